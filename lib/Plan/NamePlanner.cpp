#include "Plan/NamePlanner.h"
#include "Plan/CallRewriter.h"
#include "Plan/ReasonText.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class NamePlanner {
public:
  NamePlanner(const FileScan &Scan, const ClassifiedFile &Classified,
              const RuleTable &Rules, NamesMode Mode, Suppressions &Suppressed,
              FindingSink &Findings, FilePlan &Plan)
      : Scan(Scan), Classified(Classified), Rules(Rules), Mode(Mode),
        Suppressed(Suppressed), Findings(Findings), Plan(Plan),
        Rewriter(Scan.text()) {}

  void run();

private:
  Outcome planUse(const Use &U, const ClassifiedUse &C);
  Outcome planHip(const Use &U, const ClassifiedUse &C);
  Outcome rename(const Use &U, StringRef Name, bool IsTag);
  Outcome report(FindingKind Kind, const Use &U, std::string Message);

  const FileScan &Scan;
  const ClassifiedFile &Classified;
  const RuleTable &Rules;
  NamesMode Mode;
  Suppressions &Suppressed;
  FindingSink &Findings;
  FilePlan &Plan;
  CallRewriter Rewriter;
};

} // namespace

Outcome NamePlanner::report(FindingKind Kind, const Use &U,
                            std::string Message) {
  return Findings.report(Kind, {U.Offset, U.Length, U.Name}, U.Name.str(),
                         std::move(Message));
}

/// \p IsTag: the new name may stand behind `enum` or `struct`.
Outcome NamePlanner::rename(const Use &U, StringRef Name, bool IsTag) {
  uint32_t Begin = IsTag ? U.Offset : U.Offset - U.KeywordLength;
  if (Name == U.Name && Begin == U.Offset)
    return Outcome::Kept;
  if (Suppressed.drops(std::nullopt, U.Offset, U.Name))
    return Outcome::Suppressed;
  Rewriter.rename(Begin, U.Offset + U.Length, Name.str());
  return Outcome::Renamed;
}

static bool isTag(const ApiSymbol *Symbol) {
  return Symbol && (Symbol->Kind == SymbolKind::Struct ||
                    Symbol->Kind == SymbolKind::Union ||
                    Symbol->Kind == SymbolKind::Enum);
}

Outcome NamePlanner::planHip(const Use &U, const ClassifiedUse &C) {
  const Mapping &Map = *C.Map;
  if (!Map.Call)
    return rename(U, Map.Hip, isTag(Rules.hipSymbol(Map.Hip)));

  if (Suppressed.drops(std::nullopt, U.Offset, U.Name))
    return Outcome::Suppressed;
  std::optional<SpelledCall> Call =
      readCall(Scan.text(), U.Offset + U.Length, C.Shape.Arguments);
  if (!Call)
    return report(FindingKind::NotRewritable, U,
                  C.Shape.Arguments
                      ? "the arguments of this call cannot be told apart in "
                        "the source text; rewrite it by hand"
                      : "its counterpart takes other arguments, so a use that "
                        "is no call needs a function of your own around it");
  unsigned Count = Call->Arguments.size();
  if (Map.Call->argumentCount() > Count)
    return report(
        FindingKind::NotRewritable, U,
        "the rule wants " + std::to_string(Map.Call->argumentCount()) +
            " arguments and this call passes " + std::to_string(Count));
  Rewriter.replaceCall(U.Offset, U.Offset + U.Length, std::move(*Call),
                       *Map.Call);
  return Outcome::Renamed;
}

/// The reason and the way out, as one sentence each.
static std::string explain(const Mapping &Map) {
  std::string Text = Map.Why;
  if (!Map.Instead.empty())
    Text += (Text.empty() ? "" : "; instead: ") + Map.Instead;
  return Text;
}

Outcome NamePlanner::planUse(const Use &U, const ClassifiedUse &C) {
  switch (C.Is) {
  case Resolution::Foreign:
    return Outcome::NotOurs;
  case Resolution::Ambiguous:
    return report(FindingKind::AmbiguousUse, U, reasonText(C));
  case Resolution::Api:
  case Resolution::Inactive:
  case Resolution::Unresolved:
    break;
  }
  const Surface *Other = Rules.unroutedSurface(U.Name);
  if (C.OwnOnHip && (Other || C.Map->Hip.empty()))
    return Outcome::Kept;
  if (Other)
    return Findings.reportUnrouted(Other->Name, {U.Offset, U.Length, U.Name});
  const Mapping &Map = *C.Map;
  switch (Map.TheGrade) {
  case Grade::Unmapped:
    return report(FindingKind::UnmappedSymbol, U, explain(Map));
  case Grade::Unsupported:
    return report(FindingKind::UnsupportedSymbol, U, explain(Map));
  case Grade::Degraded:
    if (!C.OwnOnHip)
      report(FindingKind::DegradedSymbol, U, explain(Map));
    break;
  case Grade::Exact:
    // What somebody wrote; a note on a number is derived and left to explain.
    if (!C.OwnOnHip && !Map.Why.empty() && !Map.Source.empty())
      report(FindingKind::SymbolNote, U, Map.Why);
    break;
  }
  switch (Mode) {
  case NamesMode::Keep:
    return Outcome::Kept;
  case NamesMode::Neutral:
    if (U.Context == UseContext::Condition &&
        llvm::StringRef(Rules.neutralName(U.Name)).contains("::"))
      return report(FindingKind::NotRewritable, U,
                    "#if cannot ask for a name in a namespace; test a macro of "
                    "the project's own");
    // The header declares aliases, which are no tags.
    return rename(U, Rules.neutralName(U.Name),
                  Rules.neutralName(U.Name) == U.Name);
  case NamesMode::Hip:
    return planHip(U, C);
  }
  llvm_unreachable("all modes are handled");
}

void NamePlanner::run() {
  for (size_t I = 0; I < Scan.Uses.size(); ++I)
    Plan.Uses.push_back(planUse(Scan.Uses[I], Classified.Uses[I]));
  for (Edit &E : Rewriter.take())
    Plan.Edits.push_back(std::move(E));
}

void reroute::planNames(const FileScan &Scan, const ClassifiedFile &Classified,
                        const RuleTable &Rules, NamesMode Mode,
                        Suppressions &Suppressed, FindingSink &Findings,
                        FilePlan &Plan) {
  NamePlanner(Scan, Classified, Rules, Mode, Suppressed, Findings, Plan).run();
}
