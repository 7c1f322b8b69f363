#include "Support/CsvCell.h"

std::string reroute::csvCell(llvm::StringRef Text) {
  if (Text.find_first_of(",\"\r\n") == llvm::StringRef::npos)
    return Text.str();
  std::string Quoted = "\"";
  for (char C : Text)
    Quoted += C == '"' ? "\"\"" : std::string(1, C);
  return Quoted + "\"";
}
