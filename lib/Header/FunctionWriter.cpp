#include "Header/FunctionWriter.h"
#include "Api/DeclarationWriter.h"
#include "Header/NameClosure.h"
#include "Header/Phrases.h"
#include "Header/StructAdapter.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

namespace {

/// How a parameter that holds a struct of the header's own reaches HIP.
struct Conversion {
  enum Form { Pointer, Array, Impossible } TheForm = Pointer;
  std::string Record; ///< The header's struct.
  std::string Hip;
  std::string Length;    ///< Of an array: the parameter that has it.
  bool IsRead = true;    ///< Whether the call reads what is passed.
  bool IsWritten = true; ///< Whether the call writes there.
};

/// Writes the functions that stand for one of CUDA's.
class FunctionWriter {
public:
  FunctionWriter(const ApiSymbol &Symbol, const RuleTable &Rules, Side For)
      : Symbol(Symbol), Rules(Rules), For(For) {
    Own.TheGrade = Grade::Exact;
    Own.Hip = Symbol.Name;
  }

  HeaderText write();
  bool isWritten(const ApiSignature &Signature) const;
  std::string inLanguage(std::string Text, const ApiSignature &Signature) const;

private:
  std::string declaration(const ApiSignature &Signature, bool IsC) const;
  std::string body(const ApiSignature &Signature, const Mapping &One,
                   bool IsC) const;
  std::optional<Conversion> conversionOf(const ApiSignature &Signature,
                                         size_t Index,
                                         const Mapping &One) const;
  const Mapping &mappingOf(const ApiSignature &Signature) const;
  const Mapping *missingType(const ApiSignature &Signature) const;
  bool canConvert(const ApiSignature &Signature, const Mapping &One,
                  bool IsC) const;
  static bool canBeWritten(const ApiSignature &Signature);
  bool isOfC(const Mapping &One) const;
  std::string refusal(StringRef Why) const;
  static std::string nameOf(const ApiSignature &Signature, size_t Index);

  const ApiSymbol &Symbol;
  const RuleTable &Rules;
  Side For;
  Mapping Own; ///< On CUDA's side a function stands for itself.
};

} // namespace

std::string FunctionWriter::nameOf(const ApiSignature &Signature,
                                   size_t Index) {
  const std::string &Name = Signature.Parameters[Index].Name;
  return Name.empty() ? "a" + std::to_string(Index + 1) : Name;
}

const Mapping &FunctionWriter::mappingOf(const ApiSignature &Signature) const {
  if (For == Side::Cuda)
    return Own;
  CallShape Shape;
  if (!Signature.hasPack())
    Shape.Arguments = Signature.Parameters.size();
  for (const ApiField &Parameter : Signature.Parameters)
    Shape.ParameterTypes.push_back(Parameter.Type);
  return Rules.lookup(Symbol.Name, Shape);
}

/// The mapping of the first symbol in the signature that has no counterpart, or
/// null.
const Mapping *
FunctionWriter::missingType(const ApiSignature &Signature) const {
  const Mapping *Missing = nullptr;
  if (For == Side::Cuda)
    return Missing;
  forEachWord(Signature, [&](StringRef Word) {
    if (const Mapping &One = Rules.lookup(Word, {});
        !Missing && Rules.symbol(Word) && !hasTarget(One))
      Missing = &One;
  });
  return Missing;
}

/// Whether a call that the rules make of the signature's passes parameter
/// \p Index (from 0) on.
static bool passesOn(const Mapping &One, size_t Index) {
  return !One.Call ||
         llvm::any_of(One.Call->Pieces, [&](const CallTemplate::Piece &Each) {
           return Each.Argument == Index + 1 ||
                  Each.Argument == CallTemplate::Piece::All;
         });
}

/// How parameter \p Index is converted; nothing when it is passed as it is.
std::optional<Conversion>
FunctionWriter::conversionOf(const ApiSignature &Signature, size_t Index,
                             const Mapping &One) const {
  StringRef Type = Signature.Parameters[Index].Type;
  bool IsConst = Type.consume_front("const ");
  size_t Stars = Type.count('*');
  StringRef Word = Type.take_until([](char C) { return C == ' ' || C == '*'; });
  std::optional<RecordMatch> Match = adaptedRecord(Word, Rules);
  // A struct that is passed by value converts itself.
  if (For == Side::Cuda || !Match || Stars == 0 || !passesOn(One, Index))
    return std::nullopt;
  Conversion Result;
  Result.Record = Match->Cuda->Name;
  Result.Hip = Rules.lookup(Word, {}).Hip;
  Result.IsWritten = !IsConst;
  if (Stars > 1)
    Result.TheForm = Conversion::Impossible;
  const Rule *Written = Rules.rule(Symbol.Name);
  if (!Written)
    return Result;
  Result.IsRead = !llvm::is_contained(Written->Outputs, Index + 1);
  for (const ArrayParameter &Each : Written->Arrays)
    if (Each.Array == Index + 1 && Each.Length <= Signature.Parameters.size()) {
      Result.TheForm = IsConst ? Conversion::Array : Conversion::Impossible;
      Result.Length = nameOf(Signature, Each.Length - 1);
    }
  return Result;
}

bool FunctionWriter::canConvert(const ApiSignature &Signature,
                                const Mapping &One, bool IsC) const {
  for (size_t I = 0; I < Signature.Parameters.size(); ++I)
    if (std::optional<Conversion> How = conversionOf(Signature, I, One))
      if (How->TheForm == Conversion::Impossible ||
          (IsC && How->TheForm == Conversion::Array))
        return false;
  return true;
}

std::string FunctionWriter::declaration(const ApiSignature &Signature,
                                        bool IsC) const {
  std::vector<std::string> Parameters;
  for (size_t I = 0; I < Signature.Parameters.size(); ++I) {
    const ApiField &Each = Signature.Parameters[I];
    std::string Text = declare(Each.Type, nameOf(Signature, I));
    if (!IsC && !Each.Default.empty())
      Text += " = " + Each.Default;
    Parameters.push_back(std::move(Text));
  }
  std::string List = llvm::join(Parameters, ", ");
  if (IsC && List.empty())
    List = "void";
  std::string Text;
  if (!Signature.TemplateParameters.empty())
    Text = "template <" + Signature.TemplateParameters + ">\n";
  Text += (IsC ? "static inline " : "inline ") +
          declare(Signature.Result, Symbol.Name) + "(" + List + ")";
  // HIP's side is respelled as a whole; here the body means CUDA's names.
  return For == Side::Hip ? Text
                          : spellForHeader(Text, Rules, NamesMode::Neutral);
}

std::string FunctionWriter::body(const ApiSignature &Signature,
                                 const Mapping &One, bool IsC) const {
  std::vector<std::string> Arguments;
  std::string Before, After;
  for (size_t I = 0; I < Signature.Parameters.size(); ++I) {
    StringRef Type = Signature.Parameters[I].Type;
    std::string Name = nameOf(Signature, I);
    bool IsPack = I + 1 == Signature.Parameters.size() && Signature.hasPack();
    std::optional<Conversion> How = conversionOf(Signature, I, One);
    if (!How) {
      Arguments.push_back(IsPack ? "static_cast<" + Type.rtrim(". ").str() +
                                       ">(" + Name + ")..."
                                 : Name);
      continue;
    }
    std::string Local = "hip_" + Name;
    if (How->TheForm == Conversion::Array) {
      Before += "  std::vector<" + How->Hip + "> " + Local + "(" + Name + ", " +
                Name + " + (" + Name + " ? " + How->Length + " : 0));\n";
      Arguments.push_back("(" + Name + " ? " + Local + ".data() : nullptr)");
      continue;
    }
    Before += "  " + (IsC ? hipTypeOfC(How->Hip, Rules) : How->Hip) + " " +
              Local + " = " + (IsC ? "{0}" : How->Hip + "()") + ";\n";
    if (How->IsRead)
      Before += "  if (" + Name + ")\n    " + Local + " = " +
                (IsC ? toHipOfC(How->Record) + "(" + Name + ")" : "*" + Name) +
                ";\n";
    if (How->IsWritten)
      After += "  if (" + Name + ")\n    *" + Name + " = " +
               (IsC ? fromHipOfC(How->Record) + "(&" + Local + ")"
                    : How->Record + "::fromHip(" + Local + ")") +
               ";\n";
    Arguments.push_back("(" + Name + " ? &" + Local + " : " +
                        (IsC ? "0" : "nullptr") + ")");
  }
  std::string Call = One.Call ? One.Call->expand(Arguments)
                              : One.Hip + Signature.undeducedArguments() + "(" +
                                    llvm::join(Arguments, ", ") + ")";
  if (After.empty())
    return " {\n" + Before + "  return " + Call + ";\n}\n";
  return " {\n" + Before + "  " + declare(Signature.Result, "hip_result") +
         " = " + Call + ";\n" + After + "  return hip_result;\n}\n";
}

/// Whether C can call the counterpart.
bool FunctionWriter::isOfC(const Mapping &One) const {
  if (For == Side::Cuda)
    return true;
  const ApiSymbol *Hip = Rules.hipSymbol(One.Hip);
  return Hip && (Hip->Kind == SymbolKind::Macro ||
                 llvm::any_of(Hip->Signatures,
                              [](const ApiSignature &S) { return S.ExternC; }));
}

/// A function that nobody can call; the compiler's message has the reason.
std::string FunctionWriter::refusal(StringRef Why) const {
  // What nearly all of them return; a caller sees no second error.
  bool IsStatus = Symbol.mainSignature()->Result == "cudaError_t";
  return "template <class... Arguments>\ninline " +
         std::string(IsStatus ? "cudaError_t " : "void ") + Symbol.Name +
         "(Arguments &&...) {\n"
         "  static_assert(sizeof...(Arguments) == ~0U, \"" +
         Symbol.Name + ": " + escaped(Why) + "\");\n" +
         (IsStatus ? "  return cudaError_t();\n}\n" : "}\n");
}

/// Templates whose parameters have no names cannot pass them on.
bool FunctionWriter::canBeWritten(const ApiSignature &Signature) {
  StringRef Template = Signature.TemplateParameters;
  return Signature.Host && (Template.empty() || Template.contains(' '));
}

bool FunctionWriter::isWritten(const ApiSignature &Signature) const {
  const Mapping &One = mappingOf(Signature);
  return canBeWritten(Signature) && hasTarget(One) && !missingType(Signature) &&
         canConvert(Signature, One, /*IsC=*/false);
}

std::string FunctionWriter::inLanguage(std::string Text,
                                       const ApiSignature &Signature) const {
  const ApiSymbol *Hip =
      For == Side::Hip ? Rules.hipSymbol(mappingOf(Signature).Hip) : nullptr;
  bool NeedsHip = Hip && !Hip->Signatures.empty() &&
                  llvm::all_of(Hip->Signatures, [](const ApiSignature &Each) {
                    return Each.NeedsCudaLanguage;
                  });
  if (!Signature.NeedsCudaLanguage && !NeedsHip)
    return Text;
  return (For == Side::Hip ? "#ifdef __HIPCC__\n" : "#ifdef __CUDACC__\n") +
         Text + "#endif\n";
}

HeaderText FunctionWriter::write() {
  HeaderText Result;
  const Mapping *Refused = nullptr;
  std::string Why, Refusals;
  StringRef Caveat;
  for (const ApiSignature &Signature : Symbol.Signatures) {
    if (!canBeWritten(Signature))
      continue;
    const Mapping &One = mappingOf(Signature);
    if (!isWritten(Signature)) {
      const Mapping *Missing = missingType(Signature);
      if (!Refused)
        Why = reasonOf(hasTarget(One) && Missing ? *Missing : One);
      Refused = &One;
      if (!Missing)
        Refusals += declaration(Signature, false) +
                    "\n    REROUTE_UNAVAILABLE(\"" + escaped(reasonOf(One)) +
                    "\");\n";
      continue;
    }
    if (One.TheGrade == Grade::Degraded && Caveat != One.Why) {
      Caveat = One.Why;
      Result.Cxx += caveat(Symbol.Name, One);
    }
    std::string Text =
        declaration(Signature, false) + body(Signature, One, false);
    Result.Cxx += inLanguage(std::move(Text), Signature);
    if (Signature.ExternC && isOfC(One) && canConvert(Signature, One, true))
      Result.C += declaration(Signature, true) + body(Signature, One, true);
  }
  if (Result.Cxx.empty() && Refused)
    return {refusal(Why), refuse(Symbol, *Refused).C};
  Result.Cxx += Refusals;
  return Result;
}

HeaderText reroute::writeFunction(const ApiSymbol &Symbol,
                                  const RuleTable &Rules, Side For) {
  return FunctionWriter(Symbol, Rules, For).write();
}

std::string reroute::forLanguage(std::string Text,
                                 const ApiSignature &Signature,
                                 const ApiSymbol &Symbol,
                                 const RuleTable &Rules, Side For) {
  return FunctionWriter(Symbol, Rules, For)
      .inLanguage(std::move(Text), Signature);
}

std::vector<const ApiSignature *>
reroute::writtenSignatures(const ApiSymbol &Symbol, const RuleTable &Rules,
                           Side For) {
  FunctionWriter Writer(Symbol, Rules, For);
  std::vector<const ApiSignature *> Result;
  for (const ApiSignature &Each : Symbol.Signatures)
    if (Writer.isWritten(Each))
      Result.push_back(&Each);
  return Result;
}
