#include "Run/DefaultProject.h"
#include "Support/EmbeddedFiles.h"

using namespace reroute;

std::vector<std::string> reroute::builtInPacks() {
  std::vector<std::string> Names;
  for (const EmbeddedFile &File : embeddedFiles()) {
    llvm::StringRef Name = File.Path;
    if (Name.consume_back(".yaml") && !Name.contains('/'))
      Names.push_back(Name.str());
  }
  return Names;
}

ProjectFile reroute::defaultProject() {
  ProjectFile Project;
  for (std::string &Name : builtInPacks())
    Project.Extends.push_back({std::move(Name), {}});
  Project.Names = NamesMode::Hip;
  return Project;
}
