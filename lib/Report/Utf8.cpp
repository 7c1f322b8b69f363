#include "Report/Utf8.h"

using namespace reroute;
using llvm::StringRef;

/// Whether \p Rest starts with U+FFFE or U+FFFF, which are no characters.
static bool startsWithNoCharacter(StringRef Rest) {
  return Rest.starts_with("\xEF\xBF\xBE") || Rest.starts_with("\xEF\xBF\xBF");
}

std::string reroute::xmlText(StringRef Text) {
  std::string Clean = utf8(Text);
  std::string Result;
  for (size_t I = 0; I < Clean.size(); ++I) {
    if (startsWithNoCharacter(StringRef(Clean).substr(I))) {
      I += 2;
      continue;
    }
    switch (char C = Clean[I]) {
    case '&':
      Result += "&amp;";
      break;
    case '<':
      Result += "&lt;";
      break;
    case '>':
      Result += "&gt;";
      break;
    case '"':
      Result += "&quot;";
      break;
    // A parser makes a blank of these inside an attribute.
    case '\t':
    case '\n':
    case '\r':
      Result += "&#" + std::to_string(static_cast<int>(C)) + ";";
      break;
    default:
      if (static_cast<unsigned char>(C) >= 0x20)
        Result += C;
    }
  }
  return Result;
}
