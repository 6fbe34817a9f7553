#include "server/service/print_cache.h"

#include <atomic>
#include <fstream>
#include <thread>
#include <vector>

#include <sys/stat.h>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::server::print_cache_test {
namespace {

// A cache whose program copies the page to the file, or does what the script says.
PrintCacheOptions options_of(const TemporaryFolder& folder, const std::string& script) {
  const std::filesystem::path path = folder / "stand-in";
  std::ofstream(path) << "#!/bin/sh\n" << script;
  chmod(path.c_str(), 0755);
  PrintCacheOptions options;
  options.limits.program = path.string();
  return options;
}

constexpr const char* copies = "for a; do file=$a; done\ncat > \"$file\"\n";

std::string text_of(const PrintedPdf& pdf) {
  if (const auto* problem = std::get_if<Problem>(&pdf))
    return std::to_string(problem->status) + ' ' + english(problem->error.what);
  return *std::get<std::shared_ptr<const std::string>>(pdf);
}

TEST_CASE("print cache: a PDF is made once and kept") {
  const TemporaryFolder folder;
  PrintCache cache(options_of(folder, copies));
  int made = 0;
  const auto html = [&] {
    ++made;
    return std::string("page");
  };
  CHECK(text_of(cache.pdf("a", html, {})) == "page");
  CHECK(text_of(cache.pdf("a", html, {})) == "page");
  CHECK(made == 1);
  CHECK(text_of(cache.pdf("b", html, {})) == "page");
  CHECK(made == 2);
}

TEST_CASE("print cache: without the program it says so, 501") {
  PrintCacheOptions options;
  options.limits.program = "no-such-program-here";
  PrintCache cache(options);
  CHECK(text_of(cache.pdf("a", [] { return std::string("page"); }, {})) ==
        "501 this server makes no PDFs: no-such-program-here is not installed");
}

TEST_CASE("print cache: what takes too long is stopped and told, 503") {
  const TemporaryFolder folder;
  PrintCacheOptions options = options_of(folder, "exec sleep 1000\n");
  options.limits.seconds = 1;
  PrintCache cache(options);
  const PrintedPdf pdf = cache.pdf("a", [] { return std::string("page"); }, {});
  CHECK(text_of(pdf) == "503 the PDF was not made: was stopped: it took more than 1 s");
  CHECK(std::get<Problem>(pdf).retry_after == 60);
}

TEST_CASE("print cache: a PDF that nobody waits for any more is not made to its end") {
  const TemporaryFolder folder;
  PrintCache cache(options_of(folder, "exec sleep 1000\n"));
  std::atomic<bool> gone = false;
  std::string answer;
  std::thread first([&] {
    answer =
        text_of(cache.pdf("a", [] { return std::string("page"); }, [&] { return gone.load(); }));
  });
  while (cache.waiting() < 1) std::this_thread::yield();
  // One that waits for its turn goes too, and the one that is made goes on.
  CHECK(text_of(cache.pdf(
            "b", [] { return std::string("page"); }, [] { return true; })) ==
        "503 the print was given up before its turn");
  CHECK(cache.waiting() == 1);
  gone = true;
  first.join();
  CHECK(answer == "503 the PDF was not made: was stopped before its end");
  CHECK(cache.waiting() == 0);
}

TEST_CASE("print cache: all runs for one PDF have one time together") {
  const TemporaryFolder folder;
  PrintCacheOptions options = options_of(folder, "exec sleep 1000\n");
  options.most_seconds = 1;
  PrintCache cache(options);
  CHECK(text_of(cache.pdf("a", [] { return std::string("page"); }, {})) ==
        "503 the PDF was not made: was stopped before its end");
}

TEST_CASE("print cache: a PDF that grows beyond its bound is refused, 413") {
  const TemporaryFolder folder;
  PrintCacheOptions options =
      options_of(folder, "for a; do file=$a; done\ncat >/dev/null\nsleep 0.2\nyes > \"$file\"\n");
  options.limits.most_bytes = 100'000;
  PrintCache cache(options);
  CHECK(text_of(cache.pdf("a", [] { return std::string("page"); }, {})) ==
        "413 the print is too large for this server");
}

TEST_CASE("print cache: a page that is too large is refused, 413") {
  const TemporaryFolder folder;
  PrintCacheOptions options = options_of(folder, copies);
  options.most_html = 3;
  PrintCache cache(options);
  CHECK(text_of(cache.pdf("a", [] { return std::string("page"); }, {})) ==
        "413 the print is too large for this server");
}

TEST_CASE("print cache: one is made at a time, few wait, others are told to come back") {
  const TemporaryFolder folder;
  const std::string gate = (folder / "gate").string();
  PrintCacheOptions options =
      options_of(folder, "while [ ! -e " + gate + " ]; do sleep 0.05; done\n" + copies);
  options.most_waiting = 1;
  PrintCache cache(options);
  std::vector<std::string> answers(2);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < answers.size(); ++i)
    threads.emplace_back([&, i] {
      answers[i] = text_of(cache.pdf(std::to_string(i), [] { return std::string("page"); }, {}));
    });
  while (cache.waiting() < 2) std::this_thread::yield();
  CHECK(text_of(cache.pdf("c", [] { return std::string("page"); }, {})) ==
        "503 others wait for their prints already");
  std::ofstream(gate) << "open";
  for (std::thread& thread : threads) thread.join();
  CHECK(answers == std::vector<std::string>{"page", "page"});
}

}  // namespace
}  // namespace cartulary::server::print_cache_test
