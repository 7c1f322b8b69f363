// The headers made from the models, as Clang sees them.

#include "../Api/CompileText.h"
#include <set>

using namespace reroute;

static const std::vector<std::string> AsCuda{
    "-x",         "cuda",     "--cuda-host-only", "-nocudainc",
    "-nocudalib", "-include", "reroute/prelude.h"};
static const std::vector<std::string> AsCxx{"-x", "c++"};
static const std::vector<std::string> AsC{"-x", "c"};

TEST_CASE("the headers of every version of CUDA compile") {
  ApiModel Model = builtIn("cuda-runtime");
  for (const llvm::VersionTuple &Version : Model.Versions)
    for (const auto *Arguments : {&AsCuda, &AsCxx, &AsC})
      CHECK(errorsOf(Model, Version, *Arguments,
                     "#include <cuda_runtime.h>\n"
                     "#include <cuda_profiler_api.h>\n") ==
            std::vector<std::string>());
}

TEST_CASE("the headers of every version of HIP compile") {
  ApiModel Model = builtIn("hip-runtime");
  for (const llvm::VersionTuple &Version : Model.Versions)
    for (const auto *Arguments : {&AsCxx, &AsC})
      CHECK(errorsOf(Model, Version, *Arguments,
                     "#include <hip/hip_runtime.h>\n") ==
            std::vector<std::string>());
}

/// Code that stands only where \p Symbol is declared.
static std::string mention(const ApiSymbol &Symbol, size_t Number) {
  std::string Name = "m" + std::to_string(Number);
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return "using ::" + Symbol.Name + ";\n";
  case SymbolKind::Enumerator:
    return "auto " + Name + " = " + Symbol.Name + ";\n";
  case SymbolKind::Macro:
    return "#ifndef " + Symbol.Name + "\n#error " + Symbol.Name + "\n#endif\n";
  default:
    return "typedef " + Symbol.Name + " *" + Name + ";\n";
  }
}

static std::string mentionAll(const ApiModel &Model,
                              const llvm::VersionTuple &Version,
                              bool WithOffload) {
  std::string Code;
  size_t Number = 0;
  for (const ApiSymbol &Symbol : Model.Symbols) {
    bool NeedsOffload =
        Symbol.Kind == SymbolKind::Function &&
        llvm::all_of(Symbol.Signatures, [](const ApiSignature &S) {
          return S.NeedsCudaLanguage || !S.Host;
        });
    if (Symbol.Versions.contains(Version) && (WithOffload || !NeedsOffload))
      Code += mention(Symbol, Number++);
  }
  return Code;
}

static std::string includesOf(const ApiModel &Model) {
  std::set<std::string> Headers;
  for (const ApiSymbol &Symbol : Model.Symbols)
    Headers.insert(Symbol.Header);
  std::string Text;
  for (const std::string &Header : Headers)
    Text += "#if __has_include(<" + Header + ">)\n#include <" + Header +
            ">\n#endif\n";
  return Text;
}

TEST_CASE("every symbol of a model is declared by the headers made from it") {
  ApiModel Cuda = builtIn("cuda-runtime");
  for (const llvm::VersionTuple &Version : Cuda.Versions) {
    CHECK(errorsOf(Cuda, Version, AsCuda,
                   includesOf(Cuda) + mentionAll(Cuda, Version, true)) ==
          std::vector<std::string>());
    CHECK(errorsOf(Cuda, Version, AsCxx,
                   includesOf(Cuda) + mentionAll(Cuda, Version, false)) ==
          std::vector<std::string>());
  }
  ApiModel Hip = builtIn("hip-runtime");
  for (const llvm::VersionTuple &Version : Hip.Versions)
    CHECK(errorsOf(Hip, Version, AsCxx,
                   includesOf(Hip) + mentionAll(Hip, Version, false)) ==
          std::vector<std::string>());
}

TEST_CASE("every symbol of a library's model is declared by its headers") {
  ApiModel Cuda = builtIn("cuda-runtime");
  for (const char *Name : {"cuda-driver", "cublas", "cufft", "curand",
                           "cusparse", "cusolver", "nvrtc", "nccl", "cudnn"}) {
    ApiModel Library = builtIn(Name);
    INFO(Name);
    for (const auto *Arguments : {&AsCuda, &AsCxx})
      CHECK(errorsOf(Cuda, {}, *Arguments,
                     includesOf(Library) +
                         mentionAll(Library, {}, Arguments == &AsCuda),
                     &Library) == std::vector<std::string>());
    CHECK(errorsOf(Cuda, {}, AsC, includesOf(Library), &Library) ==
          std::vector<std::string>());
  }
}
