#ifndef REROUTE_RUN_MODELS_H
#define REROUTE_RUN_MODELS_H

#include "Api/ApiDescription.h"
#include "Api/ApiModel.h"
#include <memory>

namespace reroute {

/// The built-in API model called \p Name. Fails with ExitCode::InvalidPack.
llvm::Expected<std::shared_ptr<const ApiModel>> loadModel(llvm::StringRef Name);

/// The names of the API models inside the binary, sorted.
std::vector<std::string> builtInModels();

/// The model in file \p Path. Fails with ExitCode::Usage when it cannot be
/// read, else with ExitCode::InvalidPack.
llvm::Expected<ApiModel> readModel(llvm::StringRef Path);

/// One version of a model.
struct ModelAtVersion {
  std::shared_ptr<const ApiModel> Model;
  llvm::VersionTuple Version; ///< One of the model's; never empty.
};

/// What "cuda-runtime@12.4", "cuda-runtime" (the newest version) or the path
/// of a model with or without "@VERSION" name. Fails with ExitCode::Usage for
/// a version that the model has not measured.
llvm::Expected<ModelAtVersion> findModel(llvm::StringRef Text);

/// The built-in description called \p Name ("cuda-runtime"), or the one in the
/// file of that path. Fails with ExitCode::Usage when there is neither.
llvm::Expected<ApiDescription> findDescription(llvm::StringRef Name);

} // namespace reroute

#endif
