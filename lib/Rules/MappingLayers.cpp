#include "Rules/MappingLayers.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;

Mapping reroute::missingTarget(llvm::StringRef HipName) {
  Mapping Result;
  Result.TheGrade = Grade::Unmapped;
  Result.Hip = HipName.str();
  return Result;
}

bool reroute::isMissingTarget(const Mapping &One) {
  return One.TheGrade == Grade::Unmapped && !One.Hip.empty() && One.Why.empty();
}

static bool hasTarget(const Mapping &One) {
  return One.TheGrade == Grade::Exact || One.TheGrade == Grade::Degraded;
}

/// Both conditions on the shape at once; empty when they exclude each other.
static std::optional<Condition> both(const Condition &A, const Condition &B) {
  if (A.Arguments && B.Arguments && *A.Arguments != *B.Arguments)
    return std::nullopt;
  Condition Result;
  Result.Arguments = A.Arguments ? A.Arguments : B.Arguments;
  Result.ParameterTypes = A.ParameterTypes;
  for (const auto &Each : B.ParameterTypes) {
    auto Same = llvm::find_if(Result.ParameterTypes, [&](const auto &Other) {
      return Other.first == Each.first;
    });
    if (Same == Result.ParameterTypes.end())
      Result.ParameterTypes.push_back(Each);
    else if (Same->second != Each.second)
      return std::nullopt;
  }
  return Result;
}

/// Whether every use that \p Later fits is taken by \p Earlier.
static bool covers(const Condition &Earlier, const Condition &Later) {
  if (Earlier.Arguments && Earlier.Arguments != Later.Arguments)
    return false;
  return llvm::all_of(Earlier.ParameterTypes, [&](const auto &Wanted) {
    return llvm::is_contained(Later.ParameterTypes, Wanted);
  });
}

/// Drops answers that no use can reach.
static Answers withoutShadowed(Answers All) {
  Answers Result;
  for (Mapping &One : All)
    if (llvm::none_of(Result, [&](const Mapping &Earlier) {
          return covers(Earlier.When, One.When);
        }))
      Result.push_back(std::move(One));
  return Result;
}

/// \p Lower with the grade and the words that \p Upper puts on it.
static Mapping amend(const Mapping &Upper, const Mapping &Lower) {
  if (!hasTarget(Lower))
    return Lower;
  Mapping Result = Lower;
  Result.TheGrade = Upper.TheGrade;
  Result.Why = Upper.Why;
  if (!Lower.Why.empty() && Lower.Why != Upper.Why)
    Result.Why += (Upper.Why.empty() ? "" : "; ") + Lower.Why;
  if (!Upper.Instead.empty())
    Result.Instead = Upper.Instead;
  if (!Upper.Source.empty())
    Result.Source = Upper.Source;
  return Result;
}

Answers reroute::layOver(const std::vector<Mapping> &Upper,
                         const Answers &Lower) {
  Answers Result;
  for (const Mapping &Above : Upper) {
    bool Amends = Above.Hip.empty() && hasTarget(Above);
    if (Amends) {
      for (const Mapping &Below : Lower)
        if (auto When = both(Above.When, Below.When)) {
          Result.push_back(amend(Above, Below));
          Result.back().When = std::move(*When);
        }
    } else {
      Result.push_back(Above);
    }
  }
  Result.insert(Result.end(), Lower.begin(), Lower.end());
  return withoutShadowed(std::move(Result));
}

//===-- Several versions at once ------------------------------------------===//

static std::string textOf(const std::optional<CallTemplate> &Call) {
  return Call ? Call->text() : "";
}

static bool sameText(const Mapping &A, const Mapping &B) {
  return A.Hip == B.Hip && textOf(A.Call) == textOf(B.Call);
}

static bool sameMapping(const Mapping &A, const Mapping &B) {
  return A.TheGrade == B.TheGrade && A.Why == B.Why && sameText(A, B) &&
         A.When.Arguments == B.When.Arguments &&
         A.When.ParameterTypes == B.When.ParameterTypes;
}

namespace {

/// Versions with the same answers.
struct Column {
  std::vector<llvm::VersionTuple> Versions;
  Answers TheAnswers;
};

/// One answer of each column, taken together.
struct Row {
  Condition When;
  llvm::SmallVector<const Mapping *, 4> Picked;
};

} // namespace

static std::string
versionList(llvm::ArrayRef<const std::vector<llvm::VersionTuple> *> Lists) {
  std::vector<std::string> Names;
  for (const auto *List : Lists)
    for (const llvm::VersionTuple &Version : *List)
      Names.push_back(Version.getAsString());
  if (Names.size() == 1)
    return "HIP " + Names.front();
  std::string Last = Names.back();
  Names.pop_back();
  return "HIP " + llvm::join(Names, ", ") + " and " + Last;
}

/// Some versions have the target and some do not.
static Mapping partlyMissing(llvm::ArrayRef<Column> Columns, const Row &TheRow,
                             llvm::StringRef Hip) {
  llvm::SmallVector<const std::vector<llvm::VersionTuple> *, 4> With, Without;
  for (size_t I = 0; I < Columns.size(); ++I)
    (isMissingTarget(*TheRow.Picked[I]) ? Without : With)
        .push_back(&Columns[I].Versions);
  Mapping Result;
  Result.TheGrade = Grade::Unsupported;
  Result.Why = (Hip + " is in " + versionList(With) + " but not in " +
                versionList(Without) + ", which this project also supports")
                   .str();
  llvm::VersionTuple First = With.front()->front();
  bool NewerHaveIt = Without.back()->back() < First;
  if (NewerHaveIt)
    Result.Instead =
        "raise hip.min_version to \"" + First.getAsString() + "\" or newer";
  return Result;
}

static Mapping differentTexts(llvm::ArrayRef<Column> Columns,
                              const Row &TheRow) {
  Mapping Result;
  Result.TheGrade = Grade::Unsupported;
  Result.Why = "the counterpart depends on HIP's version:";
  for (size_t I = 0; I < Columns.size(); ++I) {
    const Mapping &One = *TheRow.Picked[I];
    std::string Text = One.Call          ? One.Call->text()
                       : One.Hip.empty() ? "none"
                                         : One.Hip;
    Result.Why +=
        (I ? ", " : " ") + Text + " in " + versionList({&Columns[I].Versions});
  }
  Result.Instead = "narrow hip.min_version to versions that agree";
  return Result;
}

static Mapping worstOf(llvm::ArrayRef<Column> Columns, const Row &TheRow) {
  const Mapping *Worst = TheRow.Picked.front();
  for (const Mapping *One : TheRow.Picked)
    if (One->TheGrade > Worst->TheGrade)
      Worst = One;
  Mapping Result = *Worst;
  bool Differ = llvm::any_of(TheRow.Picked, [&](const Mapping *One) {
    return One->Why != Worst->Why;
  });
  if (!Differ)
    return Result;
  Result.Why.clear();
  for (size_t I = 0; I < Columns.size(); ++I) {
    const Mapping &One = *TheRow.Picked[I];
    std::string Why = isMissingTarget(One) ? "there is no " + One.Hip : One.Why;
    if (!Why.empty())
      Result.Why += (Result.Why.empty() ? "" : "; ") +
                    versionList({&Columns[I].Versions}) + ": " + Why;
  }
  return Result;
}

static Mapping combine(llvm::ArrayRef<Column> Columns, const Row &TheRow) {
  const Mapping *Target = nullptr;
  bool Missing = false, Differ = false;
  for (const Mapping *One : TheRow.Picked) {
    Missing |= isMissingTarget(*One);
    if (!hasTarget(*One))
      continue;
    Differ |= Target && !sameText(*Target, *One);
    Target = One;
  }
  if (Differ)
    return differentTexts(Columns, TheRow);
  if (Missing && Target)
    return partlyMissing(Columns, TheRow, Target->Hip);
  return worstOf(Columns, TheRow);
}

static std::vector<Column> groupEqual(std::vector<VersionAnswers> Versions) {
  std::vector<Column> Columns;
  for (VersionAnswers &One : Versions) {
    auto Same = llvm::find_if(Columns, [&](const Column &Other) {
      return llvm::equal(Other.TheAnswers, One.TheAnswers, sameMapping);
    });
    if (Same != Columns.end())
      Same->Versions.push_back(One.Version);
    else
      Columns.push_back({{One.Version}, std::move(One.TheAnswers)});
  }
  return Columns;
}

/// Every choice of one answer per column that can hold at once. In the order
/// of the columns' own answers the first row that holds consists of the first
/// answer that holds in each column.
static std::vector<Row> rowsOf(llvm::ArrayRef<Column> Columns) {
  std::vector<Row> Rows(1);
  for (const Column &Each : Columns) {
    std::vector<Row> Longer;
    for (const Row &Begun : Rows)
      for (const Mapping &One : Each.TheAnswers)
        if (auto When = both(Begun.When, One.When)) {
          Row Next = Begun;
          Next.When = std::move(*When);
          Next.Picked.push_back(&One);
          Longer.push_back(std::move(Next));
        }
    Rows = std::move(Longer);
  }
  return Rows;
}

/// No supported version has the target; other versions may.
static Mapping missingEverywhere(llvm::ArrayRef<Column> Columns,
                                 llvm::StringRef Target, const ApiModel *Hip) {
  std::vector<const std::vector<llvm::VersionTuple> *> All;
  llvm::VersionTuple Newest;
  for (const Column &Each : Columns) {
    All.push_back(&Each.Versions);
    Newest = std::max(Newest, Each.Versions.back());
  }
  Mapping Result;
  Result.Why = ("there is no " + Target + " in " + versionList(All)).str();
  if (!Hip)
    return Result;
  for (const llvm::VersionTuple &Version : Hip->Versions)
    if (Version > Newest && Hip->find(Target, Version)) {
      Result.TheGrade = Grade::Unsupported;
      Result.Why = (Target + " came with HIP " + Version.getAsString()).str();
      Result.Instead =
          "raise hip.min_version to \"" + Version.getAsString() + "\" or newer";
      break;
    }
  return Result;
}

Answers reroute::mergeVersions(std::vector<VersionAnswers> Versions,
                               const ApiModel *Hip) {
  std::vector<Column> Columns = groupEqual(std::move(Versions));
  Answers Result;
  for (const Row &Each : rowsOf(Columns)) {
    Mapping One = combine(Columns, Each);
    if (isMissingTarget(One))
      One = missingEverywhere(Columns, One.Hip, Hip);
    if (!hasTarget(One)) {
      One.Hip.clear();
      One.Call.reset();
    }
    One.When = Each.When;
    Result.push_back(std::move(One));
  }
  return withoutShadowed(std::move(Result));
}
