#include "Plan/Finding.h"

using namespace reroute;

Finding reroute::unroutedSurface(llvm::StringRef Surface, uint32_t File,
                                 uint32_t Offset, uint32_t Length) {
  return {FindingKind::UnroutedSurface,
          File,
          Offset,
          Length,
          Surface.str(),
          "unmapped: surface " + Surface.str() +
              " is not routed; a project that deals with it otherwise names it "
              "in leave_surfaces"};
}
