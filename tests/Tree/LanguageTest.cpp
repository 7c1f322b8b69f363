#include "Tree/Language.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;

TEST_CASE("the extension tells the language, its case counts") {
  CHECK(languageOf("a/b.c") == Language::C);
  for (const char *Path : {"a.cc", "a.cpp", "a.cxx", "a.c++", "a.C"})
    CHECK(languageOf(Path) == Language::Cxx);
  CHECK(languageOf("a.b/x.cu") == Language::Cuda);
  CHECK(languageOf("x.cuh") == Language::CudaHeader);
  for (const char *Path : {"a.h", "a.hh", "a.hpp", "a.hxx", "a.h++", "a.inl",
                           "a.inc", "a.ipp", "a.tpp", "a.tcc", "a.icc"})
    CHECK(languageOf(Path) == Language::Header);
}

TEST_CASE("other files are no sources") {
  for (const char *Path : {"", "a", "cu", "a.cl", "a.mm", "a.cu.in", "a.h~",
                           "a.cu/README", "a.py", "a.h.orig"})
    CHECK(languageOf(Path) == std::nullopt);
}
