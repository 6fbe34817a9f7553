#include "server/service/metrics.h"

#include <algorithm>
#include <fstream>

#include <fmt/format.h>
#include <unistd.h>

#include "engine/text/version.h"
#include "server/api/routes.h"

namespace cartulary::server {
namespace {

constexpr std::string_view api = "/api/v1/";

// Returns "/api/v1/tiles" for both "/api/v1/tiles/{id}" and "/api/v1/tiles?q=inn"; empty if the
// target is not an API address.
std::string_view route_of(std::string_view target) {
  if (!target.starts_with(api)) return {};
  const std::size_t end = target.find_first_of("/?", api.size());
  return target.substr(0, end);
}

// The resident memory in bytes, including shared pages; 0 if the system does not say.
std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return file ? resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

void add_head(std::string& out, std::string_view name, std::string_view type,
              std::string_view help) {
  out += fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
}

}  // namespace

Metrics::Metrics(std::string content_hash)
    : content_hash_(std::move(content_hash)), start_(std::chrono::system_clock::now()) {
  for (const Route& route : api_routes()) {
    const std::string_view name = route_of(route.path);
    if (name.empty() || by_route_.contains(name)) continue;
    by_route_.emplace(name, &counters_.emplace_back());
  }
  pages_ = &counters_.emplace_back();
  by_route_.emplace("pages", pages_);
}

void Metrics::add(std::string_view target, int status, std::chrono::microseconds took) {
  const auto route = by_route_.find(route_of(target));
  Counters& counters = route == by_route_.end() ? *pages_ : *route->second;
  const auto known = std::find(statuses.begin(), statuses.end(), status);
  ++counters.answers[static_cast<std::size_t>(known - statuses.begin())];
  const auto bound = std::lower_bound(bounds.begin(), bounds.end(), took.count());
  if (bound != bounds.end()) ++counters.times[static_cast<std::size_t>(bound - bounds.begin())];
  counters.microseconds += static_cast<std::uint64_t>(std::max<std::int64_t>(took.count(), 0));
}

std::string Metrics::text() const {
  std::string out;
  add_head(out, "cartulary_info", "gauge", "Program and content that answer.");
  out += fmt::format("cartulary_info{{version=\"{}\",content=\"{}\"}} 1\n", program_version,
                     content_hash_);
  add_head(out, "cartulary_answers_total", "counter", "Answers by route and status.");
  std::string times;
  for (const auto& [route, counters] : by_route_) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i <= statuses.size(); ++i) {
      const std::uint64_t count = counters->answers[i];
      all += count;
      if (count == 0) continue;
      out += fmt::format("cartulary_answers_total{{route=\"{}\",status=\"{}\"}} {}\n", route,
                         i == statuses.size() ? std::string("other") : std::to_string(statuses[i]),
                         count);
    }
    if (all == 0) continue;
    constexpr std::string_view bucket =
        "cartulary_answer_seconds_bucket{{route=\"{}\",le=\"{}\"}} {}\n";
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
      below += counters->times[i];
      times += fmt::format(bucket, route, static_cast<double>(bounds[i]) / 1e6, below);
    }
    times += fmt::format(bucket, route, "+Inf", all);
    times += fmt::format("cartulary_answer_seconds_sum{{route=\"{}\"}} {}\n", route,
                         static_cast<double>(counters->microseconds) / 1e6);
    times += fmt::format("cartulary_answer_seconds_count{{route=\"{}\"}} {}\n", route, all);
  }
  add_head(out, "cartulary_answer_seconds", "histogram", "How long answers took, by route.");
  out += times;
  add_head(out, "process_resident_memory_bytes", "gauge", "Memory that the server holds.");
  out += fmt::format("process_resident_memory_bytes {}\n", resident_bytes());
  add_head(out, "process_start_time_seconds", "gauge", "When the server started.");
  out += fmt::format(
      "process_start_time_seconds {}\n",
      std::chrono::duration_cast<std::chrono::seconds>(start_.time_since_epoch()).count());
  return out;
}

}  // namespace cartulary::server
