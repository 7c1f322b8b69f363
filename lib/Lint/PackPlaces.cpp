#include "Lint/PackPlaces.h"

using namespace reroute;
using llvm::StringRef;

static const YamlNode *find(const YamlNode &Node, StringRef Key) {
  for (const YamlEntry &Entry : Node.Entries)
    if (Entry.Key.Value == Key)
      return &Entry.Value;
  return nullptr;
}

/// A list, or one item alone.
static llvm::ArrayRef<YamlNode> itemsOf(const YamlNode &Node) {
  if (Node.TheKind == YamlNode::Kind::Sequence)
    return Node.Items;
  return Node;
}

PackPlaces::PackPlaces(const YamlNode &Root) : Root(Root) {
  if (const YamlNode *Written = find(Root, "symbols"))
    for (const YamlEntry &Entry : Written->Entries)
      Symbols[Entry.Key.Value] = {Entry.Key.Offset, &Entry.Value};
  if (const YamlNode *Groups = find(Root, "unsupported"))
    for (const YamlNode &Group : Groups->Items)
      if (const YamlNode *Names = find(Group, "names"))
        for (const YamlNode &Name : itemsOf(*Names))
          Symbols[Name.Value] = {Name.Offset, nullptr};
}

uint32_t PackPlaces::key(StringRef Key) const {
  const YamlNode *Node = find(Root, Key);
  return Node ? Node->Offset : 0;
}

uint32_t PackPlaces::key(StringRef Key, StringRef Inner) const {
  const YamlNode *Outer = find(Root, Key);
  const YamlNode *Node = Outer ? find(*Outer, Inner) : nullptr;
  return Node ? Node->Offset : key(Key);
}

uint32_t PackPlaces::item(StringRef Key, StringRef Inner, size_t Index) const {
  const YamlNode *Node = find(Root, Key);
  if (Node && !Inner.empty())
    Node = find(*Node, Inner);
  if (!Node)
    return 0;
  llvm::ArrayRef<YamlNode> Items = itemsOf(*Node);
  return Index < Items.size() ? Items[Index].Offset : Node->Offset;
}

uint32_t PackPlaces::symbol(StringRef Symbol) const {
  auto Found = Symbols.find(Symbol);
  return Found == Symbols.end() ? 0 : Found->second.Name;
}

const YamlNode *PackPlaces::mappingNode(StringRef Symbol, size_t Index) const {
  auto Found = Symbols.find(Symbol);
  if (Found == Symbols.end() || !Found->second.Rule)
    return nullptr;
  const YamlNode *Rule = Found->second.Rule;
  if (const YamlNode *Overloads = find(*Rule, "overloads")) {
    llvm::ArrayRef<YamlNode> Items = itemsOf(*Overloads);
    if (Index < Items.size())
      return &Items[Index];
  }
  return Rule;
}

uint32_t PackPlaces::mapping(StringRef Symbol, size_t Index,
                             StringRef Key) const {
  const YamlNode *Node = mappingNode(Symbol, Index);
  if (!Node)
    return symbol(Symbol);
  const YamlNode *Value = find(*Node, Key);
  return Value ? Value->Offset : Node->Offset;
}

bool PackPlaces::hasKey(StringRef Symbol, size_t Index, StringRef Key) const {
  const YamlNode *Node = mappingNode(Symbol, Index);
  return Node && find(*Node, Key);
}
