#include "Api/StubHeaders.h"
#include "Api/DeclarationWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace reroute;

static constexpr llvm::StringLiteral TypesPath = "reroute/types.h";
static constexpr llvm::StringLiteral FunctionsPath = "reroute/functions.h";
static constexpr llvm::StringLiteral VersionPath = "reroute/version.h";

/// Hand-written: what signatures name and no model can hold.
static constexpr llvm::StringLiteral TemplatesPath = "reroute/templates.h";

/// Generated headers include what every toolkit header can rely on.
static constexpr llvm::StringLiteral BaseInclude =
    "#include \"reroute/base.h\"\n";

static std::string guarded(llvm::StringRef Contents) {
  return ("#pragma once\n" + Contents).str();
}

static bool spells(llvm::StringRef Text, llvm::StringRef Word) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(Word); At != llvm::StringRef::npos;
       At = Text.find(Word, At + 1)) {
    llvm::StringRef After = Text.drop_front(At + Word.size());
    if ((At == 0 || !IsWord(Text[At - 1])) &&
        (After.empty() || !IsWord(After.front())))
      return true;
  }
  return false;
}

static std::string versionText(const llvm::VersionTuple &Version) {
  std::string Major = llvm::utostr(Version.getMajor());
  std::string Minor = llvm::utostr(Version.getMinor().value_or(0));
  return "#define REROUTE_API_MAJOR " + Major + "\n#define REROUTE_API_MINOR " +
         Minor + "\n";
}

/// Headers that both languages have: attributes and vector types.
static constexpr llvm::StringLiteral SharedFolder = "api/offload-device/";

/// "api/cuda-device/" for "cuda-runtime".
static std::string dataFolder(llvm::StringRef Api) {
  return ("api/" + Api.split('-').first + "-device/").str();
}

std::vector<StubFile>
reroute::synthesiseHeaders(const ApiModel &Model,
                           const llvm::VersionTuple &Version,
                           llvm::ArrayRef<EmbeddedFile> Data) {
  std::map<std::string, std::string> Files;
  std::string Folder = dataFolder(Model.Api);
  std::string Shared;
  for (const EmbeddedFile &File : Data) {
    llvm::StringRef Path = File.Path;
    if (Path.consume_front(SharedFolder))
      Shared += File.Contents;
    else if (!Path.consume_front(Folder))
      continue;
    Files[Path.str()] = guarded(File.Contents);
  }

  std::vector<const ApiSymbol *> Symbols;
  std::map<std::string, bool> HasFunctions;
  for (const ApiSymbol &Symbol : Model.Symbols) {
    if (!Symbol.Versions.contains(Version))
      continue;
    auto ByHand = Files.find(Symbol.Header);
    if (spells(Shared, Symbol.Name) ||
        (ByHand != Files.end() && spells(ByHand->second, Symbol.Name)))
      continue;
    Symbols.push_back(&Symbol);
    HasFunctions[Symbol.Header] |= Symbol.Kind == SymbolKind::Function;
  }

  bool IsNewest = Version.empty() && !Model.Versions.empty();
  Files[VersionPath.str()] =
      guarded(versionText(IsNewest ? Model.Versions.back() : Version));
  Files[TypesPath.str()] = guarded(BaseInclude.str() + writeTypes(Symbols));
  std::string Before = ("#include \"" + TypesPath + "\"\n").str();
  if (Files.count(TemplatesPath.str()))
    Before += ("#include \"" + TemplatesPath + "\"\n").str();
  Files[FunctionsPath.str()] = guarded(Before + writeFunctions(Symbols));
  for (const auto &[Header, Functions] : HasFunctions)
    Files.try_emplace(Header,
                      guarded("#include \"" +
                              (Functions ? FunctionsPath : TypesPath).str() +
                              "\"\n"));

  std::vector<StubFile> Result;
  for (auto &[Path, Contents] : Files)
    Result.push_back({Path, std::move(Contents)});
  return Result;
}
