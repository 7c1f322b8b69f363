#ifndef REROUTE_REPORT_FINGERPRINT_H
#define REROUTE_REPORT_FINGERPRINT_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// Names findings so that a tool which sees two reports knows which are the
/// same. A name depends on the code, the path, the subject and the line's
/// text without its indentation, never on the line's number. Equal ones are
/// told apart by their order in the file.
class Fingerprints {
public:
  /// Ask in the order of the file. 32 hexadecimal digits.
  std::string next(llvm::StringRef Code, llvm::StringRef Path,
                   llvm::StringRef Subject, llvm::StringRef LineText);

private:
  llvm::StringMap<unsigned> Seen; ///< How many there are with equal parts.
};

} // namespace reroute

#endif
