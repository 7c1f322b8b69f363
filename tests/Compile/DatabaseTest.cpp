#include "Compile/Database.h"
#include "Support/ToolError.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using Words = std::vector<std::string>;

namespace {

struct Fixture {
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> FS =
      llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  std::vector<DatabaseProblem> Problems;

  void addFile(llvm::StringRef Path, llvm::StringRef Text = "") {
    FS->addFile(Path, 0, llvm::MemoryBuffer::getMemBufferCopy(Text));
  }
  std::vector<CompileUnit> load(llvm::StringRef Text,
                                llvm::StringRef Path = "/build") {
    addFile("/build/compile_commands.json", Text);
    return llvm::cantFail(loadDatabase(Path, "/src", "cuda", Problems, FS));
  }
  std::string failure(llvm::StringRef Text) {
    addFile("/build/compile_commands.json", Text);
    auto Units = loadDatabase("/build", "/src", "", Problems, FS);
    REQUIRE(!Units);
    std::string Message;
    CHECK(takeError(Units.takeError(), Message) == ExitCode::Usage);
    return Message;
  }
};

} // namespace

TEST_CASE_METHOD(Fixture, "both forms of an entry are read") {
  addFile("/src/a.cpp");
  addFile("/src/sub/k.cu");
  auto Units = load(R"([
    {"directory": "/build", "file": "../src/sub/k.cu",
     "arguments": ["nvcc", "-DNAME=\"a b\"", "-x", "cu", "-c",
                   "../src/sub/k.cu"]},
    {"directory": "/build", "file": "/src/a.cpp",
     "command": "ccache g++ -DNAME=\"\\\"a b\\\"\" -Iinc -c /src/a.cpp"}])");
  REQUIRE(Units.size() == 2);
  CHECK(Units[0].File == "a.cpp");
  CHECK(Units[0].Directory == "/build");
  CHECK(Units[0].Arguments == Words{"-DNAME=\"a b\"", "-Iinc"});
  CHECK(Units[0].From == CompileUnit::Source::Database);
  CHECK(Units[0].Configuration == "cuda");
  CHECK(Units[1].File == "sub/k.cu");
  CHECK(Units[1].Arguments == Words{"-x", "cuda", "-D", "NAME=\"a b\""});
  CHECK(Problems.empty());
}

TEST_CASE_METHOD(Fixture, "a database may be named by its own path") {
  addFile("/src/a.cpp");
  CHECK(load(R"([{"directory": "/build", "file": "/src/a.cpp",
                  "command": "g++ -c /src/a.cpp"}])",
             "/build/compile_commands.json")
            .size() == 1);
}

TEST_CASE_METHOD(Fixture, "a relative directory starts at the database") {
  addFile("/src/a.cpp");
  auto Units = load(R"([{"directory": "../src", "file": "a.cpp",
                         "command": "g++ -c a.cpp"}])");
  REQUIRE(Units.size() == 1);
  CHECK(Units[0].Directory == "/src");
}

TEST_CASE_METHOD(Fixture, "several entries of one file keep their order") {
  addFile("/src/a.cpp");
  addFile("/src/b.cpp");
  auto Units = load(R"([
    {"directory": "/b", "file": "/src/b.cpp", "command": "g++ -c /src/b.cpp"},
    {"directory": "/b", "file": "/src/a.cpp", "command": "g++ -DZ a.cpp"},
    {"directory": "/b", "file": "/src/a.cpp", "command": "g++ -DA a.cpp"},
    {"directory": "/b", "file": "/src/a.cpp", "command": "g++ -DZ a.cpp -o z"}
  ])");
  REQUIRE(Units.size() == 3);
  CHECK(Units[0].Arguments == Words{"-DZ"});
  CHECK(Units[1].Arguments == Words{"-DA"});
  CHECK(Units[2].File == "b.cpp");
}

TEST_CASE_METHOD(Fixture, "files outside the root are left out") {
  addFile("/src2/a.cpp");
  addFile("/src/a.cpp");
  auto Units = load(R"([
    {"directory": "/b", "file": "/src2/a.cpp", "command": "g++ a.cpp"},
    {"directory": "/b", "file": "/src/../src2/a.cpp", "command": "g++ a.cpp"},
    {"directory": "/b", "file": "/gone/a.cpp", "command": "g++ a.cpp"}])");
  CHECK(Units.empty());
  CHECK(Problems.empty());
}

TEST_CASE_METHOD(Fixture, "a file that is gone costs its own entry") {
  addFile("/src/a.cpp");
  auto Units = load(R"([
    {"directory": "/b", "file": "/src/gone.cpp", "command": "g++ gone.cpp"},
    {"directory": "/b", "file": "/src/a.cpp", "command": "g++ a.cpp"}])");
  CHECK(Units.size() == 1);
  REQUIRE(Problems.size() == 1);
  CHECK(Problems[0].File == "gone.cpp");
}

TEST_CASE_METHOD(Fixture, "a missing file of options is a problem") {
  addFile("/src/k.cu");
  auto Units = load(R"([{"directory": "/b", "file": "/src/k.cu",
      "command": "nvcc --options-file i.rsp -DA -c /src/k.cu"}])");
  REQUIRE(Units.size() == 1);
  CHECK(Units[0].Arguments == Words{"-x", "cuda", "-D", "A"});
  REQUIRE(Problems.size() == 1);
  CHECK(Problems[0].File == "k.cu");
  CHECK(Problems[0].Message.find("'i.rsp'") != std::string::npos);
}

TEST_CASE_METHOD(Fixture, "a broken entry costs itself") {
  addFile("/src/a.cpp");
  auto Units = load(R"([
    3, {"directory": "/b", "command": "g++"},
    {"directory": "/b", "file": "/src/a.cpp"},
    {"directory": "/b", "file": "/src/a.cpp", "arguments": ["g++", 1]},
    {"directory": "/b", "file": "/src/a.cpp", "arguments": []},
    {"directory": "/b", "file": "/src/a.cpp", "command": "g++ -DA a.cpp"}])");
  REQUIRE(Units.size() == 2);
  CHECK(Units[0].Arguments.empty());
  CHECK(Units[1].Arguments == Words{"-DA"});
  REQUIRE(Problems.size() == 4);
  CHECK(Problems[1].Message ==
        "entry 2 has no string \"file\"; it is left out");
}

TEST_CASE_METHOD(Fixture, "a database that is no JSON is told with its place") {
  CHECK(failure("[\n  {\"directory\" \"/b\"}]")
            .starts_with("/build/compile_commands.json:2:"));
}

TEST_CASE_METHOD(Fixture, "a database that is no list is told") {
  CHECK(failure("{}").starts_with("/build/compile_commands.json:1:1: "));
  CHECK(failure("").starts_with("/build/compile_commands.json:1:"));
}

TEST_CASE_METHOD(Fixture, "a missing database is told with what to do") {
  auto Units = loadDatabase("/nowhere", "/src", "", Problems, FS);
  REQUIRE(!Units);
  std::string Message;
  CHECK(takeError(Units.takeError(), Message) == ExitCode::Usage);
  CHECK(Message.starts_with("/nowhere: cannot be read"));
  CHECK(Message.find("CMAKE_EXPORT_COMPILE_COMMANDS") != std::string::npos);
}

TEST_CASE_METHOD(Fixture, "an empty database has no units") {
  CHECK(load("[]").empty());
}
