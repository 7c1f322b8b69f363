#ifndef REROUTE_TESTS_RULES_SMALLTABLE_H
#define REROUTE_TESTS_RULES_SMALLTABLE_H

#include "ModelBuilder.h"
#include "Rules/RuleTable.h"

namespace reroute::test {

/// A table that maps cudaFree, knows cudaGone without a counterpart, and routes
/// cuda_runtime.h.
inline RuleTable smallTable(const ProjectFile &Project = {}) {
  auto Pack =
      RulePack::parse("schema: 1\npack: p\nmodels: { cuda: c, hip: h }\n"
                      "surface: { hip: hip/h.h, headers: [cuda_runtime.h] }\n"
                      "derive: [ { from: cuda, to: hip } ]\n"
                      "unsupported: [ { why: gone, names: [cudaGone] } ]\n",
                      "p.yaml");
  ModelBuilder Cuda("c", {llvm::VersionTuple(13, 0)});
  ModelBuilder Hip("h", {llvm::VersionTuple(7, 2)});
  auto Table = RuleTable::build(
      Project, {llvm::cantFail(std::move(Pack))},
      {Cuda.function("cudaFree", {"void *"}).function("cudaGone", {}).done(),
       Hip.function("hipFree", {"void *"}).done()});
  return llvm::cantFail(std::move(Table));
}

} // namespace reroute::test

#endif
