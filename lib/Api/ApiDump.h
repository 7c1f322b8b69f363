#ifndef REROUTE_API_APIDUMP_H
#define REROUTE_API_APIDUMP_H

#include "Api/ApiDescription.h"
#include "Api/ApiModel.h"

namespace reroute {

/// Which headers to dump.
struct DumpOptions {
  ApiDescription Description;
  std::string Root;           ///< Folder of the toolkit, with include/ in it.
  std::string ResourceDir;    ///< Clang's; empty: the one reroute is built for.
  llvm::VersionTuple Version; ///< Empty: as the headers' macros say.
  std::vector<std::string> ExtraArguments; ///< For Clang.
};

/// Parses the headers with Clang, once as the offload language and once as
/// plain C++, and returns the one version's public symbols. Errors inside the
/// headers are tolerated; one that hides a header or the version is
/// ExitCode::NotAnalysed with Clang's words.
llvm::Expected<ApiModel> dumpApi(const DumpOptions &Options);

} // namespace reroute

#endif
