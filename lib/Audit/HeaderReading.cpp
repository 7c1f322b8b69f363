#include "Audit/HeaderReading.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

/// "file:line" of a file on disk; empty for stubs and for the snippet itself.
static std::string placeOf(SourceLocation Loc, const SourceManager &SM) {
  PresumedLoc Place = SM.getPresumedLoc(SM.getFileLoc(Loc));
  if (Place.isInvalid() || SM.isInMainFile(SM.getFileLoc(Loc)) ||
      isSnippetHeader(Place.getFilename()) ||
      SM.isInSystemHeader(SM.getFileLoc(Loc)))
    return "";
  return std::string(Place.getFilename()) + ":" +
         std::to_string(Place.getLine());
}

namespace {

/// Collects macros and includes.
class MacroReader : public PPCallbacks {
public:
  MacroReader(HeaderReading &Reading, const NameQuestions &Ask,
              const SourceManager &SM)
      : Reading(Reading), Ask(Ask), SM(SM) {}

  bool FileNotFound(StringRef Name) override {
    if (!llvm::is_contained(Reading.MissingHeaders, Name))
      Reading.MissingHeaders.push_back(Name.str());
    return true;
  }

  void MacroDefined(const Token &Name, const MacroDirective *Macro) override {
    StringRef Text = Name.getIdentifierInfo()->getName();
    if (!Ask.IsSurface(Text))
      return;
    std::string Place = placeOf(Name.getLocation(), SM);
    if (!Place.empty())
      Reading.Provided.push_back({Text.str(), std::move(Place),
                                  isStub(Text, *Macro->getMacroInfo()),
                                  /*IsMacro=*/true});
  }

  void MacroUndefined(const Token &Name, const MacroDefinition &,
                      const MacroDirective *) override {
    StringRef Text = Name.getIdentifierInfo()->getName();
    llvm::erase_if(Reading.Provided, [&](const ProvidedName &Each) {
      return Each.IsMacro && Each.Name == Text;
    });
  }

private:
  /// Whether a macro for a call calls nothing: no name in it stands before a
  /// parenthesis.
  bool isStub(StringRef Name, const MacroInfo &Info) const {
    if (!Ask.CanFail(Name) || !Info.isFunctionLike())
      return false;
    llvm::ArrayRef<Token> Tokens = Info.tokens();
    for (size_t I = 0; I + 1 < Tokens.size(); ++I)
      if (Tokens[I].is(tok::identifier) && Tokens[I + 1].is(tok::l_paren))
        return false;
    return true;
  }

  HeaderReading &Reading;
  const NameQuestions &Ask;
  const SourceManager &SM;
};

class CallFinder : public RecursiveASTVisitor<CallFinder> {
public:
  bool VisitCallExpr(CallExpr *) { return !(Found = true); }
  // A template's call may not be resolved yet.
  bool VisitCXXUnresolvedConstructExpr(CXXUnresolvedConstructExpr *) {
    return !(Found = true);
  }
  bool Found = false;
};

/// Collects what is declared in the global scope.
class DeclarationCollector : public ASTConsumer {
public:
  DeclarationCollector(HeaderReading &Reading, const NameQuestions &Ask)
      : Reading(Reading), Ask(Ask) {}

  void HandleTranslationUnit(ASTContext &Context) override {
    collect(*Context.getTranslationUnitDecl(), Context.getSourceManager());
  }

private:
  void collect(const DeclContext &Scope, const SourceManager &SM) {
    for (const Decl *Each : Scope.decls()) {
      if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(Each))
        collect(*Linkage, SM);
      if (const auto *Enum = dyn_cast<EnumDecl>(Each))
        collect(*Enum, SM);
      const auto *Named = dyn_cast<NamedDecl>(Each);
      if (!Named || !Named->getIdentifier() || !Ask.IsSurface(Named->getName()))
        continue;
      std::string Place = placeOf(Named->getLocation(), SM);
      if (!Place.empty())
        Reading.Provided.push_back(
            {Named->getNameAsString(), std::move(Place), isStub(*Named)});
    }
  }

  bool isStub(const NamedDecl &Named) const {
    const auto *Template = dyn_cast<FunctionTemplateDecl>(&Named);
    const auto *Function = Template ? Template->getTemplatedDecl()
                                    : dyn_cast<FunctionDecl>(&Named);
    if (!Function || !Function->doesThisDeclarationHaveABody() ||
        !Ask.CanFail(Named.getName()))
      return false;
    CallFinder Finder;
    Finder.TraverseStmt(Function->getBody());
    return !Finder.Found;
  }

  HeaderReading &Reading;
  const NameQuestions &Ask;
};

class ReadingAction : public ASTFrontendAction {
public:
  ReadingAction(HeaderReading &Reading, const NameQuestions &Ask)
      : Reading(Reading), Ask(Ask) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef) override {
    CI.getPreprocessor().addPPCallbacks(
        std::make_unique<MacroReader>(Reading, Ask, CI.getSourceManager()));
    return std::make_unique<DeclarationCollector>(Reading, Ask);
  }

private:
  HeaderReading &Reading;
  const NameQuestions &Ask;
};

} // namespace

HeaderReading reroute::readHeader(llvm::ArrayRef<StubFile> Stubs,
                                  llvm::ArrayRef<std::string> Arguments,
                                  StringRef Code, const NameQuestions &Ask) {
  HeaderReading Reading;
  SnippetErrors Errors = runOnSnippet(
      Stubs, Arguments, Code, std::make_unique<ReadingAction>(Reading, Ask));
  Reading.Errors = std::move(Errors);
  return Reading;
}
