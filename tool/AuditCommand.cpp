// The audit of a compat header: `header --audit`, `check --header`.

#include "Commands.h"
#include "Header/HeaderText.h"
#include "Report/AuditText.h"
#include "Run/Rules.h"
#include "Run/UsedSymbols.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;

/// The guard, and what the configuration called hip defines.
static std::vector<std::string> hipDefines(const ProjectFile &Project) {
  std::vector<std::string> Defines{guardOf(Project)};
  for (const BuildConfiguration &Each : Project.Configurations)
    if (Each.Name == "hip")
      llvm::append_range(Defines, Each.Defines);
  return Defines;
}

ExitCode reroute::auditHeaderOf(const RunResult &Run, std::string Path,
                                bool Verbose) {
  if (Path.empty() && Run.Project.TheRoute)
    Path = Run.Project.TheRoute->Path;
  std::string Full = Run.Root + "/" + Path;
  if (Path.empty() || !llvm::sys::fs::is_regular_file(Full))
    return fail(makeError(ExitCode::Usage,
                          Path + ": error: there is no header to audit; "
                                 "`reroute header` writes one"));
  llvm::Expected<Coverage> Rules = loadCoverage(Run.Project, Run.Root);
  if (!Rules)
    return fail(Rules.takeError());
  HeaderNeeds Needs{usedSymbols(Run).Names, {}};
  for (const ClassifiedFile &File : Run.Classified)
    for (const Fact &Each : File.Facts)
      if (Each.Is == Fact::Kind::Field)
        Needs.Fields.insert(Each.Subject + "." + Each.Detail);
  HeaderAudit Audit =
      auditHeader({Full, Run.Root, hipDefines(Run.Project), Needs, *Rules});
  writeAudit(Audit, Path, Run, *Rules->Tables.back(), Verbose, llvm::outs());
  llvm::outs() << Path << ": " << Needs.Names.size() << " used symbols, "
               << Audit.Lacks.size() << " things missing\n";
  return exitCodeOf(Audit);
}
