#ifndef REROUTE_RUN_OPTIONS_H
#define REROUTE_RUN_OPTIONS_H

#include "Rules/Rule.h"
#include "Rules/Severities.h"

namespace reroute {

/// Whose headers of CUDA sources are parsed with.
enum class ApiHeaders {
  Auto,     ///< The toolkit's where a command line or --cuda-path names one.
  Embedded, ///< Always those made from the API models.
  Real,     ///< Always a toolkit's; it is looked for when nobody names one.
};

/// What the command line says about an analysis of a tree.
struct RunOptions {
  std::string Root = ".";          ///< -C
  std::vector<std::string> Paths;  ///< Limits the files; relative to Root.
  std::vector<std::string> Builds; ///< -p, added to the project's own.
  std::vector<std::string> ExtraArgs;
  std::vector<std::string> ExtraArgsBefore;
  std::string CudaPath;
  ApiHeaders Api = ApiHeaders::Auto;
  std::optional<NamesMode> Names; ///< Instead of the project file's.
  Severities TheSeverities;       ///< Stronger than the project file's.
  unsigned Threads = 0;           ///< 0: as many as the machine has.
  unsigned UnitSeconds = 120;     ///< For the parse of a unit; 0: no limit.
};

} // namespace reroute

#endif
