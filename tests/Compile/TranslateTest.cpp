#include "Compile/Translate.h"
#include "Compile/CommandLine.h"
#include "Compile/DriverCheck.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"
#include <catch2/catch_test_macros.hpp>

using namespace reroute;
using Words = std::vector<std::string>;

namespace {

/// Translates shell-quoted lines run in /build, where files may lie.
struct Fixture {
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> FS =
      llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Translator Commands{FS};
  DriverCheck Check{FS};

  void addFile(llvm::StringRef Path, llvm::StringRef Text) {
    FS->addFile(Path, 0, llvm::MemoryBuffer::getMemBufferCopy(Text));
  }
  Translation translate(llvm::StringRef Line) {
    Translation T = Commands.translate(splitWords(Line), "/build");
    CHECK(Check.accepts(T.Arguments, "/src/input.cpp"));
    return T;
  }
  Words arguments(llvm::StringRef Line) { return translate(Line).Arguments; }
};

} // namespace

TEST_CASE_METHOD(Fixture, "nvcc as CMake writes it for Ninja") {
  CHECK(arguments(
            "/opt/cuda/bin/nvcc -forward-unknown-to-host-compiler "
            "-ccbin=/usr/bin/g++ -DFLAG -DN=1 -DNAME=\"\\\"a b\\\"\" "
            "-I/src/inc -I\"/src/sub dir\" -isystem=/opt/cuda/include -O3 "
            "-DNDEBUG --generate-code=arch=compute_80,code=[compute_80,sm_80] "
            "-Xcompiler=-fPIC --expt-relaxed-constexpr --expt-extended-lambda "
            "-lineinfo -Xcompiler=-Wall,-Wno-unused -Xptxas=-v "
            "-Xcompiler \"-fopenmp -O2\" -std=c++17 -x cu -rdc=true -c "
            "/src/k.cu -o CMakeFiles/k.dir/k.cu.o") ==
        Words{"-x",
              "cuda",
              "-D",
              "FLAG",
              "-D",
              "N=1",
              "-D",
              "NAME=\"a b\"",
              "-I",
              "/src/inc",
              "-I",
              "/src/sub dir",
              "-isystem",
              "/opt/cuda/include",
              "-O3",
              "-D",
              "NDEBUG",
              "-fPIC",
              "-D__CUDACC_RELAXED_CONSTEXPR__",
              "-D__CUDACC_EXTENDED_LAMBDA__",
              "-Wall",
              "-Wno-unused",
              "-fopenmp",
              "-O2",
              "-std=c++17",
              "-D__CUDACC_RDC__"});
}

TEST_CASE_METHOD(Fixture, "nvcc as CMake writes it for Makefiles") {
  addFile("/build/CMakeFiles/k.dir/includes_CUDA.rsp",
          "-I/src/inc -I\"/src/sub dir\" -isystem=/opt/cuda/include\n");
  Translation T = translate(
      "/opt/cuda/bin/nvcc -forward-unknown-to-host-compiler -DFLAG "
      "--options-file CMakeFiles/k.dir/includes_CUDA.rsp -MD -MT "
      "CMakeFiles/k.dir/k.cu.o -MF CMakeFiles/k.dir/k.cu.o.d -x cu -dc "
      "/src/k.cu -o CMakeFiles/k.dir/k.cu.o");
  CHECK(T.Arguments == Words{"-x", "cuda", "-D", "FLAG", "-I", "/src/inc", "-I",
                             "/src/sub dir", "-isystem", "/opt/cuda/include",
                             "-D__CUDACC_RDC__"});
  CHECK(T.Notes.empty());
  CHECK(T.MissingFiles.empty());
}

TEST_CASE_METHOD(Fixture, "nvcc as hand-written Makefiles call it") {
  CHECK(arguments("nvcc -ccbin g++ -I../../Common -m64 --threads 0 "
                  "--std=c++11 -gencode arch=compute_50,code=sm_50 -gencode "
                  "arch=compute_90,code=compute_90 -o vectorAdd.o -c "
                  "vectorAdd.cu") ==
        Words{"-x", "cuda", "-I", "../../Common", "-m64", "-std=c++11"});
  CHECK(arguments("nvcc -O3 -std c++14 -arch sm_80 -Xcompiler -Wall "
                  "-Xcompiler '-fPIC -DX=\"a\"' -Xcudafe "
                  "--diag_suppress=177 --default-stream per-thread "
                  "-use_fast_math --ptxas-options=-v -maxrregcount=64 a.cpp") ==
        Words{"-O3", "-std=c++14", "-Wall", "-fPIC", "-DX=a",
              "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"});
}

TEST_CASE_METHOD(Fixture, "nvcc's option values may be joined or apart") {
  Words Expected = {"-x", "cuda", "-I", "a", "-I", "b", "-D", "X=1"};
  CHECK(arguments("nvcc -Ia,b -DX=1 k.cu") == Expected);
  CHECK(arguments("nvcc -I a,b -D X=1 k.cu") == Expected);
  CHECK(arguments("nvcc -I=a -I=b -D=X=1 k.cu") == Expected);
  CHECK(arguments("nvcc --include-path a,b --define-macro X=1 k.cu") ==
        Expected);
  CHECK(arguments("nvcc --include-path=a,b --define-macro=X=1 k.cu") ==
        Expected);
  CHECK(arguments("nvcc --pre-include a.h,b.h --system-include=/s -U A,B "
                  "-DC=1\\\\,2 k.cpp") == Words{"-include", "a.h", "-include",
                                                "b.h", "-isystem", "/s", "-U",
                                                "A", "-U", "B", "-D", "C=1,2"});
}

TEST_CASE_METHOD(Fixture, "an options file may name another one") {
  addFile("/build/a.rsp", "-DA -optf b.rsp");
  addFile("/build/b.rsp", "-DB");
  addFile("/build/loop.rsp", "-DL -optf=loop.rsp");
  CHECK(arguments("nvcc -optf a.rsp -c k.cu") ==
        Words{"-x", "cuda", "-D", "A", "-D", "B"});
  CHECK(!translate("nvcc -optf loop.rsp -c k.cu").MissingFiles.empty());
}

TEST_CASE_METHOD(Fixture, "a missing file of options is told") {
  CHECK(translate("nvcc --options-file x.rsp -DA k.cu").MissingFiles ==
        Words{"x.rsp"});
  Translation T = translate("g++ @y.rsp -DA -c a.cpp");
  CHECK(T.MissingFiles == Words{"y.rsp"});
  CHECK(T.Arguments == Words{"-DA"});
}

TEST_CASE_METHOD(Fixture, "GCC's response files are read") {
  addFile("/build/y.rsp", "-DA=\\\"q\\\"\n-Iinc");
  CHECK(arguments("g++ @y.rsp -c a.cpp") == Words{"-DA=\"q\"", "-Iinc"});
}

TEST_CASE_METHOD(Fixture, "hipcc compiles everything but C as HIP") {
  CHECK(arguments("/opt/rocm/bin/hipcc --offload-arch=gfx90a -fgpu-rdc "
                  "-O2 -DUSE_HIP -std=c++17 --rocm-path=/opt/rocm "
                  "-amdgpu-target=gfx906 -c a.cpp -o a.o") ==
        Words{"-x", "hip", "-O2", "-DUSE_HIP", "-std=c++17",
              "--rocm-path=/opt/rocm"});
  CHECK(arguments("/opt/rocm/llvm/bin/clang++ -D__HIP_PLATFORM_AMD__=1 "
                  "--cuda-host-only --offload-arch=gfx1100 -x hip -c a.hip") ==
        Words{"-x", "hip", "-D__HIP_PLATFORM_AMD__=1"});
  CHECK(arguments("hipcc -x c++ -c a.cpp") == Words{"-x", "c++"});
  CHECK(arguments("hipcc.bin -DA -c a.c") == Words{"-DA"});
  CHECK(arguments("hipcc -Xarch_host -DH -Xarch_device -DD -c a.hip") ==
        Words{"-x", "hip", "-DH"});
}

TEST_CASE_METHOD(Fixture, "launchers and compiler names are recognised") {
  Words Expected = {"-x", "cuda", "-D", "A"};
  for (const char *Launcher :
       {"ccache", "/usr/bin/sccache", "env X=1 PATH=/a:/b", "env -u X",
        "cmake -E env X=1", "/usr/bin/cmake -E env X=1 --",
        "cmake -E time ccache", "ccache base_dir=x"})
    CHECK(arguments(std::string(Launcher) + " nvcc-12.4 -DA k.cu") == Expected);
  CHECK(arguments("C:\\\\cuda\\\\bin\\\\nvcc.exe -DA k.cu") == Expected);
  CHECK(readCompilerName("x86_64-linux-gnu-g++-12").Cxx);
  CHECK(readCompilerName("/usr/bin/clang++-18").Cxx);
  CHECK(!readCompilerName("/usr/lib/ccache/gcc").Cxx);
  CHECK(readCompilerName("aarch64-linux-gnu-gcc-12").Target ==
        "aarch64-linux-gnu");
  CHECK(readCompilerName("my-gcc").Target.empty());
}

TEST_CASE_METHOD(Fixture, "a cross compiler's target is kept") {
  CHECK(arguments("aarch64-linux-gnu-g++ -DA -mcpu=cortex-a72 -c a.cpp") ==
        Words{"--target=aarch64-linux-gnu", "-DA", "-mcpu=cortex-a72"});
  CHECK(arguments("nvcc -ccbin=/x/aarch64-linux-gnu-g++ -c k.cu") ==
        Words{"-x", "cuda", "--target=aarch64-linux-gnu"});
}

TEST_CASE_METHOD(Fixture, "what Clang's driver rejects is dropped") {
  Translation T = translate(
      "g++ -fno-gnu-unique -fconserve-stack -Wno-maybe-uninitialized "
      "-mno-such-thing -march=no-such-cpu -mavx2 -fno-tree-pre "
      "-fsanitize=thread,address -DA -Werror -Werror=format -pedantic-errors "
      "-std=gnu++20 -c a.cpp");
  CHECK(T.Arguments ==
        Words{"-Wno-maybe-uninitialized", "-mavx2", "-DA", "-std=gnu++20"});
  CHECK(T.Notes.size() == 6);
}

TEST_CASE_METHOD(Fixture, "an option of another target is dropped") {
  CHECK(arguments("aarch64-linux-gnu-g++ -mavx2 -DA -c a.cpp") ==
        Words{"--target=aarch64-linux-gnu", "-DA"});
}

TEST_CASE_METHOD(Fixture, "nothing that runs code or writes files is kept") {
  CHECK(arguments(
            "clang++ -fplugin=x.so -fplugin-arg-x-y -Xclang -load -Xclang "
            "x.so -fpass-plugin=y.so -mllvm -load=z.so -load z.so -o a.o "
            "-MD -MMD -MP -MF a.d -MT a -MQ a -MJ a.json -save-temps "
            "-save-temps=obj --serialize-diagnostics a.dia -dumpdir d "
            "-dumpbase a -ftime-trace -ftime-trace=t.json "
            "-fprofile-generate -fprofile-instr-generate=a -fprofile-arcs "
            "-ftest-coverage --coverage -wrapper sh,-c -B/tools -specs=s "
            "--config=c.cfg -fmodules-cache-path=m -fmodules "
            "-fsave-optimization-record -fcrash-diagnostics-dir=c "
            "-fdump-tree-all -fstack-usage -aux-info a -ivfsoverlay v.yaml "
            "-include-pch p.pch -Wp,-MD,a.d -Wa,-x -Wl,-y -resource-dir=r "
            "-fuse-ld=x --ld-path=/x -fno-integrated-cc1 -fno-integrated-as "
            "-fdelayed-template-parsing -fdiagnostics-add-output=sarif "
            "-foptimization-record-file=r -DA -c a.cpp") == Words{"-DA"});
}

TEST_CASE_METHOD(Fixture, "what tells how to parse is kept") {
  const Words Kept = {"-Iinc",
                      "-I",
                      "inc2",
                      "-iquote",
                      "q",
                      "-isystem",
                      "/s",
                      "-idirafter",
                      "/after",
                      "-include",
                      "pre.h",
                      "-imacros",
                      "m.h",
                      "-DA=1",
                      "-D",
                      "B",
                      "-UA",
                      "-std=c++20",
                      "-pthread",
                      "-fno-rtti",
                      "-fno-exceptions",
                      "-fshort-enums",
                      "-funsigned-char",
                      "-fchar8_t",
                      "-ftemplate-depth=2000",
                      "-O2",
                      "-stdlib=libstdc++",
                      "-nostdinc++",
                      "--sysroot=/r",
                      "-isysroot",
                      "/r2",
                      "-fsanitize=address",
                      "-w",
                      "-Wno-register",
                      "-fms-extensions",
                      "-ffast-math",
                      "-march=x86-64-v3"};
  std::string Line = "clang++";
  for (const std::string &Word : Kept)
    Line += " " + Word;
  CHECK(arguments(Line + " -c a.cpp") == Kept);
}

TEST_CASE_METHOD(Fixture, "an option wrapped for the preprocessor is taken") {
  CHECK(arguments("gcc -Wp,-DA=1,-MD,x.d -Xpreprocessor -DB -c a.c") ==
        Words{"-DA=1", "-DB"});
}

TEST_CASE_METHOD(Fixture, "the language is stated where the name deceives") {
  CHECK(arguments("g++ -DA -c a.c") == Words{"-x", "c++", "-DA"});
  CHECK(arguments("gcc -DA -c a.c") == Words{"-DA"});
  CHECK(arguments("c++ -x c++-header -c a.hxx") == Words{"-x", "c++-header"});
  CHECK(arguments("c++ -c a.cpp -x c") == Words{});
  CHECK(arguments("c++ -x klingon -c a.cpp") == Words{});
}

TEST_CASE_METHOD(Fixture, "a broken command line costs only its broken part") {
  CHECK(arguments("g++ -DA -c a.cpp -I") == Words{"-DA"});
  CHECK(arguments("nvcc -DA -c a.cpp -I") == Words{"-D", "A"});
  CHECK(arguments("g++").empty());
  CHECK(arguments("ccache").empty());
  CHECK(translateCommand({}, "/build", FS).Arguments.empty());
}

TEST_CASE_METHOD(Fixture, "every option that Clang has is kept or dropped") {
  const llvm::opt::OptTable &Table = clang::getDriverOptTable();
  for (unsigned ID = 1; ID <= Table.getNumOptions(); ++ID) {
    llvm::StringRef Spelling = Table.getOptionPrefixedName(ID);
    unsigned Kind = Table.getOptionKind(ID);
    if (Kind == llvm::opt::Option::GroupClass || !Spelling.starts_with("-"))
      continue;
    CAPTURE(Spelling);
    for (Words Tail : {Words{}, Words{"value"}}) {
      Words Line = {"clang++", "-DBEFORE", Spelling.str()};
      Line.insert(Line.end(), Tail.begin(), Tail.end());
      Line.insert(Line.end(), {"-DAFTER", "a.cpp"});
      Translation T = Commands.translate(Line, "/build");
      CHECK(Check.accepts(T.Arguments, "/src/a.cpp"));
      CHECK(llvm::is_contained(T.Arguments, "-DBEFORE"));
    }
  }
}
