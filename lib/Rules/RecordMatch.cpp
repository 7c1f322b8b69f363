#include "Rules/RecordMatch.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// A field that `x.name` can reach, and its place in an initialiser.
struct PlacedField {
  const ApiField *Field;
  size_t Place;
};

} // namespace

/// Returns the place behind \p Fields. The members of a union share one.
static size_t collect(llvm::ArrayRef<ApiField> Fields, bool IsUnion,
                      size_t Place, std::vector<PlacedField> &All) {
  size_t Start = Place;
  for (const ApiField &Each : Fields) {
    bool IsUnnamed = Each.Name.empty() && !Each.Fields.empty();
    if (!IsUnnamed)
      All.push_back({&Each, Place});
    size_t Next = IsUnnamed
                      ? collect(Each.Fields, Each.Type == "union", Place, All)
                      : Place + 1;
    Place = IsUnion ? Place : Next;
  }
  return IsUnion ? Start + 1 : Place;
}

static std::vector<PlacedField> fieldsOf(const ApiSymbol &Record) {
  std::vector<PlacedField> All;
  collect(Record.Fields, Record.Kind == SymbolKind::Union, 0, All);
  return All;
}

static StringRef renamed(StringRef Name, llvm::ArrayRef<FieldName> Renames) {
  for (const FieldName &Each : Renames)
    if (Each.Cuda == Name)
      return Each.Hip;
  return Name;
}

bool RecordMatch::hasRenames() const {
  return llvm::any_of(Fields, [](const FieldPair &Each) {
    return Each.Cuda && Each.Hip && Each.Cuda->Name != Each.Hip->Name;
  });
}

std::vector<std::string> RecordMatch::missing() const {
  std::vector<std::string> Names;
  for (const FieldPair &Each : Fields)
    if (!Each.Hip)
      Names.push_back(Each.Cuda->Name);
  return Names;
}

RecordMatch reroute::matchRecords(const ApiSymbol &Cuda, const ApiSymbol &Hip,
                                  llvm::ArrayRef<FieldName> Renames) {
  RecordMatch Result;
  Result.Cuda = &Cuda;
  Result.Hip = &Hip;
  bool IsUnion = Cuda.Kind == SymbolKind::Union;
  std::vector<PlacedField> HipFields = fieldsOf(Hip);
  std::vector<bool> Taken(HipFields.size());
  for (const PlacedField &Each : fieldsOf(Cuda)) {
    StringRef Wanted = renamed(Each.Field->Name, Renames);
    auto Found = llvm::find_if(HipFields, [&](const PlacedField &Other) {
      return Other.Field->Name == Wanted;
    });
    if (Found == HipFields.end()) {
      Result.Fields.push_back({Each.Field, nullptr});
      continue;
    }
    Taken[Found - HipFields.begin()] = true;
    Result.SamePlaces &= IsUnion || Found->Place == Each.Place;
    Result.Fields.push_back({Each.Field, Found->Field});
  }
  // A name that CUDA has can stand once, whatever a rename makes of it.
  for (size_t I = 0; I < HipFields.size(); ++I)
    if (!Taken[I] && llvm::none_of(Result.Fields, [&](const FieldPair &Each) {
          return Each.Cuda && Each.Cuda->Name == HipFields[I].Field->Name;
        }))
      Result.Fields.push_back({nullptr, HipFields[I].Field});
  return Result;
}
