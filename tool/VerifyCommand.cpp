// verify: whether the planned tree type-checks for HIP.

#include "Commands.h"
#include "Report/ProofText.h"
#include "Report/Report.h"

using namespace reroute;

ExitCode reroute::runVerify(const CommandLine &Line) {
  llvm::Expected<RunResult> Run = analyse(Line.Run);
  if (!Run)
    return fail(Run.takeError());
  llvm::Expected<HipProof> Proof = proveHip(Line.Run, *Run);
  if (!Proof)
    return fail(Proof.takeError());
  if (!Line.Quiet)
    writeProof(*Proof, llvm::outs());
  Report All = makeReport(*Run);
  reportInternalError(All);
  if (!All.Total.addsUp())
    return ExitCode::Internal;
  return exitCodeOf(*Proof);
}
