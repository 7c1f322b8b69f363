#include "Resolve/ProblemCollector.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace reroute;

/// A file can be reached under a virtual name; people know the real one.
std::string reroute::pathOf(const SourceManager &SM, FileID ID,
                            const UseIndex &Index) {
  OptionalFileEntryRef File = SM.getFileEntryRefForID(ID);
  if (!File)
    return {};
  llvm::StringRef Real = File->getFileEntry().tryGetRealPathName();
  return Index.relative(Real.empty() ? File->getName() : Real).str();
}

void ProblemCollector::HandleDiagnostic(DiagnosticsEngine::Level Level,
                                        const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);
  if (Level < DiagnosticsEngine::Error)
    return;
  // Enough to see what is wrong; the rest follows from the first ones.
  constexpr size_t Most = 50;
  if (Problems.size() >= Most)
    return;
  llvm::SmallString<128> Message;
  Info.FormatDiagnostic(Message);
  UnitProblem Problem{
      UnitProblem::Kind::SyntaxError, {}, 0, 0, Message.str().str()};
  if (Info.hasSourceManager() && Info.getLocation().isValid()) {
    const SourceManager &SM = Info.getSourceManager();
    PresumedLoc Place = SM.getPresumedLoc(SM.getFileLoc(Info.getLocation()),
                                          /*UseLineDirectives=*/false);
    if (Place.isValid()) {
      Problem.Path = pathOf(SM, Place.getFileID(), Index);
      Problem.Line = Place.getLine();
      Problem.Column = Place.getColumn();
    }
  }
  Problems.push_back(std::move(Problem));
}
