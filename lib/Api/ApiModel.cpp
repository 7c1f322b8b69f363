#include "Api/ApiModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <tuple>

using namespace reroute;

llvm::StringRef reroute::kindName(SymbolKind Kind) {
  switch (Kind) {
  case SymbolKind::Function:
    return "function";
  case SymbolKind::Type:
    return "type";
  case SymbolKind::Struct:
    return "struct";
  case SymbolKind::Union:
    return "union";
  case SymbolKind::Enum:
    return "enum";
  case SymbolKind::Enumerator:
    return "enumerator";
  case SymbolKind::Macro:
    return "macro";
  }
  return "";
}

std::string ApiSignature::undeducedArguments() const {
  llvm::SmallVector<llvm::StringRef> Parts;
  llvm::StringRef(TemplateParameters)
      .split(Parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::vector<std::string> Names;
  for (llvm::StringRef Each : Parts)
    Names.push_back(Each.trim().rsplit(' ').second.ltrim('.').str());
  bool Deduced = llvm::any_of(Parameters, [&](const ApiField &Parameter) {
    return llvm::any_of(Names, [&](const std::string &Name) {
      return llvm::StringRef(Parameter.Type).contains(Name);
    });
  });
  return Names.empty() || Deduced ? "" : "<" + llvm::join(Names, ", ") + ">";
}

bool ApiSignature::hasPack() const {
  return !Parameters.empty() &&
         llvm::StringRef(Parameters.back().Type).ends_with("...");
}

unsigned ApiSignature::requiredArguments() const {
  unsigned Count = Parameters.size() - hasPack();
  while (Count > 0 && !Parameters[Count - 1].Default.empty())
    --Count;
  return Count;
}

bool ApiSignature::accepts(unsigned Count) const {
  return Count >= requiredArguments() &&
         (Count <= Parameters.size() || Variadic || hasPack());
}

bool VersionSpan::contains(const llvm::VersionTuple &Version) const {
  if (Version.empty())
    return Until.empty();
  return Since <= Version && (Until.empty() || Version < Until);
}

bool ApiSymbol::sameShape(const ApiSymbol &Other) const {
  auto Facts = [](const ApiSymbol &S) {
    return std::tie(S.Name, S.Kind, S.Header, S.Signatures, S.Fields,
                    S.Underlying, S.Parent, S.Value, S.Text, S.MacroParameters,
                    S.Deprecated, S.Untagged);
  };
  return Facts(*this) == Facts(Other);
}

const ApiSignature *ApiSymbol::mainSignature() const {
  auto Entry = llvm::find_if(
      Signatures, [](const ApiSignature &S) { return S.ExternC && S.Host; });
  if (Entry != Signatures.end())
    return &*Entry;
  return Signatures.empty() ? nullptr : &Signatures.front();
}

llvm::ArrayRef<ApiSymbol> ApiModel::find(llvm::StringRef Name) const {
  auto Found = Index.find(Name);
  if (Found == Index.end())
    return {};
  return llvm::ArrayRef(Symbols).slice(Found->second.first,
                                       Found->second.second);
}

const ApiSymbol *ApiModel::find(llvm::StringRef Name,
                                const llvm::VersionTuple &Version) const {
  for (const ApiSymbol &Shape : find(Name))
    if (Shape.Versions.contains(Version))
      return &Shape;
  return nullptr;
}

void ApiModel::reindex() {
  auto Before = [](const ApiSymbol &A, const ApiSymbol &B) {
    return std::tie(A.Name, A.Versions.Since) <
           std::tie(B.Name, B.Versions.Since);
  };
  if (!llvm::is_sorted(Symbols, Before))
    llvm::sort(Symbols, Before);
  Index = llvm::StringMap<std::pair<uint32_t, uint32_t>>(Symbols.size());
  for (auto [Position, Shape] : llvm::enumerate(Symbols)) {
    auto &Range = Index.try_emplace(Shape.Name, Position, 0).first->second;
    ++Range.second;
  }
}
