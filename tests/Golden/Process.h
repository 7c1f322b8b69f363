#ifndef REROUTE_TESTS_GOLDEN_PROCESS_H
#define REROUTE_TESTS_GOLDEN_PROCESS_H

#include <string>
#include <vector>

namespace reroute::golden {

/// A folder of its own, removed with everything in it when the value dies.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  const std::string &path() const { return Path; }

private:
  std::string Path;
};

/// What a finished program left. Exit is -1 when it could not be started and
/// -2 when it crashed or ran out of time; Error then says more.
struct Outcome {
  int Exit = -1;
  std::string Output;
  std::string Errors;
  std::string Error;
};

/// Runs \p Program (a path, or a name to look for) and waits.
Outcome runProgram(const std::string &Program,
                   const std::vector<std::string> &Arguments);

} // namespace reroute::golden

#endif
