#include "Compile/PrefixOverlay.h"
#include "llvm/Support/JSON.h"

using namespace reroute;
using llvm::StringRef;
namespace json = llvm::json;

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> reroute::createPrefixOverlay(
    llvm::ArrayRef<PrefixMapping> Mappings, StringRef Root,
    llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base) {
  if (Mappings.empty())
    return Base;
  json::Array Roots;
  for (const PrefixMapping &M : Mappings) {
    std::string Shown =
        (PrefixFolder + "/" + StringRef(M.Prefix).rtrim('/')).str();
    std::string Real =
        M.Folder.empty() ? Root.str() : (Root + "/" + M.Folder).str();
    Roots.push_back(json::Object{{"type", "directory-remap"},
                                 {"name", Shown},
                                 {"external-contents", Real},
                                 {"use-external-name", true}});
  }
  json::Value Overlay =
      json::Object{{"version", 0},
                   // What is not shown here is looked up as before.
                   {"redirecting-with", "fallthrough"},
                   {"case-sensitive", true},
                   {"roots", std::move(Roots)}};
  // LLVM reads overlays as YAML, of which JSON is a part.
  auto Text = llvm::MemoryBuffer::getMemBufferCopy(
      llvm::formatv("{0}", Overlay).str(), "prefix overlay");
  std::unique_ptr<llvm::vfs::FileSystem> Result = llvm::vfs::getVFSFromYAML(
      std::move(Text), [](const llvm::SMDiagnostic &, void *) {},
      /*YAMLFilePath=*/"", /*DiagContext=*/nullptr, Base);
  if (!Result)
    return Base;
  return llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(std::move(Result));
}
