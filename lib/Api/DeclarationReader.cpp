#include "Api/DeclarationReader.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace reroute;

DeclarationReader::DeclarationReader(const clang::ASTContext &Context)
    : Context(Context), Policy(Context.getLangOpts()) {
  Policy.SuppressTagKeyword = true;
  Policy.Bool = true;
  Policy.AnonymousTagLocations = false;
}

/// Headers shared with C write the keyword at some uses and not at others.
static std::string withoutTagKeywords(std::string Text) {
  for (llvm::StringRef Keyword : {"struct ", "union ", "enum "})
    for (size_t At = Text.find(Keyword); At != std::string::npos;
         At = Text.find(Keyword, At))
      if (At == 0 || !(llvm::isAlnum(Text[At - 1]) || Text[At - 1] == '_'))
        Text.erase(At, Keyword.size());
      else
        ++At;
  return Text;
}

std::string DeclarationReader::spell(clang::QualType Type) const {
  return withoutTagKeywords(Type.getAsString(Policy));
}

std::string DeclarationReader::spell(const clang::Expr &Expr) const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Expr.printPretty(OS, nullptr, Policy);
  return Text == "__null" ? "0" : withoutTagKeywords(Text);
}

std::vector<ApiField>
DeclarationReader::fields(const clang::RecordDecl &Record) const {
  std::vector<ApiField> Fields;
  for (const clang::FieldDecl *Decl : Record.fields()) {
    ApiField &Field = Fields.emplace_back();
    Field.Name = Decl->getNameAsString();
    const clang::RecordDecl *Nested = Decl->getType()->getAsRecordDecl();
    // A record written inside this one has no name of its own to refer to in
    // C++, or one that C sees at file scope: either way its fields go here.
    if (Nested &&
        (!Nested->getIdentifier() ||
         Nested->getLexicalDeclContext() == &Record) &&
        !Nested->getTypedefNameForAnonDecl()) {
      Field.Type = Nested->isUnion() ? "union" : "struct";
      Field.Fields = fields(*Nested);
      continue;
    }
    Field.Type = spell(Decl->getType());
    if (Decl->isBitField())
      Field.Type += " : " + llvm::utostr(Decl->getBitWidthValue());
  }
  return Fields;
}

ApiSignature
DeclarationReader::signature(const clang::FunctionDecl &Function) const {
  ApiSignature Signature;
  Signature.Result = spell(Function.getReturnType());
  for (const clang::ParmVarDecl *Parameter : Function.parameters()) {
    ApiField &Field = Signature.Parameters.emplace_back();
    Field.Name = Parameter->getNameAsString();
    Field.Type = spell(Parameter->getOriginalType());
    if (Parameter->hasDefaultArg() && !Parameter->hasUnparsedDefaultArg() &&
        !Parameter->hasUninstantiatedDefaultArg())
      Field.Default = spell(*Parameter->getDefaultArg());
  }
  if (const auto *Template = Function.getDescribedFunctionTemplate()) {
    llvm::raw_string_ostream OS(Signature.TemplateParameters);
    Template->getTemplateParameters()->print(OS, Context, Policy,
                                             /*OmitTemplateKW=*/true);
    llvm::StringRef List = llvm::StringRef(Signature.TemplateParameters).trim();
    List.consume_front("<");
    List.consume_back(">");
    Signature.TemplateParameters = withoutTagKeywords(List.trim().str());
  }
  Signature.Variadic = Function.isVariadic();
  Signature.ExternC = Function.isExternC();
  Signature.Device = Function.hasAttr<clang::CUDADeviceAttr>();
  Signature.Host = !Signature.Device || Function.hasAttr<clang::CUDAHostAttr>();
  return Signature;
}

std::optional<ApiSymbol>
DeclarationReader::read(const clang::NamedDecl &Decl) const {
  ApiSymbol Symbol;
  Symbol.Name = Decl.getNameAsString();
  Symbol.Deprecated = Decl.hasAttr<clang::DeprecatedAttr>();
  const clang::NamedDecl *Bare = &Decl;
  if (const auto *Template = dyn_cast<clang::FunctionTemplateDecl>(&Decl)) {
    Bare = Template->getTemplatedDecl();
    Symbol.Deprecated |= Bare->hasAttr<clang::DeprecatedAttr>();
  }
  if (const auto *Function = dyn_cast<clang::FunctionDecl>(Bare)) {
    // Its template says what calls can look like.
    if (Function->isFunctionTemplateSpecialization())
      return std::nullopt;
    Symbol.Kind = SymbolKind::Function;
    Symbol.Signatures.push_back(signature(*Function));
    return Symbol;
  }
  if (const auto *Tag = dyn_cast<clang::TagDecl>(Bare)) {
    if (const clang::TypedefNameDecl *Typedef =
            Tag->getTypedefNameForAnonDecl()) {
      Symbol.Name = Typedef->getNameAsString();
      Symbol.Untagged = true;
    }
    Symbol.Kind = Tag->isEnum()    ? SymbolKind::Enum
                  : Tag->isUnion() ? SymbolKind::Union
                                   : SymbolKind::Struct;
    if (const auto *Record = dyn_cast<clang::RecordDecl>(Tag))
      if (const clang::RecordDecl *Definition = Record->getDefinition())
        Symbol.Fields = fields(*Definition);
    return Symbol;
  }
  if (const auto *Typedef = dyn_cast<clang::TypedefNameDecl>(Bare)) {
    Symbol.Kind = SymbolKind::Type;
    Symbol.Underlying = spell(Typedef->getUnderlyingType());
    const clang::TagDecl *Tag = Typedef->getAnonDeclWithTypedefName();
    // The tag itself is the symbol then.
    if (Tag || Symbol.Underlying == Symbol.Name)
      return std::nullopt;
    return Symbol;
  }
  return std::nullopt;
}

std::vector<ApiSymbol>
DeclarationReader::enumerators(const clang::EnumDecl &Enum) const {
  std::string Parent = Enum.getNameAsString();
  if (const auto *Typedef = Enum.getTypedefNameForAnonDecl())
    Parent = Typedef->getNameAsString();
  std::vector<ApiSymbol> Symbols;
  for (const clang::EnumConstantDecl *Constant : Enum.enumerators()) {
    ApiSymbol &Symbol = Symbols.emplace_back();
    Symbol.Name = Constant->getNameAsString();
    Symbol.Kind = SymbolKind::Enumerator;
    Symbol.Parent = Parent;
    Symbol.Value = Constant->getInitVal().getExtValue();
    Symbol.Deprecated = Constant->hasAttr<clang::DeprecatedAttr>();
  }
  return Symbols;
}
