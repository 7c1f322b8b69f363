#include "Plan/IncludeStyle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

static bool hasStyleFile(StringRef Root, StringRef Folder) {
  for (;; Folder = path::parent_path(Folder)) {
    llvm::SmallString<256> Full(Root);
    path::append(Full, Folder);
    for (StringRef Name : {".clang-format", "_clang-format"}) {
      llvm::SmallString<256> File(Full);
      path::append(File, Name);
      if (llvm::sys::fs::exists(File))
        return true;
    }
    if (Folder.empty())
      return false;
  }
}

std::optional<clang::format::FormatStyle>
IncludeStyles::styleFor(StringRef Path) {
  std::lock_guard<std::mutex> Guard(Lock);
  StringRef Folder = path::parent_path(Path);
  auto [It, New] = ByFolder.try_emplace(Folder);
  if (!New || !hasStyleFile(Root, Folder))
    return It->second;
  std::string Full = Root + "/" + Path.str();
  // Keys of a newer clang-format are no concern of ours, and its parser's own
  // messages go nowhere: what matters of them is in the warning.
  auto Style = clang::format::getStyle(
      "file", Full, "LLVM", /*Code=*/"", /*FS=*/nullptr,
      /*AllowUnknownOptions=*/true, [](const llvm::SMDiagnostic &, void *) {});
  if (!Style) {
    llvm::consumeError(Style.takeError());
    Warnings.push_back(
        "the .clang-format for " + Path.str() +
        " is not understood, so includes there are replaced where they stand");
    return It->second;
  }
  // A style for C++ does not know that .cu files have a main header, too.
  if (Style->IncludeStyle.IncludeIsMainSourceRegex.empty())
    Style->IncludeStyle.IncludeIsMainSourceRegex = R"(\.cu$)";
  // Nor do most styles know that <…> can name a main header.
  Style->IncludeStyle.MainIncludeChar = clang::tooling::IncludeStyle::MICD_Any;
  It->second = *Style;
  return It->second;
}

std::vector<std::string> IncludeStyles::warnings() const {
  std::lock_guard<std::mutex> Guard(Lock);
  std::vector<std::string> Sorted = Warnings;
  llvm::sort(Sorted);
  return Sorted;
}
