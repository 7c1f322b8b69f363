#include "Tree/SourceTree.h"
#include "Support/ToolError.h"
#include "Tree/FolderWalk.h"
#include "Tree/GitFiles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;

static llvm::Expected<std::string> resolveRoot(llvm::StringRef Root) {
  llvm::SmallString<256> Real;
  std::error_code EC = llvm::sys::fs::real_path(Root, Real);
  if (!EC && !llvm::sys::fs::is_directory(Real))
    EC = std::make_error_code(std::errc::not_a_directory);
  if (!EC)
    llvm::sys::fs::directory_iterator Probe(Real, EC);
  if (EC)
    return makeError(ExitCode::Usage, Root + ": " + EC.message() +
                                          "; name a folder that you may read");
  return std::string(Real);
}

llvm::Expected<SourceTree> reroute::openTree(llvm::StringRef Root,
                                             const PathFilter &Filter) {
  auto Resolved = resolveRoot(Root);
  if (!Resolved)
    return Resolved.takeError();

  FolderListing Found;
  auto FromGit = listGitFiles(*Resolved, Filter);
  if (FromGit && *FromGit) {
    Found = std::move(**FromGit);
  } else {
    Found = walkFolder(*Resolved, FolderVisitor(Filter));
    if (!FromGit)
      Found.Problems.push_back(
          {"", llvm::toString(FromGit.takeError()) +
                   "; the files that git ignores were not left out"});
  }

  SourceTree Tree{std::move(*Resolved), {}, std::move(Found.Problems)};
  llvm::sort(Found.Files);
  Tree.Files.reserve(Found.Files.size());
  for (std::string &Path : Found.Files)
    if (auto Lang = languageOf(Path))
      Tree.Files.push_back({std::move(Path), *Lang});
  llvm::sort(Tree.Problems, [](const TreeProblem &A, const TreeProblem &B) {
    return std::tie(A.Path, A.Message) < std::tie(B.Path, B.Message);
  });
  return Tree;
}
