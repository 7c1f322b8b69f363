#include "Plan/Edit.h"
#include "Support/ToolError.h"

using namespace reroute;
using llvm::StringRef;

llvm::Expected<std::string> reroute::applyEdits(StringRef Text,
                                                llvm::ArrayRef<Edit> Edits) {
  std::string Result;
  Result.reserve(Text.size() + 64 * Edits.size());
  uint32_t Done = 0;
  for (const Edit &E : Edits) {
    if (E.Offset < Done || E.end() < E.Offset || E.end() > Text.size())
      return makeError(ExitCode::Internal,
                       "internal error: the edits at offset " +
                           llvm::Twine(E.Offset) + " overlap");
    Result += Text.slice(Done, E.Offset);
    Result += E.Text;
    Done = E.end();
  }
  Result += Text.substr(Done);
  return Result;
}
