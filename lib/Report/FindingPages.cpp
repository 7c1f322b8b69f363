#include "Report/FindingPages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

std::optional<StringRef> reroute::findingPage(StringRef Code) {
  for (const EmbeddedFile &Page : findingPages())
    if (Page.Path == Code.str() + ".md")
      return Page.Contents;
  return std::nullopt;
}

bool reroute::looksLikeCode(StringRef Name) {
  return Name.consume_front("RR") && !Name.empty() &&
         llvm::all_of(Name, [](char C) { return llvm::isDigit(C); });
}
