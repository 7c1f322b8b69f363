#include "Header/SymbolVariants.h"
#include "Header/FunctionWriter.h"
#include "Header/Phrases.h"
#include "Header/StructAdapter.h"
#include "Support/Words.h"
#include <limits>

using namespace reroute;
using llvm::StringRef;

std::string reroute::spellForHeader(StringRef Text, const RuleTable &Rules,
                                    NamesMode Names) {
  if (Names != NamesMode::Neutral)
    return Text.str();
  return replaceWords(Text, [&](StringRef Word) {
    std::string Name =
        Rules.symbol(Word) ? Rules.neutralName(Word) : Word.str();
    size_t Scope = Name.rfind(':');
    return Scope == std::string::npos ? Name : Name.substr(Scope + 1);
  });
}

static HeaderText defineType(StringRef Name, const Mapping &One,
                             const RuleTable &Rules, const HeaderUses &Uses) {
  std::string Note = caveat(Name, One);
  if (std::optional<RecordMatch> Match = adaptedRecord(Name, Rules)) {
    const std::string &Record = Match->Cuda->Name;
    if (Record == Name) {
      HeaderText Result = defineAdapter(Name, One.Hip, *Match, Rules);
      return {Note + Result.Cxx, Note + Result.C};
    }
    std::string Line =
        Note + "typedef struct " + Record + " " + Name.str() + ";\n";
    return {Line, Line};
  }
  // An alias cannot stand behind `enum` or `struct`.
  if (Uses.AsTags.count(Name.str())) {
    std::string Line = Note + "#define " + Name.str() + " " + One.Hip + "\n";
    // C takes HIP's tag without the keyword, too, then.
    std::string OfC = hipTypeOfC(One.Hip, Rules);
    bool IsTag = OfC != One.Hip;
    return {Line,
            Line + (IsTag ? "typedef " + OfC + " " + One.Hip + ";\n" : "")};
  }
  std::string End = " " + Name.str() + ";\n";
  std::optional<RecordMatch> Match = Rules.matchRecord(Name);
  return {Note + "typedef " + One.Hip + End +
              (Match ? assertOrder(Name, *Match) : ""),
          Note + "typedef " + hipTypeOfC(One.Hip, Rules) + End};
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

/// Whether a macro stands for a type.
static bool namesType(const ApiSymbol &Macro, const RuleTable &Rules) {
  const ApiSymbol *Named = Rules.symbol(Macro.Text);
  return Named &&
         (Named->Kind == SymbolKind::Type || !tagKeyword(Named->Kind).empty());
}

/// The constant \p Name with the value of \p Target, for what \p Symbol is in
/// CUDA. \p Type is an enumerator's.
static HeaderText writeConstant(const ApiSymbol &Symbol, StringRef Name,
                                StringRef Target, StringRef Type,
                                const RuleTable &Rules,
                                const HeaderUses &Uses) {
  std::string N = Name.str(), T = Target.str();
  std::string Define = "#define " + N + " " + T + "\n";
  if (Symbol.Kind == SymbolKind::Enumerator)
    return {"inline constexpr " + Type.str() + " " + N + " = static_cast<" +
                Type.str() + ">(" + T + ");\n",
            "enum { " + N + " = " + T + " };\n"};
  if (!Symbol.Value && namesType(Symbol, Rules))
    return {"typedef " + T + " " + N + ";\n", Define};
  // Only a cast to a handle has a type; other macros cannot be in a namespace.
  if (!Symbol.Value && Uses.InNamespace &&
      !StringRef(Symbol.Text).starts_with("("))
    return {comment(N + ": a macro, which no namespace can hold"), ""};
  if (!Symbol.Value && Uses.InNamespace)
    return {"inline const auto " + N + " = " + T + ";\n", ""};
  bool IsAsked = Uses.InConditions.count(Symbol.Name);
  if (!Symbol.Value || (IsAsked && !Uses.InNamespace))
    return {Define, Define};
  return {"inline constexpr " + typeOfMacro(*Symbol.Value) + " " + N + " = " +
              T + ";\n",
          Define};
}

static HeaderText defineConstant(const ApiSymbol &Symbol, const Mapping &One,
                                 const RuleTable &Rules,
                                 const HeaderUses &Uses) {
  std::string Note = caveat(Symbol.Name, One);
  HeaderText Text = writeConstant(Symbol, Symbol.Name, One.Hip,
                                  typeOfEnumerator(Symbol, Rules), Rules, Uses);
  return {Note + Text.Cxx, Note + Text.C};
}

HeaderText reroute::defineForHip(StringRef Name, const RuleTable &Rules,
                                 const HeaderUses &Uses) {
  const ApiSymbol *Symbol = Rules.symbol(Name);
  if (!Symbol)
    return {};
  if (Symbol->Kind == SymbolKind::Function)
    return writeFunction(*Symbol, Rules, Side::Hip);
  const Mapping &One = Rules.lookup(Name, {});
  if (!hasTarget(One)) {
    // HIP has a few of CUDA's names for things that do not work alike.
    if (!Rules.hipSymbol(Name))
      return refuse(*Symbol, One);
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
    return defineType(Name, One, Rules, Uses);
  }
}

HeaderText reroute::defineForCuda(const ApiSymbol &Symbol,
                                  const RuleTable &Rules,
                                  const HeaderUses &Uses) {
  if (Rules.neutralName(Symbol.Name) == Symbol.Name)
    return {};
  std::string Neutral = spellForHeader(Symbol.Name, Rules, NamesMode::Neutral);
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return writeFunction(Symbol, Rules, Side::Cuda);
  case SymbolKind::Enumerator:
  case SymbolKind::Macro:
    return writeConstant(
        Symbol, Neutral, Symbol.Name,
        Symbol.Parent.empty()
            ? "int"
            : spellForHeader(Symbol.Parent, Rules, NamesMode::Neutral),
        Rules, Uses);
  default: {
    StringRef Keyword = Symbol.Untagged ? "" : tagKeyword(Symbol.Kind);
    std::string Line =
        "typedef " + Keyword.str() + Symbol.Name + " " + Neutral + ";\n";
    return {Line, Line};
  }
  }
}
