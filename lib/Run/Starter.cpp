#include "Run/Starter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/YAMLParser.h"

using namespace reroute;
using llvm::StringRef;

/// \p Text as a YAML scalar inside a flow list: as it is when that is safe.
static std::string scalar(StringRef Text) {
  auto IsPlain = [](char C) {
    return llvm::isAlnum(C) || StringRef("_./+").contains(C);
  };
  bool Plain =
      !Text.empty() && llvm::isAlpha(Text.front()) &&
      llvm::all_of(Text, [&](char C) { return IsPlain(C) || C == '-'; });
  // These mean something else than their letters.
  for (StringRef Word : {"true", "false", "null", "yes", "no", "on", "off"})
    Plain = Plain && !Text.equals_insensitive(Word);
  if (Plain)
    return Text.str();
  bool Printable = llvm::all_of(Text, llvm::isPrint);
  if (Printable && !Text.contains('\''))
    return "'" + Text.str() + "'";
  return "\"" + llvm::yaml::escape(Text) + "\"";
}

/// Names of files may hold anything, line ends too.
static std::string inComment(StringRef Text) {
  bool Harmless =
      llvm::all_of(Text, [](unsigned char C) { return C >= ' ' && C < 0x7F; });
  return Harmless ? Text.str() : scalar(Text);
}

static std::string count(size_t N, StringRef Thing) {
  return std::to_string(N) + " " + Thing.str() + (N == 1 ? "" : "s");
}

static std::string surfaceText(const StarterFacts &Facts) {
  std::string Text = "\n# What is routed. ";
  if (Facts.FilesUsing == 0)
    Text += "No file of this tree uses any of it yet.\n";
  else
    Text += "Here " + count(Facts.FilesUsing, "file") + " of " +
            std::to_string(Facts.FilesRead) +
            (Facts.FilesUsing == 1 ? " uses " : " use ") +
            count(Facts.Names, "name") + " of it.\n";
  for (const FileCount &Header : Facts.Headers)
    Text += "#   " + inComment(Header.Name) + " is included by " +
            count(Header.Files, "file") + "\n";
  std::vector<std::string> Packs;
  for (StringRef Pack : Facts.Packs)
    Packs.push_back(scalar(Pack));
  return Text + "extends: [" + llvm::join(Packs, ", ") + "]\n";
}

/// As `#include` spells it, in YAML.
static std::string spelledHeader(const Route &TheRoute) {
  if (!TheRoute.Quoted)
    return scalar(TheRoute.Header);
  return scalar("\"" + TheRoute.Header + "\"");
}

static std::string routeText(const StarterFacts &Facts) {
  const Route &TheRoute = Facts.Header.TheRoute;
  std::string Text =
      "\n# The one header that stands for the surface: includes of the surface "
      "become\n# includes of this one.\n";
  size_t Includers = Facts.Header.Includers;
  if (Facts.Header.Exists)
    Text += "# Found " + inComment(TheRoute.Path) + ", included by " +
            (Includers == 0 ? "none" : std::to_string(Includers)) +
            " of these files.\n";
  else
    Text += "# There is none in this tree yet; this place is a proposal.\n";
  for (StringRef Other : Facts.Header.Others)
    Text += "# This looks like one, too: " + inComment(Other) + "\n";
  Text += "route:\n  # As spelled in #include; without quotes of its own it is "
          "spelled <...>.\n  header: " +
          spelledHeader(TheRoute) + "\n  # Where it lies in the tree.\n" +
          "  path: " + scalar(TheRoute.Path) + "\n" +
          "  # The macro that selects HIP.\n";
  if (TheRoute.Guard.empty())
    Text += "  # guard: MACRO\n";
  else
    Text += "  guard: " + scalar(TheRoute.Guard) + "\n";
  return Text;
}

static std::string namesText() {
  ProjectFile Defaults;
  return "\n# keep: names stay as they are, the header gives them their "
         "meaning "
         "on HIP.\n# neutral: names get the prefix " +
         Defaults.NeutralPrefix +
         ", and the header defines them for both sides.\n# hip: names and "
         "includes become HIP's; no header is needed.\nnames: keep\n\n# The "
         "oldest HIP that the tree must build with.\nhip: { min_version: \"" +
         Defaults.HipMinimum.getAsString() + "\" }\n";
}

static std::string configurationsText(const DatabaseSearch &Builds) {
  std::string Text = "\n# The ways the tree is built. Without any, reroute "
                     "infers how to parse "
                     "a file.\n";
  for (StringRef Broken : Builds.Broken)
    Text += "# No compilation database, though named like one: " +
            inComment(Broken) + "/compile_commands.json\n";
  if (Builds.Found.empty())
    return Text + "# configurations:\n#   cuda: { compile_commands: build }\n"
                  "#   hip: { compile_commands: build-hip }\n";
  Text += "configurations:\n";
  for (const FoundDatabase &Each : Builds.Found)
    Text += "  # " + count(Each.Commands, "command") + "\n  " +
            scalar(Each.Configuration) +
            ": { compile_commands: " + scalar(Each.Folder) + " }\n";
  return Text;
}

/// A glob that means exactly the folder \p Folder: without wildcards of its own
/// that may be in the name.
static std::string folderGlob(StringRef Folder) {
  std::string Glob;
  for (char C : Folder) {
    if (StringRef("\\*?[]{}").contains(C))
      Glob += '\\';
    Glob += C;
  }
  return Glob + "/**";
}

static std::string excludeText(llvm::ArrayRef<FileCount> ThirdParty) {
  std::string Text = "\n# Files that are left alone.\n";
  if (ThirdParty.empty())
    return Text + "# exclude: [third_party/**]\n";
  Text += "exclude:\n";
  for (const FileCount &Folder : ThirdParty)
    Text += "  # Looks like other people's code; " +
            count(Folder.Files, "file") +
            (Folder.Files == 1 ? " uses" : " use") + " the surface.\n  - " +
            scalar(folderGlob(Folder.Name)) + "\n";
  return Text;
}

std::string reroute::makeStarter(const StarterFacts &Facts) {
  return "# How reroute routes this tree, as `reroute init` found it: a start, "
         "to be\n# changed where it is wrong. Paths are relative to this "
         "file.\nschema: 1\n" +
         surfaceText(Facts) + routeText(Facts) + namesText() +
         configurationsText(Facts.Builds) + excludeText(Facts.ThirdParty) +
         "\n# What this project knows better than the packs; see "
         "`reroute explain`.\n# symbols:\n#   someSymbol: { grade: degraded, "
         "why: \"what is different\" }\n";
}
