#ifndef REROUTE_SUPPORT_SORTUNIQUE_H
#define REROUTE_SUPPORT_SORTUNIQUE_H

#include "llvm/ADT/STLExtras.h"
#include <vector>

namespace reroute {

/// Sorts \p Items by what \p Key gives, and keeps one of each.
template <class T, class KeyOf>
void sortUnique(std::vector<T> &Items, KeyOf Key) {
  llvm::sort(Items, [&](const T &A, const T &B) { return Key(A) < Key(B); });
  auto Same = [&](const T &A, const T &B) { return Key(A) == Key(B); };
  Items.erase(std::unique(Items.begin(), Items.end(), Same), Items.end());
}

} // namespace reroute

#endif
