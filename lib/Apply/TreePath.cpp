#include "Apply/TreePath.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace reroute;
namespace fs = llvm::sys::fs;

static bool isForbidden(llvm::StringRef Part) {
  return Part.empty() || Part == "." || Part == ".." ||
         Part.equals_insensitive(".git") || Part.contains('\0');
}

llvm::Expected<std::string> reroute::pathInTree(llvm::StringRef Root,
                                                llvm::StringRef Path) {
  std::string Absolute = Root.str();
  for (llvm::StringRef Part : llvm::split(Path, '/')) {
    if (isForbidden(Part))
      return makeError(ExitCode::Usage,
                       Path +
                           ": not written: this is no path of a file inside "
                           "the tree; use one without '..', relative to " +
                           Root);
    Absolute += "/" + Part.str();
    if (fs::get_file_type(Absolute, /*Follow=*/false) ==
        fs::file_type::symlink_file)
      return makeError(ExitCode::Usage,
                       Path + ": not written: " + Absolute +
                           " is a symbolic link; name the file it points to");
  }
  return Absolute;
}
