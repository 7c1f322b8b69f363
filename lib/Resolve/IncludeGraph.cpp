#include "Resolve/IncludeGraph.h"
#include "Scan/IncludeLines.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include <deque>

using namespace reroute;
using llvm::StringRef;

const IncludeGraph::Node &IncludeGraph::node(StringRef File) {
  auto [It, New] = Nodes.try_emplace(File);
  if (!New)
    return It->second;
  auto Buffer = llvm::MemoryBuffer::getFile(Tree.Root + "/" + File.str());
  if (!Buffer)
    return It->second;
  Node &Result = It->second;
  for (const IncludeLine &Include : includeLines((*Buffer)->getBuffer())) {
    Result.Spelled.push_back(Include.Name.str());
    std::string Path = Resolve(File, Include.Name, Include.Angled);
    if (!Path.empty())
      Result.Includes.push_back(std::move(Path));
  }
  return Result;
}

const llvm::StringMap<std::vector<std::string>> &IncludeGraph::includers() {
  if (!Reverse) {
    Reverse.emplace();
    // Files come sorted, so each list is too.
    for (const TreeFile &File : Tree.Files)
      for (const std::string &Included : node(File.Path).Includes)
        (*Reverse)[Included].push_back(File.Path);
  }
  return *Reverse;
}

static bool isSource(StringRef Path) {
  std::optional<Language> Lang = languageOf(Path);
  return Lang && *Lang != Language::Header && *Lang != Language::CudaHeader;
}

std::string IncludeGraph::nearestSource(StringRef Header) {
  llvm::StringSet<> Seen;
  std::vector<std::string> Level{Header.str()};
  while (!Level.empty()) {
    std::vector<std::string> Next;
    for (const std::string &File : Level) {
      auto It = includers().find(File);
      if (It == includers().end())
        continue;
      for (const std::string &Includer : It->second)
        if (Seen.insert(Includer).second)
          Next.push_back(Includer);
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
IncludeGraph::reachedFrom(llvm::ArrayRef<std::string> Sources) {
  llvm::StringMap<std::string> Includer;
  std::deque<std::string> Queue;
  for (const std::string &Source : Sources)
    if (Includer.try_emplace(Source).second)
      Queue.push_back(Source);
  while (!Queue.empty()) {
    std::string Current = std::move(Queue.front());
    Queue.pop_front();
    for (const std::string &Included : node(Current).Includes)
      if (Includer.try_emplace(Included, Current).second)
        Queue.push_back(Included);
  }
  return Includer;
}

bool IncludeGraph::reaches(StringRef File,
                           llvm::function_ref<bool(StringRef)> Wanted) {
  llvm::StringSet<> Seen;
  std::deque<std::string> Queue{File.str()};
  while (!Queue.empty()) {
    std::string Current = std::move(Queue.front());
    Queue.pop_front();
    const Node &Node = node(Current);
    if (llvm::any_of(Node.Spelled, Wanted))
      return true;
    for (const std::string &Included : Node.Includes)
      if (Seen.insert(Included).second)
        Queue.push_back(Included);
  }
  return false;
}
