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
    return Rules.symbol(Word) ? Rules.neutralName(Word) : Word.str();
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
  std::string Neutral = Rules.neutralName(Symbol.Name);
  if (Neutral == Symbol.Name)
    return {};
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return writeFunction(Symbol, Rules, Side::Cuda);
  case SymbolKind::Enumerator:
  case SymbolKind::Macro: {
    // What defineConstant writes, with CUDA's own symbol for the counterpart.
    bool IsMacro = Symbol.Kind == SymbolKind::Macro;
    std::string Define = "#define " + Neutral + " " + Symbol.Name + "\n";
    if (IsMacro && (!Symbol.Value || Uses.InConditions.count(Symbol.Name)))
      return {Define, Define};
    std::string Type = IsMacro ? typeOfMacro(*Symbol.Value)
                       : Symbol.Parent.empty()
                           ? "int"
                           : Rules.neutralName(Symbol.Parent);
    return {"inline constexpr " + Type + " " + Neutral + " = " + Symbol.Name +
                ";\n",
            IsMacro ? Define
                    : "enum { " + Neutral + " = " + Symbol.Name + " };\n"};
  }
  default: {
    StringRef Keyword = Symbol.Untagged ? "" : tagKeyword(Symbol.Kind);
    std::string Line =
        "typedef " + Keyword.str() + Symbol.Name + " " + Neutral + ";\n";
    return {Line, Line};
  }
  }
}
