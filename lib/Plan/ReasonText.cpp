#include "Plan/ReasonText.h"
#include "llvm/Support/ErrorHandling.h"

using namespace reroute;

static std::string ownText(const ClassifiedUse &Use) {
  return Use.DeclaredAt.empty() ? "the tree's own"
                                : "declared at " + Use.DeclaredAt;
}

std::string reroute::reasonText(const ClassifiedUse &Use) {
  switch (Use.Why) {
  case Reason::None:
    return "";
  case Reason::OwnMacro:
    return "a macro of the tree's own";
  case Reason::MacroParameter:
    return "a macro's parameter";
  case Reason::DirectiveText:
    return "text of a directive";
  case Reason::HipSide:
    return "in a branch that is the HIP side already";
  case Reason::Member:
    return "a member";
  case Reason::OtherScope:
    return "a member of another scope";
  case Reason::DeclaredInTree:
    return "declared in the tree";
  case Reason::OwnDeclaration:
    return ownText(Use);
  case Reason::UnitsDisagree:
    return "the surface's in " + Use.Unit + ", but in " + Use.OtherUnit +
           " it is " + ownText(Use);
  case Reason::TemplateParameter:
    return "depends on a template parameter";
  case Reason::NotReached:
    return "no parse reached the file";
  case Reason::NotCompiled:
    return "in a branch that no configuration compiles";
  case Reason::NotResolved:
    return "no parse could resolve it";
  }
  llvm_unreachable("every reason returns");
}
