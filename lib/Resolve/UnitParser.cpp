#include "Resolve/UnitParser.h"
#include "Resolve/HiddenFolders.h"
#include "Resolve/PreprocessorRecorder.h"
#include "Resolve/ProblemCollector.h"
#include "Resolve/SharedFileSystem.h"
#include "Resolve/TreeFileSystem.h"
#include "Resolve/UseVisitor.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Path.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

namespace {

class NameConsumer : public ASTConsumer {
public:
  NameConsumer(UseRecorder &Recorder, bool WholeTree)
      : Recorder(Recorder), WholeTree(WholeTree) {}

  void HandleTranslationUnit(ASTContext &Context) override {
    recordNames(Context, Recorder);
  }

  bool shouldSkipFunctionBody(Decl *D) override {
    return WholeTree ? !Recorder.isInTree(D->getLocation())
                     : !Recorder.isWorthParsing(D->getLocation());
  }

private:
  UseRecorder &Recorder;
  bool WholeTree;
};

class NameAction : public ASTFrontendAction {
public:
  NameAction(const ParseEnvironment &Env, std::vector<UnitProblem> &Problems)
      : Env(Env), Problems(Problems) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef) override {
    Recorder.emplace(Env.Index, CI.getSourceManager());
    CI.getPreprocessor().addPPCallbacks(std::make_unique<PreprocessorRecorder>(
        *Recorder, Env.Index, CI.getSourceManager(), Problems));
    return std::make_unique<NameConsumer>(*Recorder, Env.WholeTree);
  }

  void EndSourceFileAction() override { Readings = Recorder->take(); }

  UnitReadings Readings;

private:
  const ParseEnvironment &Env;
  std::vector<UnitProblem> &Problems;
  std::optional<UseRecorder> Recorder;
};

/// One parse, from command line to readings.
class UnitParse {
public:
  UnitParse(const CompileUnit &Unit, reroute::Language Lang,
            const ParseEnvironment &Environment)
      : Unit(Unit), Lang(Lang), Env(Environment),
        Collector(Environment.Index, Problems) {}

  UnitReadings run();

private:
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem() const;
  std::shared_ptr<CompilerInvocation>
  invocation(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
             DiagnosticOptions &Options);

  const CompileUnit &Unit;
  reroute::Language Lang;
  const ParseEnvironment &Env;
  std::vector<UnitProblem> Problems;
  ProblemCollector Collector;
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> UnitParse::fileSystem() const {
  // Each its own, since a working directory is a property of it.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk(
      llvm::vfs::createPhysicalFileSystem());
  Disk = llvm::makeIntrusiveRefCnt<HiddenFolders>(std::move(Disk),
                                                  Env.Tools.Hidden);
  auto Overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      withTexts(std::move(Disk), Env.Index.root(), Env.Texts));
  if (Env.Tools.Embedded)
    Overlay->pushOverlay(
        llvm::makeIntrusiveRefCnt<SharedFileSystem>(Env.Tools.Embedded));
  auto Tree = llvm::makeIntrusiveRefCnt<TreeFileSystem>(
      std::move(Overlay), [this](StringRef Spelled) {
        std::string Found = Env.Fallback(Unit.File, Spelled);
        return Found.empty() ? Found : (Env.Index.root() + "/" + Found).str();
      });
  Tree->setCurrentWorkingDirectory(Unit.Directory);
  return Tree;
}

std::shared_ptr<CompilerInvocation>
UnitParse::invocation(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
                      DiagnosticOptions &Options) {
  llvm::SmallString<256> File(Env.Index.root());
  llvm::sys::path::append(File, Unit.File);
  std::vector<std::string> Args = driverArguments(Unit, Lang, File, Env.Tools);
  std::vector<const char *> Pointers;
  for (const std::string &Arg : Args)
    Pointers.push_back(Arg.c_str());

  CreateInvocationOptions Create;
  Create.VFS = Files;
  Create.RecoverOnError = true;
  Create.Diags = CompilerInstance::createDiagnostics(
      *Files, Options, &Collector, /*ShouldOwnClient=*/false);
  std::shared_ptr<CompilerInvocation> Invocation =
      createInvocation(Pointers, std::move(Create));
  for (UnitProblem &Problem : Problems) {
    Problem.Is = UnitProblem::Kind::BadCommand;
    Problem.Path = Unit.File;
  }
  if (!Invocation) {
    if (Problems.empty())
      Problems.push_back({UnitProblem::Kind::BadCommand, Unit.File, 0, 0,
                          "clang makes nothing of the command line"});
    return nullptr;
  }
  // Otherwise "3 errors generated." goes to standard error.
  Invocation->getDiagnosticOpts().ShowCarets = false;
  FrontendOptions &Frontend = Invocation->getFrontendOpts();
  Frontend.DisableFree = false;
  Frontend.SkipFunctionBodies = true;
  Frontend.ProgramAction = frontend::ParseSyntaxOnly;
  Invocation->getLangOpts().CommentOpts.ParseAllComments = false;
  // Wrong or old modules and precompiled headers would stop the parse.
  Invocation->getPreprocessorOpts().DisablePCHOrModuleValidation =
      DisableValidationForModuleKind::All;
  return Invocation;
}

UnitReadings UnitParse::run() {
  auto Files = fileSystem();
  DiagnosticOptions Options;
  std::shared_ptr<CompilerInvocation> Invocation = invocation(Files, Options);
  UnitReadings Out;
  if (Invocation) {
    CompilerInstance CI(Invocation);
    CI.setVirtualFileSystem(Files);
    CI.createDiagnostics(&Collector, /*ShouldOwnClient=*/false);
    // A missing header is an error like any other: go on behind it.
    CI.getDiagnostics().setFatalsAsError(true);
    CI.getDiagnostics().setSuppressAllDiagnostics(false);
    CI.createFileManager();
    CI.createSourceManager();
    NameAction Action(Env, Problems);
    CI.ExecuteAction(Action);
    Out = std::move(Action.Readings);
  }
  Out.Problems = std::move(Problems);
  return Out;
}

UnitReadings reroute::parseUnit(const CompileUnit &Unit, reroute::Language Lang,
                                const ParseEnvironment &Environment) {
  UnitReadings Out;
  llvm::CrashRecoveryContext Guard;
  // Clang recurses deeply on nested code; threads start with less stack.
  constexpr unsigned StackSize = 8 << 20;
  bool Finished = Guard.RunSafelyOnThread(
      [&] { Out = UnitParse(Unit, Lang, Environment).run(); }, StackSize);
  if (Finished)
    return Out;
  return lostUnit(Unit, UnitProblem::Kind::Crash,
                  "the parser crashed on this unit");
}

UnitReadings reroute::lostUnit(const CompileUnit &Unit, UnitProblem::Kind How,
                               std::string Message) {
  UnitReadings Nothing;
  Nothing.Problems.push_back({How, Unit.File, 0, 0, std::move(Message)});
  return Nothing;
}
