#include "Compile/IncludeIndex.h"
#include "Compile/PrefixEvidence.h"
#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace reroute;
using llvm::ArrayRef;
using llvm::StringRef;
namespace path = llvm::sys::path;
namespace stdlib = clang::tooling::stdlib;

// Paths are the tree's: '/' whatever the system.
static constexpr path::Style Posix = path::Style::posix;

static bool isStandardHeader(StringRef Name) {
  std::string Spelled = ("<" + Name + ">").str();
  return stdlib::Header::named(Spelled, stdlib::Lang::CXX) ||
         stdlib::Header::named(Spelled, stdlib::Lang::C);
}

/// Whether a system may have a header of that name. Clang's table has the
/// standard ones; trees carry replacements of these others, too.
static bool isSystemName(StringRef Name) {
  return isStandardHeader(Name) ||
         llvm::StringSwitch<bool>(Name)
             .Cases({"unistd.h", "pthread.h", "dlfcn.h", "fcntl.h"}, true)
             .Cases({"dirent.h", "getopt.h", "strings.h", "sched.h"}, true)
             .Default(false);
}

/// \p Spelled with one way of writing a path; empty when it is no path that a
/// tree's file could end with or that could be next to an includer.
static std::string normalize(StringRef Spelled) {
  std::string Result = Spelled.str();
  std::replace(Result.begin(), Result.end(), '\\', '/');
  llvm::SmallString<128> Path(Result);
  path::remove_dots(Path, /*remove_dot_dot=*/true, Posix);
  return path::is_absolute(Path, Posix) ? "" : Path.str().str();
}

static bool climbsUp(StringRef Path) { return Path.starts_with(".."); }

IncludeIndex::IncludeIndex(ArrayRef<TreeFile> Files,
                           ArrayRef<SpelledInclude> Includes) {
  for (const TreeFile &File : Files) {
    StringRef Path = Paths.insert(File.Path).first->getKey();
    StringRef Name = path::filename(Path, Posix);
    ByName[Name].push_back(Path);
    StringRef Folder = path::parent_path(Path, Posix);
    if (isSystemName(Name))
      FoldersWithSystemNames.insert(Folder);
    if (path::filename(Folder, Posix) == "sys")
      FoldersWithSystemNames.insert(path::parent_path(Folder, Posix));
  }
  learnMappings(Includes);
}

std::vector<StringRef> IncludeIndex::filesEndingWith(StringRef Suffix) const {
  std::vector<StringRef> Result;
  auto Named = ByName.find(path::filename(Suffix, Posix));
  if (Named == ByName.end())
    return Result;
  for (StringRef Path : Named->second) {
    StringRef Before = Path;
    if (Before.consume_back(Suffix) &&
        (Before.empty() || Before.ends_with("/")))
      Result.push_back(Path);
  }
  return Result;
}

void IncludeIndex::learnMappings(ArrayRef<SpelledInclude> Includes) {
  std::set<std::string> Unresolved;
  for (const SpelledInclude &Include : Includes) {
    std::string Spelled = normalize(Include.Spelled);
    if (!StringRef(Spelled).contains('/') || climbsUp(Spelled))
      continue;
    SeenPrefixes.insert(StringRef(Spelled).split('/').first);
    if (!find(Include.Includer, Spelled, Include.Angled))
      Unresolved.insert(std::move(Spelled));
  }
  Mappings = weighPrefixes(
      Unresolved, [&](StringRef Suffix) { return filesEndingWith(Suffix); });
}

/// How many leading folders two paths share.
static size_t sharedFolders(StringRef A, StringRef B) {
  size_t Shared = 0;
  for (size_t I = 0; I < std::min(A.size(), B.size()) && A[I] == B[I]; ++I)
    Shared += A[I] == '/';
  return Shared;
}

std::optional<IncludeIndex::Target>
IncludeIndex::findBySuffix(StringRef Includer, StringRef Spelled) const {
  std::vector<StringRef> Files = filesEndingWith(Spelled);
  if (Files.empty())
    return std::nullopt;
  auto Rank = [&](StringRef Path) {
    return std::tuple(-static_cast<ptrdiff_t>(sharedFolders(Path, Includer)),
                      Path.size(), Path);
  };
  StringRef Best = *llvm::min_element(
      Files, [&](StringRef A, StringRef B) { return Rank(A) < Rank(B); });
  StringRef Folder = Best.drop_back(Spelled.size()).rtrim('/');
  return Target{Target::By::Folder, Best.str(), {"", Folder.str()}};
}

std::optional<IncludeIndex::Target>
IncludeIndex::findByMapping(StringRef Spelled) const {
  for (const PrefixMapping &M : Mappings) {
    StringRef Rest = Spelled;
    if (!Rest.consume_front(M.Prefix))
      continue;
    std::string File =
        M.Folder.empty() ? Rest.str() : M.Folder + "/" + Rest.str();
    if (Paths.contains(File))
      return Target{Target::By::Mapping, File, M};
    return std::nullopt;
  }

  // No evidence at all: what agrees with a whole path is no accident.
  auto [First, Rest] = Spelled.split('/');
  if (!SeenPrefixes.contains(First) && Rest.contains('/') &&
      Paths.contains(Rest))
    return Target{Target::By::Mapping, Rest.str(), {First.str() + "/", ""}};
  return std::nullopt;
}

std::optional<IncludeIndex::Target>
IncludeIndex::find(StringRef Includer, StringRef Given, bool Angled) const {
  std::string Spelled = normalize(Given);
  if (Spelled.empty())
    return std::nullopt;
  if (!Angled) {
    StringRef Folder = path::parent_path(Includer, Posix);
    llvm::SmallString<128> Next(Folder);
    path::append(Next, Posix, Given);
    std::string File = normalize(Next);
    if (Paths.contains(File))
      return Target{Target::By::Includer, File, {}};
  }
  if (climbsUp(Spelled) || (Angled && isStandardHeader(Spelled)))
    return std::nullopt;
  if (auto Found = findBySuffix(Includer, Spelled))
    return Found;
  return findByMapping(Spelled);
}

std::optional<std::string> IncludeIndex::resolve(StringRef Includer,
                                                 StringRef Spelled,
                                                 bool Angled) const {
  auto Found = find(Includer, Spelled, Angled);
  if (!Found)
    return std::nullopt;
  return std::move(Found->File);
}

IncludePaths IncludeIndex::pathsFor(ArrayRef<SpelledInclude> Includes) const {
  IncludePaths Result;
  auto AddTo = [](auto &List, const auto &Item) {
    if (!llvm::is_contained(List, Item))
      List.push_back(Item);
  };
  for (const SpelledInclude &Include : Includes) {
    auto Found = find(Include.Includer, Include.Spelled, Include.Angled);
    if (!Found || Found->Found == Target::By::Includer)
      continue;
    const std::string &Folder = Found->Mapping.Folder;
    bool IsBareAngled =
        Include.Angled && !StringRef(Include.Spelled).contains('/');
    if (Found->Found == Target::By::Mapping)
      AddTo(Result.Mappings, Found->Mapping);
    else if (IsBareAngled || FoldersWithSystemNames.contains(Folder))
      AddTo(Result.LateFolders, Folder);
    else
      AddTo(Result.Folders, Folder);
  }
  // Once found early, a folder is not searched again.
  llvm::erase_if(Result.LateFolders, [&](const std::string &Folder) {
    return llvm::is_contained(Result.Folders, Folder);
  });
  return Result;
}
