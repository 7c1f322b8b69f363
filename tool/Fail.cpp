#include "Commands.h"
#include "Support/ToolError.h"

reroute::ExitCode reroute::fail(llvm::Error E) {
  std::string Message;
  ExitCode Code = takeError(std::move(E), Message);
  llvm::errs() << "reroute: " << Message << '\n';
  return Code;
}
