#include "Header/HeaderText.h"
#include "Header/NameClosure.h"
#include "Header/StructAdapter.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// The sections of a header, in the order in which they need one another.
enum class Section { Types, Structs, Constants, Functions };

constexpr Section Sections[] = {Section::Types, Section::Structs,
                                Section::Constants, Section::Functions};

class Writer {
public:
  explicit Writer(const HeaderRequest &Request)
      : Request(Request), First(*Request.Rules.Tables.front()),
        Names(closeOver(Request.Names, Request.Rules)) {}

  std::string write();

private:
  void writeSections(Side For);
  void writeSection(Section Which, Side For, bool IsC);
  void writeForHip(StringRef Name, bool IsC);
  void writeForCuda(StringRef Name, bool IsC);
  void writeCudaSide();
  void writeMacroCheck();
  Section sectionOf(const ApiSymbol &Symbol) const;

  const HeaderRequest &Request;
  const RuleTable &First;
  std::set<std::string> Names;
  std::string Text;
};

} // namespace

/// HIP_VERSION of version "6.4": major * 10^7 + minor * 10^5, as
/// hip/hip_version.h computes it.
static std::string hipNumber(const llvm::VersionTuple &Version) {
  return std::to_string(Version.getMajor() * 10000000ULL +
                        Version.getMinor().value_or(0) * 100000ULL);
}

/// CUDART_VERSION of version "12.4": major * 1000 + minor * 10.
static std::string cudaNumber(const llvm::VersionTuple &Version) {
  return std::to_string(Version.getMajor() * 1000 +
                        Version.getMinor().value_or(0) * 10);
}

Section Writer::sectionOf(const ApiSymbol &Symbol) const {
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return Section::Functions;
  case SymbolKind::Enumerator:
  case SymbolKind::Macro:
    return Section::Constants;
  default:
    break;
  }
  // A struct of the header's own needs the types of its fields.
  bool IsAdapted = llvm::any_of(Request.Rules.Tables, [&](const auto &Table) {
    return adaptedRecord(Symbol.Name, *Table).has_value();
  });
  return IsAdapted ? Section::Structs : Section::Types;
}

/// What the versions say alike stands once; else each range in its own branch,
/// the newest first.
void Writer::writeForHip(StringRef Name, bool IsC) {
  struct Range {
    llvm::VersionTuple From;
    std::string Text;
  };
  std::vector<Range> Ranges;
  for (size_t I = 0; I < Request.Rules.Tables.size(); ++I) {
    const RuleTable &Rules = *Request.Rules.Tables[I];
    HeaderText One = defineForHip(Name, Rules, Request.Uses);
    std::string Lines =
        spellForHeader(IsC ? One.C : One.Cxx, Rules, Request.Project.Names);
    if (Ranges.empty() || Ranges.back().Text != Lines)
      Ranges.push_back({Request.Rules.HipVersions[I], std::move(Lines)});
  }
  if (Ranges.size() == 1) {
    Text += Ranges.front().Text;
    return;
  }
  StringRef Directive = "#if";
  for (size_t I = Ranges.size(); I-- > 1;) {
    Text += Directive.str() + " HIP_VERSION >= " + hipNumber(Ranges[I].From) +
            "\n" + Ranges[I].Text;
    Directive = "#elif";
  }
  if (!Ranges.front().Text.empty())
    Text += "#else\n" + Ranges.front().Text;
  Text += "#endif\n";
}

/// Each shape that CUDA's versions gave the symbol, where they have it.
void Writer::writeForCuda(StringRef Name, bool IsC) {
  llvm::ArrayRef<ApiSymbol> Shapes = First.shapes(Name);
  for (size_t I = 0; I < Shapes.size(); ++I) {
    auto Lines = [&](const ApiSymbol &Shape) {
      HeaderText One = defineForCuda(Shape, First, Request.Uses);
      return IsC ? One.C : One.Cxx;
    };
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
}

void Writer::writeSection(Section Which, Side For, bool IsC) {
  for (const std::string &Name : Names)
    if (const ApiSymbol *Symbol = First.symbol(Name);
        Symbol && sectionOf(*Symbol) == Which)
      For == Side::Hip ? writeForHip(Name, IsC) : writeForCuda(Name, IsC);
  if (!llvm::StringRef(Text).ends_with("\n\n"))
    Text += "\n";
}

/// All sections, for C++ and for C.
void Writer::writeSections(Side For) {
  // A function that is deprecated warns where it is called, not here.
  Text += "#pragma GCC diagnostic push\n"
          "#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n"
          "#pragma GCC diagnostic ignored \"-Wsign-conversion\"\n"
          "#pragma GCC diagnostic ignored \"-Wconversion\"\n\n";
  Text += "#ifdef __cplusplus\n\n";
  size_t Start = Text.size();
  for (Section Each : Sections)
    writeSection(Each, For, /*IsC=*/false);
  if (Text.find("std::vector", Start) != std::string::npos)
    Text.insert(Start, "#include <vector>\n\n");
  Text += "#else\n\n";
  for (Section Each : Sections)
    writeSection(Each, For, /*IsC=*/true);
  Text += "#endif\n\n#pragma GCC diagnostic pop\n\n";
}

/// A layer of macros that was included before would rename what is defined
/// here.
void Writer::writeMacroCheck() {
  std::vector<std::string> Tests;
  for (const std::string &Name : Names)
    if (const ApiSymbol *Symbol = First.symbol(Name);
        Symbol && Symbol->Kind == SymbolKind::Function)
      Tests.push_back("defined(" +
                      spellForHeader(Name, First, Request.Project.Names) + ")");
  if (Tests.empty())
    return;
  Text += "#if " + llvm::join(Tests, " || \\\n    ") +
          "\n#error \"a header that defines CUDA's functions as macros was "
          "included before this one\"\n#endif\n\n";
}

/// CUDA's own headers, and nothing else unless the names are neutral.
void Writer::writeCudaSide() {
  std::set<std::string> Separate;
  for (const std::string &Name : Names)
    if (const ApiSymbol *Symbol = First.symbol(Name))
      if (const SurfaceHeader *Header = First.header(Symbol->Header);
          Header && Header->Separate)
        Separate.insert(Header->Name);
  Text += "#include <cuda_runtime.h>\n";
  for (const std::string &Name : Separate)
    Text += "#include <" + Name + ">\n";
  Text += "\n";
  if (Request.Project.Names == NamesMode::Neutral)
    writeSections(Side::Cuda);
}

std::string Writer::write() {
  const ProjectFile &Project = Request.Project;
  std::string Guard = Project.TheRoute && !Project.TheRoute->Guard.empty()
                          ? Project.TheRoute->Guard
                          : "__HIP_PLATFORM_AMD__";
  // Versions between measured ones are taken for the older of these.
  const llvm::VersionTuple &Oldest = Project.HipMinimum;
  Text = "// CUDA's runtime, or HIP's under CUDA's names where " + Guard +
         " is defined.\n// " + GeneratedMark.str() + " with ";
  StringRef Separator;
  for (const RulePack &Pack : First.packs()) {
    Text += Separator.str() + "pack " + Pack.Name + " " + Pack.Version;
    Separator = ", ";
  }
  Text += "; change reroute.yaml instead of this file.\n#pragma once\n\n";
  Text += "#ifndef " + Guard + "\n\n";
  writeCudaSide();
  Text += "#else\n\n";
  Text += "#include <hip/hip_runtime.h>\n#include <stddef.h>\n";
  Text += "\n";
  Text += "#if HIP_VERSION < " + hipNumber(Oldest) +
          "\n#error \"this project needs HIP " + Oldest.getAsString() +
          " or newer\"\n#endif\n\n";
  writeMacroCheck();
  Text += "// Names without a counterpart say so where they are used.\n"
          "#if defined(__clang__) || __GNUC__ >= 12\n"
          "#define REROUTE_UNAVAILABLE(Why) __attribute__((unavailable(Why)))\n"
          "#else\n"
          "#define REROUTE_UNAVAILABLE(Why)\n"
          "#endif\n"
          "struct rerouteNotInHip {\n  char unused;\n};\n"
          "struct noSuchFieldInHip;\n\n";
  writeSections(Side::Hip);
  Text += "#undef REROUTE_UNAVAILABLE\n\n#endif\n";
  return std::move(Text);
}

std::string reroute::writeCompatHeader(const HeaderRequest &Request) {
  return Writer(Request).write();
}
