#ifndef REROUTE_RUN_FILEPROBLEM_H
#define REROUTE_RUN_FILEPROBLEM_H

#include <compare>
#include <string>

namespace reroute {

/// A file that could not be analysed as a whole, and why.
struct FileProblem {
  std::string Path;  ///< Root-relative.
  unsigned Line = 0; ///< 0: the file as a whole.
  unsigned Column = 0;
  std::string Message;

  friend bool operator==(const FileProblem &, const FileProblem &) = default;
  friend auto operator<=>(const FileProblem &, const FileProblem &) = default;
};

} // namespace reroute

#endif
