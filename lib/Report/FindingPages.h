#ifndef REROUTE_REPORT_FINDINGPAGES_H
#define REROUTE_REPORT_FINDINGPAGES_H

#include "Support/EmbeddedFiles.h"

namespace reroute {

/// The pages of docs/findings, sorted by path: a page is named after its code.
llvm::ArrayRef<EmbeddedFile> findingPages();

/// The page about the finding with the code \p Code, in Markdown; nothing when
/// there is none.
std::optional<llvm::StringRef> findingPage(llvm::StringRef Code);

/// Whether \p Name is written as the code of a finding is, known or not.
bool looksLikeCode(llvm::StringRef Name);

} // namespace reroute

#endif
