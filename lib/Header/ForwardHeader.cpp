#include "Header/ForwardHeader.h"
#include "Api/DeclarationWriter.h"
#include "Header/NameClosure.h"
#include "Header/Phrases.h"
#include "Header/VersionRanges.h"
#include "Support/Words.h"
#include "llvm/Support/Path.h"

using namespace reroute;
using llvm::StringRef;
namespace path = llvm::sys::path;

std::string reroute::forwardPath(StringRef Path) {
  StringRef Extension = path::extension(Path);
  return (Path.drop_back(Extension.size()) + "_fwd" + Extension).str();
}

using Finder = llvm::function_ref<const ApiSymbol *(StringRef)>;

/// The tag that \p Word, a tag or a typedef of one, stands for.
static StringRef tagOf(StringRef Word, Finder Find) {
  const ApiSymbol *Symbol = Find(Word);
  if (!Symbol || Symbol->Kind != SymbolKind::Type ||
      !llvm::all_of(Symbol->Underlying, isWordCharacter))
    return Word;
  return Symbol->Underlying;
}

/// The declaration of \p Name by what \p Underlying, the type behind a typedef,
/// says; empty when that needs a definition.
static std::string declareHandle(StringRef Underlying, StringRef Name,
                                 Finder Find) {
  static constexpr StringRef Plain[] = {"int", "unsigned int",
                                        "unsigned long long"};
  if (llvm::is_contained(Plain, Underlying))
    return "typedef " + declare(Underlying, Name) + ";\n";
  StringRef Tag = Underlying;
  bool IsConst = Tag.consume_front("const ");
  if (!Tag.consume_back(" *") || Tag.contains_insensitive("void") ||
      !llvm::all_of(Tag, isWordCharacter))
    return "";
  return ("typedef " + StringRef(IsConst ? "const " : "") + "struct " +
          tagOf(Tag, Find) + " *" + Name + ";\n")
      .str();
}

/// Whether all of CUDA's versions make the same of the symbol.
static bool isSteady(llvm::ArrayRef<ApiSymbol> Shapes) {
  return llvm::all_of(Shapes, [&](const ApiSymbol &Each) {
    return Each.Kind == SymbolKind::Type &&
           Each.Underlying == Shapes.front().Underlying;
  });
}

/// HIP's declaration, when it is the same for all versions: what says which
/// version it is belongs to the toolkit.
static std::string forHip(StringRef Name, const HeaderRequest &Request) {
  std::optional<std::string> Line;
  for (const auto &Rules : Request.Rules.Tables) {
    const Mapping &One = Rules->lookup(Name, {});
    const ApiSymbol *Hip = hasTarget(One) ? Rules->hipSymbol(One.Hip) : nullptr;
    if (!Hip || Hip->Kind != SymbolKind::Type)
      return "";
    std::string Here =
        declareHandle(Hip->Underlying, Name,
                      [&](StringRef Word) { return Rules->hipSymbol(Word); });
    if (Line && *Line != Here)
      return "";
    Line = std::move(Here);
  }
  return Line.value_or("");
}

std::string reroute::writeForwardHeader(const HeaderRequest &Request) {
  const RuleTable &First = *Request.Rules.Tables.front();
  NamesMode Names = Request.Project.Names;
  std::string Guard = guardOf(Request.Project), Cuda, Hip;
  for (const std::string &Name : closeOver(Request.Names, Request.Rules)) {
    llvm::ArrayRef<ApiSymbol> Shapes = First.shapes(Name);
    if (Shapes.empty() || !isSteady(Shapes))
      continue;
    std::string OfCuda = declareHandle(
        Shapes.front().Underlying, spellForHeader(Name, First, Names),
        [&](StringRef Word) { return First.symbol(Word); });
    std::string OfHip = forHip(Name, Request);
    if (OfCuda.empty() || OfHip.empty())
      continue;
    Cuda += OfCuda;
    Hip += spellForHeader(OfHip, First, Names);
  }
  StringRef Namespace = Names == NamesMode::Neutral
                            ? Request.Project.neutralNamespace()
                            : StringRef();
  // The tags behind the handles are in the global scope on both sides.
  auto Wrap = [&](std::string Lines) {
    if (Namespace.empty())
      return Lines;
    std::string Tags;
    llvm::SmallVector<StringRef> Each;
    StringRef(Lines).split(Each, '\n', -1, /*KeepEmpty=*/false);
    for (StringRef Line : Each)
      if (auto [Before, After] = Line.split("struct "); !After.empty())
        Tags += ("struct " + After.split(' ').first + ";\n").str();
    return Tags + "namespace " + Namespace.str() + " {\n" + Lines + "}\n";
  };
  return "// CUDA's handles, or HIP's where " + Guard +
         " is defined, without either toolkit.\n" + origin(Request) +
         "#pragma once\n\n#ifndef " + Guard + "\n\n" + Wrap(Cuda) +
         "\n#else\n\n" + Wrap(Hip) + "\n#endif\n";
}
