#include "Explain/ExplainLine.h"
#include "Plan/ReasonText.h"
#include "Resolve/Toolchain.h"
#include "Support/LineIndex.h"
#include "Support/ToolError.h"
#include "Support/WordWrap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

std::optional<SourceLine> reroute::parseSourceLine(StringRef Text) {
  unsigned Number = 0;
  auto [Path, Last] = Text.rsplit(':');
  if (Path.empty() || Last.getAsInteger(10, Number))
    return std::nullopt;
  unsigned Line = 0;
  auto [Shorter, Middle] = Path.rsplit(':');
  if (!Shorter.empty() && !Middle.getAsInteger(10, Line))
    return SourceLine{Shorter.str(), Line};
  return SourceLine{Path.str(), Number};
}

namespace {

/// Writes what is known about one line, item by item.
class LineExplainer {
public:
  LineExplainer(const RunResult &Run, uint32_t File, unsigned Line,
                const LineIndex &Lines, const ExplainOptions &Options,
                llvm::raw_ostream &OS)
      : Run(Run), File(File), Scan(Run.Files[File]),
        Plan(Run.ThePlan.Files[File]), Line(Line), Lines(Lines),
        Options(Options), OS(OS) {
    OS.enable_colors(Options.Color);
  }

  /// Whether there was anything to say.
  bool run();

private:
  void explainInclude(const IncludeDirective &Include, Outcome Result);
  void explainUse(const Use &U, const ClassifiedUse &C, Outcome Result);
  void explainFindings(uint32_t Offset);
  void begin(uint32_t Offset, const llvm::Twine &What);
  void field(StringRef Name, const llvm::Twine &Text);
  std::string meaningOf(const Use &U, const ClassifiedUse &C) const;
  std::string outcomeText(Outcome Result, uint32_t Begin, uint32_t End) const;
  bool isOnLine(uint32_t Offset) const {
    return Lines.position(Offset).Line == Line;
  }

  const RunResult &Run;
  uint32_t File;
  const FileScan &Scan;
  const FilePlan &Plan;
  unsigned Line;
  const LineIndex &Lines;
  const ExplainOptions &Options;
  llvm::raw_ostream &OS;
  bool Any = false;
  std::vector<uint32_t> Explained; ///< Offsets whose findings are written.
};

} // namespace

void LineExplainer::begin(uint32_t Offset, const llvm::Twine &What) {
  if (Any)
    OS << '\n';
  Any = true;
  OS << Scan.Path << ':' << Line << ':' << Lines.position(Offset).Column
     << ": ";
  OS.changeColor(llvm::raw_ostream::SAVEDCOLOR, true) << What;
  OS.resetColor() << '\n';
}

void LineExplainer::field(StringRef Name, const llvm::Twine &Text) {
  constexpr unsigned Column = 11;
  OS << "  " << Name;
  OS.indent(Column - 2 - Name.size());
  writeWrapped(OS, Text.str(), Column, Column, Options.Width);
}

/// A place in a header that reroute made means nothing to people.
static std::string placeText(StringRef DeclaredAt) {
  return Toolchain::isEmbedded(DeclaredAt) ? "in the API model"
                                           : "at " + DeclaredAt.str();
}

std::string LineExplainer::meaningOf(const Use &U,
                                     const ClassifiedUse &C) const {
  std::string ByUnit = C.Unit.empty() ? "" : "; " + C.Unit + " says so";
  switch (C.Is) {
  case Resolution::Api:
    return "the surface's" +
           (C.DeclaredAt.empty() ? ""
                                 : ", declared " + placeText(C.DeclaredAt)) +
           ByUnit +
           (!C.OwnOnHip ? ""
                        : "; in the build for HIP the tree's own" +
                              (C.OwnOnHip->empty()
                                   ? ""
                                   : ", declared " + placeText(*C.OwnOnHip)));
  case Resolution::Foreign:
    return "not the surface's: " + reasonText(C) + ByUnit;
  case Resolution::Ambiguous:
    return "not certain: " + reasonText(C);
  case Resolution::Inactive:
  case Resolution::Unresolved:
    return "the surface's, by its spelling alone: " + reasonText(C);
  }
  llvm_unreachable("every resolution returns");
}

std::string LineExplainer::outcomeText(Outcome Result, uint32_t Begin,
                                       uint32_t End) const {
  switch (Result) {
  case Outcome::Routed:
  case Outcome::Renamed: {
    std::string Word = Result == Outcome::Routed ? "routed" : "renamed";
    for (const Edit &E : Plan.Edits)
      if (E.Offset >= Begin && E.end() <= End && E.Length > 0 &&
          !E.Text.empty() && !StringRef(E.Text).contains('\n'))
        return Word + " to " + E.Text;
    return Word;
  }
  case Outcome::Kept:
    return "kept as it is";
  case Outcome::NotOurs:
    return "not ours: stays as it is";
  case Outcome::Reported:
    return "reported: stays as it is";
  case Outcome::Suppressed:
    return "suppressed: a comment or the project's ignore list opts it out";
  }
  llvm_unreachable("every outcome returns");
}

void LineExplainer::explainFindings(uint32_t Offset) {
  Explained.push_back(Offset);
  for (const Finding &F : Plan.Findings)
    if (F.Offset == Offset)
      field("finding", classOf(F.Kind).Code + " " + classOf(F.Kind).Title +
                           (F.Message.empty() ? "" : ": " + F.Message));
}

void LineExplainer::explainInclude(const IncludeDirective &Include,
                                   Outcome Result) {
  begin(Include.HashOffset, "#include " + Include.Spelling);
  if (Include.Computed)
    field("meaning", "a macro names the header");
  else if (const SurfaceHeader *Header = Run.Rules->header(Include.name()))
    field("meaning", Header->Other.empty() ? "a header of the surface"
                                           : "a header of " + Header->Other +
                                                 ", which no pack routes");
  else
    field("meaning", "one of the headers in route: also of the project file");
  uint32_t End = Include.SpellingOffset + Include.Spelling.size();
  field("outcome", outcomeText(Result, Include.HashOffset, End));
  explainFindings(Include.HashOffset);
}

void LineExplainer::explainUse(const Use &U, const ClassifiedUse &C,
                               Outcome Result) {
  const ApiSymbol *Symbol = Run.Rules->symbol(U.Name);
  begin(U.Offset, U.Name + (Symbol ? " (" + kindName(Symbol->Kind) + ")" : ""));
  field("meaning", meaningOf(U, C));
  if (C.Map) {
    std::string To = C.Map->Call ? C.Map->Call->text() : C.Map->Hip;
    std::string Why = C.Map->Why.empty() ? "" : "; " + C.Map->Why;
    field("rule",
          gradeName(C.Map->TheGrade) + (To.empty() ? "" : ": " + To) + Why);
  }
  field("outcome",
        outcomeText(Result, U.Offset - U.KeywordLength, U.Offset + U.Length));
  explainFindings(U.Offset);
}

bool LineExplainer::run() {
  for (auto [Include, Result] : llvm::zip_equal(Scan.Includes, Plan.Includes))
    if (Result && isOnLine(Include.HashOffset))
      explainInclude(Include, *Result);
  for (unsigned I = 0; I < Scan.Uses.size(); ++I)
    if (isOnLine(Scan.Uses[I].Offset))
      explainUse(Scan.Uses[I], Run.Classified[File].Uses[I], Plan.Uses[I]);
  for (const Finding &F : Plan.Findings)
    if (isOnLine(F.Offset) && !llvm::is_contained(Explained, F.Offset)) {
      begin(F.Offset, F.Subject);
      explainFindings(F.Offset);
    }
  return Any;
}

/// \p Where.Path relative to the tree's root.
static llvm::Expected<std::string> relativePath(const RunResult &Run,
                                                const SourceLine &Where) {
  llvm::SmallString<256> Full(Where.Path);
  if (!path::is_absolute(Full)) {
    Full = Run.Root;
    path::append(Full, Where.Path);
  }
  llvm::SmallString<256> Real;
  if (!llvm::sys::fs::is_regular_file(Full) ||
      llvm::sys::fs::real_path(Full, Real))
    return makeError(ExitCode::Usage,
                     Where.Path + ": error: no such file in " + Run.Root +
                         "; name it relative to the tree's root");
  StringRef Rest = Real;
  if (!Rest.consume_front(Run.Root) || !Rest.consume_front("/"))
    return makeError(ExitCode::Usage, Where.Path +
                                          ": error: not a file of the tree " +
                                          Run.Root);
  return Rest.str();
}

static std::string reasonForNothing(const RunResult &Run, StringRef Path) {
  auto Filter = PathFilter::create({Run.Project.Include, Run.Project.Exclude});
  if (!Filter)
    return llvm::toString(Filter.takeError());
  if (!Filter->accepts(Path))
    return "the project file excludes this file";
  for (const FileProblem &Problem : Run.Problems)
    if (Problem.Path == Path && Problem.Line == 0)
      return Problem.Message;
  return "nothing on this line is spelled like a name or a header of the "
         "surface";
}

llvm::Error reroute::explainLine(const RunResult &Run, const SourceLine &Where,
                                 const ExplainOptions &Options,
                                 llvm::raw_ostream &OS) {
  llvm::Expected<std::string> Path = relativePath(Run, Where);
  if (!Path)
    return Path.takeError();
  auto Buffer = llvm::MemoryBuffer::getFile(Run.Root + "/" + *Path);
  if (!Buffer)
    return makeError(ExitCode::Usage, *Path + ": error: cannot be read: " +
                                          Buffer.getError().message());
  StringRef Text = (*Buffer)->getBuffer();
  LineIndex Lines(Text);
  // What follows the last line end is no line.
  bool Ended = Text.ends_with("\n") || Text.ends_with("\r");
  unsigned Count = Lines.lineCount() - (Ended ? 1 : 0);
  std::string Place = *Path + ":" + std::to_string(Where.Line);
  if (Where.Line == 0 || Where.Line > Count)
    return makeError(ExitCode::Usage,
                     Place + ": error: no such line; the file has " +
                         std::to_string(Count));
  auto Scan = llvm::find_if(
      Run.Files, [&](const FileScan &Each) { return Each.Path == *Path; });
  if (Scan != Run.Files.end() && LineExplainer(Run, Scan - Run.Files.begin(),
                                               Where.Line, Lines, Options, OS)
                                     .run())
    return llvm::Error::success();
  return makeError(ExitCode::Findings,
                   Place + ": " + reasonForNothing(Run, *Path));
}
