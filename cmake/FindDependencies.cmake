# Finds what reroute links: Clang and LLVM 22, libgit2, CLI11.

# Debian keeps several LLVMs side by side and its unversioned packages are an older one, so look in 22's own folder first.
list(PREPEND CMAKE_PREFIX_PATH /usr/lib/llvm-22)
# LLVM calls versions compatible only with the same major and minor.
find_package(LLVM 22.1 REQUIRED CONFIG)
find_package(Clang REQUIRED CONFIG HINTS "${LLVM_DIR}/../clang")
message(STATUS "LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR}")

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBGIT2 REQUIRED IMPORTED_TARGET libgit2)
find_package(CLI11 REQUIRED CONFIG)
find_package(Threads REQUIRED)

add_library(reroute_clang INTERFACE)
target_include_directories(reroute_clang SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(reroute_clang INTERFACE ${llvm_definitions})
if(REROUTE_STATIC_CLANG)
  llvm_map_components_to_libnames(llvm_libraries support option frontendopenmp)
  target_link_libraries(reroute_clang INTERFACE
    clangTooling clangToolingCore clangToolingInclusions clangFormat clangFrontend clangDriver
    clangIndex clangAST clangSema clangLex clangBasic ${llvm_libraries})
else()
  target_link_libraries(reroute_clang INTERFACE clang-cpp LLVM)
endif()

# Where Clang's own headers (stddef.h and its kin) are. A parser needs them at run time.
set(REROUTE_CLANG_RESOURCE_DIR "${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}" CACHE PATH
  "Clang's resource directory, compiled in as the default")
