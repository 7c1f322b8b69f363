#ifndef REROUTE_API_APIMODEL_H
#define REROUTE_API_APIMODEL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/VersionTuple.h"
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace reroute {

enum class SymbolKind {
  Function,
  Type,
  Struct,
  Union,
  Enum,
  Enumerator,
  Macro
};

/// "function", "type", "struct", … as models and messages spell it.
llvm::StringRef kindName(SymbolKind Kind);

/// A function parameter, or a field of a struct.
///
/// Types are spelled as C++ does, without "struct", "union" and "enum" before
/// a tag: "const cudaMemcpy3DParms *". A bit-field adds its width: "int : 3".
struct ApiField {
  std::string Name;    ///< Empty: unnamed.
  std::string Type;    ///< "struct" or "union" when Fields says what is in it.
  std::string Default; ///< Default argument; empty when none.
  std::vector<ApiField> Fields; ///< A nested record without a tag.

  friend bool operator==(const ApiField &, const ApiField &) = default;
};

/// One signature of a function. A name can have several: the C entry point and
/// the overloads and templates of the C++ header.
struct ApiSignature {
  std::string Result;
  std::vector<ApiField> Parameters;
  std::string TemplateParameters; ///< "class T" or empty.
  bool Variadic = false;
  bool ExternC = false;
  bool NeedsCudaLanguage = false; ///< Seen by nvcc (or hipcc) only.
  bool Host = true;               ///< Host code may call it.
  bool Device = false;            ///< Device code may call it.

  /// The fewest arguments a call can pass.
  unsigned requiredArguments() const;
  /// Whether a call may pass \p Count arguments.
  bool accepts(unsigned Count) const;
  /// "<T>" where no argument of a call tells what T is, as in
  /// cudaCreateChannelDesc<float>(); else empty.
  std::string undeducedArguments() const;
  /// Whether the last parameter is a pack ("Ts &&...").
  bool hasPack() const;

  friend bool operator==(const ApiSignature &, const ApiSignature &) = default;
};

/// The versions that have something: from Since on, up to and without Until.
/// An empty tuple is an open end; a model leaves Since open for what the
/// oldest measured version has, as nobody looked further back.
struct VersionSpan {
  llvm::VersionTuple Since;
  llvm::VersionTuple Until;

  /// An empty \p Version stands for the newest one.
  bool contains(const llvm::VersionTuple &Version) const;

  friend bool operator==(const VersionSpan &, const VersionSpan &) = default;
};

/// One shape of one public symbol and the versions that have this shape.
struct ApiSymbol {
  std::string Name;
  SymbolKind Kind = SymbolKind::Function;
  /// Public header that declares it, such as "driver_types.h".
  std::string Header;
  VersionSpan Versions;
  std::vector<ApiSignature> Signatures; ///< Functions; C entry point first.
  std::vector<ApiField> Fields;         ///< Structs, unions; empty when opaque.
  std::string Underlying;               ///< Typedefs: the aliased type.
  std::string Parent;           ///< Enumerators: their enum, if it has a tag.
  std::optional<int64_t> Value; ///< Enumerators, integer macros.
  std::string Text;             ///< Macros: the replacement.
  std::string MacroParameters;  ///< "(a, b)"; empty: object-like.
  bool Deprecated = false;
  /// Structs, unions, enums: whether only a typedef names it, so that C cannot
  /// say "struct" before the name.
  bool Untagged = false;

  /// Whether both say the same but for the versions.
  bool sameShape(const ApiSymbol &Other) const;
  /// The C entry point, else the first signature, or null.
  const ApiSignature *mainSignature() const;
};

/// The facts of one API over the versions that were measured.
class ApiModel {
public:
  /// Reads the JSON-lines form: the first line states schema, API name and the
  /// measured versions, each further line one symbol shape. Fails with
  /// ExitCode::InvalidPack, naming \p BufferName and the line.
  static llvm::Expected<ApiModel> parse(llvm::StringRef Text,
                                        llvm::StringRef BufferName);
  std::string serialise() const;

  /// The shapes of \p Name, oldest first; empty when the API never had it.
  llvm::ArrayRef<ApiSymbol> find(llvm::StringRef Name) const;
  /// The shape of \p Name in \p Version (the newest when empty), or null.
  const ApiSymbol *find(llvm::StringRef Name,
                        const llvm::VersionTuple &Version) const;

  /// Sorts Symbols and makes find see them. Call it after changing Symbols.
  void reindex();

  std::string Api; ///< "cuda-runtime" or "hip-runtime".
  std::vector<llvm::VersionTuple> Versions; ///< Measured, oldest first.
  std::vector<ApiSymbol> Symbols;           ///< Sorted by name, then by Since.

private:
  /// Name to the first of its shapes in Symbols and their number.
  llvm::StringMap<std::pair<uint32_t, uint32_t>> Index;
};

} // namespace reroute

#endif
