#include "Compile/Database.h"
#include "Compile/Translate.h"
#include "Support/LineIndex.h"
#include "Support/ToolError.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace reroute;
using llvm::StringRef;
namespace json = llvm::json;
namespace path = llvm::sys::path;

static constexpr StringRef HowToMakeOne =
    "make one with CMake's -DCMAKE_EXPORT_COMPILE_COMMANDS=ON or with bear";

/// \p Path as an absolute one without `.` and `..`.
static std::string absolutePath(StringRef Path, StringRef Directory) {
  llvm::SmallString<256> Result(Path);
  path::make_absolute(Directory, Result);
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

/// \p Path relative to \p Root when it lies under it, otherwise empty.
static StringRef relativeTo(StringRef Path, StringRef Root) {
  Root = Root.rtrim('/');
  if (!Path.consume_front(Root) || !Path.consume_front("/"))
    return "";
  return Path;
}

/// JSON's parser tells an error's place only inside its message.
static llvm::Error syntaxError(StringRef File, StringRef Text,
                               llvm::Error Error) {
  std::string Message = llvm::toString(std::move(Error));
  auto [Place, What] = StringRef(Message).split("]: ");
  uint32_t Offset = 0;
  if (What.empty() || Place.rsplit("byte=").second.getAsInteger(10, Offset))
    return makeError(ExitCode::Usage, File + ": " + Message);
  LineColumn Position = LineIndex(Text).position(Offset);
  return makeError(ExitCode::Usage,
                   File + ":" + llvm::Twine(Position.Line) + ":" +
                       llvm::Twine(Position.Column) + ": " + What.str() +
                       "; this is no JSON: build again to have it rewritten");
}

/// What Clang's reader would give up on; empty when it would not.
static std::string whatIsWrongWith(const json::Value &Entry) {
  const json::Object *Fields = Entry.getAsObject();
  if (!Fields)
    return "is no object";
  for (StringRef Name : {"directory", "file"})
    if (!Fields->getString(Name))
      return ("has no string \"" + Name + "\"").str();
  if (const json::Array *Words = Fields->getArray("arguments"))
    return llvm::all_of(*Words,
                        [](const json::Value &W) { return W.getAsString(); })
               ? ""
               : "has something else than strings in \"arguments\"";
  return Fields->getString("command")
             ? ""
             : "has neither \"command\" nor \"arguments\"";
}

/// Removes from \p Text, a database, the entries that are not well formed.
static llvm::Error removeBrokenEntries(StringRef File, std::string &Text,
                                       std::vector<DatabaseProblem> &Problems) {
  // Old paths need not be UTF-8; that makes the check fail, not the reading.
  auto Parsed = json::parse(json::fixUTF8(Text));
  if (!Parsed)
    return syntaxError(File, Text, Parsed.takeError());
  json::Array *Entries = Parsed->getAsArray();
  if (!Entries)
    return makeError(ExitCode::Usage,
                     File +
                         ":1:1: a compilation database is a list of entries; " +
                         HowToMakeOne);
  json::Array Sound;
  for (const auto &[Index, Entry] : llvm::enumerate(*Entries)) {
    std::string Wrong = whatIsWrongWith(Entry);
    if (Wrong.empty())
      Sound.push_back(Entry);
    else
      Problems.push_back({File.str(), "entry " + std::to_string(Index + 1) +
                                          " " + Wrong + "; it is left out"});
  }
  if (Sound.size() != Entries->size())
    Text = llvm::formatv("{0}", json::Value(std::move(Sound))).str();
  return llvm::Error::success();
}

static llvm::Expected<std::unique_ptr<clang::tooling::JSONCompilationDatabase>>
readDatabase(StringRef File, llvm::vfs::FileSystem &FS,
             std::vector<DatabaseProblem> &Problems) {
  auto Buffer = FS.getBufferForFile(File);
  if (!Buffer)
    return makeError(ExitCode::Usage,
                     File + ": cannot be read: " + Buffer.getError().message() +
                         "; " + HowToMakeOne);
  std::string Text = (*Buffer)->getBuffer().str();
  if (llvm::Error E = removeBrokenEntries(File, Text, Problems))
    return E;
  std::string Message;
  auto Database = clang::tooling::JSONCompilationDatabase::loadFromBuffer(
      Text, Message, clang::tooling::JSONCommandLineSyntax::AutoDetect);
  if (!Database)
    return makeError(ExitCode::Usage,
                     File + ": " + Message + "; " + HowToMakeOne);
  return Database;
}

namespace {

/// Turns entries into units of one tree.
class UnitReader {
public:
  UnitReader(StringRef Root, StringRef Configuration, StringRef Folder,
             llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
             std::vector<DatabaseProblem> &Problems)
      : Root(Root), RealRoot(realPath(*FS, Root)), Configuration(Configuration),
        Folder(Folder), FS(FS), Commands(FS), Problems(Problems) {}

  void read(const clang::tooling::CompileCommand &Command) {
    std::string Directory = absolutePath(Command.Directory, Folder);
    std::string Path = absolutePath(Command.Filename, Directory);
    if (!FS->exists(Path)) {
      StringRef File = relativeTo(Path, Root);
      if (!File.empty())
        Problems.push_back({File.str(), "is in the compilation database but "
                                        "does not exist; configure and build "
                                        "again"});
      return;
    }
    // The tree names its files with links resolved.
    StringRef File = relativeTo(Path = realPath(*FS, Path), RealRoot);
    if (File.empty())
      return;
    Translation T = Commands.translate(Command.CommandLine, Directory);
    for (const std::string &Missing : T.MissingFiles)
      Problems.push_back(
          {File.str(), "is compiled with options from '" + Missing +
                           "', which cannot be read; configure and build "
                           "again"});
    for (const std::string &Note : T.Notes)
      Problems.push_back({File.str(), "its command line does not work with "
                                      "clang as it is: " +
                                          Note});
    CompileUnit Unit{File.str(), Directory, std::move(T.Arguments),
                     CompileUnit::Source::Database, Configuration.str()};
    std::vector<CompileUnit> &Known = Units[Unit.File];
    bool IsRepeated = llvm::any_of(Known, [&](const CompileUnit &U) {
      return U.Directory == Unit.Directory && U.Arguments == Unit.Arguments;
    });
    if (!IsRepeated)
      Known.push_back(std::move(Unit));
  }

  std::vector<CompileUnit> take() {
    std::vector<CompileUnit> Result;
    for (auto &[File, OfFile] : Units)
      llvm::append_range(Result, std::move(OfFile));
    return Result;
  }

private:
  static std::string realPath(llvm::vfs::FileSystem &FS, StringRef Path) {
    llvm::SmallString<256> Real;
    return FS.getRealPath(Path, Real) ? Path.str() : Real.str().str();
  }

  StringRef Root;
  std::string RealRoot;
  StringRef Configuration;
  StringRef Folder;
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS;
  Translator Commands;
  std::vector<DatabaseProblem> &Problems;
  std::map<std::string, std::vector<CompileUnit>> Units; ///< By file.
};

} // namespace

llvm::Expected<std::vector<CompileUnit>>
reroute::loadDatabase(StringRef PathOrFolder, StringRef Root,
                      StringRef Configuration,
                      std::vector<DatabaseProblem> &Problems,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) {
  llvm::SmallString<256> File(PathOrFolder);
  auto Status = FS->status(PathOrFolder);
  if (Status && Status->isDirectory())
    path::append(File, "compile_commands.json");
  auto Database = readDatabase(File, *FS, Problems);
  if (!Database)
    return Database.takeError();

  llvm::SmallString<256> Folder(File);
  FS->makeAbsolute(Folder);
  path::remove_filename(Folder);
  UnitReader Reader(Root, Configuration, Folder, FS, Problems);
  for (const auto &Command : (*Database)->getAllCompileCommands())
    Reader.read(Command);
  return Reader.take();
}
