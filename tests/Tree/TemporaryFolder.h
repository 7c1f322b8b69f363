#ifndef REROUTE_TESTS_TREE_TEMPORARYFOLDER_H
#define REROUTE_TESTS_TREE_TEMPORARYFOLDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace reroute::test {

/// A fresh folder outside any git checkout; it is gone when the test ends.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;

  /// Absolute, links resolved.
  const std::string &path() const { return Path; }
  std::string path(llvm::StringRef Relative) const {
    return Path + "/" + Relative.str();
  }

  /// Writes a file, with its folders; the absolute path comes back.
  std::string write(llvm::StringRef Relative, llvm::StringRef Contents = "");
  std::string read(llvm::StringRef Relative) const;
  bool exists(llvm::StringRef Relative) const;
  void makeFolder(llvm::StringRef Relative);
  void link(llvm::StringRef Relative, llvm::StringRef Target);
  void setMode(llvm::StringRef Relative, unsigned Mode);
  unsigned mode(llvm::StringRef Relative) const;
  /// The names in a folder, sorted, hidden ones too.
  std::vector<std::string> names(llvm::StringRef Relative = ".") const;

private:
  std::string Path;
};

/// Runs git in \p Folder, away from the user's own configuration. Its standard
/// output comes back, std::nullopt when it fails.
std::optional<std::string> runGit(llvm::StringRef Folder,
                                  llvm::ArrayRef<llvm::StringRef> Arguments);

/// Whether there is a git to run.
bool hasGit();

/// While it lives this process may read only what its mode bits allow, even
/// when root started it. works() is false where that cannot be had.
class WithoutPrivileges {
public:
  WithoutPrivileges();
  ~WithoutPrivileges();
  WithoutPrivileges(const WithoutPrivileges &) = delete;
  WithoutPrivileges &operator=(const WithoutPrivileges &) = delete;
  bool works() const { return Works; }

private:
  bool Works = false;
  bool WasRoot = false;
};

} // namespace reroute::test

#endif
