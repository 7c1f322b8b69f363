#include "Compile/ClangOptions.h"
#include "clang/Driver/Types.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"

using namespace reroute;
namespace options = clang::options;
using llvm::ArrayRef;
using llvm::StringRef;
using llvm::opt::Arg;
using llvm::opt::Option;

namespace {

enum class Verdict { Keep, KeepAlwaysAccepted, Drop, DropWithNote };

} // namespace

// Options with a value can name a file to load or to write, so they are kept
// by name; those not listed here or in judge() are dropped.
static bool isKnownValued(const Option &O) {
  static constexpr unsigned Kept[] = {
      options::OPT_fconstexpr_depth_EQ,
      options::OPT_fconstexpr_steps_EQ,
      options::OPT_fexec_charset_EQ,
      options::OPT_ffp_eval_method_EQ,
      options::OPT_ffp_model_EQ,
      options::OPT_finput_charset_EQ,
      options::OPT_flax_vector_conversions_EQ,
      options::OPT_fms_compatibility_version,
      options::OPT_fmsc_version,
      options::OPT_fopenmp_EQ,
      options::OPT_fopenmp_version_EQ,
      options::OPT_fpack_struct_EQ,
      options::OPT_fsanitize_EQ,
      options::OPT_fno_sanitize_EQ,
      options::OPT_fstrict_flex_arrays_EQ,
      options::OPT_ftemplate_depth_EQ,
      options::OPT_fvisibility_EQ,
      options::OPT_fcf_protection_EQ,
      options::OPT_fclang_abi_compat_EQ,
      options::OPT_faligned_new_EQ,
  };
  return llvm::is_contained(Kept, O.getID());
}

// An option without a value can name nothing, so those of the language
// (-fno-exceptions and some hundreds more) are kept, but for the ones that
// write files next to the output, read another compiler's, start another
// program, change what is printed, or leave templates unparsed.
static bool isHarmlessFlag(const Option &O) {
  static constexpr StringRef Denied[] = {
      "profile",     "coverage",
      "module",      "pch",
      "save-",       "report",
      "trace",       "usage",
      "lto",         "embed",
      "rewrite",     "crash",
      "stats",       "record",
      "emit-",       "debug",
      "offload",     "dump",
      "apinotes",    "integrated",
      "diagnostics", "delayed-template",
      "wasm-opt",    "directives-only",
  };
  return O.getKind() == Option::FlagClass &&
         llvm::none_of(Denied, [&](StringRef Part) {
           return O.getName().contains(Part);
         });
}

static bool isPathOfAnotherCompiler(const Option &O) {
  return O.matches(options::OPT_include_pch) ||
         O.matches(options::OPT_ivfsoverlay) ||
         O.matches(options::OPT_iapinotes_modules);
}

static Verdict judgeLanguageOption(const Option &O) {
  for (unsigned Group : {options::OPT_clang_ignored_f_Group,
                         options::OPT_clang_ignored_gcc_optimization_f_Group,
                         options::OPT_clang_ignored_legacy_options_Group,
                         options::OPT_clang_ignored_m_Group,
                         options::OPT_offload_Group, options::OPT_sycl_Group,
                         options::OPT_opencl_Group, options::OPT_hlsl_Group})
    if (O.matches(Group))
      return Verdict::Drop;
  // Where a toolkit lies is a fact; what to build for which device is not
  // asked when only the host side is parsed.
  if (O.matches(options::OPT_cuda_Group) || O.matches(options::OPT_hip_Group))
    return O.matches(options::OPT_cuda_path_EQ) ||
                   O.matches(options::OPT_rocm_path_EQ) ||
                   O.matches(options::OPT_hip_path_EQ)
               ? Verdict::Keep
               : Verdict::Drop;
  if (O.matches(options::OPT_pedantic_errors))
    return Verdict::Drop;
  if (O.matches(options::OPT_m_Group) || isKnownValued(O) || isHarmlessFlag(O))
    return Verdict::Keep;
  return Verdict::Drop;
}

static Verdict judge(const Option &O) {
  if (O.hasFlag(options::Unsupported))
    return Verdict::DropWithNote;
  if (O.hasFlag(options::Ignored) || O.hasFlag(options::LinkerInput) ||
      O.hasFlag(options::LinkOption))
    return Verdict::Drop;

  for (unsigned ID : {options::OPT_I, options::OPT_D, options::OPT_U})
    if (O.matches(ID))
      return Verdict::KeepAlwaysAccepted;
  if (O.matches(options::OPT_clang_i_Group))
    return isPathOfAnotherCompiler(O) ? Verdict::DropWithNote
                                      : Verdict::KeepAlwaysAccepted;
  for (unsigned ID :
       {options::OPT_std_EQ, options::OPT_ansi, options::OPT_pthread,
        options::OPT_stdlib_EQ, options::OPT_target, options::OPT__sysroot_EQ,
        options::OPT_gcc_toolchain, options::OPT_gcc_install_dir_EQ,
        options::OPT_gcc_triple_EQ, options::OPT_working_directory,
        options::OPT_undef, options::OPT_w, options::OPT_nostdinc,
        options::OPT_nostdincxx, options::OPT_nostdlibinc,
        options::OPT_nobuiltininc, options::OPT_embed_dir_EQ,
        options::OPT_O_Group, options::OPT_ffinite_math_only})
    if (O.matches(ID))
      return Verdict::Keep;
  if (O.matches(options::OPT_W_Group)) // -Werror is seen by its value.
    return Verdict::Keep;
  if (O.matches(options::OPT_f_Group) ||
      O.matches(options::OPT_f_clang_Group) ||
      O.matches(options::OPT_m_Group) || isKnownValued(O))
    return judgeLanguageOption(O);
  return Verdict::Drop;
}

// A warning that stops Clang need not have been one for the build's compiler.
static bool raisesWarnings(const Arg &A) {
  return A.getOption().matches(options::OPT_W_Group) && A.getNumValues() &&
         (StringRef(A.getValue()).starts_with("error") ||
          StringRef(A.getValue()) == "fatal-errors");
}

namespace {

class Selector {
public:
  ClangOptions Result;

  /// \p Nested words came inside another option, so none is an input.
  void select(ArrayRef<std::string> Words, bool Nested) {
    llvm::SmallVector<const char *, 64> Pointers;
    for (const std::string &Word : Words)
      Pointers.push_back(Word.c_str());
    const char *const *Begin = Pointers.data();
    llvm::opt::InputArgList Args(Begin, Begin + Pointers.size());
    const llvm::opt::OptTable &Table = clang::getDriverOptTable();
    for (unsigned I = 0; I < Words.size();) {
      unsigned Start = I;
      std::unique_ptr<Arg> A = Table.ParseOneArg(
          Args, I, llvm::opt::Visibility(options::ClangOption));
      if (!A) { // Only the last word can lack its value.
        note(Words[Start], "has no value");
        return;
      }
      take(*A, Words.slice(Start, I - Start), Nested);
    }
  }

private:
  void note(StringRef Word, StringRef Why) {
    Result.Notes.push_back(("dropped '" + Word + "': " + Why).str());
  }

  void take(const Arg &A, ArrayRef<std::string> Words, bool Nested) {
    Option O = A.getOption().getUnaliasedOption();
    if (O.getKind() == Option::InputClass ||
        O.matches(options::OPT__DASH_DASH)) {
      for (StringRef Input : A.getValues())
        takeInput(Input, Nested);
      return;
    }
    if (O.getKind() == Option::UnknownClass)
      return note(Words.front(), "Clang does not know it");
    if (O.matches(options::OPT_x))
      return takeLanguage(A.getValue());
    if (O.matches(options::OPT_Wp_COMMA) ||
        O.matches(options::OPT_Xpreprocessor) ||
        O.matches(options::OPT_Xarch_host)) {
      std::vector<std::string> Inner(A.getValues().begin(),
                                     A.getValues().end());
      return select(Inner, /*Nested=*/true);
    }
    Verdict V = raisesWarnings(A) ? Verdict::Drop : judge(O);
    if (V == Verdict::DropWithNote)
      return note(Words.front(), "it is of no use to this parser");
    if (V != Verdict::Drop)
      Result.Options.push_back({Words.vec(), V == Verdict::KeepAlwaysAccepted});
  }

  void takeInput(StringRef Input, bool Nested) {
    if (Nested)
      return;
    Result.Input = Input.str();
    Result.Language = Language;
  }

  void takeLanguage(StringRef Name) {
    using namespace clang::driver;
    if (Name == "none")
      Language.clear();
    else if (types::lookupTypeForTypeSpecifier(Name.str().c_str()) !=
             types::TY_INVALID)
      Language = Name.str();
    else
      return note(("-x " + Name).str(), "Clang does not know the language");
    if (Result.Input.empty())
      Result.Language = Language;
  }

  std::string Language;
};

} // namespace

ClangOptions reroute::selectParseOptions(ArrayRef<std::string> Arguments) {
  Selector S;
  S.select(Arguments, /*Nested=*/false);
  return std::move(S.Result);
}
