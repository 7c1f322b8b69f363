#include "Formats/Utf16Places.h"
#include "llvm/Support/ConvertUTF.h"

using namespace reroute;
using llvm::StringRef;

uint32_t reroute::utf16Length(StringRef Bytes) {
  uint32_t Units = 0;
  const llvm::UTF8 *At = Bytes.bytes_begin();
  const llvm::UTF8 *End = Bytes.bytes_end();
  while (At != End) {
    unsigned Size = llvm::getNumBytesForUTF8(*At);
    bool IsCharacter = llvm::isLegalUTF8Sequence(At, End);
    // What takes four bytes lies beyond U+FFFF and takes a pair of surrogates.
    Units += IsCharacter && Size == 4 ? 2 : 1;
    At += IsCharacter ? Size : 1;
  }
  return Units;
}

LineColumn Utf16Places::position(uint32_t Offset) {
  LineColumn At = Lines.position(Offset);
  uint32_t From = Offset - (At.Column - 1);
  uint32_t Column = 1;
  if (At.Line == Last.Line && LastOffset <= Offset) {
    From = LastOffset;
    Column = Last.Column;
  }
  Last = {At.Line, Column + utf16Length(Text.slice(From, Offset))};
  LastOffset = Offset;
  return Last;
}
