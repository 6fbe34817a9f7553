// Every command that writes, with each of its file-system calls failing in turn, and with each as
// the last before the program is killed: what was there stays whole or the new is there whole, the
// next run succeeds, and nothing is left lying about.
//
// Of the same call on the same file, many times over, the first two and the last are taken. Where
// more than 600 are left, most are the same few for one page after another: then the first and the
// last 40 and every 101st between. CARTULARY_FAULTS_ALL=1 takes all.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>

#include "tests/faults/subject.h"
#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::test {
namespace {

using Line = std::vector<std::string>;

// Numbers, from 1, of the calls to be tried.
std::vector<long> unlike_calls(const std::vector<std::string>& calls) {
  std::map<std::string, std::vector<long>> alike;
  for (std::size_t i = 0; i < calls.size(); ++i)
    alike[calls[i]].push_back(static_cast<long>(i) + 1);
  std::vector<long> numbers;
  for (const auto& [call, places] : alike)
    for (std::size_t i = 0; i < places.size(); ++i)
      if (i < 2 || i + 1 == places.size()) numbers.push_back(places[i]);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

std::vector<long> chosen(const std::vector<std::string>& calls) {
  constexpr std::size_t many = 600;
  constexpr std::size_t ends = 40;
  constexpr std::size_t stride = 101;
  std::vector<long> numbers(calls.size());
  std::iota(numbers.begin(), numbers.end(), 1);
  if (std::getenv("CARTULARY_FAULTS_ALL") != nullptr) return numbers;
  numbers = unlike_calls(calls);
  if (numbers.size() <= many) return numbers;
  std::vector<long> few;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (i < ends || i + ends >= numbers.size() || i % stride == 0) few.push_back(numbers[i]);
  return few;
}

void report(const std::string& name, const Fault& fault, std::size_t tried, std::size_t calls) {
  std::cout << name << (fault.no_exchange ? " without exchange" : "") << ", " << fault.way << ": "
            << tried << " of " << calls << " calls" << std::endl;
}

std::vector<std::string> faults_of(const std::string& name, const Subject& subject, Fault fault) {
  std::vector<std::string> faults;
  for (const char* way : {"kill", "EIO", "ENOSPC", "EINTR"}) {
    fault.way = way;
    fault.at = 0;
    const std::vector<std::string> calls = subject.calls(fault);
    const std::vector<long> numbers = chosen(calls);
    for (const long number : numbers) {
      fault.at = number;
      if (std::string wrong = subject.try_fault(fault); !wrong.empty())
        faults.push_back(std::move(wrong));
    }
    report(name, fault, numbers.size(), calls.size());
  }
  return faults;
}

// The line of a command whose database is the last argument.
Line with(Line line, const std::filesystem::path& database) {
  line.push_back("--db");
  line.push_back(database.string());
  return line;
}

TEST_CASE("build: whatever call fails or is the last, the database is the old or the new") {
  const Stage stage;
  const std::filesystem::path target = stage.root() / "built.db";
  const Line line = with({"build", "--content", stage.content().string()}, target);
  const Subject subject(stage, "built.db",
                        with({"build", "--content", stage.old_content().string()}, target), line);
  CHECK(faults_of("build", subject, {.root = stage.root().string()}) == std::vector<std::string>());
}

TEST_CASE("export: whatever call fails or is the last, the folder is the old or the new") {
  const Stage stage;
  for (const std::string format : {"json", "sqlite"}) {
    const Line line = {"export", "--format", format, "--out", (stage.root() / format).string()};
    const Subject subject(stage, format, with(line, stage.old_database()),
                          with(line, stage.database()));
    for (const bool no_exchange : {false, true})
      CHECK(faults_of("export " + format, subject,
                      {.root = stage.root().string(), .no_exchange = no_exchange}) ==
            std::vector<std::string>());
  }
}

TEST_CASE("site: whatever call fails or is the last, the folder is the old or the new") {
  const Stage stage;
  const Line line = {"site", "--out", (stage.root() / "site").string()};
  const Subject subject(stage, "site", with(line, stage.old_database()),
                        with(line, stage.database()));
  CHECK(faults_of("site", subject, {.root = stage.root().string()}) == std::vector<std::string>());
}

// Serves until one answer is there; empty if the server ends before, else the answer.
struct Served {
  std::string answer;
  RunEnd end;
};

Served serve_once(const Stage& stage, const Fault& fault) {
  FaultyRun run(with({"serve", "--port", "0", "--json"}, stage.database()), fault);
  const std::string line = run.first_line();
  Served served;
  constexpr std::string_view host = "127.0.0.1:";
  if (const std::size_t at = line.find(host); at != std::string::npos) {
    served.answer = get(std::atoi(line.c_str() + at + host.size()), "/api/v1/sets").body;
    run.terminate();
  }
  served.end = run.end();
  return served;
}

std::string serving_fault(const Served& served, const std::string& answer, const Stage& stage) {
  if (served.end.was_killed) return "";
  if (served.end.status == 0) return served.answer == answer ? "" : "another answer";
  if (!served.answer.empty()) return "an answer, and then an error: " + served.end.err;
  return served.end.err.find(stage.database().string()) == std::string::npos
             ? "the message does not name the database: " + served.end.err
             : "";
}

TEST_CASE("serve: whatever call fails or is the last, no answer is wrong and the database stays") {
  const Stage stage;
  const std::string before = file_bytes(stage.database());
  Fault fault{.root = stage.root().string()};
  const Served right = serve_once(stage, fault);
  REQUIRE(right.end.status == 0);
  REQUIRE(right.answer.find("The Stream") != std::string::npos);
  for (const char* way : {"kill", "EIO", "ENOSPC", "EINTR"}) {
    fault.way = way;
    fault.at = 0;
    const std::vector<std::string> calls = serve_once(stage, fault).end.calls;
    const std::vector<long> numbers = chosen(calls);
    for (const long number : numbers) {
      fault.at = number;
      INFO(way << " at call " << fault.at);
      CHECK(serving_fault(serve_once(stage, fault), right.answer, stage) == "");
    }
    report("serve", fault, numbers.size(), calls.size());
  }
  const bool same = file_bytes(stage.database()) == before;
  CHECK(same);
}

}  // namespace
}  // namespace cartulary::test
