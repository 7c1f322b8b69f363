#ifndef REROUTE_EXPLAIN_SYMBOLLIST_H
#define REROUTE_EXPLAIN_SYMBOLLIST_H

#include "Rules/Coverage.h"
#include "llvm/Support/raw_ostream.h"

namespace reroute {

enum class ListFormat { Table, Json, Csv, Markdown };

/// Which symbols to list.
struct ListOptions {
  ListFormat Format = ListFormat::Table;
  /// Only symbols with this grade in the newest HIP version.
  std::optional<Grade> OnlyGrade;
  /// Only symbols that CUDA has since this version or a later one; empty: all.
  llvm::VersionTuple Since;
};

/// Writes one row for each symbol of \p All: name, kind and versions of CUDA,
/// the grade in every HIP version, what stands for it and why. The table and
/// Markdown also have the numbers of symbols by grade and version.
void listSymbols(const Coverage &All, const ListOptions &Options,
                 llvm::raw_ostream &OS);

} // namespace reroute

#endif
