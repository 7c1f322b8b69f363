#include "Tree/Language.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using namespace reroute;

std::optional<Language> reroute::languageOf(llvm::StringRef Path) {
  return llvm::StringSwitch<std::optional<Language>>(
             llvm::sys::path::extension(Path))
      .Case(".c", Language::C)
      .Cases({".cc", ".cpp", ".cxx", ".c++", ".C"}, Language::Cxx)
      .Case(".cu", Language::Cuda)
      .Case(".cuh", Language::CudaHeader)
      .Cases({".h", ".hh", ".hpp", ".hxx", ".h++"}, Language::Header)
      // Pieces that other files include: templates' bodies, tables, inlines.
      .Cases({".icc", ".inc", ".inl", ".ipp", ".tcc", ".tpp"}, Language::Header)
      .Default(std::nullopt);
}
