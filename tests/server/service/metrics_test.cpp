#include "server/service/metrics.h"

#include <sstream>

#include "engine/text/version.h"
#include "tests/support/catch.h"

namespace cartulary::server::metrics_test {
namespace {

// The lines that begin with `start`, without those on the process.
std::string lines_with(const std::string& text, std::string_view start) {
  std::istringstream lines(text);
  std::string found;
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(start)) found += line + '\n';
  return found;
}

}  // namespace

TEST_CASE("metrics: answers are counted by route and status") {
  using std::chrono::microseconds;
  Metrics metrics("abc");
  metrics.add("/api/v1/fit?pattern=c%3Frf", 200, microseconds(400));
  metrics.add("/api/v1/fit?pattern=c%3Frf&x=1", 400, microseconds(600));
  metrics.add("/api/v1/tiles/IC-07", 200, microseconds(3'000'000));
  metrics.add("/api/v1/nothing-of-ours", 404, microseconds(1));
  metrics.add("/sets/tower.html", 418, microseconds(1));
  const std::string text = metrics.text();
  CHECK(lines_with(text, "cartulary_answers_total") ==
        "cartulary_answers_total{route=\"/api/v1/fit\",status=\"200\"} 1\n"
        "cartulary_answers_total{route=\"/api/v1/fit\",status=\"400\"} 1\n"
        "cartulary_answers_total{route=\"/api/v1/tiles\",status=\"200\"} 1\n"
        "cartulary_answers_total{route=\"pages\",status=\"404\"} 1\n"
        "cartulary_answers_total{route=\"pages\",status=\"other\"} 1\n");
  CHECK(lines_with(text, "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\"") ==
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.0005\"} 1\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.001\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.0025\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.005\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.01\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.025\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.1\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.25\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"0.5\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"1\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"2.5\"} 2\n"
        "cartulary_answer_seconds_bucket{route=\"/api/v1/fit\",le=\"+Inf\"} 2\n");
  // Slower than the last bound: in the count and in the sum.
  CHECK(lines_with(text, "cartulary_answer_seconds_sum{route=\"/api/v1/tiles\"") ==
        "cartulary_answer_seconds_sum{route=\"/api/v1/tiles\"} 3\n");
  CHECK(lines_with(text, "cartulary_answer_seconds_bucket{route=\"/api/v1/tiles\",le=\"2.5") ==
        "cartulary_answer_seconds_bucket{route=\"/api/v1/tiles\",le=\"2.5\"} 0\n");
}

// 301, which the server never sends, stood in the list in place of these.
TEST_CASE("metrics: both kinds of redirect are counted by their status") {
  using std::chrono::microseconds;
  Metrics metrics("abc");
  metrics.add("/", 302, microseconds(1));
  metrics.add("/rules/inns.html", 308, microseconds(1));
  CHECK(lines_with(metrics.text(), "cartulary_answers_total") ==
        "cartulary_answers_total{route=\"pages\",status=\"302\"} 1\n"
        "cartulary_answers_total{route=\"pages\",status=\"308\"} 1\n");
}

TEST_CASE("metrics: the program and its content are named, and memory is told") {
  const std::string text = Metrics("abc").text();
  CHECK(lines_with(text, "cartulary_info") ==
        "cartulary_info{version=\"" + std::string(program_version) + "\",content=\"abc\"} 1\n");
  CHECK(lines_with(text, "process_resident_memory_bytes ").size() >
        std::string("process_resident_memory_bytes 0\n").size());
}

}  // namespace cartulary::server::metrics_test
