#ifndef REROUTE_RULES_RULEREADER_H
#define REROUTE_RULES_RULEREADER_H

#include "Rules/Rule.h"
#include "Rules/YamlReader.h"

namespace reroute {

/// The rules below a `symbols:` key of a pack or a project file, sorted by
/// symbol. Reports to \p Errors what is wrong; \p Symbols may be null.
std::vector<Rule> readRules(const YamlNode *Symbols, YamlErrors &Errors);

/// Adds to \p Rules those of a pack's `unsupported:` list, whose items give
/// many names one reason, and sorts. Reports names that have a rule already.
void readUnsupported(const YamlNode *List, YamlErrors &Errors,
                     std::vector<Rule> &Rules);

/// What `extends:` of a pack or a project file names.
std::vector<PackReference> readExtends(const YamlRecord &Root,
                                       YamlErrors &Errors);

/// A condition on versions: ">=6.0", "<6.0", or both as ">=5.7 <6.0". Empty
/// when \p Text is none.
std::optional<VersionSpan> parseVersionSpan(llvm::StringRef Text);

/// Whether \p Text can be a macro, function or type name.
bool isIdentifier(llvm::StringRef Text);

} // namespace reroute

#endif
