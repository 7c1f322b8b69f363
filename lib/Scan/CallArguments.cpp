#include "Scan/CallArguments.h"
#include "Scan/RawLanguage.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

namespace {

/// Whether commas between `<` and `>` separate arguments.
enum class Angles { Operators, Brackets };

/// One pass over the tokens of an argument list.
struct Split {
  SpelledCall Call;
  bool CommaInAngles = false;
};

} // namespace

/// What lies between \p Begin and \p End without surrounding blanks and line
/// splices. \p End is where the last token ends, so comments behind it stay
/// where they are.
static ByteRange trimmed(StringRef Text, uint32_t Begin, uint32_t End) {
  StringRef Inner =
      Text.slice(Begin, std::max(Begin, End)).ltrim(" \t\r\n\v\f");
  while (Inner.starts_with("\\\n") || Inner.starts_with("\\\r"))
    Inner = Inner.drop_front().ltrim(" \t\r\n\v\f");
  if (Inner.empty())
    return {End, End};
  return {static_cast<uint32_t>(Inner.data() - Text.data()), End};
}

static std::optional<Split> split(StringRef Text, uint32_t CalleeEnd,
                                  Angles How) {
  LangOptions Opts = rawLanguage();
  constexpr unsigned Base = 2; // Any valid raw location.
  Lexer Lex(SourceLocation::getFromRawEncoding(Base), Opts, Text.begin(),
            Text.begin() + CalleeEnd, Text.end());
  auto Offset = [&](const Token &Tok) {
    return Tok.getLocation().getRawEncoding() - Base;
  };
  Token Tok;
  Lex.LexFromRawLexer(Tok);
  if (Tok.isNot(tok::l_paren))
    return std::nullopt;
  Split Result;
  Result.Call.OpenParen = Offset(Tok);
  uint32_t Begin = Offset(Tok) + 1;
  uint32_t LastEnd = Begin; // Of the token before.
  unsigned Depth = 0, AngleDepth = 0;
  for (;; LastEnd = Offset(Tok) + Tok.getLength()) {
    Lex.LexFromRawLexer(Tok);
    if (Tok.is(tok::eof) || (Tok.is(tok::hash) && Tok.isAtStartOfLine()))
      return std::nullopt; // Unbalanced, or a directive inside the list.
    if (Tok.isOneOf(tok::l_paren, tok::l_square, tok::l_brace)) {
      ++Depth;
    } else if (Tok.isOneOf(tok::r_paren, tok::r_square, tok::r_brace)) {
      if (Depth == 0)
        break;
      --Depth;
    } else if (Depth > 0) {
      continue;
    } else if (Tok.is(tok::less)) {
      ++AngleDepth;
    } else if (Tok.is(tok::greater)) {
      AngleDepth -= AngleDepth > 0;
    } else if (Tok.is(tok::greatergreater)) {
      AngleDepth -= std::min(AngleDepth, 2U);
    } else if (Tok.is(tok::comma)) {
      Result.CommaInAngles |= AngleDepth > 0;
      if (How == Angles::Brackets && AngleDepth > 0)
        continue;
      Result.Call.Arguments.push_back(trimmed(Text, Begin, LastEnd));
      Begin = Offset(Tok) + 1;
    }
  }
  if (Tok.isNot(tok::r_paren))
    return std::nullopt;
  Result.Call.CloseParen = Offset(Tok);
  ByteRange Last = trimmed(Text, Begin, LastEnd);
  if (Last.Begin != Last.End || !Result.Call.Arguments.empty())
    Result.Call.Arguments.push_back(Last);
  return Result;
}

std::optional<SpelledCall> reroute::readCall(StringRef Text, uint32_t CalleeEnd,
                                             std::optional<unsigned> Expected) {
  std::optional<Split> Plain = split(Text, CalleeEnd, Angles::Operators);
  if (!Plain)
    return std::nullopt;
  if (Expected ? Plain->Call.Arguments.size() == *Expected
               : !Plain->CommaInAngles)
    return std::move(Plain->Call);
  if (!Expected)
    return std::nullopt;
  std::optional<Split> Templates = split(Text, CalleeEnd, Angles::Brackets);
  if (Templates && Templates->Call.Arguments.size() == *Expected)
    return std::move(Templates->Call);
  return std::nullopt;
}
