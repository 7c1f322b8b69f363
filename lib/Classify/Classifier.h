#ifndef REROUTE_CLASSIFY_CLASSIFIER_H
#define REROUTE_CLASSIFY_CLASSIFIER_H

#include "Classify/Classification.h"
#include "Resolve/Resolver.h"
#include "Rules/RuleTable.h"

namespace reroute {

/// Joins the scans, what the parses said, and the rules. The result is
/// parallel to \p Files. \p HipMacros are the macros that only builds for HIP
/// define.
std::vector<ClassifiedFile> classify(llvm::ArrayRef<FileScan> Files,
                                     llvm::ArrayRef<ParsedUnit> Units,
                                     const RuleTable &Rules,
                                     llvm::ArrayRef<std::string> HipMacros);

} // namespace reroute

#endif
