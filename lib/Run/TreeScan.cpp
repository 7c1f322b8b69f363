#include "Run/TreeScan.h"
#include "Scan/CandidateCount.h"
#include "Scan/IncludeLines.h"
#include "Scan/Prefilter.h"
#include "Scan/Scanner.h"
#include "llvm/Support/ThreadPool.h"

using namespace reroute;
using llvm::StringRef;

const FileScan *TreeScan::find(StringRef Path) const {
  auto It = llvm::lower_bound(
      Files, Path, [](const FileScan &S, StringRef P) { return S.Path < P; });
  return It != Files.end() && It->Path == Path ? &*It : nullptr;
}

bool TreeScan::isSpelledBehind(StringRef File, StringRef Surface) const {
  return Graph.isReachedFrom(File, [&](StringRef Path) {
    auto OfFile = Spelled.find(Path);
    if (OfFile == Spelled.end())
      return false;
    auto It = OfFile->getValue().find(Surface);
    return It != OfFile->getValue().end() && (Path == File || !It->getValue());
  });
}

TextOverlay TreeScan::texts() const {
  TextOverlay Texts;
  for (const FileScan &File : Files)
    if (File.Text)
      Texts[File.Path] = File.text();
  return Texts;
}

namespace {

/// What one file gives.
struct FileResult {
  std::optional<FileScan> Scan;
  FileIncludes Includes;
  llvm::StringMap<bool> Spelled; ///< As TreeScan::Spelled.
  std::optional<FileProblem> Problem;
};

class TreeScanner {
public:
  explicit TreeScanner(const Inputs &In)
      : In(In), Literals(In.Rules->requiredSubstrings()) {
    Literals.push_back(SuppressionWord.str());
    for (const RulePack *Pack : In.Rules->packs())
      for (const Derivation &D : Pack->Derive)
        Prefixes.push_back(D.From);
  }

  FileResult read(const TreeFile &File, bool IsAnalysed) const;

private:
  void noteName(StringRef Name, FileResult &Result) const;
  std::optional<FileScan>
  scan(const TreeFile &File,
       std::shared_ptr<const llvm::MemoryBuffer> Text) const;

  const Inputs &In;
  std::vector<std::string> Literals; ///< A file without them holds nothing.
  std::vector<std::string> Prefixes;
};

} // namespace

std::optional<FileScan>
TreeScanner::scan(const TreeFile &File,
                  std::shared_ptr<const llvm::MemoryBuffer> Text) const {
  // nvcc includes the runtime into every CUDA file.
  bool IsCuda = File.Lang == Language::Cuda;
  if (!IsCuda && !mayHoldCandidate(Text->getBuffer(), Literals))
    return std::nullopt;
  const RuleTable &Rules = *In.Rules;
  auto IsCandidate = [&](StringRef N) { return Rules.isCandidate(N); };
  auto IsKnown = [&](StringRef N) { return Rules.isKnown(N); };
  auto IsHeader = [&](StringRef N) { return Rules.header(N) != nullptr; };
  FileScan Scan = scanText(File.Path, std::move(Text),
                           {IsCandidate, IsKnown, IsHeader, Prefixes});
  // The prefilter lets most files pass that hold none of the names.
  if (!IsCuda && !Scan.holdsSomething())
    return std::nullopt;
  return Scan;
}

void TreeScanner::noteName(StringRef Name, FileResult &Result) const {
  const Surface *Of = In.Rules->unroutedSurface(Name);
  if (!Of || Result.Spelled.contains(Of->Name))
    return;
  bool IsReplaceable = false, IsIncluded = false;
  for (const SurfaceHeader &Header : Of->Headers)
    if (Header.Replaceable) {
      IsReplaceable = true;
      IsIncluded |= llvm::is_contained(Result.Includes.Spelled, Header.Name);
    }
  if (IsReplaceable)
    Result.Spelled[Of->Name] = IsIncluded;
}

FileResult TreeScanner::read(const TreeFile &File, bool IsAnalysed) const {
  FileResult Result;
  Result.Includes.Path = File.Path;
  // A mapped file would change under the scan when somebody writes it.
  auto Buffer = llvm::MemoryBuffer::getFile(
      In.Tree.Root + "/" + File.Path, /*IsText=*/false,
      /*RequiresNullTerminator=*/true, /*IsVolatile=*/true);
  if (!Buffer) {
    if (IsAnalysed)
      Result.Problem = {File.Path, 0, 0,
                        "cannot be read: " + Buffer.getError().message()};
    return Result;
  }
  StringRef Text = (*Buffer)->getBuffer();
  if (isBinary(Text)) {
    if (IsAnalysed)
      Result.Problem = {
          File.Path, 0, 0,
          "binary file: it has the extension of a source, but is none"};
    return Result;
  }
  for (const IncludeLine &Include : includeLines(Text)) {
    Result.Includes.Spelled.push_back(Include.Name.str());
    std::string Path = In.resolve(File.Path, Include.Name, Include.Angled);
    if (!Path.empty())
      Result.Includes.Included.push_back(std::move(Path));
  }
  if (!IsAnalysed) {
    // Nobody edits it, but what it uses must stay where it finds it.
    if (mayHoldCandidate(Text, Literals))
      countCandidates(Text, [&](StringRef Name) {
        noteName(Name, Result);
        return false;
      });
    return Result;
  }
  Result.Scan = scan(File, std::move(*Buffer));
  if (Result.Scan)
    for (const Use &U : Result.Scan->Uses)
      noteName(U.Name, Result);
  return Result;
}

TreeScan reroute::scanTree(const Inputs &In, unsigned Threads) {
  TreeScan Result;
  TreeScanner Scanner(In);
  const std::vector<TreeFile> &Files = In.Tree.Files;
  std::vector<FileResult> Results(Files.size());
  std::vector<char> IsAnalysed(Files.size());
  for (size_t I = 0; I < Files.size(); ++I)
    Result.FilesRead += IsAnalysed[I] = In.isAnalysed(Files[I]);
  llvm::DefaultThreadPool Pool(llvm::hardware_concurrency(Threads));
  // A task for each of a few thousand tiny files would cost more than the
  // files do.
  constexpr size_t Batch = 32;
  for (size_t Begin = 0; Begin < Files.size(); Begin += Batch)
    Pool.async([&, Begin] {
      size_t End = std::min(Begin + Batch, Files.size());
      for (size_t I = Begin; I < End; ++I)
        Results[I] = Scanner.read(Files[I], IsAnalysed[I]);
    });
  Pool.wait();
  std::vector<FileIncludes> Includes;
  for (FileResult &Each : Results) {
    if (Each.Scan)
      Result.Files.push_back(std::move(*Each.Scan));
    if (Each.Problem)
      Result.Problems.push_back(std::move(*Each.Problem));
    if (!Each.Spelled.empty())
      Result.Spelled[Each.Includes.Path] = std::move(Each.Spelled);
    Includes.push_back(std::move(Each.Includes));
  }
  Result.Graph = IncludeGraph(std::move(Includes));
  return Result;
}
