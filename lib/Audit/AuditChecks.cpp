#include "Audit/AuditChecks.h"
#include "Api/DeclarationWriter.h"
#include "Api/TemplateInstance.h"
#include "Support/Words.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class CheckWriter {
public:
  CheckWriter(const HeaderNeeds &Needs, const RuleTable &Rules,
              unsigned FirstLine)
      : Needs(Needs), Rules(Rules), Line(FirstLine) {}

  void add(const ApiSymbol &Symbol);
  AuditChecks Result;

private:
  void addMention(const ApiSymbol &Symbol);
  void addCalls(const ApiSymbol &Symbol, const ApiSignature &Signature);
  void addCall(StringRef Name, const ApiSignature &Signature, unsigned Count);
  void addFields(StringRef Name);
  void addLine(const std::string &Text) {
    Result.Code += Text + "\n";
    ++Line;
  }
  void check(Provision What, const std::string &Text) {
    Result.ByLine[Line] = std::move(What);
    addLine(Text);
  }
  bool hasTarget(const Mapping &One) const {
    return One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
  }
  /// \p Type as the tree can say it: a type that it does not name reaches it
  /// only as HIP's.
  std::string spell(StringRef Type) const {
    return replaceWords(Type, [&](StringRef Word) {
      return Rules.symbol(Word) && !Needs.Names.count(Word.str())
                 ? Rules.lookup(Word, {}).Hip
                 : Word.str();
    });
  }
  std::string freshName() const {
    return "reroute_check_" + std::to_string(Line);
  }

  const HeaderNeeds &Needs;
  const RuleTable &Rules;
  unsigned Line;
};

} // namespace

/// One line that compiles only where the name means what its kind says.
void CheckWriter::addMention(const ApiSymbol &Symbol) {
  Provision What{Provision::Symbol, Symbol.Name, ""};
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    // A macro with parameters is no less a function to its callers.
    addLine("#ifndef " + Symbol.Name);
    check(What, "using ::" + Symbol.Name + ";");
    return addLine("#endif");
  case SymbolKind::Enumerator:
    return check(What,
                 "constexpr auto " + freshName() + " = " + Symbol.Name + ";");
  case SymbolKind::Macro:
    return check(What, "const auto " + freshName() + " = " + Symbol.Name + ";");
  default:
    return check(What, "typedef " + Symbol.Name + " *" + freshName() + ";");
  }
}

/// "f(A, B)" with the types of the first \p Count parameters.
static std::string signatureText(StringRef Name, const ApiSignature &Signature,
                                 unsigned Count) {
  std::vector<std::string> Types;
  for (unsigned I = 0; I < Count; ++I)
    Types.push_back(Signature.Parameters[I].Type);
  return Name.str() + "(" + llvm::join(Types, ", ") + ")";
}

void CheckWriter::addCall(StringRef Name, const ApiSignature &Signature,
                          unsigned Count) {
  CallShape Shape{Count, {}};
  for (const ApiField &Parameter : Signature.Parameters)
    Shape.ParameterTypes.push_back(Parameter.Type);
  if (!hasTarget(Rules.lookup(Name, Shape)))
    return;
  std::vector<std::string> Parameters, Arguments;
  for (unsigned I = 0; I < Count; ++I) {
    Arguments.push_back("a" + std::to_string(I));
    Parameters.push_back(
        declare(spell(Signature.Parameters[I].Type), Arguments.back()));
  }
  bool IsTemplate = !Signature.TemplateParameters.empty();
  std::string Text =
      (IsTemplate ? "template <" + Signature.TemplateParameters + "> " : "") +
      "struct " + freshName() + " { static " +
      declare(spell(Signature.Result), "call") + "(" +
      llvm::join(Parameters, ", ") + ") { return " + Name.str() +
      Signature.undeducedArguments() + "(" + llvm::join(Arguments, ", ") +
      "); } };";
  if (IsTemplate)
    Text += " template struct " + freshName() + "<" +
            instanceOf(Signature.TemplateParameters, Signature) + ">;";
  if (Count == Signature.Parameters.size())
    return check(
        {Provision::Call, Name.str(),
         (IsTemplate ? "template <" + Signature.TemplateParameters + "> "
                     : "") +
             signatureText(Name, Signature, Count)},
        Text);
  std::vector<std::string> LeftOut;
  for (const ApiField &Each :
       llvm::ArrayRef(Signature.Parameters).drop_front(Count))
    LeftOut.push_back(Each.Name);
  check({Provision::Defaults, Name.str(), listed(LeftOut)}, Text);
}

void CheckWriter::addCalls(const ApiSymbol &Symbol,
                           const ApiSignature &Signature) {
  // Forms for nvcc alone need kernels; templates without names for their
  // parameters and packs have no one call that stands for all.
  StringRef Template = Signature.TemplateParameters;
  if (!Signature.Host || Signature.NeedsCudaLanguage || Signature.hasPack() ||
      (!Template.empty() && !Template.contains(' ')))
    return;
  bool AllKnown = true;
  for (const ApiField &Parameter : Signature.Parameters)
    forEachWord(Parameter.Type, [&](StringRef Word) {
      AllKnown &= !Rules.symbol(Word) || hasTarget(Rules.lookup(Word, {}));
    });
  if (!AllKnown)
    return;
  for (unsigned Count = Signature.requiredArguments();
       Count <= Signature.Parameters.size(); ++Count)
    addCall(Symbol.Name, Signature, Count);
}

void CheckWriter::addFields(StringRef Name) {
  std::optional<RecordMatch> Match = Rules.matchRecord(Name);
  if (!Match)
    return;
  for (const FieldPair &Each : Match->Fields)
    // Nobody misses a field under another name that nobody asks for.
    if (Each.Cuda && Each.Hip &&
        (Each.Cuda->Name == Each.Hip->Name ||
         Needs.Fields.count(Name.str() + "." + Each.Cuda->Name)))
      check({Provision::Field, Name.str(), Each.Cuda->Name},
            "auto " + freshName() + "(" + Name.str() + " &s) -> decltype((s." +
                Each.Cuda->Name + "));");
}

void CheckWriter::add(const ApiSymbol &Symbol) {
  // What stands in #if has no meaning that code could ask for.
  if (Symbol.Kind == SymbolKind::Macro && !Symbol.Value)
    return;
  addMention(Symbol);
  if (Symbol.Kind == SymbolKind::Function)
    for (const ApiSignature &Signature : Symbol.Signatures)
      addCalls(Symbol, Signature);
  else if (hasTarget(Rules.lookup(Symbol.Name, {})))
    addFields(Symbol.Name);
}

AuditChecks reroute::auditChecks(const HeaderNeeds &Needs,
                                 const RuleTable &Rules, unsigned FirstLine) {
  CheckWriter Writer(Needs, Rules, FirstLine);
  for (const std::string &Name : Needs.Names)
    if (const ApiSymbol *Symbol = Rules.symbol(Name))
      Writer.add(*Symbol);
  return std::move(Writer.Result);
}
