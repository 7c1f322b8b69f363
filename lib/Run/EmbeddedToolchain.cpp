#include "Run/EmbeddedToolchain.h"
#include "Api/StubHeaders.h"
#include "Run/Models.h"
#include "Support/ToolError.h"
#include <set>

using namespace reroute;
using llvm::StringRef;
using llvm::vfs::InMemoryFileSystem;

static void addFiles(InMemoryFileSystem &Memory, StringRef Folder,
                     llvm::ArrayRef<StubFile> Files) {
  for (const StubFile &File : Files)
    Memory.addFile(
        Folder + "/" + File.Path, 0,
        llvm::MemoryBuffer::getMemBufferCopy(File.Contents, File.Path));
}

/// HIP's are for what is ported already.
static void addRuntimes(InMemoryFileSystem &Memory, const RuleTable &Rules) {
  for (const Surface &Each : Rules.routedSurfaces()) {
    if (standsAlone(Each.Model))
      addFiles(Memory, Toolchain::EmbeddedCuda,
               synthesiseHeaders(*Each.Cuda, Each.CudaVersion));
    if (!Each.HipVersions.empty())
      addFiles(Memory, Toolchain::EmbeddedHip,
               synthesiseHeaders(*Each.Hip, Each.HipVersions.back()));
  }
}

/// Where compilers look by themselves for the folders that HIP's headers are
/// in. A folder that a command line names is another matter.
static std::vector<std::string> systemFoldersOfHip(const RuleTable &Rules) {
  std::set<std::string> Folders;
  for (const Surface &Each : Rules.routedSurfaces())
    for (const SurfaceHeader &Header : Each.Headers) {
      auto [Top, Rest] = StringRef(Header.Hip).split('/');
      if (Rest.empty())
        continue;
      for (StringRef System : {"/usr/include/", "/usr/local/include/"})
        Folders.insert((System + Top).str());
    }
  return {Folders.begin(), Folders.end()};
}

/// The surfaces one of whose headers some source includes, and what these
/// need.
static std::set<std::string> includedSurfaces(const RuleTable &Rules,
                                              const TreeScan &Scan) {
  std::set<std::string> Names;
  for (const FileScan &File : Scan.Files)
    for (const IncludeDirective &Include : File.Includes)
      for (const Surface &Each : Rules.surfaces())
        if (llvm::any_of(Each.Headers, [&](const SurfaceHeader &Header) {
              return Header.Name == Include.name();
            }))
          Names.insert(Each.Name);
  for (const Surface &Each : Rules.surfaces())
    if (Names.count(Each.Name))
      Names.insert(Each.Needs.begin(), Each.Needs.end());
  return Names;
}

/// A library's header that no model has is empty, so that what stands behind
/// it is still read.
static void addLibraries(InMemoryFileSystem &Memory, const RuleTable &Rules,
                         const TreeScan &Scan) {
  std::set<std::string> Included = includedSurfaces(Rules, Scan);
  for (const Surface &Each : Rules.surfaces()) {
    if (!Included.count(Each.Name) || standsAlone(Each.Model))
      continue;
    std::vector<StubFile> Files;
    if (auto Model = loadModel(Each.Model))
      Files = synthesiseLibraryHeaders(**Model);
    else
      llvm::consumeError(Model.takeError());
    for (const SurfaceHeader &Header : Each.Headers)
      if (llvm::none_of(Files, [&](const StubFile &File) {
            return File.Path == Header.Name;
          }))
        Files.push_back({Header.Name, "#include <cuda_runtime_api.h>\n"});
    addFiles(Memory, Toolchain::EmbeddedCuda, Files);
  }
}

llvm::Expected<Toolchain> reroute::makeToolchain(const RunOptions &Options,
                                                 const RuleTable &Rules,
                                                 const TreeScan &Scan) {
  Toolchain Tools;
  Tools.CudaPath = Options.CudaPath;
  Tools.OnlyEmbedded = Options.Api == ApiHeaders::Embedded;
  if (Options.Api == ApiHeaders::Real && Tools.CudaPath.empty()) {
    Tools.CudaPath = findToolkit();
    if (Tools.CudaPath.empty())
      return makeError(ExitCode::Usage,
                       "--api real: error: no CUDA toolkit was found; name its "
                       "folder with --cuda-path");
  }
  Tools.ExtraArgs = Options.ExtraArgs;
  Tools.ExtraArgsBefore = Options.ExtraArgsBefore;
  auto Memory = llvm::makeIntrusiveRefCnt<InMemoryFileSystem>();
  addRuntimes(*Memory, Rules);
  addLibraries(*Memory, Rules, Scan);
  Tools.Embedded = Memory;
  Tools.Hidden = systemFoldersOfHip(Rules);
  return Tools;
}

Toolchain reroute::makeHipToolchain(const RunOptions &Options,
                                    const RuleTable &Rules) {
  Toolchain Tools;
  Tools.OnlyHip = true;
  Tools.ExtraArgs = Options.ExtraArgs;
  Tools.ExtraArgsBefore = Options.ExtraArgsBefore;
  auto Memory = llvm::makeIntrusiveRefCnt<InMemoryFileSystem>();
  addRuntimes(*Memory, Rules);
  Tools.Embedded = Memory;
  Tools.Hidden = systemFoldersOfHip(Rules);
  return Tools;
}
