#include "Run/Starter.h"
#include "Run/Rules.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

namespace {

ProjectFile parsed(const std::string &Text) {
  INFO(Text);
  auto Project = ProjectFile::parse(Text, ProjectFileName);
  if (!Project)
    FAIL(llvm::toString(Project.takeError()));
  return std::move(*Project);
}

StarterFacts someFacts() {
  StarterFacts Facts;
  Facts.Packs = {"some-pack"};
  Facts.FilesRead = 40;
  Facts.FilesUsing = 3;
  Facts.Names = 1;
  Facts.Headers = {{"a.h", 2}, {"b.h", 1}};
  Facts.Builds.Found = {{"cuda", "build-cuda", 19, false, {}},
                        {"hip", "build-hip", 1, true, {"USE_HIP"}}};
  Facts.Header.TheRoute.Header = "tree/gpu/compat.h";
  Facts.Header.TheRoute.Path = "gpu/compat.h";
  Facts.Header.TheRoute.Guard = "USE_HIP";
  Facts.Header.Exists = true;
  Facts.Header.Includers = 1;
  Facts.ThirdParty = {{"third_party", 2}};
  return Facts;
}

bool has(const std::string &Text, llvm::StringRef Part) {
  INFO(Text);
  return llvm::StringRef(Text).contains(Part);
}

} // namespace

TEST_CASE("a starter says what was found") {
  std::string Text = makeStarter(someFacts());
  CHECK(has(Text, "Here 3 files of 40 use 1 name of it.\n"));
  CHECK(has(Text, "#   a.h is included by 2 files\n"
                  "#   b.h is included by 1 file\n"));
  CHECK(has(Text, "# Found gpu/compat.h, included by 1 of these files.\n"));
  CHECK(has(Text, "  # 19 commands\n"
                  "  cuda: { compile_commands: build-cuda }\n"
                  "  # 1 command\n"
                  "  hip: { compile_commands: build-hip }\n"));
}

TEST_CASE("a starter is read back as what was found") {
  ProjectFile Project = parsed(makeStarter(someFacts()));
  REQUIRE(Project.Extends.size() == 1);
  CHECK(Project.Extends.front().Name == "some-pack");
  REQUIRE(Project.TheRoute);
  CHECK(Project.TheRoute->Header == "tree/gpu/compat.h");
  CHECK_FALSE(Project.TheRoute->Quoted);
  CHECK(Project.TheRoute->Path == "gpu/compat.h");
  CHECK(Project.TheRoute->Guard == "USE_HIP");
  CHECK(Project.Names == NamesMode::Keep);
  REQUIRE(Project.Configurations.size() == 2);
  CHECK(Project.Configurations[1].Name == "hip");
  CHECK(Project.Configurations[1].CompileCommands == "build-hip");
  CHECK(Project.Exclude == std::vector<std::string>{"third_party/**"});
}

TEST_CASE("a starter of an empty tree is ready to use") {
  StarterFacts Facts;
  Facts.Packs = {"some-pack"};
  Facts.Header.TheRoute.Header = "gpu.h";
  Facts.Header.TheRoute.Quoted = true;
  Facts.Header.TheRoute.Path = "gpu.h";
  std::string Text = makeStarter(Facts);
  CHECK(has(Text, "# guard: MACRO\n"));
  ProjectFile Project = parsed(Text);
  CHECK(Project.TheRoute->Quoted);
  CHECK(Project.TheRoute->Header == "gpu.h");
  CHECK(Project.Configurations.empty());
  CHECK(Project.Exclude.empty());
}

TEST_CASE("the suggestions in comments are valid, too") {
  StarterFacts Facts;
  Facts.Packs = {"some-pack"};
  Facts.Header.TheRoute.Header = Facts.Header.TheRoute.Path = "gpu.h";
  std::string Text = makeStarter(Facts);
  std::string Uncommented;
  llvm::SmallVector<llvm::StringRef> Lines;
  llvm::StringRef(Text).split(Lines, '\n');
  for (llvm::StringRef Line : Lines) {
    llvm::StringRef Bare = Line;
    for (llvm::StringRef Key : {"# configurations:", "#   cuda:", "#   hip:",
                                "# exclude:", "# symbols:", "#   someSymbol:"})
      if (Line.starts_with(Key))
        Bare = Line.drop_front(2);
    Uncommented += Bare.str() + "\n";
  }
  ProjectFile Project = parsed(Uncommented);
  CHECK(Project.Configurations.size() == 2);
  CHECK(Project.Exclude.size() == 1);
  CHECK(Project.Overrides.size() == 1);
}

TEST_CASE("names of any letters survive") {
  for (llvm::StringRef Odd :
       {"a b", "aa: b", "#a", "a'b", "a\"b", "true", "No", "5.0", "a\nb", "a,b",
        "\xC3\xA9t\xC3\xA9", "-a", "a\\b", "[x]", "{y}", "a*", "tab\there"}) {
    StarterFacts Facts = someFacts();
    Facts.Packs = {Odd.str()};
    Facts.Headers = {{Odd.str(), 1}};
    Facts.Header.TheRoute.Path = Odd.str();
    Facts.Header.Others = {Odd.str()};
    Facts.Builds.Found = {{"cuda", Odd.str(), 1, false, {}}};
    Facts.Builds.Broken = {Odd.str()};
    Facts.ThirdParty = {{"deps/" + Odd.str(), 1}};
    ProjectFile Project = parsed(makeStarter(Facts));
    CHECK(Project.Extends.front().Name == Odd);
    CHECK(Project.TheRoute->Path == Odd);
    CHECK(Project.Configurations.front().CompileCommands == Odd);
    auto Filter = PathFilter::create({{}, Project.Exclude});
    REQUIRE(bool(Filter));
    CHECK_FALSE(Filter->accepts("deps/" + Odd.str() + "/a.cpp"));
    CHECK(Filter->accepts("deps/other/a.cpp"));
  }
}

TEST_CASE("a line of a starter fits a terminal") {
  std::string Text = makeStarter(someFacts());
  llvm::SmallVector<llvm::StringRef> Lines;
  llvm::StringRef(Text).split(Lines, '\n');
  for (llvm::StringRef Line : Lines) {
    INFO(Line.str());
    CHECK(Line.size() <= 80);
  }
}
