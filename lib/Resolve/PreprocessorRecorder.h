#ifndef REROUTE_RESOLVE_PREPROCESSORRECORDER_H
#define REROUTE_RESOLVE_PREPROCESSORRECORDER_H

#include "Resolve/UseRecorder.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

namespace reroute {

/// Records what only the preprocessor knows: which macros are named, which
/// ranges are skipped, which headers are missing.
class PreprocessorRecorder : public clang::PPCallbacks {
public:
  PreprocessorRecorder(UseRecorder &Recorder, const UseIndex &Index,
                       clang::SourceManager &SM,
                       std::vector<UnitProblem> &Problems)
      : Recorder(Recorder), Index(Index), SM(SM), Problems(Problems) {}

  void LexedFileChanged(clang::FileID ID, LexedFileChangeReason Reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    if (Reason == LexedFileChangeReason::EnterFile)
      Recorder.enterFile(ID);
  }

  bool FileNotFound(llvm::StringRef) override {
    // Go on: InclusionDirective reports it, with its place.
    return true;
  }

  void InclusionDirective(clang::SourceLocation Hash, const clang::Token &,
                          llvm::StringRef Name, bool IsAngled,
                          clang::CharSourceRange,
                          clang::OptionalFileEntryRef File, llvm::StringRef,
                          llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override;

  void MacroExpands(const clang::Token &Name,
                    const clang::MacroDefinition &Definition,
                    clang::SourceRange, const clang::MacroArgs *) override {
    recordMacro(Name, Definition);
  }
  void Defined(const clang::Token &Name,
               const clang::MacroDefinition &Definition,
               clang::SourceRange) override {
    recordMacro(Name, Definition);
  }
  void Ifdef(clang::SourceLocation, const clang::Token &Name,
             const clang::MacroDefinition &Definition) override {
    recordMacro(Name, Definition);
  }
  void Ifndef(clang::SourceLocation, const clang::Token &Name,
              const clang::MacroDefinition &Definition) override {
    recordMacro(Name, Definition);
  }

  void SourceRangeSkipped(clang::SourceRange Range,
                          clang::SourceLocation Endif) override {
    Recorder.skipRange(Range, Endif);
  }

private:
  void recordMacro(const clang::Token &Name,
                   const clang::MacroDefinition &Definition) {
    if (const clang::MacroInfo *Info = Definition.getMacroInfo())
      Recorder.recordMacro(Name.getLocation(),
                           Name.getIdentifierInfo()->getName(), *Info);
  }

  UseRecorder &Recorder;
  const UseIndex &Index;
  clang::SourceManager &SM;
  std::vector<UnitProblem> &Problems;
};

} // namespace reroute

#endif
