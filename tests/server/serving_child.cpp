#include "tests/server/serving_child.h"

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/service/serve.h"
#include "tests/support/catch.h"

namespace cartulary::test {

LogFile::LogFile() {
  std::string folder = (std::filesystem::temp_directory_path() / "cartulary-log-XXXXXX").string();
  REQUIRE(mkdtemp(folder.data()) != nullptr);
  path_ = std::filesystem::path(folder) / "access.log";
}

LogFile::~LogFile() {
  std::error_code ignored;
  std::filesystem::remove_all(path_.parent_path(), ignored);
}

void LogFile::wait_for(std::size_t count) const {
  for (int tries = 0; tries < 500; ++tries) {
    if (std::filesystem::exists(path_) && lines().size() == count) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  FAIL(path_.string() + " did not come to " + std::to_string(count) + " lines");
}

std::vector<std::string> LogFile::lines_of(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

ServingChild::ServingChild(int log, int descriptors) {
  start(log, descriptors, {.log = {.quiet = log < 0}});
}

void ServingChild::start(int log, int descriptors, server::ServerOptions options) {
  options.port = 0;
  options.database = database_.file();
  std::array<int, 2> pipe_ends{};
  REQUIRE(pipe(pipe_ends.data()) == 0);
  child_ = fork();
  if (child_ == 0) {
    if (log >= 0) dup2(log, STDERR_FILENO);
    const rlimit few{static_cast<rlim_t>(descriptors), static_cast<rlim_t>(descriptors)};
    if (descriptors > 0) setrlimit(RLIMIT_NOFILE, &few);
    const Status done = server::serve(options, [&](const server::ServedAt& at) {
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
