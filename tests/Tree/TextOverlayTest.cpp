#include "Tree/TextOverlay.h"
#include "TemporaryFolder.h"
#include "llvm/Support/FileSystem.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// What \p Files has at \p Path; "none" when there is nothing.
static std::string read(llvm::vfs::FileSystem &Files, const std::string &Path) {
  auto Buffer = Files.getBufferForFile(Path);
  CHECK(static_cast<bool>(Buffer) == Files.exists(Path));
  CHECK(static_cast<bool>(Buffer) == static_cast<bool>(Files.status(Path)));
  return Buffer ? (*Buffer)->getBuffer().str() : "none";
}

TEST_CASE("texts stand for files, and the disk for all others") {
  test::TemporaryFolder Folder;
  for (const char *Name : {"a.h", "gone.h", "d/b.h"})
    Folder.write(Name, "disk");
  llvm::SmallString<128> Root;
  llvm::sys::fs::real_path(Folder.path(), Root);
  TextOverlay Texts;
  Texts["a.h"] = llvm::StringRef("text");
  Texts["new.h"] = llvm::StringRef("new");
  Texts["gone.h"] = std::nullopt;
  auto Files = withTexts(llvm::vfs::createPhysicalFileSystem(), Root, Texts);
  std::string At = Root.str().str() + "/";
  CHECK(read(*Files, At + "a.h") == "text");
  CHECK(read(*Files, At + "d/../a.h") == "text");
  CHECK(read(*Files, At + "new.h") == "new");
  CHECK(read(*Files, At + "gone.h") == "none");
  CHECK(read(*Files, At + "d/b.h") == "disk");
  // A parser tells files apart by their identity.
  CHECK(Files->status(At + "a.h")->getUniqueID() ==
        llvm::vfs::getRealFileSystem()->status(At + "a.h")->getUniqueID());
  CHECK(Files->status(At + "new.h")->getUniqueID() ==
        Files->status(At + "d/../new.h")->getUniqueID());
  Files->setCurrentWorkingDirectory(At + "d");
  CHECK(read(*Files, "../a.h") == "text");
}
