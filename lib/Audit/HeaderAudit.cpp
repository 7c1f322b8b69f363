#include "Audit/HeaderAudit.h"

using namespace reroute;
using llvm::StringRef;

namespace {

class Auditor {
public:
  explicit Auditor(const AuditRequest &Request) : Request(Request) {}

  HeaderAudit run();

private:
  void audit(const RuleTable &Rules, const llvm::VersionTuple &Version);
  void addErrors(const HeaderReading &Reading, const AuditChecks &Checks,
                 const llvm::VersionTuple &Version);
  void addProvided(const HeaderReading &Reading);
  std::string relative(StringRef Place) const {
    Place.consume_front(Request.Root);
    Place.consume_front("/");
    return Place.str();
  }

  const AuditRequest &Request;
  HeaderAudit Result;
  std::map<Provision, Lack> Lacks;
  std::set<std::string> Told, StubPlaces, TwicePlaces, Unused, Headers, Unknown;
};

} // namespace

/// Whether the function \p Name returns a status, that is, an enum.
static bool canFail(StringRef Name, const RuleTable &Rules) {
  const ApiSymbol *Symbol = Rules.symbol(Name);
  // Nearly every function of a library returns one.
  if (!Symbol)
    return Rules.unroutedSurface(Name);
  if (Symbol->Kind != SymbolKind::Function)
    return false;
  const ApiSymbol *Type = Rules.symbol(Symbol->mainSignature()->Result);
  if (Type && Type->Kind == SymbolKind::Type)
    Type = Rules.symbol(Type->Underlying);
  return Type && Type->Kind == SymbolKind::Enum;
}

void Auditor::addErrors(const HeaderReading &Reading, const AuditChecks &Checks,
                        const llvm::VersionTuple &Version) {
  if (Reading.Errors.Fatal)
    Result.NotKnown.push_back(Version);
  bool IsComplete = Reading.MissingHeaders.empty();
  std::vector<AuditError> &Errors =
      IsComplete ? Result.Errors : Result.Doubtful;
  std::set<std::string> Missing;
  // A symbol's mention comes before what else is asked of it.
  for (const auto &[Line, Message] : Reading.Errors.ByLine) {
    auto Found = Checks.ByLine.find(Line);
    if (Found == Checks.ByLine.end()) {
      if (Told.insert(Message).second)
        Errors.push_back({"", Message, Version});
      continue;
    }
    const Provision &What = Found->second;
    if (What.Is == Provision::Symbol)
      Missing.insert(What.Name);
    else if (Missing.count(What.Name))
      continue;
    // Its macro may stand for something of a header that is not here.
    if (!IsComplete && llvm::any_of(Reading.Provided, [&](const auto &Each) {
          return Each.Name == What.Name;
        })) {
      if (What.Is == Provision::Symbol)
        Unknown.insert(What.Name);
      if (What.Is == Provision::Symbol || Unknown.count(What.Name))
        continue;
    }
    Lack &One = Lacks[What];
    if (One.Versions.empty())
      One.Message = Message;
    One.What = What;
    if (One.Versions.empty() || One.Versions.back() != Version)
      One.Versions.push_back(Version);
  }
  for (const std::string &Message : Reading.Errors.Elsewhere) {
    auto [Place, Text] = StringRef(Message).split(": ");
    if (Told.insert(Message).second)
      Errors.push_back({relative(Place), Text.str(), Version});
  }
}

void Auditor::addProvided(const HeaderReading &Reading) {
  std::map<std::string, const ProvidedName *> ByName;
  for (const ProvidedName &Each : Reading.Provided) {
    ProvidedName Here = Each;
    Here.Place = relative(Each.Place);
    if (!Request.Needs.Names.count(Each.Name))
      Unused.insert(Each.Name);
    if (Each.IsStub && StubPlaces.insert(Here.Place).second)
      Result.Stubs.push_back(Here);
    // A function may have overloads, and a struct a declaration before.
    if (!Each.IsMacro)
      continue;
    auto [First, New] = ByName.try_emplace(Each.Name, &Each);
    if (New || !TwicePlaces.insert(Here.Place).second)
      continue;
    ProvidedName Before = *First->second;
    Before.Place = relative(Before.Place);
    Result.Twice.emplace_back(std::move(Before), std::move(Here));
  }
  for (const std::string &Header : Reading.MissingHeaders)
    Headers.insert(Header);
}

void Auditor::audit(const RuleTable &Rules, const llvm::VersionTuple &Version) {
  std::vector<std::string> Arguments{"-D__HIP_PLATFORM_AMD__",
                                     "-I" + Request.Root.str()};
  for (const std::string &Define : Request.Defines)
    Arguments.push_back("-D" + Define);
  AuditChecks Checks = auditChecks(Request.Needs, Rules, /*FirstLine=*/2);
  auto IsSurface = [&](StringRef Name) { return Rules.isKnown(Name); };
  auto CanFail = [&](StringRef Name) { return canFail(Name, Rules); };
  HeaderReading Reading = readHeader(
      synthesiseHeaders(*Rules.routedSurfaces().front().Hip, Version),
      Arguments, ("#include \"" + Request.Path + "\"\n").str() + Checks.Code,
      {IsSurface, CanFail});
  addErrors(Reading, Checks, Version);
  addProvided(Reading);
}

HeaderAudit Auditor::run() {
  for (size_t I = 0; I < Request.Rules.Tables.size(); ++I)
    audit(*Request.Rules.Tables[I], Request.Rules.HipVersions[I]);
  for (auto &[What, One] : Lacks)
    Result.Lacks.push_back(std::move(One));
  llvm::sort(Result.Lacks, [](const Lack &A, const Lack &B) {
    return std::tie(A.What.Name, A.What) < std::tie(B.What.Name, B.What);
  });
  llvm::append_range(Result.Unused, Unused);
  llvm::append_range(Result.MissingHeaders, Headers);
  llvm::append_range(Result.Unknown, Unknown);
  return std::move(Result);
}

HeaderAudit reroute::auditHeader(const AuditRequest &Request) {
  return Auditor(Request).run();
}
