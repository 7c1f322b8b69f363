#include "Rules/SymbolComparison.h"
#include "Rules/RecordMatch.h"
#include "Rules/TypeSpelling.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;

/// Macros and typedefs that name one another are followed this far.
static constexpr unsigned LongestAliasChain = 8;

std::string reroute::normaliseType(llvm::StringRef Type) {
  return respellType(Type, [](llvm::StringRef Word) { return Word.str(); });
}

namespace {
enum class KindClass { Function, Type, Constant };
} // namespace

static KindClass classOf(const ApiSymbol &Symbol) {
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return KindClass::Function;
  case SymbolKind::Enumerator:
    return KindClass::Constant;
  case SymbolKind::Macro:
    return Symbol.MacroParameters.empty() ? KindClass::Constant
                                          : KindClass::Function;
  default:
    return KindClass::Type;
  }
}

static Mapping answer(Grade TheGrade, llvm::StringRef HipName,
                      std::string Why = "") {
  Mapping Result;
  Result.TheGrade = TheGrade;
  Result.Hip = HipName.str();
  Result.Why = std::move(Why);
  return Result;
}

static std::string withArticle(SymbolKind Kind) {
  llvm::StringRef Name = kindName(Kind);
  return (Name.starts_with("e") ? "an " : "a ") + Name.str();
}

static std::string valueNote(const ApiSymbol &A, const ApiSymbol &B) {
  if (!A.Value || !B.Value || *A.Value == *B.Value)
    return "";
  return "the value is " + std::to_string(*A.Value) + " in CUDA and " +
         std::to_string(*B.Value) +
         " in HIP, which matters where it is printed, stored or compared as "
         "an integer";
}

std::vector<Mapping> SymbolComparison::compare(llvm::StringRef CudaName,
                                               llvm::StringRef HipName) const {
  const ApiSymbol *CudaSymbol = Cuda.resolve(CudaName);
  const ApiSymbol *HipSymbol = Hip.resolve(HipName);
  assert(CudaSymbol && HipSymbol && "compare needs two symbols");
  KindClass TheClass = classOf(*CudaSymbol);
  if (TheClass != classOf(*HipSymbol))
    return {answer(Grade::Unmapped, HipName,
                   CudaName.str() + " is " + withArticle(CudaSymbol->Kind) +
                       ", " + HipName.str() + " " +
                       withArticle(HipSymbol->Kind))};
  switch (TheClass) {
  case KindClass::Constant:
    return {answer(Grade::Exact, HipName, valueNote(*CudaSymbol, *HipSymbol))};
  case KindClass::Type: {
    std::string Why = fieldDifference(*CudaSymbol, *HipSymbol, HipName);
    Grade TheGrade = Why.empty() ? Grade::Exact : Grade::Degraded;
    return {answer(TheGrade, HipName, std::move(Why))};
  }
  case KindClass::Function:
    break;
  }
  // The parameters of a macro have no types to compare.
  if (CudaSymbol->Signatures.empty() || HipSymbol->Signatures.empty())
    return {answer(Grade::Exact, HipName)};
  return compareFunctions(*CudaSymbol, *HipSymbol, CudaName, HipName);
}

//===-- Types -------------------------------------------------------------===//

/// The names of "class T, int N" in order.
static llvm::SmallVector<llvm::StringRef, 2>
templateNames(llvm::StringRef Parameters) {
  llvm::SmallVector<llvm::StringRef, 2> Names, Parts;
  Parameters.split(Parts, ',');
  for (llvm::StringRef Part : Parts) {
    llvm::StringRef Declared = Part.split('=').first.rtrim();
    Names.push_back(Declared.substr(Declared.find_last_of(" .") + 1));
  }
  return Names;
}

/// "$1" for the first template parameter, so that their names do not matter.
static std::optional<std::string>
templatePlace(llvm::StringRef Word, llvm::ArrayRef<llvm::StringRef> Names) {
  const auto *Found = llvm::find(Names, Word);
  if (Found == Names.end())
    return std::nullopt;
  return "$" + std::to_string(Found - Names.begin() + 1);
}

bool SymbolComparison::sameType(llvm::StringRef CudaType,
                                const ApiSignature &CudaSignature,
                                llvm::StringRef HipType,
                                const ApiSignature &HipSignature) const {
  auto CudaNames = templateNames(CudaSignature.TemplateParameters);
  auto HipNames = templateNames(HipSignature.TemplateParameters);
  std::string Mapped = respellType(CudaType, [&](llvm::StringRef Word) {
    if (auto Place = templatePlace(Word, CudaNames))
      return *Place;
    return Cuda.Model.find(Word).empty() ? Word.str() : ToHip(Word);
  });
  std::string Wanted = respellType(HipType, [&](llvm::StringRef Word) {
    return templatePlace(Word, HipNames).value_or(Word.str());
  });
  // A parameter of a template's own type takes what it gets.
  if (llvm::StringRef(Wanted).starts_with("$") &&
      Wanted.find(' ') == std::string::npos)
    return true;
  // A pointer to something may be passed as a pointer to a const something.
  if (Wanted == "const " + Mapped && llvm::StringRef(Mapped).count('*') == 1 &&
      Mapped.back() == '*')
    return true;
  // Look through HIP's typedefs and macros only when the names differ.
  for (unsigned I = 0; Mapped != Wanted && I < LongestAliasChain; ++I) {
    auto Unalias = [&](llvm::StringRef Word) {
      const ApiSymbol *Symbol = Hip.resolve(Word);
      return Symbol && Symbol->Kind == SymbolKind::Type &&
                     !Symbol->Underlying.empty()
                 ? Symbol->Underlying
             : Symbol ? Symbol->Name
                      : Word.str();
    };
    std::string Next = respellType(Mapped, Unalias);
    std::string NextWanted = respellType(Wanted, Unalias);
    if (Next == Mapped && NextWanted == Wanted)
      return false;
    Mapped = std::move(Next);
    Wanted = std::move(NextWanted);
  }
  return Mapped == Wanted;
}

//===-- Structs -----------------------------------------------------------===//

std::string SymbolComparison::fieldDifference(const ApiSymbol &CudaSymbol,
                                              const ApiSymbol &HipSymbol,
                                              llvm::StringRef HipName) const {
  const ApiSymbol *CudaRecord = Cuda.record(CudaSymbol.Name);
  const ApiSymbol *HipRecord = Hip.record(HipSymbol.Name);
  if (!CudaRecord || !HipRecord || CudaRecord->Fields.empty() ||
      HipRecord->Fields.empty())
    return "";
  RecordMatch Match = matchRecords(*CudaRecord, *HipRecord, Renames);
  std::vector<std::string> Missing = Match.missing();
  // Nobody names a reserved field, but an initialiser can fill it.
  llvm::erase_if(Missing, [](llvm::StringRef Name) {
    return Name.starts_with("reserved");
  });
  std::string Why;
  constexpr size_t Few = 4;
  if (!Missing.empty())
    Why = HipName.str() + " has no field " +
          llvm::join(llvm::ArrayRef(Missing).take_front(Few), ", ");
  if (Missing.size() > Few)
    Why += " and " + std::to_string(Missing.size() - Few) + " more";
  if (!Match.SamePlaces)
    Why += (Why.empty() ? "" : "; ") +
           ("the fields of " + HipName +
            " stand at other places, so an initialiser without field names "
            "fills the wrong ones")
               .str();
  return Why;
}

//===-- Functions ---------------------------------------------------------===//

namespace {

/// Whether one CUDA signature, called with Count arguments, works with HIP.
struct Verdict {
  const ApiSignature *Signature;
  unsigned Count;
  std::string Difference; ///< Empty: it works.
};

} // namespace

static std::string countRange(const ApiSymbol &Symbol) {
  unsigned Least = ~0U, Most = 0;
  for (const ApiSignature &Signature : Symbol.Signatures) {
    Least = std::min(Least, Signature.requiredArguments());
    Most = std::max<unsigned>(Most, Signature.Parameters.size());
  }
  std::string Range = Least == Most ? "" : std::to_string(Least) + " to ";
  return Range + std::to_string(Most) +
         (Range.empty() && Most == 1 ? " argument" : " arguments");
}

/// The parameter (from 1) that tells \p One from every other signature that
/// takes as many arguments; 0 when it is the only one.
static unsigned distinguishing(const Verdict &One,
                               llvm::ArrayRef<Verdict> All) {
  for (const Verdict &Other : All) {
    if (Other.Signature == One.Signature || Other.Count != One.Count)
      continue;
    for (unsigned I = 0; I < One.Count; ++I)
      if (normaliseType(One.Signature->Parameters[I].Type) !=
          normaliseType(Other.Signature->Parameters[I].Type))
        return I + 1;
  }
  return 0;
}

std::vector<Mapping> SymbolComparison::compareFunctions(
    const ApiSymbol &CudaSymbol, const ApiSymbol &HipSymbol,
    llvm::StringRef CudaName, llvm::StringRef HipName) const {
  auto Difference = [&](const ApiSignature &From, unsigned Count) {
    std::string Closest;
    for (const ApiSignature &To : HipSymbol.Signatures) {
      if (!To.accepts(Count))
        continue;
      unsigned Same = 0;
      unsigned Typed = std::min<unsigned>(Count, To.Parameters.size());
      while (Same < Typed && sameType(From.Parameters[Same].Type, From,
                                      To.Parameters[Same].Type, To))
        ++Same;
      if (Same == Typed)
        return std::string();
      Closest = "parameter " + std::to_string(Same + 1) + " is '" +
                To.Parameters[Same].Type + "' in " + HipName.str() +
                ", not the counterpart of '" + From.Parameters[Same].Type + "'";
    }
    if (!Closest.empty())
      return Closest;
    return (HipName + " takes " + countRange(HipSymbol) + ", " + CudaName +
            " " + std::to_string(Count))
        .str();
  };

  const ApiSignature *Main = CudaSymbol.mainSignature();
  // Kernels may call some functions too; that is another matter.
  bool OnHost = llvm::any_of(CudaSymbol.Signatures,
                             [](const ApiSignature &One) { return One.Host; });
  std::vector<Verdict> Verdicts;
  for (const ApiSignature &From : CudaSymbol.Signatures)
    if (From.Host || !OnHost)
      // However many elements a pack has, one stands for them.
      for (unsigned Count = From.hasPack() ? From.Parameters.size()
                                           : From.requiredArguments();
           Count <= From.Parameters.size(); ++Count)
        Verdicts.push_back({&From, Count, Difference(From, Count)});

  // Uses that are no calls, and calls whose shape nobody knows.
  Verdict Default = *llvm::find_if(Verdicts, [&](const Verdict &One) {
    return One.Signature == Main && One.Count == Main->Parameters.size();
  });
  std::vector<Mapping> Answers;
  auto Add = [&](const Verdict &One, Condition When) {
    Mapping Result =
        answer(One.Difference.empty() ? Grade::Exact : Grade::Unmapped, HipName,
               One.Difference);
    Result.When = std::move(When);
    Answers.push_back(std::move(Result));
  };
  for (const Verdict &One : Verdicts) {
    if (One.Difference.empty() == Default.Difference.empty())
      continue;
    Condition When;
    if (!One.Signature->hasPack())
      When.Arguments = One.Count;
    if (unsigned Place = distinguishing(One, Verdicts))
      When.ParameterTypes.emplace_back(
          Place, One.Signature->Parameters[Place - 1].Type);
    Add(One, std::move(When));
  }
  Add(Default, {});
  return Answers;
}
