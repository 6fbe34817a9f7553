// Benchmarks of the search, from the text of a question to its twenty best hits with their
// snippets.
//
// Method: run from the project's root. Runs the open questions of tests/search one after the other,
// once over everything and once over the rules of three sets, and reports the mean. Then makes
// whole answers of the server to the same questions, without a socket, from build/cartulary.db,
// alternating between both kinds. There are more of them than the server caches, so each is made
// anew.
#include <fstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/bag/selection.h"
#include "engine/rule/rulebook.h"
#include "engine/search/search.h"
#include "server/service/load_data.h"
#include "server/service/service.h"
#include "tiledb/content/content.h"

namespace {

using namespace cartulary;

// The texts after "- ask: ", without the quotes at both ends.
std::vector<std::string> questions() {
  std::vector<std::string> asks;
  std::ifstream file("tests/search/questions.yaml");
  const std::string key = "- ask: '";
  for (std::string line; std::getline(file, line);)
    if (line.starts_with(key) && line.ends_with('\''))
      asks.push_back(line.substr(key.size(), line.size() - key.size() - 1));
  return asks;
}

struct Bench {
  tiledb::Library library = tiledb::read_content("content").content.library;
  Search search{library.catalog, library.rulebook, library.ledger, library.sources,
                library.guides.names};
  std::vector<std::string> asks = questions();
};

void ask_all(benchmark::State& state, const SearchScope& scope, const Bench& bench) {
  if (bench.asks.empty()) state.SkipWithError("no questions: run from the project's root");
  for (auto _ : state)
    for (const std::string& ask : bench.asks)
      benchmark::DoNotOptimize(bench.search.find(ask, scope));
  state.counters["each"] = benchmark::Counter(
      static_cast<double>(bench.asks.size()),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void search_everything(benchmark::State& state) {
  const Bench bench;
  ask_all(state, {.limit = 20}, bench);
}
BENCHMARK(search_everything)->Unit(benchmark::kMillisecond);

void search_rules_of_three_sets(benchmark::State& state) {
  const Bench bench;
  SelectionText text;
  text.sets = "base-game,IC,tower";
  const auto selection = select(bench.library.catalog, text, DefaultSets::BaseGame);
  if (!selection) return state.SkipWithError(to_text(selection.error()).c_str());
  ask_all(state, {.rules_only = true, .selection = &*selection, .limit = 20}, bench);
}
BENCHMARK(search_rules_of_three_sets)->Unit(benchmark::kMillisecond);

std::string escaped(const std::string& text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string safe;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    safe += '%';
    safe += digits[byte >> 4U];
    safe += digits[byte & 15U];
  }
  return safe;
}

void answers_of_the_server(benchmark::State& state) {
  auto data = server::load_data("build/cartulary.db");
  if (!data) return state.SkipWithError(to_text(data.error()).c_str());
  server::Service service(std::move(*data), {});
  const std::vector<std::string> asks = questions();
  std::size_t count = 0;
  for (auto _ : state) {
    const std::string ask = escaped(asks[count % asks.size()] + ' ' + std::to_string(count));
    const char* path =
        count++ % 2 == 0 ? "/api/v1/search?q=" : "/api/v1/rules?sets=base-game,IC,tower&q=";
    benchmark::DoNotOptimize(
        service.answer({.method = "GET", .target = path + ask, .host = "127.0.0.1"}));
  }
}
BENCHMARK(answers_of_the_server)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
