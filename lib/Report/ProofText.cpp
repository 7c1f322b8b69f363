#include "Report/ProofText.h"
#include <map>

using namespace reroute;
using State = SourceProof::State;

static std::string counted(size_t Count, llvm::StringRef One,
                           llvm::StringRef Many) {
  return std::to_string(Count) + " " + (Count == 1 ? One : Many).str();
}

static void writeErrors(const HipProof &Proof, llvm::raw_ostream &OS) {
  for (const SourceProof &Source : Proof.Sources)
    for (const UnitProblem &Error : Source.Errors) {
      // What stands in no file of its own is about the source.
      OS << (Error.Path.empty() ? Source.File : Error.Path);
      if (Error.Line > 0)
        OS << ':' << Error.Line << ':' << Error.Column;
      OS << ": error: " << Error.Message;
      if (Error.Path != Source.File && !Error.Path.empty())
        OS << " (in " << Source.File << ')';
      OS << '\n';
    }
}

static void writeNotProven(const HipProof &Proof, llvm::raw_ostream &OS) {
  std::map<llvm::StringRef, std::vector<llvm::StringRef>> ByReason;
  for (const SourceProof &Source : Proof.Sources)
    if (Source.Is == State::NotProven)
      ByReason[Source.Why].push_back(Source.File);
  std::vector<std::pair<size_t, llvm::StringRef>> Ranked;
  for (const auto &[Reason, Files] : ByReason)
    Ranked.emplace_back(Files.size(), Reason);
  llvm::stable_sort(
      Ranked, [](const auto &A, const auto &B) { return A.first > B.first; });
  if (!Ranked.empty())
    OS << "not proven\n";
  for (const auto &[Count, Reason] : Ranked) {
    OS << "  " << counted(Count, "source", "sources") << ": " << Reason << '\n';
    for (llvm::StringRef File : ByReason[Reason])
      OS << "    " << File << '\n';
  }
}

void reroute::writeProof(const HipProof &Proof, llvm::raw_ostream &OS) {
  writeErrors(Proof, OS);
  writeNotProven(Proof, OS);
  OS << "HIP " << Proof.Version.getAsString() << ": ";
  if (Proof.Sources.empty()) {
    OS << "nothing was proven: no source that a build for HIP compiles uses "
          "the surface\n";
    return;
  }
  OS << Proof.count(State::Proven) << " of "
     << counted(Proof.Sources.size(), "source type-checks",
                "sources type-check");
  if (size_t Failed = Proof.count(State::Failed)) {
    size_t Known = 0;
    for (const SourceProof &Each : Proof.Sources)
      Known += Each.KnownErrors;
    OS << "; " << counted(Failed, "fails", "fail") << ", "
       << counted(Proof.errorCount(), "error", "errors");
    if (Known > 0)
      OS << " (" << Known << " about names that `reroute check` reports)";
  }
  if (size_t Open = Proof.count(State::NotProven))
    OS << "; " << counted(Open, "is not proven", "are not proven");
  OS << '\n';
}
