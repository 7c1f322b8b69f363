#ifndef REROUTE_SCAN_FILESCAN_H
#define REROUTE_SCAN_FILESCAN_H

#include "Scan/SuppressionComments.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// Where in the source a spelled token stands.
enum class UseContext {
  Code,
  MacroBody,      ///< In the replacement list of a `#define`.
  MacroName,      ///< The name that `#define` or `#undef` names.
  MacroParameter, ///< In the parameter list of a `#define`.
  Condition,      ///< In `#if`, `#elif`, `#ifdef` and their kin.
  OtherDirective, ///< In `#pragma`, `#error`, `#line`, …
};

/// What stands before the token, which says much where no parser speaks.
enum class UseQualifier {
  None,
  Member, ///< `x.name` or `x->name`.
  Scoped, ///< `scope::name`. A leading `::name` is None.
};

/// One spelled token that may name a symbol of the surface.
struct Use {
  uint32_t Offset;      ///< In bytes from the start of the file.
  uint32_t Length;      ///< As spelled, line splices included.
  llvm::StringRef Name; ///< Line splices removed.
  UseContext Context;
  UseQualifier Qualifier;
  /// Length of `enum `, `struct `, `union ` or `class ` and the blanks that
  /// stand directly before the token; 0 when none does.
  uint32_t KeywordLength = 0;
};

/// A surface name inside a string literal, where no rewriting may happen.
struct StringMention {
  uint32_t Offset;
  llvm::StringRef Name;
};

/// One `#include`, `#include_next` or `#import`.
struct IncludeDirective {
  uint32_t HashOffset;      ///< Of the `#`.
  uint32_t SpellingOffset;  ///< Of the `<` or `"`, or of a computed operand.
  llvm::StringRef Spelling; ///< With its delimiters; a computed one as is.
  unsigned Branch; ///< Of the innermost conditional; 0 outside all of them.
  bool Computed;   ///< `#include MACRO`.

  bool isAngled() const { return Spelling.starts_with("<"); }
  /// The name between the delimiters; empty when computed.
  llvm::StringRef name() const {
    return Computed ? llvm::StringRef() : Spelling.drop_front().drop_back();
  }
};

/// A `__has_include` of some header.
struct HasInclude {
  uint32_t Offset;      ///< Of the `<` or `"`.
  llvm::StringRef Name; ///< Without delimiters.
};

/// One branch of a preprocessor conditional, from behind its directive's line
/// to the next one's `#`.
struct ConditionalBranch {
  uint32_t DirectiveOffset; ///< Of the `#` of `#if`, `#elif` or `#else`.
  uint32_t Begin;
  uint32_t End;
  /// `#if` opens a conditional; the others continue one.
  bool Opens;
  unsigned Parent;           ///< Index of the branch around it; 0 is the file.
  llvm::StringRef Directive; ///< "if", "ifdef", "ifndef", "elif", "else", ….
  llvm::StringRef Condition; ///< The directive's operand, trimmed.
};

/// A `##` in a macro body beside a token that could start a surface name.
struct TokenPaste {
  uint32_t Offset; ///< Of the token beside the `##`.
  llvm::StringRef Text;
};

/// Everything the lexer alone can say about one file. The offsets are those of
/// Text; the names point into it or into Cleaned.
struct FileScan {
  std::string Path; ///< Relative to the tree's root.
  std::shared_ptr<const llvm::MemoryBuffer> Text; ///< Null: no candidates.
  uint64_t Hash = 0; ///< xxh3 of Text; tells readings of another text apart.
  std::vector<Use> Uses;                        ///< By offset.
  std::vector<StringMention> Mentions;          ///< By offset.
  std::vector<IncludeDirective> Includes;       ///< By offset.
  std::vector<HasInclude> HasIncludes;          ///< By offset.
  std::vector<TokenPaste> Pastes;               ///< By offset.
  std::vector<SuppressionComment> Suppressions; ///< By offset.
  /// Branches[0] stands for the file; a whole-file include guard has none.
  std::vector<ConditionalBranch> Branches;
  bool LaunchesKernels = false; ///< Has `__global__` or `<<<`.
  /// How many candidates a second, simpler reading of the text counts: what the
  /// account of a run is checked against.
  size_t Candidates = 0;
  /// Includes a header that ScanQuery::IsSurfaceHeader knows.
  bool IncludesSurface = false;
  /// Owns the names that are spelled with line splices. A copy's names would
  /// point into the original's, so a scan is only moved.
  std::vector<std::unique_ptr<const std::string>> Cleaned;

  /// Whether a parser can say more about the file: it names the surface, or
  /// may build such names with `##`.
  bool isWorthParsing() const { return !Uses.empty() || !Pastes.empty(); }

  /// Whether the file has anything to do with the surface.
  bool holdsSomething() const {
    return !Uses.empty() || !Mentions.empty() || !HasIncludes.empty() ||
           !Pastes.empty() || !Suppressions.empty() || LaunchesKernels ||
           IncludesSurface;
  }

  llvm::StringRef text() const {
    return Text ? Text->getBuffer() : llvm::StringRef();
  }
};

/// The index in \p Files, which come sorted by path, of the file \p Path whose
/// text has \p Hash; nothing when there is none, or another text.
std::optional<uint32_t> findScan(llvm::ArrayRef<FileScan> Files,
                                 llvm::StringRef Path, uint64_t Hash);

/// The index of the use of \p File that starts at \p Offset.
std::optional<uint32_t> findUse(const FileScan &File, uint32_t Offset);

} // namespace reroute

#endif
