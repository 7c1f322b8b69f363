#include "Rules/Surface.h"
#include "Rules/YamlReader.h"

using namespace reroute;

static constexpr llvm::StringLiteral FileKeys[] = {"schema", "surfaces"};
static constexpr llvm::StringLiteral SurfaceKeys[] = {
    "name", "model", "headers", "names", "needs", "replaceable"};

void Surface::add(RulePack Pack) {
  for (const SurfaceHeader &Header : Pack.Headers) {
    auto Same = llvm::find_if(Headers, [&](const SurfaceHeader &Each) {
      return Each.Name == Header.Name;
    });
    if (Same == Headers.end())
      Headers.push_back(Header);
    else
      *Same = Header;
  }
  for (const std::string &Pattern : Pack.NamePatterns)
    if (!llvm::is_contained(NamePatterns, Pattern))
      NamePatterns.push_back(Pattern);
  Packs.push_back(std::move(Pack));
}

llvm::Expected<std::vector<Surface>>
reroute::parseSurfaces(llvm::StringRef Text, llvm::StringRef BufferName) {
  YamlErrors Errors(Text, BufferName, ExitCode::InvalidPack);
  YamlNode Node = parseYaml(Text, Errors);
  if (!Errors.empty() || !checkSchema(Node, Errors))
    return Errors.take();
  std::vector<Surface> Result;
  YamlRecord Root(Node, Errors, "a list of surfaces", FileKeys);
  Root.forEach("surfaces", [&](const YamlNode &Item) {
    YamlRecord Record(Item, Errors, "a surface", SurfaceKeys);
    Surface One;
    One.Name = Record.text("name");
    One.Model = Record.text("model");
    One.Needs = Record.texts("needs");
    for (std::string &Name : Record.texts("headers"))
      One.Headers.push_back({std::move(Name), "", /*Routed=*/false,
                             /*Separate=*/false, One.Name});
    std::vector<std::string> Replaceable = Record.texts("replaceable");
    for (SurfaceHeader &Header : One.Headers)
      Header.Replaceable = llvm::is_contained(Replaceable, Header.Name);
    One.NamePatterns = Record.texts("names");
    if (One.Name.empty())
      Errors.add(Item.Offset, "a surface needs name:");
    Result.push_back(std::move(One));
  });
  if (llvm::Error E = Errors.take())
    return E;
  return Result;
}

std::vector<std::string> reroute::namesOfModel(llvm::StringRef Text) {
  std::vector<std::string> Names;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    // As ApiModel::serialise begins the line of a symbol.
    if (Line.consume_front("{\"name\":\"")) {
      llvm::StringRef Name = Line.split('"').first;
      if (Names.empty() || Names.back() != Name)
        Names.push_back(Name.str());
    }
    Text = Rest;
  }
  return Names;
}
