#include "Header/StructAdapter.h"
#include "Api/DeclarationWriter.h"
#include "Header/Phrases.h"
#include "Support/Words.h"

using namespace reroute;
using llvm::StringRef;

std::optional<RecordMatch> reroute::adaptedRecord(StringRef Name,
                                                  const RuleTable &Rules) {
  const Mapping &One = Rules.lookup(Name, {});
  bool HasTarget =
      One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
  if (!HasTarget || One.Hip == Name)
    return std::nullopt;
  std::optional<RecordMatch> Match = Rules.matchRecord(Name);
  if (!Match || Match->Cuda->Kind == SymbolKind::Union ||
      (Match->SamePlaces && !Match->hasRenames()))
    return std::nullopt;
  // Fields with fields of their own would need conversions of their own; no
  // measured record that needs an adapter has any.
  for (const FieldPair &Each : Match->Fields)
    if ((Each.Cuda && !Each.Cuda->Fields.empty()) ||
        (!Each.Cuda && !Each.Hip->Fields.empty()))
      return std::nullopt;
  return Match;
}

/// CUDA's type, where HIP has a counterpart of every name in it.
static StringRef typeOf(const FieldPair &Field, const RuleTable &Rules) {
  bool AllKnown = true;
  forEachWord(Field.Cuda->Type, [&](StringRef Word) {
    Grade TheGrade = Rules.lookup(Word, {}).TheGrade;
    if (Rules.symbol(Word))
      AllKnown &= TheGrade == Grade::Exact || TheGrade == Grade::Degraded;
  });
  return AllKnown ? Field.Cuda->Type : Field.Hip->Type;
}

static std::string writeFields(const RecordMatch &Match,
                               const RuleTable &Rules) {
  size_t LastShared = 0;
  for (size_t I = 0; I < Match.Fields.size(); ++I)
    if (Match.Fields[I].Hip)
      LastShared = I;
  std::string Text;
  for (size_t I = 0; I < Match.Fields.size(); ++I) {
    const FieldPair &Each = Match.Fields[I];
    if (!Each.Cuda)
      Text += "  " + declare(Each.Hip->Type, Each.Hip->Name) + ";\n";
    else if (Each.Hip)
      Text += "  " + declare(typeOf(Each, Rules), Each.Cuda->Name) + ";\n";
    else if (I < LastShared)
      // A pointer to nothing: it keeps the place and takes no value but 0.
      Text += "  const struct noSuchFieldInHip *" + Each.Cuda->Name + ";\n";
  }
  return Text;
}

/// Assignments from the fields of \p From to those of \p To.
static std::string copyFields(const RecordMatch &Match, bool ToHip,
                              StringRef From, StringRef To, StringRef Indent) {
  std::string Text;
  for (const FieldPair &Each : Match.Fields) {
    if (!Each.Hip)
      continue;
    const std::string &Hip = Each.Hip->Name;
    const std::string &Cuda = Each.Cuda ? Each.Cuda->Name : Hip;
    std::string Source = From.str() + (ToHip ? Cuda : Hip);
    std::string Target = To.str() + (ToHip ? Hip : Cuda);
    if (StringRef(Each.Hip->Type).contains('[')) {
      Text += Indent.str() + "__builtin_memcpy(" + Target + ", " + Source +
              ", sizeof(" + Target + ") < sizeof(" + Source + ") ? sizeof(" +
              Target + ") : sizeof(" + Source + "));\n";
      continue;
    }
    Text += Indent.str() + Target + " = " + Source + ";\n";
  }
  return Text;
}

std::string reroute::toHipOfC(StringRef Name) { return Name.str() + "_toHip"; }

std::string reroute::fromHipOfC(StringRef Name) {
  return Name.str() + "_fromHip";
}

HeaderText reroute::defineAdapter(StringRef Name, StringRef Hip,
                                  const RecordMatch &Match,
                                  const RuleTable &Rules) {
  std::string N = Name.str(), H = Hip.str(), OfC = hipTypeOfC(Hip, Rules);
  std::string Fields = writeFields(Match, Rules);
  HeaderText Result;
  Result.Cxx = "struct " + N + " {\n" + Fields + "\n  operator " + H +
               "() const {\n    " + H + " hip = " + H + "();\n" +
               copyFields(Match, true, "", "hip.", "    ") +
               "    return hip;\n  }\n  static " + N + " fromHip(const " + H +
               " &hip) {\n    " + N + " cuda = " + N + "();\n" +
               copyFields(Match, false, "hip.", "cuda.", "    ") +
               "    return cuda;\n  }\n};\n";
  Result.C =
      "typedef struct " + N + " {\n" + Fields + "} " + N + ";\nstatic inline " +
      OfC + " " + toHipOfC(Name) + "(const " + N + " *cuda) {\n  " + OfC +
      " hip = {0};\n" + copyFields(Match, true, "cuda->", "hip.", "  ") +
      "  return hip;\n}\nstatic inline " + N + " " + fromHipOfC(Name) +
      "(const " + OfC + " *hip) {\n  " + N + " cuda = {0};\n" +
      copyFields(Match, false, "hip->", "cuda.", "  ") + "  return cuda;\n}\n";
  return Result;
}

std::string reroute::assertOrder(StringRef Name, const RecordMatch &Match) {
  if (Match.Cuda->Kind == SymbolKind::Union)
    return "";
  // The members of an unnamed union share an offset; others never do.
  std::string Tests;
  StringRef Before;
  for (const FieldPair &Each : Match.Fields) {
    if (!Each.Cuda || !Each.Hip)
      continue;
    if (!Before.empty())
      Tests += (Tests.empty() ? "" : " &&\n                  ") +
               ("offsetof(" + Name + ", " + Before + ") <= offsetof(" + Name +
                ", " + Each.Hip->Name + ")")
                   .str();
    Before = Each.Hip->Name;
  }
  return Tests.empty() ? ""
                       : "static_assert(" + Tests +
                             ",\n              \"the "
                             "fields of " +
                             Name.str() +
                             " stand in another order "
                             "than CUDA's\");\n";
}
