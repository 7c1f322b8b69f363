#include "Classify/HipBranches.h"
#include "../Scan/ScanText.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

/// Which branches of \p Text are for HIP alone, without the file's.
static std::vector<bool> hip(llvm::StringRef Text) {
  FileScan Scan = scan(Text);
  static const std::string Macros[] = {"USE_HIP", "__HIP__"};
  std::vector<bool> Hip = hipBranches(Scan.Branches, Macros);
  return {Hip.begin() + 1, Hip.end()};
}

using Bools = std::vector<bool>;

TEST_CASE("a branch that needs a macro of HIP is for HIP alone") {
  CHECK(hip("#ifdef USE_HIP\n#else\n#endif\n") == Bools{true, false});
  CHECK(hip("#ifndef USE_HIP\n#else\n#endif\n") == Bools{false, true});
  CHECK(hip("#if defined(USE_HIP) || defined __HIP__\n#endif\n") ==
        Bools{true});
  CHECK(hip("#if USE_HIP && X\n#elif X\n#endif\n") == Bools{true, false});
  CHECK(hip("#if !defined(USE_HIP)\n#else\n#endif\n") == Bools{false, true});
}

TEST_CASE("a branch that another macro can open is not") {
  CHECK(hip("#if defined(USE_HIP) || defined(X)\n#endif\n") == Bools{false});
  CHECK(hip("#if X\n#else\n#endif\n") == Bools{false, false});
  CHECK(hip("#if !defined(USE_HIP) && X\n#else\n#endif\n") ==
        Bools{false, false});
  CHECK(hip("#if (USE_HIP + 1) > 0\n#endif\n") == Bools{false});
}

TEST_CASE("what is inside a branch for HIP is for HIP, too") {
  CHECK(hip("#ifdef USE_HIP\n#if X\n#else\n#endif\n#endif\n") ==
        Bools{true, true, true});
}

TEST_CASE("a chain's later branches know its earlier conditions") {
  CHECK(hip("#if X\n#elif USE_HIP\n#else\n#endif\n") ==
        Bools{false, true, false});
  CHECK(hip("#if !USE_HIP\n#elif Y\n#endif\n") == Bools{false, true});
}

TEST_CASE("a branch that nobody compiles is nobody's") {
  CHECK(hip("#if 0\n#endif\n") == Bools{false});
  CHECK(hip("#if 0 // old\n#endif\n") == Bools{false});
  CHECK(hip("#if 0 /* old */\n#else\n#endif\n") == Bools{false, false});
}

TEST_CASE("the innermost branch around an offset is found") {
  llvm::StringRef Text =
      "a\n#if X\nb\n#if Y\nc\n#endif\nd\n#else\ne\n#endif\nf";
  FileScan Scan = scan(Text);
  auto At = [&](char C) { return branchAt(Scan.Branches, Text.find(C)); };
  CHECK(At('a') == 0);
  CHECK(At('b') == 1);
  CHECK(At('c') == 2);
  CHECK(branchAt(Scan.Branches, Text.find("d\n#else")) == 1);
  CHECK(branchAt(Scan.Branches, Text.find("e\n#endif\nf")) == 3);
  CHECK(branchAt(Scan.Branches, Text.size() - 1) == 0);
}
