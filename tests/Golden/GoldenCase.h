#ifndef REROUTE_TESTS_GOLDEN_GOLDENCASE_H
#define REROUTE_TESTS_GOLDEN_GOLDENCASE_H

#include <optional>
#include <string>
#include <vector>

namespace reroute::golden {

/// A folder of test_inputs/cases: a tree, the command to run on it, and what
/// must come of it. An expectation that is absent is not compared.
struct GoldenCase {
  std::string Name;
  std::string Folder;
  std::string About;   ///< What it guards, in one sentence.
  std::string Input;   ///< The tree's folder.
  std::string Command; ///< Arguments of reroute, as a shell splits them.
  std::optional<std::string> Diff;   ///< Standard output.
  std::optional<std::string> Report; ///< Standard error.
  std::optional<int> Exit;
  /// What is wrong with the folder itself: a file that no test reads, a
  /// missing part. Empty for a good case.
  std::vector<std::string> Faults;
};

/// The names of all cases under \p Inputs (test_inputs), sorted.
std::vector<std::string> listCases(const std::string &Inputs);

/// Reads the case \p Name under \p Inputs. Never fails: what is wrong is in
/// GoldenCase::Faults.
GoldenCase readCase(const std::string &Inputs, const std::string &Name);

/// The whole file, bytes unchanged; std::nullopt when it cannot be read.
std::optional<std::string> readBytes(const std::string &Path);

/// Writes the whole file. Returns false when it cannot.
bool writeBytes(const std::string &Path, const std::string &Bytes);

} // namespace reroute::golden

#endif
