#ifndef REROUTE_API_DECLARATIONREADER_H
#define REROUTE_API_DECLARATIONREADER_H

#include "Api/ApiModel.h"
#include "clang/AST/ASTContext.h"

namespace reroute {

/// Turns Clang's declarations into an API model's facts.
class DeclarationReader {
public:
  explicit DeclarationReader(const clang::ASTContext &Context);

  /// The symbol without its header; nothing for declarations that a model has
  /// no place for. Name is empty for a tag without a name; its typedef names
  /// it otherwise.
  std::optional<ApiSymbol> read(const clang::NamedDecl &Decl) const;

  /// One symbol for each enumerator of \p Enum.
  std::vector<ApiSymbol> enumerators(const clang::EnumDecl &Enum) const;

private:
  std::string spell(clang::QualType Type) const;
  std::string spell(const clang::Expr &Expr) const;
  std::vector<ApiField> fields(const clang::RecordDecl &Record) const;
  ApiSignature signature(const clang::FunctionDecl &Function) const;

  const clang::ASTContext &Context;
  clang::PrintingPolicy Policy;
};

} // namespace reroute

#endif
