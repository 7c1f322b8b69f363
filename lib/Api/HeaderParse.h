#ifndef REROUTE_API_HEADERPARSE_H
#define REROUTE_API_HEADERPARSE_H

#include "Api/ApiDescription.h"
#include "Api/ApiModel.h"

namespace reroute {

/// One run of Clang over an API's headers.
struct HeaderParse {
  /// What to parse.
  struct Request {
    const ApiDescription &Description;
    std::string Root;
    std::string ResourceDir;
    std::vector<std::string> Arguments;
    std::vector<std::string> MacrosToEvaluate;
  };

  /// One symbol for each declaration; a function with several has several.
  std::vector<ApiSymbol> Declarations;
  std::vector<ApiSymbol> Macros; ///< Without values.
  std::vector<std::pair<std::string, int64_t>> MacroValues;
  std::vector<std::string> Errors; ///< Clang's, first first.
  bool Fatal = false; ///< A header was not found, or Clang did not start.

  static HeaderParse run(const Request &What);
};

} // namespace reroute

#endif
