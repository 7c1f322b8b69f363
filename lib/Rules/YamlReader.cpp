#include "Rules/YamlReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace reroute;
using Kind = YamlNode::Kind;

/// The `schema:` of project files and packs that this program reads.
static constexpr unsigned KnownSchema = 1;

static llvm::StringRef kindName(Kind TheKind) {
  switch (TheKind) {
  case Kind::Null:
    return "nothing";
  case Kind::Scalar:
    return "a word";
  case Kind::Sequence:
    return "a list";
  case Kind::Mapping:
    return "a mapping";
  }
  return "";
}

static std::string wrongKind(llvm::StringRef What, llvm::StringRef Wanted,
                             const YamlNode &Node) {
  return (What + " must be " + Wanted + ", not " + kindName(Node.TheKind))
      .str();
}

std::string reroute::didYouMean(llvm::StringRef Word,
                                llvm::ArrayRef<llvm::StringLiteral> Known) {
  unsigned Best = std::max<size_t>(1, Word.size() / 3) + 1;
  llvm::StringRef Nearest;
  for (llvm::StringRef Candidate : Known) {
    unsigned Distance =
        Candidate.edit_distance(Word, /*AllowReplacements=*/true, Best);
    if (Distance < Best) {
      Best = Distance;
      Nearest = Candidate;
    }
  }
  return Nearest.empty() ? "" : " did you mean '" + Nearest.str() + "'?";
}

/// Reports that \p Node's word is none of \p Known.
static void reportUnknown(const YamlNode &Node, YamlErrors &Errors,
                          const llvm::Twine &Problem,
                          llvm::ArrayRef<llvm::StringLiteral> Known) {
  std::string Hint = didYouMean(Node.Value, Known);
  if (!Hint.empty())
    Errors.add(Node.Offset, Problem + " '" + Node.Value + "';" + Hint);
  else
    Errors.add(Node.Offset, Problem + " '" + Node.Value + "'",
               "known: " + llvm::join(Known, ", "));
}

void reroute::reportDuplicateKeys(const YamlNode &Node, YamlErrors &Errors) {
  llvm::StringMap<uint32_t> Seen;
  for (const YamlEntry &Entry : Node.Entries) {
    auto [First, New] = Seen.try_emplace(Entry.Key.Value, Entry.Key.Offset);
    if (!New)
      Errors.add(Entry.Key.Offset, "duplicate key '" + Entry.Key.Value +
                                       "'; the first is in "
                                       "line " +
                                       llvm::Twine(Errors.line(First->second)));
  }
}

std::optional<std::string> reroute::readText(const YamlNode &Node,
                                             YamlErrors &Errors,
                                             llvm::StringRef What) {
  if (Node.TheKind == Kind::Scalar)
    return Node.Value;
  Errors.add(Node.Offset, wrongKind(What, "a word", Node));
  return std::nullopt;
}

YamlRecord::YamlRecord(const YamlNode &Node, YamlErrors &Errors,
                       llvm::StringRef What,
                       llvm::ArrayRef<llvm::StringLiteral> KnownKeys)
    : Node(Node), Errors(Errors), What(What.str()) {
  if (Node.TheKind != Kind::Mapping) {
    Errors.add(Node.Offset, wrongKind(What, "a mapping", Node),
               "its keys: " + llvm::join(KnownKeys, ", "));
    return;
  }
  reportDuplicateKeys(Node, Errors);
  for (const YamlEntry &Entry : Node.Entries)
    if (!llvm::is_contained(KnownKeys, Entry.Key.Value))
      reportUnknown(Entry.Key, Errors, "unknown key in " + What, KnownKeys);
}

const YamlNode *YamlRecord::find(llvm::StringRef Key) const {
  for (const YamlEntry &Entry : Node.Entries)
    if (Entry.Key.Value == Key)
      return &Entry.Value;
  return nullptr;
}

uint32_t YamlRecord::offset(llvm::StringRef Key) const {
  const YamlNode *Value = find(Key);
  return Value ? Value->Offset : Node.Offset;
}

std::string YamlRecord::text(llvm::StringRef Key) const {
  const YamlNode *Value = find(Key);
  return Value ? readText(*Value, Errors, Key).value_or("") : "";
}

bool YamlRecord::flag(llvm::StringRef Key, bool Default) const {
  static constexpr llvm::StringLiteral Words[] = {"false", "true"};
  return word(Key, Words).value_or(Default);
}

unsigned YamlRecord::number(llvm::StringRef Key) const {
  std::string Text = text(Key);
  unsigned Number = 0;
  if (has(Key) && llvm::StringRef(Text).getAsInteger(10, Number))
    Errors.add(offset(Key), Key + " must be a number");
  return Number;
}

llvm::VersionTuple YamlRecord::version(llvm::StringRef Key) const {
  std::string Text = text(Key);
  llvm::VersionTuple Version;
  if (!Text.empty() && Version.tryParse(Text)) {
    Errors.add(offset(Key), Key + " must be a version such as \"6.0\"");
    return {};
  }
  return Version;
}

void YamlRecord::forEach(
    llvm::StringRef Key,
    llvm::function_ref<void(const YamlNode &)> Each) const {
  const YamlNode *Value = find(Key);
  if (!Value)
    return;
  if (Value->TheKind != Kind::Sequence)
    return Each(*Value);
  for (const YamlNode &Item : Value->Items)
    Each(Item);
}

std::vector<std::string> YamlRecord::texts(llvm::StringRef Key) const {
  std::vector<std::string> Result;
  forEach(Key, [&](const YamlNode &Item) {
    if (auto Text = readText(Item, Errors, Key))
      Result.push_back(std::move(*Text));
  });
  return Result;
}

std::optional<size_t>
YamlRecord::word(llvm::StringRef Key,
                 llvm::ArrayRef<llvm::StringLiteral> Words) const {
  const YamlNode *Value = find(Key);
  if (!Value)
    return std::nullopt;
  auto Text = readText(*Value, Errors, Key);
  if (!Text)
    return std::nullopt;
  const auto *Found = llvm::find(Words, *Text);
  if (Found != Words.end())
    return Found - Words.begin();
  reportUnknown(*Value, Errors, "unknown value of " + Key, Words);
  return std::nullopt;
}

bool reroute::checkSchema(const YamlNode &Root, YamlErrors &Errors) {
  if (Root.TheKind != Kind::Mapping) {
    Errors.add(Root.Offset, wrongKind("the file", "a mapping", Root));
    return false;
  }
  auto Entry = llvm::find_if(Root.Entries, [](const YamlEntry &Entry) {
    return Entry.Key.Value == "schema";
  });
  if (Entry == Root.Entries.end()) {
    Errors.add(Root.Offset, "schema is missing",
               "the file starts with 'schema: " + llvm::Twine(KnownSchema) +
                   "'");
    return true;
  }
  unsigned Schema = 0;
  if (llvm::StringRef(Entry->Value.Value).getAsInteger(10, Schema) ||
      Schema == 0) {
    Errors.add(Entry->Value.Offset, "schema must be a number from 1 on");
    return true;
  }
  if (Schema <= KnownSchema)
    return true;
  Errors.add(Entry->Value.Offset,
             "schema " + llvm::Twine(Schema) +
                 " is newer than this reroute, which knows " +
                 llvm::Twine(KnownSchema),
             "use a newer reroute for this file");
  return false;
}
