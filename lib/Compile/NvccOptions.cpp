#include "Compile/NvccOptions.h"
#include "Compile/CommandLine.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

enum class Takes { Nothing, Value, List };

enum class Means {
  Nothing,  ///< For devices, phases, outputs, messages.
  Argument, ///< Text followed by the value, for each of a list's values.
  Words,    ///< The value is options of the host compiler.
  Files,    ///< The value names files of options.
  Language, ///< The value is a language.
  Compiler, ///< The value is the host compiler.
  Stream,   ///< Text, when the value asks for a stream per thread.
  Boolean,  ///< Text, when the value is true.
};

struct NvccOption {
  StringRef Long, Short;
  Takes Value;
  Means Meaning = Means::Nothing;
  StringRef Text = "";
};

} // namespace

// From `nvcc --help` of CUDA 13.0, with options that older releases had; the
// macros are those that `nvcc --dryrun` shows the host compiler to be given.
// Flags that are not here (such as -g) mean the same to the host compiler.
static constexpr NvccOption Options[] = {
    {"options-file", "optf", Takes::List, Means::Files},
    {"compiler-options", "Xcompiler", Takes::List, Means::Words},
    {"compiler-bindir", "ccbin", Takes::Value, Means::Compiler},
    {"x", "x", Takes::Value, Means::Language},
    {"std", "std", Takes::Value, Means::Argument, "-std="},
    {"define-macro", "D", Takes::List, Means::Argument, "-D"},
    {"undefine-macro", "U", Takes::List, Means::Argument, "-U"},
    {"include-path", "I", Takes::List, Means::Argument, "-I"},
    {"system-include", "isystem", Takes::List, Means::Argument, "-isystem"},
    {"pre-include", "include", Takes::List, Means::Argument, "-include"},
    {"optimize", "O", Takes::Value, Means::Argument, "-O"},
    {"machine", "m", Takes::Value, Means::Argument, "-m"},
    {"ftemplate-depth", "ftemplate-depth", Takes::Value, Means::Argument,
     "-ftemplate-depth="},
    {"no-exceptions", "noeh", Takes::Nothing, Means::Argument,
     "-fno-exceptions"},

    {"relocatable-device-code", "rdc", Takes::Value, Means::Boolean,
     "-D__CUDACC_RDC__"},
    {"device-c", "dc", Takes::Nothing, Means::Argument, "-D__CUDACC_RDC__"},
    {"device-w", "dw", Takes::Nothing, Means::Argument, "-D__CUDACC_RDC__"},
    {"device-debug", "G", Takes::Nothing, Means::Argument,
     "-D__CUDACC_DEBUG__"},
    {"extensible-whole-program", "ewp", Takes::Nothing, Means::Argument,
     "-D__CUDACC_EWP__"},
    {"extended-lambda", "expt-extended-lambda", Takes::Nothing, Means::Argument,
     "-D__CUDACC_EXTENDED_LAMBDA__"},
    {"expt-relaxed-constexpr", "expt-relaxed-constexpr", Takes::Nothing,
     Means::Argument, "-D__CUDACC_RELAXED_CONSTEXPR__"},
    {"default-stream", "default-stream", Takes::Value, Means::Stream,
     "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},

    {"archive-options", "Xarchive", Takes::List},
    {"archiver-binary", "arbin", Takes::Value},
    {"brief-diagnostics", "brief-diag", Takes::Value},
    {"compress-mode", "compress-mode", Takes::Value},
    {"cudadevrt", "cudadevrt", Takes::Value},
    {"cudafe-options", "Xcudafe", Takes::List},
    {"cudart", "cudart", Takes::Value},
    {"dependency-drive-prefix", "ddp", Takes::Value},
    {"dependency-output", "MF", Takes::Value},
    {"dependency-target-name", "MT", Takes::Value},
    {"device-entity-has-hidden-visibility",
     "device-entity-has-hidden-visibility", Takes::Value},
    {"device-stack-protector", "device-stack-protector", Takes::Value},
    {"diag-error", "diag-error", Takes::List},
    {"diag-suppress", "diag-suppress", Takes::List},
    {"diag-warn", "diag-warn", Takes::List},
    {"dopt", "dopt", Takes::Value},
    {"drive-prefix", "dp", Takes::Value},
    {"entries", "e", Takes::List},
    {"fdevice-time-trace", "fdevice-time-trace", Takes::Value},
    {"fmad", "fmad", Takes::Value},
    {"frandom-seed", "frandom-seed", Takes::Value},
    {"ftemplate-backtrace-limit", "ftemplate-backtrace-limit", Takes::Value},
    {"ftz", "ftz", Takes::Value},
    {"generate-code", "gencode", Takes::List},
    {"gpu-architecture", "arch", Takes::Value},
    {"gpu-code", "code", Takes::List},
    {"host-linker-script", "hls", Takes::Value},
    {"input-drive-prefix", "idp", Takes::Value},
    {"jump-table-density", "jtd", Takes::Value},
    {"keep-dir", "keep-dir", Takes::Value},
    {"libdevice-directory", "ldir", Takes::Value},
    {"library", "l", Takes::List},
    {"library-path", "L", Takes::List},
    {"linker-options", "Xlinker", Takes::List},
    {"maxrregcount", "maxrregcount", Takes::Value},
    {"nvlink-options", "Xnvlink", Takes::List},
    {"Ofast-compile", "Ofc", Takes::Value},
    {"optimization-info", "opt-info", Takes::List},
    {"output-directory", "odir", Takes::Value},
    {"output-file", "o", Takes::Value},
    {"prec-div", "prec-div", Takes::Value},
    {"prec-sqrt", "prec-sqrt", Takes::Value},
    {"ptxas-options", "Xptxas", Takes::List},
    {"run-args", "run-args", Takes::List},
    {"sanitize", "sanitize", Takes::Value},
    {"split-compile", "split-compile", Takes::Value},
    {"split-compile-extended", "split-compile-extended", Takes::Value},
    {"static-global-template-stub", "static-global-template-stub",
     Takes::Value},
    {"target-directory", "target-dir", Takes::Value},
    {"threads", "t", Takes::Value},
    {"time", "time", Takes::Value},
    {"Werror", "Werror", Takes::List},

    // Flags that a GCC-like compiler would read as something else.
    {"cubin", "cubin", Takes::Nothing},
    {"cuda", "cuda", Takes::Nothing},
    {"device-link", "dlink", Takes::Nothing},
    {"dlink-time-opt", "dlto", Takes::Nothing},
    {"dryrun", "dryrun", Takes::Nothing},
    {"fatbin", "fatbin", Takes::Nothing},
    {"forward-unknown-opts", "forward-unknown-opts", Takes::Nothing},
    {"forward-unknown-to-host-compiler", "forward-unknown-to-host-compiler",
     Takes::Nothing},
    {"forward-unknown-to-host-linker", "forward-unknown-to-host-linker",
     Takes::Nothing},
    {"generate-line-info", "lineinfo", Takes::Nothing},
    {"keep", "keep", Takes::Nothing},
    {"keep-device-functions", "keep-device-functions", Takes::Nothing},
    {"lib", "lib", Takes::Nothing},
    {"link", "link", Takes::Nothing},
    {"lto", "lto", Takes::Nothing},
    {"no-align-double", "no-align-double", Takes::Nothing},
    {"ptx", "ptx", Takes::Nothing},
    {"resource-usage", "res-usage", Takes::Nothing},
    {"restrict", "restrict", Takes::Nothing},
    {"source-in-ptx", "src-in-ptx", Takes::Nothing},
    {"use_fast_math", "use_fast_math", Takes::Nothing},
};

// Those whose value may follow without '=' or space.
static constexpr StringRef JoinedLetters = "IDULlt";

static const NvccOption *findOption(StringRef Name) {
  const NvccOption *Found = llvm::find_if(Options, [&](const NvccOption &O) {
    return O.Long == Name || O.Short == Name;
  });
  return Found == std::end(Options) ? nullptr : Found;
}

namespace {

/// Walks nvcc's words once and collects the host compiler's.
class Rewriter {
public:
  Rewriter(StringRef Directory, llvm::vfs::FileSystem &FS,
           std::vector<std::string> &Missing)
      : Directory(Directory), FS(FS), Missing(Missing) {}

  void rewrite(ArrayRef<std::string> Given, unsigned Depth = 0) {
    std::vector<std::string> Words =
        expandResponseFiles(Given, Directory, FS, Missing);
    for (size_t I = 0; I < Words.size(); ++I)
      I += rewriteOne(Words[I], ArrayRef(Words).drop_front(I + 1), Depth);
  }

  HostArguments take() { return std::move(Result); }

private:
  /// \returns how many words of \p Next belong to \p Word.
  size_t rewriteOne(const std::string &Word, ArrayRef<std::string> Next,
                    unsigned Depth) {
    StringRef Name = Word;
    if (!Name.consume_front("-") || Name.empty())
      return keep(Word);
    Name.consume_front("-");
    auto [Before, After] = Name.split('=');
    const NvccOption *Option = findOption(Before);
    if (!Option && JoinedLetters.contains(Name[0]) && !Word.starts_with("--"))
      return apply(*findOption(Name.take_front()), Name.drop_front(), Depth);
    if (!Option)
      return keep(Word);
    if (Name.contains('=') || Option->Value == Takes::Nothing)
      return apply(*Option, After, Depth);
    if (Next.empty())
      return 0;
    apply(*Option, Next.front(), Depth);
    return 1;
  }

  size_t keep(const std::string &Word) {
    Result.Arguments.push_back(Word);
    return 0;
  }

  size_t apply(const NvccOption &Option, StringRef Value, unsigned Depth) {
    switch (Option.Meaning) {
    case Means::Nothing:
      break;
    case Means::Argument:
      emit(Option, Value);
      break;
    case Means::Words:
      for (const std::string &Piece : splitList(Value))
        llvm::append_range(Result.Arguments, splitWords(Piece));
      break;
    case Means::Files:
      includeFiles(Value, Depth);
      break;
    case Means::Language:
      Result.Arguments.insert(Result.Arguments.end(),
                              {"-x", Value == "cu" ? "cuda" : Value.str()});
      break;
    case Means::Compiler:
      Result.HostCompiler = Value.str();
      break;
    case Means::Stream:
      if (Value == "per-thread")
        Result.Arguments.push_back(Option.Text.str());
      break;
    case Means::Boolean:
      if (Value == "true")
        Result.Arguments.push_back(Option.Text.str());
      break;
    }
    return 0;
  }

  void emit(const NvccOption &Option, StringRef Value) {
    if (Option.Value == Takes::Nothing)
      return Result.Arguments.push_back(Option.Text.str());
    if (Option.Value == Takes::Value)
      return Result.Arguments.push_back((Option.Text + Value).str());
    // Apart, so that no value can turn the option into another one.
    for (std::string &Piece : splitList(Value)) {
      Result.Arguments.push_back(Option.Text.str());
      Result.Arguments.push_back(std::move(Piece));
    }
  }

  void includeFiles(StringRef Value, unsigned Depth) {
    // An options file that names itself would never end.
    constexpr unsigned MaxDepth = 8;
    for (const std::string &File : splitList(Value)) {
      if (Depth == MaxDepth)
        Missing.push_back(File);
      else
        rewrite({"@" + File}, Depth + 1);
    }
  }

  StringRef Directory;
  llvm::vfs::FileSystem &FS;
  std::vector<std::string> &Missing;
  HostArguments Result;
};

} // namespace

HostArguments reroute::hostArguments(ArrayRef<std::string> NvccArguments,
                                     StringRef Directory,
                                     llvm::vfs::FileSystem &FS,
                                     std::vector<std::string> &Missing) {
  Rewriter R(Directory, FS, Missing);
  R.rewrite(NvccArguments);
  return R.take();
}
