#include "Scan/FileScan.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;

std::optional<uint32_t> reroute::findScan(llvm::ArrayRef<FileScan> Files,
                                          llvm::StringRef Path, uint64_t Hash) {
  auto It =
      llvm::lower_bound(Files, Path, [](const FileScan &S, llvm::StringRef P) {
        return S.Path < P;
      });
  if (It == Files.end() || It->Path != Path || It->Hash != Hash)
    return std::nullopt;
  return It - Files.begin();
}

std::optional<uint32_t> reroute::findUse(const FileScan &File,
                                         uint32_t Offset) {
  auto It = llvm::lower_bound(File.Uses, Offset, [](const Use &U, uint32_t At) {
    return U.Offset < At;
  });
  if (It == File.Uses.end() || It->Offset != Offset)
    return std::nullopt;
  return It - File.Uses.begin();
}
