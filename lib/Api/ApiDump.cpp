#include "Api/ApiDump.h"
#include "Api/HeaderParse.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>

using namespace reroute;

namespace {

/// Puts what two parses saw into one model.
class Assembler {
public:
  void addDeclaration(ApiSymbol Symbol);
  void addMacro(ApiSymbol Macro);
  void markCudaOnly(llvm::ArrayRef<ApiSymbol> SeenByHost);
  void resolveVersionedNames();
  std::vector<ApiSymbol> take();

private:
  void renameTypes(llvm::StringRef From, llvm::StringRef To);

  // Ordered, so that a model does not depend on hashing.
  std::map<std::string, ApiSymbol> Symbols;
};

} // namespace

static bool sameCall(const ApiSignature &A, const ApiSignature &B) {
  auto SameType = [](const ApiField &X, const ApiField &Y) {
    return X.Type == Y.Type;
  };
  return A.Result == B.Result && A.Host == B.Host && A.Variadic == B.Variadic &&
         A.TemplateParameters == B.TemplateParameters &&
         A.Parameters.size() == B.Parameters.size() &&
         llvm::equal(A.Parameters, B.Parameters, SameType);
}

/// A redeclaration can add default arguments and device code's right to call.
static void mergeSignature(ApiSignature &Into, const ApiSignature &From) {
  Into.ExternC |= From.ExternC;
  Into.Device |= From.Device;
  Into.Host |= From.Host;
  for (auto [To, Source] : llvm::zip(Into.Parameters, From.Parameters)) {
    if (To.Default.empty())
      To.Default = Source.Default;
    if (To.Name.empty())
      To.Name = Source.Name;
  }
}

void Assembler::addDeclaration(ApiSymbol Symbol) {
  auto [Entry, New] = Symbols.try_emplace(Symbol.Name, Symbol);
  if (New)
    return;
  ApiSymbol &Known = Entry->second;
  if (Known.Kind == SymbolKind::Function &&
      Symbol.Kind == SymbolKind::Function) {
    // Where host code gets it from is its header.
    if (!Known.mainSignature()->Host && Symbol.mainSignature()->Host)
      Known.Header = Symbol.Header;
    Known.Deprecated &= Symbol.Deprecated;
    for (ApiSignature &Signature : Symbol.Signatures) {
      auto Same = llvm::find_if(Known.Signatures, [&](const ApiSignature &S) {
        return sameCall(S, Signature);
      });
      if (Same == Known.Signatures.end())
        Known.Signatures.push_back(std::move(Signature));
      else
        mergeSignature(*Same, Signature);
    }
    return;
  }
  // A tag and a typedef of one name: the tag says more.
  if (Known.Kind == SymbolKind::Type && Symbol.Kind != SymbolKind::Type)
    Known = std::move(Symbol);
}

void Assembler::addMacro(ApiSymbol Macro) {
  Symbols.try_emplace(Macro.Name, std::move(Macro));
}

void Assembler::markCudaOnly(llvm::ArrayRef<ApiSymbol> SeenByHost) {
  llvm::StringMap<std::vector<const ApiSignature *>> Seen;
  for (const ApiSymbol &Symbol : SeenByHost)
    for (const ApiSignature &Signature : Symbol.Signatures)
      Seen[Symbol.Name].push_back(&Signature);
  for (auto &[Name, Symbol] : Symbols)
    for (ApiSignature &Signature : Symbol.Signatures)
      Signature.NeedsCudaLanguage =
          llvm::none_of(Seen[Name], [&](const ApiSignature *S) {
            return sameCall(*S, Signature);
          });
}

/// Replaces the identifier \p From wherever \p Text spells it.
static void replaceWord(std::string &Text, llvm::StringRef From,
                        llvm::StringRef To) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(From); At != std::string::npos;
       At = Text.find(From, At + 1)) {
    size_t End = At + From.size();
    if ((At == 0 || !IsWord(Text[At - 1])) &&
        (End == Text.size() || !IsWord(Text[End])))
      Text.replace(At, From.size(), To);
  }
}

static void renameIn(std::vector<ApiField> &Fields, llvm::StringRef From,
                     llvm::StringRef To) {
  for (ApiField &Field : Fields) {
    replaceWord(Field.Type, From, To);
    renameIn(Field.Fields, From, To);
  }
}

void Assembler::renameTypes(llvm::StringRef From, llvm::StringRef To) {
  for (auto &[Name, Symbol] : Symbols) {
    replaceWord(Symbol.Underlying, From, To);
    renameIn(Symbol.Fields, From, To);
    for (ApiSignature &Signature : Symbol.Signatures) {
      replaceWord(Signature.Result, From, To);
      renameIn(Signature.Parameters, From, To);
    }
  }
}

/// `#define cudaX cudaX_v2` means that sources say cudaX and the headers
/// declare cudaX_v2. The model says what sources can say: both.
void Assembler::resolveVersionedNames() {
  std::vector<ApiSymbol> Macros;
  for (const auto &[Name, Symbol] : Symbols)
    if (Symbol.Kind == SymbolKind::Macro && Symbol.MacroParameters.empty() &&
        Symbol.Text.size() > Name.size() &&
        llvm::StringRef(Symbol.Text).starts_with(Name))
      Macros.push_back(Symbol);
  for (const ApiSymbol &Macro : Macros) {
    auto Target = Symbols.find(Macro.Text);
    if (Target == Symbols.end())
      continue;
    ApiSymbol Copy = Target->second;
    bool IsRecord =
        Copy.Kind == SymbolKind::Struct || Copy.Kind == SymbolKind::Union;
    if (!IsRecord && Copy.Kind != SymbolKind::Function)
      continue;
    Copy.Name = Macro.Name;
    Symbols[Macro.Name] = std::move(Copy);
    if (!IsRecord)
      continue;
    ApiSymbol Alias;
    Alias.Name = Target->first;
    Alias.Kind = SymbolKind::Type;
    Alias.Header = Target->second.Header;
    Alias.Underlying = Macro.Name;
    Target->second = std::move(Alias);
    renameTypes(Target->first, Macro.Name);
  }
}

/// The C entry point is what other languages and HIP mirror, so it leads; what
/// only device code can call comes last.
static void putEntryPointFirst(std::vector<ApiSignature> &Signatures) {
  std::vector<ApiSignature> Sorted;
  for (auto [Host, ExternC] : {std::pair(true, true), std::pair(true, false),
                               std::pair(false, true), std::pair(false, false)})
    for (const ApiSignature &Signature : Signatures)
      if (Signature.Host == Host && Signature.ExternC == ExternC)
        Sorted.push_back(Signature);
  Signatures = std::move(Sorted);
}

std::vector<ApiSymbol> Assembler::take() {
  std::vector<ApiSymbol> All;
  for (auto &[Name, Symbol] : Symbols) {
    putEntryPointFirst(Symbol.Signatures);
    All.push_back(std::move(Symbol));
  }
  return All;
}

static std::optional<int64_t> valueOf(llvm::ArrayRef<ApiSymbol> Symbols,
                                      llvm::StringRef Name) {
  for (const ApiSymbol &Symbol : Symbols)
    if (Symbol.Name == Name)
      return Symbol.Value;
  return std::nullopt;
}

static llvm::VersionTuple versionOf(const ApiDescription &Description,
                                    llvm::ArrayRef<ApiSymbol> Macros) {
  if (auto Number = valueOf(Macros, Description.VersionNumber))
    return llvm::VersionTuple(*Number / 1000, *Number % 1000 / 10);
  auto Major = valueOf(Macros, Description.VersionMajor);
  auto Minor = valueOf(Macros, Description.VersionMinor);
  if (Major && Minor)
    return llvm::VersionTuple(*Major, *Minor);
  return {};
}

static llvm::Error cannotDump(const DumpOptions &Options,
                              const HeaderParse &Parse, llvm::StringRef What) {
  std::string Why = Parse.Errors.empty() ? std::string("Clang gave no reason")
                                         : Parse.Errors.front();
  return makeError(ExitCode::InvalidPack,
                   Options.Root + ": " + What + " (" + Why +
                       "); give the folder whose include/ holds the headers "
                       "of " +
                       Options.Description.Api);
}

llvm::Expected<ApiModel> reroute::dumpApi(const DumpOptions &Options,
                                          std::vector<std::string> *Tolerated) {
  const ApiDescription &Description = Options.Description;
  HeaderParse::Request What{Description,
                            llvm::StringRef(Options.Root).rtrim('/').str(),
                            Options.ResourceDir.empty()
                                ? std::string(REROUTE_CLANG_RESOURCE_DIR)
                                : Options.ResourceDir,
                            Description.DeviceArguments,
                            {}};
  llvm::append_range(What.Arguments, Options.ExtraArguments);
  HeaderParse Device = HeaderParse::run(What);
  if (Device.Fatal || Device.Declarations.empty())
    return cannotDump(Options, Device, "cannot parse the headers");

  for (const ApiSymbol &Macro : Device.Macros)
    if (Macro.MacroParameters.empty() && !Macro.Text.empty())
      What.MacrosToEvaluate.push_back(Macro.Name);
  What.Arguments = Description.HostArguments;
  llvm::append_range(What.Arguments, Options.ExtraArguments);
  HeaderParse Host = HeaderParse::run(What);
  if (Host.Fatal || Host.Declarations.empty())
    return cannotDump(Options, Host, "cannot parse the headers as plain C++");

  for (const HeaderParse *Parse : {&Device, &Host}) {
    if (Parse->Errors.empty())
      continue;
    if (!Options.KeepGoing)
      return cannotDump(Options, *Parse, "a header does not parse");
    if (Tolerated)
      llvm::append_range(*Tolerated, Parse->Errors);
  }

  llvm::StringMap<int64_t> Values;
  for (const auto &[Name, Value] : Host.MacroValues)
    Values[Name] = Value;
  for (ApiSymbol &Macro : Device.Macros)
    if (auto Value = Values.find(Macro.Name); Value != Values.end())
      Macro.Value = Value->second;

  ApiModel Model;
  Model.Api = Description.Api;
  Model.Versions = {Options.Version.empty()
                        ? versionOf(Description, Device.Macros)
                        : Options.Version};
  if (Model.Versions.front().empty())
    return cannotDump(Options, Host, "the headers do not say their version");

  Assembler Assembly;
  for (ApiSymbol &Symbol : Device.Declarations)
    Assembly.addDeclaration(std::move(Symbol));
  for (ApiSymbol &Macro : Device.Macros)
    Assembly.addMacro(std::move(Macro));
  Assembly.markCudaOnly(Host.Declarations);
  Assembly.resolveVersionedNames();
  Model.Symbols = Assembly.take();
  Model.reindex();
  return Model;
}
