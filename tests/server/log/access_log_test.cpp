#include "server/log/access_log.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <thread>

#include <sys/stat.h>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::server::access_log_test {
namespace {

namespace fs = std::filesystem;

const HttpResponse four_bytes{.status = 200,
                              .content_type = "text/plain",
                              .body = std::make_shared<const std::string>("abcd"),
                              .headers = {}};

AccessEntry entry(const HttpRequest& request, int microseconds) {
  return {"0a1b-1", "203.0.113.9", request, four_bytes, std::chrono::microseconds(microseconds)};
}

std::string line(const HttpRequest& request, int microseconds) {
  return access_line(entry(request, microseconds));
}

// A folder that goes with the value.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "cartulary-log-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  fs::path operator/(const char* name) const { return path_ / name; }

 private:
  fs::path path_;
};

// With "TIME" in the place of each time.
std::string timeless(const std::string& text) {
  static const std::regex time(R"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\.\d{3})");
  return std::regex_replace(text, time, "TIME");
}

std::unique_ptr<AccessLog> opened(const LogOptions& options) {
  Result<std::unique_ptr<AccessLog>> log = AccessLog::open(options);
  REQUIRE(log.ok());
  return *std::move(log);
}

}  // namespace

TEST_CASE("The access log has one line for each request, which none can forge") {
  CHECK(line({.method = "GET", .target = "/api/v1/fit?pattern=c%3Frf"}, 420) ==
        "203.0.113.9 0a1b-1 GET /api/v1/fit?pattern=c%3Frf 200 4 0.4 ms");
  CHECK(line({.method = "HEAD", .target = "/a\n2026 GET /forged\x1B[31m\\x"}, 1500) ==
        "203.0.113.9 0a1b-1 HEAD /a\\x0A2026\\x20GET\\x20/forged\\x1B[31m\\x5Cx 200 0 1.5 ms");
  CHECK(line({.method = "HEAD", .target = std::string(600, 'a')}, 0) ==
        "203.0.113.9 0a1b-1 HEAD " + std::string(512, 'a') + "... 200 0 0.0 ms");
  CHECK(access_line({"", "", {}, {.status = 400}, std::chrono::microseconds(0)}) ==
        "- - - - 400 0 0.0 ms");
}

TEST_CASE("As JSON it has the same members, and no text ends them early") {
  CHECK(access_json(entry({.method = "GET", .target = "/a\"}\n\\"}, 420)) ==
        "\"id\": \"0a1b-1\", \"client\": \"203.0.113.9\", \"method\": \"GET\", "
        "\"path\": \"/a\\\"}\\\\x0A\\\\x5C\", \"status\": 200, \"bytes\": 4, \"ms\": 0.42}");
}

TEST_CASE("A log in a file is appended to, as text or as JSON") {
  const Folder folder;
  const fs::path file = folder / "access.log";
  std::ofstream(file) << "before\n";
  const HttpRequest request{.method = "GET", .target = "/"};
  for (const LogForm form : {LogForm::Text, LogForm::Json}) {
    const auto log = opened({.form = form, .file = file});
    log->write(entry(request, 420));
    log->note("stopped \"early\"");
    log->fault("no\nroom");
  }
  CHECK(
      timeless(file_bytes(file)) ==
      "before\n"
      "TIME 203.0.113.9 0a1b-1 GET / 200 4 0.4 ms\n"
      "TIME stopped \"early\"\n"
      "TIME fault: no\\x0Aroom\n"
      "{\"time\": \"TIMEZ\", \"id\": \"0a1b-1\", \"client\": \"203.0.113.9\", \"method\": \"GET\", "
      "\"path\": \"/\", \"status\": 200, \"bytes\": 4, \"ms\": 0.42}\n"
      "{\"time\": \"TIMEZ\", \"note\": \"stopped \\\"early\\\"\"}\n"
      "{\"time\": \"TIMEZ\", \"fault\": \"no\\\\x0Aroom\"}\n");
}

TEST_CASE("Reopened, the log goes on in a new file of its name and leaves the old one whole") {
  const Folder folder;
  const fs::path file = folder / "access.log";
  const fs::path moved = folder / "access.log.1";
  auto log = opened({.file = file});
  const auto wait_for = [](const fs::path& path, const std::string& text) {
    for (int i = 0; i < 500 && timeless(file_bytes(path)) != text; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return timeless(file_bytes(path));
  };
  log->note("one");
  CHECK(wait_for(file, "TIME one\n") == "TIME one\n");
  fs::rename(file, moved);
  log->note("two");
  CHECK(wait_for(moved, "TIME one\nTIME two\n") == "TIME one\nTIME two\n");
  log->reopen();
  log->note("three");
  log.reset();
  CHECK(timeless(file_bytes(moved)) == "TIME one\nTIME two\n");
  CHECK(timeless(file_bytes(file)) == "TIME three\n");
}

TEST_CASE("A log that cannot be opened is an error; one that cannot be reopened goes on") {
  const Folder folder;
  const Result<std::unique_ptr<AccessLog>> none =
      AccessLog::open({.file = folder / "missing" / "access.log"});
  REQUIRE_FALSE(none.ok());
  CHECK(to_text(none.error()) ==
        "--log-file: cannot write " + (folder / "missing" / "access.log").string() +
            ": No such file or directory\nfix: name a file in a folder that is there and ours to "
            "write");
  // It was waited for, deaf to every signal.
  const fs::path pipe = folder / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(
      to_text(AccessLog::open({.file = pipe}).error()) ==
      "--log-file: cannot write " + pipe.string() +
          ": nobody reads this pipe\nfix: name a file in a folder that is there and ours to write");
  fs::create_directory(folder / "logs");
  const fs::path file = folder / "logs" / "access.log";
  auto log = opened({.file = file});
  fs::rename(folder / "logs", folder / "moved");
  log->reopen();
  log.reset();
  CHECK(timeless(file_bytes(folder / "moved" / "access.log")) ==
        "TIME log: cannot open " + file.string() + " anew: No such file or directory\n");
}

}  // namespace cartulary::server::access_log_test
