#include "Golden/Process.h"
#include "Golden/GoldenCase.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <filesystem>
#include <optional>

namespace reroute::golden {

/// Longer than any case takes, sanitizers included: only a hang meets it.
static constexpr unsigned SecondsToWait = 300;

TemporaryFolder::TemporaryFolder() {
  llvm::SmallString<128> Unique;
  if (llvm::sys::fs::createUniqueDirectory("reroute-golden", Unique))
    return;
  // The report and the database loader see paths with links resolved.
  llvm::SmallString<128> Real;
  Path = llvm::sys::fs::real_path(Unique, Real) ? Unique.str().str()
                                                : Real.str().str();
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code Ignored;
  if (!Path.empty())
    std::filesystem::remove_all(Path, Ignored);
}

Outcome runProgram(const std::string &Program,
                   const std::vector<std::string> &Arguments) {
  Outcome Result;
  std::string Executable = Program;
  if (llvm::sys::path::filename(Program) == Program) {
    llvm::ErrorOr<std::string> Found = llvm::sys::findProgramByName(Program);
    if (!Found) {
      Result.Error = Program + ": " + Found.getError().message();
      return Result;
    }
    Executable = *Found;
  }

  TemporaryFolder Redirects;
  std::string Output = Redirects.path() + "/output";
  std::string Errors = Redirects.path() + "/errors";
  std::optional<llvm::StringRef> Files[] = {llvm::StringRef(""), Output,
                                            Errors};
  std::vector<llvm::StringRef> Words{Executable};
  Words.insert(Words.end(), Arguments.begin(), Arguments.end());
  Result.Exit = llvm::sys::ExecuteAndWait(
      Executable, Words, /*Env=*/std::nullopt, Files, SecondsToWait,
      /*MemoryLimit=*/0, &Result.Error);
  Result.Output = readBytes(Output).value_or("");
  Result.Errors = readBytes(Errors).value_or("");
  return Result;
}

} // namespace reroute::golden
