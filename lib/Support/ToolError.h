#ifndef REROUTE_SUPPORT_TOOLERROR_H
#define REROUTE_SUPPORT_TOOLERROR_H

#include "Support/ExitCode.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>

namespace reroute {

/// An error a person can act on, with the exit code it leads to. Its message
/// is complete: it starts with the place, where there is one, and says what to
/// do next.
class ToolError : public llvm::ErrorInfo<ToolError> {
public:
  static char ID;

  ToolError(ExitCode Code, std::string Message)
      : Code(Code), Message(std::move(Message)) {}

  void log(llvm::raw_ostream &OS) const override { OS << Message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
  ExitCode exitCode() const { return Code; }

private:
  ExitCode Code;
  std::string Message;
};

/// A ToolError as an llvm::Error.
llvm::Error makeError(ExitCode Code, const llvm::Twine &Message);

/// The exit code of \p E (ExitCode::Internal for an error that is no ToolError)
/// and its message in \p Message. Consumes \p E.
ExitCode takeError(llvm::Error E, std::string &Message);

} // namespace reroute

#endif
