#include "docgen/print/pdf_maker.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cartulary::docgen {

namespace {

using Clock = std::chrono::steady_clock;

// Both ends of a pipe, closed when done.
class Pipe {
 public:
  Pipe() {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
  }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  explicit operator bool() const { return ends_[0] >= 0; }
  int read_end() const { return ends_[0]; }
  int write_end() const { return ends_[1]; }
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }

 private:
  std::array<int, 2> ends_ = {-1, -1};
};

Error failed(const PdfLimits& limits, std::string what) {
  return Error{limits.program, std::move(what), "",
               "print the HTML from a browser instead, or install Debian's package weasyprint", ""};
}

// The page number of "Step 6 - Creating layout - Page 12"; 0 for any other line.
int page_of(std::string_view line) {
  constexpr std::string_view key = "Page ";
  const std::size_t at = line.rfind(key);
  if (at == std::string_view::npos || line.find("layout") == std::string_view::npos) return 0;
  int page = 0;
  for (const char c : line.substr(at + key.size())) {
    if (c < '0' || c > '9' || page > 100'000) return 0;
    page = 10 * page + (c - '0');
  }
  return page;
}

// What the program says: lines are told as progress, the last that is none is kept.
class Listener {
 public:
  explicit Listener(const PdfProgress& progress) : progress_(progress) {}

  void hear(std::string_view bytes) {
    for (const char c : bytes) {
      if (c != '\n') {
        if (line_.size() < most_line) line_ += c;
        continue;
      }
      end_line();
    }
  }
  void end_line() {
    const int page = page_of(line_);
    if (page > 0 && progress_) progress_(page);
    const bool told =
        line_.find("ERROR") != std::string::npos || line_.find("Error") != std::string::npos;
    if (page == 0 && !line_.empty() && (told || last_.empty())) last_ = line_;
    line_.clear();
  }
  const std::string& last() const { return last_; }

 private:
  static constexpr std::size_t most_line = 400;
  const PdfProgress& progress_;
  std::string line_;
  std::string last_;
};

// The program, running. Stopped and waited for at the end whatever happened.
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

  // Its exit status, or 128 and the signal that ended it.
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

// The process id, or the number of the error with a minus.
pid_t start(const PdfLimits& limits, const std::string& file, const Pipe& input,
            const Pipe& output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.read_end(), 0);
  posix_spawn_file_actions_adddup2(&actions, output.write_end(), 1);
  posix_spawn_file_actions_adddup2(&actions, output.write_end(), 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // A group of its own, so that what the program starts is stopped with it; and no signal blocked
  // or ignored, whatever the server does with its own.
  sigset_t none;
  sigset_t all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<std::string> words = {limits.program, "--verbose", "--pdf-variant",
                                    "pdf/ua-1",     "-",         file};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t id = 0;
  const int error =
      posix_spawnp(&id, limits.program.c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? id : -error;
}

// Feeds the page to the program and hears what it says, until it closes its output; false if it
// has to be stopped before.
bool converse(std::string_view html, Pipe& input, Pipe& output, Clock::time_point end,
              const StopCheck& stop, Listener& listener) {
  fcntl(input.write_end(), F_SETFL, O_NONBLOCK);
  std::array<char, 4096> bytes{};
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0 || must_stop(stop)) return false;
    std::array<pollfd, 2> ends = {
        {{output.read_end(), POLLIN, 0}, {html.empty() ? -1 : input.write_end(), POLLOUT, 0}}};
    const int timeout = static_cast<int>(std::min<long long>(left.count(), 200));
    if (poll(ends.data(), ends.size(), timeout) < 0 && errno != EINTR) return true;
    if (ends[1].revents != 0) {
      const ssize_t written = write(input.write_end(), html.data(), html.size());
      if (written > 0) html.remove_prefix(static_cast<std::size_t>(written));
      // It may end before it has read all; its own words then say why.
      if (written < 0 && errno != EAGAIN && errno != EINTR) html = {};
      if (html.empty()) input.close_end(1);
    }
    if (ends[0].revents == 0) continue;
    const ssize_t got = read(output.read_end(), bytes.data(), bytes.size());
    if (got > 0) listener.hear({bytes.data(), static_cast<std::size_t>(got)});
    if (got == 0 || (got < 0 && errno != EINTR)) return true;
  }
}

// Writing to a program that has ended must give an error and not end ours.
class NoPipeSignal {
 public:
  NoPipeSignal() { sigaction(SIGPIPE, &ignored(), &before_); }
  ~NoPipeSignal() { sigaction(SIGPIPE, &before_, nullptr); }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  static const struct sigaction& ignored() {
    static const struct sigaction action = [] {
      struct sigaction made{};
      made.sa_handler = SIG_IGN;
      return made;
    }();
    return action;
  }
  struct sigaction before_{};
};

}  // namespace

bool has_pdf_program(const std::string& program) {
  if (program.find('/') != std::string::npos) return access(program.c_str(), X_OK) == 0;
  const char* variable = std::getenv("PATH");
  const std::string_view path = variable == nullptr ? "" : variable;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find(':', begin), path.size());
    std::string file(path.substr(begin, end - begin));
    file.append("/").append(program);
    if (access(file.c_str(), X_OK) == 0) return true;
    begin = end + 1;
  }
  return false;
}

Status make_pdf(std::string_view html, const std::filesystem::path& file, const PdfLimits& limits,
                const PdfProgress& progress) {
  if (!has_pdf_program(limits.program)) return failed(limits, "is not installed");
  Pipe input;
  Pipe output;
  if (!input || !output) return failed(limits, std::strerror(errno));
  const NoPipeSignal no_signal;
  const pid_t id = start(limits, file.string(), input, output);
  if (id < 0) return failed(limits, std::string("cannot be started: ") + std::strerror(-id));
  Child child(id);
  input.close_end(0);
  output.close_end(1);
  Listener listener(progress);
  const auto end = Clock::now() + std::chrono::seconds(limits.seconds);
  if (!converse(html, input, output, end, limits.must_stop, listener))
    return failed(limits, must_stop(limits.must_stop)
                              ? "was stopped before its end"
                              : fmt::format("was stopped: it took more than {} s", limits.seconds));
  listener.end_line();
  const int status = child.wait();
  if (status != 0)
    return failed(limits, fmt::format("failed with {}{}{}", status,
                                      listener.last().empty() ? "" : ": ", listener.last()));
  return Done{};
}

}  // namespace cartulary::docgen
