#include "Header/HeaderAudit.h"
#include "Api/SnippetCheck.h"
#include <map>

using namespace reroute;
using llvm::StringRef;

/// One line that compiles only where \p Symbol means what its kind says.
static std::string mention(const ApiSymbol &Symbol, unsigned Line) {
  std::string Name = "reroute_mention_" + std::to_string(Line);
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    // A macro with parameters is no less a function to its callers.
    return "#ifndef " + Symbol.Name + "\nusing ::" + Symbol.Name +
           ";\n#endif\n";
  case SymbolKind::Enumerator:
    return "constexpr auto " + Name + " = " + Symbol.Name + ";\n";
  case SymbolKind::Macro:
    return "const auto " + Name + " = " + Symbol.Name + ";\n";
  default:
    return "typedef " + Symbol.Name + " *" + Name + ";\n";
  }
}

/// Takes "/root/a.h:1:2: message" apart.
static AuditError errorAt(StringRef Message, StringRef Root,
                          const llvm::VersionTuple &Version) {
  auto [Place, Text] = Message.split(": ");
  Place.consume_front(Root);
  Place.consume_front("/");
  return {Place.str(), Text.str(), Version};
}

HeaderAudit reroute::auditHeader(StringRef Path, StringRef Guard,
                                 StringRef Root,
                                 const std::set<std::string> &Names,
                                 const Coverage &Rules) {
  const RuleTable &First = *Rules.Tables.front();
  std::string Code = ("#include \"" + Path + "\"\n").str();
  unsigned Line = 2;
  std::map<unsigned, std::string> ByLine;
  for (const std::string &Name : Names) {
    const ApiSymbol *Symbol = First.symbol(Name);
    // What stands in #if has no meaning that code could ask for.
    if (!Symbol || (Symbol->Kind == SymbolKind::Macro && !Symbol->Value))
      continue;
    std::string Text = mention(*Symbol, Line);
    // A function's mention is the second of its three lines.
    bool IsFunction = Symbol->Kind == SymbolKind::Function;
    ByLine[Line + IsFunction] = Name;
    Line += std::count(Text.begin(), Text.end(), '\n');
    Code += Text;
  }
  std::vector<std::string> Arguments{"-D__HIP_PLATFORM_AMD__",
                                     "-D" + Guard.str(), "-I" + Root.str()};
  HeaderAudit Result;
  std::map<std::string, std::vector<llvm::VersionTuple>> Missing;
  std::set<std::string> Told;
  for (size_t I = 0; I < Rules.Tables.size(); ++I) {
    const RuleTable &Table = *Rules.Tables[I];
    const ApiModel *Hip = Table.model(Table.packs().front().HipModel);
    if (!Hip)
      continue;
    SnippetErrors Errors = checkSnippet(
        synthesiseHeaders(*Hip, Rules.HipVersions[I]), Arguments, Code);
    if (Errors.Fatal)
      Result.NotKnown.push_back(Rules.HipVersions[I]);
    for (const auto &[At, Message] : Errors.ByLine)
      if (auto Found = ByLine.find(At); Found != ByLine.end())
        Missing[Found->second].push_back(Rules.HipVersions[I]);
      else if (Told.insert(Message).second)
        Result.Errors.push_back({"", Message, Rules.HipVersions[I]});
    for (const std::string &Message : Errors.Elsewhere)
      if (Told.insert(Message).second)
        Result.Errors.push_back(errorAt(Message, Root, Rules.HipVersions[I]));
  }
  for (auto &[Name, Versions] : Missing)
    Result.Missing.push_back({Name, std::move(Versions)});
  return Result;
}

std::vector<AuditError> reroute::compileHeader(StringRef Text, StringRef Guard,
                                               const Coverage &Rules) {
  // A main file cannot be included once.
  std::string Code = Text.str();
  if (size_t Once = Code.find("#pragma once\n"); Once != std::string::npos)
    Code.replace(Once, 12, "//");
  std::vector<AuditError> Result;
  for (size_t I = 0; I < Rules.Tables.size(); ++I) {
    const RuleTable &Table = *Rules.Tables[I];
    const ApiModel *Hip = Table.model(Table.packs().front().HipModel);
    if (!Hip)
      continue;
    SnippetErrors Errors =
        checkSnippet(synthesiseHeaders(*Hip, Rules.HipVersions[I]),
                     "-D" + Guard.str(), Code);
    for (const auto &[Line, Message] : Errors.ByLine)
      Result.push_back({std::to_string(Line), Message, Rules.HipVersions[I]});
    for (const std::string &Message : Errors.Elsewhere)
      Result.push_back({"", Message, Rules.HipVersions[I]});
  }
  return Result;
}
