#ifndef REROUTE_SUPPORT_WORDS_H
#define REROUTE_SUPPORT_WORDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace reroute {

/// Whether \p C can stand inside a name of C.
bool isWordCharacter(char C);

/// Calls \p Each with every name, keyword and number of \p Text.
void forEachWord(llvm::StringRef Text,
                 llvm::function_ref<void(llvm::StringRef)> Each);

/// \p Text with every word replaced by what \p Map makes of it.
std::string replaceWords(llvm::StringRef Text,
                         llvm::function_ref<std::string(llvm::StringRef)> Map);

/// Whether \p Text holds \p Word, and not only as a part of a longer one.
bool spellsWord(llvm::StringRef Text, llvm::StringRef Word);

/// "a", "a and b", "a, b and c".
std::string listed(llvm::ArrayRef<std::string> Items);

} // namespace reroute

#endif
