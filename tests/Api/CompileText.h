#ifndef REROUTE_TESTS_API_COMPILETEXT_H
#define REROUTE_TESTS_API_COMPILETEXT_H

#include "Api/StubHeaders.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <catch2/catch_test_macros.hpp>

/// The built-in model of \p Api.
inline reroute::ApiModel builtIn(const std::string &Api) {
  std::string Path = "api/" + Api + ".jsonl";
  auto Model =
      reroute::ApiModel::parse(reroute::embeddedFile(Path).value(), Path);
  if (!Model)
    FAIL(llvm::toString(Model.takeError()));
  return std::move(*Model);
}

namespace {

class Messages : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    if (Level < clang::DiagnosticsEngine::Error)
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    std::string Place;
    if (Info.hasSourceManager() && Info.getLocation().isValid())
      Place = Info.getLocation().printToString(Info.getSourceManager()) + ": ";
    All.push_back(Place + Text.str().str());
  }
  std::vector<std::string> All;
};

} // namespace

/// Clang's errors about \p Code with the headers of \p Model in \p Version.
/// \p Library's headers, when there is one, are there, too, and with them those
/// of the libraries that they include.
inline std::vector<std::string>
errorsOf(const reroute::ApiModel &Model, const llvm::VersionTuple &Version,
         std::vector<std::string> Arguments, const std::string &Code,
         const reroute::ApiModel *Library = nullptr) {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const reroute::StubFile &Stub :
       reroute::synthesiseHeaders(Model, Version))
    Memory->addFile("/stubs/" + Stub.Path, 0,
                    llvm::MemoryBuffer::getMemBufferCopy(Stub.Contents));
  auto AddLibrary = [&](const reroute::ApiModel &Which) {
    for (const reroute::StubFile &Stub :
         reroute::synthesiseLibraryHeaders(Which))
      Memory->addFile("/stubs/" + Stub.Path, 0,
                      llvm::MemoryBuffer::getMemBufferCopy(Stub.Contents));
  };
  if (Library)
    AddLibrary(*Library);
  if (Library && Library->Api == "cusolver") {
    AddLibrary(builtIn("cublas"));
    AddLibrary(builtIn("cusparse"));
  }
  Memory->addFile("/main", 0, llvm::MemoryBuffer::getMemBufferCopy(Code));
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::vfs::getRealFileSystem());
  Files->pushOverlay(Memory);
  std::vector<std::string> Command{"clang",
                                   "-fsyntax-only",
                                   "-w",
                                   "-resource-dir",
                                   REROUTE_CLANG_RESOURCE_DIR,
                                   "-isystem/stubs",
                                   "-ferror-limit=0"};
  Command.insert(Command.end(), Arguments.begin(), Arguments.end());
  Command.push_back("/main");
  auto Manager = llvm::makeIntrusiveRefCnt<clang::FileManager>(
      clang::FileSystemOptions(), Files);
  Messages Found;
  clang::tooling::ToolInvocation Invocation(
      Command, std::make_unique<clang::SyntaxOnlyAction>(), Manager.get());
  Invocation.setDiagnosticConsumer(&Found);
  Invocation.run();
  return Found.All;
}

#endif
