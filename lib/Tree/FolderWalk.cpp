#include "Tree/FolderWalk.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
namespace fs = llvm::sys::fs;

/// \p Folder/\p Name, where an empty folder is the root.
static std::string join(llvm::StringRef Folder, llvm::StringRef Name) {
  return Folder.empty() ? Name.str() : (Folder + "/" + Name).str();
}

FolderListing reroute::walkFolder(llvm::StringRef Root,
                                  const FolderVisitor &Visitor) {
  FolderListing Listing;
  std::vector<std::string> Waiting{""};
  while (!Waiting.empty()) {
    std::string Folder = std::move(Waiting.back());
    Waiting.pop_back();
    std::error_code EC;
    fs::directory_iterator It(join(Root, Folder), EC,
                              /*follow_symlinks=*/false);
    for (; !EC && It != fs::directory_iterator(); It.increment(EC)) {
      llvm::StringRef Name = llvm::sys::path::filename(It->path());
      std::string Path = join(Folder, Name);
      // Some file systems do not tell the type together with the name.
      fs::file_type Type = It->type();
      if (Type == fs::file_type::type_unknown)
        Type = fs::get_file_type(It->path(), /*Follow=*/false);
      if (Type == fs::file_type::regular_file && Visitor.takes(Path))
        Listing.Files.push_back(std::move(Path));
      else if (Type == fs::file_type::directory_file && Name != ".git" &&
               Visitor.enters(Path))
        Waiting.push_back(std::move(Path));
    }
    if (EC)
      Listing.Problems.push_back(
          {std::move(Folder), "cannot read this folder: " + EC.message() +
                                  "; make it readable or exclude it"});
  }
  return Listing;
}
