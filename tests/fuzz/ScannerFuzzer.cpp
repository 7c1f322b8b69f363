// Any bytes as a source: the scanner's facts lie inside the text and in order.

#include "Classify/HipBranches.h"
#include "Plan/Suppressions.h"
#include "Require.h"
#include "Scan/CallArguments.h"
#include "Scan/IncludeLines.h"
#include "Scan/Prefilter.h"
#include "Scan/Scanner.h"

using namespace reroute;
using llvm::StringRef;

static bool isCandidate(StringRef Name) { return Name.starts_with("cuda"); }
static bool isHeader(StringRef Name) { return Name == "cuda_runtime.h"; }

template <typename Fact>
static void requireOrder(llvm::ArrayRef<Fact> Facts, size_t Size) {
  for (size_t I = 0; I < Facts.size(); ++I) {
    REQUIRE(Facts[I].Offset < Size);
    REQUIRE(I == 0 || Facts[I - 1].Offset < Facts[I].Offset);
  }
}

static void requireBranches(const FileScan &Scan) {
  size_t Size = Scan.text().size();
  REQUIRE(!Scan.Branches.empty());
  for (size_t I = 0; I < Scan.Branches.size(); ++I) {
    const ConditionalBranch &Branch = Scan.Branches[I];
    REQUIRE(Branch.Begin <= Branch.End && Branch.End <= Size);
    REQUIRE(I == 0 || Branch.Parent < I);
  }
  static const std::string Macros[] = {"H", "__HIP__"};
  REQUIRE(hipBranches(Scan.Branches, Macros).size() == Scan.Branches.size());
  for (const Use &U : Scan.Uses)
    REQUIRE(branchAt(Scan.Branches, U.Offset) < Scan.Branches.size());
}

static void requireCalls(const FileScan &Scan) {
  for (const Use &U : Scan.Uses) {
    auto Call = readCall(Scan.text(), U.Offset + U.Length, std::nullopt);
    if (!Call)
      continue;
    REQUIRE(Call->OpenParen < Call->CloseParen);
    REQUIRE(Call->CloseParen < Scan.text().size());
    for (const ByteRange &Argument : Call->Arguments)
      REQUIRE(Call->OpenParen < Argument.Begin &&
              Argument.Begin <= Argument.End &&
              Argument.End <= Call->CloseParen);
  }
}

static void requireSuppressions(const FileScan &Scan) {
  ProjectIgnores None = llvm::cantFail(ProjectIgnores::create({}));
  Suppressions Suppressed(0, Scan, None);
  for (const Use &U : Scan.Uses)
    Suppressed.drops(FindingKind::UnmappedSymbol, U.Offset, U.Name);
  // Each comment is about one thing: it works, or it is reported.
  for (const Finding &F : Suppressed.findings())
    REQUIRE(F.Offset < Scan.text().size());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  static const std::string Prefixes[] = {"cuda"};
  FileScan Scan = scanText("a.cu", llvm::MemoryBuffer::getMemBufferCopy(Text),
                           {isCandidate, isCandidate, isHeader, Prefixes});
  requireOrder<Use>(Scan.Uses, Size);
  requireOrder<StringMention>(Scan.Mentions, Size);
  requireOrder<SuppressionComment>(Scan.Suppressions, Size);
  for (const Use &U : Scan.Uses) {
    REQUIRE(U.Offset + U.Length <= Size);
    REQUIRE(U.KeywordLength <= U.Offset);
    REQUIRE(isCandidate(U.Name));
  }
  for (const IncludeDirective &Include : Scan.Includes) {
    REQUIRE(Include.HashOffset < Include.SpellingOffset);
    REQUIRE(Include.SpellingOffset + Include.Spelling.size() <= Size);
    REQUIRE(Include.Branch < Scan.Branches.size());
    Include.name();
  }
  REQUIRE(Scan.Candidates == Scan.Uses.size());
  requireBranches(Scan);
  requireCalls(Scan);
  requireSuppressions(Scan);
  includeLines(Text);
  // What the prefilter skips holds nothing.
  if (!mayHoldCandidate(Text, Prefixes))
    REQUIRE(Scan.Uses.empty());
  return 0;
}
