#include "Tree/GitLibrary.h"
#include "Support/ToolError.h"
#include <array>
#include <mutex>

using namespace reroute;

llvm::Error reroute::gitError(const llvm::Twine &What) {
  const git_error *Last = git_error_last();
  return makeError(
      ExitCode::NotAnalysed,
      What + ": " +
          (Last && Last->message ? Last->message : "libgit2 gave no reason"));
}

/// Widens what libgit2 agrees to open. Its options are the process's.
static void allowEveryCheckout() {
  // The check guards against configuration that makes git run a program.
  // Nothing here runs one, and in a container the checkout is often another
  // user's.
  git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
  // `git sparse-checkout`, `git clone --filter` and friends mark a repository
  // with these. They change neither the index nor the ignore rules.
  static std::array<const char *, 3> Harmless{"worktreeconfig", "partialclone",
                                              "preciousobjects"};
  git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, Harmless.data(), Harmless.size());
}

llvm::Expected<GitRepository> reroute::openRepository(llvm::StringRef Folder) {
  // libgit2 does not lock its options.
  static std::mutex Options;
  std::scoped_lock Lock(Options);
  allowEveryCheckout();
  git_repository *Opened = nullptr;
  int Status =
      git_repository_open_ext(&Opened, Folder.str().c_str(),
                              GIT_REPOSITORY_OPEN_CROSS_FS, /*ceiling=*/"");
  if (Status == GIT_ENOTFOUND)
    return GitRepository();
  if (Status < 0)
    return gitError("cannot open the git repository");
  return GitRepository(Opened);
}
