// A broken contract ends the program, seen from outside: in a child process.
#include "engine/text/contract.h"

#include <array>
#include <csignal>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

#include "engine/text/result.h"
#include "tests/support/catch.h"

namespace cartulary::contract_test {
namespace {

struct End {
  int signal = 0;  // 0: it went on to its end
  std::string said;
};

template <class Action>
End run_apart(const Action& action) {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    // The handler of the test program would report a failed test.
    std::signal(SIGABRT, SIG_DFL);
    dup2(ends[1], STDERR_FILENO);
    action();
    _exit(0);
  }
  close(ends[1]);
  End end;
  std::array<char, 256> part{};
  for (ssize_t size = 0; (size = read(ends[0], part.data(), part.size())) > 0;)
    end.said.append(part.data(), static_cast<std::size_t>(size));
  close(ends[0]);
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  return end;
}

}  // namespace

TEST_CASE("a broken contract says file, line and condition, and aborts") {
  const End end = run_apart([] { contract_broken("engine/tile/shape.cpp", 12, "half < 8"); });
  CHECK(end.said == "engine/tile/shape.cpp:12: REQUIRES half < 8\n");
  CHECK(end.signal == SIGABRT);
}

TEST_CASE("a contract that is kept is silent and does nothing else") {
  int asked = 0;
  CARTULARY_REQUIRES(++asked > 0);
#ifdef CARTULARY_CHECKED
  CHECK(asked == 1);
#else
  CHECK(asked == 0);
#endif
}

#ifdef CARTULARY_CHECKED
TEST_CASE("a result asked for the wrong half stops the program in checked builds") {
  const Result<int> wrong = Error{.what = "it broke"};
  const End value = run_apart([&] { static_cast<void>(wrong.value()); });
  CHECK(value.said.find("engine/text/result.h:") != std::string::npos);
  CHECK(value.said.ends_with(": REQUIRES ok()\n"));
  CHECK(value.signal == SIGABRT);

  const Result<int> right = 4;
  const End error = run_apart([&] { static_cast<void>(right.error()); });
  CHECK(error.said.ends_with(": REQUIRES !ok()\n"));
  CHECK(error.signal == SIGABRT);
}
#endif

}  // namespace cartulary::contract_test
