#include "Scan/ConditionalTracker.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace reroute;
using llvm::StringRef;

ConditionalTracker::ConditionalTracker(StringRef Text) : Text(Text), Open{0} {
  Branches.push_back(
      {0, 0, static_cast<uint32_t>(Text.size()), false, 0, "", ""});
  EndifEnds.push_back(Text.size());
}

bool ConditionalTracker::isConditional(StringRef Word) {
  return llvm::StringSwitch<bool>(Word)
      .Cases({"if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else"},
             true)
      .Default(false);
}

void ConditionalTracker::onDirective(StringRef Word, uint32_t Hash,
                                     uint32_t After, uint32_t End) {
  bool Opens = Word == "if" || Word == "ifdef" || Word == "ifndef";
  bool Continues = !Opens && isConditional(Word);
  bool Closes = Word == "endif";
  if (!Opens && !Continues && !Closes)
    return;
  if (!Opens) {
    if (Open.size() == 1)
      return; // An `#else` or `#endif` with no `#if`: nothing to close.
    Branches[Open.back()].End = Hash;
    EndifEnds[Open.back()] = End;
    Open.pop_back();
  }
  if (Closes)
    return;
  Branches.push_back({Hash, End, static_cast<uint32_t>(Text.size()), Opens,
                      Open.back(), Word, Text.slice(After, End).trim()});
  EndifEnds.push_back(0);
  Open.push_back(Branches.size() - 1);
}

/// Whether nothing but white space and comments is in \p Text.
static bool isBlank(StringRef Text) {
  clang::LangOptions Opts;
  Opts.LineComment = true;
  // The lexer wants a terminated buffer.
  std::string Terminated = Text.str();
  clang::Lexer Lex(clang::SourceLocation(), Opts, Terminated.data(),
                   Terminated.data(), Terminated.data() + Terminated.size());
  clang::Token Tok;
  Lex.LexFromRawLexer(Tok);
  return Tok.is(clang::tok::eof);
}

bool ConditionalTracker::isGuard(const ConditionalBranch &Branch) const {
  unsigned Index = &Branch - Branches.data();
  if (!Branch.Opens || Branch.Parent != 0 || EndifEnds[Index] == 0)
    return false;
  StringRef Macro = Branch.Condition;
  if (Branch.Directive == "if") {
    if (!Macro.consume_front("!defined"))
      return false;
    Macro = Macro.trim(" \t()");
  } else if (Branch.Directive != "ifndef") {
    return false;
  }
  Macro = Macro.take_until(
      [](char C) { return C == ' ' || C == '\t' || C == '/'; });
  StringRef Inside = Text.slice(Branch.Begin, Branch.End).ltrim();
  while (Inside.starts_with("//"))
    Inside = Inside.drop_until([](char C) { return C == '\n'; }).ltrim();
  if (!Inside.consume_front("#"))
    return false;
  Inside = Inside.ltrim(" \t");
  if (!Inside.consume_front("define"))
    return false;
  Inside = Inside.ltrim(" \t");
  if (!Inside.consume_front(Macro))
    return false;
  // `#pragma once` may stand outside a guard.
  StringRef Head = Text.take_front(Branch.DirectiveOffset);
  size_t Pragma = Head.find("#pragma once");
  if (Pragma != StringRef::npos)
    return isBlank(Text.take_front(Pragma)) &&
           isBlank(Head.substr(Pragma + StringRef("#pragma once").size())) &&
           isBlank(Text.substr(EndifEnds[Index]));
  return isBlank(Head.ltrim("\xEF\xBB\xBF")) &&
         isBlank(Text.substr(EndifEnds[Index]));
}

std::vector<ConditionalBranch> ConditionalTracker::finish() {
  // A guard has one branch only: an `#else` behind it would not be blank.
  unsigned Guard = 0;
  for (const ConditionalBranch &Branch : Branches)
    if (Branch.Opens && Branch.Parent == 0) {
      if (isGuard(Branch))
        Guard = &Branch - Branches.data();
      break;
    }
  std::vector<ConditionalBranch> Result;
  for (unsigned I = 0; I < Branches.size(); ++I) {
    if (Guard != 0 && I == Guard) {
      Renumbered.push_back(0);
      continue;
    }
    Renumbered.push_back(Result.size());
    Result.push_back(Branches[I]);
    Result.back().Parent = Renumbered[Branches[I].Parent];
  }
  return Result;
}
