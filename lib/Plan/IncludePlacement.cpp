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

std::vector<Edit>
reroute::deleteLines(StringRef Text,
                     llvm::ArrayRef<const IncludeDirective *> Includes) {
  std::vector<Edit> Edits;
  for (const IncludeDirective *Include : Includes) {
    uint32_t Begin = lineBegin(Text, Include->HashOffset);
    // A byte order mark is not the line's.
    if (Begin == 0 && Text.starts_with("\xEF\xBB\xBF"))
      Begin = 3;
    uint32_t End = lineEnd(Text, Include->SpellingOffset);
    if (!Edits.empty() && Edits.back().end() == Begin)
      Edits.back().Length += End - Begin;
    else
      Edits.push_back({Begin, End - Begin, ""});
  }
  for (Edit &E : Edits) {
    // Lines that stood alone leave no second blank line behind.
    StringRef Before = Text.take_front(E.Offset);
    bool BlankBefore = E.Offset == 0 || Before.ends_with("\n\n") ||
                       Before.ends_with("\r\n\r\n");
    uint32_t NextEnd = lineEnd(Text, E.end());
    if (BlankBefore && Text.slice(E.end(), NextEnd).trim().empty())
      E.Length = NextEnd - E.Offset;
  }
  return Edits;
}

namespace {

class Placer {
public:
  explicit Placer(const PlacementRequest &R) : R(R), Text(R.Text) {
    if (!R.Style)
      return;
    Categories.emplace(R.Style->IncludeStyle, R.Path);
  }

  std::vector<Edit> run() {
    if (R.Replaced.empty())
      return byInserting();
    if (std::optional<Block> Target = blockToJoin())
      return bySorting(*Target);
    return inPlace();
  }

private:
  /// Includes on lines that follow each other, as [First, Last] indices.
  struct Block {
    size_t First;
    size_t Last;
  };

  bool isReplaced(size_t I) const { return llvm::is_contained(R.Replaced, I); }
  std::vector<const IncludeDirective *> replaced() const {
    std::vector<const IncludeDirective *> All;
    for (size_t I : R.Replaced)
      All.push_back(&R.Includes[I]);
    return All;
  }
  bool isMain(size_t I) const;
  bool hasComment(const IncludeDirective &Include) const;
  bool adjacent(size_t I, size_t MostLines) const;
  Block blockAround(size_t I) const;
  bool hasOwn(Block B) const;
  std::optional<Block> blockToJoin() const;
  std::optional<Block> neighbour(Block B) const;
  std::optional<Block> nearestOwn(Block B) const;
  bool sortsBefore(StringRef A, StringRef B) const;
  std::vector<Edit> inPlace() const;
  std::vector<Edit> bySorting(Block B) const;
  std::vector<Edit> byInserting() const;

  const PlacementRequest &R;
  StringRef Text;
  std::optional<tooling::IncludeCategoryManager> Categories;
};

} // namespace

/// Whether include \p I is the file's main header, which nothing precedes.
bool Placer::isMain(size_t I) const {
  constexpr int MainPriority = 0;
  return I == 0 && Categories->getIncludePriority(R.Includes[I].Spelling,
                                                  /*CheckMainHeader=*/true) ==
                       MainPriority;
}

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
  StringRef Between =
      Text.slice(From + Line.size(), R.Includes[I + 1].HashOffset);
  return R.Includes[I].Branch == R.Includes[I + 1].Branch &&
         Between.trim().empty() && Between.count('\n') + 1 <= MostLines;
}

Placer::Block Placer::blockAround(size_t I) const {
  Block B{I, I};
  while (B.First > 0 && adjacent(B.First - 1, 1))
    --B.First;
  while (B.Last + 1 < R.Includes.size() && adjacent(B.Last, 1))
    ++B.Last;
  return B;
}

/// Whether one of the project's own includes, apart from the main header,
/// stands in \p B outside all conditionals.
bool Placer::hasOwn(Block B) const {
  for (size_t I = B.First; I <= B.Last; ++I)
    if (R.Includes[I].Branch == 0 && !isReplaced(I) && !isMain(I) &&
        R.IsOwn(R.Includes[I]))
      return true;
  return false;
}

/// The block next to \p B, with one blank line between, that has the project's
/// own includes.
std::optional<Placer::Block> Placer::neighbour(Block B) const {
  constexpr size_t OneBlankLine = 2;
  if (B.First > 0 && adjacent(B.First - 1, OneBlankLine))
    if (Block Before = blockAround(B.First - 1); hasOwn(Before))
      return Before;
  if (B.Last + 1 < R.Includes.size() && adjacent(B.Last, OneBlankLine))
    if (Block After = blockAround(B.Last + 1); hasOwn(After))
      return After;
  return std::nullopt;
}

/// The first block behind \p B, else the last before it, that has the
/// project's own includes.
std::optional<Placer::Block> Placer::nearestOwn(Block B) const {
  for (size_t I = B.Last + 1; I < R.Includes.size(); ++I)
    if (Block Other = blockAround(I); hasOwn(Other))
      return Other;
  for (size_t I = B.First; I-- > 0;)
    if (Block Other = blockAround(I); hasOwn(Other))
      return Other;
  return std::nullopt;
}

/// The block that a person would put the new include into, if not where the
/// replaced one stands. Measured on a port made by hand (ExecuTorch, commit
/// abb31ace8d): people join the project's own includes, but leave the new one
/// among others that sort like it.
std::optional<Placer::Block> Placer::blockToJoin() const {
  size_t First = R.Replaced.front();
  // A comment belongs to its line and would be lost.
  if (!R.Style || hasComment(R.Includes[First]))
    return std::nullopt;
  Block B = blockAround(First);
  if (hasOwn(B))
    return B;
  bool Alone = true;
  for (size_t I = B.First; I <= B.Last; ++I) {
    if (isReplaced(I))
      continue;
    Alone = false;
    auto Priority = [&](StringRef Spelling) {
      return Categories->getIncludePriority(Spelling,
                                            /*CheckMainHeader=*/false);
    };
    if (isMain(I) || Priority(R.Includes[I].Spelling) == Priority(R.Spelling))
      return std::nullopt;
  }
  return Alone ? neighbour(B) : nearestOwn(B);
}

std::vector<Edit> Placer::inPlace() const {
  std::vector<const IncludeDirective *> Replaced = replaced();
  const IncludeDirective &First = *Replaced.front();
  std::vector<Edit> Edits =
      deleteLines(Text, llvm::ArrayRef(Replaced).drop_front());
  Edits.insert(Edits.begin(),
               {First.SpellingOffset,
                static_cast<uint32_t>(First.Spelling.size()), R.Spelling});
  return Edits;
}

/// Whether clang-format would sort \p A before \p B inside one block.
bool Placer::sortsBefore(StringRef A, StringRef B) const {
  int First = Categories->getSortIncludePriority(A, /*CheckMainHeader=*/false);
  int Second = Categories->getSortIncludePriority(B, /*CheckMainHeader=*/false);
  if (First != Second)
    return First < Second;
  return R.Style->SortIncludes.IgnoreCase ? A.compare_insensitive(B) < 0
                                          : A < B;
}

std::vector<Edit> Placer::bySorting(Block B) const {
  // Before the first that sorts behind it, so that sorted blocks stay sorted
  // and others keep their order.
  std::optional<uint32_t> At;
  for (size_t I = B.First; I <= B.Last; ++I) {
    if (isReplaced(I))
      continue;
    const IncludeDirective &Include = R.Includes[I];
    if (!isMain(I) && sortsBefore(R.Spelling, Include.Spelling)) {
      At = lineBegin(Text, Include.HashOffset);
      break;
    }
    At = lineEnd(Text, Include.SpellingOffset);
  }
  std::vector<Edit> Edits = deleteLines(Text, replaced());
  uint32_t Start = Text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  std::string Line = "#include " + R.Spelling + lineEnding(Text).str();
  Edits.push_back({std::max(*At, Start), 0, std::move(Line)});
  llvm::sort(Edits, [](const Edit &A, const Edit &B) {
    return std::tie(A.Offset, A.Length) < std::tie(B.Offset, B.Length);
  });
  return Edits;
}

/// An include for a file that relied on nvcc's implicit one: where
/// clang-format puts it, before other includes or below the licence.
std::vector<Edit> Placer::byInserting() const {
  StringRef End = lineEnding(Text);
  std::string Line = "#include " + R.Spelling + End.str();
  StringRef Code = Text;
  uint32_t Skipped = Code.consume_front("\xEF\xBB\xBF") ? 3 : 0;
  tooling::HeaderIncludes Headers(
      R.Path, Code,
      R.Style ? R.Style->IncludeStyle : format::getLLVMStyle().IncludeStyle);
  StringRef Name = StringRef(R.Spelling).drop_front().drop_back();
  auto Replacement = Headers.insert(Name, R.Spelling.front() == '<',
                                    tooling::IncludeDirective::Include);
  if (!Replacement)
    return {};
  uint32_t At = Replacement->getOffset() + Skipped;
  if (R.Includes.empty() && !Text.substr(At).starts_with(End))
    Line += End;
  return {{At, 0, std::move(Line)}};
}

std::vector<Edit> reroute::placeInclude(const PlacementRequest &Request) {
  return Placer(Request).run();
}
