// Any bytes as a project file, a rule pack, a list of surfaces or a call
// template: read, or refused with a message.

#include "Require.h"
#include "Rules/ProjectFile.h"
#include "Rules/RulePack.h"
#include "Rules/Surface.h"

using namespace reroute;
using llvm::StringRef;

/// A refusal says something.
template <typename T> static void requireAnswer(llvm::Expected<T> Result) {
  if (!Result)
    REQUIRE(!llvm::toString(Result.takeError()).empty());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  requireAnswer(ProjectFile::parse(Text, "reroute.yaml"));
  requireAnswer(RulePack::parse(Text, "pack.yaml"));
  requireAnswer(parseSurfaces(Text, "surfaces.yaml"));
  auto Template = CallTemplate::parse(Text);
  if (!Template) {
    llvm::consumeError(Template.takeError());
    return 0;
  }
  // What was read is written as it was.
  REQUIRE(Template->text() == Text);
  Template->expand({"a", "b"});
  return 0;
}
