#include "Plan/IncludePlacement.h"
#include "clang/Tooling/Inclusions/HeaderIncludes.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

StringRef reroute::lineEnding(StringRef Text) {
  size_t Windows = Text.count("\r\n");
  return Windows * 2 > Text.count('\n') ? "\r\n" : "\n";
}

static uint32_t lineBegin(StringRef Text, uint32_t Offset) {
  size_t End = Text.take_front(Offset).find_last_of("\r\n");
  return End == StringRef::npos ? 0 : End + 1;
}

static uint32_t lineEnd(StringRef Text, uint32_t Offset) {
  size_t End = Text.find_first_of("\r\n", Offset);
  if (End == StringRef::npos)
    return Text.size();
  return End + (Text.substr(End).starts_with("\r\n") ? 2 : 1);
}

Edit reroute::deleteLine(StringRef Text, const IncludeDirective &Include) {
  uint32_t Begin = lineBegin(Text, Include.HashOffset);
  // A byte order mark is not the line's.
  if (Begin == 0 && Text.starts_with("\xEF\xBB\xBF"))
    Begin = 3;
  return {Begin, lineEnd(Text, Include.SpellingOffset) - Begin, ""};
}

namespace {

class Placer {
public:
  explicit Placer(const PlacementRequest &R) : R(R), Text(R.Text) {}

  std::vector<Edit> run() {
    if (R.Style && (R.Replaced.empty() || hasPlaceAmongOwn()))
      if (std::optional<std::vector<Edit>> Sorted = bySorting())
        return std::move(*Sorted);
    return R.Replaced.empty() ? byInserting() : inPlace();
  }

private:
  /// Includes on lines that follow each other, as [First, Last] indices.
  struct Block {
    size_t First;
    size_t Last;
  };

  bool isReplaced(size_t I) const { return llvm::is_contained(R.Replaced, I); }
  bool hasComment(const IncludeDirective &Include) const;
  bool adjacent(size_t I, size_t MostLines) const;
  Block blockAround(size_t I) const;
  bool hasOwn(Block B) const;
  bool hasPlaceAmongOwn() const;
  std::vector<Edit> inPlace() const;
  std::vector<Edit> byInserting() const;
  std::optional<std::vector<Edit>> bySorting() const;
  tooling::Replacements plainReplacements(StringRef Code) const;
  bool goes(StringRef Line) const;
  std::optional<std::vector<Edit>> lineEdits(StringRef Before, StringRef After,
                                             uint32_t Offset) const;

  const PlacementRequest &R;
  StringRef Text;
};

} // namespace

/// Whether more than blanks follows the include on its line.
bool Placer::hasComment(const IncludeDirective &Include) const {
  uint32_t After = Include.SpellingOffset + Include.Spelling.size();
  return !Text.slice(After, lineEnd(Text, After)).trim().empty();
}

/// Whether include \p I + 1 starts within \p MostLines line ends behind
/// include \p I, with nothing but blanks between.
bool Placer::adjacent(size_t I, size_t MostLines) const {
  uint32_t From = R.Includes[I].SpellingOffset + R.Includes[I].Spelling.size();
  StringRef Line = Text.slice(From, lineEnd(Text, From));
  StringRef Between = Text.slice(From + Line.size(),
                                 R.Includes[I + 1].HashOffset);
  return Between.trim().empty() && Between.count('\n') + 1 <= MostLines;
}

Placer::Block Placer::blockAround(size_t I) const {
  Block B{I, I};
  while (B.First > 0 && adjacent(B.First - 1, 1))
    --B.First;
  while (B.Last + 1 < R.Includes.size() && adjacent(B.Last, 1))
    ++B.Last;
  return B;
}

bool Placer::hasOwn(Block B) const {
  for (size_t I = B.First; I <= B.Last; ++I)
    if (!isReplaced(I) && R.IsOwn(R.Includes[I]))
      return true;
  return false;
}

/// Whether sorting finds a neighbourhood for the new include that a person
/// would choose, too: next to the project's own, unless the replaced one
/// stands in a block of others that sort like the new one.
bool Placer::hasPlaceAmongOwn() const {
  size_t First = R.Replaced.front();
  if (hasComment(R.Includes[First]))
    return false; // The comment belongs to the line and would be lost.
  Block B = blockAround(First);
  if (hasOwn(B))
    return true;
  bool Alone = true, SortsAlike = false;
  tooling::IncludeCategoryManager Categories(R.Style->IncludeStyle, R.Path);
  auto Priority = [&](StringRef Spelling) {
    return Categories.getIncludePriority(Spelling, /*CheckMainHeader=*/false);
  };
  for (size_t I = B.First; I <= B.Last; ++I) {
    if (isReplaced(I))
      continue;
    Alone = false;
    SortsAlike |=
        Priority(R.Includes[I].Spelling) == Priority(R.Spelling);
  }
  if (!Alone && SortsAlike)
    return false;
  if (!Alone)
    return llvm::any_of(R.Includes, R.IsOwn);
  constexpr size_t NextBlock = 2;
  if (B.First > 0 && adjacent(B.First - 1, NextBlock)) {
    Block Before = blockAround(B.First - 1);
    // A main header's block is for the main header.
    if (Before.First != Before.Last && hasOwn(Before))
      return true;
  }
  return B.Last + 1 < R.Includes.size() && adjacent(B.Last, NextBlock) &&
         hasOwn(blockAround(B.Last + 1));
}

std::vector<Edit> Placer::inPlace() const {
  std::vector<Edit> Edits;
  for (size_t I : R.Replaced) {
    const IncludeDirective &Include = R.Includes[I];
    if (I == R.Replaced.front())
      Edits.push_back({Include.SpellingOffset,
                       static_cast<uint32_t>(Include.Spelling.size()),
                       R.Spelling});
    else
      Edits.push_back(deleteLine(Text, Include));
  }
  return Edits;
}

/// An include for a file without style: behind the last unconditional include,
/// else where clang-format's default puts it.
std::vector<Edit> Placer::byInserting() const {
  std::string Line = "#include " + R.Spelling + lineEnding(Text).str();
  StringRef Code = Text;
  uint32_t Skipped = Code.consume_front("\xEF\xBB\xBF") ? 3 : 0;
  tooling::HeaderIncludes Headers(R.Path, Code,
                                  format::getLLVMStyle().IncludeStyle);
  StringRef Name = StringRef(R.Spelling).drop_front().drop_back();
  auto Replacement = Headers.insert(Name, R.Spelling.front() == '<',
                                    tooling::IncludeDirective::Include);
  if (!Replacement)
    return {};
  return {{Replacement->getOffset() + Skipped, 0, Line}};
}

tooling::Replacements Placer::plainReplacements(StringRef Code) const {
  constexpr unsigned Anywhere = std::numeric_limits<unsigned>::max();
  tooling::Replacements All;
  // Errors cannot occur: these are requests, not ranges. One of them for each
  // spelling, since a request removes every include of it.
  std::vector<StringRef> Spelled;
  for (size_t I : R.Replaced)
    if (!llvm::is_contained(Spelled, R.Includes[I].Spelling))
      Spelled.push_back(R.Includes[I].Spelling);
  for (StringRef Spelling : Spelled)
    llvm::cantFail(
        All.add(tooling::Replacement(R.Path, Anywhere, 1, Spelling)));
  llvm::cantFail(All.add(
      tooling::Replacement(R.Path, Anywhere, 0, "#include " + R.Spelling)));
  return All;
}

/// The line of an include directive without what may stand around it, or
/// empty: "<vector>" of `#  include <vector>`.
static StringRef includeOperand(StringRef Line) {
  Line = Line.trim();
  if (!Line.consume_front("#"))
    return {};
  Line = Line.ltrim();
  return Line.consume_front("include") ? Line.trim() : StringRef();
}

bool Placer::goes(StringRef Line) const {
  StringRef Operand = includeOperand(Line);
  return llvm::any_of(R.Replaced, [&](size_t I) {
    return R.Includes[I].Spelling == Operand;
  });
}

/// The edits that make \p After of \p Before, which starts at \p Offset of
/// the text, line by line. Nothing when other lines than blank ones, the
/// replaced includes and the new one differ. Lines of \p After end with "\n".
std::optional<std::vector<Edit>>
Placer::lineEdits(StringRef Before, StringRef After, uint32_t Offset) const {
  std::vector<Edit> Edits;
  auto Change = [&](uint32_t At, uint32_t Length, std::string New) {
    if (!Edits.empty() && Edits.back().end() == At) {
      Edits.back().Length += Length;
      Edits.back().Text += New;
    } else {
      Edits.push_back({At, Length, std::move(New)});
    }
  };
  const char *Start = Before.data();
  while (!Before.empty() || !After.empty()) {
    uint32_t At = Offset + (Before.data() - Start);
    StringRef Old = Before.take_front(lineEnd(Before, 0));
    StringRef New = After.take_front(lineEnd(After, 0));
    StringRef OldLine = Old.rtrim("\r\n"), NewLine = New.rtrim("\r\n");
    if (!Before.empty() && !After.empty() && OldLine == NewLine) {
      Before = Before.drop_front(Old.size());
      After = After.drop_front(New.size());
    } else if (!Before.empty() && (OldLine.empty() || goes(OldLine))) {
      Change(At, Old.size(), "");
      Before = Before.drop_front(Old.size());
    } else if (!After.empty() && (NewLine.empty() ||
                                  includeOperand(NewLine) == R.Spelling)) {
      Change(At, 0, (NewLine + lineEnding(Text)).str());
      After = After.drop_front(New.size());
    } else {
      return std::nullopt;
    }
  }
  return Edits;
}

/// What clang-format makes of it; nothing when that touches other lines.
std::optional<std::vector<Edit>> Placer::bySorting() const {
  StringRef Code = Text;
  uint32_t Skipped = Code.consume_front("\xEF\xBB\xBF") ? 3 : 0;
  // clang-format's include edits know "\n" only.
  std::string Unix;
  if (Code.contains("\r\n")) {
    for (size_t I = 0; I < Code.size(); ++I)
      if (!Code.substr(I).starts_with("\r\n"))
        Unix += Code[I];
    Code = Unix;
  }
  auto Clean = format::cleanupAroundReplacements(
      Code, plainReplacements(Code), *R.Style);
  if (!Clean) {
    llvm::consumeError(Clean.takeError());
    return std::nullopt;
  }
  auto Sorted = format::formatReplacements(Code, *Clean, *R.Style);
  if (!Sorted) {
    llvm::consumeError(Sorted.takeError());
    return std::nullopt;
  }
  for (const tooling::Replacements *Try : {&*Sorted, &*Clean}) {
    auto After = tooling::applyAllReplacements(Code, *Try);
    if (!After) {
      llvm::consumeError(After.takeError());
      continue;
    }
    if (auto Edits = lineEdits(Text.drop_front(Skipped), *After, Skipped))
      return Edits;
  }
  return std::nullopt;
}

std::vector<Edit> reroute::placeInclude(const PlacementRequest &Request) {
  return Placer(Request).run();
}
