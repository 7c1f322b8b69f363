# One library for each folder under lib/, one test program for each folder under tests/.

option(REROUTE_WERROR "Make a compiler's warning an error" OFF)

function(reroute_set_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wno-unused-parameter
    # GCC 12 sees overlapping copies in "literal" + std::string when it optimizes (GCC bug 105651).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    $<$<BOOL:${REROUTE_WERROR}>:-Werror>)
endfunction()

# reroute_add_library(NAME sources... [DEPENDS NAME...]) makes rerouteNAME from the folder's sources.
function(reroute_add_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  add_library(reroute${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(reroute${name} PUBLIC "${PROJECT_SOURCE_DIR}/lib")
  list(TRANSFORM ARG_DEPENDS PREPEND reroute)
  target_link_libraries(reroute${name} PUBLIC ${ARG_DEPENDS} reroute_clang)
  reroute_set_warnings(reroute${name})
endfunction()

# reroute_add_tests(NAME sources... [DEPENDS NAME...]) makes the Catch2 program NAMETests and registers it with CTest.
function(reroute_add_tests name)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  add_executable(${name}Tests ${ARG_UNPARSED_ARGUMENTS})
  list(TRANSFORM ARG_DEPENDS PREPEND reroute)
  target_link_libraries(${name}Tests PRIVATE ${ARG_DEPENDS} Catch2::Catch2WithMain)
  target_include_directories(${name}Tests PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  reroute_set_warnings(${name}Tests)
  # Catch2's macros count with __COUNTER__, which Clang 22 calls an extension of C2y.
  target_compile_options(${name}Tests PRIVATE $<$<CXX_COMPILER_ID:Clang>:-Wno-c2y-extensions>)
  catch_discover_tests(${name}Tests TEST_PREFIX "${name}/" DISCOVERY_MODE PRE_TEST PROPERTIES SKIP_RETURN_CODE 4)
endfunction()
