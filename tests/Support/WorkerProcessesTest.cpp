#include "Support/WorkerProcesses.h"
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <unistd.h>

using namespace reroute;

TEST_CASE("every piece of work is done once, whatever the number of workers") {
  for (unsigned Workers : {0U, 1U, 3U, 50U}) {
    auto Results = runInWorkers(20, {Workers, 60}, [](size_t I) {
      // Answers larger than what a socket holds, and empty ones.
      return std::string(I % 2 ? I * 100000 : 0, static_cast<char>('a' + I));
    });
    REQUIRE(Results.size() == 20);
    for (size_t I = 0; I < Results.size(); ++I) {
      CHECK(Results[I].End == WorkEnd::Done);
      CHECK(Results[I].Answer.size() == (I % 2 ? I * 100000 : 0));
      CHECK(Results[I].Answer.find_first_not_of(static_cast<char>('a' + I)) ==
            std::string::npos);
    }
  }
  CHECK(runInWorkers(0, {4, 1}, [](size_t) { return ""; }).empty());
}

TEST_CASE("work that never ends costs its time and nothing else") {
  auto Before = std::chrono::steady_clock::now();
  auto Results = runInWorkers(6, {2, 1}, [](size_t I) {
    if (I == 1)
      for (volatile bool Ever = true; Ever;) {
      }
    if (I == 2)
      pause();
    return std::to_string(I);
  });
  for (size_t I = 0; I < 6; ++I)
    if (I == 1 || I == 2)
      CHECK(Results[I].End == WorkEnd::TimedOut);
    else
      CHECK(Results[I].Answer == std::to_string(I));
  CHECK(std::chrono::steady_clock::now() - Before < std::chrono::seconds(30));
}

TEST_CASE("work that kills its process costs nothing else") {
  auto Results =
      runInWorkers(6, {2, 0}, [](size_t I) -> std::optional<std::string> {
        if (I == 0)
          raise(SIGKILL);
        if (I == 3)
          _exit(0);
        if (I == 4)
          return std::nullopt;
        return std::to_string(I);
      });
  for (size_t I = 0; I < 6; ++I)
    if (I == 0 || I == 3 || I == 4)
      CHECK(Results[I].End == WorkEnd::Died);
    else
      CHECK(Results[I].Answer == std::to_string(I));
}

TEST_CASE("what work changes stays in its process") {
  int Touched = 0;
  runInWorkers(3, {1, 0}, [&](size_t) {
    ++Touched;
    return "";
  });
  CHECK(Touched == 0);
}
