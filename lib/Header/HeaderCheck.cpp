#include "Header/HeaderCheck.h"
#include "Api/SnippetCheck.h"

using namespace reroute;
using llvm::StringRef;

std::vector<HeaderError> reroute::compileHeader(StringRef Text, StringRef Guard,
                                                const Coverage &Rules) {
  // A main file cannot be included once.
  std::string Code = Text.str();
  if (size_t Once = Code.find("#pragma once\n"); Once != std::string::npos)
    Code.replace(Once, 12, "//");
  std::vector<HeaderError> Result;
  for (size_t I = 0; I < Rules.Tables.size(); ++I) {
    const RuleTable &Table = *Rules.Tables[I];
    const ApiModel *Hip = Table.routedSurfaces().front().Hip;
    SnippetErrors Errors =
        checkSnippet(synthesiseHeaders(*Hip, Rules.HipVersions[I]),
                     "-D" + Guard.str(), Code);
    for (const auto &[Line, Message] : Errors.ByLine)
      Result.push_back({Line, Message, Rules.HipVersions[I]});
    for (const std::string &Message : Errors.Elsewhere)
      Result.push_back({0, Message, Rules.HipVersions[I]});
  }
  return Result;
}
