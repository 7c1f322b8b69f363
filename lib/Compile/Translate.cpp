#include "Compile/Translate.h"
#include "Compile/ClangOptions.h"
#include "Compile/CommandLine.h"
#include "Compile/NvccOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::ArrayRef;
using llvm::StringRef;

static void append(std::vector<std::string> &To, ArrayRef<std::string> Words) {
  To.insert(To.end(), Words.begin(), Words.end());
}

/// The language when no -x states it; empty when the file's name is enough.
static StringRef languageByCompiler(const CompilerName &Compiler,
                                    StringRef Input) {
  StringRef Extension = llvm::sys::path::extension(Input);
  if (Compiler.Kind == CompilerKind::Nvcc)
    return Extension == ".cu" ? "cuda" : "";
  if (Compiler.Kind == CompilerKind::Hipcc)
    return Extension == ".c" ? "" : "hip";
  return Compiler.Cxx && Extension == ".c" ? "c++" : "";
}

static bool namesTarget(ArrayRef<ClangOption> Options) {
  return llvm::any_of(Options, [](const ClangOption &O) {
    StringRef First = O.Words.front();
    return First.starts_with("--target=") || First == "-target";
  });
}

/// Drops from \p Options those with which \p Check does not accept the
/// options before them.
static void keepAccepted(ClangOptions &Options, ArrayRef<std::string> Language,
                         DriverCheck &Check) {
  // The file's contents do not matter, and neither do macros and paths.
  std::string File = Options.Input.empty() ? "input.cpp" : Options.Input;
  std::vector<std::string> Fragile = Language.vec();
  for (const ClangOption &O : Options.Options)
    if (!O.AlwaysAccepted)
      append(Fragile, O.Words);
  if (Check.accepts(Fragile, File))
    return;

  std::vector<std::string> Accepted = Language.vec();
  llvm::erase_if(Options.Options, [&](const ClangOption &O) {
    if (O.AlwaysAccepted)
      return false;
    std::vector<std::string> Tried = Accepted;
    append(Tried, O.Words);
    if (!Check.accepts(Tried, File)) {
      Options.Notes.push_back("dropped '" + llvm::join(O.Words, " ") +
                              "': Clang's driver rejects it");
      return true;
    }
    Accepted = std::move(Tried);
    return false;
  });
}

Translation Translator::translate(ArrayRef<std::string> CommandLine,
                                  StringRef Directory) {
  Translation Result;
  CompilerCall Call = readCompilerCall(CommandLine);
  std::string Target = Call.Compiler.Target;
  std::vector<std::string> Words;
  if (Call.Compiler.Kind == CompilerKind::Nvcc) {
    HostArguments Host =
        hostArguments(Call.Arguments, Directory, *FS, Result.MissingFiles);
    Target = readCompilerName(Host.HostCompiler).Target;
    Words = std::move(Host.Arguments);
  } else {
    Words = expandResponseFiles(Call.Arguments, Directory, *FS,
                                Result.MissingFiles);
  }

  ClangOptions Options = selectParseOptions(Words);
  std::string Language = Options.Language;
  if (Language.empty())
    Language = languageByCompiler(Call.Compiler, Options.Input).str();
  if (!Language.empty())
    Result.Arguments = {"-x", Language};
  if (!Target.empty() && !namesTarget(Options.Options))
    Options.Options.insert(Options.Options.begin(),
                           ClangOption{{"--target=" + Target}});

  keepAccepted(Options, Result.Arguments, Check);
  for (const ClangOption &O : Options.Options)
    append(Result.Arguments, O.Words);
  Result.Notes = std::move(Options.Notes);
  return Result;
}

Translation
reroute::translateCommand(ArrayRef<std::string> CommandLine,
                          StringRef Directory,
                          llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) {
  return Translator(std::move(FS)).translate(CommandLine, Directory);
}
