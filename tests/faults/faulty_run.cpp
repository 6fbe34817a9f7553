#include "tests/faults/faulty_run.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/catch.h"

namespace cartulary::test {
namespace {

std::string text_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> environment_of(const Fault& fault, const std::string& log) {
  return {"LD_PRELOAD=" CARTULARY_FAULT_SHIM, "CARTULARY_FAULT_ROOT=" + fault.root,
          "CARTULARY_FAULT_DO=" + fault.way, "CARTULARY_FAULT_AT=" + std::to_string(fault.at),
          "CARTULARY_FAULT_LOG=" + log,
          std::string("CARTULARY_FAULT_DENY=") + (fault.no_exchange ? "exchange" : ""),
          // SQLite's own temporary files count as well.
          "SQLITE_TMPDIR=" + fault.root};
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> out;
  for (std::string& text : texts) out.push_back(text.data());
  out.push_back(nullptr);
  return out;
}

}  // namespace

FaultyRun::FaultyRun(const std::vector<std::string>& arguments, const Fault& fault)
    : err_file_(fault.root + ".err"), log_file_(fault.root + ".log") {
  std::filesystem::remove(log_file_);
  start(arguments, fault);
}

void FaultyRun::start(const std::vector<std::string>& arguments, const Fault& fault) {
  std::vector<std::string> line = {CARTULARY_PROGRAM};
  line.insert(line.end(), arguments.begin(), arguments.end());
  std::vector<std::string> environment = environment_of(fault, log_file_);
  const std::vector<char*> argv = pointers(line);
  const std::vector<char*> envp = pointers(environment);
  std::array<int, 2> ends{};
  REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
  child_ = ::fork();
  REQUIRE(child_ >= 0);
  if (child_ == 0) {
    const int err = ::open(err_file_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    ::execve(CARTULARY_PROGRAM, argv.data(), envp.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  out_ = ends[0];
}

FaultyRun::~FaultyRun() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  ::close(out_);
}

std::string FaultyRun::first_line() {
  char byte = 0;
  while (::read(out_, &byte, 1) == 1) {
    out_text_ += byte;
    if (byte == '\n') break;
  }
  return out_text_;
}

void FaultyRun::terminate() const {
  ::kill(child_, SIGTERM);
}

RunEnd FaultyRun::end() {
  std::array<char, 4096> block{};
  for (ssize_t got = 0; (got = ::read(out_, block.data(), block.size())) > 0;)
    out_text_.append(block.data(), static_cast<std::size_t>(got));
  int status = 0;
  ::waitpid(child_, &status, 0);
  child_ = -1;
  RunEnd end;
  end.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  end.was_killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  end.out = out_text_;
  end.err = text_of(err_file_);
  end.calls = lines_of(text_of(log_file_));
  return end;
}

}  // namespace cartulary::test
