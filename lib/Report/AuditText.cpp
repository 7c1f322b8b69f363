#include "Report/AuditText.h"
#include "Support/LineIndex.h"
#include "Support/Words.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

static std::string versionList(llvm::ArrayRef<llvm::VersionTuple> Versions) {
  std::vector<std::string> Names;
  for (const llvm::VersionTuple &Each : Versions)
    Names.push_back(Each.getAsString());
  return listed(Names);
}

/// Where the tree uses what some of \p Names mean: "file:line:column" by name.
static std::map<std::string, std::vector<std::string>>
placesOf(const std::set<std::string> &Names, const RunResult &Run) {
  std::map<std::string, std::vector<std::string>> Places;
  for (auto [File, Classified] : llvm::zip_equal(Run.Files, Run.Classified)) {
    std::optional<LineIndex> Lines;
    for (auto [U, C] : llvm::zip_equal(File.Uses, Classified.Uses)) {
      if (!C.isApi() || !Names.count(U.Name.str()))
        continue;
      if (!Lines)
        Lines.emplace(File.text());
      LineColumn At = Lines->position(U.Offset);
      Places[U.Name.str()].push_back(File.Path + ":" + std::to_string(At.Line) +
                                     ":" + std::to_string(At.Column));
    }
  }
  return Places;
}

/// What is missing, in words.
static std::string describe(const Provision &What, const RuleTable &Newest) {
  switch (What.Is) {
  case Provision::Symbol: {
    std::string Text = "lacks " + What.Name + " (" +
                       kindName(Newest.symbol(What.Name)->Kind).str() + ")";
    const Mapping &Known = Newest.lookup(What.Name, {});
    return Text + (!Known.Hip.empty()   ? ", which is " + Known.Hip
                   : !Known.Why.empty() ? "; " + Known.Why
                                        : "");
  }
  case Provision::Call:
    return "lacks " + What.Detail;
  case Provision::Defaults:
    return "lacks a call of " + What.Name + " without " + What.Detail;
  case Provision::Field:
    return "lacks the field " + What.Name + "." + What.Detail;
  }
  llvm_unreachable("all kinds are described");
}

void reroute::writeAudit(const HeaderAudit &Audit, StringRef Path,
                         const RunResult &Run, const RuleTable &Newest,
                         bool Verbose, llvm::raw_ostream &OS) {
  for (const AuditError &Each : Audit.Errors)
    OS << (Each.Place.empty() ? Path : StringRef(Each.Place))
       << ": error: " << Each.Message << " (HIP " << Each.Version.getAsString()
       << ")\n";
  std::set<std::string> Missing;
  for (const Lack &Each : Audit.Lacks)
    if (Each.What.Is == Provision::Symbol)
      Missing.insert(Each.What.Name);
  auto Places = placesOf(Missing, Run);
  for (const Lack &Each : Audit.Lacks) {
    OS << Path << ": error: " << describe(Each.What, Newest) << " (HIP "
       << versionList(Each.Versions) << ")\n";
    if (Each.What.Is == Provision::Call && Verbose)
      OS << "    " << Each.Message << '\n';
    if (Each.What.Is != Provision::Symbol)
      continue;
    llvm::ArrayRef<std::string> Here = Places[Each.What.Name];
    size_t Few = Verbose ? Here.size() : std::min<size_t>(3, Here.size());
    for (const std::string &Place : Here.take_front(Few))
      OS << "    used at " << Place << '\n';
    if (Few < Here.size())
      OS << "    and at " << Here.size() - Few
         << " more places (--verbose lists them)\n";
  }
  for (const ProvidedName &Each : Audit.Stubs)
    OS << Each.Place << ": error: " << Each.Name
       << " calls nothing, so a failure goes unnoticed\n";
  for (const auto &[First, Second] : Audit.Twice)
    OS << Second.Place << ": error: " << Second.Name << " is defined at "
       << First.Place << " already\n";
  for (const std::string &Each : Audit.MissingHeaders)
    OS << Path << ": note: " << Each
       << " was not found, so what comes from it is not known\n";
  for (const AuditError &Each : Audit.Doubtful)
    OS << (Each.Place.empty() ? Path : StringRef(Each.Place))
       << ": note: perhaps therefore: " << Each.Message << '\n';
  if (!Audit.Unknown.empty())
    OS << Path << ": note: therefore not known: " << listed(Audit.Unknown)
       << '\n';
  if (!Audit.Unused.empty())
    OS << Path << ": note: " << Audit.Unused.size()
       << " names that the tree does not use"
       << (Verbose ? ": " + listed(Audit.Unused) : " (--verbose lists them)")
       << '\n';
  for (auto [File, Plan] : llvm::zip_equal(Run.Files, Run.ThePlan.Files))
    for (auto [Include, Result] :
         llvm::zip_equal(File.Includes, Plan.Includes)) {
      if (Result != Outcome::Routed)
        continue;
      LineColumn At = LineIndex(File.text()).position(Include.HashOffset);
      OS << File.Path << ':' << At.Line << ':' << At.Column
         << ": warning: goes round the header with " << Include.Spelling
         << "; `reroute apply` routes it\n";
    }
  if (!Audit.NotKnown.empty())
    OS << Path << ": what it lacks for HIP " << versionList(Audit.NotKnown)
       << " is not known, since Clang gave up there\n";
}

ExitCode reroute::exitCodeOf(const HeaderAudit &Audit) {
  ExitCode Code = Audit.isClean() ? ExitCode::Clean : ExitCode::Findings;
  return Audit.isComplete() ? Code : worse(Code, ExitCode::NotAnalysed);
}
