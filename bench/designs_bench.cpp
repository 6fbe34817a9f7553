// Benchmarks of queries and fits in a catalog of 100,000 designs.
//
// Method: every square land tile of the database is copied, with its segments, into made-up sets,
// one copy per set, until there are 100,000 designs. Ids and sets differ; everything else is real.
// `query` runs each of the queries below in every edition, as `tiles` does without --sets, and
// counts its hits. `fit` finds the number of copies for each of the 625 patterns in the bag of all
// designs, without reading any list. `fit_read` also reads each list to its end, so its time grows
// with the list.
#include <array>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/bench_catalog.h"
#include "engine/bag/fit.h"
#include "engine/query/tile_query.h"

namespace {

using namespace cartulary;

constexpr std::size_t most_designs = 100'000;

TileSet made_set(std::size_t number) {
  TileSet set;
  set.id = "made-" + std::to_string(number);
  set.code = "M" + std::to_string(number);
  set.title = "Made set " + std::to_string(number);
  set.kind = SetKind::Promo;
  set.editions = {Edition::C1};
  return set;
}

Catalog made_catalog() {
  std::vector<TileSet> sets;
  std::vector<Tile> tiles;
  for (std::size_t number = 1; tiles.size() < most_designs; ++number) {
    sets.push_back(made_set(number));
    int place = 0;
    for (const Tile& real : catalog().tiles()) {
      if (real.cls != TileClass::Land || real.shape != Shape::Square) continue;
      if (tiles.size() == most_designs) break;
      Tile tile = real;
      tile.set = sets.back().id;
      tile.id = sets.back().code + '-' + std::to_string(++place);
      tile.copies = {1, std::nullopt, std::nullopt, std::nullopt};
      tiles.push_back(std::move(tile));
    }
  }
  return Catalog(std::move(sets), std::move(tiles));
}

const Catalog& many() {
  static const Catalog made = made_catalog();
  return made;
}

constexpr std::array queries = {
    "has:inn", "edges:c?rf pennants>=1", "has:cloister roads:1", "edges:[cr]f?? -has:inn",
    "garden",  "monastery road"};

void query(benchmark::State& state) {
  const Selection everything = must(select(many(), {}, DefaultSets::Everything));
  const char* text = queries[static_cast<std::size_t>(state.range(0))];
  std::size_t hits = 0;
  for (auto _ : state) {
    const auto found = find_tiles(many(), everything, text);
    if (!found) fail(found.error());
    hits = found->tiles.size();
  }
  state.SetLabel(text);
  state.counters["hits"] = static_cast<double>(hits);
}
BENCHMARK(query)->DenseRange(0, queries.size() - 1)->Unit(benchmark::kMillisecond);

std::vector<Pattern> patterns() {
  std::vector<Pattern> made;
  const std::string letters = "cfrs?";
  for (const char n : letters)
    for (const char e : letters)
      for (const char s : letters)
        for (const char w : letters) made.push_back(*parse_pattern(std::string{n, e, s, w}));
  return made;
}

void ask_all(benchmark::State& state, bool read) {
  const Selection all = must(select(many(), {}, DefaultSets::All));
  const Bag bag = must(bag_of(many(), all));
  const FitIndex index(bag);
  const std::vector<Pattern> asked = patterns();
  for (auto _ : state) {
    unsigned sum = 0;
    for (const Pattern& pattern : asked) {
      const FitList list = index.find(pattern);
      sum += static_cast<unsigned>(list.copies());
      if (read)
        for (const FitEntry& fit : list.entries()) sum += fit.entry + fit.rotations.bits();
    }
    benchmark::DoNotOptimize(sum);
  }
  state.counters["per_pattern"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * 625.0,
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void fit(benchmark::State& state) {
  ask_all(state, false);
}
BENCHMARK(fit);

void fit_read(benchmark::State& state) {
  ask_all(state, true);
}
BENCHMARK(fit_read);

}  // namespace

BENCHMARK_MAIN();
