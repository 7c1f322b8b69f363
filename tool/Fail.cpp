#include "Commands.h"
#include "Report/Report.h"
#include "Support/ToolError.h"

reroute::ExitCode reroute::fail(llvm::Error E) {
  std::string Message;
  ExitCode Code = takeError(std::move(E), Message);
  llvm::errs() << "reroute: " << Message << '\n';
  return Code;
}

void reroute::reportInternalError(const Report &All) {
  if (!All.Total.addsUp())
    llvm::errs() << "reroute: internal error: the tokens do not add up; please "
                    "report it with the tree it happened on\n";
}
