#ifndef REROUTE_TESTS_RULES_MODELBUILDER_H
#define REROUTE_TESTS_RULES_MODELBUILDER_H

#include "Api/ApiModel.h"
#include <memory>

namespace reroute::test {

/// Builds an API model from short lines of C++.
struct ModelBuilder {
  ApiModel Model;

  ModelBuilder(std::string Api, std::vector<llvm::VersionTuple> Versions) {
    Model.Api = std::move(Api);
    Model.Versions = std::move(Versions);
  }

  ApiSymbol &add(std::string Name, SymbolKind Kind, VersionSpan Versions = {}) {
    ApiSymbol Symbol;
    Symbol.Name = std::move(Name);
    Symbol.Kind = Kind;
    Symbol.Versions = Versions;
    Model.Symbols.push_back(std::move(Symbol));
    return Model.Symbols.back();
  }

  /// Each parameter is a type, or "type = default".
  ModelBuilder &function(std::string Name, std::vector<std::string> Parameters,
                         VersionSpan Versions = {}, bool ExternC = true,
                         std::string Template = "") {
    ApiSignature Signature;
    Signature.Result = "int";
    Signature.ExternC = ExternC;
    Signature.TemplateParameters = std::move(Template);
    for (llvm::StringRef Each : Parameters) {
      auto [Type, Default] = Each.split(" = ");
      Signature.Parameters.push_back({"p", Type.str(), Default.str(), {}});
    }
    for (ApiSymbol &Symbol : Model.Symbols)
      if (Symbol.Name == Name && Symbol.Versions == Versions) {
        Symbol.Signatures.push_back(Signature);
        return *this;
      }
    add(Name, SymbolKind::Function, Versions).Signatures = {Signature};
    return *this;
  }

  ModelBuilder &constant(std::string Name, int64_t Value,
                         VersionSpan Versions = {}) {
    add(std::move(Name), SymbolKind::Enumerator, Versions).Value = Value;
    return *this;
  }

  ModelBuilder &record(std::string Name, std::vector<std::string> Fields) {
    ApiSymbol &Symbol = add(std::move(Name), SymbolKind::Struct);
    for (std::string &Field : Fields)
      Symbol.Fields.push_back({std::move(Field), "int", "", {}});
    return *this;
  }

  std::shared_ptr<const ApiModel> done() {
    Model.reindex();
    return std::make_shared<const ApiModel>(std::move(Model));
  }
};

} // namespace reroute::test

#endif
