// Metrics counts the server's answers for Prometheus: by route and status, with their times, and
// with memory use and the hash of the content served.
//
// Counters only grow and are never reset. add() may be called from several threads and never
// blocks. Routes are those of the API's table, with "/api/v1/tiles/{id}" and "/api/v1/tiles"
// counted as one; everything else is "pages". So requests for invented paths cannot add series to
// Prometheus.
//
//   Metrics metrics(meta.content_hash);
//   metrics.add("/api/v1/fit?pattern=c%3Frf", 200, std::chrono::microseconds(140));
//   metrics.text();   // "# HELP cartulary_answers_total ...\n"
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>

namespace cartulary::server {

class Metrics {
 public:
  // `content_hash` identifies the content served.
  explicit Metrics(std::string content_hash);

  // Counts an answer to `target`, which is as the client sent it.
  void add(std::string_view target, int status, std::chrono::microseconds took);

  // The metrics in the Prometheus text format, version 0.0.4.
  std::string text() const;

 private:
  static constexpr std::array statuses = {200, 302, 304, 308, 400, 403, 404, 405,
                                          413, 414, 415, 421, 431, 500, 501, 503};
  // Upper bounds of the buckets in microseconds. Slower answers are in the total only.
  static constexpr std::array bounds = {500,     1'000,   2'500,   5'000,     10'000,   25'000,
                                        100'000, 250'000, 500'000, 1'000'000, 2'500'000};
  struct Counters {
    // By status; the last counts all other statuses.
    std::array<std::atomic<std::uint64_t>, statuses.size() + 1> answers = {};
    std::array<std::atomic<std::uint64_t>, bounds.size()> times = {};
    std::atomic<std::uint64_t> microseconds = 0;
  };

  std::string content_hash_;
  std::chrono::system_clock::time_point start_;
  std::deque<Counters> counters_;  // atomics do not move
  std::map<std::string, Counters*, std::less<>> by_route_;
  Counters* pages_;
};

}  // namespace cartulary::server
