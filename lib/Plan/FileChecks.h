#ifndef REROUTE_PLAN_FILECHECKS_H
#define REROUTE_PLAN_FILECHECKS_H

#include "Classify/Classification.h"
#include "Plan/FindingSink.h"
#include "Rules/RuleTable.h"
#include "Scan/FileScan.h"

namespace reroute {

/// What a check sees of one file.
struct FileContext {
  const FileScan &Scan;
  const ClassifiedFile &Classified;
  const RuleTable &Rules;
  NamesMode Mode;
  FindingSink &Findings;
};

/// Looks for what no edit can reach, and reports it. A check changes nothing
/// and decides the outcome of no token; one more is a function and a line in
/// fileChecks().
using FileCheck = void (*)(const FileContext &Context);

llvm::ArrayRef<FileCheck> fileChecks();

} // namespace reroute

#endif
