#include "tests/server/serving_child.h"

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

#include "server/service/serve.h"
#include "tests/support/catch.h"

namespace cartulary::test {

ServingChild::ServingChild(int log) {
  std::array<int, 2> pipe_ends{};
  REQUIRE(pipe(pipe_ends.data()) == 0);
  child_ = fork();
  if (child_ == 0) {
    if (log >= 0) dup2(log, STDERR_FILENO);
    const Status done = server::serve({.port = 0, .database = database_.file(), .quiet = log < 0},
                                      [&](const server::ServedAt& at) {
                                        const std::string line = at.address + '\n';
                                        (void)!write(pipe_ends[1], line.data(), line.size());
                                      });
    _exit(done.ok() ? 0 : 1);
  }
  close(pipe_ends[1]);
  char byte = 0;
  while (read(pipe_ends[0], &byte, 1) == 1 && byte != '\n') address_ += byte;
  close(pipe_ends[0]);
  REQUIRE(address_.starts_with("http://127.0.0.1:"));
}

ServingChild::~ServingChild() {
  if (child_ <= 0) return;
  kill(child_, SIGKILL);
  waitpid(child_, nullptr, 0);
}

double ServingChild::processor_time() const {
  std::ifstream file("/proc/" + std::to_string(child_) + "/stat");
  std::string text;
  std::getline(file, text);
  // After the name in brackets: the state and ten numbers, then user and system time.
  std::istringstream rest(text.substr(text.rfind(')') + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) rest >> skipped;
  double user = 0;
  double system = 0;
  rest >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void ServingChild::send_signal(int signal) const {
  kill(child_, signal);
}

int ServingChild::wait() {
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace cartulary::test
