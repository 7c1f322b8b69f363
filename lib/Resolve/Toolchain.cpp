#include "Resolve/Toolchain.h"
#include "Resolve/TreeFileSystem.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cstdlib>

using namespace reroute;
using llvm::StringRef;

/// The value of the last `-x` of \p Arguments.
static StringRef statedLanguage(llvm::ArrayRef<std::string> Arguments) {
  StringRef Stated;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    StringRef Argument = Arguments[I];
    if (!Argument.consume_front("-x"))
      continue;
    if (!Argument.empty())
      Stated = Argument;
    else if (I + 1 < Arguments.size())
      Stated = Arguments[I + 1];
  }
  return Stated;
}

Language reroute::languageOfUnit(const CompileUnit &Unit, bool HasKernels) {
  std::optional<Language> Stated =
      llvm::StringSwitch<std::optional<Language>>(
          statedLanguage(Unit.Arguments))
          .Cases({"cuda", "cu", "hip"}, Language::Cuda)
          .Case("c", Language::C)
          .Case("c++", Language::Cxx)
          .Default(std::nullopt);
  if (Stated)
    return *Stated;
  switch (languageOf(Unit.File).value_or(Language::Cxx)) {
  case Language::C:
    return Language::C;
  case Language::Cuda:
  case Language::CudaHeader:
    return Language::Cuda;
  case Language::Header:
    return HasKernels ? Language::Cuda : Language::Cxx;
  case Language::Cxx:
    break;
  }
  return Language::Cxx;
}

bool reroute::isHip(const CompileUnit &Unit) {
  return statedLanguage(Unit.Arguments) == "hip";
}

bool Toolchain::isEmbedded(StringRef Path) {
  return Path.starts_with(EmbeddedCuda) || Path.starts_with(EmbeddedHip);
}

/// Whether \p Folder is the include folder of a CUDA toolkit.
static bool isToolkitInclude(StringRef Folder, StringRef Directory) {
  llvm::SmallString<256> Header(Folder);
  if (!llvm::sys::path::is_absolute(Header)) {
    Header = Directory;
    llvm::sys::path::append(Header, Folder);
  }
  llvm::sys::path::append(Header, "crt", "host_runtime.h");
  return llvm::sys::fs::exists(Header);
}

std::string reroute::findToolkit() {
  std::vector<std::string> Places;
  for (const char *Variable : {"CUDA_PATH", "CUDA_HOME"})
    if (const char *Value = std::getenv(Variable))
      Places.push_back(Value);
  llvm::SmallString<256> Nvcc;
  if (auto Program = llvm::sys::findProgramByName("nvcc"))
    if (!llvm::sys::fs::real_path(*Program, Nvcc))
      Places.push_back(
          llvm::sys::path::parent_path(llvm::sys::path::parent_path(Nvcc))
              .str());
  Places.push_back("/usr/local/cuda");
  for (const std::string &Place : Places)
    if (isToolkitInclude(Place + "/include", ""))
      return Place;
  return {};
}

namespace {

/// An include folder that a command line names, and its arguments.
struct IncludeArgument {
  StringRef Folder;
  size_t First; ///< Index of its first argument.
  size_t Count; ///< How many arguments it takes: 1 or 2.
};

} // namespace

static std::vector<IncludeArgument>
includeArguments(llvm::ArrayRef<std::string> Arguments) {
  std::vector<IncludeArgument> Result;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    StringRef Folder = Arguments[I];
    if (!Folder.consume_front("-I") && !Folder.consume_front("-isystem"))
      continue;
    if (!Folder.empty())
      Result.push_back({Folder, I, 1});
    else if (I + 1 < Arguments.size())
      Result.push_back({Arguments[I + 1], I, 2});
  }
  return Result;
}

/// The toolkit a command line names: the parent of an include folder that
/// holds the runtime's header.
static std::string toolkitOf(const CompileUnit &Unit) {
  for (const IncludeArgument &Each : includeArguments(Unit.Arguments))
    if (isToolkitInclude(Each.Folder, Unit.Directory)) {
      llvm::SmallString<256> Include(Each.Folder);
      if (!llvm::sys::path::is_absolute(Include)) {
        Include = Unit.Directory;
        llvm::sys::path::append(Include, Each.Folder);
      }
      return llvm::sys::path::parent_path(Include).str();
    }
  return {};
}

/// \p Unit's arguments without the include folders of toolkits.
static std::vector<std::string> withoutToolkits(const CompileUnit &Unit) {
  std::vector<bool> Dropped(Unit.Arguments.size());
  for (const IncludeArgument &Each : includeArguments(Unit.Arguments))
    if (isToolkitInclude(Each.Folder, Unit.Directory))
      for (size_t I = 0; I < Each.Count; ++I)
        Dropped[Each.First + I] = true;
  std::vector<std::string> Result;
  for (size_t I = 0; I < Dropped.size(); ++I)
    if (!Dropped[I])
      Result.push_back(Unit.Arguments[I]);
  return Result;
}

/// Without `-x` and its value, which the caller states anew.
static void appendWithoutLanguage(std::vector<std::string> &To,
                                  llvm::ArrayRef<std::string> From) {
  for (size_t I = 0; I < From.size(); ++I) {
    if (From[I] == "-x") {
      ++I;
      continue;
    }
    if (!StringRef(From[I]).starts_with("-x"))
      To.push_back(From[I]);
  }
}

/// The language, and for offload code its dialect and pass.
static std::vector<std::string> languageArguments(const CompileUnit &Unit,
                                                  Language Lang) {
  switch (Lang) {
  case Language::C:
    return {"-x", "c"};
  case Language::Cxx:
  case Language::Header:
    return {"-x", "c++"};
  case Language::Cuda:
  case Language::CudaHeader:
    break;
  }
  bool IsDevice = Unit.Pass == OffloadPass::Device;
  return {"-x", isHip(Unit) ? "hip" : "cuda",
          IsDevice ? "--offload-device-only" : "--offload-host-only",
          "-nogpulib", "-Wno-unknown-cuda-version"};
}

/// Where CUDA's and HIP's headers are found, the dialect's own first.
static std::vector<std::string> embeddedHeaders(Language Lang, bool IsHip,
                                                bool OnlyHip) {
  std::string First = Toolchain::EmbeddedCuda.str();
  std::string Second = Toolchain::EmbeddedHip.str();
  if (IsHip || OnlyHip)
    std::swap(First, Second);
  std::vector<std::string> Args;
  if (Lang == Language::Cuda)
    // As the compiler does for every file of that language.
    Args = {"-nogpuinc", "-include", First + "/reroute/prelude.h"};
  llvm::append_range(Args,
                     std::initializer_list<std::string>{"-isystem", First});
  if (!OnlyHip)
    llvm::append_range(Args,
                       std::initializer_list<std::string>{"-isystem", Second});
  return Args;
}

std::vector<std::string> reroute::driverArguments(const CompileUnit &Unit,
                                                  Language Lang,
                                                  StringRef AbsoluteFile,
                                                  const Toolchain &Tools) {
  std::vector<std::string> Args{"clang", "-fsyntax-only",
                                "-resource-dir=" REROUTE_CLANG_RESOURCE_DIR};
  llvm::append_range(Args, Tools.ExtraArgsBefore);
  llvm::append_range(Args, languageArguments(Unit, Lang));
  // CUDA's own headers make no sense of HIP.
  bool OnlyEmbedded = Tools.OnlyEmbedded || Tools.OnlyHip || isHip(Unit);
  appendWithoutLanguage(Args,
                        OnlyEmbedded ? withoutToolkits(Unit) : Unit.Arguments);

  std::string Toolkit = OnlyEmbedded             ? std::string()
                        : Tools.CudaPath.empty() ? toolkitOf(Unit)
                                                 : Tools.CudaPath;
  if (!Toolkit.empty()) {
    if (Lang == Language::Cuda)
      Args.push_back("--cuda-path=" + Toolkit);
    for (StringRef Folder : {"/include", "/include/cccl"})
      llvm::append_range(Args, std::initializer_list<std::string>{
                                   "-isystem", (Toolkit + Folder).str()});
  } else {
    llvm::append_range(Args, embeddedHeaders(Lang, isHip(Unit), Tools.OnlyHip));
  }
  // Behind everything else, so that a tree's own string.h hides no system's.
  llvm::append_range(Args, std::initializer_list<std::string>{
                               "-idirafter", TreeFileSystem::Folder.str()});
  // A misspelt name must stay unresolved, not become its neighbour; and an
  // analysis wants every error's neighbourhood, not the first twenty.
  llvm::append_range(Args, std::initializer_list<std::string>{
                               "-w", "-fno-spell-checking", "-ferror-limit=0"});
  llvm::append_range(Args, Tools.ExtraArgs);
  Args.push_back(AbsoluteFile.str());
  return Args;
}
