#include "Resolve/Resolver.h"
#include "Resolve/ParseUnits.h"
#include "llvm/ADT/StringSet.h"

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

void Resolver::parseAdded() {
  std::vector<ParseJob> Jobs;
  for (const ParsedUnit &Each : llvm::drop_begin(Units, Parsed))
    Jobs.push_back({&Each.Unit,
                    languageOfUnit(Each.Unit, Kernels.lookup(Each.Unit.File))});
  std::vector<UnitReadings> Readings =
      parseUnits(Jobs, Environment, Request.Threads, Request.UnitSeconds);
  for (size_t I = 0; I < Readings.size(); ++I)
    Units[Parsed + I].Readings = std::move(Readings[I]);
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
