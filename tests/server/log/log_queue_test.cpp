#include "server/log/log_queue.h"

#include <array>
#include <memory>

#include <fcntl.h>
#include <unistd.h>

#include "tests/support/catch.h"

namespace cartulary::server::log_queue_test {
namespace {

class Pipe {
 public:
  Pipe() { REQUIRE(pipe(ends_.data()) == 0); }
  ~Pipe() {
    close(ends_[0]);
    close(ends_[1]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int end() const { return ends_[1]; }
  // What was written so far.
  std::string text() const {
    fcntl(ends_[0], F_SETFL, O_NONBLOCK);
    std::string text;
    std::array<char, 4096> bytes{};
    for (ssize_t got = 0; (got = read(ends_[0], bytes.data(), bytes.size())) > 0;)
      text.append(bytes.data(), static_cast<std::size_t>(got));
    return text;
  }

 private:
  std::array<int, 2> ends_{};
};

}  // namespace

TEST_CASE("Lines come out in their order, those that wait at the end too") {
  const Pipe pipe;
  {
    LogQueue log(pipe.end());
    for (const char* line : {"one\n", "two\n", "three\n"}) log.add(line);
  }
  CHECK(pipe.text() == "one\ntwo\nthree\n");
}

TEST_CASE("A pipe that nobody reads holds up neither those who log nor the end; losses are told") {
  const Pipe pipe;
  const std::string line = std::string(999, 'x') + '\n';
  auto log = std::make_unique<LogQueue>(pipe.end(), 100);
  // A pipe takes 64 kB.
  for (int i = 0; i < 1000; ++i) log->add(line);
  std::string text;
  for (int tries = 0; text.find("dropped") == std::string::npos && tries < 500; ++tries) {
    text += pipe.text();
    usleep(10'000);
  }
  const std::size_t end = text.find("log: ");
  REQUIRE(end != std::string::npos);
  const std::size_t written = end / line.size();
  CHECK(text.substr(end) == "log: " + std::to_string(1000 - written) + " lines were dropped\n");
  for (int i = 0; i < 1000; ++i) log->add(line);
  log.reset();
}

// They vanished without a word.
TEST_CASE("Lines that a full disk does not take are told once there is room") {
  const Pipe pipe;
  const int target = open("/dev/full", O_WRONLY | O_CLOEXEC);
  REQUIRE(target >= 0);
  {
    LogQueue log(target);
    for (int i = 0; i < 30; ++i) log.add(std::string(500, 'x') + '\n');
    log.flush();
    log.add("one more\n");
    log.flush();
    dup2(pipe.end(), target);
    log.add("there is room\n");
    log.flush();
    CHECK(pipe.text() == "there is room\nlog: 31 lines were dropped\n");
  }
  close(target);
}

}  // namespace cartulary::server::log_queue_test
