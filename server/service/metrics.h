// Metrics: what a server has done, as Prometheus reads it: answers by route and status, how long
// they took, memory, and which data it answers from.
//
// The counters are numbers that grow and are never reset; add() may be called from several threads
// and waits for nobody. Routes are those of the API's table, "/api/v1/tiles/{id}" and
// "/api/v1/tiles" counted as one, "pages" for all else: no request can make a new line.
//
//   Metrics metrics(meta);
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
  // The hash tells which content is served.
  explicit Metrics(std::string content_hash);

  // An answer to `target`, as it was sent.
  void add(std::string_view target, int status, std::chrono::microseconds took);

  // The text form of Prometheus, version 0.0.4.
  std::string text() const;

 private:
  static constexpr std::array statuses = {200, 301, 304, 400, 403, 404, 405, 413,
                                          414, 415, 421, 431, 500, 501, 503};
  // Upper bounds in microseconds; what takes longer is counted in the sum alone.
  static constexpr std::array bounds = {500,     1'000,   2'500,   5'000,     10'000,   25'000,
                                        100'000, 250'000, 500'000, 1'000'000, 2'500'000};
  struct Counters {
    // By status; the last is any other.
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
