#include "Plan/FileChecks.h"
#include "Classify/HipBranches.h"
#include "Support/Words.h"

using namespace reroute;
using llvm::StringRef;

/// Names that `##` builds are spelled nowhere, so no edit can reach them. With
/// names kept, the compat header defines them like any other.
static void checkPastes(const FileContext &Context) {
  StringRef Text = Context.Scan.text();
  auto Report = [&](uint32_t Offset, StringRef Name, StringRef Message) {
    // The name itself stands nowhere; what builds it does.
    size_t Length = Text.substr(Offset).take_while(isWordCharacter).size();
    Context.Findings.report(FindingKind::TokenPaste,
                            {Offset, static_cast<uint32_t>(Length), Name},
                            Name.str(), Message.str());
  };
  bool Keeps = Context.Mode == NamesMode::Keep;
  for (const Fact &Each : Context.Classified.Facts) {
    if (Each.Is != Fact::Kind::PastedName)
      continue;
    Grade G = Context.Rules.lookup(Each.Subject, {}).TheGrade;
    if (Keeps && (G == Grade::Exact || G == Grade::Degraded))
      continue;
    Report(Each.At.Offset, Each.Subject,
           "a macro builds this name with ##, so it is not spelled here; write "
           "the name out");
  }
  if (Keeps)
    return;
  for (const TokenPaste &Paste : Context.Scan.Pastes)
    Report(Paste.Offset, Paste.Text,
           "a name that starts so may be built here with ##, and no rewriting "
           "can reach it; write the names out");
}

/// A string may be a message, or a name that a loader looks up. With names kept
/// both stay right.
static void checkStrings(const FileContext &Context) {
  if (Context.Mode == NamesMode::Keep)
    return;
  for (const StringMention &Mention : Context.Scan.Mentions)
    Context.Findings.report(
        FindingKind::NameInString,
        {Mention.Offset, static_cast<uint32_t>(Mention.Name.size()),
         Mention.Name},
        Mention.Name.str(),
        "strings stay as they are; change it by hand if something looks the "
        "name up");
}

/// What \p Use needs of \p Match and does not get; empty: nothing.
static std::string lackOf(const Fact &Use, const RecordMatch &Match,
                          NamesMode Mode) {
  const std::string &Hip = Match.Hip->Name;
  for (const FieldPair &Each : Match.Fields) {
    if (!Each.Cuda || Each.Cuda->Name != Use.Detail)
      continue;
    if (!Each.Hip)
      return Hip + " has no such field";
    if (Mode == NamesMode::Hip && Each.Hip->Name != Use.Detail)
      return Hip + " calls it " + Each.Hip->Name;
  }
  return "";
}

/// Reports what \p Use lacks in HIP's \p Version, if anything. The compat
/// header has structs of its own where HIP's fields stand at other places or
/// under other names; only what is not there at all is missing.
static bool reportField(const FileContext &Context, const Fact &Use,
                        const llvm::VersionTuple &Version) {
  std::optional<RecordMatch> Match =
      Context.Rules.matchRecord(Use.Subject, Version);
  if (!Match)
    return false;
  std::string In = " (HIP " + Version.getAsString() + ")";
  if (Use.Is == Fact::Kind::Initializer) {
    if (Context.Mode != NamesMode::Hip || Match->SamePlaces)
      return false;
    Context.Findings.report(
        FindingKind::FieldOrder, {Use.At.Offset, /*Length=*/1, Use.Subject},
        Use.Subject,
        "the fields of " + Match->Hip->Name +
            " stand at other places; name the fields, or assign them" + In);
    return true;
  }
  std::string Lack = lackOf(Use, *Match, Context.Mode);
  if (Lack.empty())
    return false;
  Context.Findings.report(
      FindingKind::MissingField,
      {Use.At.Offset, static_cast<uint32_t>(Use.Detail.size()), Use.Subject},
      Use.Subject + "." + Use.Detail, Lack + In);
  return true;
}

static void checkFields(const FileContext &Context) {
  for (const Fact &Use : Context.Classified.Facts) {
    if (Use.Is == Fact::Kind::PastedName ||
        Context.Classified
            .HipBranches[branchAt(Context.Scan.Branches, Use.At.Offset)])
      continue;
    for (const llvm::VersionTuple &Version : Context.Rules.hipVersions())
      if (reportField(Context, Use, Version))
        break;
  }
}

static void checkHasIncludes(const FileContext &Context) {
  for (const HasInclude &Test : Context.Scan.HasIncludes)
    if (Context.Rules.header(Test.Name))
      Context.Findings.report(
          FindingKind::HasIncludeTest,
          {Test.Offset, static_cast<uint32_t>(Test.Name.size() + 2), ""},
          Test.Name.str(),
          "asks for CUDA's header, which a build for HIP does not have; test "
          "the project's own macro instead");
}

llvm::ArrayRef<FileCheck> reroute::fileChecks() {
  static constexpr FileCheck Checks[] = {checkPastes, checkStrings, checkFields,
                                         checkHasIncludes};
  return Checks;
}
