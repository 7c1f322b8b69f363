#include "Compile/CommandLine.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/TargetParser/Triple.h"

using namespace reroute;
using llvm::ArrayRef;
using llvm::StringRef;

/// A program's name in either system's spelling, without folder and `.exe`.
static StringRef programStem(StringRef Program) {
  StringRef Name = Program.substr(Program.find_last_of("/\\") + 1);
  Name.consume_back_insensitive(".exe");
  return Name;
}

CompilerName reroute::readCompilerName(StringRef Program) {
  StringRef Name = programStem(Program).rtrim("-.0123456789");
  auto [Prefix, Last] = Name.rsplit('-');
  if (Last.empty())
    std::swap(Prefix, Last);
  // hipcc is a script in some releases: hipcc.pl, hipcc.bin.
  StringRef Stem = Last.split('.').first;

  CompilerName Result;
  Result.Kind = llvm::StringSwitch<CompilerKind>(Stem)
                    .Case("nvcc", CompilerKind::Nvcc)
                    .Case("hipcc", CompilerKind::Hipcc)
                    .Default(CompilerKind::Gnu);
  Result.Cxx = Stem.ends_with("++") || Stem == "CC";
  if (!Prefix.empty() &&
      llvm::Triple(Prefix).getArch() != llvm::Triple::UnknownArch)
    Result.Target = Prefix.str();
  return Result;
}

static bool isLauncher(StringRef Program) {
  return llvm::StringSwitch<bool>(programStem(Program))
      .Cases({"ccache", "sccache", "distcc", "icecc", "buildcache"}, true)
      .Cases({"env", "nice", "time", "cmake"}, true)
      .Default(false);
}

/// How many words belong to the launcher at the start of \p Words.
static size_t launcherLength(ArrayRef<std::string> Words) {
  size_t Length = 1;
  if (programStem(Words[0]) == "cmake")
    Length += 2; // `-E env`, `-E time`
  while (Length < Words.size()) {
    StringRef Word = Words[Length];
    bool IsOption = Word.starts_with("-");
    // A path may hold '=', a variable's name no '/'.
    bool IsAssignment =
        Word.split('=').first.find_first_of("/\\") == StringRef::npos &&
        Word.contains('=');
    if (!IsOption && !IsAssignment)
      break;
    ++Length;
    if (Word == "--")
      break;
    if (Word == "-u" || Word == "--unset" || Word == "-n")
      ++Length;
  }
  return std::min(Length, Words.size());
}

CompilerCall reroute::readCompilerCall(ArrayRef<std::string> CommandLine) {
  while (CommandLine.size() > 1 && isLauncher(CommandLine[0])) {
    ArrayRef<std::string> Rest =
        CommandLine.drop_front(launcherLength(CommandLine));
    if (Rest.empty())
      break;
    CommandLine = Rest;
  }
  if (CommandLine.empty())
    return {};
  return {readCompilerName(CommandLine[0]), CommandLine.drop_front()};
}

std::vector<std::string>
reroute::expandResponseFiles(ArrayRef<std::string> Arguments,
                             StringRef Directory, llvm::vfs::FileSystem &FS,
                             std::vector<std::string> &Missing) {
  auto IsFile = [](StringRef Word) { return Word.starts_with("@"); };
  if (llvm::none_of(Arguments, IsFile))
    return Arguments.vec();

  llvm::BumpPtrAllocator Storage;
  llvm::StringSaver Saver(Storage);
  llvm::SmallVector<const char *, 64> Words;
  for (const std::string &Argument : Arguments)
    Words.push_back(Saver.save(Argument).data());
  llvm::cl::ExpansionContext Expansion(Storage,
                                       llvm::cl::TokenizeGNUCommandLine, &FS);
  Expansion.setCurrentDir(Directory);
  // Which file failed is told by the words left over, so the error adds
  // nothing but the recursion that a well-meant build never has.
  llvm::consumeError(Expansion.expandResponseFiles(Words));

  std::vector<std::string> Result;
  for (StringRef Word : Words) {
    if (IsFile(Word))
      Missing.push_back(Word.drop_front().str());
    else
      Result.push_back(Word.str());
  }
  return Result;
}

std::vector<std::string> reroute::splitList(StringRef List) {
  std::vector<std::string> Pieces(1);
  for (size_t I = 0; I < List.size(); ++I) {
    if (List[I] == ',') {
      Pieces.emplace_back();
      continue;
    }
    if (List.substr(I).starts_with("\\,"))
      ++I;
    Pieces.back() += List[I];
  }
  llvm::erase_if(Pieces, [](const std::string &P) { return P.empty(); });
  return Pieces;
}

std::vector<std::string> reroute::splitWords(StringRef Text) {
  llvm::BumpPtrAllocator Storage;
  llvm::StringSaver Saver(Storage);
  llvm::SmallVector<const char *, 8> Words;
  llvm::cl::TokenizeGNUCommandLine(Text, Saver, Words);
  return {Words.begin(), Words.end()};
}
