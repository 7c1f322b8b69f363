#include "Commands.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileUtilities.h"

using namespace reroute;

llvm::Error reroute::writeOutput(llvm::StringRef Path, llvm::StringRef Text) {
  if (Path.empty() || Path == "-") {
    llvm::outs() << Text;
    llvm::outs().flush();
    if (!llvm::outs().has_error())
      return llvm::Error::success();
    std::string Problem = llvm::outs().error().message();
    llvm::outs().clear_error();
    return makeError(ExitCode::Usage,
                     "standard output: error: cannot be written: " + Problem);
  }
  llvm::Error E = llvm::writeToOutput(Path, [&](llvm::raw_ostream &OS) {
    OS << Text;
    return llvm::Error::success();
  });
  if (!E)
    return E;
  return makeError(ExitCode::Usage, Path + ": error: cannot be written: " +
                                        llvm::toString(std::move(E)));
}
