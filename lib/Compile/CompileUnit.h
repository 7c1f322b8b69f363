#ifndef REROUTE_COMPILE_COMPILEUNIT_H
#define REROUTE_COMPILE_COMPILEUNIT_H

#include <string>
#include <vector>

namespace reroute {

/// Which side of offload code a parse looks at.
enum class OffloadPass { Host, Device };

/// One way to parse one file with Clang.
struct CompileUnit {
  enum class Source { Database, Inferred };

  std::string File;      ///< Main file, relative to the tree's root.
  std::string Directory; ///< Absolute working directory.
  /// Arguments of Clang's driver: no program name, no input file, no output,
  /// nothing that runs code or writes files. Offload code is CUDA's unless
  /// they say `-x hip`.
  std::vector<std::string> Arguments;
  Source From = Source::Inferred;
  std::string Configuration; ///< Its name in the project file; may be empty.
  OffloadPass Pass = OffloadPass::Host; ///< Matters to offload code only.
};

} // namespace reroute

#endif
