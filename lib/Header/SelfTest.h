#ifndef REROUTE_HEADER_SELFTEST_H
#define REROUTE_HEADER_SELFTEST_H

#include "Header/HeaderText.h"

namespace reroute {

/// A C++17 source that includes the compat header as the project spells it and
/// compiles only if the header keeps what it promises: it takes the address of
/// every function with CUDA's exact signature, which instantiates every
/// template, compares every type with its counterpart, uses every constant as
/// a template argument, and switches over every enum.
std::string writeSelfTest(const HeaderRequest &Request);

} // namespace reroute

#endif
