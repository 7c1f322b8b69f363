#include "Plan/Suppressions.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

bool Suppressions::Range::speaksAbout(std::optional<FindingKind> Kind) const {
  return Codes.empty() || (Kind && llvm::is_contained(Codes, *Kind));
}

Suppressions::Suppressions(uint32_t File, const FileScan &Scan,
                           ProjectIgnores &Project)
    : File(File), Project(Project), Entries(Project.entriesFor(Scan.Path)) {
  if (Scan.Suppressions.empty())
    return;
  Lines.emplace(Scan.text());
  for (const SuppressionComment &Comment : Scan.Suppressions)
    read(Comment);
  // To the end of the file would hide whatever somebody adds there later.
  for (const Range &Begun : Open)
    complain(*Begun.Comment,
             "no reroute-ignore-end follows, so nothing is ignored; write one");
  for (uint32_t I = 0; I < Ranges.size(); ++I)
    if (Ranges[I].Begin < Ranges[I].End)
      ByPlace.insert(Ranges[I].Begin, Ranges[I].End - 1, I);
  if (llvm::any_of(Ranges, [](const Range &R) { return R.Begin < R.End; }))
    ByPlace.create();
}

void Suppressions::forMatching(
    std::optional<FindingKind> Kind, uint32_t Offset,
    llvm::function_ref<void(uint32_t Range)> Do) const {
  if (ByPlace.empty())
    return;
  for (const auto *Interval : ByPlace.getContaining(Offset))
    if (Ranges[Interval->value()].speaksAbout(Kind))
      Do(Interval->value());
}

void Suppressions::complain(const SuppressionComment &Comment,
                            std::string Message) {
  Faults.push_back({FindingKind::BadSuppression, File, Comment.Offset,
                    Comment.End - Comment.Offset, Comment.Directive.str(),
                    std::move(Message)});
}

void Suppressions::read(const SuppressionComment &Comment) {
  Range Result{0, 0, &Comment, {}};
  std::string FirstFault;
  for (StringRef Code : Comment.Codes) {
    std::string Fault = faultOfIgnoredCode(Code);
    if (Fault.empty())
      Result.Codes.push_back(*kindOfCode(Code));
    else if (FirstFault.empty())
      FirstFault = std::move(Fault);
  }
  // One is enough: the others may all be words of a reason.
  if (!FirstFault.empty())
    complain(Comment, std::move(FirstFault));
  // Without its wrong codes it would ignore everything.
  bool Usable = Comment.Codes.empty() || !Result.Codes.empty();

  StringRef What = Comment.Directive;
  What.consume_front(SuppressionWord);
  uint32_t First = Lines->position(Comment.Offset).Line;
  uint32_t Last = Lines->position(Comment.End - 1).Line;
  if (What.empty()) {
    Result.Begin = Lines->lineStart(First);
    Result.End = Lines->lineStart(Last + 1);
  } else if (What == "-next-line") {
    Result.Begin = Lines->lineStart(Last + 1);
    Result.End = Lines->lineStart(Last + 2);
  } else if (What == "-begin") {
    Result.Begin = Comment.End;
    // Kept though it may be unusable: its end belongs to it.
    Open.push_back(std::move(Result));
    return;
  } else if (What == "-end") {
    if (Open.empty()) {
      complain(Comment, "no reroute-ignore-begin stands before it; remove it");
      return;
    }
    Range Begun = Open.pop_back_val();
    Begun.End = Comment.Offset;
    if (Begun.Comment->Codes.empty() || !Begun.Codes.empty())
      Ranges.push_back(std::move(Begun));
    return;
  } else {
    complain(Comment, "unknown; write reroute-ignore, "
                      "reroute-ignore-next-line, reroute-ignore-begin or "
                      "reroute-ignore-end");
    return;
  }
  if (Usable)
    Ranges.push_back(std::move(Result));
}

bool Suppressions::drops(std::optional<FindingKind> Kind, uint32_t Offset,
                         StringRef Symbol) {
  bool Dropped = false;
  forMatching(Kind, Offset,
              [&](uint32_t I) { Dropped = Ranges[I].HadEffect = true; });
  for (unsigned Entry : Entries)
    if (Project.matches(Entry, Kind, Symbol)) {
      Project.noteEffect(Entry);
      Dropped = true;
    }
  return Dropped;
}

bool Suppressions::mutes(uint32_t Offset, StringRef Symbol) const {
  bool Muted = false;
  forMatching(std::nullopt, Offset, [&](uint32_t) { Muted = true; });
  return Muted || llvm::any_of(Entries, [&](unsigned Entry) {
           return Project.matches(Entry, std::nullopt, Symbol);
         });
}

bool Suppressions::dropsFile() {
  bool Dropped = false;
  for (unsigned Entry : Entries)
    if (Project.matches(Entry, std::nullopt, "")) {
      Project.noteEffect(Entry);
      Dropped = true;
    }
  return Dropped;
}

std::vector<Finding> Suppressions::findings() const {
  std::vector<Finding> Found = Faults;
  for (const Range &Each : Ranges)
    if (!Each.HadEffect)
      Found.push_back({FindingKind::IdleSuppression, File, Each.Comment->Offset,
                       Each.Comment->End - Each.Comment->Offset,
                       Each.Comment->Directive.str(),
                       "nothing here is ignored by it; remove it"});
  return Found;
}
