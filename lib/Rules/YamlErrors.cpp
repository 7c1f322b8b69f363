#include "Rules/YamlDocument.h"
#include "Support/ToolError.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <tuple>

using namespace reroute;

/// A minified file is one line of megabytes: show the part around the place.
static constexpr size_t WidestLine = 160;

YamlErrors::YamlErrors(llvm::StringRef Text, llvm::StringRef BufferName,
                       ExitCode Code)
    : Text(Text), BufferName(BufferName.str()), Code(Code), Lines(Text) {}

void YamlErrors::add(uint32_t Offset, const llvm::Twine &Message,
                     const llvm::Twine &Note) {
  uint32_t Within = std::min<size_t>(Offset, Text.size());
  Found.push_back({Within, Message.str(), Note.str()});
}

/// Blanks as wide as \p Before on any terminal: tabs stay tabs, and a UTF-8
/// sequence takes one column.
static std::string indentLike(llvm::StringRef Before) {
  std::string Indent;
  for (unsigned char C : Before)
    if ((C & 0xC0) != 0x80)
      Indent += C == '\t' ? '\t' : ' ';
  return Indent;
}

std::string YamlErrors::show(const Mistake &One) const {
  LineColumn Place = Lines.position(One.Offset);
  llvm::StringRef Line = Lines.line(Place.Line);
  Line.consume_front("\xEF\xBB\xBF");
  size_t Column = std::min<size_t>(Place.Column - 1, Line.size());
  if (Line.size() > WidestLine) {
    size_t From = Column > WidestLine / 2 ? Column - WidestLine / 2 : 0;
    Line = Line.substr(From, WidestLine);
    Column -= From;
  }
  std::string Shown = BufferName + ":" + std::to_string(Place.Line) + ":" +
                      std::to_string(Place.Column) + ": error: " + One.Message +
                      "\n" + Line.str() + "\n" +
                      indentLike(Line.take_front(Column)) + "^";
  if (!One.Note.empty())
    Shown += "\n  note: " + One.Note;
  return Shown;
}

llvm::Error YamlErrors::take(size_t Most) {
  if (Found.empty())
    return llvm::Error::success();
  // By the message too, so that the order never depends on the reader's.
  llvm::sort(Found, [](const Mistake &A, const Mistake &B) {
    return std::tie(A.Offset, A.Message) < std::tie(B.Offset, B.Message);
  });
  std::string All;
  size_t Shown = std::min(Found.size(), Most);
  for (size_t I = 0; I < Shown; ++I)
    All += (I ? "\n" : "") + show(Found[I]);
  if (Found.size() > Shown)
    All += "\n" + BufferName + ": " + std::to_string(Found.size() - Shown) +
           " more errors are not shown";
  Found.clear();
  return makeError(Code, All);
}
