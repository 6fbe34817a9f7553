// Serving in a process of its own, until a signal.
#include <array>
#include <csignal>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/http/access_log.h"
#include "server/service/server.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::server {
namespace {

// A child that serves and writes its address into a pipe.
class ServingChild {
 public:
  explicit ServingChild(const test::SmallDatabase& database) {
    std::array<int, 2> pipe_ends{};
    REQUIRE(pipe(pipe_ends.data()) == 0);
    child_ = fork();
    if (child_ == 0) {
      const Status done = serve({.port = 0, .database = database.file(), .quiet = true},
                                [&](const std::string& address) {
                                  const std::string line = address + '\n';
                                  (void)!write(pipe_ends[1], line.data(), line.size());
                                });
      _exit(done.ok() ? 0 : 1);
    }
    close(pipe_ends[1]);
    char byte = 0;
    while (read(pipe_ends[0], &byte, 1) == 1 && byte != '\n') address_ += byte;
    close(pipe_ends[0]);
  }

  const std::string& address() const { return address_; }
  int port() const { return std::stoi(address_.substr(address_.rfind(':') + 1)); }

  // The exit status after the signal.
  int stop(int signal) const {
    kill(child_, signal);
    int status = 0;
    waitpid(child_, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t child_ = -1;
  std::string address_;
};

}  // namespace

TEST_CASE("A signal ends serving in good order, with connections open") {
  const test::SmallDatabase database;
  for (int signal : {SIGTERM, SIGINT}) {
    const ServingChild child(database);
    REQUIRE(child.address().starts_with("http://127.0.0.1:"));
    test::HttpConnection connection(child.port());
    CHECK(connection.get("/api/v1/meta").status == 200);
    CHECK(child.stop(signal) == 0);
    CHECK(connection.hangs_up());
  }
}

TEST_CASE("The access log has one line for each request, which none can forge") {
  const HttpResponse response{.status = 200,
                              .content_type = "text/plain",
                              .body = std::make_shared<const std::string>("abcd"),
                              .headers = {}};
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/v1/fit?pattern=c%3Frf";
  CHECK(access_line(request, response, std::chrono::microseconds(420)) ==
        "GET /api/v1/fit?pattern=c%3Frf 200 4 0.4 ms");
  request.method = "HEAD";
  request.target = "/a\n2026 GET /forged\x1B[31m\\x";
  CHECK(access_line(request, response, std::chrono::microseconds(1500)) ==
        "HEAD /a\\x0A2026\\x20GET\\x20/forged\\x1B[31m\\x5Cx 200 0 1.5 ms");
  request.target = std::string(600, 'a');
  CHECK(access_line(request, response, std::chrono::microseconds(0)) ==
        "HEAD " + std::string(512, 'a') + "... 200 0 0.0 ms");
  CHECK(access_line({}, {.status = 400}, std::chrono::microseconds(0)) == "- - 400 0 0.0 ms");
}

}  // namespace cartulary::server
