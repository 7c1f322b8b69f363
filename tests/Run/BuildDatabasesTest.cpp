#include "Run/BuildDatabases.h"
#include "Tree/TemporaryFolder.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

namespace {

/// A database of one command for each of \p Commands.
std::string database(llvm::ArrayRef<llvm::StringRef> Commands) {
  std::string Text = "[";
  for (llvm::StringRef Command : Commands)
    Text += (Text.size() > 1 ? "," : "") +
            std::string(R"({"directory": ".", "file": "a.cpp", "command": ")") +
            Command.str() + " -c a.cpp\"}";
  return Text + "]";
}

std::string describe(const DatabaseSearch &Search) {
  std::string Text;
  for (const FoundDatabase &Each : Search.Found)
    Text += Each.Configuration + "=" + Each.Folder + ":" +
            std::to_string(Each.Commands) + " ";
  for (const std::string &Broken : Search.Broken)
    Text += "broken=" + Broken + " ";
  return Text;
}

} // namespace

TEST_CASE("databases are found in the root and in build folders") {
  test::TemporaryFolder Tree;
  Tree.write("compile_commands.json", database({"g++", "g++"}));
  Tree.write("build/linux/release/compile_commands.json",
             database({"hipcc -O2"}));
  Tree.write("src/deep/compile_commands.json", database({"g++"}));
  Tree.write("build/a/b/c/compile_commands.json", database({"g++"}));
  Tree.write(".cache/compile_commands.json", database({"g++"}));
  CHECK(describe(findDatabases(Tree.path(), {})) ==
        "cuda=.:2 hip=build/linux/release:1 ");
}

TEST_CASE("what makes a database one for HIP") {
  test::TemporaryFolder Tree;
  auto IsHip = [&](llvm::StringRef Command) {
    Tree.write("build/compile_commands.json", database({"g++", Command}));
    auto Search = findDatabases(Tree.path(), {"__PLATFORM_AMD__", "OUR_GUARD"});
    REQUIRE(Search.Found.size() == 1);
    return Search.Found.front().Hip;
  };
  CHECK(IsHip("/opt/rocm/bin/hipcc -O2"));
  CHECK(IsHip("ccache hipcc -O2"));
  CHECK(IsHip("clang++ -x hip"));
  CHECK(IsHip("clang++ -xhip"));
  CHECK(IsHip("clang++ -DUSE_ROCM"));
  CHECK(IsHip("clang++ -D USE_HIP=1"));
  CHECK(IsHip("clang++ -D__PLATFORM_AMD__=1"));
  CHECK(IsHip("clang++ -DOUR_GUARD"));
  CHECK_FALSE(IsHip("nvcc -x cu -O2"));
  CHECK_FALSE(IsHip("clang++ -x cuda -DUSE_CUDA"));
  CHECK_FALSE(IsHip("clang++ -DUSE_HIP=0"));
  CHECK_FALSE(IsHip("clang++ -Ihip -DSHIP"));
}

TEST_CASE("the switches of the build for HIP are remembered") {
  test::TemporaryFolder Tree;
  Tree.write("build/compile_commands.json",
             database({"g++ -DUSE_HIP -DNDEBUG", "g++ -D__HIP__=1 -DUSE_HIP"}));
  auto Search = findDatabases(Tree.path(), {});
  REQUIRE(Search.Found.size() == 1);
  CHECK(Search.Found.front().HipDefines ==
        std::vector<std::string>{"USE_HIP", "__HIP__"});
}

TEST_CASE("several builds of one kind get names of their own") {
  test::TemporaryFolder Tree;
  for (const char *Folder : {"build-debug", "build-release", "build release"})
    Tree.write(std::string(Folder) + "/compile_commands.json",
               database({"nvcc"}));
  CHECK(describe(findDatabases(Tree.path(), {})) ==
        "cuda=build release:1 cuda-build-debug=build-debug:1 "
        "cuda-build-release=build-release:1 ");
}

TEST_CASE("a link in the root to a build's database counts once") {
  test::TemporaryFolder Tree;
  Tree.write("build/compile_commands.json", database({"nvcc"}));
  Tree.link("compile_commands.json", "build/compile_commands.json");
  CHECK(describe(findDatabases(Tree.path(), {})) == "cuda=build:1 ");
}

TEST_CASE("a database that is none is told apart") {
  test::TemporaryFolder Tree;
  Tree.write("build/compile_commands.json", "{ not json");
  Tree.write("out/compile_commands.json", "[]");
  CHECK(describe(findDatabases(Tree.path(), {})) == "broken=build ");
}
