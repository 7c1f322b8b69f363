#include "Rules/OtherSurface.h"
#include "Rules/YamlReader.h"

using namespace reroute;

static constexpr llvm::StringLiteral FileKeys[] = {"schema", "surfaces"};
static constexpr llvm::StringLiteral SurfaceKeys[] = {
    "name", "model", "headers", "names", "needs"};

llvm::Expected<std::vector<OtherSurface>>
reroute::parseOtherSurfaces(llvm::StringRef Text, llvm::StringRef BufferName) {
  YamlErrors Errors(Text, BufferName, ExitCode::InvalidPack);
  YamlNode Node = parseYaml(Text, Errors);
  if (!Errors.empty() || !checkSchema(Node, Errors))
    return Errors.take();
  std::vector<OtherSurface> Result;
  YamlRecord Root(Node, Errors, "a list of surfaces", FileKeys);
  Root.forEach("surfaces", [&](const YamlNode &Item) {
    YamlRecord Record(Item, Errors, "a surface", SurfaceKeys);
    OtherSurface One;
    One.Name = Record.text("name");
    One.Model = Record.text("model");
    One.Needs = Record.texts("needs");
    One.Headers = Record.texts("headers");
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
