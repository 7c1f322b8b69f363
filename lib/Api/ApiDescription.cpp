#include "Api/ApiDescription.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace reroute;
namespace json = llvm::json;

bool ApiDescription::isName(llvm::StringRef Name) const {
  auto Matches = [&](const Glob &Candidate) {
    return Candidate.Pattern.match(Name);
  };
  return llvm::any_of(Names, Matches) && llvm::none_of(Except, Matches);
}

static llvm::Error readGlobs(const json::Object &Object, llvm::StringRef Key,
                             std::vector<ApiDescription::Glob> &Globs) {
  std::vector<std::string> Texts;
  json::Path::Root Root;
  if (const json::Value *Value = Object.get(Key))
    if (!json::fromJSON(*Value, Texts, Root))
      return Root.getError();
  for (std::string &Item : Texts) {
    auto Text = std::make_shared<const std::string>(std::move(Item));
    llvm::Expected<llvm::GlobPattern> Pattern =
        llvm::GlobPattern::create(*Text);
    if (!Pattern)
      return Pattern.takeError();
    Globs.push_back({std::move(Text), std::move(*Pattern)});
  }
  return llvm::Error::success();
}

static llvm::Error read(const json::Value &Value, ApiDescription &Result) {
  json::Path::Root Root("description");
  json::ObjectMapper Mapper(Value, Root);
  int64_t Schema = 0;
  if (!Mapper || !Mapper.map("schema", Schema) ||
      !Mapper.map("api", Result.Api) ||
      !Mapper.map("headers", Result.Headers) ||
      !Mapper.mapOptional("optional", Result.Optional) ||
      !Mapper.mapOptional("public", Result.Public) ||
      !Mapper.map("device_arguments", Result.DeviceArguments) ||
      !Mapper.map("host_arguments", Result.HostArguments))
    return Root.getError();
  if (Schema != 1)
    return llvm::createStringError("schema is not 1");
  const json::Object &Object = *Value.getAsObject();
  if (llvm::Error E = readGlobs(Object, "names", Result.Names))
    return E;
  if (llvm::Error E = readGlobs(Object, "except", Result.Except))
    return E;
  if (const json::Object *Version = Object.getObject("version")) {
    Result.VersionNumber = Version->getString("number").value_or("");
    Result.VersionMajor = Version->getString("major").value_or("");
    Result.VersionMinor = Version->getString("minor").value_or("");
  }
  if (const json::Object *StandIns = Object.getObject("stand_ins"))
    for (const auto &[Path, Contents] : *StandIns)
      Result.StandIns.push_back(
          {Path.str(), Contents.getAsString().value_or("").str() + "\n"});
  return llvm::Error::success();
}

llvm::Expected<ApiDescription>
ApiDescription::parse(llvm::StringRef Text, llvm::StringRef BufferName) {
  llvm::Expected<json::Value> Value = json::parse(Text);
  ApiDescription Result;
  llvm::Error E = Value ? read(*Value, Result) : Value.takeError();
  if (E)
    return makeError(ExitCode::InvalidPack,
                     BufferName + ": " + llvm::toString(std::move(E)) +
                         "; see rules/api/cuda-runtime.api.json for the form");
  return Result;
}
