#include "Property/Mutation.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace reroute::test {

/// A number below \p Bound. The distributions of the standard library may
/// differ between libraries, so that a seed would mean nothing.
static size_t below(size_t Bound, std::mt19937 &Random) {
  return Bound ? Random() % Bound : 0;
}

/// One of the offsets of \p Text for which \p Wanted holds; npos without any.
template <typename Predicate>
static size_t pick(StringRef Text, Predicate Wanted, std::mt19937 &Random) {
  llvm::SmallVector<size_t> Places;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Wanted(I))
      Places.push_back(I);
  return Places.empty() ? StringRef::npos
                        : Places[below(Places.size(), Random)];
}

static bool isWord(char C) { return llvm::isAlnum(C) || C == '_'; }

static std::string inserted(StringRef Text, size_t At, StringRef What) {
  return (Text.take_front(At) + What + Text.substr(At)).str();
}

std::string mutate(StringRef Text, Mutation Kind, std::mt19937 &Random) {
  auto IsLineStart = [&](size_t I) { return I == 0 || Text[I - 1] == '\n'; };
  auto Pick = [&](auto Wanted) { return pick(Text, Wanted, Random); };
  size_t At = StringRef::npos;
  switch (Kind) {
  case Mutation::DeleteBrace:
    At = Pick([&](size_t I) { return Text[I] == '{' || Text[I] == '}'; });
    if (At == StringRef::npos)
      return Text.str();
    return (Text.take_front(At) + Text.substr(At + 1)).str();
  case Mutation::DropInclude:
    At = Pick([&](size_t I) {
      return IsLineStart(I) && Text.substr(I).starts_with("#include");
    });
    if (At == StringRef::npos)
      return Text.str();
    return (Text.take_front(At) + Text.substr(At).split('\n').second).str();
  case Mutation::WrapInIfZero: {
    size_t Begin = Pick(IsLineStart), End = Pick(IsLineStart);
    if (Begin == StringRef::npos)
      return Text.str();
    if (Begin > End)
      std::swap(Begin, End);
    return inserted(inserted(Text, End, "#endif\n"), Begin, "#if 0\n");
  }
  case Mutation::ByteOrderMark:
    return Text.starts_with("\xEF\xBB\xBF") ? Text.str()
                                            : "\xEF\xBB\xBF" + Text.str();
  case Mutation::WindowsLineEnds: {
    std::string Result;
    for (size_t I = 0; I < Text.size(); ++I) {
      if (Text[I] == '\n' && (I == 0 || Text[I - 1] != '\r'))
        Result += '\r';
      Result += Text[I];
    }
    return Result;
  }
  case Mutation::SpliceToken:
    At = Pick([&](size_t I) {
      return I > 0 && isWord(Text[I - 1]) && isWord(Text[I]);
    });
    return At == StringRef::npos ? Text.str() : inserted(Text, At, "\\\n");
  case Mutation::CutOff:
    return Text.take_front(below(Text.size() + 1, Random)).str();
  case Mutation::ByteNoise: {
    std::string Result = Text.str();
    // A NUL makes a binary file of it, which is another promise.
    if (!Result.empty())
      Result[below(Result.size(), Random)] =
          static_cast<char>(1 + below(255, Random));
    return Result;
  }
  case Mutation::OptOut: {
    static constexpr StringRef Comments[] = {
        "/* reroute-ignore */", "/* reroute-ignore RR1001, RR1008 */",
        "// reroute-ignore-next-line\n", "/* reroute-ignore-begin */",
        "/* reroute-ignore-end */"};
    At = Pick([&](size_t I) { return I == 0 || !isWord(Text[I - 1]); });
    return inserted(Text, At == StringRef::npos ? 0 : At,
                    Comments[below(std::size(Comments), Random)]);
  }
  }
  return Text.str();
}

} // namespace reroute::test
