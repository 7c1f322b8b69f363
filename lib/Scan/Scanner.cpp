#include "Scan/Scanner.h"
#include "Scan/CandidateCount.h"
#include "Scan/ConditionalTracker.h"
#include "Scan/RawLanguage.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/xxhash.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

namespace {

class Scanner {
public:
  Scanner(FileScan &Out, const ScanQuery &Query)
      : Out(Out), Query(Query), Text(Out.text()), Conditionals(Text) {}

  void run();

private:
  /// Which directive the current token belongs to.
  enum class Directive { None, Define, Undef, Condition, Other };

  void lexDirective(Lexer &Lex);
  void readIncludeOperand(uint32_t Hash, uint32_t After);
  void readHasIncludes(uint32_t Begin, uint32_t End);
  void addIdentifier(const Token &Tok);
  void addMentions(const Token &Tok);
  void notePaste(const Token &Tok);
  UseContext contextOf(uint32_t Offset);
  UseQualifier qualifier() const;
  uint32_t keywordLength(uint32_t Offset) const;

  uint32_t offset(const Token &Tok) const {
    return Tok.getLocation().getRawEncoding() - Base;
  }
  StringRef spelled(const Token &Tok) const {
    return Text.substr(offset(Tok), Tok.getLength());
  }
  StringRef cleaned(const Token &Tok);
  uint32_t endOfDirective(uint32_t Offset) const;

  FileScan &Out;
  const ScanQuery &Query;
  StringRef Text;
  ConditionalTracker Conditionals;
  LangOptions Opts = rawLanguage();
  static constexpr unsigned Base = 2; // Any valid raw location.

  Directive Within = Directive::None;
  bool ExpectMacroName = false;
  uint32_t ParameterListEnd = 0; ///< Of the `#define` being read.
  uint32_t SkipUntil = 0;        ///< Operand of `#include`: not tokens.
  Token Previous, BeforePrevious;
};

} // namespace

StringRef Scanner::cleaned(const Token &Tok) {
  if (!Tok.needsCleaning())
    return spelled(Tok);
  // A splice inside the word, or a UCN. Keep only what the word is made of.
  std::string Clean;
  StringRef Rest = spelled(Tok);
  while (!Rest.empty()) {
    StringRef Splice = Rest;
    if (Splice.consume_front("\\")) {
      StringRef After = Splice.ltrim(" \t");
      if (After.consume_front("\r\n") || After.consume_front("\n") ||
          After.consume_front("\r")) {
        Rest = After;
        continue;
      }
    }
    Clean += Rest.front();
    Rest = Rest.drop_front();
  }
  Out.Cleaned.push_back(std::make_unique<const std::string>(std::move(Clean)));
  return *Out.Cleaned.back();
}

/// The offset of the line end that ends the directive around \p Offset.
uint32_t Scanner::endOfDirective(uint32_t Offset) const {
  size_t I = Offset;
  while (true) {
    I = Text.find_first_of("\r\n", I);
    if (I == StringRef::npos)
      return Text.size();
    if (!Text.take_front(I).rtrim(" \t").ends_with("\\"))
      return I;
    I += Text.substr(I).starts_with("\r\n") ? 2 : 1;
  }
}

void Scanner::readIncludeOperand(uint32_t Hash, uint32_t After) {
  StringRef Rest = Text.slice(After, endOfDirective(After));
  StringRef Operand = Rest.ltrim(" \t");
  // Comments and line splices may stand before it.
  while (Operand.starts_with("/*") || Operand.starts_with("\\")) {
    size_t Close = Operand.find("*/", 2);
    if (Operand.consume_front("\\"))
      Operand = Operand.ltrim(" \t\r\n");
    else
      Operand = Close == StringRef::npos
                    ? StringRef()
                    : Operand.substr(Close + 2).ltrim(" \t");
  }
  if (Operand.empty())
    return;
  auto Begin = static_cast<uint32_t>(Operand.data() - Text.data());
  char Close = Operand.front() == '<' ? '>' : '"';
  bool Computed = Operand.front() != '<' && Operand.front() != '"';
  size_t End = Computed ? StringRef::npos : Operand.find(Close, 1);
  if (!Computed && End == StringRef::npos)
    return;
  StringRef Spelling = Computed ? Operand.split("//").first.rtrim()
                                : Operand.take_front(End + 1);
  if (!Computed)
    SkipUntil = Begin + Spelling.size();
  Out.Includes.push_back(
      {Hash, Begin, Spelling, Conditionals.currentBranch(), Computed});
}

void Scanner::readHasIncludes(uint32_t Begin, uint32_t End) {
  StringRef Line = Text.slice(Begin, End);
  for (size_t I = Line.find("__has_include"); I != StringRef::npos;
       I = Line.find("__has_include", I + 1)) {
    StringRef Rest = Line.substr(I);
    Rest = Rest.drop_until([](char C) { return C == '<' || C == '"'; });
    if (Rest.empty())
      return;
    size_t Close = Rest.find(Rest.front() == '<' ? '>' : '"', 1);
    if (Close == StringRef::npos)
      return;
    Out.HasIncludes.push_back({static_cast<uint32_t>(Rest.data() - Text.data()),
                               Rest.slice(1, Close)});
  }
}

/// \p Previous is the `#` that starts a line. Reads the directive's name and
/// leaves the lexer behind it.
void Scanner::lexDirective(Lexer &Lex) {
  uint32_t Hash = offset(Previous);
  Token Name;
  Lex.LexFromRawLexer(Name);
  BeforePrevious = Previous;
  Previous = Name;
  Within = Directive::Other;
  if (Name.isAtStartOfLine() || Name.isNot(tok::raw_identifier)) {
    // A null directive, or a line marker `# 1 "file"`.
    if (Name.isAtStartOfLine())
      Within = Directive::None;
    return;
  }
  StringRef Word = cleaned(Name);
  uint32_t After = offset(Name) + Name.getLength();
  uint32_t End = endOfDirective(After);
  if (Word == "include" || Word == "import" || Word == "include_next") {
    readIncludeOperand(Hash, After);
  } else if (Word == "define" || Word == "undef") {
    Within = Word == "define" ? Directive::Define : Directive::Undef;
    ExpectMacroName = true;
  } else if (ConditionalTracker::isConditional(Word)) {
    Within = Directive::Condition;
    readHasIncludes(After, End);
  }
  Conditionals.onDirective(Word, Hash, After, End);
}

UseContext Scanner::contextOf(uint32_t Offset) {
  switch (Within) {
  case Directive::None:
    return UseContext::Code;
  case Directive::Condition:
    return UseContext::Condition;
  case Directive::Undef:
    return UseContext::MacroName;
  case Directive::Other:
    return UseContext::OtherDirective;
  case Directive::Define:
    break;
  }
  if (ExpectMacroName)
    return UseContext::MacroName;
  return Offset < ParameterListEnd ? UseContext::MacroParameter
                                   : UseContext::MacroBody;
}

UseQualifier Scanner::qualifier() const {
  if (Previous.isOneOf(tok::period, tok::arrow))
    return UseQualifier::Member;
  if (Previous.is(tok::coloncolon) &&
      BeforePrevious.isOneOf(tok::raw_identifier, tok::greater))
    return UseQualifier::Scoped;
  return UseQualifier::None;
}

uint32_t Scanner::keywordLength(uint32_t Offset) const {
  if (Previous.isNot(tok::raw_identifier))
    return 0;
  StringRef Word = spelled(Previous);
  if (Word != "enum" && Word != "struct" && Word != "union" && Word != "class")
    return 0;
  uint32_t Begin = offset(Previous);
  // A comment or a line end between the two is somebody's layout.
  bool OnlyBlanks = Text.slice(Begin + Word.size(), Offset).trim(" \t").empty();
  return OnlyBlanks ? Offset - Begin : 0;
}

void Scanner::addIdentifier(const Token &Tok) {
  StringRef Name = cleaned(Tok);
  uint32_t Offset = offset(Tok);
  if (Query.IsCandidate(Name))
    Out.Uses.push_back({Offset, Tok.getLength(), Name, contextOf(Offset),
                        qualifier(), keywordLength(Offset)});
  else if (Name == "__global__")
    Out.LaunchesKernels = true;
  if (Within == Directive::Define && ExpectMacroName) {
    ExpectMacroName = false;
    // The parameter list follows without a blank, or there is none.
    uint32_t After = Offset + Tok.getLength();
    if (Text.substr(After).starts_with("(")) {
      size_t Close = Text.find(')', After);
      ParameterListEnd = Close == StringRef::npos ? Text.size() : Close;
    } else {
      ParameterListEnd = 0;
    }
  }
}

void Scanner::addMentions(const Token &Tok) {
  StringRef Literal = spelled(Tok);
  auto IsWord = [](char C) { return isAsciiIdentifierContinue(C); };
  while (!Literal.empty()) {
    Literal = Literal.drop_until(IsWord);
    StringRef Word = Literal.take_while(IsWord);
    if (!Word.empty() && Query.IsKnown(Word))
      Out.Mentions.push_back(
          {static_cast<uint32_t>(Word.data() - Text.data()), Word});
    Literal = Literal.drop_front(Word.size());
  }
}

/// \p Tok follows, or is followed by, a `##`.
void Scanner::notePaste(const Token &Tok) {
  StringRef Word = spelled(Tok);
  bool Starts = llvm::any_of(Query.Prefixes, [&](const std::string &Prefix) {
    return StringRef(Prefix).starts_with(Word) ||
           Word.starts_with(StringRef(Prefix));
  });
  // A single letter starts everything and means nothing.
  if (Starts && Word.size() > 1)
    Out.Pastes.push_back({offset(Tok), Word});
}

void Scanner::run() {
  Lexer Lex(SourceLocation::getFromRawEncoding(Base), Opts, Text.begin(),
            Text.begin(), Text.end());
  Previous.startToken();
  BeforePrevious.startToken();
  Token Tok;
  Lex.LexFromRawLexer(Tok);
  while (Tok.isNot(tok::eof)) {
    if (Tok.isAtStartOfLine())
      Within = Directive::None;
    if (Tok.is(tok::hash) && Tok.isAtStartOfLine()) {
      Previous = Tok;
      lexDirective(Lex);
      // A null directive's next line starts with the token already read.
      if (Within == Directive::None) {
        Tok = Previous;
        continue;
      }
      Lex.LexFromRawLexer(Tok);
      continue;
    }
    if (offset(Tok) >= SkipUntil) {
      if (Tok.is(tok::raw_identifier)) {
        addIdentifier(Tok);
        if (Within == Directive::Define && Previous.is(tok::hashhash))
          notePaste(Tok);
      } else if (Tok.is(tok::hashhash) && Within == Directive::Define &&
                 Previous.is(tok::raw_identifier)) {
        notePaste(Previous);
      } else if (tok::isStringLiteral(Tok.getKind())) {
        addMentions(Tok);
      } else if (Tok.is(tok::lesslessless)) {
        Out.LaunchesKernels = true;
      }
    }
    BeforePrevious = Previous;
    Previous = Tok;
    Lex.LexFromRawLexer(Tok);
  }
  Out.Branches = Conditionals.finish();
  // A guard's branch is the file itself.
  for (IncludeDirective &Include : Out.Includes) {
    Include.Branch = Conditionals.finalBranch(Include.Branch);
    Out.IncludesSurface |=
        !Include.Computed && Query.IsSurfaceHeader(Include.name());
  }
}

FileScan reroute::scanText(StringRef Path,
                           std::shared_ptr<const llvm::MemoryBuffer> Text,
                           const ScanQuery &Query) {
  FileScan Out;
  Out.Path = Path.str();
  Out.Text = std::move(Text);
  Scanner(Out, Query).run();
  Out.Hash = llvm::xxh3_64bits(Out.text());
  Out.Candidates = countCandidates(Out.text(), Query.IsCandidate);
  if (Out.text().contains(SuppressionWord))
    Out.Suppressions = suppressionComments(Out.text());
  return Out;
}
