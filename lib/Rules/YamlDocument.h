#ifndef REROUTE_RULES_YAMLDOCUMENT_H
#define REROUTE_RULES_YAMLDOCUMENT_H

#include "Support/ExitCode.h"
#include "Support/LineIndex.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace reroute {

struct YamlEntry;

/// One node of a YAML document, read in full so that readers may look at keys
/// in any order and report every mistake of a file at once.
struct YamlNode {
  enum class Kind { Null, Scalar, Sequence, Mapping };

  Kind TheKind = Kind::Null;
  uint32_t Offset = 0; ///< Of its first byte in the text.
  std::string Value;   ///< Scalars: unescaped.
  std::vector<YamlNode> Items;
  std::vector<YamlEntry> Entries; ///< In file order, duplicates kept.
};

/// A key with its value. Keys are scalars.
struct YamlEntry {
  YamlNode Key;
  YamlNode Value;
};

/// The mistakes of one YAML file, each shown as `file:line:column: error: …`,
/// the line and a caret below the place.
class YamlErrors {
public:
  /// Keeps \p Text by reference. \p Code is what the errors lead to.
  YamlErrors(llvm::StringRef Text, llvm::StringRef BufferName, ExitCode Code);

  /// \p Note, when not empty, follows the caret on a line of its own.
  void add(uint32_t Offset, const llvm::Twine &Message,
           const llvm::Twine &Note = "");

  bool empty() const { return Found.empty(); }
  unsigned line(uint32_t Offset) const { return Lines.position(Offset).Line; }
  llvm::StringRef bufferName() const { return BufferName; }

  size_t size() const { return Found.size(); }

  /// All of them in file order as one error (the first \p Most in full), or
  /// success when there are none. More than twenty are no help to somebody who
  /// mends a file by hand.
  llvm::Error take(size_t Most = 20);

private:
  struct Mistake {
    uint32_t Offset;
    std::string Message;
    std::string Note;
  };
  std::string show(const Mistake &One) const;

  llvm::StringRef Text;
  std::string BufferName;
  ExitCode Code;
  LineIndex Lines;
  std::vector<Mistake> Found;
};

/// Reads the one document of a file. Returns a Null node after reporting to
/// \p Errors what is wrong: no UTF-8, no YAML, an empty or a huge file, more
/// than one document, an anchor or an alias.
YamlNode parseYaml(llvm::StringRef Text, YamlErrors &Errors);

} // namespace reroute

#endif
