#ifndef REROUTE_API_INMEMORYPARSE_H
#define REROUTE_API_INMEMORYPARSE_H

#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/FrontendAction.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace reroute {

/// Has Clang's driver, called with \p Arguments, run \p Action on the files of
/// \p Memory, above those of the disk. Diagnostics go to \p Consumer; nothing
/// is written. The last argument is the main file.
void runInMemory(llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> Memory,
                 llvm::ArrayRef<std::string> Arguments,
                 std::unique_ptr<clang::FrontendAction> Action,
                 clang::DiagnosticConsumer &Consumer);

} // namespace reroute

#endif
