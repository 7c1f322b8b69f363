#include "Rules/RulePack.h"
#include "Rules/RuleReader.h"
#include "llvm/Support/GlobPattern.h"

using namespace reroute;
using Kind = YamlNode::Kind;

static constexpr llvm::StringLiteral PackKeys[] = {
    "schema",  "pack",   "version", "models",     "extends",
    "surface", "derive", "symbols", "unsupported"};
static constexpr llvm::StringLiteral ModelKeys[] = {"cuda", "hip"};
static constexpr llvm::StringLiteral SurfaceKeys[] = {"hip", "headers", "names",
                                                      "hip_macros"};
static constexpr llvm::StringLiteral HeaderKeys[] = {"name", "hip", "routed",
                                                     "separate"};
static constexpr llvm::StringLiteral DerivationKeys[] = {"from", "to"};

/// A pattern with fewer fixed characters would make nearly every file of a
/// tree a candidate.
static constexpr size_t ShortestLiteral = 3;

static void readModels(const YamlRecord &Root, YamlErrors &Errors,
                       RulePack &Pack) {
  const YamlNode *Node = Root.find("models");
  if (!Node) {
    Errors.add(Root.offset(), "models is missing",
               "name the two API models: models: { cuda: …, hip: … }");
    return;
  }
  YamlRecord Models(*Node, Errors, "models", ModelKeys);
  Pack.CudaModel = Models.text("cuda");
  Pack.HipModel = Models.text("hip");
  Pack.ModelsOrigin = {Errors.bufferName().str(), Errors.line(Node->Offset)};
  if (Node->TheKind == Kind::Mapping &&
      (Pack.CudaModel.empty() || Pack.HipModel.empty()))
    Errors.add(Node->Offset, "models needs both cuda: and hip:");
}

static void checkPattern(const YamlNode &Node, YamlErrors &Errors) {
  auto Pattern = llvm::GlobPattern::create(Node.Value);
  if (!Pattern) {
    Errors.add(Node.Offset, "'" + llvm::Twine(Node.Value) +
                                "': " + llvm::toString(Pattern.takeError()));
    return;
  }
  size_t Literal = llvm::StringRef(Node.Value).find_first_of("*?[{\\");
  if (std::min(Literal, Node.Value.size()) < ShortestLiteral)
    Errors.add(Node.Offset, "a pattern must start with at least " +
                                llvm::Twine(ShortestLiteral) +
                                " fixed characters");
}

static SurfaceHeader readHeader(const YamlNode &Node, YamlErrors &Errors,
                                llvm::StringRef DefaultHip) {
  SurfaceHeader Header;
  Header.Hip = DefaultHip.str();
  if (Node.TheKind != Kind::Mapping) {
    Header.Name = readText(Node, Errors, "a header").value_or("");
  } else {
    YamlRecord Record(Node, Errors, "a header", HeaderKeys);
    Header.Name = Record.text("name");
    if (Record.has("hip"))
      Header.Hip = Record.text("hip");
    Header.Routed = Record.flag("routed", true);
    Header.Separate = Record.flag("separate", false);
    if (Header.Name.empty())
      Errors.add(Node.Offset, "a header needs name:");
  }
  if (Header.Hip.empty())
    Errors.add(Node.Offset,
               "which of HIP's headers stands for '" +
                   llvm::Twine(Header.Name) + "'?",
               "say hip: here, or once for all beside headers:");
  return Header;
}

static void readHipMacros(const YamlRecord &Surface, YamlErrors &Errors,
                          RulePack &Pack) {
  Surface.forEach("hip_macros", [&](const YamlNode &Item) {
    if (auto Text = readText(Item, Errors, "a macro"))
      Pack.HipMacros.push_back(std::move(*Text));
  });
}

static void readSurface(const YamlRecord &Root, YamlErrors &Errors,
                        RulePack &Pack) {
  const YamlNode *Node = Root.find("surface");
  if (!Node) {
    Errors.add(Root.offset(), "surface is missing",
               "surface: { headers: […], names: […] }");
    return;
  }
  YamlRecord Surface(*Node, Errors, "surface", SurfaceKeys);
  std::string DefaultHip = Surface.text("hip");
  llvm::StringMap<bool> Seen;
  Surface.forEach("headers", [&](const YamlNode &Item) {
    SurfaceHeader Header = readHeader(Item, Errors, DefaultHip);
    if (!Header.Name.empty() && !Seen.try_emplace(Header.Name).second)
      Errors.add(Item.Offset, "the header '" + llvm::Twine(Header.Name) +
                                  "' stands here twice");
    Pack.Headers.push_back(std::move(Header));
  });
  Surface.forEach("names", [&](const YamlNode &Item) {
    if (auto Text = readText(Item, Errors, "a pattern of names")) {
      checkPattern(Item, Errors);
      Pack.NamePatterns.push_back(std::move(*Text));
    }
  });
  readHipMacros(Surface, Errors, Pack);
}

static void readDerivations(const YamlRecord &Root, YamlErrors &Errors,
                            RulePack &Pack) {
  Root.forEach("derive", [&](const YamlNode &Item) {
    YamlRecord Record(Item, Errors, "a derivation", DerivationKeys);
    if (Item.TheKind != Kind::Mapping)
      return;
    Derivation One{Record.text("from"), Record.text("to")};
    if (One.From.empty() || One.To.empty())
      Errors.add(Item.Offset, "a derivation needs from: and to:");
    else
      Pack.Derive.push_back(std::move(One));
  });
}

llvm::Expected<RulePack> RulePack::parse(llvm::StringRef Text,
                                         llvm::StringRef BufferName) {
  YamlErrors Errors(Text, BufferName, ExitCode::InvalidPack);
  RulePack Pack;
  YamlNode Node = parseYaml(Text, Errors);
  if (!Errors.empty() || !checkSchema(Node, Errors))
    return Errors.take();
  YamlRecord Root(Node, Errors, "a rule pack", PackKeys);
  Pack.Name = Root.text("pack");
  if (Pack.Name.empty())
    Errors.add(Root.offset("pack"), "pack: the pack's name is missing");
  Pack.Version = Root.text("version");
  Pack.Extends = readExtends(Root, Errors);
  readModels(Root, Errors, Pack);
  readSurface(Root, Errors, Pack);
  readDerivations(Root, Errors, Pack);
  Pack.Rules = readRules(Root.find("symbols"), Errors);
  readUnsupported(Root.find("unsupported"), Errors, Pack.Rules);
  if (llvm::Error E = Errors.take())
    return E;
  return Pack;
}
