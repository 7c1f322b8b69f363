#include "Resolve/PreprocessorRecorder.h"
#include "Resolve/ProblemCollector.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

void PreprocessorRecorder::InclusionDirective(
    SourceLocation Hash, const Token &, StringRef Name, bool IsAngled,
    CharSourceRange, OptionalFileEntryRef File, StringRef, StringRef,
    const Module *, bool, SrcMgr::CharacteristicKind) {
  // What a header outside the tree lacks is that header's business.
  if (File || !Recorder.isInTree(Hash))
    return;
  PresumedLoc Place = SM.getPresumedLoc(Hash, /*UseLineDirectives=*/false);
  if (Place.isInvalid())
    return;
  std::string Spelled =
      (IsAngled ? "<" + Name + ">" : "\"" + Name + "\"").str();
  Problems.push_back({UnitProblem::Kind::MissingInclude,
                      pathOf(SM, Place.getFileID(), Index), Place.getLine(),
                      Place.getColumn(), "header not found: " + Spelled});
}
