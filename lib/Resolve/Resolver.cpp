#include "Resolve/Resolver.h"
#include "Resolve/ReadingBytes.h"
#include "Support/WorkerProcesses.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Threading.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class Resolver {
public:
  Resolver(const ResolveRequest &Request, const ParseEnvironment &Environment,
           const IncludeGraph &Graph)
      : Request(Request), Environment(Environment), Graph(Graph),
        Reached(Request.Files.size()) {
    for (const CompileUnit &Unit : Request.Units)
      InDatabase[Unit.File].push_back(&Unit);
    for (const FileScan &File : Request.Files)
      Kernels[File.Path] = File.LaunchesKernels;
  }

  std::vector<ParsedUnit> run();

private:
  void add(StringRef File);
  void parseAdded();
  std::optional<std::string> parseToBytes(const CompileUnit &Unit);
  UnitReadings readingsOf(const CompileUnit &Unit,
                          const WorkResult &Result) const;
  template <typename Function> void forUnreached(Function Do);

  const ResolveRequest &Request;
  const ParseEnvironment &Environment;
  const IncludeGraph &Graph;
  std::vector<char> Reached; ///< By scan.
  llvm::StringMap<std::vector<const CompileUnit *>> InDatabase;
  llvm::StringMap<bool> Kernels;
  llvm::StringSet<> Added;
  std::vector<ParsedUnit> Units;
  size_t Parsed = 0; ///< How many of Units are done.
};

} // namespace

/// Adds the units of \p File: all that the databases have, else an inferred
/// one.
void Resolver::add(StringRef File) {
  if (!Added.insert(File).second)
    return;
  auto It = InDatabase.find(File);
  if (It == InDatabase.end()) {
    Units.push_back({Request.Infer(File), {}});
    return;
  }
  for (const CompileUnit *Unit : It->second)
    Units.push_back({*Unit, {}});
}

/// What a worker answers. A process in which the parser crashed is spoiled.
std::optional<std::string> Resolver::parseToBytes(const CompileUnit &Unit) {
  llvm::CrashRecoveryContext::Enable();
  Language Lang = languageOfUnit(Unit, Kernels.lookup(Unit.File));
  UnitReadings Readings = parseUnit(Unit, Lang, Environment);
  for (const UnitProblem &Problem : Readings.Problems)
    if (Problem.Is == UnitProblem::Kind::Crash)
      return std::nullopt;
  return readingsToBytes(Readings);
}

UnitReadings Resolver::readingsOf(const CompileUnit &Unit,
                                  const WorkResult &Result) const {
  if (Result.End == WorkEnd::TimedOut)
    return lostUnit(Unit, UnitProblem::Kind::TimeOut,
                    "its parse was ended after " +
                        std::to_string(Request.UnitSeconds) +
                        " seconds; --unit-timeout allows more");
  if (Result.End == WorkEnd::Done)
    if (auto Readings = readingsFromBytes(Result.Answer))
      return std::move(*Readings);
  return lostUnit(Unit, UnitProblem::Kind::Crash,
                  "the parser crashed on this unit");
}

void Resolver::parseAdded() {
  WorkLimits Limits;
  Limits.Workers =
      llvm::hardware_concurrency(Request.Threads).compute_thread_count();
  Limits.Seconds = Request.UnitSeconds;
  std::vector<WorkResult> Results =
      runInWorkers(Units.size() - Parsed, Limits, [this](size_t I) {
        return parseToBytes(Units[Parsed + I].Unit);
      });
  for (size_t I = 0; I < Results.size(); ++I) {
    ParsedUnit &Unit = Units[Parsed + I];
    Unit.Readings = readingsOf(Unit.Unit, Results[I]);
  }
  for (const ParsedUnit &Unit : llvm::drop_begin(Units, Parsed))
    for (const ReachedFile &File : Unit.Readings.Reached)
      if (auto Scan = findScan(Request.Files, File.Path, File.Hash))
        Reached[*Scan] = true;
  Parsed = Units.size();
}

template <typename Function> void Resolver::forUnreached(Function Do) {
  for (uint32_t I = 0; I < Request.Files.size(); ++I)
    if (!Reached[I] && Request.Files[I].isWorthParsing())
      Do(Request.Files[I].Path);
}

static bool isHeader(StringRef Path) {
  std::optional<Language> Lang = languageOf(Path);
  return Lang == Language::Header || Lang == Language::CudaHeader;
}

std::vector<ParsedUnit> Resolver::run() {
  // A source that only includes the surface can still give names in headers
  // another meaning than other sources do.
  for (const FileScan &File : Request.Files)
    if ((File.isWorthParsing() || File.IncludesSurface) &&
        (!isHeader(File.Path) || InDatabase.count(File.Path)))
      add(File.Path);
  parseAdded();

  forUnreached([&](StringRef Header) {
    std::string Source = Graph.nearestSource(Header);
    if (!Source.empty())
      add(Source);
  });
  parseAdded();

  forUnreached([&](StringRef Header) { add(Header); });
  parseAdded();
  return std::move(Units);
}

std::vector<ParsedUnit> reroute::resolve(const ResolveRequest &Request,
                                         const ParseEnvironment &Environment,
                                         const IncludeGraph &Graph) {
  return Resolver(Request, Environment, Graph).run();
}
