#include "Explain/SymbolText.h"
#include "Api/DeclarationWriter.h"
#include "clang/Format/Format.h"
#include "llvm/ADT/STLExtras.h"

using namespace reroute;
using llvm::StringRef;

/// Breaks the lines of \p Code as clang-format does.
static std::string reformatted(const std::string &Code, unsigned Width) {
  clang::format::FormatStyle Style = clang::format::getLLVMStyle();
  Style.ColumnLimit = Width;
  // A break before the name reads worse than a short last parameter.
  Style.PenaltyReturnTypeOnItsOwnLine = 1000;
  auto Changes = clang::format::reformat(Style, Code,
                                         clang::tooling::Range(0, Code.size()));
  auto Result = clang::tooling::applyAllReplacements(Code, Changes);
  if (Result)
    return *Result;
  llvm::consumeError(Result.takeError());
  return Code;
}

static std::string signatureText(StringRef Name,
                                 const ApiSignature &Signature) {
  std::string Text;
  if (!Signature.TemplateParameters.empty())
    Text += "template <" + Signature.TemplateParameters + "> ";
  Text += declare(Signature.Result, Name) + "(";
  StringRef Separator;
  for (const ApiField &Parameter : Signature.Parameters) {
    Text += Separator;
    Text += declare(Parameter.Type, Parameter.Name);
    if (!Parameter.Default.empty())
      Text += " = " + Parameter.Default;
    Separator = ", ";
  }
  if (Signature.Variadic)
    Text += Separator.str() + "...";
  return Text + ");\n";
}

/// Each signature once: a declaration for device code often repeats the one
/// for hosts, but for default arguments.
static std::string functionText(const ApiSymbol &Symbol, unsigned Width) {
  std::string Text;
  std::vector<std::string> Seen;
  bool HasHost = llvm::any_of(Symbol.Signatures,
                              [](const ApiSignature &S) { return S.Host; });
  for (const ApiSignature &Signature : Symbol.Signatures) {
    if (HasHost && !Signature.Host)
      continue;
    std::string One = signatureText(Symbol.Name, Signature);
    if (llvm::is_contained(Seen, One))
      continue;
    Seen.push_back(One);
    if (!Signature.Host)
      Text += "// in device code\n";
    Text += reformatted(One, Width);
  }
  return Text;
}

static void addFields(llvm::ArrayRef<ApiField> Fields, unsigned Depth,
                      size_t MostMembers, std::string &Text) {
  std::string Indent(2 * Depth, ' ');
  for (const ApiField &Field : Fields.take_front(MostMembers)) {
    if (Field.Fields.empty()) {
      Text += Indent + declare(Field.Type, Field.Name) + ";\n";
      continue;
    }
    Text += Indent + Field.Type + " {\n";
    addFields(Field.Fields, Depth + 1, MostMembers, Text);
    Text += Indent + "}" + (Field.Name.empty() ? "" : " ") + Field.Name + ";\n";
  }
  if (Fields.size() > MostMembers)
    Text += Indent + "// and " + std::to_string(Fields.size() - MostMembers) +
            " more\n";
}

static std::string recordText(const ApiSymbol &Symbol, size_t MostMembers) {
  std::string Text = kindName(Symbol.Kind).str() + " " + Symbol.Name;
  if (Symbol.Fields.empty())
    return Text + "; // what it holds is not public\n";
  Text += " {\n";
  addFields(Symbol.Fields, 1, MostMembers, Text);
  return Text + "};\n";
}

static std::string valueText(const ApiSymbol &Enumerator) {
  return Enumerator.Name + (Enumerator.Value
                                ? " = " + std::to_string(*Enumerator.Value)
                                : std::string());
}

/// An enum with its enumerators of the same versions, by value.
static std::string enumText(const ApiSymbol &Enum, const ApiModel &Model,
                            size_t MostMembers) {
  std::vector<const ApiSymbol *> Enumerators;
  llvm::VersionTuple Version;
  for (const llvm::VersionTuple &Each : Model.Versions)
    if (Enum.Versions.contains(Each))
      Version = Each;
  for (const ApiSymbol &Each : Model.Symbols)
    if (Each.Kind == SymbolKind::Enumerator && Each.Parent == Enum.Name &&
        Each.Versions.contains(Version))
      Enumerators.push_back(&Each);
  llvm::sort(Enumerators, [](const ApiSymbol *A, const ApiSymbol *B) {
    return std::tie(A->Value, A->Name) < std::tie(B->Value, B->Name);
  });
  std::string Text = "enum " + Enum.Name;
  if (Enumerators.empty())
    return Text + ";\n";
  Text += " {\n";
  for (const ApiSymbol *Each :
       llvm::ArrayRef(Enumerators).take_front(MostMembers))
    Text += "  " + valueText(*Each) + ",\n";
  if (Enumerators.size() > MostMembers)
    Text += "  // and " + std::to_string(Enumerators.size() - MostMembers) +
            " more\n";
  return Text + "};\n";
}

std::string reroute::symbolText(const ApiSymbol &Symbol, const ApiModel &Model,
                                unsigned Width, size_t MostMembers) {
  switch (Symbol.Kind) {
  case SymbolKind::Function:
    return functionText(Symbol, Width);
  case SymbolKind::Type:
    return reformatted(
        "typedef " + declare(Symbol.Underlying, Symbol.Name) + ";\n", Width);
  case SymbolKind::Struct:
  case SymbolKind::Union:
    return recordText(Symbol, MostMembers);
  case SymbolKind::Enum:
    return enumText(Symbol, Model, MostMembers);
  case SymbolKind::Enumerator:
    return valueText(Symbol) +
           (Symbol.Parent.empty() ? "" : " // of enum " + Symbol.Parent) + "\n";
  case SymbolKind::Macro:
    return "#define " + Symbol.Name + Symbol.MacroParameters +
           (Symbol.Text.empty() ? "" : " ") + Symbol.Text + "\n";
  }
  llvm_unreachable("every kind returns");
}
