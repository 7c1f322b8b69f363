#ifndef REROUTE_RESOLVE_READINGBYTES_H
#define REROUTE_RESOLVE_READINGBYTES_H

#include "Resolve/Reading.h"
#include "llvm/ADT/StringRef.h"

namespace reroute {

/// \p Readings as bytes that only this very program reads again, to hand them
/// from one process to another.
std::string readingsToBytes(const UnitReadings &Readings);

/// The inverse; empty for bytes that readingsToBytes() did not make.
std::optional<UnitReadings> readingsFromBytes(llvm::StringRef Bytes);

} // namespace reroute

#endif
