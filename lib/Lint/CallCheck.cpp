#include "Lint/CallCheck.h"
#include "Api/DeclarationWriter.h"
#include "Api/SnippetCheck.h"
#include "Api/TemplateInstance.h"
#include "Rules/TypeSpelling.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <set>

using namespace reroute;
using llvm::StringRef;

namespace {

/// One call, as a function of its own on a line of its own.
struct Check {
  std::string Symbol;
  const Mapping *Answer;
  std::string Call;
};

class CallWriter {
public:
  CallWriter(const RuleTable &Rules, const ApiModel &Cuda)
      : Rules(Rules), Cuda(Cuda) {}

  void addAll();

  std::string Text;
  std::map<unsigned, Check> ByLine; ///< Lines from 1.
  std::vector<BrokenCall> Broken;   ///< Those that no code can be written for.
  size_t Checked = 0;

private:
  void add(StringRef Name, const ApiSignature &Signature, unsigned Count);
  std::optional<std::string> toHip(StringRef Type, std::string &Missing) const;
  void addLine(const std::string &Line) {
    Text += Line + "\n";
    ++Line_;
  }

  const RuleTable &Rules;
  const ApiModel &Cuda;
  unsigned Line_ = 1;
};

} // namespace

/// \p Type with HIP's names; nothing when a name in it has no counterpart,
/// which \p Missing then is.
std::optional<std::string> CallWriter::toHip(StringRef Type,
                                             std::string &Missing) const {
  std::string Result = respellType(Type, [&](StringRef Word) {
    if (Cuda.find(Word).empty())
      return Word.str();
    const Mapping &Answer = Rules.lookup(Word, {});
    if (Answer.Hip.empty())
      Missing = Word.str();
    return Answer.Hip;
  });
  if (!Missing.empty())
    return std::nullopt;
  return Result;
}

/// Whether what is written passes argument \p Number on.
static bool uses(const Mapping &Answer, unsigned Number) {
  return !Answer.Call ||
         llvm::any_of(Answer.Call->Pieces, [&](const auto &Piece) {
           return Piece.Argument == Number ||
                  Piece.Argument == CallTemplate::Piece::All;
         });
}

void CallWriter::add(StringRef Name, const ApiSignature &Signature,
                     unsigned Count) {
  CallShape Shape{Count, {}};
  for (const ApiField &Parameter : Signature.Parameters)
    Shape.ParameterTypes.push_back(Parameter.Type);
  const Mapping &Answer = Rules.lookup(Name, Shape);
  if (Answer.TheGrade != Grade::Exact && Answer.TheGrade != Grade::Degraded)
    return;
  std::vector<std::string> Parameters, Arguments;
  std::string Missing;
  for (unsigned I = 1; I <= Count; ++I) {
    std::string Argument = "a" + std::to_string(I);
    if (uses(Answer, I))
      if (auto Type = toHip(Signature.Parameters[I - 1].Type, Missing))
        Parameters.push_back(declare(*Type, Argument));
    Arguments.push_back(std::move(Argument));
  }
  std::string Call = Answer.Call ? Answer.Call->expand(Arguments)
                                 : Answer.Hip + Signature.undeducedArguments() +
                                       "(" + llvm::join(Arguments, ", ") + ")";
  ++Checked;
  if (Answer.Call && Answer.Call->argumentCount() > Count) {
    Broken.push_back({Name.str(), &Answer, Answer.Call->text(),
                      "a call with " + std::to_string(Count) +
                          " arguments has no argument " +
                          std::to_string(Answer.Call->argumentCount())});
    return;
  }
  std::optional<std::string> Result = toHip(Signature.Result, Missing);
  std::optional<std::string> Template =
      toHip(Signature.TemplateParameters, Missing);
  if (!Missing.empty()) {
    Broken.push_back(
        {Name.str(), &Answer, Call,
         "nothing stands for the type " + Missing + " that it takes"});
    return;
  }
  std::string Struct = "check_" + std::to_string(Line_);
  std::string Line = Template->empty() ? "" : "template <" + *Template + "> ";
  Line += "struct " + Struct + " { static " + declare(*Result, "call") + "(" +
          llvm::join(Parameters, ", ") + ") { return " + Call + "; } };";
  if (!Template->empty()) {
    Line += " template struct " + Struct + "<" +
            instanceOf(*Template, Signature) + ">;";
  }
  ByLine[Line_] = {Name.str(), &Answer, Call};
  addLine(Line);
}

void CallWriter::addAll() {
  for (StringRef Header : {"hip/hip_runtime.h", "hip/hip_runtime_api.h"})
    addLine(("#include <" + Header + ">").str());
  for (const ApiSymbol &Symbol : Cuda.Symbols) {
    if (Symbol.Kind != SymbolKind::Function ||
        !Symbol.Versions.contains(Rules.cudaVersion()))
      continue;
    for (const ApiSignature &Signature : Symbol.Signatures) {
      // A template parameter without a name can be passed on by nobody.
      StringRef Template = Signature.TemplateParameters;
      bool IsNamed = Template.empty() || Template.contains(' ');
      if (!Signature.Host || Signature.hasPack() || !IsNamed)
        continue;
      for (unsigned Count = Signature.requiredArguments();
           Count <= Signature.Parameters.size(); ++Count)
        add(Symbol.Name, Signature, Count);
    }
  }
}

std::vector<BrokenCall> reroute::checkCalls(const RuleTable &Rules,
                                            size_t &Checked) {
  std::vector<BrokenCall> Result;
  for (const Surface &Each : Rules.routedSurfaces()) {
    CallWriter Writer(Rules, *Each.Cuda);
    Writer.addAll();
    Checked += Writer.Checked;
    SnippetErrors Errors =
        checkSnippet(synthesiseHeaders(*Each.Hip, Each.HipVersions.back()),
                     {"-D__HIPCC__"}, Writer.Text);
    llvm::append_range(Result, Writer.Broken);
    for (auto &[Line, Message] : Errors.ByLine)
      if (auto Found = Writer.ByLine.find(Line); Found != Writer.ByLine.end())
        Result.push_back({Found->second.Symbol, Found->second.Answer,
                          Found->second.Call, Message});
    // A header that does not compile proves nothing.
    for (const std::string &Message : Errors.Elsewhere)
      Result.push_back({"", nullptr, "", Message});
  }
  return Result;
}
