#include "Scan/RawLanguage.h"

clang::LangOptions reroute::rawLanguage() {
  clang::LangOptions Opts;
  Opts.CPlusPlus = Opts.CPlusPlus11 = Opts.CPlusPlus14 = Opts.CPlusPlus17 =
      Opts.CPlusPlus20 = true;
  Opts.RawStringLiterals = true;
  Opts.CUDA = true;
  Opts.LineComment = true;
  Opts.Bool = true;
  Opts.Digraphs = true;
  Opts.DollarIdents = true;
  return Opts;
}
