// Takes the trees of test_inputs/cases, does to them what happens to sources,
// and checks what must hold for every input. The seed is fixed, so a failure
// is one on every machine. REROUTE_PROPERTY_SEED tries another one,
// REROUTE_PROPERTY_ALL every mutation on every tree.

#include "Plan/Edit.h"
#include "Property/Mutation.h"
#include "Run/Run.h"
#include "Tree/TemporaryFolder.h"
#include "llvm/Support/MemoryBuffer.h"
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <cstdlib>
#include <filesystem>

namespace fs = std::filesystem;
using namespace reroute;
using namespace reroute::test;
using llvm::StringRef;

static std::string bytesOf(const fs::path &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path.string());
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

static unsigned seed() {
  const char *Wish = std::getenv("REROUTE_PROPERTY_SEED");
  unsigned Seed = 1;
  if (Wish)
    StringRef(Wish).getAsInteger(10, Seed);
  return Seed;
}

/// The cases' trees that a plain diff runs on, sorted.
static std::vector<fs::path> trees() {
  std::vector<fs::path> Found;
  for (const fs::directory_entry &Case :
       fs::directory_iterator(fs::path(REROUTE_TEST_INPUTS) / "cases")) {
    std::string Command = bytesOf(Case.path() / "command");
    bool IsDiff = Command.empty() || StringRef(Command).starts_with("diff");
    // Parses that never end would be tried again with every mutation.
    if (IsDiff && !StringRef(Command).contains("--unit-timeout") &&
        fs::exists(Case.path() / "input" / "reroute.yaml"))
      Found.push_back(Case.path() / "input");
  }
  std::sort(Found.begin(), Found.end());
  return Found;
}

static bool isSource(const fs::path &Path) {
  static constexpr StringRef Extensions[] = {".c", ".cc",  ".cpp", ".cu",
                                             ".h", ".hpp", ".cuh"};
  std::string Extension = Path.extension().string();
  return llvm::is_contained(Extensions, StringRef(Extension));
}

/// The plan of the tree in \p Folder, checked; empty when its project is none.
static std::optional<RunResult> checkedRun(const TemporaryFolder &Folder) {
  RunOptions Options;
  Options.Root = Folder.path();
  Options.Threads = 1;
  llvm::Expected<RunResult> Run = analyse(Options);
  if (!Run) {
    llvm::consumeError(Run.takeError());
    return std::nullopt;
  }
  CHECK(Run->ThePlan.Total.addsUp());
  for (size_t I = 0; I < Run->Files.size(); ++I) {
    StringRef Text = Run->Files[I].text();
    INFO(Run->Files[I].Path);
    CHECK(Run->ThePlan.Accounts[I].addsUp());
    uint32_t Done = 0;
    for (const Edit &E : Run->ThePlan.Files[I].Edits) {
      CHECK(E.Offset >= Done);
      REQUIRE(E.end() <= Text.size());
      // An edit that changes nothing would be there again in the next run.
      CHECK(Text.substr(E.Offset, E.Length) != E.Text);
      Done = E.end();
    }
    for (const Finding &F : Run->ThePlan.Files[I].Findings)
      CHECK(F.Offset <= Text.size());
  }
  return std::move(*Run);
}

/// Writes the changes and says whether there were any.
static bool apply(TemporaryFolder &Folder, const RunResult &Run) {
  bool Any = false;
  for (size_t I = 0; I < Run.Files.size(); ++I) {
    const FilePlan &Plan = Run.ThePlan.Files[I];
    if (Plan.Edits.empty())
      continue;
    Any = true;
    StringRef Text = Run.Files[I].text();
    std::string After = llvm::cantFail(applyEdits(Text, Plan.Edits));
    // All that stands outside of edits is there in its order.
    StringRef Rest = After;
    uint32_t Done = 0;
    for (const Edit &E : Plan.Edits) {
      REQUIRE(Rest.consume_front(Text.slice(Done, E.Offset)));
      REQUIRE(Rest.consume_front(E.Text));
      Done = E.end();
    }
    REQUIRE(Rest == Text.substr(Done));
    CHECK(StringRef(After).starts_with("\xEF\xBB\xBF") ==
          Text.starts_with("\xEF\xBB\xBF"));
    Folder.write(Run.Files[I].Path, After);
  }
  return Any;
}

TEST_CASE("what holds for every input holds for a broken one") {
  auto Kind = static_cast<Mutation>(
      GENERATE(range(0, static_cast<int>(MutationCount))));
  std::vector<fs::path> Trees = trees();
  size_t Checked = 0;
  // All pairs of a tree and a mutation take minutes.
  const size_t Step = std::getenv("REROUTE_PROPERTY_ALL") ? 1 : 10;
  size_t First = (static_cast<size_t>(Kind) + seed()) % Step;
  for (size_t I = First; I < Trees.size(); I += Step) {
    TemporaryFolder Folder;
    fs::copy(Trees[I], Folder.path(), fs::copy_options::recursive);
    std::string Mutated;
    for (const fs::directory_entry &Entry :
         fs::recursive_directory_iterator(Folder.path()))
      if (Entry.is_regular_file() && isSource(Entry.path())) {
        std::string Relative =
            fs::relative(Entry.path(), Folder.path()).string();
        // By its name, since folders are listed in any order.
        std::vector<unsigned> Seeds(Relative.begin(), Relative.end());
        Seeds.insert(Seeds.end(), {seed(), static_cast<unsigned>(Kind),
                                   static_cast<unsigned>(I)});
        std::seed_seq Seed(Seeds.begin(), Seeds.end());
        std::mt19937 Random(Seed);
        std::string After = mutate(bytesOf(Entry.path()), Kind, Random);
        Mutated += "--- " + Relative + "\n" + After;
        Folder.write(Relative, After);
      }
    INFO(Trees[I].string() << ", mutation " << static_cast<int>(Kind)
                           << ", seed " << seed() << "\n"
                           << Mutated);
    std::optional<RunResult> Run = checkedRun(Folder);
    if (!Run)
      continue;
    ++Checked;
    if (!apply(Folder, *Run))
      continue;
    std::optional<RunResult> Second = checkedRun(Folder);
    REQUIRE(Second);
    for (size_t J = 0; J < Second->Files.size(); ++J) {
      INFO("after the first run:\n" << Second->Files[J].text().str());
      for (const Edit &E : Second->ThePlan.Files[J].Edits)
        FAIL_CHECK("a second run changes " << Second->Files[J].Path << " at "
                                           << E.Offset << ": " << E.Text);
    }
  }
  CHECK(Checked > Trees.size() / Step / 2);
}
