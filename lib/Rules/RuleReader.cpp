#include "Rules/RuleReader.h"
#include "Support/ToolError.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace reroute;
using Kind = YamlNode::Kind;

/// In the order of enum Grade; `unmapped` is what no rule says.
static constexpr llvm::StringLiteral GradeWords[] = {"exact", "degraded",
                                                     "unsupported"};

static constexpr llvm::StringLiteral RuleKeys[] = {
    "hip",   "call",      "grade", "why",    "instead", "source", "neutral",
    "tests", "overloads", "when",  "fields", "out",     "arrays"};

static constexpr llvm::StringLiteral OverloadKeys[] = {
    "when", "hip", "call", "grade", "why", "instead", "source", "fields"};

static constexpr llvm::StringLiteral ConditionKeys[] = {"args", "parameter",
                                                        "cuda", "hip"};

static constexpr llvm::StringLiteral UnsupportedKeys[] = {"names", "why",
                                                          "instead", "source"};

static constexpr llvm::StringLiteral TestKeys[] = {"in", "out", "cuda", "hip"};

llvm::StringRef reroute::gradeName(Grade TheGrade) {
  return TheGrade == Grade::Unmapped
             ? llvm::StringRef("unmapped")
             : llvm::StringRef(GradeWords[static_cast<size_t>(TheGrade)]);
}

bool reroute::isIdentifier(llvm::StringRef Text) {
  return !Text.empty() && !llvm::isDigit(Text.front()) &&
         llvm::all_of(Text,
                      [](char C) { return llvm::isAlnum(C) || C == '_'; });
}

std::optional<VersionSpan> reroute::parseVersionSpan(llvm::StringRef Text) {
  VersionSpan Span;
  llvm::SmallVector<llvm::StringRef, 2> Parts;
  llvm::SplitString(Text, Parts, " ,");
  if (Parts.empty())
    return std::nullopt;
  for (llvm::StringRef Part : Parts) {
    bool Lower = Part.consume_front(">=");
    llvm::VersionTuple &End = Lower ? Span.Since : Span.Until;
    if ((!Lower && !Part.consume_front("<")) || !End.empty() ||
        End.tryParse(Part) || End.empty())
      return std::nullopt;
  }
  bool Nothing =
      !Span.Since.empty() && !Span.Until.empty() && Span.Until <= Span.Since;
  return Nothing ? std::nullopt : std::optional(Span);
}

static VersionSpan readVersionSpan(const YamlRecord &Record,
                                   llvm::StringRef Key, YamlErrors &Errors) {
  std::string Text = Record.text(Key);
  if (Text.empty())
    return {};
  auto Span = parseVersionSpan(Text);
  if (!Span)
    Errors.add(Record.offset(Key),
               "versions are written \">=6.0\", \"<6.0\" or \">=5.7 <6.0\"");
  return Span.value_or(VersionSpan());
}

static void readParameterTypes(const YamlNode &Node, YamlErrors &Errors,
                               Condition &When) {
  if (Node.TheKind != Kind::Mapping) {
    Errors.add(Node.Offset,
               "parameter must be a mapping such as { 1: \"void **\" }");
    return;
  }
  reportDuplicateKeys(Node, Errors);
  for (const YamlEntry &Entry : Node.Entries) {
    unsigned Number = 0;
    if (llvm::StringRef(Entry.Key.Value).getAsInteger(10, Number) || !Number)
      Errors.add(Entry.Key.Offset, "parameters are numbered from 1 on");
    if (auto Type = readText(Entry.Value, Errors, "a parameter's type"))
      When.ParameterTypes.emplace_back(Number, *Type);
  }
}

static Condition readCondition(const YamlRecord &Overload, YamlErrors &Errors) {
  Condition When;
  const YamlNode *Node = Overload.find("when");
  if (!Node)
    return When;
  YamlRecord Record(*Node, Errors, "a condition", ConditionKeys);
  if (Record.has("args"))
    When.Arguments = Record.number("args");
  if (const YamlNode *Types = Record.find("parameter"))
    readParameterTypes(*Types, Errors, When);
  When.Cuda = readVersionSpan(Record, "cuda", Errors);
  When.Hip = readVersionSpan(Record, "hip", Errors);
  return When;
}

/// Reports what \p Result lacks for its grade to mean something.
static void checkMapping(const YamlRecord &Record, const Mapping &Result,
                         YamlErrors &Errors) {
  if (!Result.Hip.empty() && !isIdentifier(Result.Hip))
    Errors.add(Record.offset("hip"),
               "hip must be one name, not '" + llvm::Twine(Result.Hip) + "'",
               "a call with other arguments is written as call:");
  if (Result.TheGrade == Grade::Degraded && Result.Why.empty())
    Errors.add(Record.offset("grade"),
               "a degraded counterpart needs why: what differs?");
  if (Result.TheGrade != Grade::Unsupported) {
    if (Result.Call && Result.Hip.empty())
      Errors.add(Record.offset("call"),
                 "call needs hip: the name of the function it calls");
    return;
  }
  if (Result.Why.empty())
    Errors.add(Record.offset("grade"),
               "an unsupported symbol needs why: the reason, and better also "
               "instead:");
  if (!Result.Hip.empty() || Result.Call)
    Errors.add(Record.offset(Result.Hip.empty() ? "call" : "hip"),
               "an unsupported symbol has no counterpart; leave hip: and call: "
               "out, or grade it degraded");
}

/// `fields: { type: memoryType }`: CUDA's name to HIP's.
static void readFields(const YamlRecord &Record, YamlErrors &Errors,
                       Mapping &Result) {
  const YamlNode *Node = Record.find("fields");
  if (!Node)
    return;
  if (Node->TheKind != Kind::Mapping) {
    Errors.add(Node->Offset,
               "fields must be a mapping such as { type: memoryType }");
    return;
  }
  reportDuplicateKeys(*Node, Errors);
  for (const YamlEntry &Entry : Node->Entries)
    if (auto Name = readText(Entry.Value, Errors, "a field"))
      Result.Fields.push_back({Entry.Key.Value, std::move(*Name)});
}

static Mapping readMapping(const YamlRecord &Record, YamlErrors &Errors) {
  Mapping Result;
  Result.When = readCondition(Record, Errors);
  readFields(Record, Errors, Result);
  Result.Hip = Record.text("hip");
  Result.Why = Record.text("why");
  Result.Instead = Record.text("instead");
  Result.Source = Record.text("source");
  if (std::string Text = Record.text("call"); !Text.empty()) {
    llvm::Expected<CallTemplate> Call = CallTemplate::parse(Text);
    if (Call)
      Result.Call = std::move(*Call);
    else
      Errors.add(Record.offset("call"), llvm::toString(Call.takeError()));
  }
  auto Word = Record.word("grade", GradeWords);
  if (Word)
    Result.TheGrade = static_cast<Grade>(*Word);
  else if (Result.Hip.empty() && !Result.Call && !Result.Why.empty())
    Result.TheGrade = Grade::Unsupported;
  else
    Result.TheGrade = Grade::Exact;
  bool GradeIsWrong = Record.has("grade") && !Word;
  if (!GradeIsWrong)
    checkMapping(Record, Result, Errors);
  return Result;
}

static void readOverloads(const YamlRecord &Record, YamlErrors &Errors,
                          Rule &Result) {
  Record.forEach("overloads", [&](const YamlNode &Node) {
    YamlRecord Overload(Node, Errors, "an overload", OverloadKeys);
    if (Node.TheKind != Kind::Mapping)
      return;
    if (!Overload.has("when"))
      Errors.add(Node.Offset, "an overload needs when:",
                 "what holds for every use stands beside overloads:");
    if (!Overload.has("hip") && !Overload.has("grade") && !Overload.has("why"))
      Errors.add(Node.Offset, "an overload needs hip:, grade: or why:");
    Result.Mappings.push_back(readMapping(Overload, Errors));
  });
}

static void readTests(const YamlRecord &Record, YamlErrors &Errors,
                      Rule &Result) {
  Record.forEach("tests", [&](const YamlNode &Node) {
    YamlRecord Test(Node, Errors, "a test", TestKeys);
    if (Node.TheKind != Kind::Mapping)
      return;
    if (!Test.has("in") || !Test.has("out"))
      Errors.add(Node.Offset, "a test needs in: and out:");
    Result.Tests.push_back(
        {Test.text("in"),
         Test.text("out"),
         Test.version("cuda"),
         Test.version("hip"),
         {Errors.bufferName().str(), Errors.line(Node.Offset)}});
  });
}

/// `out: [1]` and `arrays: { 4: 5 }`, parameters numbered from 1 on.
static void readParameters(const YamlRecord &Record, YamlErrors &Errors,
                           Rule &Result) {
  auto Number = [&](llvm::StringRef Text, uint32_t Offset) {
    unsigned Value = 0;
    if (Text.getAsInteger(10, Value) || !Value)
      Errors.add(Offset, "parameters are numbered from 1 on");
    return Value;
  };
  Record.forEach("out", [&](const YamlNode &Node) {
    Result.Outputs.push_back(Number(Node.Value, Node.Offset));
  });
  const YamlNode *Arrays = Record.find("arrays");
  if (!Arrays)
    return;
  if (Arrays->TheKind != Kind::Mapping)
    Errors.add(Arrays->Offset, "arrays must be a mapping from a parameter to "
                               "the one with its length, such as { 4: 5 }");
  reportDuplicateKeys(*Arrays, Errors);
  for (const YamlEntry &Entry : Arrays->Entries)
    Result.Arrays.push_back({Number(Entry.Key.Value, Entry.Key.Offset),
                             Number(Entry.Value.Value, Entry.Value.Offset)});
}

static Rule readRule(const YamlEntry &Entry, YamlErrors &Errors) {
  Rule Result;
  Result.Symbol = Entry.Key.Value;
  Result.Origin = {Errors.bufferName().str(), Errors.line(Entry.Key.Offset)};
  if (!isIdentifier(Result.Symbol))
    Errors.add(Entry.Key.Offset,
               "'" + llvm::Twine(Result.Symbol) + "' is no name of a symbol");
  YamlRecord Record(Entry.Value, Errors, "a rule", RuleKeys);
  if (Entry.Value.TheKind != Kind::Mapping)
    return Result;
  Result.Neutral = Record.text("neutral");
  if (!Result.Neutral.empty() && !isIdentifier(Result.Neutral))
    Errors.add(Record.offset("neutral"), "neutral must be one name");
  readOverloads(Record, Errors, Result);
  readTests(Record, Errors, Result);
  readParameters(Record, Errors, Result);
  bool SaysSomething = Record.has("hip") || Record.has("grade") ||
                       Record.has("why") || Record.has("call");
  if (SaysSomething)
    Result.Mappings.push_back(readMapping(Record, Errors));
  else if (Result.Mappings.empty() && Result.Neutral.empty() &&
           Result.Outputs.empty() && Result.Arrays.empty())
    Errors.add(Entry.Key.Offset,
               "the rule of '" + llvm::Twine(Result.Symbol) + "' says nothing",
               "give it hip:, or why: when there is no counterpart");
  return Result;
}

static void sortBySymbol(std::vector<Rule> &Rules) {
  llvm::sort(Rules,
             [](const Rule &A, const Rule &B) { return A.Symbol < B.Symbol; });
}

std::vector<Rule> reroute::readRules(const YamlNode *Symbols,
                                     YamlErrors &Errors) {
  std::vector<Rule> Rules;
  if (!Symbols)
    return Rules;
  if (Symbols->TheKind != Kind::Mapping) {
    Errors.add(Symbols->Offset,
               "symbols must be a mapping from names to rules");
    return Rules;
  }
  reportDuplicateKeys(*Symbols, Errors);
  for (const YamlEntry &Entry : Symbols->Entries)
    Rules.push_back(readRule(Entry, Errors));
  sortBySymbol(Rules);
  return Rules;
}

void reroute::readUnsupported(const YamlNode *List, YamlErrors &Errors,
                              std::vector<Rule> &Rules) {
  if (!List)
    return;
  if (List->TheKind != Kind::Sequence) {
    Errors.add(List->Offset, "unsupported must be a list",
               "of items such as { names: […], why: … }");
    return;
  }
  llvm::StringMap<unsigned> Lines;
  for (const Rule &Each : Rules)
    Lines[Each.Symbol] = Each.Origin.Line;
  for (const YamlNode &Item : List->Items) {
    YamlRecord Record(Item, Errors, "a group", UnsupportedKeys);
    Mapping Shared;
    Shared.TheGrade = Grade::Unsupported;
    Shared.Why = Record.text("why");
    Shared.Instead = Record.text("instead");
    Shared.Source = Record.text("source");
    if (Item.TheKind == Kind::Mapping && Shared.Why.empty())
      Errors.add(Item.Offset, "unsupported symbols need why: the reason");
    Record.forEach("names", [&](const YamlNode &Name) {
      unsigned Line = Errors.line(Name.Offset);
      if (!isIdentifier(Name.Value))
        Errors.add(Name.Offset, "names must be names of symbols");
      else if (auto [First, New] = Lines.try_emplace(Name.Value, Line); !New)
        Errors.add(Name.Offset, "'" + llvm::Twine(Name.Value) +
                                    "' has a rule already, in line " +
                                    llvm::Twine(First->second));
      Rule One;
      One.Symbol = Name.Value;
      One.Mappings = {Shared};
      One.Origin = {Errors.bufferName().str(), Line};
      Rules.push_back(std::move(One));
    });
  }
  sortBySymbol(Rules);
}

std::vector<PackReference> reroute::readExtends(const YamlRecord &Root,
                                                YamlErrors &Errors) {
  std::vector<PackReference> Result;
  Root.forEach("extends", [&](const YamlNode &Item) {
    if (auto Name = readText(Item, Errors, "extends"))
      Result.push_back({std::move(*Name),
                        {Errors.bufferName().str(), Errors.line(Item.Offset)}});
  });
  return Result;
}
