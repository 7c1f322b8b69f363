#include "Support/ToolError.h"
#include <array>

using namespace reroute;

char ToolError::ID = 0;

ExitCode reroute::worse(ExitCode A, ExitCode B) {
  static constexpr std::array Order{
      ExitCode::Internal,       ExitCode::Usage,       ExitCode::InvalidPack,
      ExitCode::RuleTestFailed, ExitCode::NotAnalysed, ExitCode::Findings};
  for (ExitCode Code : Order)
    if (A == Code || B == Code)
      return Code;
  return ExitCode::Clean;
}

llvm::Error reroute::makeError(ExitCode Code, const llvm::Twine &Message) {
  return llvm::make_error<ToolError>(Code, Message.str());
}

ExitCode reroute::takeError(llvm::Error E, std::string &Message) {
  ExitCode Code = ExitCode::Clean;
  llvm::handleAllErrors(
      std::move(E),
      [&](const ToolError &Tool) {
        Code = worse(Code, Tool.exitCode());
        Message += (Message.empty() ? "" : "\n") + Tool.message();
      },
      [&](const llvm::ErrorInfoBase &Other) {
        Code = ExitCode::Internal;
        Message += (Message.empty() ? "" : "\n") + Other.message();
      });
  return Code;
}
