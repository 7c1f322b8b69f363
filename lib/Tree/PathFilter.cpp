#include "Tree/PathFilter.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace reroute;

namespace {

/// A bound on what braces expand to, so that a slip does not eat the memory.
constexpr size_t MaxSubPatterns = 4096;

/// One glob of the options. Exactly one of Glob and Literal is used.
struct Pattern {
  std::string Literal;  ///< Names a file or a folder; empty is the whole tree.
  std::string GlobText; ///< What Glob points into.
  std::optional<llvm::GlobPattern> Glob;
  bool TakesEverythingBelow = false;

  bool matches(llvm::StringRef Path) const {
    if (Glob)
      return Glob->match(Path);
    return Literal.empty() || Path == Literal ||
           (Path.starts_with(Literal) && Path[Literal.size()] == '/');
  }

  /// A glob that ends in `*` and matches "folder/" matches all that begins so.
  bool matchesAllBelow(llvm::StringRef Folder) const {
    if (!Glob)
      return matches(Folder);
    return TakesEverythingBelow && Glob->match((Folder + "/").str());
  }
};

} // namespace

struct PathFilter::Impl {
  // Pointers because GlobPattern keeps a reference to its text.
  std::vector<std::unique_ptr<Pattern>> Include;
  std::vector<std::unique_ptr<Pattern>> Exclude;
};

/// \p Glob with each `**` that is a whole component before a '/' made optional
/// together with that '/': llvm::GlobPattern knows only a `*` that matches
/// anything, for which `a/**/b` does not match "a/b". Left alone inside braces,
/// which do not nest.
static std::string makeFoldersOptional(llvm::StringRef Glob) {
  std::string Result;
  bool InBraces = false;
  bool AtComponent = true;
  while (!Glob.empty()) {
    if (AtComponent && !InBraces && Glob.consume_front("**/")) {
      Result += "{,**/}";
      continue;
    }
    size_t Size = Glob.front() == '\\' && Glob.size() > 1 ? 2 : 1;
    char C = Glob.front();
    InBraces = C == '{' || (InBraces && C != '}');
    AtComponent = C == '/';
    Result += Glob.take_front(Size);
    Glob = Glob.drop_front(Size);
  }
  return Result;
}

static bool endsWithWildcardStar(llvm::StringRef Glob) {
  return Glob.ends_with("*") && !Glob.ends_with("\\*");
}

static llvm::Error badGlob(llvm::StringRef Text, const llvm::Twine &Reason) {
  return makeError(ExitCode::Usage, "glob '" + Text + "': " + Reason);
}

static llvm::Expected<std::unique_ptr<Pattern>>
makePattern(llvm::StringRef Text) {
  llvm::StringRef Rest = Text;
  if (Rest.empty())
    return badGlob(Text, "it is empty; write '.' for the whole tree");
  while (Rest.consume_front("./"))
    Rest = Rest.ltrim('/');
  if (Rest.starts_with("/"))
    return badGlob(Text, "it is absolute; write it relative to the tree's "
                         "root");
  bool IsFolder = Rest.ends_with("/");
  Rest = Rest.rtrim('/');
  if (Rest == ".")
    Rest = "";
  if (llvm::is_contained(llvm::split(Rest, '/'), llvm::StringRef("..")))
    return badGlob(Text, "it leaves the tree; write it relative to the tree's "
                         "root, without '..'");

  auto Result = std::make_unique<Pattern>();
  if (Rest.find_first_of("*?[{\\") == llvm::StringRef::npos) {
    Result->Literal = Rest.str();
    return Result;
  }
  Result->GlobText = makeFoldersOptional(Rest) + (IsFolder ? "/*" : "");
  Result->TakesEverythingBelow = endsWithWildcardStar(Result->GlobText);
  auto Glob = llvm::GlobPattern::create(Result->GlobText, MaxSubPatterns);
  if (!Glob)
    return badGlob(Text, llvm::toString(Glob.takeError()) +
                             "; write \\ before a character that is meant as "
                             "itself");
  Result->Glob = std::move(*Glob);
  return Result;
}

static llvm::Error makePatterns(llvm::ArrayRef<std::string> Texts,
                                std::vector<std::unique_ptr<Pattern>> &Out) {
  for (llvm::StringRef Text : Texts) {
    auto Made = makePattern(Text);
    if (!Made)
      return Made.takeError();
    Out.push_back(std::move(*Made));
  }
  return llvm::Error::success();
}

llvm::Expected<PathFilter> PathFilter::create(const TreeOptions &Options) {
  auto P = std::make_shared<Impl>();
  if (llvm::Error E = makePatterns(Options.Include, P->Include))
    return E;
  if (llvm::Error E = makePatterns(Options.Exclude, P->Exclude))
    return E;
  return PathFilter(std::move(P));
}

bool PathFilter::accepts(llvm::StringRef Path) const {
  auto Matches = [Path](const auto &One) { return One->matches(Path); };
  return (P->Include.empty() || llvm::any_of(P->Include, Matches)) &&
         llvm::none_of(P->Exclude, Matches);
}

bool PathFilter::excludesFolder(llvm::StringRef Folder) const {
  return llvm::any_of(P->Exclude, [Folder](const auto &One) {
    return One->matchesAllBelow(Folder);
  });
}
