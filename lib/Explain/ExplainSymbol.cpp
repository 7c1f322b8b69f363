#include "Explain/ExplainSymbol.h"
#include "Explain/SymbolText.h"
#include "Support/WordWrap.h"
#include "Support/Words.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// Which of a pack's two models.
enum class Side { Cuda, Hip };

class Explanation {
public:
  Explanation(StringRef Name, const RuleTable &Rules,
              const ExplainOptions &Options, raw_ostream &OS)
      : Name(Name), Rules(Rules), Width(std::max(Options.Width, 40U)), OS(OS) {
    OS.enable_colors(Options.Color);
  }

  bool write();

private:
  void writeUnknown();
  void writeHeader(const SurfaceHeader &Header);
  void writeOther(const Surface &Other);
  void writeApi(Side Which, StringRef Symbol);
  void writeMappings();
  void writeMapping(const Mapping &One, bool Alone, bool WithReasons);
  void writeCounterparts();
  void writeFooter();
  void writeExamples(const Rule &Written);
  void writeItem(StringRef Label, StringRef Text, unsigned Indent);
  const ApiModel *modelOf(Side Which, StringRef Symbol) const;
  std::vector<std::string> servedBy() const;
  raw_ostream &bold(StringRef Text) {
    OS.changeColor(raw_ostream::SAVEDCOLOR, true) << Text;
    return OS.resetColor();
  }

  StringRef Name;
  const RuleTable &Rules;
  unsigned Width;
  raw_ostream &OS;
};

} // namespace

static constexpr unsigned LabelWidth = 12;
static constexpr unsigned MostNear = 5;
static constexpr size_t MostExamples = 4;
/// Fields or enumerators that are shown; nobody reads a hundred of them.
static constexpr size_t MostMembers = 12;

static StringRef apiName(Side Which) {
  return Which == Side::Cuda ? "CUDA" : "HIP";
}

static std::string listed(llvm::ArrayRef<llvm::VersionTuple> Versions) {
  std::vector<std::string> Items;
  for (const llvm::VersionTuple &Version : Versions)
    Items.push_back(Version.getAsString());
  return listed(llvm::ArrayRef<std::string>(Items));
}

static raw_ostream::Colors colorOf(Grade TheGrade) {
  switch (TheGrade) {
  case Grade::Exact:
    return raw_ostream::GREEN;
  case Grade::Degraded:
    return raw_ostream::YELLOW;
  case Grade::Unsupported:
  case Grade::Unmapped:
    return raw_ostream::RED;
  }
  llvm_unreachable("every grade returns");
}

/// What a use must look like for a mapping to count.
static std::string describe(const Condition &When) {
  std::vector<std::string> Parts;
  if (When.Arguments)
    Parts.push_back("a call with " + std::to_string(*When.Arguments) +
                    (*When.Arguments == 1 ? " argument" : " arguments"));
  for (const auto &[Place, Type] : When.ParameterTypes)
    Parts.push_back("parameter " + std::to_string(Place) + " is " + Type);
  return Parts.empty() ? "any other use" : llvm::join(Parts, ", where ");
}

/// What is written in place of the symbol.
static std::string target(const Mapping &One) {
  return One.Call ? One.Call->text() : One.Hip;
}

/// Neighbours with the same reasons share one text of them.
static bool sameReasons(const Mapping &A, const Mapping &B) {
  return A.TheGrade == B.TheGrade && A.Why == B.Why && A.Instead == B.Instead &&
         A.Source == B.Source;
}

void Explanation::writeItem(StringRef Label, StringRef Text, unsigned Indent) {
  unsigned Column = Indent + LabelWidth;
  OS.indent(Indent) << Label;
  OS.indent(Label.size() < LabelWidth ? LabelWidth - Label.size() : 1);
  writeWrapped(OS, Text, std::max<unsigned>(Column, Indent + Label.size() + 1),
               Column, Width);
}

/// The first model of that side that ever had \p Symbol, or null.
const ApiModel *Explanation::modelOf(Side Which, StringRef Symbol) const {
  for (const Surface &Each : Rules.routedSurfaces()) {
    const ApiModel *Model = Which == Side::Cuda ? Each.Cuda : Each.Hip;
    if (!Model->find(Symbol).empty())
      return Model;
  }
  return nullptr;
}

void Explanation::writeApi(Side Which, StringRef Symbol) {
  const ApiModel *Model = modelOf(Which, Symbol);
  bold(Symbol) << '\n';
  if (!Model) {
    std::string Where =
        ("in no measured version of " + apiName(Which) + "; only rules name it")
            .str();
    OS.indent(2);
    writeWrapped(OS, Where, 2, 2, Width);
    return;
  }
  llvm::ArrayRef<ApiSymbol> Shapes = Model->find(Symbol);
  std::vector<llvm::VersionTuple> With, Without;
  for (const llvm::VersionTuple &Version : Model->Versions)
    (Model->find(Symbol, Version) ? With : Without).push_back(Version);
  const ApiSymbol &Newest = Shapes.back();
  std::string Facts = kindName(Newest.Kind).str();
  if (!Newest.Header.empty())
    Facts += " of <" + Newest.Header + ">";
  Facts += ", in " + apiName(Which).str() + " " + listed(With);
  if (!Without.empty())
    Facts += ", not in " + listed(Without);
  if (Newest.Deprecated)
    Facts += "; deprecated";
  OS.indent(2);
  writeWrapped(OS, Facts, 2, 2, Width);

  for (const ApiSymbol &Shape : llvm::reverse(Shapes)) {
    OS << '\n';
    if (Shapes.size() > 1) {
      std::vector<llvm::VersionTuple> Of;
      for (const llvm::VersionTuple &Version : Model->Versions)
        if (Shape.Versions.contains(Version))
          Of.push_back(Version);
      OS << "  " << apiName(Which) << ' ' << listed(Of) << ":\n";
    }
    llvm::SmallVector<StringRef> Lines;
    std::string Text = symbolText(Shape, *Model, Width - 4, MostMembers);
    StringRef(Text).rtrim('\n').split(Lines, '\n');
    for (StringRef Line : Lines)
      OS.indent(4) << Line << '\n';
  }
}

void Explanation::writeMapping(const Mapping &One, bool Alone,
                               bool WithReasons) {
  OS << "  ";
  OS.changeColor(colorOf(One.TheGrade), true) << gradeName(One.TheGrade);
  OS.resetColor();
  OS.indent(LabelWidth -
            std::min<size_t>(gradeName(One.TheGrade).size(), LabelWidth));
  std::string Text = Alone ? "" : describe(One.When);
  bool Serves = One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
  if (Serves)
    Text += (Text.empty() ? "" : ": ") + target(One);
  if (One.TheGrade == Grade::Unmapped && One.Why.empty())
    Text += std::string(Text.empty() ? "" : ": ") +
            "no rule says what stands for it; give it one below symbols: in "
            "reroute.yaml";
  bool WhyFirst = Text.empty();
  writeWrapped(OS, WhyFirst ? One.Why : Text, 2 + LabelWidth, 2 + LabelWidth,
               Width);
  if (!WithReasons)
    return;
  if (!One.Why.empty() && !WhyFirst)
    writeItem(One.TheGrade == Grade::Exact ? "  note" : "  why", One.Why, 2);
  if (!One.Instead.empty())
    writeItem("  instead", One.Instead, 2);
  if (!One.Source.empty())
    writeItem("  source", One.Source, 2);
}

void Explanation::writeMappings() {
  llvm::ArrayRef<Mapping> Mappings = Rules.mappings(Name);
  std::string Title = "on HIP";
  if (!Rules.hipVersions().empty())
    Title += " " + listed(Rules.hipVersions());
  OS << '\n';
  bold(Title);
  if (!Rules.cudaVersion().empty())
    OS << ", from CUDA " << Rules.cudaVersion().getAsString();
  OS << '\n';
  for (size_t I = 0; I < Mappings.size(); ++I)
    writeMapping(Mappings[I], /*Alone=*/Mappings.size() == 1,
                 /*WithReasons=*/I + 1 == Mappings.size() ||
                     !sameReasons(Mappings[I], Mappings[I + 1]));
}

/// HIP's own declarations of what the mappings name.
void Explanation::writeCounterparts() {
  llvm::SmallSetVector<StringRef, 4> Targets;
  for (const Mapping &One : Rules.mappings(Name))
    if (!One.Hip.empty() && modelOf(Side::Hip, One.Hip))
      Targets.insert(One.Hip);
  for (StringRef Target : Targets) {
    OS << '\n';
    writeApi(Side::Hip, Target);
  }
}

/// The tests of a rule are its best examples.
void Explanation::writeExamples(const Rule &Written) {
  StringRef Label = "example";
  for (const RuleTest &Test :
       llvm::ArrayRef(Written.Tests).take_front(MostExamples)) {
    writeItem(Label, Test.In, 0);
    writeItem("", "=> " + Test.Out, 0);
    Label = "";
  }
}

void Explanation::writeFooter() {
  OS << '\n';
  const Rule *Written = Rules.rule(Name);
  if (Written)
    writeExamples(*Written);
  if (std::string Neutral = Rules.neutralName(Name); Neutral != Name)
    writeItem("neutral", Neutral + " (names: neutral)", 0);
  writeItem("rule",
            Written ? Written->Origin.File + ":" +
                          std::to_string(Written->Origin.Line)
                    : "none written: derived by comparing the two APIs",
            0);
  if (std::vector<std::string> Near = Rules.nearNames(Name, MostNear);
      !Near.empty())
    writeItem("near names", llvm::join(Near, ", "), 0);
}

/// The symbols of CUDA that \p Name, one of HIP's, stands for.
std::vector<std::string> Explanation::servedBy() const {
  std::vector<std::string> Found;
  // Symbols without a counterpart have an empty one.
  if (Name.empty())
    return Found;
  for (std::string &Known : Rules.knownNames())
    if (llvm::any_of(Rules.mappings(Known),
                     [&](const Mapping &One) { return One.Hip == Name; }))
      Found.push_back(std::move(Known));
  return Found;
}

void Explanation::writeUnknown() {
  if (std::vector<std::string> Served = servedBy(); !Served.empty()) {
    bold(Name) << " is a name of HIP's.\n";
    writeItem("stands for", listed(Served), 0);
    return;
  }
  bold(Name.empty() ? "''" : Name) << " is no name that reroute knows.\n";
  if (Rules.isCandidate(Name))
    writeWrapped(OS,
                 "It is spelled like one of the surface, so uses of it are "
                 "reported as unmapped; a rule below symbols: in reroute.yaml "
                 "can say what stands for it.",
                 0, 0, Width);
  std::vector<std::string> Near = Rules.nearNames(Name, MostNear);
  if (Near.empty())
    return;
  OS << "Did you mean\n";
  for (const std::string &Each : Near) {
    OS.indent(2) << Each;
    if (const ApiSymbol *Symbol = Rules.symbol(Each))
      OS << " (" << kindName(Symbol->Kind) << ')';
    OS << '\n';
  }
}

void Explanation::writeHeader(const SurfaceHeader &Header) {
  bold(Header.Name) << '\n';
  OS.indent(2);
  StringRef What =
      !Header.Other.empty()
          ? "header of a surface that no pack routes yet; its includes are "
            "reported"
      : Header.Routed
          ? "header of the surface; its includes become includes of the compat "
            "header, or of HIP's in names: hip"
          : "header of the surface that the compat header does not stand for; "
            "its includes are reported, and become HIP's in names: hip";
  writeWrapped(OS, What, 2, 2, Width);
  OS << '\n';
  if (!Header.Other.empty())
    writeItem("surface", Header.Other, 0);
  writeItem("on HIP", Header.Hip.empty() ? "none" : "<" + Header.Hip + ">", 0);
}

void Explanation::writeOther(const Surface &Other) {
  bold(Name) << " is a name of the surface " << Other.Name
             << ", which no pack routes yet.\n";
  writeWrapped(OS,
               "Its uses are reported; a project that deals with them "
               "otherwise says leave_surfaces: [" +
                   Other.Name + "] in reroute.yaml.",
               0, 0, Width);
}

bool Explanation::write() {
  if (const SurfaceHeader *Header = Rules.header(Name)) {
    writeHeader(*Header);
    return true;
  }
  if (const Surface *Other = Rules.unroutedSurface(Name)) {
    writeOther(*Other);
    return true;
  }
  if (!Rules.isKnown(Name)) {
    writeUnknown();
    return false;
  }
  writeApi(Side::Cuda, Name);
  writeMappings();
  writeCounterparts();
  writeFooter();
  return true;
}

bool reroute::explainSymbol(StringRef Name, const RuleTable &Rules,
                            const ExplainOptions &Options, raw_ostream &OS) {
  return Explanation(Name, Rules, Options, OS).write();
}
