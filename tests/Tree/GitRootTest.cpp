#include "Tree/GitRoot.h"
#include "Support/ToolError.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using namespace reroute::test;

static std::optional<GitPlace> place(const std::string &Folder) {
  return llvm::cantFail(findGitPlace(Folder));
}

TEST_CASE("a folder outside git has no place in it") {
  TemporaryFolder Folder;
  CHECK_FALSE(place(Folder.path()));
}

TEST_CASE("a folder inside a checkout knows the checkout's root") {
  if (!hasGit())
    SKIP("no git to make a checkout with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q"}));
  Folder.makeFolder("a/b");
  Folder.link("to-b", "a/b");
  CHECK(place(Folder.path())->WorkDir == Folder.path());
  CHECK(place(Folder.path())->Prefix.empty());
  CHECK(place(Folder.path("a/b"))->WorkDir == Folder.path());
  CHECK(place(Folder.path("a/b"))->Prefix == "a/b/");
  CHECK(place(Folder.path("to-b"))->Prefix == "a/b/");
  CHECK_FALSE(place(Folder.path(".git")));
}

TEST_CASE("a linked worktree is a checkout, a bare repository is none") {
  if (!hasGit())
    SKIP("no git to make a checkout with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q", "main"}));
  REQUIRE(runGit(Folder.path("main"),
                 {"commit", "-q", "--allow-empty", "-m", "first"}));
  REQUIRE(runGit(Folder.path("main"), {"worktree", "add", "-q", "../linked"}));
  REQUIRE(runGit(Folder.path(), {"init", "-q", "--bare", "bare"}));
  CHECK(place(Folder.path("linked"))->WorkDir == Folder.path("linked"));
  CHECK_FALSE(place(Folder.path("bare")));
}

TEST_CASE("sparse and partial checkouts are checkouts") {
  if (!hasGit())
    SKIP("no git to make a checkout with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q"}));
  REQUIRE(
      runGit(Folder.path(), {"config", "core.repositoryFormatVersion", "1"}));
  REQUIRE(
      runGit(Folder.path(), {"config", "extensions.worktreeConfig", "true"}));
  REQUIRE(
      runGit(Folder.path(), {"config", "extensions.partialClone", "origin"}));
  CHECK(place(Folder.path()));
}

TEST_CASE("a broken repository is an error") {
  if (!hasGit())
    SKIP("no git to make a checkout with");
  TemporaryFolder Folder;
  REQUIRE(runGit(Folder.path(), {"init", "-q"}));
  REQUIRE(
      runGit(Folder.path(), {"config", "core.repositoryFormatVersion", "1"}));
  REQUIRE(
      runGit(Folder.path(), {"config", "extensions.fromTheFuture", "true"}));
  auto Place = findGitPlace(Folder.path());
  REQUIRE_FALSE(Place);
  std::string Message;
  CHECK(takeError(Place.takeError(), Message) == ExitCode::NotAnalysed);
  CHECK(Message.find("fromthefuture") != std::string::npos);
}
