#include "Tree/GitFiles.h"
#include "Tree/GitRoot.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
namespace fs = llvm::sys::fs;

namespace {

/// What the index says about one folder; paths are relative to that folder.
struct TrackedPaths {
  llvm::StringSet<> Files;
  llvm::StringSet<> Submodules;
  bool Any = false;
};

/// Takes what git tracks or would track.
class CheckoutVisitor : public FolderVisitor {
public:
  CheckoutVisitor(const PathFilter &Filter, git_repository &Repository,
                  const GitPlace &Place, const TrackedPaths &Tracked)
      : FolderVisitor(Filter), Repository(Repository), Place(Place),
        Tracked(Tracked) {}

  bool enters(llvm::StringRef Folder) const override {
    return FolderVisitor::enters(Folder) &&
           !Tracked.Submodules.contains(Folder) && !isNested(Folder) &&
           !isIgnored((Folder + "/").str());
  }

  bool takes(llvm::StringRef File) const override {
    return FolderVisitor::takes(File) &&
           (Tracked.Files.contains(File) || !isIgnored(File));
  }

  /// \p Path ends in '/' when it is a folder.
  bool isIgnored(llvm::StringRef Path) const {
    int Ignored = 0;
    std::string FromTop = Place.Prefix + Path.str();
    // On an error the path counts: nothing may go missing.
    return git_ignore_path_is_ignored(&Ignored, &Repository, FromTop.c_str()) ==
               0 &&
           Ignored;
  }

private:
  /// Whether \p Folder is a checkout of another repository.
  bool isNested(llvm::StringRef Folder) const {
    std::string Link =
        Place.WorkDir + "/" + Place.Prefix + Folder.str() + "/.git";
    return fs::is_regular_file(Link) || fs::exists(Link + "/HEAD");
  }

  git_repository &Repository;
  const GitPlace &Place;
  const TrackedPaths &Tracked;
};

} // namespace

/// The source files and submodules of \p Index below \p Prefix.
static TrackedPaths tracked(git_index &Index, llvm::StringRef Prefix) {
  TrackedPaths Result;
  size_t First = 0;
  if (!Prefix.empty() &&
      git_index_find_prefix(&First, &Index, Prefix.str().c_str()) != 0)
    return Result;
  for (size_t I = First, E = git_index_entrycount(&Index); I != E; ++I) {
    const git_index_entry *Entry = git_index_get_byindex(&Index, I);
    llvm::StringRef Path = Entry->path;
    if (!Path.consume_front(Prefix))
      break;
    Result.Any = true;
    if (Entry->mode == GIT_FILEMODE_COMMIT)
      Result.Submodules.insert(Path);
    else if (Entry->mode != GIT_FILEMODE_LINK && languageOf(Path))
      Result.Files.insert(Path);
  }
  return Result;
}

/// Whether \p Root/\p Path is a regular file. Links are not followed in any
/// part of \p Path: what lies behind a linked folder is not what git tracks.
static llvm::ErrorOr<bool> isRegular(llvm::StringRef Root,
                                     llvm::StringRef Path) {
  llvm::SmallString<256> Absolute(Root);
  auto Type = fs::file_type::directory_file;
  for (llvm::StringRef Part : llvm::split(Path, '/')) {
    if (Type != fs::file_type::directory_file)
      return false;
    Absolute += '/';
    Absolute += Part;
    fs::file_status Status;
    if (std::error_code EC = fs::status(Absolute, Status, /*follow=*/false))
      return EC;
    Type = Status.type();
  }
  return Type == fs::file_type::regular_file;
}

/// Whether \p Path lies in one of \p Folders.
static bool liesIn(llvm::StringRef Path, const llvm::StringSet<> &Folders) {
  while (!Path.empty()) {
    Path = llvm::sys::path::parent_path(Path);
    if (Folders.contains(Path))
      return true;
  }
  return false;
}

/// Adds the tracked files that the walk did not meet because an ignore rule
/// names them or their folder.
static void addForcedFiles(llvm::StringRef Root, const PathFilter &Filter,
                           const TrackedPaths &Tracked,
                           FolderListing &Listing) {
  llvm::StringSet<> Met;
  for (llvm::StringRef Path : Listing.Files)
    Met.insert(Path);
  llvm::StringSet<> Reported;
  for (const TreeProblem &Problem : Listing.Problems)
    Reported.insert(Problem.Path);
  for (llvm::StringRef Path : Tracked.Files.keys()) {
    if (Met.contains(Path) || !Filter.accepts(Path) || liesIn(Path, Reported))
      continue;
    llvm::ErrorOr<bool> Regular = isRegular(Root, Path);
    if (Regular && *Regular)
      Listing.Files.push_back(Path.str());
    else if (Regular.getError() == std::errc::permission_denied)
      Listing.Problems.push_back(
          {Path.str(), "git tracks this file, but its folder is closed: make "
                       "it readable or exclude it"});
  }
}

llvm::Expected<std::optional<FolderListing>>
reroute::listGitFiles(llvm::StringRef Root, const PathFilter &Filter) {
  GitLibrary Library;
  auto Repository = openRepository(Root);
  if (!Repository)
    return Repository.takeError();
  std::optional<GitPlace> Place;
  if (*Repository)
    Place = placeInCheckout(**Repository, Root);
  if (!Place)
    return std::nullopt;

  TrackedPaths Tracked;
  std::vector<TreeProblem> Problems;
  git_index *Opened = nullptr;
  if (git_repository_index(&Opened, Repository->get()) == 0) {
    GitIndex Index(Opened);
    Tracked = tracked(*Index, Place->Prefix);
  } else {
    Problems.push_back(
        {"", llvm::toString(gitError("cannot read the git index")) +
                 "; tracked files that an ignore rule names were left out"});
  }

  CheckoutVisitor Visitor(Filter, **Repository, *Place, Tracked);
  if (!Place->Prefix.empty() && !Tracked.Any && Visitor.isIgnored(""))
    return std::nullopt;
  FolderListing Listing = walkFolder(Root, Visitor);
  addForcedFiles(Root, Filter, Tracked, Listing);
  llvm::append_range(Listing.Problems, Problems);
  return Listing;
}
