// The search alone: from the text of a question to its twenty best hits with their snippets.
//
// Method: run from the project's root; asks the open questions of tests/search one after the
// other, and tells the mean; once over everything, once among the rules of three sets.
#include <fstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/bag/selection.h"
#include "engine/rule/rulebook.h"
#include "engine/search/search.h"
#include "tiledb/content/content.h"

namespace {

using namespace cartulary;

// The texts behind "- ask: ", of which only the quotes at both ends are taken off.
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
  tiledb::Content content = tiledb::read_content("content").content;
  Rulebook rulebook{content.elements, content.set_rules, content.rules, content.rulings};
  Search search{content.catalog, rulebook, content.ledger, content.sources};
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
  const auto selection = select(bench.content.catalog, text, DefaultSets::BaseGame);
  if (!selection) return state.SkipWithError(to_text(selection.error()).c_str());
  ask_all(state, {.rules_only = true, .selection = &*selection, .limit = 20}, bench);
}
BENCHMARK(search_rules_of_three_sets)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
