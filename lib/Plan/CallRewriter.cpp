#include "Plan/CallRewriter.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

void CallRewriter::replace(uint32_t Begin, uint32_t End, std::string With,
                           uint32_t Cause) {
  Nodes.push_back({Begin, End, std::move(With), nullptr, {}, Cause});
}

void CallRewriter::rename(uint32_t Begin, uint32_t End, std::string Name) {
  replace(Begin, End, std::move(Name), Begin);
}

/// Whether \p Template takes the \p Count arguments of a call one after the
/// other, each once.
static bool keepsOrder(const CallTemplate &Template, unsigned Count) {
  unsigned Next = 1;
  for (const CallTemplate::Piece &Piece : Template.Pieces) {
    if (Piece.Argument == 0)
      continue;
    if (Piece.Argument == CallTemplate::Piece::All && Next == 1)
      Next = Count + 1;
    else if (Piece.Argument == Next)
      ++Next;
    else
      return false;
  }
  return Next == Count + 1 && Count > 0;
}

void CallRewriter::replaceCall(uint32_t Begin, uint32_t End, SpelledCall Call,
                               const CallTemplate &Template) {
  if (!keepsOrder(Template, Call.Arguments.size())) {
    uint32_t Close = Call.CloseParen + 1;
    Nodes.push_back({Begin, Close, {}, &Template, std::move(Call), Begin});
    return;
  }
  // What stands between the arguments becomes nodes of its own.
  std::vector<std::string> Literals(1);
  for (const CallTemplate::Piece &Piece : Template.Pieces) {
    if (Piece.Argument == 0) {
      Literals.back() += Piece.Literal;
      continue;
    }
    unsigned Last = Piece.Argument == CallTemplate::Piece::All
                        ? Call.Arguments.size()
                        : Piece.Argument;
    // `$*` keeps the commas between its arguments.
    while (Literals.size() < Last)
      Literals.push_back(",");
    Literals.emplace_back();
  }
  StringRef Head(Literals.front());
  if (Head.consume_back("("))
    replace(Begin, End, Head.str(), Begin);
  else
    replace(Begin, Call.Arguments.front().Begin, Head.str(), Begin);
  for (size_t I = 1; I + 1 < Literals.size(); ++I) {
    uint32_t From = Call.Arguments[I - 1].End;
    uint32_t To = Call.Arguments[I].Begin;
    if (StringRef(Literals[I]).trim() != ",")
      replace(From, To, Literals[I], Begin);
  }
  StringRef Tail(Literals.back());
  uint32_t From = Call.Arguments.back().End;
  if (!Tail.consume_back(")"))
    replace(From, Call.CloseParen + 1, Tail.str(), Begin);
  else if (!Tail.empty())
    replace(From, From, Tail.str(), Begin);
}

/// The text of [\p Begin, \p End) with the replacements inside made.
std::string CallRewriter::render(uint32_t Begin, uint32_t End) const {
  std::string Result;
  uint32_t Done = Begin;
  auto First = llvm::lower_bound(
      Nodes, Begin, [](const Node &N, uint32_t At) { return N.Begin < At; });
  for (const Node &N : llvm::make_range(First, Nodes.end())) {
    if (N.Begin > End)
      break;
    if (N.Begin < Done || N.End > End)
      continue; // Beyond, or inside a node that is rendered already.
    Result += Text.slice(Done, N.Begin);
    Result += N.Template ? instantiate(N) : N.Text;
    Done = N.End;
  }
  Result += Text.slice(Done, End);
  return Result;
}

std::string CallRewriter::instantiate(const Node &N) const {
  std::string Result;
  for (const CallTemplate::Piece &Piece : N.Template->Pieces) {
    if (Piece.Argument == 0) {
      Result += Piece.Literal;
    } else if (Piece.Argument == CallTemplate::Piece::All) {
      if (!N.Call.Arguments.empty())
        Result +=
            render(N.Call.Arguments.front().Begin, N.Call.Arguments.back().End);
    } else {
      const ByteRange &Argument = N.Call.Arguments[Piece.Argument - 1];
      Result += render(Argument.Begin, Argument.End);
    }
  }
  return Result;
}

std::vector<Edit> CallRewriter::take() {
  // Outer nodes before those inside them.
  llvm::sort(Nodes, [](const Node &A, const Node &B) {
    return A.Begin != B.Begin ? A.Begin < B.Begin : A.End > B.End;
  });
  std::vector<Edit> Edits;
  uint32_t Done = 0;
  for (const Node &N : Nodes) {
    if (N.Begin < Done)
      continue; // Inside a call that is replaced as a whole.
    Edits.push_back({N.Begin, N.End - N.Begin,
                     N.Template ? instantiate(N) : N.Text, N.Cause});
    Done = N.End;
  }
  return Edits;
}
