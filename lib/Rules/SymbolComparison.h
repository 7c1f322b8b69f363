#ifndef REROUTE_RULES_SYMBOLCOMPARISON_H
#define REROUTE_RULES_SYMBOLCOMPARISON_H

#include "Rules/Rule.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace reroute {

/// One version of an API.
struct ApiVersion {
  const ApiModel &Model;
  llvm::VersionTuple Version;

  /// What \p Name means: its symbol, or what the macro \p Name stands for, as
  /// in `#define hipX hipXR0600`. Null when the version has no such name.
  const ApiSymbol *resolve(llvm::StringRef Name) const;
};

/// Compares symbols of CUDA with their counterparts in one HIP version by what
/// the two API models say: kinds, argument counts, parameter types once names
/// are mapped, fields, values.
class SymbolComparison {
public:
  /// HIP's spelling of a CUDA name inside a type.
  using NameMap = llvm::function_ref<std::string(llvm::StringRef)>;

  SymbolComparison(ApiVersion Cuda, ApiVersion Hip, NameMap ToHip)
      : Cuda(Cuda), Hip(Hip), ToHip(ToHip) {}

  /// The answers that \p HipName gives for \p CudaName, both of which exist.
  /// Calls that pass a number or a type of arguments that HIP does not take
  /// are told apart by conditions; the last answer has none. The grades:
  /// Exact, with a note where a value differs; Degraded where a struct's
  /// fields differ; Unmapped with the difference where a use cannot compile.
  std::vector<Mapping> compare(llvm::StringRef CudaName,
                               llvm::StringRef HipName) const;

private:
  std::vector<Mapping> compareFunctions(const ApiSymbol &CudaSymbol,
                                        const ApiSymbol &HipSymbol,
                                        llvm::StringRef CudaName,
                                        llvm::StringRef HipName) const;
  std::string fieldDifference(const ApiSymbol &CudaSymbol,
                              const ApiSymbol &HipSymbol,
                              llvm::StringRef HipName) const;
  const ApiSymbol *record(const ApiVersion &Api, const ApiSymbol &Type) const;
  bool sameType(llvm::StringRef CudaType, const ApiSignature &CudaSignature,
                llvm::StringRef HipType,
                const ApiSignature &HipSignature) const;

  ApiVersion Cuda;
  ApiVersion Hip;
  NameMap ToHip;
};

/// \p Type with one spelling of white space: "const void*" and "const void *"
/// are one type.
std::string normaliseType(llvm::StringRef Type);

} // namespace reroute

#endif
