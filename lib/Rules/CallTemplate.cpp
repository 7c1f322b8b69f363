#include "Rules/Rule.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace reroute;

/// No function of either API takes more; a larger number is a slip.
static constexpr unsigned MostArguments = 64;

llvm::Expected<CallTemplate> CallTemplate::parse(llvm::StringRef Text) {
  CallTemplate Result;
  std::string Literal;
  auto FlushLiteral = [&] {
    if (!Literal.empty())
      Result.Pieces.push_back({std::exchange(Literal, {}), 0});
  };
  while (!Text.empty()) {
    if (!Text.consume_front("$")) {
      size_t Next = std::min(Text.find('$'), Text.size());
      Literal += Text.take_front(Next);
      Text = Text.drop_front(Next);
      continue;
    }
    if (Text.consume_front("$")) {
      Literal += '$';
      continue;
    }
    FlushLiteral();
    if (Text.consume_front("*")) {
      Result.Pieces.push_back({"", Piece::All});
      continue;
    }
    unsigned Argument = 0;
    if (Text.starts_with("0") || Text.consumeInteger(10, Argument) ||
        Argument > MostArguments)
      return makeError(ExitCode::InvalidPack,
                       "after '$' comes an argument's number from 1 on, '*' "
                       "for all arguments, or '$' for a dollar sign");
    Result.Pieces.push_back({"", Argument});
  }
  FlushLiteral();
  return Result;
}

unsigned CallTemplate::argumentCount() const {
  unsigned Largest = 0;
  for (const Piece &Each : Pieces)
    if (Each.Argument != Piece::All)
      Largest = std::max(Largest, Each.Argument);
  return Largest;
}

std::string CallTemplate::text() const {
  std::string Text;
  for (const Piece &Each : Pieces) {
    if (Each.Argument == Piece::All)
      Text += "$*";
    else if (Each.Argument)
      Text += "$" + std::to_string(Each.Argument);
    else
      for (char C : Each.Literal)
        Text += C == '$' ? "$$" : std::string(1, C);
  }
  return Text;
}

std::string CallTemplate::expand(llvm::ArrayRef<std::string> Arguments) const {
  std::string Text;
  for (const Piece &Each : Pieces) {
    if (Each.Argument == Piece::All)
      Text += llvm::join(Arguments, ", ");
    else if (Each.Argument && Each.Argument <= Arguments.size())
      Text += Arguments[Each.Argument - 1];
    else
      Text += Each.Literal;
  }
  return Text;
}
