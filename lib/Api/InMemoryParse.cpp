#include "Api/InMemoryParse.h"
#include "clang/Tooling/Tooling.h"

using namespace reroute;

void reroute::runInMemory(
    llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> Memory,
    llvm::ArrayRef<std::string> Arguments,
    std::unique_ptr<clang::FrontendAction> Action,
    clang::DiagnosticConsumer &Consumer) {
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::vfs::getRealFileSystem());
  Files->pushOverlay(std::move(Memory));
  std::vector<std::string> Command{"clang", "-fsyntax-only", "-w",
                                   "-ferror-limit=0"};
  llvm::append_range(Command, Arguments);
  auto Manager = llvm::makeIntrusiveRefCnt<clang::FileManager>(
      clang::FileSystemOptions(), Files);
  clang::tooling::ToolInvocation Invocation(Command, std::move(Action),
                                            Manager.get());
  Invocation.setDiagnosticConsumer(&Consumer);
  Invocation.run();
}
