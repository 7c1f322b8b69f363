#ifndef REROUTE_HEADER_FORWARDHEADER_H
#define REROUTE_HEADER_FORWARDHEADER_H

#include "Header/HeaderText.h"

namespace reroute {

/// Where the twin of the compat header at \p Path lies: "a/b.h" has
/// "a/b_fwd.h".
std::string forwardPath(llvm::StringRef Path);

/// The twin of the compat header that needs neither toolkit, for public headers
/// that only pass handles on: every used handle as the pointer to an opaque
/// struct that both toolkits make of it, and integers. C++ cannot declare an
/// enum without defining it unless its underlying type is fixed, which those of
/// CUDA and HIP are not, so enums are not there.
std::string writeForwardHeader(const HeaderRequest &Request);

} // namespace reroute

#endif
