#ifndef REROUTE_PLAN_NAMEPLANNER_H
#define REROUTE_PLAN_NAMEPLANNER_H

#include "Classify/Classification.h"
#include "Plan/Suppressions.h"
#include "Rules/RuleTable.h"
#include "Scan/FileScan.h"

namespace reroute {

/// Decides what becomes of each name of file \p File: fills \p Plan's Uses,
/// adds the edits and the findings, in the order of the file.
void planNames(uint32_t File, const FileScan &Scan,
               const ClassifiedFile &Classified, const RuleTable &Rules,
               NamesMode Mode, Suppressions &Suppressed, FilePlan &Plan);

} // namespace reroute

#endif
