#ifndef REROUTE_RESOLVE_READING_H
#define REROUTE_RESOLVE_READING_H

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

/// What one parse says about one use.
struct Reading {
  uint32_t File; ///< Index into the scans.
  uint32_t Use;  ///< Index into that scan's uses.
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

/// A file that a parse entered.
struct ReachedFile {
  uint32_t File;                     ///< Index into the scans.
  std::vector<SkippedRange> Skipped; ///< By Begin; skipped on every entry.
};

/// A surface name that `##` makes: it is spelled nowhere.
struct PastedName {
  uint32_t File;
  uint32_t Offset; ///< Of the macro expansion that makes it.
  std::string Name;
};

/// Code that depends on the fields of a struct of the surface.
struct FieldUse {
  uint32_t File;
  uint32_t Offset;
  std::string Record;
  /// Empty: values without names, for the fields in their order.
  std::string Field;
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

/// What one parse of one unit says.
struct UnitReadings {
  std::vector<Reading> Readings;     ///< By file, then use; one for each.
  std::vector<ReachedFile> Reached;  ///< By file.
  std::vector<PastedName> Pasted;    ///< By file, then offset, then name.
  std::vector<FieldUse> Fields;      ///< By file, then offset; each once.
  std::vector<UnitProblem> Problems; ///< In the order they occurred.
};

} // namespace reroute

#endif
