#include "Commands.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileUtilities.h"

using namespace reroute;

llvm::Error reroute::writeOutput(llvm::StringRef Path, llvm::StringRef Text) {
  if (Path.empty() || Path == "-") {
    llvm::outs() << Text;
    llvm::outs().flush();
    return llvm::Error::success();
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
