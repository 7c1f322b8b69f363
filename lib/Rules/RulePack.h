#ifndef REROUTE_RULES_RULEPACK_H
#define REROUTE_RULES_RULEPACK_H

#include "Rules/Rule.h"

namespace reroute {

/// A header of the surface and what becomes of its includes.
struct SurfaceHeader {
  std::string Name; ///< As spelled in an include, such as "cuda_runtime.h".
  std::string Hip;  ///< HIP's header, such as "hip/hip_runtime.h".
  /// Whether the compat header stands for it. When not, its includes are
  /// reported in `names: keep` and `names: neutral`.
  bool Routed = true;
  /// Whether the surface's first header does not include it.
  bool Separate = false;
  /// The surface that it belongs to when no pack routes it, such as "cublas".
  std::string Other;
  /// Whether the runtime's header takes its place where no name of Other is
  /// used behind it.
  bool Replaceable = false;
};

/// A prefix that derivation replaces, such as cuda by hip.
struct Derivation {
  std::string From;
  std::string To;
};

/// A YAML file that maps a surface to HIP.
struct RulePack {
  std::string Name;
  std::string Version;
  /// Packs below this one: its rules count before theirs.
  std::vector<PackReference> Extends;
  std::vector<SurfaceHeader> Headers;
  std::vector<std::string> NamePatterns; ///< Globs of the surface's names.
  /// Macros that only builds for HIP define, such as __HIP_PLATFORM_AMD__.
  std::vector<std::string> HipMacros;
  std::string CudaModel; ///< Name of the API model of the surface.
  std::string HipModel;
  RuleOrigin ModelsOrigin; ///< Where the two are named.
  /// Tried in order for a symbol with no rule of its own.
  std::vector<Derivation> Derive;
  /// `symbols:` and, a rule for each name, `unsupported:`; sorted by symbol.
  std::vector<Rule> Rules;

  /// Reads a pack. Fails with ExitCode::InvalidPack; the message has file,
  /// line, column, the line itself, a caret and, for an unknown key, the
  /// nearest known one.
  static llvm::Expected<RulePack> parse(llvm::StringRef Text,
                                        llvm::StringRef BufferName);
};

} // namespace reroute

#endif
