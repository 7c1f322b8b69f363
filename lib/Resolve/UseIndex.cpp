#include "Resolve/UseIndex.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static std::optional<fs::UniqueID> identityOf(StringRef Root, StringRef Path) {
  llvm::SmallString<256> Full(Root);
  path::append(Full, Path);
  fs::UniqueID ID;
  if (fs::getUniqueID(Full, ID))
    return std::nullopt;
  return ID;
}

UseIndex::UseIndex(llvm::ArrayRef<FileScan> Files, StringRef Root,
                   StringRef CompatHeader,
                   std::function<bool(StringRef)> IsKnown)
    : Files(Files), Root(Root), IsKnown(std::move(IsKnown)) {
  for (uint32_t I = 0; I < Files.size(); ++I)
    if (Files[I].Text)
      if (auto ID = identityOf(Root, Files[I].Path))
        // Hard links: the first path speaks for the file.
        ByIdentity.try_emplace(*ID, I);
  if (!CompatHeader.empty())
    this->CompatHeader = identityOf(Root, CompatHeader);
}

std::optional<uint32_t> UseIndex::file(const fs::UniqueID &ID) const {
  auto It = ByIdentity.find(ID);
  if (It == ByIdentity.end())
    return std::nullopt;
  return It->second;
}

bool UseIndex::isInside(StringRef Path) const {
  return Path.consume_front(Root) && Path.starts_with("/");
}

StringRef UseIndex::relative(StringRef Path) const {
  return isInside(Path) ? Path.drop_front(Root.size() + 1) : Path;
}
