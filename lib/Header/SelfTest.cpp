#include "Header/SelfTest.h"
#include "Header/FunctionWriter.h"
#include "Header/NameClosure.h"
#include "Header/Phrases.h"
#include "Header/StructAdapter.h"
#include "Header/VersionRanges.h"
#include "Support/Words.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class Writer {
public:
  explicit Writer(const HeaderRequest &Request)
      : Request(Request), First(*Request.Rules.Tables.front()),
        Names(closeOver(Request.Names, Request.Rules)) {
    for (const std::string &Name : Names)
      if (const ApiSymbol *Symbol = First.symbol(Name);
          Symbol && !Symbol->Parent.empty())
        Enumerators[Symbol->Parent].push_back(Name);
  }

  std::string write() const;

private:
  std::string testForHip(StringRef Name, const RuleTable &Rules) const;
  std::string testForCuda(const ApiSymbol &Shape) const;
  std::string testSwitch(StringRef Enum, const RuleTable &Rules) const;
  /// As the tree's sources say it.
  std::string spell(StringRef Text) const {
    if (Request.Project.Names != NamesMode::Neutral)
      return Text.str();
    return replaceWords(Text, [&](StringRef Word) {
      return First.symbol(Word) ? First.neutralName(Word) : Word.str();
    });
  }

  const HeaderRequest &Request;
  const RuleTable &First;
  std::set<std::string> Names;
  llvm::StringMap<std::vector<std::string>> Enumerators; ///< By enum.
};

} // namespace

//===-- Functions ---------------------------------------------------------===//

/// What \p Parameter, such as "class T" or "int dim", can stand for in
/// \p Signature: an object, but a kernel or a function of sizes where it is the
/// whole type of an argument.
static std::string argumentFor(StringRef Parameter, StringRef Name,
                               const ApiSignature &Signature, Side For) {
  if (!Parameter.starts_with("class ") && !Parameter.starts_with("typename "))
    return ("static_cast<" + Parameter.drop_back(Name.size()).trim() + ">(1)")
        .str();
  for (const ApiField &Each : Signature.Parameters)
    if (Each.Type == Name && Name != "T")
      return "size_t (*)(int)";
    else if (Each.Type == Name)
      // CUDA's own templates take a kernel from nvcc alone.
      return For == Side::Hip ? "void (*)(int)" : "const void *";
  return "float";
}

/// What each parameter of \p Signature's template stands for.
static llvm::StringMap<std::string>
templateArguments(const ApiSignature &Signature, Side For) {
  llvm::StringMap<std::string> Arguments;
  llvm::SmallVector<StringRef, 4> Parts;
  StringRef(Signature.TemplateParameters)
      .split(Parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Parts) {
    StringRef Name = Part.substr(Part.find_last_of(" .") + 1);
    Arguments[Name] = argumentFor(Part.trim(), Name, Signature, For);
  }
  return Arguments;
}

/// "(void)static_cast<R (*)(A, B)>(&name);" with template parameters replaced.
static std::string takeAddress(StringRef Name, const ApiSignature &Signature,
                               Side For) {
  llvm::StringMap<std::string> Arguments = templateArguments(Signature, For);
  std::vector<std::string> Types;
  for (const ApiField &Parameter : Signature.Parameters) {
    std::string Type = replaceWords(Parameter.Type, [&](StringRef Word) {
      auto Found = Arguments.find(Word);
      return Found == Arguments.end() ? Word.str() : Found->second;
    });
    // One element stands for a pack.
    size_t Dots = Type.find("...");
    if (Dots != std::string::npos)
      Type.erase(Dots, 3);
    Types.push_back(std::move(Type));
  }
  StringRef Explicit = Signature.undeducedArguments().empty() ? "" : "<float>";
  return ("  (void)static_cast<" + Signature.Result + " (*)(" +
          llvm::join(Types, ", ") + ")>(&" + Name + Explicit + ");\n")
      .str();
}

static std::string takeAddresses(const ApiSymbol &Symbol,
                                 const RuleTable &Rules, Side For) {
  std::string Text;
  for (const ApiSignature *Each : writtenSignatures(Symbol, Rules, For)) {
    std::string Line = takeAddress(Symbol.Name, *Each, For);
    Text += forLanguage(Line, *Each, Symbol, Rules, For);
  }
  return Text;
}

//===-- Types and constants -----------------------------------------------===//

static std::string useConstant(const ApiSymbol &Symbol) {
  if (Symbol.Kind == SymbolKind::Macro && !Symbol.Value)
    return "";
  return "  (void)std::integral_constant<long long, static_cast<long long>(" +
         Symbol.Name + ")>();\n";
}

/// A switch with a case for each value; two names of one value are one case.
std::string Writer::testSwitch(StringRef Enum, const RuleTable &Rules) const {
  auto Found = Enumerators.find(Enum);
  if (Found == Enumerators.end())
    return "";
  std::set<int64_t> Values;
  std::string Cases;
  for (const std::string &Name : Found->second) {
    const Mapping &One = Rules.lookup(Name, {});
    const ApiSymbol *Hip = hasTarget(One) ? Rules.hipSymbol(One.Hip) : nullptr;
    if (!Hip || !Hip->Value || !Values.insert(*Hip->Value).second)
      continue;
    Cases += "  case " + Name + ":\n";
  }
  if (Cases.empty())
    return "";
  return "  switch (" + Enum.str() + "()) {\n" + Cases +
         "    break;\n  default:\n    break;\n  }\n";
}

std::string Writer::testForHip(StringRef Name, const RuleTable &Rules) const {
  const ApiSymbol *Symbol = Rules.symbol(Name);
  const Mapping &One = Rules.lookup(Name, {});
  if (!Symbol)
    return "";
  if (Symbol->Kind == SymbolKind::Function)
    return spell(takeAddresses(*Symbol, Rules, Side::Hip));
  if (!hasTarget(One) || One.Hip == Name)
    return "";
  if (Symbol->Kind == SymbolKind::Macro ||
      Symbol->Kind == SymbolKind::Enumerator)
    return spell(useConstant(*Symbol));
  std::string Trait = adaptedRecord(Name, Rules) ? "is_convertible" : "is_same";
  return spell("  static_assert(std::" + Trait + "<" + Name.str() + ", " +
               One.Hip + ">::value, \"\");\n" + testSwitch(Name, Rules));
}

std::string Writer::testForCuda(const ApiSymbol &Shape) const {
  if (Shape.Kind == SymbolKind::Function)
    return spell(takeAddresses(Shape, First, Side::Cuda));
  if (Shape.Kind == SymbolKind::Macro || Shape.Kind == SymbolKind::Enumerator)
    return spell(useConstant(Shape));
  return "  static_assert(std::is_same<" + spell(Shape.Name) + ", " +
         (Shape.Untagged ? "" : tagKeyword(Shape.Kind).str()) + Shape.Name +
         ">::value, \"\");\n";
}

//===-- The unit ----------------------------------------------------------===//

std::string Writer::write() const {
  const ProjectFile &Project = Request.Project;
  const Route &To = *Project.TheRoute;
  std::string Cuda, Hip;
  for (const std::string &Name : Names) {
    Hip += joinHipVersions(Request.Rules, [&](const RuleTable &Rules) {
      return testForHip(Name, Rules);
    });
    Cuda += joinCudaVersions(First.shapes(Name), [&](const ApiSymbol &Shape) {
      return testForCuda(Shape);
    });
  }
  return "// Compiles only if the compat header keeps what it promises.\n" +
         origin(Request) + "#include " +
         (To.Quoted ? "\"" + To.Header + "\"" : "<" + To.Header + ">") +
         "\n#include <type_traits>\n\n"
         "#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n\n"
         "void rerouteSelfTest() {\n#ifndef " +
         guardOf(Project) + "\n" + Cuda + "#else\n" + Hip + "#endif\n}\n";
}

std::string reroute::writeSelfTest(const HeaderRequest &Request) {
  return Writer(Request).write();
}
