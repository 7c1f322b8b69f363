#include "Run/CompatHeader.h"
#include "Classify/HipBranches.h"
#include "Run/HipWords.h"
#include "Run/IncludeForm.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace {

/// A header that may be the one.
struct Candidate {
  const FileScan *File = nullptr;
  size_t Names = 0; ///< Surface names in its part for HIP.
  std::string Guard;
  size_t Includers = 0;
  std::map<std::string, size_t> Spellings; ///< With delimiters.
};

} // namespace

/// Whether \p A and \p B belong to one `#if` … `#endif`.
static bool areSiblings(llvm::ArrayRef<ConditionalBranch> Branches, unsigned A,
                        unsigned B) {
  if (A == B || A == 0 || B == 0 || Branches[A].Parent != Branches[B].Parent)
    return false;
  for (unsigned I = std::min(A, B) + 1; I <= std::max(A, B); ++I)
    if (Branches[I].Parent == Branches[A].Parent && Branches[I].Opens)
      return false;
  return true;
}

/// The one macro that compiles \p Branch, read off its `#if`; empty when it is
/// not that simple.
static std::string guardOf(llvm::ArrayRef<ConditionalBranch> Branches,
                           unsigned Branch) {
  if (Branch == 0)
    return "";
  const ConditionalBranch *Condition = &Branches[Branch];
  bool Negated = Condition->Directive == "else";
  // An #else is the opposite of what opens the conditional, if that is all.
  for (unsigned I = Branch; Negated && I-- > 1;)
    if (Branches[I].Parent == Branches[Branch].Parent) {
      Condition = &Branches[I];
      break;
    }
  if (Negated && !Condition->Opens)
    return "";
  bool SaysNot = Condition->Directive == "ifndef" ||
                 Condition->Condition.trim().starts_with("!");
  std::vector<StringRef> Macros = conditionMacros(Condition->Condition);
  if (Macros.empty() || SaysNot != Negated)
    return "";
  return Macros.front().str();
}

static bool isHeader(StringRef Path) {
  std::optional<Language> Lang = languageOf(Path);
  return Lang == Language::Header || Lang == Language::CudaHeader;
}

/// Which of a file's branches only a build for HIP compiles. A file that
/// includes HIP's headers unconditionally is HIP's as a whole.
static std::vector<bool> partsForHip(const FileScan &File,
                                     const RuleTable &Rules,
                                     const llvm::StringSet<> &HipHeaders) {
  std::vector<std::string> Known = Rules.hipMacros(), Macros = Known;
  for (const ConditionalBranch &Branch : File.Branches)
    for (StringRef Macro : conditionMacros(Branch.Condition))
      if (speaksOfHip(Macro, Known))
        Macros.push_back(Macro.str());
  std::vector<bool> Hip = hipBranches(File.Branches, Macros);
  for (const IncludeDirective &Include : File.Includes)
    if (HipHeaders.contains(Include.name()))
      Hip[Include.Branch] = true;
  for (unsigned I = 1; I < Hip.size(); ++I)
    Hip[I] = Hip[I] || Hip[File.Branches[I].Parent];
  return Hip;
}

static std::optional<Candidate> examine(const FileScan &File,
                                        const RuleTable &Rules,
                                        const llvm::StringSet<> &HipHeaders) {
  Candidate Result;
  Result.File = &File;
  std::vector<bool> Hip = partsForHip(File, Rules, HipHeaders);
  bool Defines = false;
  for (const Use &Each : File.Uses) {
    unsigned Branch = branchAt(File.Branches, Each.Offset);
    if (!Hip[Branch] || !Rules.isKnown(Each.Name) ||
        Each.Context == UseContext::Condition)
      continue;
    ++Result.Names;
    Defines |= Each.Context == UseContext::MacroName || Hip[0];
    if (Result.Guard.empty())
      Result.Guard = guardOf(File.Branches, Branch);
  }
  bool IncludesBoth = false;
  for (const IncludeDirective &A : File.Includes)
    for (const IncludeDirective &B : File.Includes)
      if (HipHeaders.contains(A.name()) && Rules.header(B.name()) &&
          areSiblings(File.Branches, A.Branch, B.Branch)) {
        IncludesBoth = true;
        if (std::string Guard = guardOf(File.Branches, A.Branch);
            !Guard.empty())
          Result.Guard = std::move(Guard);
      }
  if (!IncludesBoth && !Defines)
    return std::nullopt;
  return Result;
}

/// Counts who includes the candidates and how they spell it.
static void countIncluders(const UsingFiles &Tree,
                           std::vector<Candidate> &Candidates) {
  std::map<StringRef, Candidate *> ByPath;
  llvm::StringSet<> FileNames;
  for (Candidate &Each : Candidates) {
    ByPath[Each.File->Path] = &Each;
    FileNames.insert(path::filename(Each.File->Path));
  }
  for (const FileScan *File : Tree.Files)
    for (const IncludeDirective &Include : File->Includes) {
      // Resolving all of a tree's includes would take longer than the rest.
      if (!FileNames.contains(path::filename(Include.name())))
        continue;
      auto Found =
          Tree.Includes.resolve(File->Path, Include.name(), Include.isAngled());
      auto It = Found ? ByPath.find(*Found) : ByPath.end();
      if (It == ByPath.end())
        continue;
      ++It->second->Includers;
      ++It->second->Spellings[Include.Spelling.str()];
      if (It->second->Guard.empty())
        It->second->Guard = guardOf(File->Branches, Include.Branch);
    }
}

/// The spelling that most files use; one that other folders can use, too, wins
/// over one that only the header's neighbours can.
static void chooseSpelling(const UsingFiles &Tree, const Candidate &From,
                           Route &TheRoute) {
  TheRoute.Path = From.File->Path;
  if (From.Spellings.empty())
    return spellLikeTheTree(Tree, TheRoute);
  bool NeedsFolder = StringRef(TheRoute.Path).contains('/');
  std::pair<bool, size_t> Best{false, 0};
  for (const auto &[Spelling, Count] : From.Spellings) {
    StringRef Name = StringRef(Spelling).drop_front().drop_back();
    bool Reaches = !NeedsFolder || Spelling.front() == '<' ||
                   (Name.contains('/') && !Name.starts_with("."));
    if (std::pair(Reaches, Count) <= Best)
      continue;
    Best = {Reaches, Count};
    TheRoute.Header = Name.str();
    TheRoute.Quoted = Spelling.front() == '"';
  }
}

std::optional<CompatHeader> reroute::findCompatHeader(const UsingFiles &Tree,
                                                      const RuleTable &Rules) {
  llvm::StringSet<> HipHeaders;
  for (const Surface &Each : Rules.routedSurfaces())
    for (const SurfaceHeader &Header : Each.Headers)
      if (!Header.Hip.empty())
        HipHeaders.insert(Header.Hip);
  std::vector<Candidate> Candidates;
  for (const FileScan *File : Tree.Files)
    if (isHeader(File->Path))
      if (std::optional<Candidate> One = examine(*File, Rules, HipHeaders))
        Candidates.push_back(std::move(*One));
  if (Candidates.empty())
    return std::nullopt;
  countIncluders(Tree, Candidates);
  llvm::sort(Candidates, [](const Candidate &A, const Candidate &B) {
    return std::tuple(B.Names, B.Includers, StringRef(A.File->Path)) <
           std::tuple(A.Names, A.Includers, StringRef(B.File->Path));
  });
  const Candidate &Best = Candidates.front();
  CompatHeader Result;
  Result.Exists = true;
  Result.Includers = Best.Includers;
  Result.TheRoute.Guard = Best.Guard;
  chooseSpelling(Tree, Best, Result.TheRoute);
  for (const Candidate &Other : llvm::drop_begin(Candidates))
    Result.Others.push_back(Other.File->Path);
  return Result;
}
