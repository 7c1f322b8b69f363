#include "Api/TemplateInstance.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace reroute;
using llvm::StringRef;

static bool takesKernel(const ApiField &Parameter) {
  StringRef Name = Parameter.Name;
  return Name.contains_insensitive("func") ||
         Name.contains_insensitive("entry") ||
         Name.contains_insensitive("kernel");
}

std::string reroute::instanceOf(StringRef Parameters,
                                const ApiSignature &Signature) {
  bool Kernel = llvm::any_of(Signature.Parameters, takesKernel);
  llvm::SmallVector<StringRef> Each;
  Parameters.split(Each, ',');
  std::vector<std::string> Values;
  for (StringRef One : Each) {
    StringRef Kind = One.trim().rsplit(' ').first;
    bool IsType = Kind == "class" || Kind == "typename";
    Values.push_back(IsType ? (Kernel ? "void(int)" : "int")
                            : "(" + Kind.str() + ")0");
  }
  return llvm::join(Values, ", ");
}
