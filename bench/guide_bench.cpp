// Benchmarks of the API's guide handlers, from a checked request to the whole JSON.
//
// Method: run from the project's root, which holds content/. Each benchmark repeats one request,
// for the base game with two expansions or for every set.
#include <string>
#include <variant>

#include <benchmark/benchmark.h>

#include "server/api/api_data.h"
#include "server/api/api_handlers.h"
#include "tiledb/content/content.h"

namespace {

using namespace cartulary;

tiledb::Library library() {
  return tiledb::read_content("content").content.library;
}

using Handler = server::ApiReply (*)(const server::ApiData&, const server::ApiCall&);

void ask(benchmark::State& state, Handler handler, const std::string& query) {
  const server::ApiData data(library());
  const auto target = std::get<server::Target>(server::parse_target("/api/v1/x?" + query));
  const server::ApiCall call{target, "order-of-play", "", 0, {}};
  if (handler(data, call).status != 200) state.SkipWithError("run from the project's root");
  for (auto _ : state) benchmark::DoNotOptimize(handler(data, call));
}

const std::string three_sets = "sets=base-game,abbey-and-mayor,princess-and-dragon";

BENCHMARK_CAPTURE(ask, turn_of_three_sets, server::answer_turn, three_sets);
BENCHMARK_CAPTURE(ask, turn_of_all_sets, server::answer_turn, std::string("sets=all"));
BENCHMARK_CAPTURE(ask, scoring_of_three_sets, server::answer_scoring, three_sets);
BENCHMARK_CAPTURE(ask, scoring_of_all_sets, server::answer_scoring, std::string("sets=all"));
BENCHMARK_CAPTURE(ask, figures_of_three_sets, server::answer_figures, three_sets);
BENCHMARK_CAPTURE(ask, figures_of_all_sets, server::answer_figures, std::string());
BENCHMARK_CAPTURE(ask, words_that_have_a_part, server::answer_words, std::string("q=wagen"));
BENCHMARK_CAPTURE(ask, a_whole_guide, server::answer_guide, std::string());

}  // namespace

BENCHMARK_MAIN();
