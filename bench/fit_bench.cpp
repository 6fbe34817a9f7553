// Benchmarks of finding the tiles that fit a pattern, and of building the bag and the index.
//
// Method: the bag of all sets of the database named by CARTULARY_DB (default build/cartulary.db).
// One iteration of fit_all_patterns finds the fits of all 625 patterns of c, f, r, s and ?, in an
// order shuffled once with a fixed seed. Each list is read to its end (entry numbers and rotations
// are summed), so that lazy lists are measured too. Time is per pattern.
#include <algorithm>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/bench_catalog.h"
#include "engine/bag/fit.h"

namespace {

using namespace cartulary;

Selection all_sets() {
  auto selection = select(catalog(), {}, DefaultSets::All);
  if (!selection) fail(selection.error());
  return *selection;
}

std::vector<Pattern> all_patterns() {
  const std::array<EdgeSet, 5> choices = {EdgeSet::of(Edge::City), EdgeSet::of(Edge::Field),
                                          EdgeSet::of(Edge::Road), EdgeSet::of(Edge::River),
                                          EdgeSet::any()};
  std::vector<Pattern> patterns;
  for (EdgeSet n : choices)
    for (EdgeSet e : choices)
      for (EdgeSet s : choices)
        for (EdgeSet w : choices) patterns.push_back(Pattern({n, e, s, w}));
  std::shuffle(patterns.begin(), patterns.end(), std::mt19937(72));
  return patterns;
}

void fit_all_patterns(benchmark::State& state) {
  const auto bag = bag_of(catalog(), all_sets());
  if (!bag) fail(bag.error());
  const FitIndex index(*bag);
  const auto patterns = all_patterns();
  for (auto _ : state) {
    unsigned sum = 0;
    for (Pattern pattern : patterns) {
      const FitList list = index.find(pattern);
      for (const FitEntry& fit : list.entries()) sum += fit.entry + fit.rotations.bits();
    }
    benchmark::DoNotOptimize(sum);
  }
  state.counters["per_pattern"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * 625.0,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  state.counters["bag"] = bag->size();
}
BENCHMARK(fit_all_patterns)->Repetitions(5)->ReportAggregatesOnly();

// Two sides that each take several letters, so that no precomputed list answers the pattern.
void fit_class_pattern(benchmark::State& state) {
  const auto bag = bag_of(catalog(), all_sets());
  if (!bag) fail(bag.error());
  const FitIndex index(*bag);
  const auto pattern = parse_pattern("[cr]?!ff");
  for (auto _ : state) benchmark::DoNotOptimize(index.find(*pattern).copies());
}
BENCHMARK(fit_class_pattern);

void build_bag(benchmark::State& state) {
  const Selection selection = all_sets();
  for (auto _ : state) benchmark::DoNotOptimize(bag_of(catalog(), selection));
}
BENCHMARK(build_bag);

void build_index(benchmark::State& state) {
  const auto bag = bag_of(catalog(), all_sets());
  if (!bag) fail(bag.error());
  for (auto _ : state) benchmark::DoNotOptimize(FitIndex(*bag));
}
BENCHMARK(build_index);

void odds_mine(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(first_is_mine(452, 7, 452, {4, 2}));
}
BENCHMARK(odds_mine);

}  // namespace

BENCHMARK_MAIN();
