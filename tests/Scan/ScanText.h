#ifndef REROUTE_TESTS_SCAN_SCANTEXT_H
#define REROUTE_TESTS_SCAN_SCANTEXT_H

#include "Scan/Scanner.h"

/// Scans \p Text for names that begin with "cuda" and a capital, and for dim3.
inline reroute::FileScan scan(llvm::StringRef Text) {
  auto IsCandidate = [](llvm::StringRef Name) {
    return Name == "dim3" || (Name.consume_front("cuda") && !Name.empty() &&
                              Name.front() >= 'A' && Name.front() <= 'Z');
  };
  static const std::string Prefixes[] = {"cuda"};
  auto IsHeader = [](llvm::StringRef Name) { return Name == "cuda_runtime.h"; };
  return reroute::scanText("a.cu",
                           llvm::MemoryBuffer::getMemBufferCopy(Text, "a.cu"),
                           {IsCandidate, IsCandidate, IsHeader, Prefixes});
}

#endif
