#ifndef REROUTE_SUPPORT_WORDWRAP_H
#define REROUTE_SUPPORT_WORDWRAP_H

#include "llvm/Support/raw_ostream.h"

namespace reroute {

/// Writes \p Text from column \p Column (from 0) on, where the cursor is, and
/// breaks it between words before \p Width columns are exceeded; further lines
/// start at column \p Indent. A word that is too long for a line gets one of
/// its own and is never cut, so that links can be copied. Ends the last line.
///
/// Columns are bytes: what is written is nearly all ASCII.
void writeWrapped(llvm::raw_ostream &OS, llvm::StringRef Text, unsigned Column,
                  unsigned Indent, unsigned Width);

} // namespace reroute

#endif
