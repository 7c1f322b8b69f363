#ifndef REROUTE_TESTS_HEADER_HEADERTEXTS_H
#define REROUTE_TESTS_HEADER_HEADERTEXTS_H

#include "Header/HeaderText.h"
#include "Run/DefaultProject.h"
#include "Run/Rules.h"
#include <catch2/catch_test_macros.hpp>

/// What a header is made of; owns what a request refers to.
struct HeaderInput {
  reroute::ProjectFile Project;
  reroute::Coverage Rules;
  std::set<std::string> Names;
  reroute::HeaderUses Uses;

  reroute::HeaderRequest request() const {
    return {Project, Rules, Names, Uses};
  }
};

/// A project that supports HIP from \p Minimum on and uses \p Names; the whole
/// surface when there are none.
inline HeaderInput
headerInput(std::set<std::string> Names, reroute::HeaderUses Uses = {},
            const char *Minimum = "5.2",
            reroute::NamesMode Mode = reroute::NamesMode::Keep,
            const char *Prefix = "gpu") {
  reroute::ProjectFile Project = reroute::defaultProject();
  Project.Names = Mode;
  Project.NeutralPrefix = Prefix;
  Project.HipMinimum.tryParse(Minimum);
  Project.TheRoute = reroute::Route{};
  Project.TheRoute->Header = "gpu/runtime.h";
  Project.TheRoute->Guard = "USE_HIP";
  auto Rules = reroute::loadCoverage(Project, "/");
  if (!Rules)
    FAIL(llvm::toString(Rules.takeError()));
  if (Names.empty())
    for (const reroute::CoverageRow &Row : Rules->Rows)
      Names.insert(Row.Name);
  return {std::move(Project), std::move(*Rules), std::move(Names),
          std::move(Uses)};
}

#endif
