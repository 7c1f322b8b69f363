#include "Scan/SuppressionComments.h"
#include "Scan/RawLanguage.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

static bool isDirectiveCharacter(char C) {
  return isAsciiIdentifierContinue(C) || C == '-';
}

/// Reads \p Comment, its delimiters included. False: it is about other things.
static bool readComment(StringRef Comment, SuppressionComment &Out) {
  // "///", "/**" and "//!" begin comments, too.
  StringRef Body = Comment.drop_front(2).ltrim("/*!").ltrim();
  if (!Body.starts_with(SuppressionWord))
    return false;
  if (Comment.starts_with("/*"))
    Body.consume_back("*/");
  // What follows on further lines is for people.
  Body = Body.take_until([](char C) { return C == '\n' || C == '\r'; });
  Out.Directive = Body.take_while(isDirectiveCharacter);
  Body = Body.drop_front(Out.Directive.size());
  constexpr StringRef Separators = ", \t";
  while (true) {
    Body = Body.ltrim(Separators);
    if (Body.empty() || Body.front() == ':' || Body == "\\")
      return true;
    StringRef Word = Body.take_front(Body.find_first_of(", \t:"));
    Out.Codes.push_back(Word);
    Body = Body.drop_front(Word.size());
  }
}

std::vector<SuppressionComment> reroute::suppressionComments(StringRef Text) {
  constexpr unsigned Base = 2; // Any valid raw location.
  LangOptions Opts = rawLanguage();
  Lexer Lex(SourceLocation::getFromRawEncoding(Base), Opts, Text.begin(),
            Text.begin(), Text.end());
  Lex.SetCommentRetentionState(true);
  std::vector<SuppressionComment> Found;
  Token Tok;
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(tok::eof);
       Lex.LexFromRawLexer(Tok)) {
    if (Tok.isNot(tok::comment))
      continue;
    uint32_t Offset = Tok.getLocation().getRawEncoding() - Base;
    SuppressionComment Comment{Offset, Offset + Tok.getLength(), {}, {}};
    if (readComment(Text.substr(Offset, Tok.getLength()), Comment))
      Found.push_back(std::move(Comment));
  }
  return Found;
}
