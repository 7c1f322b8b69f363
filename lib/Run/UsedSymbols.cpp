#include "Run/UsedSymbols.h"

using namespace reroute;

UsedSymbols reroute::usedSymbols(const RunResult &Run) {
  UsedSymbols Result;
  for (auto [File, Classified] : llvm::zip_equal(Run.Files, Run.Classified)) {
    for (auto [U, C] : llvm::zip_equal(File.Uses, Classified.Uses)) {
      if (!C.isApi())
        continue;
      std::string Name = U.Name.str();
      if (U.Context == UseContext::Condition)
        Result.Uses.InConditions.insert(Name);
      // Neutral names are aliases; the keyword goes.
      if (U.KeywordLength > 0 && Run.Project.Names == NamesMode::Keep)
        Result.Uses.AsTags.insert(Name);
      Result.Names.insert(std::move(Name));
    }
    for (const Fact &Each : Classified.Facts)
      if (Each.Is == Fact::Kind::PastedName)
        Result.Names.insert(Each.Subject);
  }
  return Result;
}
