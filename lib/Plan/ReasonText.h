#ifndef REROUTE_PLAN_REASONTEXT_H
#define REROUTE_PLAN_REASONTEXT_H

#include "Classify/Classification.h"

namespace reroute {

/// Why \p Use is what it is, for people; empty when a parser simply said so.
std::string reasonText(const ClassifiedUse &Use);

} // namespace reroute

#endif
