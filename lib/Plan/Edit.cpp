#include "Plan/Edit.h"
#include <cassert>

using namespace reroute;
using llvm::StringRef;

std::string reroute::applyEdits(StringRef Text, llvm::ArrayRef<Edit> Edits) {
  std::string Result;
  Result.reserve(Text.size() + 64 * Edits.size());
  uint32_t Done = 0;
  for (const Edit &E : Edits) {
    assert(E.Offset >= Done && E.end() <= Text.size() && "overlapping edits");
    Result += Text.slice(Done, E.Offset);
    Result += E.Text;
    Done = E.end();
  }
  Result += Text.substr(Done);
  return Result;
}
