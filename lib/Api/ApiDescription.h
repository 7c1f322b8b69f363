#ifndef REROUTE_API_APIDESCRIPTION_H
#define REROUTE_API_APIDESCRIPTION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include <memory>
#include <string>
#include <vector>

namespace reroute {

/// What belongs to an API and how its headers are parsed: rules/api/*.api.json.
struct ApiDescription {
  struct StandIn {
    std::string Path;
    std::string Contents;
  };

  /// A compiled glob and the text that it keeps pointing into.
  struct Glob {
    std::shared_ptr<const std::string> Text;
    llvm::GlobPattern Pattern;
  };

  std::string Api;
  std::vector<std::string> Headers;  ///< Included, in this order.
  std::vector<std::string> Optional; ///< Included when they exist.
  std::vector<std::string> Public;   ///< Declaring headers besides these.
  std::vector<Glob> Names;
  std::vector<Glob> Except;

  /// The macro with a number such as 13000; or the two with the parts.
  std::string VersionNumber, VersionMajor, VersionMinor;

  /// Clang's arguments, for the offload language and for plain C++. They may
  /// hold `${root}`, the toolkit's folder, and `${resources}`, Clang's own.
  std::vector<std::string> DeviceArguments, HostArguments;

  /// Headers of others that the API's headers include: only the types they
  /// take from there, so that nothing else needs to be installed.
  std::vector<StandIn> StandIns;

  /// Whether \p Name is one of the API's.
  bool isName(llvm::StringRef Name) const;

  /// Fails with ExitCode::InvalidPack, naming \p BufferName.
  static llvm::Expected<ApiDescription> parse(llvm::StringRef Text,
                                              llvm::StringRef BufferName);
};

} // namespace reroute

#endif
