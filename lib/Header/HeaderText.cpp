#include "Header/HeaderText.h"
#include "Header/NameClosure.h"
#include "Header/StructAdapter.h"
#include "Header/VersionRanges.h"
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
        Names(closeOver(Request.Names, Request.Rules)), Uses(Request.Uses) {
    if (Request.Project.Names == NamesMode::Neutral)
      Namespace = Request.Project.neutralNamespace();
    Uses.InNamespace = !Namespace.empty();
  }

  std::string write();

private:
  void writeSections(Side For);
  void writeSection(Section Which, Side For, bool IsC);
  void writeForHip(StringRef Name, bool IsC);
  void writeForCuda(StringRef Name, bool IsC);
  void writeCudaSide();
  void writeMacroCheck();
  void writeHelpers(size_t Start);
  Section sectionOf(const ApiSymbol &Symbol) const;

  const HeaderRequest &Request;
  const RuleTable &First;
  std::set<std::string> Names;
  HeaderUses Uses;
  StringRef Namespace; ///< Of neutral names; empty: the global one.
  std::string Text;
};

} // namespace

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

void Writer::writeForHip(StringRef Name, bool IsC) {
  Text += joinHipVersions(Request.Rules, [&](const RuleTable &Rules) {
    HeaderText One = defineForHip(Name, Rules, Uses);
    return spellForHeader(IsC ? One.C : One.Cxx, Rules, Request.Project.Names);
  });
}

void Writer::writeForCuda(StringRef Name, bool IsC) {
  Text += joinCudaVersions(First.shapes(Name), [&](const ApiSymbol &Shape) {
    HeaderText One = defineForCuda(Shape, First, Uses);
    return IsC ? One.C : One.Cxx;
  });
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
  if (!Namespace.empty())
    Text += "namespace " + Namespace.str() + " {\n\n";
  for (Section Each : Sections)
    writeSection(Each, For, /*IsC=*/false);
  if (!Namespace.empty())
    Text += "} // namespace " + Namespace.str() + "\n\n";
  if (Text.find("std::vector", Start) != std::string::npos)
    Text.insert(Start, "#include <vector>\n\n");
  Text += "#else\n\n";
  if (!Namespace.empty())
    Text += "#error \"names in a namespace are for C++\"\n\n";
  else
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
  // In a namespace they would be other names.
  if (Tests.empty() || !Namespace.empty())
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

/// What the lines from \p Start on need to be there before them.
void Writer::writeHelpers(size_t Start) {
  std::string Helpers;
  StringRef Lines = StringRef(Text).drop_front(Start);
  bool Refuses = Lines.contains("REROUTE_UNAVAILABLE");
  if (Refuses)
    Helpers +=
        "// Names without a counterpart say so where they are used.\n"
        "#if defined(__clang__) || __GNUC__ >= 12\n"
        "#define REROUTE_UNAVAILABLE(Why) __attribute__((unavailable(Why)))\n"
        "#else\n"
        "#define REROUTE_UNAVAILABLE(Why)\n"
        "#endif\n";
  if (Lines.contains("struct rerouteNotInHip"))
    Helpers += "struct rerouteNotInHip {\n  char unused;\n};\n";
  if (Lines.contains("struct noSuchFieldInHip"))
    Helpers += "struct noSuchFieldInHip;\n";
  Text.insert(Start, Helpers.empty() ? "" : Helpers + "\n");
  if (Refuses)
    Text += "#undef REROUTE_UNAVAILABLE\n\n";
}

std::string Writer::write() {
  const ProjectFile &Project = Request.Project;
  const llvm::VersionTuple &Oldest = Project.HipMinimum;
  std::string Guard = guardOf(Project);
  bool IsNeutral = Project.Names == NamesMode::Neutral;
  Text = "// CUDA's runtime, or HIP's where " + Guard + " is defined, under " +
         (IsNeutral ? "neutral" : "CUDA's") + " names.\n" + origin(Request) +
         "#pragma once\n\n#ifndef " + Guard + "\n\n";
  writeCudaSide();
  Text += "#else\n\n#include <hip/hip_runtime.h>\n#include <stddef.h>\n\n"
          "#if HIP_VERSION < " +
          hipNumber(Oldest) + "\n#error \"this project needs HIP " +
          Oldest.getAsString() + " or newer\"\n#endif\n\n";
  writeMacroCheck();
  size_t Start = Text.size();
  writeSections(Side::Hip);
  writeHelpers(Start);
  Text += "#endif\n";
  return std::move(Text);
}

std::string reroute::guardOf(const ProjectFile &Project) {
  return Project.TheRoute && !Project.TheRoute->Guard.empty()
             ? Project.TheRoute->Guard
             : "__HIP_PLATFORM_AMD__";
}

std::string reroute::origin(const HeaderRequest &Request) {
  std::vector<std::string> Packs;
  for (const RulePack *Pack : Request.Rules.Tables.front()->packs())
    Packs.push_back("pack " + Pack->Name + " " + Pack->Version);
  return "// " + GeneratedMark.str() + " with " + llvm::join(Packs, ", ") +
         "; change reroute.yaml instead of this file.\n";
}

std::string reroute::writeCompatHeader(const HeaderRequest &Request) {
  return Writer(Request).write();
}
