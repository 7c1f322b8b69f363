#include "Api/StubHeaders.h"
#include "Api/DeclarationWriter.h"
#include "Support/Words.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace reroute;

static constexpr llvm::StringLiteral VersionPath = "reroute/version.h";

/// Hand-written: what signatures name and no model can hold.
static constexpr llvm::StringLiteral TemplatesPath = "reroute/templates.h";

/// Hand-written: what every generated header can rely on.
static constexpr llvm::StringLiteral BasePath = "reroute/base.h";

/// An include of \p Path, in the header \p From of the same folder. Another
/// API's folder, with headers of the same paths, may come first in the search.
static std::string includeOf(llvm::StringRef Path, llvm::StringRef From) {
  std::string Up;
  for (size_t Depth = From.count('/'); Depth > 0; --Depth)
    Up += "../";
  return ("#include \"" + Up + Path + "\"\n").str();
}

static std::string guarded(llvm::StringRef Contents) {
  return ("#pragma once\n" + Contents).str();
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
  Api.consume_back("-runtime");
  return ("api/" + Api + "-device/").str();
}

/// What the real headers of a library include.
static constexpr llvm::StringLiteral LibraryBase =
    "#include <cuda_runtime_api.h>\n"
    "#include <cuComplex.h>\n"
    "#ifdef __cplusplus\n"
    "#include <cuda_fp16.h>\n"
    "#endif\n";

namespace {

/// The headers of one API while they are put together.
class HeaderSet {
public:
  /// Generated headers that every public one stands on are in \p Inner.
  HeaderSet(const ApiModel &Model, const llvm::VersionTuple &Version,
            std::string Inner)
      : Model(Model), Version(Version), Inner(std::move(Inner)) {}

  void addByHand(llvm::StringRef Path, llvm::StringRef Contents) {
    Files[Path.str()] = guarded(Contents);
  }
  /// Leaves the symbols that \p Text spells to it.
  void leaveTo(llvm::StringRef Text) { Elsewhere += Text; }
  bool has(llvm::StringRef Path) const { return Files.count(Path.str()); }
  /// A header with \p TypesAlone declares functions only if the model says so
  /// of some.
  void generate(llvm::StringRef Base, llvm::StringRef BeforeFunctions,
                bool TypesAlone);
  std::vector<StubFile> take();

private:
  const ApiModel &Model;
  const llvm::VersionTuple &Version;
  std::string Inner;
  std::map<std::string, std::string> Files;
  std::string Elsewhere; ///< Texts that declare symbols by hand.
};

} // namespace

void HeaderSet::generate(llvm::StringRef Base, llvm::StringRef BeforeFunctions,
                         bool TypesAlone) {
  std::vector<const ApiSymbol *> Symbols;
  std::map<std::string, bool> HasFunctions;
  for (const ApiSymbol &Symbol : Model.Symbols) {
    if (!Symbol.Versions.contains(Version))
      continue;
    auto ByHand = Files.find(Symbol.Header);
    if (spellsWord(Elsewhere, Symbol.Name) ||
        (ByHand != Files.end() && spellsWord(ByHand->second, Symbol.Name)))
      continue;
    Symbols.push_back(&Symbol);
    HasFunctions[Symbol.Header] |=
        !TypesAlone || Symbol.Kind == SymbolKind::Function;
  }
  std::string Types = Inner + "types.h", Functions = Inner + "functions.h";
  Files[Types] = guarded(Base.str() + writeTypes(Symbols));
  Files[Functions] = guarded(includeOf(Types, Functions) +
                             BeforeFunctions.str() + writeFunctions(Symbols));
  for (const auto &[Header, Any] : HasFunctions)
    Files.try_emplace(Header,
                      guarded(includeOf(Any ? Functions : Types, Header)));
}

std::vector<StubFile> HeaderSet::take() {
  std::vector<StubFile> Result;
  for (auto &[Path, Contents] : Files)
    Result.push_back({Path, std::move(Contents)});
  return Result;
}

std::vector<StubFile>
reroute::synthesiseHeaders(const ApiModel &Model,
                           const llvm::VersionTuple &Version,
                           llvm::ArrayRef<EmbeddedFile> Data) {
  HeaderSet Headers(Model, Version, "reroute/");
  std::string Folder = dataFolder(Model.Api);
  for (const EmbeddedFile &File : Data) {
    llvm::StringRef Path = File.Path;
    if (Path.consume_front(SharedFolder))
      Headers.leaveTo(File.Contents);
    else if (!Path.consume_front(Folder))
      continue;
    Headers.addByHand(Path, File.Contents);
  }
  bool IsNewest = Version.empty() && !Model.Versions.empty();
  Headers.addByHand(VersionPath,
                    versionText(IsNewest ? Model.Versions.back() : Version));
  Headers.generate(
      includeOf(BasePath, BasePath),
      Headers.has(TemplatesPath) ? includeOf(TemplatesPath, TemplatesPath) : "",
      /*TypesAlone=*/true);
  return Headers.take();
}

bool reroute::standsAlone(llvm::StringRef Api,
                          llvm::ArrayRef<EmbeddedFile> Data) {
  std::string Base = dataFolder(Api) + "reroute/base.h";
  return llvm::any_of(
      Data, [&](const EmbeddedFile &File) { return File.Path == Base; });
}

std::vector<StubFile>
reroute::synthesiseLibraryHeaders(const ApiModel &Model,
                                  llvm::ArrayRef<EmbeddedFile> Data) {
  std::string Inner = "reroute/" + Model.Api + "/";
  HeaderSet Headers(Model, Model.Versions.back(), Inner);
  std::string Folder = dataFolder(Model.Api);
  std::string RuntimeBase = dataFolder("cuda-runtime") + "reroute/base.h";
  std::string OwnBase = Inner + "base.h";
  for (const EmbeddedFile &File : Data) {
    llvm::StringRef Path = File.Path;
    if (Path == RuntimeBase)
      Headers.leaveTo(File.Contents);
    if (!Path.consume_front(Folder))
      continue;
    Headers.addByHand(Path, File.Contents);
    if (Path == OwnBase)
      Headers.leaveTo(File.Contents);
  }
  Headers.generate(Headers.has(OwnBase) ? includeOf(OwnBase, OwnBase)
                                        : LibraryBase.str(),
                   "", /*TypesAlone=*/false);
  return Headers.take();
}
