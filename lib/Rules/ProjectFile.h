#ifndef REROUTE_RULES_PROJECTFILE_H
#define REROUTE_RULES_PROJECTFILE_H

#include "Rules/Rule.h"
#include "Rules/Severities.h"

namespace reroute {

/// A way the tree is built.
struct BuildConfiguration {
  std::string Name;
  std::string CompileCommands;    ///< Folder or file; empty: Files and Defines.
  std::vector<std::string> Files; ///< Globs.
  std::vector<std::string> Defines; ///< "NAME" or "NAME=VALUE".
};

/// The name of the configuration that is the build for HIP.
inline constexpr llvm::StringLiteral HipConfiguration = "hip";

/// Where includes of the surface go.
struct Route {
  std::string Header;  ///< As spelled, without delimiters.
  bool Quoted = false; ///< Spelled "…" instead of <…>.
  std::string Path;    ///< Where it lives, relative to the root; may be empty.
  std::string Guard;   ///< The macro that selects HIP; may be empty.
  /// Further headers of CUDA whose includes the compat header replaces, such
  /// as cuda.h in a tree that needs none of its own names.
  std::vector<std::string> Also;
};

/// What somebody opted out of for whole files or symbols. Empty lists mean any.
struct IgnoreEntry {
  std::vector<std::string> Paths;   ///< Globs.
  std::vector<std::string> Codes;   ///< "RR1001", …; whether it is a code that
                                    ///< exists is not known here.
  std::vector<std::string> Symbols; ///< Globs.
  uint32_t Offset = 0;              ///< In the project file.
};

/// reroute.yaml at a tree's root.
struct ProjectFile {
  std::vector<PackReference> Extends;
  std::optional<Route> TheRoute;
  NamesMode Names = NamesMode::Keep;
  /// Replaces the derived prefix: the beginning of a name, or "gpu::" for names
  /// in a namespace.
  std::string NeutralPrefix = "gpu";
  /// "gpu" of "gpu::"; empty when neutral names are in the global scope.
  llvm::StringRef neutralNamespace() const;
  llvm::VersionTuple HipMinimum{6, 0};
  llvm::VersionTuple HipMaximum;  ///< Inclusive; empty: no limit.
  llvm::VersionTuple CudaVersion; ///< Empty: the newest the model knows.
  std::vector<BuildConfiguration> Configurations; ///< In file order.
  std::vector<std::string> Include;
  std::vector<std::string> Exclude;
  /// Surfaces that no pack routes and that the project deals with itself.
  std::vector<std::string> LeaveSurfaces;
  Severities TheSeverities;        ///< `severity:`
  std::vector<IgnoreEntry> Ignore; ///< In file order.
  std::string Text;                ///< As read, for places in it.
  std::vector<Rule> Overrides;     ///< `symbols:`, sorted by symbol.

  /// Reads a project file. Fails with ExitCode::Usage; the message has file,
  /// line, column, the line itself, a caret and, for an unknown key, the
  /// nearest known one.
  static llvm::Expected<ProjectFile> parse(llvm::StringRef Text,
                                           llvm::StringRef BufferName);
};

} // namespace reroute

#endif
