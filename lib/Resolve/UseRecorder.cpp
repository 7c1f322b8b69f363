#include "Resolve/UseRecorder.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace reroute;
using llvm::StringRef;

const UseRecorder::FileFacts &UseRecorder::facts(FileID ID) {
  auto [It, New] = Files.try_emplace(ID);
  if (!New)
    return It->second;
  FileFacts &Facts = It->second;
  OptionalFileEntryRef File = SM.getFileEntryRefForID(ID);
  if (!File)
    return Facts;
  const FileEntry &Entry = File->getFileEntry();
  StringRef Real = Entry.tryGetRealPathName();
  Facts.Scan = Index.file(Entry.getUniqueID());
  Facts.IsCompat = Index.isCompatHeader(Entry.getUniqueID());
  Facts.InTree = Facts.Scan || Index.isInside(Real);
  Facts.Path = Index.relative(Real.empty() ? File->getName() : Real).str();
  return Facts;
}

std::optional<UseRecorder::UseKey> UseRecorder::useAt(SourceLocation Loc) {
  if (Loc.isInvalid())
    return std::nullopt;
  auto Find = [&](SourceLocation L) -> std::optional<UseKey> {
    auto [ID, Offset] = SM.getDecomposedLoc(L);
    std::optional<uint32_t> Scan = facts(ID).Scan;
    if (!Scan)
      return std::nullopt;
    std::optional<uint32_t> Use = findUse(Index.scan(*Scan), Offset);
    if (!Use)
      return std::nullopt;
    return UseKey(*Scan, *Use);
  };
  if (std::optional<UseKey> Key = Find(SM.getSpellingLoc(Loc)))
    return Key;
  // A macro of the toolkit may stand for the name, such as a versioned one:
  // then the token in the tree is the macro's own name.
  while (Loc.isMacroID()) {
    Loc = SM.getImmediateMacroCallerLoc(Loc);
    if (std::optional<UseKey> Key = Find(SM.getSpellingLoc(Loc)))
      return Key;
  }
  return std::nullopt;
}

std::string UseRecorder::describe(SourceLocation Loc) {
  SourceLocation File = SM.getFileLoc(Loc);
  auto [ID, Offset] = SM.getDecomposedLoc(File);
  const FileFacts &Facts = facts(ID);
  if (Facts.Path.empty())
    return {};
  return Facts.Path + ":" + std::to_string(SM.getLineNumber(ID, Offset));
}

/// A surface symbol is known by name, lives in the global scope and is
/// declared outside the tree, or in the header that stands for the surface. A
/// redeclaration inside the tree does not make it the tree's own.
bool UseRecorder::isApi(const NamedDecl *D) {
  D = D->getUnderlyingDecl();
  auto [It, New] = ApiDecls.try_emplace(D->getCanonicalDecl(), false);
  if (!New)
    return It->second;
  if (!D->getIdentifier() || !Index.isKnown(D->getName()) ||
      !D->getDeclContext()->getRedeclContext()->isTranslationUnit())
    return false;
  bool Api = llvm::any_of(D->redecls(), [&](const Decl *Redecl) {
    SourceLocation Loc = SM.getFileLoc(Redecl->getLocation());
    if (Loc.isInvalid())
      return false;
    const FileFacts &Facts = facts(SM.getFileID(Loc));
    return !Facts.InTree || Facts.IsCompat;
  });
  // The map may have grown meanwhile.
  ApiDecls[D->getCanonicalDecl()] = Api;
  return Api;
}

Place UseRecorder::placeOf(const UseKey &Key) const {
  return {Key.first, Index.scan(Key.first).Uses[Key.second].Offset};
}

void UseRecorder::record(SourceLocation Loc, Meaning Is, UseShape Shape,
                         std::string DeclaredAt) {
  std::optional<UseKey> Key = useAt(Loc);
  if (!Key)
    return;
  auto [It, New] =
      Readings.try_emplace(*Key, Reading{placeOf(*Key), Is, Shape, DeclaredAt});
  if (New)
    return;
  // Several expansions of one macro, or several instantiations' worth of
  // syntax: the surface wins over "depends", and a token that is both the
  // surface's and the tree's own is left alone.
  Reading &Old = It->second;
  if (Old.Is == Is) {
    if (Old.Shape.ParameterTypes.empty())
      Old.Shape.ParameterTypes = std::move(Shape.ParameterTypes);
    return;
  }
  if (Old.Is == Meaning::Dependent || Is == Meaning::Foreign)
    Old = {placeOf(*Key), Is, std::move(Shape), std::move(DeclaredAt)};
}

static std::vector<std::string> parameterTypes(const NamedDecl *D) {
  const FunctionDecl *Function = D->getAsFunction();
  if (!Function)
    return {};
  if (const FunctionTemplateDecl *Template = Function->getPrimaryTemplate())
    Function = Template->getTemplatedDecl();
  std::vector<std::string> Types;
  for (const ParmVarDecl *Parameter : Function->parameters())
    Types.push_back(Parameter->getType().getAsString(
        D->getASTContext().getPrintingPolicy()));
  return Types;
}

/// Whether `##` made the token at \p Loc. SourceManager has a question for this
/// that counts columns, which takes minutes on a line of megabytes.
bool UseRecorder::isPasted(SourceLocation Loc) const {
  if (!Loc.isMacroID())
    return false;
  FileID ID = SM.getFileID(SM.getSpellingLoc(Loc));
  return !SM.getFileEntryRefForID(ID) &&
         SM.getBufferOrFake(ID).getBufferIdentifier() == "<scratch space>";
}

void UseRecorder::recordDecl(SourceLocation Loc, const NamedDecl *D) {
  if (!D || Loc.isInvalid())
    return;
  if (isApi(D)) {
    // A name that `##` made is spelled in no file.
    if (isPasted(Loc)) {
      recordFact(SM.getFileLoc(Loc), Fact::Kind::PastedName,
                 D->getNameAsString());
      return;
    }
    if (useAt(Loc))
      record(Loc, Meaning::Api, {std::nullopt, parameterTypes(D)},
             describe(D->getUnderlyingDecl()->getLocation()));
    return;
  }
  if (useAt(Loc))
    record(Loc, Meaning::Foreign, {}, describe(D->getLocation()));
}

void UseRecorder::recordOverloads(SourceLocation Loc,
                                  llvm::ArrayRef<const NamedDecl *> Decls) {
  if (Decls.empty())
    return;
  unsigned Api =
      llvm::count_if(Decls, [&](const NamedDecl *D) { return isApi(D); });
  if (Api == 0)
    recordDecl(Loc, Decls.front());
  else if (Api == Decls.size())
    record(Loc, Meaning::Api, {}, describe(Decls.front()->getLocation()));
  else
    recordDependent(Loc);
}

void UseRecorder::recordForeign(SourceLocation Loc) {
  record(Loc, Meaning::Foreign, {}, "");
}

void UseRecorder::recordDependent(SourceLocation Loc) {
  record(Loc, Meaning::Dependent, {}, "");
}

void UseRecorder::recordMacro(SourceLocation Loc, StringRef Name,
                              const MacroInfo &Info) {
  SourceLocation Defined = Info.getDefinitionLoc();
  if (Info.isBuiltinMacro() || Defined.isInvalid())
    return;
  // A macro that one of the toolkit's expands to is spelled in no source.
  Loc = SM.getSpellingLoc(Loc);
  const FileFacts &Facts = facts(SM.getFileID(SM.getFileLoc(Defined)));
  bool Outside = !Facts.Path.empty() && !Facts.InTree;
  if (Index.isKnown(Name) && (Outside || Facts.IsCompat))
    record(Loc, Meaning::Api, {}, describe(Defined));
  else
    record(Loc, Meaning::Foreign, {}, describe(Defined));
}

void UseRecorder::recordCall(SourceLocation Loc, unsigned Arguments) {
  if (std::optional<UseKey> Key = useAt(Loc))
    Calls.try_emplace(*Key, Arguments);
}

void UseRecorder::recordFact(SourceLocation Loc, Fact::Kind Is,
                             std::string Subject, std::string Detail) {
  auto [ID, Offset] = SM.getDecomposedLoc(Loc);
  if (std::optional<uint32_t> Scan = facts(ID).Scan)
    Facts.push_back(
        {Is, {*Scan, Offset}, std::move(Subject), std::move(Detail)});
}

void UseRecorder::addFieldUse(SourceLocation Loc, const RecordDecl *Record,
                              StringRef Field) {
  // A member of an unnamed union is reached as if it were the struct's own.
  while (Record->isAnonymousStructOrUnion())
    Record = cast<RecordDecl>(Record->getDeclContext());
  if (!isApi(Record))
    return;
  recordFact(isPasted(Loc) ? SM.getFileLoc(Loc) : SM.getSpellingLoc(Loc),
             Field.empty() ? Fact::Kind::Initializer : Fact::Kind::Field,
             Record->getNameAsString(), Field.str());
}

void UseRecorder::recordField(SourceLocation Loc, const ValueDecl *Field) {
  if (const auto *Declared = dyn_cast<FieldDecl>(Field))
    if (Declared->getIdentifier() && Loc.isValid())
      addFieldUse(Loc, Declared->getParent(), Declared->getName());
}

void UseRecorder::recordInitializer(SourceLocation Loc,
                                    const RecordDecl *Record) {
  if (Loc.isValid())
    addFieldUse(Loc, Record, "");
}

void UseRecorder::enterFile(FileID ID) {
  std::optional<uint32_t> Scan = facts(ID).Scan;
  if (!Scan)
    return;
  auto &Visits = Entries[*Scan];
  EntryOf.try_emplace(ID, *Scan, Visits.size());
  Visits.emplace_back();
}

void UseRecorder::skipRange(SourceRange Range, SourceLocation Endif) {
  auto [ID, Begin] = SM.getDecomposedLoc(Range.getBegin());
  auto It = EntryOf.find(ID);
  if (It == EntryOf.end())
    return;
  auto [Scan, Visit] = It->second;
  Entries[Scan][Visit].push_back({Begin, SM.getFileOffset(Endif)});
}

bool UseRecorder::isWorthParsing(SourceLocation Loc) {
  std::optional<uint32_t> Scan = facts(SM.getFileID(SM.getFileLoc(Loc))).Scan;
  return Scan && Index.isWorthParsing(*Scan);
}

bool UseRecorder::isInTree(SourceLocation Loc) {
  return facts(SM.getFileID(SM.getFileLoc(Loc))).InTree;
}

/// The parts of \p A and \p B that are in both. Each is sorted and disjoint.
static std::vector<SkippedRange> intersect(llvm::ArrayRef<SkippedRange> A,
                                           llvm::ArrayRef<SkippedRange> B) {
  std::vector<SkippedRange> Both;
  for (size_t I = 0, J = 0; I < A.size() && J < B.size();) {
    SkippedRange Common{std::max(A[I].Begin, B[J].Begin),
                        std::min(A[I].End, B[J].End)};
    if (Common.Begin < Common.End)
      Both.push_back(Common);
    A[I].End < B[J].End ? ++I : ++J;
  }
  return Both;
}

UnitReadings UseRecorder::take() {
  UnitReadings Out;
  // While a parse runs files are known by their scans, which are sorted by
  // path.
  std::map<uint32_t, uint32_t> Local;
  for (auto &[Scan, Visits] : Entries) {
    auto ByBegin = [](const SkippedRange &A, const SkippedRange &B) {
      return A.Begin < B.Begin;
    };
    for (std::vector<SkippedRange> &Visit : Visits)
      llvm::sort(Visit, ByBegin);
    std::vector<SkippedRange> Skipped = std::move(Visits.front());
    for (const auto &Visit : llvm::drop_begin(Visits))
      Skipped = intersect(Skipped, Visit);
    Local[Scan] = Out.Reached.size();
    const FileScan &File = Index.scan(Scan);
    Out.Reached.push_back({File.Path, File.Hash, std::move(Skipped)});
  }
  for (auto &[Key, Reading] : Readings) {
    auto File = Local.find(Reading.At.File);
    if (File == Local.end())
      continue;
    Reading.At.File = File->second;
    if (auto Call = Calls.find(Key); Call != Calls.end())
      Reading.Shape.Arguments = Call->second;
    Out.Readings.push_back(std::move(Reading));
  }
  for (Fact &Each : Facts)
    if (auto File = Local.find(Each.At.File); File != Local.end()) {
      Each.At.File = File->second;
      Out.Facts.push_back(std::move(Each));
    }
  llvm::sort(Out.Facts);
  Out.Facts.erase(llvm::unique(Out.Facts), Out.Facts.end());
  return Out;
}
