// What `reroute init` finds in a tree, by the lexer alone.

#include "Run/DefaultProject.h"
#include "Run/Rules.h"
#include "Run/Starter.h"
#include "Scan/Prefilter.h"
#include "Scan/Scanner.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

/// Folders that people keep other people's code in, without '-' and '_'.
static constexpr llvm::StringLiteral ThirdPartyFolders[] = {
    "thirdparty", "3rdparty", "external", "externals", "vendor", "deps"};

/// The outermost folder around \p Path that is named like third-party code;
/// empty when there is none.
static StringRef thirdPartyFolder(StringRef Path) {
  for (size_t End = Path.find('/'); End != StringRef::npos;
       End = Path.find('/', End + 1)) {
    std::string Name = llvm::sys::path::filename(Path.take_front(End)).lower();
    llvm::erase_if(Name, [](char C) { return C == '-' || C == '_'; });
    if (llvm::is_contained(ThirdPartyFolders, Name))
      return Path.take_front(End);
  }
  return "";
}

namespace {

class Survey {
public:
  Survey(const SourceTree &Tree, const RuleTable &Rules)
      : Tree(Tree), Rules(Rules), Includes(Tree.Files) {}

  StarterFacts run();

private:
  void scan();
  std::optional<FileScan> scanFile(const TreeFile &File) const;
  bool usesSurface(const FileScan &File) const;
  void countSurface(StarterFacts &Facts) const;
  std::vector<std::string> packsInUse() const;

  const SourceTree &Tree;
  const RuleTable &Rules;
  IncludeIndex Includes;
  std::vector<FileScan> Scans;         ///< All files with candidates.
  std::vector<const FileScan *> Using; ///< Those of our own that use it.
};

} // namespace

std::optional<FileScan> Survey::scanFile(const TreeFile &File) const {
  auto Buffer = llvm::MemoryBuffer::getFile(Tree.Root + "/" + File.Path);
  // An analysis reports files that it cannot read; a survey goes on.
  if (!Buffer || isBinary((*Buffer)->getBuffer()) ||
      !mayHoldCandidate((*Buffer)->getBuffer(), Rules.requiredSubstrings()))
    return std::nullopt;
  auto IsCandidate = [&](StringRef N) { return Rules.isKnown(N); };
  auto IsHeader = [&](StringRef N) { return Rules.header(N) != nullptr; };
  ScanQuery Query{.IsCandidate = IsCandidate,
                  .IsKnown = IsCandidate,
                  .IsSurfaceHeader = IsHeader,
                  .Prefixes = {}};
  return scanText(File.Path, std::move(*Buffer), Query);
}

void Survey::scan() {
  std::vector<std::optional<FileScan>> Found(Tree.Files.size());
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency());
  // A task for each small file would cost more than the file does.
  constexpr size_t Batch = 32;
  for (size_t Begin = 0; Begin < Found.size(); Begin += Batch)
    Pool.async([&, Begin] {
      size_t End = std::min(Begin + Batch, Found.size());
      for (size_t I = Begin; I < End; ++I)
        Found[I] = scanFile(Tree.Files[I]);
    });
  Pool.wait();
  for (std::optional<FileScan> &Each : Found)
    if (Each)
      Scans.push_back(std::move(*Each));
}

/// Names that a parser would hardly take for the surface's do not count.
static bool countsAsUse(const Use &Each) {
  return Each.Qualifier == UseQualifier::None &&
         Each.Context != UseContext::MacroParameter;
}

bool Survey::usesSurface(const FileScan &File) const {
  return llvm::any_of(File.Uses, countsAsUse) ||
         llvm::any_of(File.Includes, [&](const IncludeDirective &Include) {
           return Rules.header(Include.name());
         });
}

void Survey::countSurface(StarterFacts &Facts) const {
  Facts.FilesUsing = Using.size();
  llvm::StringSet<> Names;
  std::map<StringRef, size_t> Headers;
  for (const FileScan *File : Using) {
    for (const Use &Each : File->Uses)
      if (countsAsUse(Each))
        Names.insert(Each.Name);
    llvm::StringSet<> OfFile;
    for (const IncludeDirective &Include : File->Includes)
      if (Rules.header(Include.name()) && OfFile.insert(Include.name()).second)
        ++Headers[Include.name()];
  }
  Facts.Names = Names.size();
  for (auto &[Name, Files] : Headers)
    Facts.Headers.push_back({Name.str(), Files});
  llvm::sort(Facts.Headers, [](const FileCount &A, const FileCount &B) {
    return std::tie(B.Files, A.Name) < std::tie(A.Files, B.Name);
  });
}

/// The packs of the surfaces one of whose headers or patterns the tree uses;
/// all of them when it uses none.
std::vector<std::string> Survey::packsInUse() const {
  std::vector<std::string> InUse;
  for (const Surface &Each : Rules.routedSurfaces()) {
    llvm::StringSet<> Headers;
    for (const SurfaceHeader &Header : Each.Headers)
      Headers.insert(Header.Name);
    std::vector<llvm::GlobPattern> Patterns;
    for (StringRef Text : Each.NamePatterns)
      if (auto Pattern = llvm::GlobPattern::create(Text))
        Patterns.push_back(std::move(*Pattern));
      else
        llvm::consumeError(Pattern.takeError());
    auto Includes = [&](const IncludeDirective &I) {
      return Headers.contains(I.name());
    };
    auto Names = [&](const Use &U) {
      return llvm::any_of(Patterns,
                          [&](const auto &P) { return P.match(U.Name); });
    };
    if (llvm::any_of(Using, [&](const FileScan *File) {
          return llvm::any_of(File->Includes, Includes) ||
                 llvm::any_of(File->Uses, Names);
        }))
      for (const RulePack &Pack : Each.Packs)
        InUse.push_back(Pack.Name);
  }
  return InUse.empty() ? builtInPacks() : InUse;
}

StarterFacts Survey::run() {
  scan();
  StarterFacts Facts;
  Facts.FilesRead = Tree.Files.size();
  std::map<StringRef, size_t> ThirdParty;
  for (const FileScan &File : Scans) {
    if (!usesSurface(File))
      continue;
    StringRef Folder = thirdPartyFolder(File.Path);
    if (Folder.empty())
      Using.push_back(&File);
    else
      ++ThirdParty[Folder];
  }
  for (auto &[Folder, Files] : ThirdParty)
    Facts.ThirdParty.push_back({Folder.str(), Files});
  countSurface(Facts);
  Facts.Packs = packsInUse();

  UsingFiles Ours{Using, Includes};
  std::optional<CompatHeader> Header = findCompatHeader(Ours, Rules);
  std::vector<std::string> HipMacros = Rules.hipMacros();
  if (Header && !Header->TheRoute.Guard.empty())
    HipMacros.push_back(Header->TheRoute.Guard);
  Facts.Builds = findDatabases(Tree.Root, HipMacros);
  std::vector<std::string> HipDefines;
  for (const FoundDatabase &Each : Facts.Builds.Found)
    HipDefines.insert(HipDefines.end(), Each.HipDefines.begin(),
                      Each.HipDefines.end());
  Facts.Header =
      Header ? *Header : proposeCompatHeader(Ours, Rules, HipDefines);
  return Facts;
}

llvm::Expected<StarterFacts> reroute::surveyTree(StringRef Root) {
  llvm::Expected<RuleTable> Rules = loadRules(defaultProject(), Root);
  if (!Rules)
    return Rules.takeError();
  llvm::Expected<PathFilter> Everything = PathFilter::create({});
  if (!Everything)
    return Everything.takeError();
  llvm::Expected<SourceTree> Tree = openTree(Root, *Everything);
  if (!Tree)
    return Tree.takeError();
  return Survey(*Tree, *Rules).run();
}
