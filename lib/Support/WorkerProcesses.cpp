#include "Support/WorkerProcesses.h"
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace reroute;

namespace {

using Clock = std::chrono::steady_clock;
using WorkFunction = llvm::function_ref<std::optional<std::string>(size_t)>;

/// One process and the end of its socket that is ours.
struct Worker {
  pid_t Process = -1;
  int Socket = -1;
  size_t Item = 0;
  Clock::time_point Deadline = Clock::time_point::max();
  std::string Received; ///< So far: eight bytes of length, then the answer.
};

/// Gives out the work and gathers the answers.
class WorkerPool {
public:
  WorkerPool(size_t Count, const WorkLimits &Limits, WorkFunction Work)
      : Limits(Limits), Work(Work), Results(Count) {}

  std::vector<WorkResult> run();

private:
  bool start(Worker &Each);
  [[noreturn]] void serve(int Socket);
  bool assign(Worker &Each);
  void receive(Worker &Each);
  void end(Worker &Each, WorkEnd How);
  int millisecondsToDeadline() const;

  const WorkLimits &Limits;
  WorkFunction Work;
  std::vector<WorkResult> Results;
  std::vector<Worker> Running;
  size_t Next = 0;
};

} // namespace

static bool writeAll(int Socket, const char *Data, size_t Size) {
  while (Size > 0) {
    // A process that is gone must not end this one with SIGPIPE.
    ssize_t Written = send(Socket, Data, Size, MSG_NOSIGNAL);
    if (Written < 0 && errno == EINTR)
      continue;
    if (Written <= 0)
      return false;
    Data += Written;
    Size -= Written;
  }
  return true;
}

static bool readAll(int Socket, char *Data, size_t Size) {
  while (Size > 0) {
    ssize_t Read = read(Socket, Data, Size);
    if (Read < 0 && errno == EINTR)
      continue;
    if (Read <= 0)
      return false;
    Data += Read;
    Size -= Read;
  }
  return true;
}

/// The life of a worker. It leaves without destructors and without flushing
/// what it inherited: all that is its parent's.
void WorkerPool::serve(int Socket) {
  uint64_t Item = 0;
  while (readAll(Socket, reinterpret_cast<char *>(&Item), sizeof(Item))) {
    std::optional<std::string> Answer = Work(Item);
    if (!Answer)
      _exit(1);
    uint64_t Size = Answer->size();
    if (!writeAll(Socket, reinterpret_cast<const char *>(&Size),
                  sizeof(Size)) ||
        !writeAll(Socket, Answer->data(), Answer->size()))
      break;
  }
  _exit(0);
}

bool WorkerPool::start(Worker &Each) {
  int Ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, Ends) != 0)
    return false;
  pid_t Parent = getpid();
  pid_t Process = fork();
  if (Process < 0) {
    close(Ends[0]);
    close(Ends[1]);
    return false;
  }
  if (Process == 0) {
#ifdef __linux__
    // An endless piece of work would outlive a parent that was killed.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != Parent)
      _exit(1);
#else
    (void)Parent;
#endif
    close(Ends[0]);
    for (const Worker &Other : Running)
      close(Other.Socket);
    serve(Ends[1]);
  }
  close(Ends[1]);
  Each.Process = Process;
  Each.Socket = Ends[0];
  return true;
}

/// Gives \p Each the next piece of work. False when there is none left.
bool WorkerPool::assign(Worker &Each) {
  if (Next == Results.size())
    return false;
  Each.Item = Next++;
  Each.Received.clear();
  Each.Deadline = Limits.Seconds
                      ? Clock::now() + std::chrono::seconds(Limits.Seconds)
                      : Clock::time_point::max();
  uint64_t Item = Each.Item;
  // Whether anybody takes it shows when the answer is read.
  writeAll(Each.Socket, reinterpret_cast<const char *>(&Item), sizeof(Item));
  return true;
}

/// Ends the process of \p Each, which has not answered, and notes how.
void WorkerPool::end(Worker &Each, WorkEnd How) {
  Results[Each.Item].End = How;
  kill(Each.Process, SIGKILL);
  close(Each.Socket);
  Each.Socket = -1;
  while (waitpid(Each.Process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

/// Reads what \p Each has sent; its answer may be complete with it.
void WorkerPool::receive(Worker &Each) {
  char Buffer[1 << 16];
  ssize_t Read = read(Each.Socket, Buffer, sizeof(Buffer));
  if (Read < 0 && errno == EINTR)
    return;
  if (Read <= 0) {
    end(Each, WorkEnd::Died);
    return;
  }
  Each.Received.append(Buffer, Read);
  uint64_t Size = 0;
  if (Each.Received.size() < sizeof(Size))
    return;
  std::memcpy(&Size, Each.Received.data(), sizeof(Size));
  if (Each.Received.size() < sizeof(Size) + Size)
    return;
  Results[Each.Item] = {WorkEnd::Done, Each.Received.substr(sizeof(Size))};
  if (assign(Each))
    return;
  // The worker leaves when it has nobody to listen to.
  close(Each.Socket);
  Each.Socket = -1;
  while (waitpid(Each.Process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

int WorkerPool::millisecondsToDeadline() const {
  Clock::time_point First = Clock::time_point::max();
  for (const Worker &Each : Running)
    First = std::min(First, Each.Deadline);
  if (First == Clock::time_point::max())
    return -1;
  auto Left = std::chrono::ceil<std::chrono::milliseconds>(First - Clock::now())
                  .count();
  return static_cast<int>(std::clamp<int64_t>(Left, 0, 1 << 30));
}

std::vector<WorkResult> WorkerPool::run() {
  while (true) {
    while (Running.size() < std::max(1U, Limits.Workers) &&
           Next < Results.size()) {
      Worker Fresh;
      if (!start(Fresh))
        break;
      assign(Fresh);
      Running.push_back(std::move(Fresh));
    }
    if (Running.empty())
      break;
    std::vector<pollfd> Waiting;
    for (const Worker &Each : Running)
      Waiting.push_back({Each.Socket, POLLIN, 0});
    poll(Waiting.data(), Waiting.size(), millisecondsToDeadline());
    for (size_t I = 0; I < Running.size(); ++I)
      if (Waiting[I].revents)
        receive(Running[I]);
      else if (Clock::now() >= Running[I].Deadline)
        end(Running[I], WorkEnd::TimedOut);
    std::erase_if(Running, [](const Worker &Each) { return Each.Socket < 0; });
  }
  // No process could be made: better without protection than not at all.
  for (; Next < Results.size(); ++Next)
    if (std::optional<std::string> Answer = Work(Next))
      Results[Next] = {WorkEnd::Done, std::move(*Answer)};
  return std::move(Results);
}

std::vector<WorkResult> reroute::runInWorkers(size_t Count,
                                              const WorkLimits &Limits,
                                              WorkFunction Work) {
  WorkLimits Fitting = Limits;
  Fitting.Workers = std::min<size_t>(std::max(1U, Limits.Workers), Count);
  return WorkerPool(Count, Fitting, Work).run();
}
