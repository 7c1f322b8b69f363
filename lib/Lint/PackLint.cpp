#include "Lint/PackLint.h"
#include "Lint/CallCheck.h"
#include "Lint/PackPlaces.h"
#include "Rules/RuleTable.h"
#include "Rules/SymbolComparison.h"
#include "Support/ToolError.h"
#include "Support/Words.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>
#include <map>
#include <set>

using namespace reroute;
using llvm::StringRef;
using llvm::VersionTuple;

namespace {

class Linter {
public:
  Linter(const RulePack &Pack, std::vector<RulePack> Below,
         const PackPlaces &Places, YamlErrors &Errors, const ApiModel &Cuda,
         const ApiModel &Hip,
         std::vector<std::shared_ptr<const ApiModel>> Models,
         LintCounts &Counts)
      : Pack(Pack), Below(std::move(Below)), Places(Places), Errors(Errors),
        Cuda(Cuda), Hip(Hip), Models(std::move(Models)), Counts(Counts) {}

  void run();

private:
  void checkSurface();
  void checkRule(const Rule &Each);
  void checkMapping(const Rule &Each, size_t Index);
  void checkTarget(const Rule &Each, size_t Index);
  void checkCondition(const Rule &Each, size_t Index);
  void checkTemplate(const Rule &Each, size_t Index);
  void checkFields(const Rule &Each, size_t Index);
  void checkExact(const Rule &Each, size_t Index);
  void checkShadowed(const Rule &Each, size_t Index);
  void checkRepeated(const Rule &Each);
  void checkUnsupported(const Rule &Each, size_t Index);
  void checkVersionPairs();
  void checkPair(const RuleTable &Table);
  std::vector<VersionTuple> versionsIn(const VersionSpan &Span,
                                       const ApiModel &Model) const;
  std::string derived(StringRef Name) const;
  std::shared_ptr<const RuleTable> table(RulePack Of, const VersionTuple &Cuda,
                                         const VersionTuple &Hip) const;

  const RulePack &Pack;
  std::vector<RulePack> Below;
  const PackPlaces &Places;
  YamlErrors &Errors;
  const ApiModel &Cuda;
  const ApiModel &Hip;
  std::vector<std::shared_ptr<const ApiModel>> Models;
  LintCounts &Counts;
  /// A broken call's place, message and hint, and the versions it is in.
  struct Break {
    uint32_t Offset;
    std::string Message, Call;
    friend auto operator<=>(const Break &, const Break &) = default;
  };
  std::map<Break, std::set<VersionTuple>> Breaks;
};

} // namespace

static std::string listed(llvm::ArrayRef<VersionTuple> Versions) {
  std::vector<std::string> Names;
  for (const VersionTuple &Each : Versions)
    Names.push_back(Each.getAsString());
  return listed(llvm::ArrayRef<std::string>(Names));
}

/// "did you mean 'X'?" for the name of \p Model nearest to \p Name, or "".
static std::string nearest(StringRef Name, const ApiModel &Model) {
  unsigned Best = std::max<size_t>(2, Name.size() / 4) + 1;
  StringRef Near;
  for (const ApiSymbol &Symbol : Model.Symbols) {
    unsigned Distance =
        Name.edit_distance(Symbol.Name, /*AllowReplacements=*/true, Best);
    if (Distance < Best) {
      Best = Distance;
      Near = Symbol.Name;
    }
  }
  return Near.empty() ? "" : ("did you mean '" + Near + "'?").str();
}

static bool hasTarget(const Mapping &One) {
  return One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
}

std::vector<VersionTuple> Linter::versionsIn(const VersionSpan &Span,
                                             const ApiModel &Model) const {
  std::vector<VersionTuple> Result;
  for (const VersionTuple &Each : Model.Versions)
    if (Span.contains(Each))
      Result.push_back(Each);
  return Result;
}

/// The name that derivation gives: the first that some HIP version has.
std::string Linter::derived(StringRef Name) const {
  std::vector<Derivation> All = Pack.Derive;
  for (const RulePack &Other : llvm::reverse(Below))
    llvm::append_range(All, Other.Derive);
  for (const Derivation &Each : All) {
    if (!Name.starts_with(Each.From))
      continue;
    std::string Target = Each.To + Name.drop_front(Each.From.size()).str();
    if (!Hip.find(Target).empty())
      return Target;
  }
  return "";
}

std::shared_ptr<const RuleTable>
Linter::table(RulePack Of, const VersionTuple &CudaVersion,
              const VersionTuple &HipVersion) const {
  ProjectFile Project;
  Project.CudaVersion = CudaVersion;
  Project.HipMinimum = Project.HipMaximum = HipVersion;
  std::vector<RulePack> Packs = Below;
  Packs.push_back(std::move(Of));
  // The models are those that the pack names.
  return std::make_shared<const RuleTable>(
      llvm::cantFail(RuleTable::build(Project, std::move(Packs), Models)));
}

//===-- The surface -------------------------------------------------------===//

void Linter::checkSurface() {
  for (size_t I = 0; I < Pack.NamePatterns.size(); ++I) {
    auto Pattern = llvm::GlobPattern::create(Pack.NamePatterns[I]);
    bool Fits = llvm::any_of(Cuda.Symbols, [&](const ApiSymbol &Symbol) {
      return Pattern && Pattern->match(Symbol.Name);
    });
    if (!Pattern)
      llvm::consumeError(Pattern.takeError());
    if (!Fits)
      Errors.add(Places.item("surface", "names", I), "no symbol of " +
                                                         llvm::Twine(Cuda.Api) +
                                                         " fits this pattern");
  }
  for (size_t I = 0; I < Pack.Derive.size(); ++I) {
    const Derivation &Each = Pack.Derive[I];
    bool Fits = llvm::any_of(Cuda.Symbols, [&](const ApiSymbol &Symbol) {
      StringRef Name = Symbol.Name;
      return Name.consume_front(Each.From) &&
             !Hip.find((Each.To + Name).str()).empty();
    });
    if (!Fits)
      Errors.add(Places.item("derive", "", I),
                 "this derivation finds no name of " + llvm::Twine(Hip.Api));
  }
}

//===-- One rule ----------------------------------------------------------===//

void Linter::checkTarget(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  if (One.Hip.empty())
    return;
  uint32_t Offset = Places.mapping(Each.Symbol, Index, "hip");
  if (Hip.find(One.Hip).empty()) {
    Errors.add(Offset,
               "no measured version of HIP has '" + llvm::Twine(One.Hip) + "'",
               nearest(One.Hip, Hip));
    return;
  }
  std::vector<VersionTuple> Without, With;
  for (const VersionTuple &Version : versionsIn(One.When.Hip, Hip))
    (Hip.find(One.Hip, Version) ? With : Without).push_back(Version);
  if (Without.empty())
    return;
  std::string Hint;
  if (!With.empty())
    Hint = With.front() > Without.back()
               ? "when: { hip: \">=" + With.front().getAsString() + "\" }"
               : "when: { hip: \"<" + Without.front().getAsString() + "\" }";
  Errors.add(Offset,
             "there is no '" + llvm::Twine(One.Hip) + "' in HIP " +
                 listed(Without) + ", for which this is, too",
             Hint);
}

void Linter::checkCondition(const Rule &Each, size_t Index) {
  const Condition &When = Each.Mappings[Index].When;
  uint32_t Offset = Places.mapping(Each.Symbol, Index, "when");
  if (versionsIn(When.Hip, Hip).empty())
    Errors.add(Offset, "no measured version of HIP fulfils this",
               "measured are " + listed(Hip.Versions));
  if (versionsIn(When.Cuda, Cuda).empty())
    Errors.add(Offset, "no measured version of CUDA fulfils this",
               "measured are " + listed(Cuda.Versions));
  if (When.fitsEveryShape())
    return;
  bool Fits = false;
  for (const ApiSymbol &Shape : Cuda.find(Each.Symbol))
    for (const ApiSignature &Signature : Shape.Signatures) {
      bool Takes = !When.Arguments || Signature.accepts(*When.Arguments);
      for (const auto &[Place, Type] : When.ParameterTypes)
        Takes &= Place <= Signature.Parameters.size() &&
                 normaliseType(Signature.Parameters[Place - 1].Type) ==
                     normaliseType(Type);
      Fits |= Takes;
    }
  if (!Fits)
    Errors.add(Offset, "no declaration of " + llvm::Twine(Each.Symbol) +
                           " in any measured version fulfils this");
}

void Linter::checkTemplate(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  if (!One.Call)
    return;
  uint32_t Offset = Places.mapping(Each.Symbol, Index, "call");
  std::string Text = One.Call->text();
  if (!One.Hip.empty() && !spellsWord(Text, One.Hip))
    Errors.add(Offset, "this does not call " + llvm::Twine(One.Hip));
  // Without a number of arguments it says that only calls have a counterpart.
  if (One.When.Arguments && Text == One.Hip + "($*)")
    Errors.add(Offset, "this passes the arguments as they are",
               "leave call: out; hip: alone says the same");
  size_t Most = 0;
  bool IsFunction = false;
  for (const ApiSymbol &Shape : Cuda.find(Each.Symbol)) {
    IsFunction |=
        Shape.Kind == SymbolKind::Function || !Shape.MacroParameters.empty();
    for (const ApiSignature &Signature : Shape.Signatures)
      Most = std::max(Most, Signature.Parameters.size());
  }
  if (One.When.Arguments)
    Most = *One.When.Arguments;
  if (!IsFunction)
    Errors.add(Offset,
               llvm::Twine(Each.Symbol) +
                   " is no function, so nothing calls it",
               "leave call: out");
  else if (One.Call->argumentCount() > Most)
    Errors.add(Offset, "this takes argument " +
                           llvm::Twine(One.Call->argumentCount()) +
                           ", and the calls it is for pass " +
                           llvm::Twine(Most) + " at most");
}

static bool hasField(llvm::ArrayRef<ApiField> Fields, StringRef Name) {
  return llvm::any_of(Fields, [&](const ApiField &Field) {
    return Field.Name == Name ||
           (Field.Name.empty() && hasField(Field.Fields, Name));
  });
}

/// Whether \p Type, a record or a typedef of one, has field \p Name.
static bool recordHasField(const ApiVersion &Api, StringRef Type,
                           StringRef Name) {
  constexpr unsigned LongestChain = 8;
  for (unsigned I = 0; I < LongestChain; ++I) {
    const ApiSymbol *Symbol = Api.resolve(Type);
    if (!Symbol)
      return false;
    if (Symbol->Kind != SymbolKind::Type)
      return hasField(Symbol->Fields, Name);
    Type = Symbol->Underlying;
    Type.consume_front("struct ");
  }
  return false;
}

void Linter::checkFields(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  for (const FieldName &Field : One.Fields) {
    uint32_t Offset = Places.mapping(Each.Symbol, Index, "fields");
    if (llvm::none_of(
            versionsIn(One.When.Cuda, Cuda), [&](const VersionTuple &Version) {
              return recordHasField({Cuda, Version}, Each.Symbol, Field.Cuda);
            }))
      Errors.add(Offset, llvm::Twine(Each.Symbol) + " has no field '" +
                             Field.Cuda + "'");
    for (const VersionTuple &Version : versionsIn(One.When.Hip, Hip))
      if (!recordHasField({Hip, Version}, One.Hip, Field.Hip))
        Errors.add(Offset, llvm::Twine(One.Hip) + " of HIP " +
                               Version.getAsString() + " has no field '" +
                               Field.Hip + "'");
  }
}

/// A written `grade: exact` is a claim that the models must bear out.
void Linter::checkExact(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  bool Claims = One.TheGrade == Grade::Exact && !One.Hip.empty() && !One.Call &&
                Places.hasKey(Each.Symbol, Index, "grade");
  if (!Claims)
    return;
  auto ToHip = [&](StringRef Name) {
    for (const Rule &Other : Pack.Rules)
      if (Other.Symbol == Name && !Other.Mappings.empty() &&
          !Other.Mappings.back().Hip.empty())
        return Other.Mappings.back().Hip;
    std::string Target = derived(Name);
    return Target.empty() ? Name.str() : Target;
  };
  for (const VersionTuple &CudaVersion : versionsIn(One.When.Cuda, Cuda))
    for (const VersionTuple &HipVersion : versionsIn(One.When.Hip, Hip)) {
      if (!Cuda.find(Each.Symbol, CudaVersion) ||
          !Hip.find(One.Hip, HipVersion))
        continue;
      Mapping Facts =
          SymbolComparison({Cuda, CudaVersion}, {Hip, HipVersion}, ToHip)
              .compare(Each.Symbol, One.Hip)
              .back();
      if (Facts.TheGrade == Grade::Exact)
        continue;
      Errors.add(Places.mapping(Each.Symbol, Index, "grade"),
                 "graded exact, but with HIP " + HipVersion.getAsString() +
                     " " + Facts.Why,
                 "grade it degraded and say the difference in why:");
      return;
    }
}

/// Whether whatever fulfils \p Inner fulfils \p Outer.
static bool isWithin(const Condition &Inner, const Condition &Outer) {
  auto SpanWithin = [](const VersionSpan &In, const VersionSpan &Out) {
    bool Begins =
        Out.Since.empty() || (!In.Since.empty() && In.Since >= Out.Since);
    bool Ends =
        Out.Until.empty() || (!In.Until.empty() && In.Until <= Out.Until);
    return Begins && Ends;
  };
  if (Outer.Arguments && Outer.Arguments != Inner.Arguments)
    return false;
  return llvm::all_of(Outer.ParameterTypes,
                      [&](const auto &Wanted) {
                        return llvm::is_contained(Inner.ParameterTypes, Wanted);
                      }) &&
         SpanWithin(Inner.Cuda, Outer.Cuda) && SpanWithin(Inner.Hip, Outer.Hip);
}

void Linter::checkShadowed(const Rule &Each, size_t Index) {
  for (size_t I = 0; I < Index; ++I)
    if (isWithin(Each.Mappings[Index].When, Each.Mappings[I].When)) {
      Errors.add(Places.mapping(Each.Symbol, Index, "when"),
                 "no use can reach this: what stands before it takes them all");
      return;
    }
}

void Linter::checkRepeated(const Rule &Each) {
  if (Each.Mappings.size() != 1 || !Each.Neutral.empty())
    return;
  const Mapping &One = Each.Mappings.front();
  bool OnlyNames = One.TheGrade == Grade::Exact && !One.Call &&
                   One.Why.empty() && One.Fields.empty() &&
                   One.When.fitsEveryShape();
  if (OnlyNames && (One.Hip.empty() || One.Hip == derived(Each.Symbol)))
    Errors.add(Places.symbol(Each.Symbol),
               "this rule says what derivation gives without it",
               "leave it out");
}

/// Tables that lag behind the headers call things unsupported that exist.
void Linter::checkUnsupported(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  if (One.TheGrade != Grade::Unsupported || !One.When.fitsEveryShape())
    return;
  std::string Target = derived(Each.Symbol);
  if (Target.empty())
    return;
  for (const VersionTuple &Version : versionsIn(One.When.Hip, Hip)) {
    if (!Hip.find(Target, Version))
      continue;
    RulePack Bare = Pack;
    llvm::erase_if(Bare.Rules, [&](const Rule &Other) {
      return Other.Symbol == Each.Symbol;
    });
    auto Table = table(std::move(Bare), Cuda.Versions.back(), Version);
    if (!hasTarget(Table->lookup(Each.Symbol, {})))
      continue;
    Errors.add(Places.symbol(Each.Symbol),
               "HIP " + Version.getAsString() + " has " + Target +
                   ", which is as good as the models can tell",
               "leave this out, or say for which versions it holds, or grade "
               "it degraded");
    return;
  }
}

void Linter::checkMapping(const Rule &Each, size_t Index) {
  const Mapping &One = Each.Mappings[Index];
  checkTarget(Each, Index);
  checkCondition(Each, Index);
  checkTemplate(Each, Index);
  checkFields(Each, Index);
  checkExact(Each, Index);
  checkShadowed(Each, Index);
  checkUnsupported(Each, Index);
  if (hasTarget(One) && !One.Why.empty() && One.Source.empty())
    Errors.add(Places.mapping(Each.Symbol, Index, "why"),
               "who says so? a difference needs source:",
               "a page, a header of a version, an issue");
}

void Linter::checkRule(const Rule &Each) {
  if (Cuda.find(Each.Symbol).empty()) {
    Errors.add(Places.symbol(Each.Symbol),
               "no measured version of CUDA has '" + llvm::Twine(Each.Symbol) +
                   "'",
               nearest(Each.Symbol, Cuda));
    return;
  }
  for (size_t I = 0; I < Each.Mappings.size(); ++I)
    checkMapping(Each, I);
  checkRepeated(Each);
  if (llvm::any_of(Each.Mappings, hasTarget) && Each.Tests.empty())
    Errors.add(Places.symbol(Each.Symbol), "this rule has no test",
               "tests: [ { in: \"…\", out: \"…\" } ]");
}

//===-- Pairs of versions -------------------------------------------------===//

void Linter::checkPair(const RuleTable &Table) {
  const VersionTuple &HipVersion = Table.hipVersions().back();
  for (const BrokenCall &Each : checkCalls(Table, Counts.Calls)) {
    uint32_t Offset = Places.key("derive");
    const Rule *Written = Table.rule(Each.Symbol);
    // The packs below are proven on their own.
    if (Written && Written->Origin.File != Errors.bufferName())
      continue;
    if (!Written && !Each.Symbol.empty() && !Below.empty())
      continue;
    if (Written) {
      Offset = Places.symbol(Each.Symbol);
      for (size_t I = 0; I < Written->Mappings.size(); ++I)
        if (Each.Answer && Written->Mappings[I].Hip == Each.Answer->Hip &&
            Written->Mappings[I].When.Hip.contains(HipVersion)) {
          bool HasCall = Places.hasKey(Each.Symbol, I, "call");
          Offset = Places.mapping(Each.Symbol, I, HasCall ? "call" : "hip");
          break;
        }
    }
    std::string Message =
        Each.Symbol.empty()
            ? "the headers made from the models do not "
              "compile: " +
                  Each.Message
            : "a call of " + Each.Symbol +
                  " becomes one that does not compile: " + Each.Message;
    Breaks[{Offset, std::move(Message), Each.Call}].insert(HipVersion);
  }
}

void Linter::checkVersionPairs() {
  for (const VersionTuple &CudaVersion : Cuda.Versions)
    for (const VersionTuple &HipVersion : Hip.Versions)
      checkPair(*table(Pack, CudaVersion, HipVersion));
  for (const auto &[Each, Versions] : Breaks) {
    std::vector<VersionTuple> Sorted(Versions.begin(), Versions.end());
    Errors.add(Each.Offset, Each.Message,
               Each.Call + " with HIP " + listed(Sorted));
  }
}

void Linter::run() {
  Counts.Rules = Pack.Rules.size();
  Counts.CudaVersions = Cuda.Versions;
  Counts.HipVersions = Hip.Versions;
  checkSurface();
  for (const Rule &Each : Pack.Rules)
    checkRule(Each);
  checkVersionPairs();
}

llvm::Error reroute::lintPack(
    StringRef Text, StringRef BufferName, std::vector<RulePack> Below,
    std::vector<std::shared_ptr<const ApiModel>> Models, LintCounts &Counts) {
  llvm::Expected<RulePack> Pack = RulePack::parse(Text, BufferName);
  if (!Pack)
    return Pack.takeError();
  YamlErrors Errors(Text, BufferName, ExitCode::InvalidPack);
  YamlNode Root = parseYaml(Text, Errors);
  PackPlaces Places(Root);
  const ApiModel *Cuda = nullptr, *Hip = nullptr;
  for (const auto &Model : Models) {
    if (Model->Api == Pack->CudaModel)
      Cuda = Model.get();
    if (Model->Api == Pack->HipModel)
      Hip = Model.get();
  }
  if (!Cuda)
    Errors.add(Places.key("models", "cuda"),
               "no API model is called '" + llvm::Twine(Pack->CudaModel) + "'");
  if (!Hip)
    Errors.add(Places.key("models", "hip"),
               "no API model is called '" + llvm::Twine(Pack->HipModel) + "'");
  if (Cuda && Hip)
    Linter(*Pack, std::move(Below), Places, Errors, *Cuda, *Hip,
           std::move(Models), Counts)
        .run();
  Counts.Findings = Errors.size();
  return Errors.take(std::numeric_limits<size_t>::max());
}
