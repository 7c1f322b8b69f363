#ifndef REROUTE_RULES_SYMBOLCOMPARISON_H
#define REROUTE_RULES_SYMBOLCOMPARISON_H

#include "Rules/ApiVersion.h"
#include "Rules/Rule.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace reroute {

/// Compares symbols of CUDA with their counterparts in one HIP version by what
/// the two API models say: kinds, argument counts, parameter types once names
/// are mapped, fields, values.
class SymbolComparison {
public:
  /// HIP's spelling of a CUDA name inside a type.
  using NameMap = llvm::function_ref<std::string(llvm::StringRef)>;

  /// \p Renames are fields that a rule says HIP calls otherwise.
  SymbolComparison(ApiVersion Cuda, ApiVersion Hip, NameMap ToHip,
                   llvm::ArrayRef<FieldName> Renames = {})
      : Cuda(Cuda), Hip(Hip), ToHip(ToHip), Renames(Renames) {}

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
  bool sameType(llvm::StringRef CudaType, const ApiSignature &CudaSignature,
                llvm::StringRef HipType,
                const ApiSignature &HipSignature) const;

  ApiVersion Cuda;
  ApiVersion Hip;
  NameMap ToHip;
  llvm::ArrayRef<FieldName> Renames;
};

/// \p Type with one spelling of white space: "const void*" and "const void *"
/// are one type.
std::string normaliseType(llvm::StringRef Type);

} // namespace reroute

#endif
