#include "Scan/IncludeLines.h"

using namespace reroute;
using llvm::StringRef;

std::vector<IncludeLine> reroute::includeLines(StringRef Text) {
  std::vector<IncludeLine> Found;
  for (size_t Hash = Text.find_first_of("#%"); Hash != StringRef::npos;
       Hash = Text.find_first_of("#%", Hash + 1)) {
    StringRef Rest = Text.substr(Hash);
    // "%:" is a way to write "#".
    if (!Rest.consume_front("#") && !Rest.consume_front("%:"))
      continue;
    StringRef Before = Text.take_front(Hash).rtrim(" \t");
    if (!Before.empty() && Before.back() != '\n' && Before.back() != '\r' &&
        !Before.ends_with("*/") && !Before.ends_with("\xEF\xBB\xBF"))
      continue;
    Rest = Rest.ltrim(" \t");
    if (!Rest.consume_front("include") && !Rest.consume_front("import"))
      continue;
    Rest.consume_front("_next");
    Rest = Rest.ltrim(" \t");
    if (Rest.empty() || (Rest.front() != '<' && Rest.front() != '"'))
      continue;
    bool Angled = Rest.front() == '<';
    StringRef Name = Rest.drop_front();
    size_t End = Name.find_first_of(Angled ? ">\r\n" : "\"\r\n");
    if (End != StringRef::npos && Name[End] != '\n' && Name[End] != '\r')
      Found.push_back({Name.take_front(End), Angled});
  }
  return Found;
}
