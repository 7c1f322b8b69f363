#include "Header/SymbolVariants.h"
#include "Api/DeclarationWriter.h"
#include "Header/NameClosure.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace reroute;
using llvm::StringRef;

static bool hasTarget(const Mapping &One) {
  return One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
}

/// \p Text as the inside of a string literal.
static std::string escaped(StringRef Text) {
  std::string Result;
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Result += '\\';
    Result += C;
  }
  return Result;
}

static std::string reasonOf(const Mapping &One) {
  std::string Text = One.Why.empty() ? "no rule maps it" : One.Why;
  if (!One.Instead.empty())
    Text += "; instead: " + One.Instead;
  return Text;
}

static std::string comment(StringRef Text) { return "// " + Text.str() + "\n"; }

/// A caveat above a definition that works, with a difference.
static std::string caveat(StringRef Name, const Mapping &One) {
  return One.TheGrade == Grade::Degraded ? comment(Name.str() + ": " + One.Why)
                                         : "";
}

//===-- Types and constants -----------------------------------------------===//

static HeaderText defineType(StringRef Name, const Mapping &One,
                             const HeaderUses &Uses) {
  // An alias cannot stand behind `enum` or `struct`.
  std::string Line = Uses.AsTags.count(Name.str())
                         ? "#define " + Name.str() + " " + One.Hip + "\n"
                         : "typedef " + One.Hip + " " + Name.str() + ";\n";
  std::string Text = caveat(Name, One) + Line;
  return {Text, Text};
}

static std::string typeOfMacro(int64_t Value) {
  if (Value >= 0 && Value > std::numeric_limits<int>::max())
    return "unsigned int";
  return "int";
}

/// The type of an enumerator: its enum, where that has a counterpart.
static std::string typeOfEnumerator(const ApiSymbol &Symbol,
                                    const RuleTable &Rules) {
  bool HasEnum =
      !Symbol.Parent.empty() && hasTarget(Rules.lookup(Symbol.Parent, {}));
  return HasEnum ? Symbol.Parent : "int";
}

static HeaderText defineConstant(const ApiSymbol &Symbol, const Mapping &One,
                                 const RuleTable &Rules,
                                 const HeaderUses &Uses) {
  std::string Define = "#define " + Symbol.Name + " " + One.Hip + "\n";
  bool IsMacro = Symbol.Kind == SymbolKind::Macro;
  if (IsMacro && (!Symbol.Value || Uses.InConditions.count(Symbol.Name)))
    return {Define, Define};
  std::string Type =
      IsMacro ? typeOfMacro(*Symbol.Value) : typeOfEnumerator(Symbol, Rules);
  std::string Value =
      IsMacro ? One.Hip : "static_cast<" + Type + ">(" + One.Hip + ")";
  std::string Note = caveat(Symbol.Name, One);
  return {Note + "inline constexpr " + Type + " " + Symbol.Name + " = " +
              Value + ";\n",
          Note + (IsMacro
                      ? Define
                      : "enum { " + Symbol.Name + " = " + One.Hip + " };\n")};
}

//===-- Functions ---------------------------------------------------------===//

namespace {

/// Writes the functions that stand for one of CUDA's.
class FunctionWriter {
public:
  FunctionWriter(const ApiSymbol &Symbol, const RuleTable &Rules)
      : Symbol(Symbol), Rules(Rules) {}

  HeaderText write();

private:
  std::string declaration(const ApiSignature &Signature, bool IsC) const;
  std::string body(const ApiSignature &Signature, const Mapping &One) const;
  const Mapping &mappingOf(const ApiSignature &Signature) const;
  bool hasAllTypes(const ApiSignature &Signature) const;
  bool isOfC(const Mapping &One) const;
  std::string refusal(StringRef Why) const;
  static std::string nameOf(const ApiSignature &Signature, size_t Index);

  const ApiSymbol &Symbol;
  const RuleTable &Rules;
};

} // namespace

std::string FunctionWriter::nameOf(const ApiSignature &Signature,
                                   size_t Index) {
  const std::string &Name = Signature.Parameters[Index].Name;
  return Name.empty() ? "a" + std::to_string(Index + 1) : Name;
}

const Mapping &FunctionWriter::mappingOf(const ApiSignature &Signature) const {
  CallShape Shape;
  if (!Signature.hasPack())
    Shape.Arguments = Signature.Parameters.size();
  for (const ApiField &Parameter : Signature.Parameters)
    Shape.ParameterTypes.push_back(Parameter.Type);
  return Rules.lookup(Symbol.Name, Shape);
}

/// Whether every symbol that the signature names has a counterpart, and every
/// template parameter a name to pass on.
bool FunctionWriter::hasAllTypes(const ApiSignature &Signature) const {
  StringRef Template = Signature.TemplateParameters;
  bool All = Template.empty() || Template.contains(' ');
  forEachWord(Signature, [&](StringRef Word) {
    if (Rules.symbol(Word))
      All &= hasTarget(Rules.lookup(Word, {}));
  });
  return All;
}

std::string FunctionWriter::declaration(const ApiSignature &Signature,
                                        bool IsC) const {
  std::vector<std::string> Parameters;
  for (size_t I = 0; I < Signature.Parameters.size(); ++I) {
    const ApiField &Each = Signature.Parameters[I];
    std::string Text = declare(Each.Type, nameOf(Signature, I));
    if (!IsC && !Each.Default.empty())
      Text += " = " + Each.Default;
    Parameters.push_back(std::move(Text));
  }
  std::string List = llvm::join(Parameters, ", ");
  if (IsC && List.empty())
    List = "void";
  std::string Text;
  if (!Signature.TemplateParameters.empty())
    Text = "template <" + Signature.TemplateParameters + ">\n";
  return Text + (IsC ? "static inline " : "inline ") +
         declare(Signature.Result, Symbol.Name) + "(" + List + ")";
}

std::string FunctionWriter::body(const ApiSignature &Signature,
                                 const Mapping &One) const {
  std::vector<std::string> Arguments;
  for (size_t I = 0; I < Signature.Parameters.size(); ++I) {
    StringRef Type = Signature.Parameters[I].Type;
    std::string Name = nameOf(Signature, I);
    bool IsPack = I + 1 == Signature.Parameters.size() && Signature.hasPack();
    Arguments.push_back(IsPack ? "static_cast<" + Type.rtrim(". ").str() +
                                     ">(" + Name + ")..."
                               : Name);
  }
  std::string Call = One.Call ? One.Call->expand(Arguments)
                              : One.Hip + Signature.undeducedArguments() + "(" +
                                    llvm::join(Arguments, ", ") + ")";
  return " {\n  return " + Call + ";\n}\n";
}

/// Whether C can call the counterpart.
bool FunctionWriter::isOfC(const Mapping &One) const {
  const ApiSymbol *Hip = Rules.hipSymbol(One.Hip);
  return Hip && (Hip->Kind == SymbolKind::Macro ||
                 llvm::any_of(Hip->Signatures,
                              [](const ApiSignature &S) { return S.ExternC; }));
}

/// A function that nobody can call; the compiler's message has the reason.
std::string FunctionWriter::refusal(StringRef Why) const {
  // What nearly all of them return; a caller sees no second error.
  bool IsStatus = Symbol.mainSignature()->Result == "cudaError_t";
  return "template <class... Arguments>\ninline " +
         std::string(IsStatus ? "cudaError_t " : "void ") + Symbol.Name +
         "(Arguments &&...) {\n"
         "  static_assert(sizeof...(Arguments) == ~0U, \"" +
         Symbol.Name + ": " + escaped(Why) + "\");\n" +
         (IsStatus ? "  return cudaError_t();\n}\n" : "}\n");
}

HeaderText FunctionWriter::write() {
  HeaderText Result;
  std::string Why;
  StringRef Caveat;
  for (const ApiSignature &Signature : Symbol.Signatures) {
    if (!Signature.Host)
      continue;
    const Mapping &One = mappingOf(Signature);
    if (!hasTarget(One)) {
      if (Why.empty())
        Why = reasonOf(One);
      continue;
    }
    if (!hasAllTypes(Signature))
      continue;
    if (One.TheGrade == Grade::Degraded && Caveat != One.Why) {
      Caveat = One.Why;
      Result.Cxx += caveat(Symbol.Name, One);
    }
    std::string Text = declaration(Signature, false) + body(Signature, One);
    Result.Cxx += Signature.NeedsCudaLanguage
                      ? "#ifdef __HIPCC__\n" + Text + "#endif\n"
                      : Text;
    if (Signature.ExternC && isOfC(One))
      Result.C += declaration(Signature, true) + body(Signature, One);
  }
  if (Result.Cxx.empty() && !Why.empty())
    return {refusal(Why), comment(Symbol.Name + ": " + Why)};
  return Result;
}

HeaderText reroute::defineForHip(StringRef Name, const RuleTable &Rules,
                                 const HeaderUses &Uses) {
  const ApiSymbol *Symbol = Rules.symbol(Name);
  if (!Symbol)
    return {};
  if (Symbol->Kind == SymbolKind::Function)
    return FunctionWriter(*Symbol, Rules).write();
  const Mapping &One = Rules.lookup(Name, {});
  if (!hasTarget(One)) {
    std::string Text = comment(Name.str() + ": " + reasonOf(One));
    return {Text, Text};
  }
  // HIP has a few names that CUDA has, too.
  if (One.Hip == Name)
    return {};
  switch (Symbol->Kind) {
  case SymbolKind::Enumerator:
  case SymbolKind::Macro:
    return defineConstant(*Symbol, One, Rules, Uses);
  default:
    return defineType(Name, One, Uses);
  }
}
