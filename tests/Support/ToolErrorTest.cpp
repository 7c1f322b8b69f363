#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("the exit code that wins is the first of 70, 2, 3, 4, 5, 1") {
  CHECK(worse(ExitCode::Clean, ExitCode::Findings) == ExitCode::Findings);
  CHECK(worse(ExitCode::NotAnalysed, ExitCode::Findings) ==
        ExitCode::NotAnalysed);
  CHECK(worse(ExitCode::NotAnalysed, ExitCode::Usage) == ExitCode::Usage);
  CHECK(worse(ExitCode::Internal, ExitCode::Usage) == ExitCode::Internal);
  CHECK(worse(ExitCode::Clean, ExitCode::Clean) == ExitCode::Clean);
}

TEST_CASE("joined errors keep every message and the worst code") {
  std::string Message;
  llvm::Error Joined =
      llvm::joinErrors(makeError(ExitCode::InvalidPack, "first"),
                       makeError(ExitCode::Usage, "second"));
  CHECK(takeError(std::move(Joined), Message) == ExitCode::Usage);
  CHECK(Message == "first\nsecond");
}
