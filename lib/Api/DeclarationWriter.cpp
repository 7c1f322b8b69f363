#include "Api/DeclarationWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace reroute;

std::string reroute::declare(llvm::StringRef Type, llvm::StringRef Name) {
  auto [Bare, Width] = Type.split(" : ");
  std::string Tail = Width.empty() ? "" : (" : " + Width).str();
  // The name of a pointer or reference to a function or an array is inside.
  for (llvm::StringRef Inside : {"(*", "(&"})
    if (size_t At = Bare.find(Inside); At != llvm::StringRef::npos) {
      size_t End = At + Inside.size();
      return (Bare.take_front(End) + Name + Bare.drop_front(End) + Tail).str();
    }
  size_t Array = Bare.find('[');
  std::string Result = Bare.take_front(Array).rtrim().str();
  if (!Name.empty() && Result.back() != '*' && Result.back() != '&')
    Result += ' ';
  Result += Name;
  if (Array != llvm::StringRef::npos)
    Result += Bare.drop_front(Array);
  return Result + Tail;
}

namespace {

/// Writes types in an order in which each follows what it needs.
class TypeWriter {
public:
  explicit TypeWriter(llvm::ArrayRef<const ApiSymbol *> Symbols)
      : Symbols(Symbols) {
    for (const ApiSymbol *Symbol : Symbols) {
      ByName[Symbol->Name] = Symbol;
      if (Symbol->Kind == SymbolKind::Enumerator)
        Enumerators[Symbol->Parent].push_back(Symbol);
    }
  }

  std::string write();

private:
  void writeMacros();
  void writeEnums();
  void forwardTags();
  void define(const ApiSymbol &Symbol);
  void defineFieldTypes(llvm::ArrayRef<ApiField> Fields);
  void defineWordsOf(llvm::StringRef Type, bool Complete);
  void writeFields(llvm::ArrayRef<ApiField> Fields, unsigned Depth);

  static bool isRecord(const ApiSymbol &Symbol) {
    return Symbol.Kind == SymbolKind::Struct ||
           Symbol.Kind == SymbolKind::Union;
  }

  llvm::ArrayRef<const ApiSymbol *> Symbols;
  llvm::StringMap<const ApiSymbol *> ByName;
  std::map<std::string, std::vector<const ApiSymbol *>> Enumerators;
  llvm::StringSet<> Defined;
  std::string Text;
};

} // namespace

void TypeWriter::writeMacros() {
  for (const ApiSymbol *Symbol : Symbols)
    if (Symbol->Kind == SymbolKind::Macro)
      Text += "#define " + Symbol->Name + Symbol->MacroParameters + " " +
              Symbol->Text + "\n";
}

/// A number that has the type a header's number would have.
static std::string spellValue(int64_t Value) {
  bool NeedsUnsigned = Value > INT32_MAX && Value <= UINT32_MAX;
  return llvm::itostr(Value) + (NeedsUnsigned ? "U" : "");
}

void TypeWriter::writeEnums() {
  for (auto &[Parent, List] : Enumerators) {
    llvm::sort(List, [](const ApiSymbol *A, const ApiSymbol *B) {
      return std::tie(A->Value, A->Name) < std::tie(B->Value, B->Name);
    });
    std::string Tag = Parent.empty() ? "" : " " + Parent;
    Text += Parent.empty() ? "enum {\n" : "typedef enum" + Tag + " {\n";
    for (const ApiSymbol *Enumerator : List)
      Text += "  " + Enumerator->Name + " = " +
              spellValue(Enumerator->Value.value_or(0)) + ",\n";
    Text += "}" + Tag + ";\n";
  }
}

void TypeWriter::forwardTags() {
  // C needs the typedefs because types are spelled without tag keywords.
  for (const ApiSymbol *Symbol : Symbols)
    if (isRecord(*Symbol)) {
      std::string Tag = kindName(Symbol->Kind).str() + " " + Symbol->Name;
      Text += "typedef " + Tag + " " + Symbol->Name + ";\n";
    } else if (Symbol->Kind == SymbolKind::Enum &&
               !Enumerators.count(Symbol->Name)) {
      Text += "typedef enum " + Symbol->Name + " { " + Symbol->Name +
              "_none_known } " + Symbol->Name + ";\n";
    }
}

/// Defines what the identifiers in \p Type name: typedefs always, records only
/// where the type must be complete.
void TypeWriter::defineWordsOf(llvm::StringRef Type, bool Complete) {
  auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  while (!(Type = Type.drop_until(IsWord)).empty()) {
    llvm::StringRef Word = Type.take_while(IsWord);
    Type = Type.drop_front(Word.size());
    const ApiSymbol *Symbol = ByName.lookup(Word);
    if (!Symbol)
      continue;
    if (Symbol->Kind == SymbolKind::Type) {
      define(*Symbol);
      if (Complete)
        defineWordsOf(Symbol->Underlying,
                      Symbol->Underlying.find('*') == std::string::npos);
    } else if (Symbol->Kind == SymbolKind::Macro) {
      defineWordsOf(Symbol->Text, Complete);
    } else if (isRecord(*Symbol) && Complete) {
      define(*Symbol);
    }
  }
}

void TypeWriter::defineFieldTypes(llvm::ArrayRef<ApiField> Fields) {
  for (const ApiField &Field : Fields) {
    defineWordsOf(Field.Type, Field.Type.find('*') == std::string::npos);
    defineFieldTypes(Field.Fields);
  }
}

void TypeWriter::writeFields(llvm::ArrayRef<ApiField> Fields, unsigned Depth) {
  std::string Indent(2 * Depth, ' ');
  for (const ApiField &Field : Fields) {
    if (Field.Fields.empty()) {
      Text += Indent + declare(Field.Type, Field.Name) + ";\n";
      continue;
    }
    Text += Indent + Field.Type + " {\n";
    writeFields(Field.Fields, Depth + 1);
    Text += Indent + "}" + (Field.Name.empty() ? "" : " " + Field.Name) + ";\n";
  }
}

void TypeWriter::define(const ApiSymbol &Symbol) {
  if (!Defined.insert(Symbol.Name).second)
    return;
  if (Symbol.Kind == SymbolKind::Type) {
    defineWordsOf(Symbol.Underlying, /*Complete=*/false);
    Text += "typedef " + declare(Symbol.Underlying, Symbol.Name) + ";\n";
    return;
  }
  if (Symbol.Fields.empty())
    return; // Opaque: the forward declaration is all.
  defineFieldTypes(Symbol.Fields);
  Text += kindName(Symbol.Kind).str() + " " + Symbol.Name + " {\n";
  writeFields(Symbol.Fields, 1);
  Text += "};\n";
}

std::string TypeWriter::write() {
  writeMacros();
  writeEnums();
  forwardTags();
  for (const ApiSymbol *Symbol : Symbols)
    if (Symbol->Kind == SymbolKind::Type || isRecord(*Symbol))
      define(*Symbol);
  return std::move(Text);
}

std::string reroute::writeTypes(llvm::ArrayRef<const ApiSymbol *> Symbols) {
  return TypeWriter(Symbols).write();
}

namespace {

/// Where a declaration is visible.
enum class Audience { C, Cxx, Offload };

} // namespace

static void writeSignature(llvm::StringRef Name, const ApiSignature &Signature,
                           bool Device, std::string &Text) {
  if (!Signature.TemplateParameters.empty())
    Text += "template <" + Signature.TemplateParameters + "> ";
  if (Signature.ExternC)
    Text += "REROUTE_C ";
  if (Device)
    Text += Signature.Host ? "REROUTE_BOTH " : "REROUTE_DEVICE ";
  Text += Signature.Result + " " + Name.str() + "(";
  bool First = true;
  for (const ApiField &Parameter : Signature.Parameters) {
    Text += (First ? "" : ", ") + Parameter.Type;
    First = false;
    if (!Parameter.Default.empty())
      Text += " REROUTE_DEFAULT(" + Parameter.Default + ")";
  }
  if (Signature.Variadic)
    Text += First ? "..." : ", ...";
  else if (First)
    Text += "void";
  Text += ");\n";
}

static Audience audienceOf(const ApiSignature &Signature) {
  if (!Signature.Host || Signature.NeedsCudaLanguage)
    return Audience::Offload;
  return Signature.ExternC ? Audience::C : Audience::Cxx;
}

std::string reroute::writeFunctions(llvm::ArrayRef<const ApiSymbol *> Symbols) {
  std::map<Audience, std::string> Texts;
  for (const ApiSymbol *Symbol : Symbols)
    for (const ApiSignature &Signature : Symbol->Signatures)
      writeSignature(Symbol->Name, Signature, Signature.Device,
                     Texts[audienceOf(Signature)]);
  return "#ifdef __cplusplus\n"
         "#define REROUTE_C extern \"C\"\n"
         "#define REROUTE_DEFAULT(...) = __VA_ARGS__\n"
         "#else\n"
         "#define REROUTE_C\n"
         "#define REROUTE_DEFAULT(...)\n"
         "#endif\n"
         "#if defined(__CUDACC__) || defined(__HIPCC__)\n"
         "#define REROUTE_DEVICE __attribute__((device))\n"
         "#define REROUTE_BOTH __attribute__((host)) __attribute__((device))\n"
         "#else\n"
         "#define REROUTE_BOTH\n"
         "#endif\n" +
         Texts[Audience::C] + "#ifdef __cplusplus\n" + Texts[Audience::Cxx] +
         "#if defined(__CUDACC__) || defined(__HIPCC__)\n" +
         Texts[Audience::Offload] +
         "#endif\n"
         "#endif\n"
         "#undef REROUTE_C\n"
         "#undef REROUTE_DEFAULT\n"
         "#undef REROUTE_DEVICE\n"
         "#undef REROUTE_BOTH\n";
}
