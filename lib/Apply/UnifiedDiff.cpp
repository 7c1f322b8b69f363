#include "Apply/UnifiedDiff.h"
#include "Apply/PathQuoting.h"
#include "Tree/GitLibrary.h"
#include "llvm/Support/ErrorHandling.h"

using namespace reroute;

using GitPatch = GitHandle<git_patch, git_patch_free>;

/// libgit2 fails here only when memory runs out: no repository, no file and no
/// configuration is involved.
static void check(int Status) {
  if (Status < 0)
    llvm::report_bad_alloc_error("libgit2 could not compute a diff");
}

/// The name git gives to a file with these contents.
static std::string blobName(std::optional<llvm::StringRef> Contents) {
  git_oid Id = {};
  if (Contents)
    check(
        git_odb_hash(&Id, Contents->data(), Contents->size(), GIT_OBJECT_BLOB));
  std::string Hex(GIT_OID_HEXSZ, '0');
  git_oid_fmt(Hex.data(), &Id);
  return Hex;
}

/// A `---` or `+++` line. The tab tells other patch programs that a name with
/// spaces goes on to the end, as git does.
static std::string sideLine(llvm::StringRef Sign, const std::string &Name) {
  bool HasSpace = Name.find(' ') != std::string::npos;
  return Sign.str() + " " + Name + (HasSpace ? "\t\n" : "\n");
}

static std::string header(llvm::StringRef Path,
                          std::optional<llvm::StringRef> Before,
                          llvm::StringRef After) {
  std::string Old = quotePath(("a/" + Path).str());
  std::string New = quotePath(("b/" + Path).str());
  std::string Text = "diff --git " + Old + " " + New + "\n";
  if (!Before)
    Text += "new file mode 100644\n";
  Text += "index " + blobName(Before) + ".." + blobName(After) + "\n";
  if (!Before && After.empty())
    return Text; // No hunk follows, and then git writes no sides.
  return Text + sideLine("---", Before ? Old : "/dev/null") +
         sideLine("+++", New);
}

static GitPatch compare(llvm::StringRef Before, llvm::StringRef After,
                        unsigned Context) {
  git_diff_options Options;
  check(git_diff_options_init(&Options, GIT_DIFF_OPTIONS_VERSION));
  Options.flags = GIT_DIFF_FORCE_TEXT | GIT_DIFF_INDENT_HEURISTIC;
  Options.context_lines = Context;
  Options.max_size = -1; // Above it libgit2 calls a file binary.
  git_patch *Made = nullptr;
  check(git_patch_from_buffers(&Made, Before.data(), Before.size(), nullptr,
                               After.data(), After.size(), nullptr, &Options));
  return GitPatch(Made);
}

static void appendLine(std::string &Text, const git_diff_line &Line) {
  // The other origins are remarks about a missing line end, complete with the
  // line end that the line before them lacks.
  if (Line.origin == GIT_DIFF_LINE_CONTEXT ||
      Line.origin == GIT_DIFF_LINE_ADDITION ||
      Line.origin == GIT_DIFF_LINE_DELETION)
    Text += Line.origin;
  Text.append(Line.content, Line.content_len);
}

std::string reroute::unifiedDiff(llvm::StringRef Path,
                                 std::optional<llvm::StringRef> Before,
                                 llvm::StringRef After, unsigned Context) {
  if (Before == After)
    return "";
  GitLibrary Library;
  std::string Text = header(Path, Before, After);
  GitPatch Patch = compare(Before.value_or(""), After, Context);
  for (size_t Hunk = 0; Hunk != git_patch_num_hunks(Patch.get()); ++Hunk) {
    const git_diff_hunk *Head = nullptr;
    size_t Lines = 0;
    check(git_patch_get_hunk(&Head, &Lines, Patch.get(), Hunk));
    // After "@@ -1 +1 @@" libgit2 quotes the enclosing function's line, cut
    // anywhere, even inside a character.
    llvm::StringRef Ranges(Head->header, Head->header_len);
    Text += Ranges.take_front(Ranges.find("@@", 2) + 2).str() + "\n";
    for (size_t I = 0; I != Lines; ++I) {
      const git_diff_line *Line = nullptr;
      check(git_patch_get_line_in_hunk(&Line, Patch.get(), Hunk, I));
      appendLine(Text, *Line);
    }
  }
  return Text;
}
