#include "Header/VersionRanges.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

std::string reroute::hipNumber(const llvm::VersionTuple &Version) {
  return std::to_string(Version.getMajor() * 10000000ULL +
                        Version.getMinor().value_or(0) * 100000ULL);
}

std::string reroute::cudaNumber(const llvm::VersionTuple &Version) {
  return std::to_string(Version.getMajor() * 1000 +
                        Version.getMinor().value_or(0) * 10);
}

std::string reroute::joinHipVersions(
    const Coverage &Rules,
    llvm::function_ref<std::string(const RuleTable &)> Lines) {
  struct Range {
    llvm::VersionTuple From;
    std::string Text;
  };
  std::vector<Range> Ranges;
  for (size_t I = 0; I < Rules.Tables.size(); ++I) {
    std::string Here = Lines(*Rules.Tables[I]);
    if (Ranges.empty() || Ranges.back().Text != Here)
      Ranges.push_back({Rules.HipVersions[I], std::move(Here)});
  }
  if (Ranges.size() == 1)
    return std::move(Ranges.front().Text);
  std::string Text;
  StringRef Directive = "#if";
  for (size_t I = Ranges.size(); I-- > 1;) {
    Text += Directive.str() + " HIP_VERSION >= " + hipNumber(Ranges[I].From) +
            "\n" + Ranges[I].Text;
    Directive = "#elif";
  }
  if (!Ranges.front().Text.empty())
    Text += "#else\n" + Ranges.front().Text;
  return Text + "#endif\n";
}

std::string reroute::joinCudaVersions(
    llvm::ArrayRef<ApiSymbol> Shapes,
    llvm::function_ref<std::string(const ApiSymbol &)> Lines) {
  std::string Text;
  for (size_t I = 0; I < Shapes.size(); ++I) {
    std::string Here = Lines(Shapes[I]);
    llvm::VersionTuple Since = Shapes[I].Versions.Since;
    while (I + 1 < Shapes.size() &&
           Shapes[I].Versions.Until == Shapes[I + 1].Versions.Since &&
           Lines(Shapes[I + 1]) == Here)
      ++I;
    llvm::VersionTuple Until = Shapes[I].Versions.Until;
    std::vector<std::string> Tests;
    if (!Since.empty())
      Tests.push_back("CUDART_VERSION >= " + cudaNumber(Since));
    if (!Until.empty())
      Tests.push_back("CUDART_VERSION < " + cudaNumber(Until));
    if (Here.empty())
      continue;
    Text += Tests.empty()
                ? Here
                : "#if " + llvm::join(Tests, " && ") + "\n" + Here + "#endif\n";
  }
  return Text;
}
