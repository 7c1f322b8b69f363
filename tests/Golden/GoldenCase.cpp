#include "Golden/GoldenCase.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

namespace reroute::golden {

std::optional<std::string> readBytes(const std::string &Path) {
  std::ifstream In(Path, std::ios::binary);
  if (!In)
    return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(In), {});
}

bool writeBytes(const std::string &Path, const std::string &Bytes) {
  std::ofstream Out(Path, std::ios::binary | std::ios::trunc);
  Out.write(Bytes.data(), static_cast<std::streamsize>(Bytes.size()));
  return Out.flush().good();
}

std::vector<std::string> listCases(const std::string &Inputs) {
  std::vector<std::string> Names;
  std::error_code EC;
  for (const fs::directory_entry &Entry :
       fs::directory_iterator(fs::path(Inputs) / "cases", EC))
    if (Entry.is_directory())
      Names.push_back(Entry.path().filename().string());
  std::sort(Names.begin(), Names.end());
  return Names;
}

/// The first line of a file; empty when there is none.
static std::string readLine(const std::string &Path) {
  std::string Text = readBytes(Path).value_or("");
  return llvm::StringRef(Text).split('\n').first.rtrim().str();
}

/// A case has its own tree, or names one of test_inputs that it shares.
static std::string findInput(GoldenCase &Case, const std::string &Inputs) {
  std::string Own = Case.Folder + "/input";
  std::string Shared = readLine(Case.Folder + "/input.from");
  if (fs::is_directory(Own)) {
    if (!Shared.empty())
      Case.Faults.push_back("has both input/ and input.from");
    return Own;
  }
  if (Shared.empty()) {
    Case.Faults.push_back("has neither input/ nor input.from");
    return "";
  }
  std::string Folder = Inputs + "/" + Shared;
  if (!fs::is_directory(Folder))
    Case.Faults.push_back("input.from names no folder of test_inputs: " +
                          Shared);
  return Folder;
}

/// An expectation under a name that nothing reads would never fail.
static void findUnusedFiles(GoldenCase &Case) {
  static constexpr llvm::StringLiteral Known[] = {
      "about",         "command",         "input",        "input.from",
      "expected.diff", "expected.report", "expected.exit"};
  for (const fs::directory_entry &Entry : fs::directory_iterator(Case.Folder)) {
    std::string Name = Entry.path().filename().string();
    if (std::find(std::begin(Known), std::end(Known), Name) == std::end(Known))
      Case.Faults.push_back("holds a file that no test reads: " + Name);
  }
}

static std::optional<int> readExit(GoldenCase &Case) {
  std::string Path = Case.Folder + "/expected.exit";
  if (!fs::exists(Path))
    return std::nullopt;
  int Number = 0;
  if (llvm::StringRef(readLine(Path)).getAsInteger(10, Number)) {
    Case.Faults.push_back("expected.exit is no number");
    return std::nullopt;
  }
  return Number;
}

GoldenCase readCase(const std::string &Inputs, const std::string &Name) {
  GoldenCase Case;
  Case.Name = Name;
  Case.Folder = Inputs + "/cases/" + Name;
  Case.About = readLine(Case.Folder + "/about");
  if (Case.About.empty())
    Case.Faults.push_back("has no `about` that says what it guards");
  Case.Input = findInput(Case, Inputs);
  Case.Command = readLine(Case.Folder + "/command");
  if (Case.Command.empty())
    Case.Command = "diff";
  Case.Diff = readBytes(Case.Folder + "/expected.diff");
  Case.Report = readBytes(Case.Folder + "/expected.report");
  Case.Exit = readExit(Case);
  if (!Case.Diff && !Case.Report && !Case.Exit)
    Case.Faults.push_back("expects nothing");
  findUnusedFiles(Case);
  return Case;
}

} // namespace reroute::golden
