#ifndef REROUTE_RULES_YAMLREADER_H
#define REROUTE_RULES_YAMLREADER_H

#include "Rules/YamlDocument.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/VersionTuple.h"
#include <optional>

namespace reroute {

/// A mapping node seen as a record with known keys. Every question reports
/// what is wrong with the answer and then gives an empty one, so that a reader
/// is a plain list of questions.
class YamlRecord {
public:
  /// Reports a node that is no mapping, unknown keys and duplicate keys.
  /// \p What names the record in messages, such as "a rule".
  YamlRecord(const YamlNode &Node, YamlErrors &Errors, llvm::StringRef What,
             llvm::ArrayRef<llvm::StringLiteral> KnownKeys);

  /// The value of \p Key, or null when the key is not there.
  const YamlNode *find(llvm::StringRef Key) const;
  bool has(llvm::StringRef Key) const { return find(Key); }

  /// Where \p Key's value is; where the record is when it is not there.
  uint32_t offset(llvm::StringRef Key) const;
  uint32_t offset() const { return Node.Offset; }

  std::string text(llvm::StringRef Key) const;
  bool flag(llvm::StringRef Key, bool Default) const;
  unsigned number(llvm::StringRef Key) const;
  llvm::VersionTuple version(llvm::StringRef Key) const;

  /// A list of words, or one word alone.
  std::vector<std::string> texts(llvm::StringRef Key) const;

  /// Calls \p Each with the items of a list, or with the value itself when it
  /// is no list.
  void forEach(llvm::StringRef Key,
               llvm::function_ref<void(const YamlNode &)> Each) const;

  /// The position of \p Key's value among \p Words; reports another word with
  /// the nearest of them. Empty when the key is not there or is wrong.
  std::optional<size_t> word(llvm::StringRef Key,
                             llvm::ArrayRef<llvm::StringLiteral> Words) const;

private:
  const YamlNode &Node;
  YamlErrors &Errors;
  std::string What;
};

/// The text of \p Node; reports one that is no word.
std::optional<std::string> readText(const YamlNode &Node, YamlErrors &Errors,
                                    llvm::StringRef What);

/// Reports every key of \p Node that stands there twice.
void reportDuplicateKeys(const YamlNode &Node, YamlErrors &Errors);

/// Reports a `schema:` that is missing or none that this program knows.
/// Returns whether reading on makes sense: the keys of a newer schema are
/// bound to look wrong.
bool checkSchema(const YamlNode &Root, YamlErrors &Errors);

/// " did you mean 'X'?" for the \p Known word nearest to \p Word; empty when
/// none is near.
std::string didYouMean(llvm::StringRef Word,
                       llvm::ArrayRef<llvm::StringLiteral> Known);

} // namespace reroute

#endif
