#include "Rules/ProjectFile.h"
#include "Rules/RuleReader.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using Kind = YamlNode::Kind;

static constexpr llvm::StringLiteral ProjectKeys[] = {
    "schema",  "extends",        "route",          "names",   "neutral",
    "hip",     "cuda",           "configurations", "include", "exclude",
    "symbols", "leave_surfaces", "ignore",         "severity"};
/// In the order of enum Severity, then what none of it stands for.
static constexpr llvm::StringLiteral SeverityWords[] = {"error", "warning",
                                                        "note", "off"};
static constexpr llvm::StringLiteral RouteKeys[] = {"header", "path", "guard",
                                                    "also"};
/// In the order of enum NamesMode.
static constexpr llvm::StringLiteral NamesWords[] = {"keep", "neutral", "hip"};
static constexpr llvm::StringLiteral NeutralKeys[] = {"prefix"};
static constexpr llvm::StringLiteral HipKeys[] = {"min_version", "max_version"};
static constexpr llvm::StringLiteral IgnoreKeys[] = {"paths", "codes",
                                                     "symbols"};
static constexpr llvm::StringLiteral CudaKeys[] = {"version"};
static constexpr llvm::StringLiteral ConfigurationKeys[] = {"compile_commands",
                                                            "files", "defines"};

/// Whether \p Path stays inside the tree it is relative to.
static bool isInsideTree(llvm::StringRef Path) {
  if (Path.starts_with("/") || Path.starts_with("\\") ||
      Path.substr(1).starts_with(":"))
    return false;
  llvm::SmallString<128> Clean(Path);
  llvm::sys::path::remove_dots(Clean, /*remove_dot_dot=*/true,
                               llvm::sys::path::Style::posix);
  return Clean != ".." && !Clean.starts_with("../");
}

static void checkInsideTree(const YamlNode &Node, YamlErrors &Errors,
                            llvm::StringRef What) {
  if (!isInsideTree(Node.Value))
    Errors.add(Node.Offset, What + " must be relative to the tree's root and "
                                   "stay inside it");
}

static std::vector<std::string>
readGlobs(const YamlRecord &Record, llvm::StringRef Key, YamlErrors &Errors) {
  Record.forEach(Key, [&](const YamlNode &Item) {
    if (Item.TheKind != Kind::Scalar)
      return;
    checkInsideTree(Item, Errors, Key);
    auto Glob = llvm::GlobPattern::create(Item.Value);
    if (!Glob)
      Errors.add(Item.Offset, "'" + llvm::Twine(Item.Value) +
                                  "': " + llvm::toString(Glob.takeError()));
  });
  return Record.texts(Key);
}

/// Takes the delimiters off `<a.h>` and `"a.h"`.
static void readRouteHeader(const YamlRecord &Record, YamlErrors &Errors,
                            Route &Result) {
  std::string Text = Record.text("header");
  llvm::StringRef Name = llvm::StringRef(Text).trim();
  Result.Quoted = Name.starts_with("\"");
  // With only one of the two delimiters the check below finds the other.
  if (Name.size() > 1 && ((Name.front() == '<' && Name.back() == '>') ||
                          (Name.front() == '"' && Name.back() == '"')))
    Name = Name.drop_front().drop_back();
  if (Name.empty() || Name.find_first_of("<>\"\n\\") != llvm::StringRef::npos)
    Errors.add(Record.offset("header"),
               "header is missing or is no name of a header",
               "write it as #include does: a/b.h, <a/b.h> or '\"a/b.h\"'");
  Result.Header = Name.str();
}

static std::optional<Route> readRoute(const YamlRecord &Root,
                                      YamlErrors &Errors) {
  const YamlNode *Node = Root.find("route");
  if (!Node)
    return std::nullopt;
  YamlRecord Record(*Node, Errors, "route", RouteKeys);
  if (Node->TheKind != Kind::Mapping)
    return std::nullopt;
  Route Result;
  readRouteHeader(Record, Errors, Result);
  Result.Path = Record.text("path");
  if (!Result.Path.empty())
    checkInsideTree(*Record.find("path"), Errors, "path");
  Result.Guard = Record.text("guard");
  if (!Result.Guard.empty() && !isIdentifier(Result.Guard))
    Errors.add(Record.offset("guard"), "guard must be the name of one macro");
  Result.Also = Record.texts("also");
  return Result;
}

static BuildConfiguration readConfiguration(const YamlEntry &Entry,
                                            YamlErrors &Errors) {
  YamlRecord Record(Entry.Value, Errors, "a configuration", ConfigurationKeys);
  BuildConfiguration Result;
  Result.Name = Entry.Key.Value;
  Result.CompileCommands = Record.text("compile_commands");
  Result.Files = readGlobs(Record, "files", Errors);
  Result.Defines = Record.texts("defines");
  Record.forEach("defines", [&](const YamlNode &Item) {
    llvm::StringRef Name = llvm::StringRef(Item.Value).split('=').first;
    if (Item.TheKind == Kind::Scalar && !isIdentifier(Name))
      Errors.add(Item.Offset, "a define is written NAME or NAME=VALUE");
  });
  if (Record.has("compile_commands") && Record.has("files"))
    Errors.add(Record.offset("files"),
               "a configuration has compile_commands: or files:, not both");
  else if (Entry.Value.TheKind == Kind::Mapping && Entry.Value.Entries.empty())
    Errors.add(Entry.Key.Offset,
               "the configuration '" + llvm::Twine(Result.Name) +
                   "' needs compile_commands:, files: or defines:");
  return Result;
}

static void readConfigurations(const YamlRecord &Root, YamlErrors &Errors,
                               ProjectFile &Project) {
  const YamlNode *Node = Root.find("configurations");
  if (!Node)
    return;
  if (Node->TheKind != Kind::Mapping) {
    Errors.add(Node->Offset, "configurations must be a mapping from names",
               "such as configurations: { cuda: { compile_commands: build } }");
    return;
  }
  reportDuplicateKeys(*Node, Errors);
  for (const YamlEntry &Entry : Node->Entries)
    Project.Configurations.push_back(readConfiguration(Entry, Errors));
}

static bool isFindingCode(llvm::StringRef Text) {
  return Text.size() == 6 && Text.consume_front("RR") &&
         llvm::all_of(Text, llvm::isDigit);
}

static void readIgnores(const YamlRecord &Root, YamlErrors &Errors,
                        ProjectFile &Project) {
  Root.forEach("ignore", [&](const YamlNode &Item) {
    YamlRecord Record(Item, Errors, "an entry of ignore", IgnoreKeys);
    if (Item.TheKind != Kind::Mapping)
      return;
    IgnoreEntry Entry;
    Entry.Offset = Item.Offset;
    Entry.Paths = readGlobs(Record, "paths", Errors);
    Entry.Codes = Record.texts("codes");
    Record.forEach("codes", [&](const YamlNode &Code) {
      if (Code.TheKind == Kind::Scalar && !isFindingCode(Code.Value))
        Errors.add(Code.Offset,
                   "'" + llvm::Twine(Code.Value) + "' is no code of a finding",
                   "codes are written like RR1001; a report prints them");
    });
    Entry.Symbols = Record.texts("symbols");
    Record.forEach("symbols", [&](const YamlNode &Symbol) {
      auto Glob = llvm::GlobPattern::create(Symbol.Value);
      if (!Glob)
        Errors.add(Symbol.Offset, "'" + llvm::Twine(Symbol.Value) +
                                      "': " + llvm::toString(Glob.takeError()));
    });
    if (Entry.Paths.empty() && Entry.Codes.empty() && Entry.Symbols.empty())
      Errors.add(Item.Offset,
                 "an entry of ignore needs paths:, codes: or "
                 "symbols:",
                 "without any of them it would ignore everything");
    Project.Ignore.push_back(std::move(Entry));
  });
}

static void readVersions(const YamlRecord &Root, YamlErrors &Errors,
                         ProjectFile &Project) {
  if (const YamlNode *Node = Root.find("hip")) {
    YamlRecord Hip(*Node, Errors, "hip", HipKeys);
    if (Hip.has("min_version"))
      Project.HipMinimum = Hip.version("min_version");
    Project.HipMaximum = Hip.version("max_version");
    if (!Project.HipMaximum.empty() && Project.HipMaximum < Project.HipMinimum)
      Errors.add(Hip.offset("max_version"),
                 "max_version is older than min_version");
  }
  if (const YamlNode *Node = Root.find("cuda"))
    Project.CudaVersion =
        YamlRecord(*Node, Errors, "cuda", CudaKeys).version("version");
}

static void readNames(const YamlRecord &Root, YamlErrors &Errors,
                      ProjectFile &Project) {
  auto Word = Root.word("names", NamesWords);
  if (Word)
    Project.Names = static_cast<NamesMode>(*Word);
  if (const YamlNode *Node = Root.find("neutral")) {
    YamlRecord Neutral(*Node, Errors, "neutral", NeutralKeys);
    if (Neutral.has("prefix"))
      Project.NeutralPrefix = Neutral.text("prefix");
    llvm::StringRef Name = Project.NeutralPrefix;
    Name.consume_back("::");
    if (Neutral.has("prefix") && !isIdentifier(Name))
      Errors.add(Neutral.offset("prefix"),
                 "prefix must be the beginning of a name, or a namespace",
                 "such as gpu, or 'gpu::'");
  }
  bool Understood = Word || !Root.has("names");
  if (Understood && Project.Names != NamesMode::Hip && !Root.has("route"))
    Errors.add(Root.offset("names"),
               "names: " + NamesWords[static_cast<size_t>(Project.Names)] +
                   " needs the header that includes are routed to",
               "add route: { header: your/header.h }, or say names: hip");
}

static void readSeverity(const YamlEntry &Entry, YamlErrors &Errors,
                         Severities &Result) {
  std::optional<FindingKind> Which = kindOfCode(Entry.Key.Value);
  if (!Which)
    Errors.add(Entry.Key.Offset,
               "no finding has the code '" + llvm::Twine(Entry.Key.Value) + "'",
               "there are " + knownCodes());
  const llvm::StringLiteral *Word =
      Entry.Value.TheKind == Kind::Scalar
          ? llvm::find(SeverityWords, llvm::StringRef(Entry.Value.Value))
          : std::end(SeverityWords);
  if (Word == std::end(SeverityWords)) {
    Errors.add(Entry.Value.Offset, "a severity is error, warning, note or off");
    return;
  }
  if (!Which)
    return;
  if (*Word == "off")
    Result.choose(*Which, std::nullopt);
  else
    Result.choose(*Which, static_cast<Severity>(Word - SeverityWords));
}

static Severities readSeverities(const YamlRecord &Root, YamlErrors &Errors) {
  Severities Result;
  const YamlNode *Node = Root.find("severity");
  if (!Node)
    return Result;
  if (Node->TheKind != Kind::Mapping) {
    Errors.add(Node->Offset, "severity must be a mapping from codes",
               "such as severity: { RR1003: error, RR3001: off }");
    return Result;
  }
  reportDuplicateKeys(*Node, Errors);
  for (const YamlEntry &Entry : Node->Entries)
    readSeverity(Entry, Errors, Result);
  return Result;
}

llvm::StringRef ProjectFile::neutralNamespace() const {
  llvm::StringRef Name = NeutralPrefix;
  return Name.consume_back("::") ? Name : llvm::StringRef();
}

llvm::Expected<ProjectFile> ProjectFile::parse(llvm::StringRef Text,
                                               llvm::StringRef BufferName) {
  YamlErrors Errors(Text, BufferName, ExitCode::Usage);
  ProjectFile Project;
  YamlNode Node = parseYaml(Text, Errors);
  if (!Errors.empty() || !checkSchema(Node, Errors))
    return Errors.take();
  YamlRecord Root(Node, Errors, "a project file", ProjectKeys);
  Project.Extends = readExtends(Root, Errors);
  Project.TheRoute = readRoute(Root, Errors);
  readNames(Root, Errors, Project);
  readVersions(Root, Errors, Project);
  readConfigurations(Root, Errors, Project);
  Project.Include = readGlobs(Root, "include", Errors);
  Project.Exclude = readGlobs(Root, "exclude", Errors);
  Project.LeaveSurfaces = Root.texts("leave_surfaces");
  readIgnores(Root, Errors, Project);
  Project.Text = Text.str();
  Project.TheSeverities = readSeverities(Root, Errors);
  Project.Overrides = readRules(Root.find("symbols"), Errors);
  if (llvm::Error E = Errors.take())
    return E;
  return Project;
}
