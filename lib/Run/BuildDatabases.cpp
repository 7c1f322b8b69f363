#include "Run/BuildDatabases.h"
#include "Compile/CommandLine.h"
#include "Run/HipWords.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace reroute;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static constexpr StringRef DatabaseName = "compile_commands.json";
/// How people's build folders begin.
static constexpr llvm::StringLiteral BuildFolders[] = {"build", "out",
                                                       "cmake-build"};
static constexpr unsigned DeepestBelowBuild = 3;

/// The names of the folders in \p Folder, sorted, without hidden ones and
/// links.
static std::vector<std::string> subfolders(StringRef Folder) {
  std::vector<std::string> Names;
  std::error_code EC;
  for (fs::directory_iterator It(Folder, EC, /*follow_symlinks=*/false), End;
       !EC && It != End; It.increment(EC)) {
    StringRef Name = path::filename(It->path());
    if (It->type() == fs::file_type::directory_file && !Name.starts_with("."))
      Names.push_back(Name.str());
  }
  llvm::sort(Names);
  return Names;
}

/// The folders below \p Root, relative to it, that may hold a database.
static void collectFolders(StringRef Root, const std::string &Folder,
                           unsigned Depth, std::vector<std::string> &Found) {
  for (const std::string &Name : subfolders(Root.str() + "/" + Folder)) {
    std::string Path = Folder.empty() ? Name : Folder + "/" + Name;
    Found.push_back(Path);
    StringRef Top = StringRef(Path).split('/').first;
    bool IsBuild = llvm::any_of(
        BuildFolders, [&](StringRef B) { return Top.starts_with(B); });
    if (IsBuild && Depth < DeepestBelowBuild)
      collectFolders(Root, Path, Depth + 1, Found);
  }
}

/// Adds the macros that one command defines and that speak of HIP; true when
/// the command is for HIP.
static bool readCommand(llvm::ArrayRef<std::string> Words,
                        llvm::ArrayRef<std::string> HipMacros,
                        std::set<std::string> &Defines) {
  if (Words.empty())
    return false;
  CompilerCall Call = readCompilerCall(Words);
  bool Hip = Call.Compiler.Kind == CompilerKind::Hipcc;
  StringRef Before;
  for (StringRef Word : Call.Arguments) {
    if (Word == "-xhip" || (Before == "-x" && Word == "hip"))
      Hip = true;
    StringRef Define = Before == "-D" ? Word : StringRef();
    if (Word.starts_with("-D"))
      Define = Word.drop_front(2);
    auto [Name, Value] = Define.split('=');
    if (!Name.empty() && Value != "0" && speaksOfHip(Name, HipMacros)) {
      Defines.insert(Name.str());
      Hip = true;
    }
    Before = Word;
  }
  return Hip;
}

/// Two builds for one platform are told apart by their folders.
static void nameConfigurations(std::vector<FoundDatabase> &Found) {
  std::set<std::string> Taken;
  for (FoundDatabase &Each : Found) {
    std::string Kind = Each.Hip ? "hip" : "cuda";
    Each.Configuration = Kind;
    if (!Taken.insert(Kind).second) {
      Each.Configuration = Kind + "-" + Each.Folder;
      for (char &C : Each.Configuration)
        if (!llvm::isAlnum(C) && C != '-' && C != '_')
          C = '-';
      // Different folders may look alike by now.
      while (!Taken.insert(Each.Configuration).second)
        Each.Configuration += '-';
    }
  }
}

DatabaseSearch reroute::findDatabases(StringRef Root,
                                      llvm::ArrayRef<std::string> HipMacros) {
  std::vector<std::string> Folders;
  collectFolders(Root, "", 1, Folders);
  // The root comes last: its database is often a link to one of the others.
  Folders.push_back(".");
  DatabaseSearch Result;
  std::set<fs::UniqueID> Seen;
  for (const std::string &Folder : Folders) {
    std::string File = Root.str() + "/" + Folder + "/" + DatabaseName.str();
    fs::UniqueID Id;
    if (fs::getUniqueID(File, Id) || !Seen.insert(Id).second)
      continue;
    std::string Message;
    auto Database = clang::tooling::JSONCompilationDatabase::loadFromFile(
        File, Message, clang::tooling::JSONCommandLineSyntax::AutoDetect);
    if (!Database) {
      Result.Broken.push_back(Folder);
      continue;
    }
    FoundDatabase One;
    One.Folder = Folder;
    std::set<std::string> Defines;
    for (const auto &Command : Database->getAllCompileCommands()) {
      One.Hip |= readCommand(Command.CommandLine, HipMacros, Defines);
      ++One.Commands;
    }
    One.HipDefines.assign(Defines.begin(), Defines.end());
    // A build that has compiled nothing yet tells nothing.
    if (One.Commands > 0)
      Result.Found.push_back(std::move(One));
  }
  llvm::sort(Result.Found, [](const FoundDatabase &A, const FoundDatabase &B) {
    return std::tie(A.Hip, A.Folder) < std::tie(B.Hip, B.Folder);
  });
  nameConfigurations(Result.Found);
  return Result;
}
