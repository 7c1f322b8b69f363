#include "Compile/DriverCheck.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInvocation.h"

using namespace reroute;
using llvm::ArrayRef;
using llvm::StringRef;

static bool askDriver(ArrayRef<std::string> Arguments, StringRef File,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) {
  // No device is parsed for, and no toolkit need be installed.
  std::vector<std::string> Words = {"clang", "-fsyntax-only",
                                    "--offload-host-only", "-nogpulib",
                                    "-nogpuinc"};
  Words.insert(Words.end(), Arguments.begin(), Arguments.end());
  Words.insert(Words.end(), {"--", File.str()});
  std::vector<const char *> Pointers;
  for (const std::string &Word : Words)
    Pointers.push_back(Word.c_str());

  clang::DiagnosticOptions DiagOptions;
  clang::IgnoringDiagConsumer Ignore;
  auto Diags = llvm::makeIntrusiveRefCnt<clang::DiagnosticsEngine>(
      clang::DiagnosticIDs::create(), DiagOptions, &Ignore,
      /*ShouldOwnClient=*/false);
  clang::CreateInvocationOptions Options;
  Options.Diags = Diags;
  Options.VFS = std::move(FS);
  std::unique_ptr<clang::CompilerInvocation> Invocation =
      clang::createInvocation(Pointers, Options);
  if (!Invocation || Diags->hasErrorOccurred())
    return false;
  // The driver passes any name of a processor on; this is where the frontend
  // would stop at an unknown one.
  return clang::TargetInfo::CreateTargetInfo(*Diags,
                                             Invocation->getTargetOpts());
}

bool DriverCheck::accepts(ArrayRef<std::string> Arguments, StringRef File) {
  std::string Key = File.substr(File.find_last_of('.') + 1).str();
  for (const std::string &Argument : Arguments) {
    Key += '\0';
    Key += Argument;
  }
  auto [Answer, New] = Answers.try_emplace(Key, false);
  if (New)
    Answer->second = askDriver(Arguments, File, FS);
  return Answer->second;
}
