#include "Support/ToolError.h"
#include "Tree/ListTree.h"
#include <catch2/catch_test_macros.hpp>
#include <sys/stat.h>

using namespace reroute;
using namespace reroute::test;

TEST_CASE("a folder outside git is read as a whole, sorted") {
  TemporaryFolder Folder;
  for (const char *Path : {"b/z.cu", "b.cuh", "a.c", "b/.hidden/x.h",
                           "README.md", ".git/hooks/x.c", "b/.git/x.c"})
    Folder.write(Path);
  SourceTree Tree = open(Folder.path());
  CHECK(Tree.Root == Folder.path());
  CHECK(Tree.Files == std::vector<TreeFile>{{"a.c", Language::C},
                                            {"b.cuh", Language::CudaHeader},
                                            {"b/.hidden/x.h", Language::Header},
                                            {"b/z.cu", Language::Cuda}});
  CHECK(Tree.Problems.empty());
}

TEST_CASE("links are not followed, things that are no files not taken") {
  TemporaryFolder Folder;
  TemporaryFolder Other;
  Other.write("o.cu");
  Folder.write("a/x.cu");
  Folder.link("a/again", ".");
  Folder.link("linked", Other.path());
  Folder.link("link.cu", "a/x.cu");
  Folder.link("dangling.cu", "nowhere");
  REQUIRE(mkfifo(Folder.path("pipe.cu").c_str(), 0600) == 0);
  CHECK(paths(open(Folder.path())) == Paths{"a/x.cu"});
}

TEST_CASE("the root may be a link itself") {
  TemporaryFolder Folder;
  Folder.write("real/x.cu");
  Folder.link("link", "real");
  SourceTree Tree = open(Folder.path("link"));
  CHECK(Tree.Root == Folder.path("real"));
  CHECK(paths(Tree) == Paths{"x.cu"});
}

TEST_CASE("strange names are kept as they are") {
  TemporaryFolder Folder;
  Paths Names{"a b.cu", "new\nline.cu", "q\"uote.cu", "\xE9.cu"};
  for (const std::string &Name : Names)
    Folder.write(Name);
  CHECK(paths(open(Folder.path())) == Names);
}

TEST_CASE("globs choose, and an excluded folder is not looked into") {
  TemporaryFolder Folder;
  Folder.write("src/a.cu");
  Folder.write("src/gen/b.cu");
  Folder.write("other/c.cu");
  TreeOptions Options{{"src"}, {"src/gen"}};
  CHECK(paths(open(Folder.path(), Options)) == Paths{"src/a.cu"});
}

TEST_CASE("an unreadable folder is a problem and costs only itself") {
  TemporaryFolder Folder;
  Folder.write("a/x.cu");
  Folder.write("locked/y.cu");
  Folder.setMode("locked", 0);
  WithoutPrivileges Nobody;
  if (!Nobody.works())
    SKIP("cannot give up the superuser's rights");
  SourceTree Tree = open(Folder.path());
  CHECK(paths(Tree) == Paths{"a/x.cu"});
  REQUIRE(Tree.Problems.size() == 1);
  CHECK(Tree.Problems[0].Path == "locked");
  CHECK(open(Folder.path(), {{}, {"locked"}}).Problems.empty());
}

TEST_CASE("a root that is no readable folder is a usage error") {
  TemporaryFolder Folder;
  Folder.write("file.cu");
  PathFilter Filter = llvm::cantFail(PathFilter::create({}));
  for (const char *Name : {"file.cu", "missing"}) {
    auto Tree = openTree(Folder.path(Name), Filter);
    REQUIRE_FALSE(Tree);
    std::string Message;
    CHECK(takeError(Tree.takeError(), Message) == ExitCode::Usage);
    CHECK(Message.starts_with(Folder.path(Name) + ": "));
  }
}
