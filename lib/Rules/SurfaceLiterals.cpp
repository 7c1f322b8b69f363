#include "Rules/SurfaceLiterals.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <algorithm>

using namespace reroute;

/// Shorter ones that happen to be shared, such as "es.h", are in every file.
static constexpr size_t ShortestUseful = 8;

static bool holdsOne(llvm::StringRef Word,
                     llvm::ArrayRef<std::string> Literals) {
  return llvm::any_of(Literals, [&](const std::string &Literal) {
    return Word.contains(Literal);
  });
}

/// The substring that most of \p Words hold, the longest of equals; a word too
/// short to have a useful one stands for itself.
static std::string mostShared(llvm::ArrayRef<llvm::StringRef> Words) {
  llvm::StringMap<unsigned> Counts;
  for (llvm::StringRef Word : Words) {
    llvm::StringSet<> Own;
    if (Word.size() < ShortestUseful)
      return Word.str();
    for (size_t From = 0; From + ShortestUseful <= Word.size(); ++From)
      for (size_t Size = ShortestUseful; From + Size <= Word.size(); ++Size)
        Own.insert(Word.substr(From, Size));
    for (const auto &Each : Own)
      ++Counts[Each.getKey()];
  }
  llvm::StringRef Best;
  unsigned Most = 0;
  for (const auto &[Text, Count] : Counts) {
    llvm::StringRef Candidate = Text;
    bool Better = Count != Most ? Count > Most
                  : Candidate.size() != Best.size()
                      ? Candidate.size() > Best.size()
                      : Candidate < Best;
    if (Better) {
      Best = Candidate;
      Most = Count;
    }
  }
  return Best.str();
}

std::vector<std::string>
reroute::coverWithLiterals(llvm::ArrayRef<std::string> Words,
                           llvm::ArrayRef<std::string> Patterns) {
  std::vector<std::string> Literals;
  for (llvm::StringRef Pattern : Patterns)
    Literals.push_back(
        Pattern.take_front(Pattern.find_first_of("*?[{\\")).str());
  // Where one holds another, the shorter finds all that the longer does.
  llvm::sort(Literals, [](const std::string &A, const std::string &B) {
    return A.size() != B.size() ? A.size() < B.size() : A < B;
  });
  std::vector<std::string> Chosen;
  for (const std::string &Literal : Literals)
    if (!holdsOne(Literal, Chosen))
      Chosen.push_back(Literal);

  std::vector<llvm::StringRef> Left;
  for (const std::string &Word : Words)
    if (!holdsOne(Word, Chosen))
      Left.push_back(Word);
  while (!Left.empty()) {
    Chosen.push_back(mostShared(Left));
    llvm::erase_if(Left, [&](llvm::StringRef Word) {
      return Word.contains(Chosen.back());
    });
  }
  llvm::sort(Chosen);
  return Chosen;
}
