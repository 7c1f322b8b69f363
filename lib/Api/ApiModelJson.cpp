// The JSON-lines form of an API model. One symbol shape a line keeps the
// differences between two dumps readable; keys with the usual value are left
// out, and a parameter is an array, because the file is read at each start.

#include "Api/ApiModel.h"
#include "Support/ToolError.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace reroute;
namespace json = llvm::json;

static constexpr int64_t Schema = 1;

namespace {

/// Reads one line; the first thing wrong ends up in Problem.
class LineReader {
public:
  explicit LineReader(const json::Object &Line) : Line(Line) {}

  std::string text(llvm::StringRef Key) {
    const json::Value *Value = Line.get(Key);
    if (!Value)
      return "";
    if (std::optional<llvm::StringRef> Text = Value->getAsString())
      return Text->str();
    complain("\"" + Key + "\" is no string");
    return "";
  }

  bool flag(llvm::StringRef Key) { return Line.getBoolean(Key) == true; }

  llvm::VersionTuple version(llvm::StringRef Key) {
    llvm::VersionTuple Version;
    std::string Text = text(Key);
    if (!Text.empty() && Version.tryParse(Text))
      complain("\"" + Key + "\" is no version number");
    return Version;
  }

  ApiSymbol symbol();

  void complain(const llvm::Twine &What) {
    if (Problem.empty())
      Problem = What.str();
  }

  std::string Problem;

private:
  SymbolKind kind();
  std::vector<ApiField> fields(const json::Value *List);
  ApiSignature signature(const json::Value &Value);

  const json::Object &Line;
};

} // namespace

SymbolKind LineReader::kind() {
  std::string Name = text("kind");
  for (SymbolKind Kind :
       {SymbolKind::Enumerator, SymbolKind::Function, SymbolKind::Macro,
        SymbolKind::Type, SymbolKind::Struct, SymbolKind::Enum,
        SymbolKind::Union})
    if (kindName(Kind) == Name)
      return Kind;
  complain("unknown kind \"" + Name + "\"");
  return SymbolKind::Macro;
}

std::vector<ApiField> LineReader::fields(const json::Value *List) {
  std::vector<ApiField> Fields;
  if (!List)
    return Fields;
  const json::Array *Array = List->getAsArray();
  if (!Array) {
    complain("a list of parameters or fields is no array");
    return Fields;
  }
  Fields.reserve(Array->size());
  for (const json::Value &Item : *Array) {
    ApiField &Field = Fields.emplace_back();
    const json::Array *Parts = Item.getAsArray();
    if (!Parts || Parts->empty() || Parts->size() > 3) {
      complain("a parameter or field is no array of type, name and rest");
      return Fields;
    }
    std::string *const Texts[] = {&Field.Type, &Field.Name, &Field.Default};
    for (auto [Part, Text] : llvm::zip(*Parts, Texts)) {
      if (std::optional<llvm::StringRef> String = Part.getAsString())
        *Text = String->str();
      else if (Text == &Field.Default && Part.getAsArray())
        Field.Fields = fields(&Part);
      else
        complain("a type or name is no string");
    }
  }
  return Fields;
}

ApiSignature LineReader::signature(const json::Value &Value) {
  ApiSignature Signature;
  const json::Object *Object = Value.getAsObject();
  if (!Object) {
    complain("a signature is no object");
    return Signature;
  }
  LineReader Reader(*Object);
  Signature.Result = Reader.text("result");
  Signature.TemplateParameters = Reader.text("template");
  Signature.Parameters = Reader.fields(Object->get("params"));
  Signature.Variadic = Reader.flag("variadic");
  Signature.ExternC = Reader.flag("c");
  Signature.NeedsCudaLanguage = Reader.flag("cuda");
  Signature.Device = Reader.flag("device");
  Signature.Host = Object->getBoolean("host") != false;
  if (Signature.Result.empty())
    Reader.complain("a signature has no result");
  if (!Reader.Problem.empty())
    complain(Reader.Problem);
  return Signature;
}

ApiSymbol LineReader::symbol() {
  ApiSymbol Symbol;
  Symbol.Name = text("name");
  if (Symbol.Name.empty())
    complain("no \"name\"");
  Symbol.Kind = kind();
  Symbol.Header = text("header");
  Symbol.Versions = {version("since"), version("until")};
  if (const json::Array *Signatures = Line.getArray("signatures"))
    for (const json::Value &Value : *Signatures)
      Symbol.Signatures.push_back(signature(Value));
  Symbol.Fields = fields(Line.get("fields"));
  Symbol.Underlying = text("underlying");
  Symbol.Parent = text("parent");
  if (const json::Value *Value = Line.get("value")) {
    Symbol.Value = Value->getAsInteger();
    if (!Symbol.Value)
      complain("\"value\" is no integer");
  }
  Symbol.Text = text("text");
  Symbol.MacroParameters = text("macro");
  Symbol.Deprecated = flag("deprecated");
  Symbol.Untagged = flag("untagged");
  return Symbol;
}

static llvm::Error parseHead(LineReader &Reader, const json::Object &Head,
                             ApiModel &Model, llvm::StringRef Place) {
  if (Head.getInteger("schema") != Schema)
    return makeError(ExitCode::InvalidPack,
                     Place + ": not an API model of schema " +
                         llvm::Twine(Schema) +
                         "; make it again with this version's "
                         "`reroute api dump`");
  Model.Api = Reader.text("api");
  if (const json::Array *Versions = Head.getArray("versions"))
    for (const json::Value &Value : *Versions) {
      llvm::VersionTuple &Version = Model.Versions.emplace_back();
      if (Version.tryParse(Value.getAsString().value_or("")))
        Reader.complain("\"versions\" has something that is no version number");
    }
  if (Model.Api.empty() || Model.Versions.empty())
    Reader.complain("the first line must have \"api\" and \"versions\"");
  return llvm::Error::success();
}

llvm::Expected<ApiModel> ApiModel::parse(llvm::StringRef Text,
                                         llvm::StringRef BufferName) {
  ApiModel Model;
  Model.Symbols.reserve(Text.count('\n'));
  unsigned Number = 0;
  while (!Text.empty()) {
    llvm::StringRef LineText;
    std::tie(LineText, Text) = Text.split('\n');
    std::string Place = (BufferName + ":" + llvm::Twine(++Number)).str();
    if (Number > 1 && LineText.trim().empty())
      continue;
    llvm::Expected<json::Value> Line = json::parse(LineText);
    if (!Line)
      return makeError(ExitCode::InvalidPack,
                       Place + ": not JSON (" +
                           llvm::toString(Line.takeError()) +
                           "); restore the line or dump the model again");
    const json::Object *Object = Line->getAsObject();
    if (!Object)
      return makeError(ExitCode::InvalidPack,
                       Place + ": not a JSON object; restore the line or dump "
                               "the model again");
    LineReader Reader(*Object);
    if (Number == 1) {
      if (llvm::Error E = parseHead(Reader, *Object, Model, Place))
        return E;
    } else {
      Model.Symbols.push_back(Reader.symbol());
    }
    if (!Reader.Problem.empty())
      return makeError(ExitCode::InvalidPack,
                       Place + ": " + Reader.Problem +
                           "; correct the line or dump the model again");
  }
  if (Number == 0)
    return makeError(ExitCode::InvalidPack,
                     BufferName +
                         ":1: empty; an API model starts with a line that "
                         "states its schema, API and versions");
  Model.reindex();
  return Model;
}

static void writeText(json::OStream &J, llvm::StringRef Key,
                      llvm::StringRef Text) {
  if (!Text.empty())
    J.attribute(Key, Text);
}

static void writeFlag(json::OStream &J, llvm::StringRef Key, bool Flag) {
  if (Flag)
    J.attribute(Key, true);
}

static void writeFields(json::OStream &J, llvm::ArrayRef<ApiField> Fields) {
  for (const ApiField &Field : Fields)
    J.array([&] {
      J.value(Field.Type);
      if (!Field.Name.empty() || !Field.Default.empty() ||
          !Field.Fields.empty())
        J.value(Field.Name);
      if (!Field.Default.empty())
        J.value(Field.Default);
      else if (!Field.Fields.empty())
        J.array([&] { writeFields(J, Field.Fields); });
    });
}

static void writeSignature(json::OStream &J, const ApiSignature &Signature) {
  J.object([&] {
    J.attribute("result", Signature.Result);
    writeText(J, "template", Signature.TemplateParameters);
    if (!Signature.Parameters.empty())
      J.attributeArray("params", [&] { writeFields(J, Signature.Parameters); });
    writeFlag(J, "variadic", Signature.Variadic);
    writeFlag(J, "c", Signature.ExternC);
    writeFlag(J, "cuda", Signature.NeedsCudaLanguage);
    writeFlag(J, "device", Signature.Device);
    if (!Signature.Host)
      J.attribute("host", false);
  });
}

static void writeSymbol(json::OStream &J, const ApiSymbol &Symbol) {
  J.object([&] {
    J.attribute("name", Symbol.Name);
    J.attribute("kind", kindName(Symbol.Kind));
    writeText(J, "header", Symbol.Header);
    if (!Symbol.Versions.Since.empty())
      J.attribute("since", Symbol.Versions.Since.getAsString());
    if (!Symbol.Versions.Until.empty())
      J.attribute("until", Symbol.Versions.Until.getAsString());
    writeText(J, "parent", Symbol.Parent);
    if (Symbol.Value)
      J.attribute("value", *Symbol.Value);
    writeText(J, "macro", Symbol.MacroParameters);
    writeText(J, "text", Symbol.Text);
    writeText(J, "underlying", Symbol.Underlying);
    if (!Symbol.Fields.empty())
      J.attributeArray("fields", [&] { writeFields(J, Symbol.Fields); });
    if (!Symbol.Signatures.empty())
      J.attributeArray("signatures", [&] {
        for (const ApiSignature &Signature : Symbol.Signatures)
          writeSignature(J, Signature);
      });
    writeFlag(J, "deprecated", Symbol.Deprecated);
    writeFlag(J, "untagged", Symbol.Untagged);
  });
}

std::string ApiModel::serialise() const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  // A stream is for one value, so each line has its own.
  {
    json::OStream J(OS);
    J.object([&] {
      J.attribute("schema", Schema);
      J.attribute("api", Api);
      J.attributeArray("versions", [&] {
        for (const llvm::VersionTuple &Version : Versions)
          J.value(Version.getAsString());
      });
    });
  }
  OS << '\n';
  for (const ApiSymbol &Symbol : Symbols) {
    {
      json::OStream J(OS);
      writeSymbol(J, Symbol);
    }
    OS << '\n';
  }
  return Text;
}
