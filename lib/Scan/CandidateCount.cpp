#include "Scan/CandidateCount.h"
#include "Scan/RawLanguage.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using llvm::StringRef;

/// \p Spelling without line splices.
static std::string joined(StringRef Spelling) {
  std::string Result;
  for (size_t I = 0; I < Spelling.size(); ++I) {
    size_t Blank = Spelling.find_first_not_of(" \t", I + 1);
    bool IsSplice = Spelling[I] == '\\' && Blank != StringRef::npos &&
                    (Spelling[Blank] == '\n' || Spelling[Blank] == '\r');
    if (!IsSplice) {
      Result += Spelling[I];
      continue;
    }
    I = Blank;
    if (Spelling.substr(I).starts_with("\r\n"))
      ++I;
  }
  return Result;
}

size_t
reroute::countCandidates(StringRef Text,
                         llvm::function_ref<bool(StringRef)> IsCandidate) {
  LangOptions Opts = rawLanguage();
  Lexer Lex(SourceLocation(), Opts, Text.begin(), Text.begin(), Text.end());
  size_t Count = 0;
  bool IsDirectiveName = false;
  Token Tok;
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(tok::eof);
       Lex.LexFromRawLexer(Tok)) {
    if (Tok.is(tok::hash) && Tok.isAtStartOfLine()) {
      IsDirectiveName = true;
      continue;
    }
    bool WasName = IsDirectiveName && !Tok.isAtStartOfLine();
    IsDirectiveName = false;
    if (Tok.isNot(tok::raw_identifier))
      continue;
    std::string Word = joined(Tok.getRawIdentifier());
    if (!WasName) {
      Count += IsCandidate(Word);
    } else if (Word == "include" || Word == "include_next" ||
               Word == "import") {
      Lex.setParsingPreprocessorDirective(true);
      Lex.LexIncludeFilename(Tok);
      if (Tok.is(tok::raw_identifier))
        Count += IsCandidate(joined(Tok.getRawIdentifier()));
    }
  }
  return Count;
}
