#include "Explain/RuleSuggestions.h"
#include "Explain/SymbolText.h"
#include "Rules/SymbolComparison.h"
#include "Support/LineIndex.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// Where one unmapped symbol is used.
struct Uses {
  const Finding *First = nullptr;
  size_t Count = 0;
};

/// The two models of a pack, in the newest versions that the project supports.
struct Apis {
  ApiVersion Cuda, Hip;
};

/// A name of HIP's and how near it is.
struct Candidate {
  StringRef Name;
  unsigned Distance = 0;
};

} // namespace

/// Further from the wanted name than this, a name is no suggestion.
static constexpr unsigned FarthestDistance = 6;
static constexpr size_t MostCandidates = 3;

static std::map<std::string, Uses> unmappedOf(const RunResult &Run) {
  std::map<std::string, Uses> Result;
  for (const FilePlan &Plan : Run.ThePlan.Files)
    for (const Finding &Each : Plan.Findings)
      if (Each.Kind == FindingKind::UnmappedSymbol) {
        Uses &Found = Result[Each.Subject];
        ++Found.Count;
        if (!Found.First)
          Found.First = &Each;
      }
  return Result;
}

/// Names of \p Hip that are near what the prefixes of \p Pack make of
/// \p Name, nearest first.
static std::vector<Candidate> candidates(StringRef Name, const RulePack &Pack,
                                         const ApiVersion &Hip) {
  std::map<StringRef, unsigned> Nearest;
  for (const Derivation &Each : Pack.Derive) {
    if (!Name.starts_with(Each.From))
      continue;
    std::string Wanted = Each.To + Name.drop_front(Each.From.size()).str();
    unsigned Farthest = std::min<unsigned>(FarthestDistance, Wanted.size() / 4);
    for (const ApiSymbol &Symbol : Hip.Model.Symbols) {
      if (!Symbol.Versions.contains(Hip.Version))
        continue;
      unsigned Distance = StringRef(Wanted).edit_distance(
          Symbol.Name, /*AllowReplacements=*/true, Farthest);
      if (Distance > Farthest)
        continue;
      auto [It, New] = Nearest.try_emplace(Symbol.Name, Distance);
      It->second = std::min(It->second, Distance);
    }
  }
  std::vector<Candidate> Result;
  for (const auto &[Each, Distance] : Nearest)
    Result.push_back({Each, Distance});
  llvm::sort(Result, [](const Candidate &A, const Candidate &B) {
    return std::tie(A.Distance, A.Name) < std::tie(B.Distance, B.Name);
  });
  Result.resize(std::min(Result.size(), MostCandidates));
  return Result;
}

static void comment(StringRef Text, raw_ostream &OS) {
  llvm::SmallVector<StringRef> Lines;
  Text.rtrim('\n').split(Lines, '\n');
  for (StringRef Line : Lines)
    OS << "  # " << Line << '\n';
}

/// What comparing the declarations says about \p HipName.
static std::string verdict(StringRef Name, StringRef HipName, const Apis &Both,
                           const RuleTable &Rules) {
  if (!Both.Cuda.Model.find(Name, Both.Cuda.Version))
    return "no measured version of CUDA has " + Name.str() +
           ", so nobody compared the two";
  auto ToHip = [&](StringRef Word) {
    const Mapping &Known = Rules.lookup(Word, {});
    return Known.Hip.empty() ? Word.str() : Known.Hip;
  };
  Mapping Facts = SymbolComparison(Both.Cuda, Both.Hip, ToHip)
                      .compare(Name, HipName)
                      .back();
  if (Facts.Why.empty())
    return "its declaration agrees";
  return Facts.Why;
}

static void writeEntry(StringRef Name, const RulePack &Pack, const Apis &Both,
                       const RuleTable &Rules, raw_ostream &OS) {
  std::vector<Candidate> Near = candidates(Name, Pack, Both.Hip);
  for (const Candidate &Each : Near) {
    const ApiSymbol *Symbol = Both.Hip.Model.find(Each.Name, Both.Hip.Version);
    constexpr unsigned Width = 76;
    constexpr size_t Few = 4;
    comment(symbolText(*Symbol, Both.Hip.Model, Width, Few), OS);
    comment("  " + verdict(Name, Each.Name, Both, Rules), OS);
  }
  if (Near.empty()) {
    OS << "  # HIP " << Both.Hip.Version.getAsString()
       << " has no name like it.\n"
       << "  " << Name << ":\n"
       << "    grade: unsupported\n"
       << "    why: \"say why there is no counterpart\"\n"
       << "    instead: \"say what to do instead\"\n";
    return;
  }
  OS << "  " << Name << ": { hip: " << Near.front().Name << " }\n";
}

size_t reroute::suggestRules(const RunResult &Run, raw_ostream &OS) {
  std::map<std::string, Uses> Unmapped = unmappedOf(Run);
  if (Unmapped.empty())
    return 0;
  const RuleTable &Rules = *Run.Rules;
  OS << "# For reroute.yaml. Nobody has decided these yet: look at each.\n"
     << "symbols:\n";
  for (const auto &[Name, Found] : Unmapped) {
    const FileScan &File = Run.Files[Found.First->File];
    LineColumn At = LineIndex(File.text()).position(Found.First->Offset);
    OS << "  # " << Found.Count
       << (Found.Count == 1 ? " use, in " : " uses, first in ") << File.Path
       << ':' << At.Line << ':' << At.Column << ".\n";
    if (!Rules.routedSurfaces().empty()) {
      const Surface &Of = Rules.routedSurfaces().front();
      writeEntry(Name, Of.Packs.front(),
                 {{*Of.Cuda, Of.CudaVersion}, {*Of.Hip, Of.HipVersions.back()}},
                 Rules, OS);
    }
  }
  return Unmapped.size();
}
