#ifndef REROUTE_PLAN_CALLREWRITER_H
#define REROUTE_PLAN_CALLREWRITER_H

#include "Plan/Edit.h"
#include "Rules/Rule.h"
#include "Scan/CallArguments.h"

namespace reroute {

/// Collects the replacements inside one file's code: of single names, and of
/// whole calls, whose arguments can hold further ones.
class CallRewriter {
public:
  explicit CallRewriter(llvm::StringRef Text) : Text(Text) {}

  /// Replaces the bytes [\p Begin, \p End) by \p Name.
  void rename(uint32_t Begin, uint32_t End, std::string Name);

  /// Replaces the call of the name at [\p Begin, \p End) by \p Template.
  void replaceCall(uint32_t Begin, uint32_t End, SpelledCall Call,
                   const CallTemplate &Template);

  /// All edits, sorted and disjoint. Where a template takes every argument in
  /// its order, only what lies between them is edited, so that their layout
  /// and comments stay.
  std::vector<Edit> take();

private:
  struct Node {
    uint32_t Begin;
    uint32_t End;
    std::string Text; ///< A plain replacement.
    const CallTemplate *Template = nullptr;
    SpelledCall Call;
    uint32_t Cause; ///< Edit::Cause.
  };

  void replace(uint32_t Begin, uint32_t End, std::string With, uint32_t Cause);

  // Of sorted nodes:
  std::string render(uint32_t Begin, uint32_t End) const;
  std::string instantiate(const Node &N) const;

  llvm::StringRef Text;
  std::vector<Node> Nodes;
};

} // namespace reroute

#endif
