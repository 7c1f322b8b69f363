// init: a project file to start with, from what the tree holds.

#include "Apply/ApplyFiles.h"
#include "Commands.h"
#include "Run/Rules.h"
#include "Run/Starter.h"
#include "Support/ToolError.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;

static std::string count(size_t N, llvm::StringRef Thing) {
  return std::to_string(N) + " " + Thing.str() + (N == 1 ? "" : "s");
}

/// What is in \p Root's project file: nothing when there is none. Fails when
/// there is one and \p Force does not allow to replace it.
static llvm::Expected<std::optional<std::string>>
existingProject(const std::string &Root, bool Force) {
  std::string Path = Root + "/" + ProjectFileName.str();
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (Buffer.getError() == std::errc::no_such_file_or_directory)
    return std::nullopt;
  if (!Force)
    return makeError(ExitCode::Usage,
                     ProjectFileName +
                         ": error: there is one already; `reroute init "
                         "--force` replaces it");
  if (!Buffer)
    return makeError(ExitCode::Usage, ProjectFileName + ": error: " +
                                          Buffer.getError().message());
  return (*Buffer)->getBuffer().str();
}

static void describeSurface(const StarterFacts &Facts, llvm::raw_ostream &OS) {
  OS << "surface        ";
  if (Facts.FilesUsing == 0) {
    OS << "not used in any of " << count(Facts.FilesRead, "file") << '\n';
    return;
  }
  OS << count(Facts.Names, "name") << " in " << Facts.FilesUsing << " of "
     << count(Facts.FilesRead, "file") << '\n';
  for (const FileCount &Header : Facts.Headers)
    OS << "               <" << Header.Name << "> included by "
       << count(Header.Files, "file") << '\n';
}

static void describeHeader(const CompatHeader &Header, llvm::raw_ostream &OS) {
  const Route &TheRoute = Header.TheRoute;
  OS << "compat header  " << TheRoute.Path;
  if (Header.Exists)
    OS << ", included by "
       << (Header.Includers ? std::to_string(Header.Includers) : "none")
       << " of these files";
  else
    OS << ", a proposal: no header of the tree stands for the surface";
  OS << "\n               spelled " << (TheRoute.Quoted ? '"' : '<')
     << TheRoute.Header << (TheRoute.Quoted ? '"' : '>') << '\n';
  if (!TheRoute.Guard.empty())
    OS << "               for HIP where " << TheRoute.Guard << " is defined\n";
}

static void describeBuilds(const StarterFacts &Facts, llvm::raw_ostream &OS) {
  llvm::StringRef Label = "builds         ";
  if (Facts.Builds.Found.empty())
    OS << Label << "no compilation database; flags are inferred\n";
  for (const FoundDatabase &Each : Facts.Builds.Found) {
    OS << Label << Each.Configuration << ": " << Each.Folder << ", "
       << count(Each.Commands, "command") << '\n';
    Label = "               ";
  }
  for (const std::string &Broken : Facts.Builds.Broken)
    OS << "               " << Broken
       << "/compile_commands.json is no compilation database\n";
  for (const FileCount &Folder : Facts.ThirdParty)
    OS << "left alone     " << Folder.Name << ", where "
       << count(Folder.Files, "file") << (Folder.Files == 1 ? " uses" : " use")
       << " the surface\n";
}

static void describeNext(const StarterFacts &Facts, bool Replaced,
                         llvm::raw_ostream &OS) {
  OS << '\n'
     << ProjectFileName << (Replaced ? " replaced" : " written") << ". Next:\n"
     << "  look at route: and configurations: in it\n";
  if (!Facts.Header.Exists)
    OS << "  write " << Facts.Header.TheRoute.Path
       << ", or name the header that you have\n";
  OS << "  reroute check   says what stands in the way of a HIP build\n"
     << "  reroute diff    shows what would change\n";
}

ExitCode reroute::runInit(const CommandLine &Line) {
  llvm::SmallString<256> Root;
  if (llvm::sys::fs::real_path(Line.Run.Root, Root))
    return fail(
        makeError(ExitCode::Usage, Line.Run.Root + ": error: no such folder"));
  auto Before = existingProject(Root.str().str(), Line.Force);
  if (!Before)
    return fail(Before.takeError());
  llvm::Expected<StarterFacts> Facts = surveyTree(Root);
  if (!Facts)
    return fail(Facts.takeError());
  // applyAll refuses when somebody else writes the file at the same moment.
  FileChange Change{ProjectFileName.str(), *Before, makeStarter(*Facts)};
  if (llvm::Error E = applyAll(Root, Change))
    return fail(std::move(E));
  if (Line.Quiet)
    return ExitCode::Clean;
  describeSurface(*Facts, llvm::outs());
  describeHeader(Facts->Header, llvm::outs());
  describeBuilds(*Facts, llvm::outs());
  describeNext(*Facts, Before->has_value(), llvm::outs());
  return ExitCode::Clean;
}
