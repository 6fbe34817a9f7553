// Benchmarks of replaying a saved game turn by turn.
//
// Method: single thread; the database named by CARTULARY_DB (default build/cartulary.db). The game
// is a random legal game of the 72 base tiles (seed 72), as the text of a saved game. In each turn
// a follower is placed on the tile's first segment, if that is a city or a road. Times are means.
//   follow        replay_game() alone, on the parsed game
//   turns_to_json the text parsed, laid, followed, answered and written as JSON, as
//                 `cartulary board game.jcz --turns --json` does it; the catalog is already loaded
#include <random>
#include <string>

#include <benchmark/benchmark.h>

#include "bench/bench_catalog.h"
#include "docgen/json/board_json.h"
#include "engine/guide/table_formulas.h"
#include "engine/replay/replay_game.h"

namespace {

using namespace cartulary;

std::string place_text(const Placement& placement, const char* kind) {
  const int turns =
      (static_cast<int>(placement.rotation) + static_cast<int>(placement.tile->jcz->turn)) % 4;
  const std::string at =
      "[" + std::to_string(placement.cell.x) + ',' + std::to_string(placement.cell.y) + ']';
  if (std::string(kind) == "start")
    return R"({"tile":")" + placement.tile->jcz->id + R"(","x":0,"y":0,"rotation":0})";
  return R"({"type":"PLACE_TILE","player":0,"payload":{"tileId":")" + placement.tile->jcz->id +
         R"(","rotation":"R)" + std::to_string(90 * turns) + R"(","position":)" + at + "}},";
}

// The action that places a follower on the tile's first segment, if that is a city or a road;
// otherwise empty.
std::string deploy_text(const Placement& placement, int number) {
  const Segment& first = placement.tile->segments.front();
  if (first.sides == 0 || first.kind == SegmentKind::River) return "";
  int side = 0;
  while ((first.sides >> side & 1U) == 0) ++side;
  const char letter = "NESW"[(side + static_cast<int>(placement.rotation)) % 4];
  return R"({"type":"DEPLOY_MEEPLE","player":0,"payload":{"meepleId":"0.small.)" +
         std::to_string(number) + R"(","pointer":{"position":[)" +
         std::to_string(placement.cell.x) + ',' + std::to_string(placement.cell.y) +
         R"(],"feature":")" + (first.kind == SegmentKind::City ? "City" : "Road") +
         R"(","location":")" + letter + R"("}}},)";
}

const std::string& game_text() {
  static const std::string text = [] {
    Selection selection;
    selection.sets["base-game"] = 1;
    const BoardKit kit = must(board_kit(catalog(), selection));
    Board board(kit);
    std::mt19937 random(72);
    const Placement start{catalog().find_tile("BA-03"), {0, 0}, Rotation::R0};
    must(board.place(start));
    std::string replay;
    for (int turn = 1; turn < 72; ++turn) {
      std::vector<Placement> all;
      for (const BagEntry& entry : kit.bag.entries())
        if (board.copies_left(*entry.tile) > 0)
          for (const Placement& each : board.placements(*entry.tile)) all.push_back(each);
      if (all.empty()) break;
      const Placement placement = all[random() % all.size()];
      must(board.place(placement));
      replay += place_text(placement, "tile") + deploy_text(placement, turn) +
                R"({"type":"COMMIT","player":0,"payload":{}},)";
    }
    replay.pop_back();
    return R"({"appVersion":"5.7.0","setup":{"sets":{"basic:1":1},"start":[)" +
           place_text(start, "start") + R"(]},"players":[{"name":"A","slot":0}],"replay":[)" +
           replay + "]}";
  }();
  return text;
}

void follow(benchmark::State& state) {
  const auto file = must(tiledb::parse_board_file(catalog(), game_text(), "game"));
  const BoardKit kit = must(board_kit(catalog(), file.selection,
                                      table_formulas(catalog(), guides().scoring, file.selection)));
  for (auto _ : state) benchmark::DoNotOptimize(replay_game(*file.game, kit).points);
}

void turns_to_json(benchmark::State& state) {
  for (auto _ : state) {
    const auto report = must(docgen::board_report(
        catalog(), {.text = game_text(), .where = "game", .guides = &guides(), .turns = true}));
    benchmark::DoNotOptimize(docgen::board_json(report).size());
  }
}

BENCHMARK(follow);
BENCHMARK(turns_to_json);

}  // namespace

BENCHMARK_MAIN();
