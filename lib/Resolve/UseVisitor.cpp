#include "Resolve/UseVisitor.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;
using namespace reroute;

namespace {

/// Templates are visited as written, never their instances: one spelled token,
/// one visit.
class UseVisitor : public RecursiveASTVisitor<UseVisitor> {
  using Base = RecursiveASTVisitor<UseVisitor>;

public:
  explicit UseVisitor(UseRecorder &Recorder) : Recorder(Recorder) {}

  // Expressions.

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    Recorder.recordDecl(E->getLocation(), E->getDecl());
    return true;
  }

  bool VisitMemberExpr(MemberExpr *E) {
    Recorder.recordDecl(E->getMemberLoc(), E->getMemberDecl());
    Recorder.recordField(E->getMemberLoc(), E->getMemberDecl());
    return true;
  }

  bool VisitOverloadExpr(OverloadExpr *E) {
    SmallVector<const NamedDecl *, 8> Decls(E->decls());
    Recorder.recordOverloads(E->getNameLoc(), Decls);
    return true;
  }

  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
    // Functions of the surface are no members, whatever the object is.
    Recorder.recordForeign(E->getMemberLoc());
    return true;
  }

  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) {
    Recorder.recordDependent(E->getLocation());
    return true;
  }

  bool VisitCallExpr(CallExpr *E) {
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    SourceLocation Name;
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
      Name = Ref->getLocation();
    else if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
      Name = Overloads->getNameLoc();
    else
      return true;
    unsigned Explicit = llvm::count_if(
        E->arguments(), [](const Expr *A) { return !A->isDefaultArgument(); });
    Recorder.recordCall(Name, Explicit);
    return true;
  }

  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) {
    for (const DesignatedInitExpr::Designator &D : E->designators())
      if (D.isFieldDesignator())
        if (const FieldDecl *Field = D.getFieldDecl()) {
          Recorder.recordDecl(D.getFieldLoc(), Field);
          Recorder.recordField(D.getFieldLoc(), Field);
        }
    return true;
  }

  bool VisitInitListExpr(InitListExpr *E) {
    // `{}` and `{0}` mean the same for any order of fields.
    bool HasValues =
        E->getNumInits() > 1 && !isa<DesignatedInitExpr>(E->getInit(0));
    const InitListExpr *Semantic =
        E->isSemanticForm() ? E : E->getSemanticForm();
    if (HasValues && Semantic)
      if (const RecordDecl *Record = Semantic->getType()->getAsRecordDecl())
        Recorder.recordInitializer(E->getLBraceLoc(), Record);
    return true;
  }

  bool VisitOffsetOfExpr(OffsetOfExpr *E) {
    for (unsigned I = 0; I < E->getNumComponents(); ++I)
      if (E->getComponent(I).getKind() == OffsetOfNode::Field) {
        Recorder.recordDecl(E->getComponent(I).getEndLoc(),
                            E->getComponent(I).getField());
        Recorder.recordField(E->getComponent(I).getEndLoc(),
                             E->getComponent(I).getField());
      }
    return true;
  }

  bool VisitLambdaExpr(LambdaExpr *E) {
    for (const LambdaCapture &Capture : E->captures())
      if (Capture.isExplicit() && Capture.capturesVariable())
        Recorder.recordDecl(Capture.getLocation(), Capture.getCapturedVar());
    return true;
  }

  bool VisitSizeOfPackExpr(SizeOfPackExpr *E) {
    Recorder.recordDecl(E->getPackLoc(), E->getPack());
    return true;
  }

  bool VisitGotoStmt(GotoStmt *S) {
    Recorder.recordDecl(S->getLabelLoc(), S->getLabel());
    return true;
  }

  bool VisitLabelStmt(LabelStmt *S) {
    Recorder.recordDecl(S->getIdentLoc(), S->getDecl());
    return true;
  }

  // Types.

  bool VisitTypedefTypeLoc(TypedefTypeLoc TL) {
    Recorder.recordDecl(TL.getNameLoc(), TL.getDecl());
    return true;
  }

  bool VisitTagTypeLoc(TagTypeLoc TL) {
    Recorder.recordDecl(TL.getNameLoc(), TL.getDecl());
    return true;
  }

  bool VisitUsingTypeLoc(UsingTypeLoc TL) {
    Recorder.recordDecl(TL.getNameLoc(), TL.getDecl());
    return true;
  }

  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc TL) {
    Recorder.recordDecl(TL.getNameLoc(), TL.getDecl());
    return true;
  }

  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc TL) {
    Recorder.recordDecl(TL.getTemplateNameLoc(),
                        TL.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }

  bool VisitDeducedTemplateSpecializationTypeLoc(
      DeducedTemplateSpecializationTypeLoc TL) {
    Recorder.recordDecl(TL.getTemplateNameLoc(),
                        TL.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }

  bool VisitDependentNameTypeLoc(DependentNameTypeLoc TL) {
    // A type inside a dependent scope is somebody's member.
    Recorder.recordForeign(TL.getNameLoc());
    return true;
  }

  bool VisitUnresolvedUsingTypeLoc(UnresolvedUsingTypeLoc TL) {
    Recorder.recordDependent(TL.getNameLoc());
    return true;
  }

  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc NNS) {
    if (NNS)
      if (NamespaceAndPrefixLoc Named = NNS.getAsNamespaceAndPrefix())
        Recorder.recordDecl(NNS.getLocalBeginLoc(), Named.Namespace);
    return Base::TraverseNestedNameSpecifierLoc(NNS);
  }

  // Declarations: the name a declaration introduces.

  bool VisitNamedDecl(NamedDecl *D) {
    // A using declaration introduces a name that is somebody else's.
    bool IsUsing =
        isa<BaseUsingDecl, UsingDirectiveDecl, UsingPackDecl,
            UnresolvedUsingValueDecl, UnresolvedUsingTypenameDecl>(D);
    if (!D->isImplicit() && !IsUsing)
      Recorder.recordDecl(D->getLocation(), D);
    return true;
  }

  bool VisitUsingDecl(UsingDecl *D) {
    SmallVector<const NamedDecl *, 8> Targets;
    for (const UsingShadowDecl *Shadow : D->shadows())
      Targets.push_back(Shadow->getTargetDecl());
    Recorder.recordOverloads(D->getNameInfo().getLoc(), Targets);
    return true;
  }

  bool VisitUnresolvedUsingValueDecl(UnresolvedUsingValueDecl *D) {
    Recorder.recordDependent(D->getNameInfo().getLoc());
    return true;
  }

  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
    Recorder.recordDecl(D->getIdentLocation(),
                        D->getNominatedNamespaceAsWritten());
    return true;
  }

  bool VisitNamespaceAliasDecl(NamespaceAliasDecl *D) {
    Recorder.recordDecl(D->getTargetNameLoc(), D->getAliasedNamespace());
    return true;
  }

  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    if (Init->isWritten() && Init->isAnyMemberInitializer())
      Recorder.recordDecl(Init->getMemberLocation(), Init->getAnyMember());
    return Base::TraverseConstructorInitializer(Init);
  }

private:
  UseRecorder &Recorder;
};

} // namespace

void reroute::recordNames(ASTContext &Context, UseRecorder &Recorder) {
  UseVisitor Visitor(Recorder);
  for (Decl *D : Context.getTranslationUnitDecl()->decls())
    if (D->getLocation().isValid() && Recorder.isInTree(D->getLocation()))
      Visitor.TraverseDecl(D);
}
