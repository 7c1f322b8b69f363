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

uint32_t reroute::offsetBefore(llvm::ArrayRef<Edit> Edits, uint32_t Offset) {
  int64_t Shift = 0; // How much further back things stand behind the edits.
  for (const Edit &E : Edits) {
    int64_t Begin = E.Offset + Shift;
    if (Offset < Begin)
      break;
    if (Offset < Begin + static_cast<int64_t>(E.Text.size()))
      return E.Offset;
    Shift += static_cast<int64_t>(E.Text.size()) - E.Length;
  }
  return Offset - Shift;
}
