#include "Apply/ApplyFiles.h"
#include "Support/ToolError.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using namespace reroute::test;

using Names = std::vector<std::string>;
using namespace std::string_literals;

static std::string refusal(const TemporaryFolder &Folder,
                           const std::vector<FileChange> &Changes,
                           ExitCode Expected) {
  std::string Message;
  CHECK(takeError(applyAll(Folder.path(), Changes), Message) == Expected);
  CHECK(Message.find("not written") != std::string::npos);
  return Message;
}

TEST_CASE("files are changed and made, with their folders") {
  TemporaryFolder Folder;
  Folder.write("a.cu", "1");
  Folder.write("b/c.cu", "2");
  REQUIRE(llvm::toString(
              applyAll(Folder.path(), {{"a.cu", "1", "one"},
                                       {"b/c.cu", "2", ""},
                                       {"n/m/new.h", std::nullopt, "new"},
                                       {"n/m/other.h", std::nullopt, "x"}}))
              .empty());
  CHECK(Folder.read("a.cu") == "one");
  CHECK(Folder.read("b/c.cu").empty());
  CHECK(Folder.read("n/m/new.h") == "new");
  CHECK(Folder.names("n/m") == Names{"new.h", "other.h"});
  CHECK(Folder.names() == Names{"a.cu", "b", "n"});
}

TEST_CASE("nothing to do is no error") {
  TemporaryFolder Folder;
  CHECK(llvm::toString(applyAll(Folder.path(), {})).empty());
}

TEST_CASE("a file that changed meanwhile stops everything") {
  TemporaryFolder Folder;
  Folder.write("a.cu", "1");
  Folder.write("b.cu", "saved by an editor");
  Folder.makeFolder("d.cu");
  FileChange First{"a.cu", "1", "one"};
  for (const FileChange &Stale :
       {FileChange{"b.cu", "2", "two"}, FileChange{"b.cu", std::nullopt, "two"},
        FileChange{"gone.cu", "3", "three"}, FileChange{"d.cu", "", "x"}}) {
    std::string Message =
        refusal(Folder, {First, Stale}, ExitCode::NotAnalysed);
    CHECK(Message.starts_with(Stale.Path + ": "));
  }
  CHECK(Folder.read("a.cu") == "1");
  CHECK(Folder.names() == Names{"a.cu", "b.cu", "d.cu"});
}

TEST_CASE("no path leaves the tree") {
  TemporaryFolder Folder;
  TemporaryFolder Outside;
  Outside.write("x.cu", "1");
  Folder.write("a.cu", "1");
  Folder.link("out", Outside.path());
  Folder.link("link.cu", Outside.path("x.cu"));
  FileChange First{"a.cu", "1", "one"};
  for (std::string Path :
       {"../x.cu", "b/../../x.cu", "/x.cu", "", "./a.cu", "out/x.cu",
        "out/new.cu", "link.cu", ".git/hooks/pre-commit", "a//b", "b/"})
    for (std::optional<std::string> Before : {std::optional("1"s), {}})
      refusal(Folder, {First, {Path, Before, "2"}}, ExitCode::Usage);
  refusal(Folder, {{std::string("n\0m", 3), std::nullopt, ""}},
          ExitCode::Usage);
  CHECK(Folder.read("a.cu") == "1");
  CHECK(Outside.read("x.cu") == "1");
  CHECK(Outside.names() == Names{"x.cu"});
  CHECK(Folder.names() == Names{"a.cu", "link.cu", "out"});
}

TEST_CASE("one file that cannot be written down stops all, folders too") {
  TemporaryFolder Folder;
  Folder.write("locked/a.cu", "1");
  Folder.setMode(".", 0777);
  Folder.setMode("locked", 0555);
  {
    WithoutPrivileges Nobody;
    if (!Nobody.works())
      SKIP("cannot give up the superuser's rights");
    refusal(Folder,
            {{"n/m/new.h", std::nullopt, ""}, {"locked/a.cu", "1", "2"}},
            ExitCode::NotAnalysed);
  }
  CHECK(Folder.read("locked/a.cu") == "1");
  CHECK(Folder.names() == Names{"locked"});
  CHECK(Folder.names("locked") == Names{"a.cu"});
}

TEST_CASE("the same file twice is a fault of ours") {
  TemporaryFolder Folder;
  Folder.write("a.cu", "1");
  refusal(Folder, {{"a.cu", "1", "2"}, {"a.cu", "1", "3"}}, ExitCode::Internal);
  CHECK(Folder.read("a.cu") == "1");
}
