#include "Resolve/ParseUnits.h"
#include "Resolve/ReadingBytes.h"
#include "Support/WorkerProcesses.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Threading.h"

using namespace reroute;

/// What a worker answers. A process in which the parser crashed is spoiled.
static std::optional<std::string>
parseToBytes(const ParseJob &Job, const ParseEnvironment &Environment) {
  llvm::CrashRecoveryContext::Enable();
  UnitReadings Readings = parseUnit(*Job.Unit, Job.Lang, Environment);
  for (const UnitProblem &Problem : Readings.Problems)
    if (Problem.Is == UnitProblem::Kind::Crash)
      return std::nullopt;
  return readingsToBytes(Readings);
}

static UnitReadings readingsOf(const CompileUnit &Unit,
                               const WorkResult &Result, unsigned Seconds) {
  if (Result.End == WorkEnd::TimedOut)
    return lostUnit(Unit, UnitProblem::Kind::TimeOut,
                    "its parse was ended after " + std::to_string(Seconds) +
                        " seconds; --unit-timeout allows more");
  if (Result.End == WorkEnd::Done)
    if (auto Readings = readingsFromBytes(Result.Answer))
      return std::move(*Readings);
  return lostUnit(Unit, UnitProblem::Kind::Crash,
                  "the parser crashed on this unit");
}

std::vector<UnitReadings>
reroute::parseUnits(llvm::ArrayRef<ParseJob> Jobs,
                    const ParseEnvironment &Environment, unsigned Threads,
                    unsigned Seconds) {
  WorkLimits Limits;
  Limits.Workers = llvm::hardware_concurrency(Threads).compute_thread_count();
  Limits.Seconds = Seconds;
  std::vector<WorkResult> Results =
      runInWorkers(Jobs.size(), Limits, [&](size_t I) {
        return parseToBytes(Jobs[I], Environment);
      });
  std::vector<UnitReadings> All;
  for (auto [Job, Result] : llvm::zip_equal(Jobs, Results))
    All.push_back(readingsOf(*Job.Unit, Result, Seconds));
  return All;
}
