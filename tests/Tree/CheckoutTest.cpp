#include "Tree/ListTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <catch2/catch_test_macros.hpp>
#include <unistd.h>

using namespace reroute;
using namespace reroute::test;

namespace {

class Checkout : public TemporaryFolder {
public:
  Checkout() {
    if (!hasGit())
      SKIP("no git to make a checkout with");
    git({"init", "-q"});
  }
  std::string git(llvm::ArrayRef<llvm::StringRef> Arguments) {
    auto Output = runGit(path(), Arguments);
    REQUIRE(Output);
    return *Output;
  }
};

} // namespace

TEST_CASE("tracked files and those git would track, without the ignored") {
  Checkout Folder;
  Folder.write(".gitignore", "build/\n*.gen.cu\n!keep.gen.cu\n");
  for (const char *Path :
       {"tracked.cu", "new.cu", "build/out.cu", "a/x.gen.cu", "a/keep.gen.cu",
        "forced.gen.cu", "build/forced.cu", "deleted.cu"})
    Folder.write(Path);
  Folder.git({"add", "-f", "tracked.cu", "forced.gen.cu", "build/forced.cu",
              "deleted.cu"});
  REQUIRE(unlink(Folder.path("deleted.cu").c_str()) == 0);
  SourceTree Tree = open(Folder.path());
  CHECK(paths(Tree) == Paths{"a/keep.gen.cu", "build/forced.cu",
                             "forced.gen.cu", "new.cu", "tracked.cu"});
  CHECK(Tree.Problems.empty());
  CHECK(paths(open(Folder.path(), {{}, {"build"}})) ==
        Paths{"a/keep.gen.cu", "forced.gen.cu", "new.cu", "tracked.cu"});
}

TEST_CASE("the list is the one git gives") {
  Checkout Folder;
  Folder.write(".gitignore", "# comment\n/only.c\n**/deep/*.c\nsub/**/gen\n"
                             "log*/\n!logic/\n\\!bang.c\ntrail.c \n*.o.c\n");
  Folder.write("sub/.gitignore", "*.c\n!ok.c\n!inner/\n/own.h\n");
  Folder.write(".git/info/exclude", "private.c\n");
  for (const char *Path : {"only.c",          "sub/only.c",
                           "sub/ok.c",        "sub/inner/ok.c",
                           "sub/inner/no.c",  "sub/own.h",
                           "sub/inner/own.h", "sub/a/gen/x.h",
                           "sub/gen/x.h",     "deep/x.c",
                           "a/b/deep/x.c",    "a/b/deep/y/x.c",
                           "logs/x.c",        "logic/x.c",
                           "log.c",           "!bang.c",
                           "trail.c",         "x.o.c",
                           "private.c",       "a/private.c",
                           "a b.c",           "sub/ignored.tracked.c"})
    Folder.write(Path);
  Folder.git({"add", "-f", "sub/ignored.tracked.c", "only.c", "log.c"});
  std::string Listed = Folder.git(
      {"ls-files", "-z", "--cached", "--others", "--exclude-standard"});
  Paths Expected;
  for (llvm::StringRef Path : llvm::split(Listed, '\0'))
    if (languageOf(Path))
      Expected.push_back(Path.str());
  llvm::sort(Expected);
  CHECK(paths(open(Folder.path())) == Expected);
}

TEST_CASE("the root may be a folder of the checkout") {
  Checkout Folder;
  Folder.write(".gitignore", "/a/build\n*.tmp.cu\n");
  for (const char *Path : {"top.cu", "a/x.cu", "a/build/y.cu", "a/b/z.tmp.cu",
                           "a/b/t.cu", "ab/no.cu"})
    Folder.write(Path);
  Folder.git({"add", "a/x.cu", "ab/no.cu", "top.cu"});
  CHECK(paths(open(Folder.path("a"))) == Paths{"b/t.cu", "x.cu"});
}

TEST_CASE("a root that git ignores is read like any other folder") {
  Checkout Folder;
  Folder.write(".gitignore", "build/\n");
  Folder.write("build/deps/x.cu");
  CHECK(paths(open(Folder.path())).empty());
  CHECK(paths(open(Folder.path("build"))) == Paths{"deps/x.cu"});
  CHECK(paths(open(Folder.path("build/deps"))) == Paths{"x.cu"});
}

TEST_CASE("tracked links, and files behind them, are left out") {
  Checkout Folder;
  Folder.write("a/x.cu");
  Folder.write("real/x.cu");
  Folder.link("link.cu", "a/x.cu");
  Folder.git({"add", "."});
  REQUIRE(unlink(Folder.path("a/x.cu").c_str()) == 0);
  REQUIRE(rmdir(Folder.path("a").c_str()) == 0);
  Folder.link("a", "real");
  CHECK(paths(open(Folder.path())) == Paths{"real/x.cu"});
}

TEST_CASE("submodules and nested repositories are not ours") {
  Checkout Folder;
  TemporaryFolder Other;
  REQUIRE(runGit(Other.path(), {"init", "-q"}));
  Other.write("s.cu");
  REQUIRE(runGit(Other.path(), {"add", "."}));
  REQUIRE(runGit(Other.path(), {"commit", "-q", "-m", "first"}));
  Folder.write("own.cu");
  Folder.git({"submodule", "--quiet", "add", Other.path(), "third/sub"});
  Folder.git({"clone", "-q", Other.path(), "nested"});
  CHECK(paths(open(Folder.path())) == Paths{"own.cu"});
  SECTION("but one that is named is read") {
    Folder.write("third/sub/new.cu");
    CHECK(paths(open(Folder.path("third/sub"))) == Paths{"new.cu", "s.cu"});
  }
  SECTION("nor what lies where a submodule was not checked out") {
    Folder.git({"submodule", "--quiet", "deinit", "-f", "third/sub"});
    Folder.write("third/sub/stray.cu");
    CHECK(paths(open(Folder.path())) == Paths{"own.cu"});
  }
  SECTION("a folder with an empty .git is no repository") {
    Folder.makeFolder("odd/.git");
    Folder.write("odd/x.cu");
    CHECK(paths(open(Folder.path())) == Paths{"odd/x.cu", "own.cu"});
  }
}

TEST_CASE("a linked worktree has its own files and the shared rules") {
  Checkout Folder;
  Folder.write("main/.gitignore", "gen.cu\n");
  REQUIRE(runGit(Folder.path("main"), {"init", "-q"}));
  Folder.write("main/x.cu");
  REQUIRE(runGit(Folder.path("main"), {"add", "."}));
  REQUIRE(runGit(Folder.path("main"), {"commit", "-q", "-m", "first"}));
  REQUIRE(runGit(Folder.path("main"), {"worktree", "add", "-q", "../linked"}));
  Folder.write("linked/new.cu");
  Folder.write("linked/gen.cu");
  CHECK(paths(open(Folder.path("linked"))) == Paths{"new.cu", "x.cu"});
}

TEST_CASE("a file in conflict is listed once") {
  Checkout Folder;
  Folder.write("x.cu", "base\n");
  Folder.git({"add", "."});
  Folder.git({"commit", "-q", "-m", "base"});
  Folder.git({"checkout", "-q", "-b", "other"});
  Folder.write("x.cu", "other\n");
  Folder.git({"commit", "-q", "-a", "-m", "other"});
  Folder.git({"checkout", "-q", "-"});
  Folder.write("x.cu", "mine\n");
  Folder.git({"commit", "-q", "-a", "-m", "mine"});
  REQUIRE_FALSE(runGit(Folder.path(), {"merge", "-q", "other"}));
  CHECK(paths(open(Folder.path())) == Paths{"x.cu"});
}

TEST_CASE("what git cannot say costs a problem, not the files") {
  Checkout Folder;
  Folder.write(".gitignore", "ignored.cu\n");
  Folder.write("x.cu");
  Folder.write("ignored.cu");
  Folder.git({"add", "x.cu"});
  SECTION("an index that cannot be read leaves the ignore rules") {
    Folder.write(".git/index", "not an index");
    SourceTree Tree = open(Folder.path());
    CHECK(paths(Tree) == Paths{"x.cu"});
    REQUIRE(Tree.Problems.size() == 1);
    CHECK(Tree.Problems[0].Path.empty());
  }
  SECTION("a repository that cannot be opened leaves the folder") {
    Folder.git({"config", "core.repositoryFormatVersion", "1"});
    Folder.git({"config", "extensions.fromTheFuture", "true"});
    SourceTree Tree = open(Folder.path());
    CHECK(paths(Tree) == Paths{"ignored.cu", "x.cu"});
    REQUIRE(Tree.Problems.size() == 1);
    CHECK(Tree.Problems[0].Message.find("fromthefuture") != std::string::npos);
  }
}

TEST_CASE("an unreadable folder of a checkout is one problem") {
  Checkout Folder;
  Folder.write(".gitignore", "ignored/\n");
  for (const char *Path : {"a.cu", "locked/b.cu", "ignored/c.cu"})
    Folder.write(Path);
  Folder.git({"add", "-f", "."});
  Folder.setMode("locked", 0);
  Folder.setMode("ignored", 0);
  WithoutPrivileges Nobody;
  if (!Nobody.works())
    SKIP("cannot give up the superuser's rights");
  SourceTree Tree = open(Folder.path());
  CHECK(paths(Tree) == Paths{"a.cu"});
  REQUIRE(Tree.Problems.size() == 2);
  CHECK(Tree.Problems[0].Path == "ignored/c.cu");
  CHECK(Tree.Problems[1].Path == "locked");
}
