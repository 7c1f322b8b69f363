#ifndef REROUTE_PLAN_NAMEPLANNER_H
#define REROUTE_PLAN_NAMEPLANNER_H

#include "Classify/Classification.h"
#include "Plan/FindingSink.h"
#include "Rules/RuleTable.h"
#include "Scan/FileScan.h"

namespace reroute {

/// Decides what becomes of each name of a file: fills \p Plan's Uses and adds
/// the edits, and the findings to \p Findings, in the order of the file.
void planNames(const FileScan &Scan, const ClassifiedFile &Classified,
               const RuleTable &Rules, NamesMode Mode, Suppressions &Suppressed,
               FindingSink &Findings, FilePlan &Plan);

} // namespace reroute

#endif
