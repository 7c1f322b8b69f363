#include "Support/EmbeddedFiles.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;

std::optional<llvm::StringRef> reroute::embeddedFile(llvm::StringRef Path) {
  llvm::ArrayRef<EmbeddedFile> Files = embeddedFiles();
  const EmbeddedFile *Found = llvm::partition_point(
      Files, [&](const EmbeddedFile &File) { return File.Path < Path; });
  if (Found == Files.end() || Found->Path != Path)
    return std::nullopt;
  return Found->Contents;
}
