#include "Rules/Coverage.h"

using namespace reroute;

std::array<size_t, 4> Coverage::counts(size_t Version) const {
  std::array<size_t, 4> Result{};
  for (const CoverageRow &Row : Rows)
    ++Result[static_cast<size_t>(Row.ByHip[Version]->TheGrade)];
  return Result;
}

/// The call that every rule should serve: CUDA's own main signature.
static CallShape mainCall(const ApiSymbol *Symbol) {
  CallShape Shape;
  const ApiSignature *Main = Symbol ? Symbol->mainSignature() : nullptr;
  if (!Main)
    return Shape;
  Shape.Arguments = Main->Parameters.size();
  for (const ApiField &Parameter : Main->Parameters)
    Shape.ParameterTypes.push_back(Parameter.Type);
  return Shape;
}

static VersionSpan spanOf(llvm::ArrayRef<ApiSymbol> Shapes) {
  if (Shapes.empty())
    return {};
  return {Shapes.front().Versions.Since, Shapes.back().Versions.Until};
}

Coverage
reroute::coverageOf(std::vector<std::shared_ptr<const RuleTable>> Tables) {
  Coverage Result;
  Result.Tables = std::move(Tables);
  for (const auto &Table : Result.Tables)
    Result.HipVersions.push_back(Table->hipVersions().back());
  if (Result.Tables.empty())
    return Result;
  const RuleTable &First = *Result.Tables.front();
  for (std::string &Name : First.knownNames()) {
    CoverageRow Row;
    Row.Symbol = First.symbol(Name);
    Row.Cuda = spanOf(First.shapes(Name));
    CallShape Call = mainCall(Row.Symbol);
    for (const auto &Table : Result.Tables)
      Row.ByHip.push_back(&Table->lookup(Name, Call));
    Row.Name = std::move(Name);
    Result.Rows.push_back(std::move(Row));
  }
  return Result;
}
