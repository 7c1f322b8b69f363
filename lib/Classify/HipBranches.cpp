#include "Classify/HipBranches.h"
#include "Scan/RawLanguage.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

namespace {

/// What is known of a condition while HIP's macros are undefined.
enum class Truth { False, True, Unknown };

Truth operator!(Truth A) {
  return A == Truth::Unknown ? A
                             : (A == Truth::True ? Truth::False : Truth::True);
}
Truth operator&&(Truth A, Truth B) {
  if (A == Truth::False || B == Truth::False)
    return Truth::False;
  return A == Truth::True && B == Truth::True ? Truth::True : Truth::Unknown;
}
Truth operator||(Truth A, Truth B) { return !(!A && !B); }

/// Evaluates the operand of `#if` as far as HIP's macros decide it. Whatever
/// it does not understand is unknown.
class ConditionReader {
public:
  ConditionReader(StringRef Text, llvm::ArrayRef<std::string> HipMacros)
      : Buffer(Text.str()), HipMacros(HipMacros), Opts(rawLanguage()),
        Lex(SourceLocation(), Opts, Buffer.data(), Buffer.data(),
            Buffer.data() + Buffer.size()) {
    next();
  }

  Truth read() {
    Truth Value = disjunction();
    return Tok.is(tok::eof) ? Value : Truth::Unknown;
  }

private:
  void next() { Lex.LexFromRawLexer(Tok); }

  Truth disjunction() {
    Truth Value = conjunction();
    while (Tok.is(tok::pipepipe)) {
      next();
      Value = Value || conjunction();
    }
    return Value;
  }

  Truth conjunction() {
    Truth Value = comparison();
    while (Tok.is(tok::ampamp)) {
      next();
      Value = Value && comparison();
    }
    return Value;
  }

  /// A comparison says nothing, unless an undefined macro, which counts as 0,
  /// is all there is.
  Truth comparison() {
    Truth Value = unary();
    while (Tok.isNoneOf(tok::eof, tok::pipepipe, tok::ampamp, tok::r_paren)) {
      next();
      Value = Truth::Unknown;
    }
    return Value;
  }

  Truth unary() {
    if (Tok.is(tok::exclaim)) {
      next();
      return !unary();
    }
    if (Tok.is(tok::l_paren)) {
      next();
      Truth Value = disjunction();
      if (Tok.is(tok::r_paren))
        next();
      return Value;
    }
    if (Tok.is(tok::raw_identifier)) {
      StringRef Word = Tok.getRawIdentifier();
      next();
      return Word == "defined" ? definedOperand() : macro(Word);
    }
    if (Tok.is(tok::numeric_constant)) {
      StringRef Digits(Tok.getLiteralData(), Tok.getLength());
      next();
      return Digits == "0" ? Truth::False : Truth::Unknown;
    }
    next();
    return Truth::Unknown;
  }

  Truth definedOperand() {
    bool Parenthesised = Tok.is(tok::l_paren);
    if (Parenthesised)
      next();
    Truth Value = Truth::Unknown;
    if (Tok.is(tok::raw_identifier)) {
      Value = macro(Tok.getRawIdentifier());
      next();
    }
    if (Parenthesised && Tok.is(tok::r_paren))
      next();
    return Value;
  }

  Truth macro(StringRef Name) const {
    return llvm::is_contained(HipMacros, Name) ? Truth::False : Truth::Unknown;
  }

  std::string Buffer;
  llvm::ArrayRef<std::string> HipMacros;
  LangOptions Opts;
  Lexer Lex;
  Token Tok;
};

} // namespace

static Truth conditionOf(const ConditionalBranch &Branch,
                         llvm::ArrayRef<std::string> HipMacros) {
  StringRef Word = Branch.Directive;
  if (Word == "else")
    return Truth::True;
  if (Word == "if" || Word == "elif")
    return ConditionReader(Branch.Condition, HipMacros).read();
  StringRef Macro = Branch.Condition.take_until(
      [](char C) { return C == ' ' || C == '\t' || C == '/'; });
  Truth Defined =
      llvm::is_contained(HipMacros, Macro) ? Truth::False : Truth::Unknown;
  return Word.ends_with("ndef") ? !Defined : Defined;
}

std::vector<bool>
reroute::hipBranches(llvm::ArrayRef<ConditionalBranch> Branches,
                     llvm::ArrayRef<std::string> HipMacros) {
  std::vector<bool> Hip(Branches.size(), false);
  // What the earlier conditions of each open chain leave possible, by the
  // branch around the chain.
  std::vector<Truth> NotTakenBefore(Branches.size(), Truth::True);
  for (unsigned I = 1; I < Branches.size(); ++I) {
    const ConditionalBranch &Branch = Branches[I];
    Truth &Before = NotTakenBefore[Branch.Parent];
    if (Branch.Opens)
      Before = Truth::True;
    Truth Condition = conditionOf(Branch, HipMacros);
    Hip[I] = Hip[Branch.Parent] || (Before && Condition) == Truth::False;
    Before = Before && !Condition;
    // `#if 0`, commented or not, is nobody's.
    if (conditionOf(Branch, {}) == Truth::False && !Hip[Branch.Parent])
      Hip[I] = false;
  }
  return Hip;
}

unsigned reroute::branchAt(llvm::ArrayRef<ConditionalBranch> Branches,
                           uint32_t Offset) {
  // Branches are sorted by where they begin, and nest: the innermost one is the
  // last that begins before, or one around it.
  auto After = llvm::upper_bound(
      Branches, Offset,
      [](uint32_t O, const ConditionalBranch &B) { return O < B.Begin; });
  if (After == Branches.begin())
    return 0;
  unsigned Innermost = std::prev(After) - Branches.begin();
  while (Innermost != 0 && Offset >= Branches[Innermost].End)
    Innermost = Branches[Innermost].Parent;
  return Innermost;
}
