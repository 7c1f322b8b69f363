#include "Explain/ModelDiffText.h"
#include "Explain/SymbolText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

static constexpr unsigned NoLimit = 0; ///< One line for each signature.
static constexpr size_t Everything = std::numeric_limits<size_t>::max();

static std::vector<std::string> linesOf(const ApiSymbol &Symbol,
                                        const ApiModel &Model) {
  std::string Text = symbolText(Symbol, Model, NoLimit, Everything);
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).rtrim('\n').split(Lines, '\n');
  std::vector<std::string> Result(Lines.begin(), Lines.end());
  if (Symbol.Deprecated)
    Result.push_back("// deprecated");
  if (!Symbol.Header.empty())
    Result.push_back("// in <" + Symbol.Header + ">");
  return Result;
}

static void writeLines(char Sign, llvm::ArrayRef<std::string> Lines,
                       llvm::ArrayRef<std::string> Other, bool Color,
                       raw_ostream &OS) {
  for (const std::string &Line : Lines) {
    if (llvm::is_contained(Other, Line))
      continue;
    if (Color)
      OS.changeColor(Sign == '-' ? raw_ostream::RED : raw_ostream::GREEN);
    OS << "  " << Sign << ' ' << StringRef(Line).ltrim() << '\n';
    if (Color)
      OS.resetColor();
  }
}

/// Members that only moved leave no line of one side alone.
static void writeChange(const ModelDifference::Change &Change,
                        const ApiModel &Old, const ApiModel &New, bool Color,
                        raw_ostream &OS) {
  OS << "changed " << kindName(Change.New->Kind) << ' ' << Change.New->Name
     << '\n';
  std::vector<std::string> Before = linesOf(*Change.Old, Old);
  std::vector<std::string> After = linesOf(*Change.New, New);
  auto In = [](llvm::ArrayRef<std::string> Lines) {
    return
        [Lines](const std::string &L) { return llvm::is_contained(Lines, L); };
  };
  if (llvm::all_of(Before, In(After)) && llvm::all_of(After, In(Before))) {
    OS << (Before == After ? "    something that a declaration does not show\n"
                           : "    the same members in another order\n");
    return;
  }
  writeLines('-', Before, After, Color, OS);
  writeLines('+', After, Before, Color, OS);
}

void reroute::writeModelDiff(const ModelDifference &Difference,
                             const ApiModel &Old, const ApiModel &New,
                             bool Color, raw_ostream &OS) {
  OS << Difference.Removed.size() << " removed, " << Difference.Added.size()
     << " added, " << Difference.Changed.size() << " changed\n";
  for (const ApiSymbol *Symbol : Difference.Removed)
    OS << "removed " << kindName(Symbol->Kind) << ' ' << Symbol->Name << '\n';
  for (const ApiSymbol *Symbol : Difference.Added)
    OS << "added " << kindName(Symbol->Kind) << ' ' << Symbol->Name << '\n';
  for (const ModelDifference::Change &Change : Difference.Changed)
    writeChange(Change, Old, New, Color, OS);
}
