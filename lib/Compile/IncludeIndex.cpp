#include "Compile/IncludeIndex.h"
#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

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

IncludeIndex::IncludeIndex(ArrayRef<TreeFile> Files) {
  for (const TreeFile &File : Files) {
    StringRef Path = Paths.insert(File.Path).first->getKey();
    ByName[path::filename(Path, Posix)].push_back(Path);
  }
}

/// How many leading folders two paths share.
static size_t sharedFolders(StringRef A, StringRef B) {
  size_t Shared = 0;
  for (size_t I = 0; I < std::min(A.size(), B.size()) && A[I] == B[I]; ++I)
    Shared += A[I] == '/';
  return Shared;
}

/// Whether \p Path is \p Suffix or lies in some folder under that name.
static bool endsWithPath(StringRef Path, StringRef Suffix) {
  return Path.consume_back(Suffix) && (Path.empty() || Path.ends_with("/"));
}

std::optional<std::string> IncludeIndex::findBySuffix(StringRef Includer,
                                                      StringRef Spelled) const {
  auto Named = ByName.find(path::filename(Spelled, Posix));
  if (Named == ByName.end())
    return std::nullopt;
  auto Rank = [&](StringRef Path) {
    return std::tuple(-static_cast<ptrdiff_t>(sharedFolders(Path, Includer)),
                      Path.size(), Path);
  };
  std::optional<StringRef> Best;
  for (StringRef Path : Named->second)
    if (endsWithPath(Path, Spelled) && (!Best || Rank(Path) < Rank(*Best)))
      Best = Path;
  if (!Best)
    return std::nullopt;
  return Best->str();
}

/// Sources of some projects spell the folder that a checkout of them usually
/// has (`executorch/runtime/…`): the folder is the root then, whatever it is
/// called here. What agrees with the whole rest of a path is no accident; a
/// bare name may well be one (`sys/types.h` next to some `types.h`).
std::optional<std::string>
IncludeIndex::findInCheckout(StringRef Spelled) const {
  StringRef Rest = Spelled.split('/').second;
  if (!Rest.contains('/') || !Paths.contains(Rest))
    return std::nullopt;
  return Rest.str();
}

std::optional<std::string>
IncludeIndex::resolve(StringRef Includer, StringRef Given, bool Angled) const {
  std::string Spelled = normalize(Given);
  if (Spelled.empty())
    return std::nullopt;
  if (!Angled) {
    llvm::SmallString<128> Beside(path::parent_path(Includer, Posix));
    path::append(Beside, Posix, Given);
    std::string File = normalize(Beside);
    if (Paths.contains(File))
      return File;
  }
  if (climbsUp(Spelled) || (Angled && isStandardHeader(Spelled)))
    return std::nullopt;
  if (auto Found = findBySuffix(Includer, Spelled))
    return Found;
  return findInCheckout(Spelled);
}
