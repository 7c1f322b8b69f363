#include "Plan/NamePlanner.h"
#include "Classify/HipBranches.h"
#include "Plan/CallRewriter.h"
#include "Support/Words.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class NamePlanner {
public:
  NamePlanner(uint32_t File, const FileScan &Scan,
              const ClassifiedFile &Classified, const RuleTable &Rules,
              NamesMode Mode, Suppressions &Suppressed, FilePlan &Plan)
      : File(File), Scan(Scan), Classified(Classified), Rules(Rules),
        Mode(Mode), Suppressed(Suppressed), Plan(Plan), Rewriter(Scan.text()) {}

  void run();

private:
  Outcome planUse(const Use &U, const ClassifiedUse &C);
  Outcome planHip(const Use &U, const ClassifiedUse &C);
  Outcome rename(const Use &U, StringRef Name, bool IsTag);
  Outcome report(FindingKind Kind, const Use &U, std::string Message);
  Outcome reportOther(StringRef Surface, const Use &U);
  void reportPastes();
  void reportMentions();
  void reportFields();

  uint32_t File;
  const FileScan &Scan;
  const ClassifiedFile &Classified;
  const RuleTable &Rules;
  NamesMode Mode;
  Suppressions &Suppressed;
  FilePlan &Plan;
  CallRewriter Rewriter;
};

} // namespace

Outcome NamePlanner::report(FindingKind Kind, const Use &U,
                            std::string Message) {
  if (Suppressed.drops(Kind, U.Offset, U.Name))
    return Outcome::Suppressed;
  Plan.Findings.push_back(
      {Kind, File, U.Offset, U.Length, U.Name.str(), std::move(Message)});
  return Outcome::Reported;
}

Outcome NamePlanner::reportOther(StringRef Surface, const Use &U) {
  if (Suppressed.drops(FindingKind::UnroutedSurface, U.Offset, U.Name))
    return Outcome::Suppressed;
  Plan.Findings.push_back(unroutedSurface(Surface, File, U.Offset, U.Length));
  return Outcome::Reported;
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
    return report(FindingKind::AmbiguousUse, U, C.Why);
  case Resolution::Api:
  case Resolution::Inactive:
  case Resolution::Unresolved:
    break;
  }
  const Surface *Other = Rules.unroutedSurface(U.Name);
  if (C.OwnOnHip && (Other || C.Map->Hip.empty()))
    return Outcome::Kept;
  if (Other)
    return reportOther(Other->Name, U);
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

/// Names that `##` builds are spelled nowhere, so no edit can reach them. With
/// names kept, the compat header defines them like any other.
void NamePlanner::reportPastes() {
  auto Report = [&](uint32_t Offset, StringRef Name, StringRef Message) {
    if (Suppressed.drops(FindingKind::TokenPaste, Offset, Name))
      return;
    // The name itself stands nowhere; what builds it does.
    auto Length = Scan.text().substr(Offset).take_while(isWordCharacter).size();
    Plan.Findings.push_back({FindingKind::TokenPaste, File, Offset,
                             static_cast<uint32_t>(Length), Name.str(),
                             Message.str()});
  };
  for (const PastedName &Pasted : Classified.Pasted) {
    Grade G = Rules.lookup(Pasted.Name, {}).TheGrade;
    if (Mode == NamesMode::Keep && (G == Grade::Exact || G == Grade::Degraded))
      continue;
    Report(Pasted.Offset, Pasted.Name,
           "a macro builds this name with ##, so it is not spelled here; write "
           "the name out");
  }
  if (Mode == NamesMode::Keep)
    return;
  for (const TokenPaste &Paste : Scan.Pastes)
    Report(Paste.Offset, Paste.Text,
           "a name that starts so may be built here with ##, and no rewriting "
           "can reach it; write the names out");
}

/// A string may be a message, or a name that a loader looks up. With names kept
/// both stay right.
void NamePlanner::reportMentions() {
  if (Mode == NamesMode::Keep)
    return;
  for (const StringMention &Mention : Scan.Mentions)
    if (!Suppressed.drops(FindingKind::NameInString, Mention.Offset,
                          Mention.Name))
      Plan.Findings.push_back({FindingKind::NameInString, File, Mention.Offset,
                               static_cast<uint32_t>(Mention.Name.size()),
                               Mention.Name.str(),
                               "strings stay as they are; change it by hand if "
                               "something looks the name up"});
}

/// What \p Use needs of \p Match and does not get; empty: nothing.
static std::string lackOf(const FieldUse &Use, const RecordMatch &Match,
                          NamesMode Mode) {
  const std::string &Hip = Match.Hip->Name;
  for (const FieldPair &Each : Match.Fields) {
    if (!Each.Cuda || Each.Cuda->Name != Use.Field)
      continue;
    if (!Each.Hip)
      return Hip + " has no such field";
    if (Mode == NamesMode::Hip && Each.Hip->Name != Use.Field)
      return Hip + " calls it " + Each.Hip->Name;
  }
  return "";
}

/// The compat header has structs of its own where HIP's fields stand at other
/// places or under other names; only what is not there at all is missing.
void NamePlanner::reportFields() {
  for (const FieldUse &Use : Classified.Fields) {
    if (Classified.HipBranches[branchAt(Scan.Branches, Use.Offset)])
      continue;
    for (const llvm::VersionTuple &Version : Rules.hipVersions()) {
      std::optional<RecordMatch> Match = Rules.matchRecord(Use.Record, Version);
      if (!Match)
        continue;
      std::string In = " (HIP " + Version.getAsString() + ")";
      if (Use.Field.empty()) {
        if (Mode != NamesMode::Hip || Match->SamePlaces)
          continue;
        if (Suppressed.drops(FindingKind::FieldOrder, Use.Offset, Use.Record))
          break;
        Plan.Findings.push_back(
            {FindingKind::FieldOrder, File, Use.Offset, /*Length=*/1,
             Use.Record,
             "the fields of " + Match->Hip->Name +
                 " stand at other places; name the fields, or assign them" +
                 In});
        break;
      }
      std::string Lack = lackOf(Use, *Match, Mode);
      if (Lack.empty())
        continue;
      if (Suppressed.drops(FindingKind::MissingField, Use.Offset, Use.Record))
        break;
      Plan.Findings.push_back({FindingKind::MissingField, File, Use.Offset,
                               static_cast<uint32_t>(Use.Field.size()),
                               Use.Record + "." + Use.Field, Lack + In});
      break;
    }
  }
}

void NamePlanner::run() {
  for (size_t I = 0; I < Scan.Uses.size(); ++I)
    Plan.Uses.push_back(planUse(Scan.Uses[I], Classified.Uses[I]));
  reportPastes();
  reportMentions();
  reportFields();
  for (Edit &E : Rewriter.take())
    Plan.Edits.push_back(std::move(E));
}

void reroute::planNames(uint32_t File, const FileScan &Scan,
                        const ClassifiedFile &Classified,
                        const RuleTable &Rules, NamesMode Mode,
                        Suppressions &Suppressed, FilePlan &Plan) {
  NamePlanner(File, Scan, Classified, Rules, Mode, Suppressed, Plan).run();
}
