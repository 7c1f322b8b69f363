#include "Api/SnippetCheck.h"
#include "Api/InMemoryParse.h"
#include "clang/Frontend/FrontendActions.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace reroute;

static constexpr llvm::StringLiteral HeaderFolder = "/reroute-snippet/include";
static constexpr llvm::StringLiteral MainFile = "/reroute-snippet/main.cpp";

namespace {

class ErrorCollector : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    if (Level < clang::DiagnosticsEngine::Error || !Info.hasSourceManager())
      return;
    Found.Fatal |= Level == clang::DiagnosticsEngine::Fatal;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    const clang::SourceManager &Sources = Info.getSourceManager();
    clang::SourceLocation Where = Sources.getFileLoc(Info.getLocation());
    if (Sources.isInMainFile(Where))
      Found.ByLine.try_emplace(Sources.getSpellingLineNumber(Where),
                               Text.str());
    else
      Found.Elsewhere.push_back(Where.printToString(Sources) + ": " +
                                Text.str().str());
  }

  SnippetErrors Found;
};

} // namespace

bool reroute::isSnippetHeader(llvm::StringRef Path) {
  return Path.starts_with(HeaderFolder);
}

SnippetErrors reroute::checkSnippet(llvm::ArrayRef<StubFile> Headers,
                                    llvm::ArrayRef<std::string> Arguments,
                                    llvm::StringRef Code) {
  return runOnSnippet(Headers, Arguments, Code,
                      std::make_unique<clang::SyntaxOnlyAction>());
}

SnippetErrors reroute::runOnSnippet(
    llvm::ArrayRef<StubFile> Headers, llvm::ArrayRef<std::string> Arguments,
    llvm::StringRef Code, std::unique_ptr<clang::FrontendAction> Action) {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const StubFile &Stub : Headers)
    Memory->addFile(HeaderFolder + "/" + Stub.Path, 0,
                    llvm::MemoryBuffer::getMemBufferCopy(Stub.Contents));
  Memory->addFile(MainFile, 0, llvm::MemoryBuffer::getMemBufferCopy(Code));
  std::vector<std::string> Command{"-x",
                                   "c++",
                                   "-std=c++17",
                                   "-resource-dir",
                                   REROUTE_CLANG_RESOURCE_DIR,
                                   "-isystem" + HeaderFolder.str()};
  llvm::append_range(Command, Arguments);
  Command.push_back(MainFile.str());
  ErrorCollector Errors;
  runInMemory(std::move(Memory), Command, std::move(Action), Errors);
  return std::move(Errors.Found);
}
