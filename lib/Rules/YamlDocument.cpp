#include "Rules/YamlDocument.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace reroute;

/// The largest built-in pack is a hundredth of this.
static constexpr size_t LargestFile = 8 << 20;

/// Our formats need seven levels; the parser recurses once for each.
static constexpr unsigned DeepestNesting = 32;

namespace {

/// Turns LLVM's streaming nodes, which can be walked only once and in order,
/// into YamlNode values.
class TreeBuilder {
public:
  TreeBuilder(llvm::StringRef Text, YamlErrors &Errors)
      : Text(Text), Errors(Errors) {}

  YamlNode build(llvm::yaml::Node *Node, unsigned Depth = 0) {
    YamlNode Result;
    if (!Node || !Errors.empty())
      return Result;
    Result.Offset = offset(Node->getSourceRange().Start);
    if (Depth > DeepestNesting) {
      Errors.add(Result.Offset, "nested more than " +
                                    llvm::Twine(DeepestNesting) +
                                    " levels deep");
      return Result;
    }
    if (!Node->getAnchor().empty() || llvm::isa<llvm::yaml::AliasNode>(Node))
      Errors.add(Result.Offset, "anchors and aliases are not supported; "
                                "write the value out");
    else if (auto *Scalar = llvm::dyn_cast<llvm::yaml::ScalarNode>(Node))
      buildScalar(*Scalar, Result);
    else if (auto *Block = llvm::dyn_cast<llvm::yaml::BlockScalarNode>(Node)) {
      Result.TheKind = YamlNode::Kind::Scalar;
      bool Folded = Text.substr(Result.Offset).starts_with(">");
      Result.Value = Folded ? fold(Block->getValue()) : Block->getValue().str();
    } else if (auto *Items = llvm::dyn_cast<llvm::yaml::SequenceNode>(Node)) {
      Result.TheKind = YamlNode::Kind::Sequence;
      for (llvm::yaml::Node &Item : *Items)
        Result.Items.push_back(build(&Item, Depth + 1));
    } else if (auto *Map = llvm::dyn_cast<llvm::yaml::MappingNode>(Node))
      buildMapping(*Map, Depth, Result);
    return Result;
  }

private:
  uint32_t offset(llvm::SMLoc Location) const {
    const char *At = Location.getPointer();
    return At && At >= Text.begin() && At <= Text.end() ? At - Text.begin() : 0;
  }

  /// LLVM leaves the line ends of a `>` block in: one alone stands for a
  /// space, an empty line for a line end.
  static std::string fold(llvm::StringRef Block) {
    std::string Result;
    llvm::StringRef Body = Block.rtrim("\n");
    for (size_t I = 0; I < Body.size(); ++I) {
      size_t Ends = Body.substr(I).find_first_not_of('\n');
      if (Ends == 0)
        Result += Body[I];
      else
        Result += Ends == 1 ? " " : std::string(Ends - 1, '\n');
      I += Ends ? Ends - 1 : 0;
    }
    return Result + Block.substr(Body.size()).str();
  }

  static void buildScalar(const llvm::yaml::ScalarNode &Scalar,
                          YamlNode &Result) {
    llvm::SmallString<64> Storage;
    Result.TheKind = YamlNode::Kind::Scalar;
    Result.Value = Scalar.getValue(Storage).str();
    llvm::StringRef Raw = Scalar.getRawValue();
    // A value that is not written ("key:" or "key: ~") is no scalar.
    if (Raw.empty() || Raw == "~" || Raw == "null")
      Result.TheKind = YamlNode::Kind::Null;
  }

  void buildMapping(llvm::yaml::MappingNode &Map, unsigned Depth,
                    YamlNode &Result) {
    Result.TheKind = YamlNode::Kind::Mapping;
    for (llvm::yaml::KeyValueNode &Pair : Map) {
      YamlNode Key = build(Pair.getKey(), Depth + 1);
      YamlNode Value = build(Pair.getValue(), Depth + 1);
      if (!Errors.empty())
        return;
      if (Key.TheKind != YamlNode::Kind::Scalar) {
        Errors.add(Key.Offset, "a key must be a word");
        return;
      }
      // A missing value has no place of its own.
      if (Value.TheKind == YamlNode::Kind::Null)
        Value.Offset = Key.Offset;
      Result.Entries.push_back({std::move(Key), std::move(Value)});
    }
    if (!Result.Entries.empty())
      Result.Offset = Result.Entries.front().Key.Offset;
  }

  llvm::StringRef Text;
  YamlErrors &Errors;
};

} // namespace

/// Offset of the first byte that is no text, or npos.
static size_t firstBadByte(llvm::StringRef Text) {
  const auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Text.begin());
  const auto *At = Begin;
  const auto *End = reinterpret_cast<const llvm::UTF8 *>(Text.end());
  if (!llvm::isLegalUTF8String(&At, End))
    return At - Begin;
  return Text.find('\0');
}

static bool checkText(llvm::StringRef Text, YamlErrors &Errors) {
  if (Text.size() > LargestFile) {
    Errors.add(0, "the file has " + llvm::Twine(Text.size()) +
                      " bytes, the largest that is read has " +
                      llvm::Twine(LargestFile));
    return false;
  }
  if (Text.starts_with("\xFF\xFE") || Text.starts_with("\xFE\xFF")) {
    Errors.add(0, "the file is UTF-16; save it as UTF-8");
    return false;
  }
  size_t Bad = firstBadByte(Text);
  if (Bad != llvm::StringRef::npos)
    Errors.add(Bad, "this byte is not UTF-8 text");
  return Bad == llvm::StringRef::npos;
}

/// LLVM takes a tab for a blank and then reads something else than the author
/// sees. No line of a block of text can begin with one either.
static bool checkTabs(llvm::StringRef Text, YamlErrors &Errors) {
  for (size_t At = Text.find('\t'); At != llvm::StringRef::npos;
       At = Text.find('\t', At + 1))
    if (At == 0 || Text[At - 1] == '\n' || Text[At - 1] == '\r') {
      llvm::StringRef Rest = Text.substr(At).ltrim(" \t");
      if (Rest.empty() || llvm::StringRef("#\r\n").contains(Rest.front()))
        continue;
      Errors.add(At, "a tab cannot indent YAML; use spaces");
      return false;
    }
  return true;
}

static std::string inOurTone(llvm::StringRef Message) {
  std::string Text = Message.rtrim(".!").str();
  if (!Text.empty())
    Text[0] = llvm::toLower(Text[0]);
  return "not YAML: " + Text;
}

YamlNode reroute::parseYaml(llvm::StringRef Text, YamlErrors &Errors) {
  if (!checkText(Text, Errors) || !checkTabs(Text, Errors))
    return {};

  struct Context {
    llvm::StringRef Text;
    YamlErrors &Errors;
  } TheContext{Text, Errors};
  llvm::SourceMgr Manager;
  Manager.setDiagHandler(
      [](const llvm::SMDiagnostic &Diagnostic, void *Raw) {
        auto &[Text, Errors] = *static_cast<Context *>(Raw);
        // One slip makes the scanner stumble again; the first says it all.
        if (!Errors.empty())
          return;
        const char *At = Diagnostic.getLoc().getPointer();
        bool Inside = At && At >= Text.begin() && At <= Text.end();
        size_t Offset = Inside ? At - Text.begin() : Text.size();
        Errors.add(Offset, inOurTone(Diagnostic.getMessage()));
      },
      &TheContext);

  llvm::yaml::Stream Stream(Text, Manager, /*ShowColors=*/false);
  llvm::yaml::document_iterator Document = Stream.begin();
  YamlNode Root;
  if (Document != Stream.end())
    Root = TreeBuilder(Text, Errors).build(Document->getRoot());
  if (Errors.empty() && Stream.failed())
    Errors.add(Text.size(), "not YAML");
  if (!Errors.empty())
    return {};
  if (Root.TheKind == YamlNode::Kind::Null) {
    Errors.add(0, "the file is empty; it starts with 'schema: 1'");
    return {};
  }
  if (++Document != Stream.end() && Errors.empty())
    Errors.add(Text.size(), "the file holds more than one YAML document");
  return Root;
}
