#include "Tree/GitRoot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;

std::optional<GitPlace> reroute::placeInCheckout(git_repository &Repository,
                                                 llvm::StringRef Folder) {
  const char *WorkDir = git_repository_workdir(&Repository);
  llvm::SmallString<256> Top;
  llvm::SmallString<256> Real;
  if (!WorkDir || llvm::sys::fs::real_path(WorkDir, Top) ||
      llvm::sys::fs::real_path(Folder, Real))
    return std::nullopt;
  // A configured core.worktree may be anywhere, even beside the folder.
  llvm::StringRef Prefix = Real;
  if (!Prefix.consume_front(Top) ||
      !(Prefix.empty() || Prefix.starts_with("/") || Top == "/"))
    return std::nullopt;
  Prefix = Prefix.ltrim('/');
  if (llvm::is_contained(llvm::split(Prefix, '/'), llvm::StringRef(".git")))
    return std::nullopt;
  return GitPlace{std::string(Top), Prefix.empty() ? "" : (Prefix + "/").str()};
}

llvm::Expected<std::optional<GitPlace>>
reroute::findGitPlace(llvm::StringRef Folder) {
  GitLibrary Library;
  auto Repository = openRepository(Folder);
  if (!Repository)
    return Repository.takeError();
  if (!*Repository)
    return std::nullopt;
  return placeInCheckout(**Repository, Folder);
}
