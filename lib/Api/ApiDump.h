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
  bool KeepGoing = false;
};

/// Parses the headers with Clang, once as the offload language and once as
/// plain C++, and returns the one version's public symbols. Fails with
/// ExitCode::InvalidPack and Clang's words when a header is missing or does not
/// parse, or when nothing says the version. With DumpOptions::KeepGoing errors
/// inside the headers are no failure: what they hide is missing from the model,
/// and they are added to \p Tolerated.
llvm::Expected<ApiModel> dumpApi(const DumpOptions &Options,
                                 std::vector<std::string> *Tolerated = nullptr);

} // namespace reroute

#endif
