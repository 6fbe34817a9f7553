#include "docgen/print/program_run.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/text/contract.h"

namespace cartulary::docgen {

namespace {

using Clock = std::chrono::steady_clock;

// A pair of connected sockets, the program's end and ours, closed on destruction. Writing to a
// program that has ended must be an error, not a signal that ends us, so pipes will not do.
class Channel {
 public:
  Channel() {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends_.data()) != 0) ends_ = {-1, -1};
  }
  ~Channel() {
    close_end(0);
    close_end(1);
  }
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  explicit operator bool() const { return ends_[0] >= 0; }
  int theirs() const { return ends_[0]; }
  int ours() const { return ends_[1]; }
  void close_theirs() { close_end(0); }
  void close_ours() { close_end(1); }

 private:
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }
  std::array<int, 2> ends_ = {-1, -1};
};

Error failed(const ProgramRun& run, std::string what) {
  return Error{run.words.front(), std::move(what), "", "", ""};
}

// Splits incoming bytes into lines.
class Lines {
 public:
  explicit Lines(const LineHearer& hear) : hear_(hear) {}

  void add(std::string_view bytes) {
    for (const char c : bytes)
      if (c == '\n')
        end_line();
      else if (line_.size() < most_line)
        line_ += c;
  }
  void end_line() {
    if (hear_ && !line_.empty()) hear_(line_);
    line_.clear();
  }

 private:
  static constexpr std::size_t most_line = 400;
  const LineHearer& hear_;
  std::string line_;
};

// The running program. The destructor stops it and waits for it.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  ~Child() {
    if (id_ <= 0) return;
    ::kill(-id_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // The exit status, or 128 plus the signal that ended the program.
  int wait() {
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t id_;
};

// Gives the program a low priority, so that prints yield to other work, and sets its limits.
void bound(pid_t id, const ProgramRun& run) {
  setpriority(PRIO_PGRP, static_cast<id_t>(id), 10);
  const auto limit_to = [id](auto what, std::size_t bytes) {
    const rlimit limit{bytes, bytes};
    if (bytes > 0) prlimit(id, what, &limit, nullptr);
  };
  limit_to(RLIMIT_AS, run.memory);
  limit_to(RLIMIT_FSIZE, run.file);
}

// The process id, or the negated error number.
pid_t start(const ProgramRun& run, const Channel& input, const Channel& output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.theirs(), 0);
  posix_spawn_file_actions_adddup2(&actions, output.theirs(), 1);
  posix_spawn_file_actions_adddup2(&actions, output.theirs(), 2);
  posix_spawn_file_actions_addchdir_np(&actions, "/");
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // Its own process group, so that everything that it starts is stopped with it. No signal is
  // blocked or ignored, whatever the server does with its own.
  sigset_t none;
  sigset_t all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<std::string> words = run.words;
  // The name is relative to our folder, but the program starts in the root folder.
  if (words.front().find('/') != std::string::npos)
    words.front() = std::filesystem::absolute(words.front()).string();
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t id = 0;
  const int error =
      posix_spawnp(&id, words.front().c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) return -error;
  bound(id, run);
  return id;
}

// Feeds the program and reads its output until it closes it; false if it must be stopped before.
bool converse(const ProgramRun& run, Channel& input, Channel& output, Lines& lines) {
  const auto end = Clock::now() + std::chrono::seconds(run.seconds);
  std::string_view text = run.input;
  if (text.empty()) input.close_ours();
  std::array<char, 4096> bytes{};
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0 || must_stop(run.must_stop)) return false;
    std::array<pollfd, 2> ends = {
        {{output.ours(), POLLIN, 0}, {text.empty() ? -1 : input.ours(), POLLOUT, 0}}};
    const int timeout = static_cast<int>(std::min<long long>(left.count(), 200));
    if (poll(ends.data(), ends.size(), timeout) < 0 && errno != EINTR) return true;
    if (ends[1].revents != 0) {
      const ssize_t sent =
          send(input.ours(), text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
      // The program may end before it has read everything; its output then says why.
      if (sent < 0 && errno != EAGAIN && errno != EINTR) text = {};
      if (text.empty()) input.close_ours();
    }
    if (ends[0].revents == 0) continue;
    const ssize_t got = read(output.ours(), bytes.data(), bytes.size());
    if (got > 0) lines.add({bytes.data(), static_cast<std::size_t>(got)});
    if (got == 0 || (got < 0 && errno != EINTR)) return true;
  }
}

}  // namespace

std::string find_program(const std::string& program) {
  if (program.find('/') != std::string::npos)
    return access(program.c_str(), X_OK) == 0 ? program : "";
  const char* variable = std::getenv("PATH");
  const std::string_view path = variable == nullptr ? "" : variable;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find(':', begin), path.size());
    std::string file(path.substr(begin, end - begin));
    file.append("/").append(program);
    if (access(file.c_str(), X_OK) == 0) return file;
    begin = end + 1;
  }
  return "";
}

std::string python_of(const std::string& program) {
  std::string first;
  std::getline(std::ifstream(find_program(program)), first);
  if (!first.starts_with("#!")) return "";
  // "#!/usr/bin/env python3" names a program to search for in PATH.
  const std::string_view words = std::string_view(first).substr(2);
  const std::string_view word = words.substr(words.rfind(' ') + 1);
  return word.find("python") == std::string_view::npos ? "" : std::string(word);
}

std::vector<std::string> isolated_words(const std::string& program) {
  const std::string python = python_of(program);
  if (python.empty()) return {program};
  return {python, "-I", std::filesystem::absolute(find_program(program)).string()};
}

Result<int> run_program(const ProgramRun& run, const LineHearer& hear) {
  CARTULARY_REQUIRES(!run.words.empty());
  Channel input;
  Channel output;
  if (!input || !output) return failed(run, std::strerror(errno));
  const pid_t id = start(run, input, output);
  if (id < 0) return failed(run, std::string("cannot be started: ") + std::strerror(-id));
  Child child(id);
  input.close_theirs();
  output.close_theirs();
  Lines lines(hear);
  if (!converse(run, input, output, lines))
    return failed(run, must_stop(run.must_stop)
                           ? "was stopped before its end"
                           : fmt::format("was stopped: it took more than {} s", run.seconds));
  lines.end_line();
  return child.wait();
}

}  // namespace cartulary::docgen
