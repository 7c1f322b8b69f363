#ifndef REROUTE_VERIFY_HIPPROOF_H
#define REROUTE_VERIFY_HIPPROOF_H

#include "Run/Run.h"
#include "Support/ExitCode.h"

namespace reroute {

/// Whether one source of the planned tree type-checks for HIP.
struct SourceProof {
  enum class State {
    Proven,
    Failed,
    NotProven, ///< Nobody can say: Why tells what is in the way.
  };
  std::string File; ///< The main file.
  State Is = State::Proven;
  std::string Why;
  /// Failed: by place, each once. Those about names that the report of the
  /// analysis is about already are only counted.
  std::vector<UnitProblem> Errors;
  size_t KnownErrors = 0;
};

/// Whether a planned tree type-checks for one version of HIP, against headers
/// made from its API model, for the host and, offload code, for the device.
struct HipProof {
  llvm::VersionTuple Version;
  std::vector<SourceProof> Sources; ///< By file.

  size_t count(SourceProof::State Is) const;
  size_t errorCount() const;
};

/// Type-checks what the plan of \p Run would make of the tree, for the newest
/// version of HIP that the project supports. A source whose parse for CUDA has
/// errors already is not proven. Fails when the compat header cannot be made.
llvm::Expected<HipProof> proveHip(const RunOptions &Options,
                                  const RunResult &Run);

/// What \p Proof is worth: Findings when a source fails, NotAnalysed when one
/// is not proven or there is nothing to prove, else Clean.
ExitCode exitCodeOf(const HipProof &Proof);

} // namespace reroute

#endif
