#ifndef REROUTE_RESOLVE_READING_H
#define REROUTE_RESOLVE_READING_H

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reroute {

/// What a token means to the parser.
enum class Meaning {
  Api,       ///< A declaration or macro of the surface.
  Foreign,   ///< Something of the tree's own that is only spelled alike.
  Dependent, ///< Depends on a template parameter; nobody knows yet.
};

/// How a function is used. Mappings can depend on it.
struct UseShape {
  std::optional<unsigned> Arguments; ///< Explicit ones; unset when no call.
  /// Of the function's declaration; a template's are those of its pattern.
  std::vector<std::string> ParameterTypes;
  friend bool operator==(const UseShape &, const UseShape &) = default;
};

/// Where something stands.
struct Place {
  uint32_t File;   ///< Index into UnitReadings::Reached.
  uint32_t Offset; ///< In bytes.
  friend auto operator<=>(const Place &, const Place &) = default;
};

/// What one parse says about one use.
struct Reading {
  Place At;
  Meaning Is;
  UseShape Shape;
  /// "path:line" of the declaration or macro, where it is known.
  std::string DeclaredAt;
};

/// A range of a file that a parse skipped.
struct SkippedRange {
  uint32_t Begin;
  uint32_t End;
};

/// A file of the tree that a parse entered, as it was then.
struct ReachedFile {
  std::string Path;                  ///< Root-relative.
  uint64_t Hash;                     ///< FileScan::Hash of its text.
  std::vector<SkippedRange> Skipped; ///< By Begin; skipped on every entry.
};

/// Something that a parse found out and that is no meaning of a use. One more
/// kind needs a call of UseRecorder::recordFact, and whoever looks at it.
struct Fact {
  enum class Kind {
    /// The surface name Subject, which `##` makes: it is spelled nowhere. At is
    /// the macro expansion that makes it.
    PastedName,
    /// Code names the field Detail of the surface's struct Subject.
    Field,
    /// Values without names initialise Subject's fields in their order.
    Initializer,
  };
  Kind Is;
  Place At;
  std::string Subject;
  std::string Detail;
  friend auto operator<=>(const Fact &, const Fact &) = default;
};

/// Something that kept a parse from being complete.
struct UnitProblem {
  enum class Kind {
    MissingInclude,
    SyntaxError,
    BadCommand,
    Crash,
    TimeOut
  } Is;
  std::string Path; ///< Root-relative where it can be; else as Clang says it.
  unsigned Line = 0;
  unsigned Column = 0;
  std::string Message;
};

/// What one parse of one unit says. It names files by path and content, so it
/// means the same to any run that sees the same texts.
struct UnitReadings {
  std::vector<ReachedFile> Reached;  ///< By path.
  std::vector<Reading> Readings;     ///< By place; one for each.
  std::vector<Fact> Facts;           ///< Sorted; each once.
  std::vector<UnitProblem> Problems; ///< In the order they occurred.
};

} // namespace reroute

#endif
