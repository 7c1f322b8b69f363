#include "Resolve/IncludeGraph.h"
#include "Tree/Language.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

using namespace reroute;
using llvm::StringRef;

IncludeGraph::IncludeGraph(std::vector<FileIncludes> TheFiles)
    : Files(std::move(TheFiles)) {
  for (size_t I = 0; I < Files.size(); ++I) {
    ByPath[Files[I].Path] = I;
    for (const std::string &Included : Files[I].Included)
      Includers[Included].push_back(Files[I].Path);
  }
}

const FileIncludes *IncludeGraph::find(StringRef Path) const {
  auto It = ByPath.find(Path);
  return It == ByPath.end() ? nullptr : &Files[It->second];
}

static bool isSource(StringRef Path) {
  std::optional<Language> Lang = languageOf(Path);
  return Lang && *Lang != Language::Header && *Lang != Language::CudaHeader;
}

std::string IncludeGraph::nearestSource(StringRef Header) const {
  llvm::StringSet<> Seen;
  std::vector<std::string> Level{Header.str()};
  while (!Level.empty()) {
    std::vector<std::string> Next;
    for (const std::string &File : Level) {
      auto It = Includers.find(File);
      if (It == Includers.end())
        continue;
      for (StringRef Includer : It->second)
        if (Seen.insert(Includer).second)
          Next.push_back(Includer.str());
    }
    llvm::sort(Next);
    auto Source = llvm::find_if(Next, isSource);
    if (Source != Next.end())
      return *Source;
    Level = std::move(Next);
  }
  return {};
}

llvm::StringMap<std::string>
IncludeGraph::reachedFrom(llvm::ArrayRef<std::string> Sources) const {
  llvm::StringMap<std::string> Includer;
  std::deque<std::string> Queue;
  for (const std::string &Source : Sources)
    if (Includer.try_emplace(Source).second)
      Queue.push_back(Source);
  while (!Queue.empty()) {
    std::string Current = std::move(Queue.front());
    Queue.pop_front();
    const FileIncludes *File = find(Current);
    if (!File)
      continue;
    for (const std::string &Included : File->Included)
      if (Includer.try_emplace(Included, Current).second)
        Queue.push_back(Included);
  }
  return Includer;
}

bool IncludeGraph::reaches(StringRef File,
                           llvm::function_ref<bool(StringRef)> Wanted) const {
  llvm::StringSet<> Seen;
  std::deque<std::string> Queue{File.str()};
  while (!Queue.empty()) {
    std::string Current = std::move(Queue.front());
    Queue.pop_front();
    const FileIncludes *Node = find(Current);
    if (!Node)
      continue;
    if (llvm::any_of(Node->Spelled, Wanted))
      return true;
    for (const std::string &Included : Node->Included)
      if (Seen.insert(Included).second)
        Queue.push_back(Included);
  }
  return false;
}

bool IncludeGraph::isReachedFrom(
    StringRef File, llvm::function_ref<bool(StringRef)> Wanted) const {
  llvm::StringSet<> Seen;
  std::deque<StringRef> Queue{File};
  Seen.insert(File);
  while (!Queue.empty()) {
    StringRef Current = Queue.front();
    Queue.pop_front();
    if (Wanted(Current))
      return true;
    if (auto It = Includers.find(Current); It != Includers.end())
      for (StringRef Includer : It->second)
        if (Seen.insert(Includer).second)
          Queue.push_back(Includer);
  }
  return false;
}
