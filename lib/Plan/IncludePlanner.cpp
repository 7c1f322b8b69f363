#include "Plan/IncludePlanner.h"
#include "Plan/IncludePlacement.h"
#include "Scan/CallArguments.h"
#include "Tree/Language.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

bool reroute::isSurfaceInclude(const IncludeDirective &Include,
                               const RuleTable &Rules) {
  return Include.Computed || Rules.header(Include.name());
}

namespace {

/// A surface include and the header that takes its place.
struct Routing {
  size_t Index;         ///< Into the scan's includes.
  std::string Spelling; ///< Of the new header, with delimiters.
};

class IncludePlanner {
public:
  IncludePlanner(const FileScan &Scan, const ClassifiedFile &Classified,
                 const IncludeEnvironment &Env, Suppressions &Suppressed,
                 FindingSink &Findings, FilePlan &Plan)
      : Scan(Scan), Classified(Classified), Env(Env), Suppressed(Suppressed),
        Findings(Findings), Plan(Plan), FirstEdit(Plan.Edits.size()) {}

  void run();

private:
  std::string targetOf(const IncludeDirective &Include) const;
  bool isReplaced(const SurfaceHeader &Header) const;
  bool standsFor(const SurfaceHeader &Header) const;
  bool includesHip(unsigned Branch) const;
  bool hasHipSide(unsigned Branch) const;
  std::string runtimeTarget() const;
  Outcome decide(size_t Index, std::vector<Routing> &Routings);
  void route(StringRef Spelling, std::vector<size_t> Indices);
  void addImplicitInclude();
  bool isOwn(const IncludeDirective &Include) const;
  bool usesSurface() const;
  Outcome report(FindingKind Kind, const IncludeDirective &Include,
                 StringRef Subject, std::string Message);
  void place(StringRef Spelling, std::vector<size_t> Replaced);
  void makeRoom();

  const FileScan &Scan;
  const ClassifiedFile &Classified;
  const IncludeEnvironment &Env;
  Suppressions &Suppressed;
  FindingSink &Findings;
  FilePlan &Plan;
  size_t FirstEdit; ///< Of those that this planner makes; names have others.
};

} // namespace

/// From the `#` to the end of what is included.
static ByteRange rangeOf(const IncludeDirective &Include) {
  return {Include.HashOffset, static_cast<uint32_t>(Include.SpellingOffset +
                                                    Include.Spelling.size())};
}

Outcome IncludePlanner::report(FindingKind Kind,
                               const IncludeDirective &Include,
                               StringRef Subject, std::string Message) {
  ByteRange Where = rangeOf(Include);
  return Findings.report(Kind, {Where.Begin, Where.End - Where.Begin, ""},
                         Subject.str(), std::move(Message));
}

/// The header that stands for CUDA's runtime as a whole.
std::string IncludePlanner::runtimeTarget() const {
  const ProjectFile &Project = Env.Project;
  if (Project.Names == NamesMode::Hip || !Project.TheRoute) {
    for (const Surface &Each : Env.Rules.routedSurfaces())
      for (const SurfaceHeader &Header : Each.Headers)
        if (Header.Routed && !Header.Hip.empty())
          return "<" + Header.Hip + ">";
    return {};
  }
  const Route &R = *Project.TheRoute;
  return R.Quoted ? "\"" + R.Header + "\"" : "<" + R.Header + ">";
}

/// Whether the runtime's header does where \p Header, of another surface, is
/// included: nothing behind this file needs more.
bool IncludePlanner::isReplaced(const SurfaceHeader &Header) const {
  return Header.Replaceable && !Env.IsSpelledBehind(Scan.Path, Header.Other);
}

/// What \p Include becomes; empty when nothing stands for it.
std::string IncludePlanner::targetOf(const IncludeDirective &Include) const {
  const SurfaceHeader *Header = Env.Rules.header(Include.name());
  if (Header && isReplaced(*Header))
    return runtimeTarget();
  if (Env.Project.Names == NamesMode::Hip) {
    if (Header)
      return Header->Hip.empty() ? std::string() : "<" + Header->Hip + ">";
    return runtimeTarget();
  }
  return !Header || standsFor(*Header) ? runtimeTarget() : std::string();
}

/// Whether an include of the compat header gives CUDA what \p Header gives. A
/// generated one does; one that people wrote has to include it itself.
bool IncludePlanner::standsFor(const SurfaceHeader &Header) const {
  if (!Header.Routed || !Header.Separate || !Env.Project.TheRoute)
    return Header.Routed;
  const std::string &Path = Env.Project.TheRoute->Path;
  return !Env.IsThere(Path) || Env.Reaches(Path, [&](StringRef Spelled) {
    return Spelled == Header.Name;
  });
}

/// Whether \p Branch itself includes a header of HIP's.
bool IncludePlanner::includesHip(unsigned Branch) const {
  return llvm::any_of(Scan.Includes, [&](const IncludeDirective &Include) {
    return Include.Branch == Branch && !Include.Computed &&
           !Env.Rules.header(Include.name()) &&
           bringsRuntime(Include.name(), Env.Rules, Env.Project);
  });
}

/// Whether \p Branch, or one around it, is the other side of a branch that
/// includes HIP's header: somebody has routed what it includes already.
bool IncludePlanner::hasHipSide(unsigned Branch) const {
  for (; Branch != 0; Branch = Scan.Branches[Branch].Parent) {
    unsigned Parent = Scan.Branches[Branch].Parent;
    // Of the chain's other branches, those before and those behind.
    for (unsigned I = Branch; !Scan.Branches[I].Opens;) {
      do
        --I;
      while (Scan.Branches[I].Parent != Parent);
      if (Classified.HipBranches[I] && includesHip(I))
        return true;
    }
    for (unsigned I = Branch + 1; I < Scan.Branches.size(); ++I) {
      if (Scan.Branches[I].Parent != Parent)
        continue;
      if (Scan.Branches[I].Opens)
        break;
      if (Classified.HipBranches[I] && includesHip(I))
        return true;
    }
  }
  return false;
}

Outcome IncludePlanner::decide(size_t Index, std::vector<Routing> &Routings) {
  const IncludeDirective &Include = Scan.Includes[Index];
  if (Classified.HipBranches[Include.Branch])
    return Outcome::NotOurs;
  if (Include.Computed)
    return report(FindingKind::ComputedInclude, Include, Include.Spelling,
                  "a macro names the header; look whether it can be one of "
                  "CUDA's, and include the routed header instead");
  // A header of the tree's own that only has the name of CUDA's. In brackets
  // CUDA's is meant, whatever copies of it lie somewhere in the tree.
  if (!Include.isAngled() &&
      !Env.ResolveInTree(Scan.Path, Include.name(), false).empty())
    return Outcome::NotOurs;
  if (const SurfaceHeader *Header = Env.Rules.header(Include.name());
      Header && !Header->Other.empty() && !isReplaced(*Header)) {
    ByteRange Where = rangeOf(Include);
    return Findings.reportUnrouted(Header->Other,
                                   {Where.Begin, Where.End - Where.Begin, ""});
  }
  if (Env.Project.Names == NamesMode::Keep && hasHipSide(Include.Branch))
    return Outcome::Kept;
  std::string Target = targetOf(Include);
  if (Target.empty())
    return report(FindingKind::UnroutedInclude, Include, Include.name(),
                  "the compat header does not stand for this header; let it "
                  "include it, or include it only where CUDA is built");
  if (Suppressed.drops(std::nullopt, Include.HashOffset, ""))
    return Outcome::Suppressed;
  Routings.push_back({Index, std::move(Target)});
  return Outcome::Routed;
}

bool IncludePlanner::isOwn(const IncludeDirective &Include) const {
  if (Include.Computed)
    return false;
  StringRef Route = Env.Project.TheRoute
                        ? StringRef(Env.Project.TheRoute->Header)
                        : StringRef();
  auto [Top, Rest] = Route.split('/');
  if (!Rest.empty() && Include.name().split('/').first == Top &&
      Include.name() != Route)
    return true;
  return !Env.ResolveInTree(Scan.Path, Include.name(), Include.isAngled())
              .empty();
}

void IncludePlanner::place(StringRef Spelling, std::vector<size_t> Replaced) {
  // The request refers to it, so it has to have a name.
  auto IsOwn = [this](const IncludeDirective &Include) {
    return isOwn(Include);
  };
  PlacementRequest Request{Scan.Path,
                           Scan.text(),
                           Scan.Includes,
                           std::move(Replaced),
                           Spelling.str(),
                           IsOwn,
                           Env.Styles.styleFor(Scan.Path)};
  for (Edit &E : placeInclude(Request))
    Plan.Edits.push_back(std::move(E));
}

/// Makes one include of those at \p Indices in each branch that has some, and
/// none where the header is there already.
void IncludePlanner::route(StringRef Spelling, std::vector<size_t> Indices) {
  auto Present = [&](unsigned Branch, uint32_t Before) {
    return llvm::any_of(Scan.Includes, [&](const IncludeDirective &Include) {
      return Include.Branch == Branch && Include.HashOffset < Before &&
             !Include.Computed &&
             Include.name() == Spelling.drop_front().drop_back();
    });
  };
  constexpr uint32_t Anywhere = ~0U;
  std::map<unsigned, std::vector<size_t>> ByBranch;
  for (size_t I : Indices)
    ByBranch[Scan.Includes[I].Branch].push_back(I);
  uint32_t FirstUnconditional =
      ByBranch.count(0) ? Scan.Includes[ByBranch[0].front()].HashOffset
                        : Anywhere;
  for (auto &[Branch, Replaced] : ByBranch) {
    uint32_t At = Scan.Includes[Replaced.front()].HashOffset;
    bool There = Branch == 0 ? Present(0, Anywhere)
                             : Present(Branch, Anywhere) || Present(0, At) ||
                                   FirstUnconditional < At;
    if (!There && Branch == 0) {
      place(Spelling, std::move(Replaced));
      continue;
    }
    std::vector<const IncludeDirective *> Gone;
    for (size_t I : Replaced)
      Gone.push_back(&Scan.Includes[I]);
    if (!There) {
      const IncludeDirective &First = *Gone.front();
      Plan.Edits.push_back({First.SpellingOffset,
                            static_cast<uint32_t>(First.Spelling.size()),
                            Spelling.str()});
      Gone.erase(Gone.begin());
    }
    for (Edit &E : deleteLines(Scan.text(), Gone))
      Plan.Edits.push_back(std::move(E));
  }
}

bool IncludePlanner::usesSurface() const {
  if (Scan.LaunchesKernels)
    return true;
  return llvm::any_of(llvm::zip_equal(Scan.Uses, Classified.Uses), [&](auto P) {
    const Use &U = std::get<0>(P);
    return std::get<1>(P).isApi() && U.Context != UseContext::Condition &&
           !Suppressed.mutes(U.Offset, U.Name);
  });
}

bool reroute::bringsRuntime(StringRef Name, const RuleTable &Rules,
                            const ProjectFile &Project) {
  if (const SurfaceHeader *Header = Rules.header(Name))
    return Header->Routed;
  if (Project.TheRoute && Name == Project.TheRoute->Header)
    return true;
  return llvm::any_of(Rules.routedSurfaces(), [&](const Surface &Each) {
    return llvm::any_of(Each.Headers, [&](const SurfaceHeader &Header) {
      return Header.Routed && Header.Hip == Name;
    });
  });
}

/// nvcc includes the runtime's header into every file it compiles; no other
/// compiler does.
void IncludePlanner::addImplicitInclude() {
  std::string Target = runtimeTarget();
  auto BringsRuntime = [this](StringRef Name) {
    return reroute::bringsRuntime(Name, Env.Rules, Env.Project);
  };
  if (Target.empty() || languageOf(Scan.Path) != Language::Cuda ||
      !usesSurface() || Env.Reaches(Scan.Path, BringsRuntime) ||
      Suppressed.dropsFile())
    return;
  place(Target, {});
}

/// Takes out of deletions what an insertion stands in. The place of the new
/// include is decided without knowing which lines go.
void IncludePlanner::makeRoom() {
  std::vector<Edit> Rest;
  llvm::MutableArrayRef<Edit> Mine(Plan.Edits);
  Mine = Mine.drop_front(FirstEdit);
  for (const Edit &Insertion : Mine) {
    if (Insertion.Length > 0)
      continue;
    uint32_t At = Insertion.Offset;
    for (Edit &Gone : Mine) {
      if (At <= Gone.Offset || At >= Gone.end() || !Gone.Text.empty())
        continue;
      uint32_t End = Gone.end();
      Gone.Length = At - Gone.Offset;
      // A blank line went because nothing was left before it.
      if (!Scan.text().slice(At, End).trim().empty())
        Rest.push_back({At, End - At, ""});
    }
  }
  llvm::append_range(Plan.Edits, Rest);
}

void IncludePlanner::run() {
  std::vector<Routing> Routings;
  Plan.Includes.resize(Scan.Includes.size());
  for (size_t I = 0; I < Scan.Includes.size(); ++I)
    if (isSurfaceInclude(Scan.Includes[I], Env.Rules))
      Plan.Includes[I] = decide(I, Routings);
  std::map<std::string, std::vector<size_t>> ByTarget;
  for (Routing &R : Routings)
    ByTarget[R.Spelling].push_back(R.Index);
  for (auto &[Spelling, Indices] : ByTarget)
    route(Spelling, Indices);
  addImplicitInclude();
  makeRoom();
}

void reroute::planIncludes(const FileScan &Scan,
                           const ClassifiedFile &Classified,
                           const IncludeEnvironment &Environment,
                           Suppressions &Suppressed, FindingSink &Findings,
                           FilePlan &Plan) {
  IncludePlanner(Scan, Classified, Environment, Suppressed, Findings, Plan)
      .run();
}
