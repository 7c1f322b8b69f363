#include "Compile/Infer.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace reroute;
using clang::tooling::CompileCommand;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

/// Known units as the database that Clang's interpolation reads. Interpolation
/// hands a command's directory on as it is, so that it can hold the number of
/// the unit that was chosen.
class KnownUnits : public clang::tooling::CompilationDatabase {
public:
  KnownUnits(ArrayRef<CompileUnit> Units, StringRef Root) {
    for (const auto &[Index, Unit] : llvm::enumerate(Units)) {
      std::string Path = (Root + "/" + Unit.File).str();
      auto [Entry, New] = ByFile.try_emplace(Path);
      if (New)
        Files.push_back(Path);
      std::vector<std::string> Words = {"clang"};
      llvm::append_range(Words, Unit.Arguments);
      Words.push_back(Path);
      Entry->second.emplace_back(llvm::Twine(Index), Path, std::move(Words),
                                 "");
    }
  }

  std::vector<CompileCommand>
  getCompileCommands(StringRef File) const override {
    auto Entry = ByFile.find(File);
    return Entry == ByFile.end() ? std::vector<CompileCommand>()
                                 : Entry->second;
  }
  std::vector<std::string> getAllFiles() const override { return Files; }

private:
  llvm::StringMap<std::vector<CompileCommand>> ByFile;
  std::vector<std::string> Files;
};

} // namespace

UnitInference::UnitInference(ArrayRef<CompileUnit> Known, StringRef Root)
    : Root(Root), Known(Known) {
  if (!Known.empty())
    Nearest = clang::tooling::inferMissingCompileCommands(
        std::make_unique<KnownUnits>(Known, Root));
}

UnitInference::~UnitInference() = default;
UnitInference::UnitInference(UnitInference &&) noexcept = default;
UnitInference &UnitInference::operator=(UnitInference &&) noexcept = default;

static StringRef languageName(Language Lang) {
  switch (Lang) {
  case Language::C:
    return "c";
  case Language::Cxx:
  case Language::Header:
    return "c++";
  case Language::Cuda:
  case Language::CudaHeader:
    return "cuda";
  }
  llvm_unreachable("all languages have a name");
}

/// A header's `-x c++` would say no more than its extension does, and deny that
/// one that launches kernels is CUDA.
static std::vector<std::string> stateLanguage(StringRef Name, Language Lang) {
  if (Lang == Language::Header && Name == "c++")
    return {};
  return {"-x", Name.str()};
}

static std::vector<std::string> defaultArguments(Language Lang) {
  std::vector<std::string> Result = stateLanguage(languageName(Lang), Lang);
  // Older code parses as a newer dialect far more often than the other way
  // round.
  if (Lang != Language::C)
    Result.push_back("-std=c++17");
  return Result;
}

/// The language that \p Unit is parsed as.
static std::string languageOfUnit(const CompileUnit &Unit) {
  for (size_t I = 0; I + 1 < Unit.Arguments.size(); ++I)
    if (Unit.Arguments[I] == "-x") {
      // A header's language only tells Clang to precompile it.
      StringRef Name = Unit.Arguments[I + 1];
      Name.consume_back("-header");
      return Name.str();
    }
  return languageName(languageOf(Unit.File).value_or(Language::Cxx)).str();
}

/// The language to parse a file of \p Lang as when \p Donor is its nearest
/// unit. A build may compile `.cpp` files as HIP, so extensions do not decide.
static std::string borrowedLanguage(Language Lang, const CompileUnit &Donor) {
  std::string Lent = languageOfUnit(Donor);
  bool IsDeviceCode = Lent == "cuda" || Lent == "hip";
  switch (Lang) {
  case Language::C:
    return "c";
  case Language::Header:
    return Lent;
  case Language::Cxx:
    return languageOf(Donor.File) == Language::Cxx ? Lent : "c++";
  case Language::Cuda:
  case Language::CudaHeader:
    return IsDeviceCode ? Lent : "cuda";
  }
  llvm_unreachable("all languages are listed");
}

/// \p Command is what Clang made of \p Donor's for a file of \p Lang.
static std::vector<std::string> borrowedArguments(const CompileCommand &Command,
                                                  Language Lang,
                                                  const CompileUnit &Donor) {
  std::vector<std::string> Result =
      stateLanguage(borrowedLanguage(Lang, Donor), Lang);
  ArrayRef<std::string> Words =
      ArrayRef(Command.CommandLine).drop_front().drop_back();
  if (!Words.empty() && Words.back() == "--")
    Words = Words.drop_back();
  for (size_t I = 0; I < Words.size(); ++I) {
    if (Words[I] == "-x")
      ++I;
    else
      Result.push_back(Words[I]);
  }

  // Clang drops the dialect between C++ and CUDA, which share it.
  auto IsDialect = [](StringRef W) { return W.starts_with("-std="); };
  auto Lent = llvm::find_if(Donor.Arguments, IsDialect);
  if (Lang != Language::C && Lent != Donor.Arguments.end() &&
      StringRef(*Lent).contains("++") && llvm::none_of(Result, IsDialect))
    Result.push_back(*Lent);
  return Result;
}

CompileUnit UnitInference::infer(const TreeFile &File) const {
  std::vector<CompileCommand> Commands;
  if (Nearest)
    Commands = Nearest->getCompileCommands(Root + "/" + File.Path);
  if (Commands.empty())
    return {File.Path, Root, defaultArguments(File.Lang),
            CompileUnit::Source::Inferred, ""};
  size_t Index = 0;
  llvm::to_integer(Commands.front().Directory, Index);
  const CompileUnit &Donor = Known[Index];
  return {File.Path, Donor.Directory,
          borrowedArguments(Commands.front(), File.Lang, Donor),
          CompileUnit::Source::Inferred, Donor.Configuration};
}
