#include "Support/WordWrap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

void reroute::writeWrapped(llvm::raw_ostream &OS, llvm::StringRef Text,
                           unsigned Column, unsigned Indent, unsigned Width) {
  llvm::SmallVector<llvm::StringRef> Words;
  llvm::SplitString(Text, Words, " \t\n");
  bool First = true;
  for (llvm::StringRef Word : Words) {
    size_t Needed = Word.size() + (First ? 0 : 1);
    bool CanBreak = !First || Column > Indent;
    if (Column + Needed > Width && CanBreak) {
      OS << '\n';
      OS.indent(Indent);
      Column = Indent;
      First = true;
    }
    if (!First)
      OS << ' ';
    OS << Word;
    Column += Word.size() + (First ? 0 : 1);
    First = false;
  }
  OS << '\n';
}
