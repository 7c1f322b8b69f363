#include "Api/HeaderParse.h"
#include "Api/DeclarationReader.h"
#include "Api/InMemoryParse.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace reroute;

static constexpr llvm::StringLiteral MainFile = "/reroute-dump/main.cpp";
static constexpr llvm::StringLiteral StandInFolder = "/reroute-dump/others";
static constexpr llvm::StringLiteral ValuePrefix = "reroute_value_";

namespace {

class Collector : public clang::ASTConsumer {
public:
  Collector(clang::CompilerInstance &Compiler, const HeaderParse::Request &What,
            HeaderParse &Result)
      : Preprocessor(Compiler.getPreprocessor()),
        Sources(Compiler.getSourceManager()), What(What), Result(Result) {}

  void HandleTranslationUnit(clang::ASTContext &Context) override {
    DeclarationReader Reader(Context);
    readContext(*Context.getTranslationUnitDecl(), Reader);
    readMacros();
  }

private:
  void readContext(const clang::DeclContext &Scope,
                   const DeclarationReader &Reader);
  void readDeclaration(const clang::NamedDecl &Decl,
                       const DeclarationReader &Reader);
  void readValue(const clang::VarDecl &Variable);
  void readMacros();
  std::string spellMacro(const clang::MacroInfo &Macro, ApiSymbol &Symbol);

  /// The innermost public header that \p Location is in or included from;
  /// empty when the place is outside the toolkit.
  std::string publicHeader(clang::SourceLocation Location);

  clang::Preprocessor &Preprocessor;
  clang::SourceManager &Sources;
  const HeaderParse::Request &What;
  HeaderParse &Result;
};

class CollectAction : public clang::ASTFrontendAction {
public:
  CollectAction(const HeaderParse::Request &What, HeaderParse &Result)
      : What(What), Result(Result) {}
  std::unique_ptr<clang::ASTConsumer>
  CreateASTConsumer(clang::CompilerInstance &Compiler,
                    llvm::StringRef) override {
    return std::make_unique<Collector>(Compiler, What, Result);
  }

private:
  const HeaderParse::Request &What;
  HeaderParse &Result;
};

class ErrorList : public clang::DiagnosticConsumer {
public:
  explicit ErrorList(HeaderParse &Result) : Result(Result) {}
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    if (Level < clang::DiagnosticsEngine::Error)
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    std::string Place;
    if (Info.hasSourceManager() && Info.getLocation().isValid())
      Place = Info.getLocation().printToString(Info.getSourceManager()) + ": ";
    // Macros that are no values are expected to fail in the main file.
    if (Level != clang::DiagnosticsEngine::Fatal &&
        llvm::StringRef(Place).starts_with(MainFile))
      return;
    Result.Errors.push_back(Place + Text.str().str());
    Result.Fatal |= Level == clang::DiagnosticsEngine::Fatal;
  }

private:
  HeaderParse &Result;
};

} // namespace

std::string Collector::publicHeader(clang::SourceLocation Location) {
  const ApiDescription &Description = What.Description;
  clang::FileID File = Sources.getFileID(Sources.getExpansionLoc(Location));
  bool InToolkit = false;
  while (File.isValid()) {
    auto Entry = Sources.getFileEntryRefForID(File);
    if (!Entry)
      break;
    llvm::StringRef Path = Entry->getName();
    if (!InToolkit && !Path.starts_with(What.Root + "/"))
      return "";
    InToolkit = true;
    for (const auto *List :
         {&Description.Headers, &Description.Optional, &Description.Public})
      for (const std::string &Header : *List)
        if (Path.ends_with("/" + Header))
          return Header;
    File = Sources.getFileID(Sources.getIncludeLoc(File));
  }
  return "";
}

void Collector::readContext(const clang::DeclContext &Scope,
                            const DeclarationReader &Reader) {
  for (const clang::Decl *Decl : Scope.decls()) {
    if (const auto *Linkage = dyn_cast<clang::LinkageSpecDecl>(Decl))
      readContext(*Linkage, Reader);
    else if (const auto *Variable = dyn_cast<clang::VarDecl>(Decl))
      readValue(*Variable);
    else if (const auto *Named = dyn_cast<clang::NamedDecl>(Decl))
      readDeclaration(*Named, Reader);
  }
}

void Collector::readDeclaration(const clang::NamedDecl &Decl,
                                const DeclarationReader &Reader) {
  const auto *Tag = dyn_cast<clang::TagDecl>(&Decl);
  if (Tag && Tag->getDefinition() && Tag->getDefinition() != Tag)
    return;
  std::vector<ApiSymbol> Symbols;
  if (std::optional<ApiSymbol> Symbol = Reader.read(Decl))
    Symbols.push_back(std::move(*Symbol));
  if (const auto *Enum = dyn_cast<clang::EnumDecl>(&Decl))
    llvm::append_range(Symbols, Reader.enumerators(*Enum));
  llvm::erase_if(Symbols, [&](const ApiSymbol &Symbol) {
    return Symbol.Name.empty() || !What.Description.isName(Symbol.Name);
  });
  if (Symbols.empty())
    return;
  std::string Header = publicHeader(Decl.getLocation());
  if (Header.empty())
    return;
  for (ApiSymbol &Symbol : Symbols) {
    Symbol.Header = Header;
    Result.Declarations.push_back(std::move(Symbol));
  }
}

void Collector::readValue(const clang::VarDecl &Variable) {
  if (!Variable.getIdentifier() || Variable.isInvalidDecl())
    return;
  llvm::StringRef Name = Variable.getName();
  unsigned Number = 0;
  if (!Name.consume_front(ValuePrefix) || Name.getAsInteger(10, Number) ||
      !Variable.getType()->isIntegralOrEnumerationType() ||
      !Variable.getInit() || Variable.getInit()->containsErrors())
    return;
  clang::Expr::EvalResult Value;
  if (Variable.getInit()->EvaluateAsInt(Value, Variable.getASTContext()))
    Result.MacroValues.emplace_back(What.MacrosToEvaluate[Number],
                                    Value.Val.getInt().getExtValue());
}

std::string Collector::spellMacro(const clang::MacroInfo &Macro,
                                  ApiSymbol &Symbol) {
  if (Macro.isFunctionLike()) {
    Symbol.MacroParameters = "(";
    for (const clang::IdentifierInfo *Parameter : Macro.params())
      Symbol.MacroParameters +=
          (Symbol.MacroParameters.size() > 1 ? ", " : "") +
          Parameter->getName().str();
    if (Macro.isC99Varargs() && !Macro.params().empty()) {
      llvm::StringRef Text = Symbol.MacroParameters;
      Text.consume_back("__VA_ARGS__");
      Symbol.MacroParameters = Text.str() + "...";
    }
    Symbol.MacroParameters += ")";
  }
  std::string Text;
  for (const clang::Token &Token : Macro.tokens()) {
    if (!Text.empty() && Token.hasLeadingSpace())
      Text += ' ';
    Text += Preprocessor.getSpelling(Token);
  }
  return Text;
}

void Collector::readMacros() {
  for (const auto &Entry : Preprocessor.macros()) {
    llvm::StringRef Name = Entry.first->getName();
    if (!What.Description.isName(Name))
      continue;
    const clang::MacroInfo *Macro = Preprocessor.getMacroInfo(Entry.first);
    if (!Macro || Macro->isUsedForHeaderGuard())
      continue;
    ApiSymbol Symbol;
    Symbol.Name = Name.str();
    Symbol.Kind = SymbolKind::Macro;
    Symbol.Header = publicHeader(Macro->getDefinitionLoc());
    if (Symbol.Header.empty())
      continue;
    Symbol.Text = spellMacro(*Macro, Symbol);
    Result.Macros.push_back(std::move(Symbol));
  }
}

static std::string mainText(const HeaderParse::Request &What) {
  std::string Text;
  for (const std::string &Header : What.Description.Headers)
    Text += "#include <" + Header + ">\n";
  for (const std::string &Header : What.Description.Optional)
    Text += "#if __has_include(<" + Header + ">)\n#include <" + Header +
            ">\n#endif\n";
  for (size_t I = 0; I < What.MacrosToEvaluate.size(); ++I)
    Text += "const auto " + ValuePrefix.str() + std::to_string(I) + " = " +
            What.MacrosToEvaluate[I] + ";\n";
  return Text;
}

static std::string expand(llvm::StringRef Argument,
                          const HeaderParse::Request &What) {
  std::string Result;
  while (true) {
    auto [Before, After] = Argument.split("${");
    Result += Before;
    if (After.empty())
      return Result;
    auto [Name, Rest] = After.split('}');
    Result += Name == "root" ? What.Root : What.ResourceDir;
    Argument = Rest;
  }
}

HeaderParse HeaderParse::run(const Request &What) {
  HeaderParse Result;
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile(MainFile, 0,
                  llvm::MemoryBuffer::getMemBufferCopy(mainText(What)));
  for (const ApiDescription::StandIn &File : What.Description.StandIns)
    Memory->addFile(StandInFolder + "/" + File.Path, 0,
                    llvm::MemoryBuffer::getMemBufferCopy(File.Contents));
  std::vector<std::string> Command{"-resource-dir", What.ResourceDir,
                                   "-isystem" + StandInFolder.str()};
  for (const std::string &Argument : What.Arguments) {
    std::string Expanded = expand(Argument, What);
    // Clang looks there by itself, behind C++'s own headers, which break when
    // it looks there first.
    if (Expanded != "-isystem/usr/include")
      Command.push_back(std::move(Expanded));
  }
  Command.push_back(MainFile.str());

  ErrorList Errors(Result);
  runInMemory(std::move(Memory), Command,
              std::make_unique<CollectAction>(What, Result), Errors);
  return Result;
}
