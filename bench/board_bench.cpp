// Benchmarks of boards: placements of a drawn tile, fits for every hole, laying and taking back,
// whole random games, regions, and answers about a mega board.
//
// Method: single thread; the database named by CARTULARY_DB (default build/cartulary.db). There are
// 256 different random legal boards of 36 or 70 base tiles (seed 36 or 70). The questions are
// shuffled over all boards, and there are far more of them (some 6,000 draws, 32,768 moves) than a
// branch predictor remembers, so each question meets a board in an unfamiliar state. All boards
// together fit the second-level cache, as a single board in play would. Times are means per
// question.
//   placements   every legal place of the drawn tile: each hole with the set of rotations
//   places       the same as single places, cell and rotation, in the layer's order of holes
//   placements_listed   the same from the full Board, with the tile, sorted by cell, in a new list
//   fits_all     for every hole the set of the 24 designs that fit and have copies left, and the
//                maintained number of copies; sets and numbers are summed
//   lay_take     Board::place of a random legal tile, then take_back; holes, copies, features and
//                the bag are up to date after each of the two
//   layer_game   a random game of 72 tiles on the bare TileLayer: shuffled bag, each tile laid in
//                a random one of its legal places and rotations; tiles that fit nowhere are skipped
//   board_game   the same on the full Board
//   mega_file_to_json   the text of a board file of 400 tiles parsed, laid, answered and written
//                as JSON, as the server does it; the catalog is already loaded
//   mega_answer  holes with tiles and chances, and features with terms, of 400 laid tiles
#include <algorithm>
#include <bit>
#include <numeric>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include "bench/bench_catalog.h"
#include "docgen/json/board_json.h"
#include "engine/guide/table_formulas.h"
#include "engine/region/board_answer.h"

namespace {

using namespace cartulary;

BoardKit kit_that_scores(const Selection& selection) {
  return must(
      board_kit(catalog(), selection, table_formulas(catalog(), guides().scoring, selection)));
}

const BoardKit& base_kit() {
  static const BoardKit kit = kit_that_scores(must(select(catalog(), {}, DefaultSets::BaseGame)));
  return kit;
}

const BoardKit& mega_kit() {
  static const BoardKit kit = [] {
    SelectionText text;
    text.sets = "mega";
    return kit_that_scores(must(select(catalog(), text, DefaultSets::All)));
  }();
  return kit;
}

std::vector<const Tile*> tiles_in(const Board& board) {
  std::vector<const Tile*> tiles;
  for (const BagEntry& entry : board.kit().bag.entries())
    for (int i = 0; i < board.copies_left(*entry.tile); ++i) tiles.push_back(entry.tile);
  return tiles;
}

// Lays random tiles, but no river tiles, until `tiles` are on the board.
Board random_board(const BoardKit& kit, int tiles, std::mt19937& random) {
  while (true) {
    Board board(kit);
    auto bag = tiles_in(board);
    std::shuffle(bag.begin(), bag.end(), random);
    for (const Tile* tile : bag) {
      if (static_cast<int>(board.pieces().size()) == tiles) return board;
      if (kit.piece(tile).shows_river) continue;
      const auto places = board.placements(*tile);
      if (!places.empty()) must(board.place(places[random() % places.size()]));
    }
    if (static_cast<int>(board.pieces().size()) == tiles) return board;
  }
}

constexpr std::size_t board_count = 256;
constexpr std::size_t moves_per_board = 128;

const std::vector<Board>& boards(int tiles) {
  static std::vector<Board> made[73];
  auto& list = made[tiles];
  std::mt19937 random(static_cast<unsigned>(tiles));
  while (list.size() < board_count) list.push_back(random_board(base_kit(), tiles, random));
  return list;
}

// A drawn tile, to be placed on one of the boards.
struct Draw {
  const Board* board = nullptr;
  const Tile* tile = nullptr;
  CodeNumber code = 0;
};

// Every design in the bag with every board, shuffled.
std::vector<Draw> draws(int tiles) {
  std::vector<Draw> list;
  for (const Board& board : boards(tiles))
    for (const BagEntry& entry : board.kit().bag.entries())
      list.push_back({&board, entry.tile, base_kit().piece(entry.tile).code});
  std::shuffle(list.begin(), list.end(), std::mt19937(1));
  return list;
}

void per_question(benchmark::State& state, std::size_t questions) {
  state.counters["each"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(questions),
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void placements(benchmark::State& state) {
  const auto list = draws(static_cast<int>(state.range(0)));
  std::vector<HoleFit> fits(1000);
  std::size_t places = 0;
  for (auto _ : state) {
    for (const Draw& draw : list) {
      places += draw.board->layer().find_fits(draw.code, fits);
      benchmark::DoNotOptimize(fits.data());
      benchmark::ClobberMemory();
    }
  }
  per_question(state, list.size());
  state.counters["places"] =
      static_cast<double>(places) /
      (static_cast<double>(state.iterations()) * static_cast<double>(list.size()));
}
BENCHMARK(placements)->Arg(36)->Arg(70)->Repetitions(5)->ReportAggregatesOnly();

void places(benchmark::State& state) {
  const auto list = draws(static_cast<int>(state.range(0)));
  std::vector<LayerPlace> found(1000);
  std::size_t count = 0;
  for (auto _ : state) {
    for (const Draw& draw : list) {
      count += draw.board->layer().find_places(draw.code, found);
      benchmark::DoNotOptimize(found.data());
      benchmark::ClobberMemory();
    }
  }
  per_question(state, list.size());
  state.counters["places"] = static_cast<double>(count) / (static_cast<double>(state.iterations()) *
                                                           static_cast<double>(list.size()));
}
BENCHMARK(places)->Arg(36)->Arg(70)->Repetitions(5)->ReportAggregatesOnly();

void placements_listed(benchmark::State& state) {
  const auto list = draws(static_cast<int>(state.range(0)));
  for (auto _ : state)
    for (const Draw& draw : list) benchmark::DoNotOptimize(draw.board->placements(*draw.tile));
  per_question(state, list.size());
}
BENCHMARK(placements_listed)->Arg(36)->Arg(70);

// For each slot, a bit set of the bag entries that fit. The base game has 24, so one word is
// enough.
std::vector<std::uint32_t> design_sets(const BoardKit& kit) {
  std::vector<std::uint32_t> sets(slot_count);
  for (int slot = 0; slot < slot_count; ++slot)
    for (std::size_t entry = 0; entry < kit.bag.entries().size(); ++entry)
      if (codes_that_fit(static_cast<HoleSlot>(slot))
              .contains(kit.piece(kit.bag.entries()[entry].tile).code))
        sets[static_cast<std::size_t>(slot)] |= 1U << entry;
  return sets;
}

void fits_all(benchmark::State& state) {
  const auto& list = boards(static_cast<int>(state.range(0)));
  const auto sets = design_sets(base_kit());
  std::vector<std::uint32_t> left;
  for (const Board& board : list) {
    left.push_back(0);
    for (std::size_t entry = 0; entry < base_kit().bag.entries().size(); ++entry)
      if (board.copies_left(*base_kit().bag.entries()[entry].tile) > 0) left.back() |= 1U << entry;
  }
  double holes = 0;
  for (auto _ : state) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Board& board = list[i];
      std::uint32_t designs = 0;
      int copies = 0;
      const auto slots = board.layer().slots();
      for (std::size_t hole = 0; hole < slots.size(); ++hole) {
        designs += sets[slots[hole]] & left[i];
        copies += board.hole_copies(static_cast<int>(hole));
      }
      benchmark::DoNotOptimize(designs);
      benchmark::DoNotOptimize(copies);
      holes += static_cast<double>(slots.size());
    }
  }
  per_question(state, list.size());
  state.counters["holes"] = holes / (static_cast<double>(state.iterations()) * board_count);
}
BENCHMARK(fits_all)->Arg(36)->Arg(70)->Repetitions(5)->ReportAggregatesOnly();

void lay_take(benchmark::State& state) {
  auto list = boards(static_cast<int>(state.range(0)));
  std::mt19937 random(3);
  std::vector<std::pair<Board*, Placement>> moves;
  for (Board& board : list) {
    const auto left = tiles_in(board);
    for (std::size_t i = 0; i < moves_per_board; ++i) {
      const auto places = board.placements(*left[random() % left.size()]);
      if (!places.empty()) moves.push_back({&board, places[random() % places.size()]});
    }
  }
  std::shuffle(moves.begin(), moves.end(), random);
  for (auto _ : state)
    for (auto& [board, placement] : moves) {
      benchmark::DoNotOptimize(board->place(placement).ok());
      benchmark::DoNotOptimize(board->take_back());
    }
  // Each move is two operations.
  per_question(state, 2 * moves.size());
}
BENCHMARK(lay_take)->Arg(36)->Arg(70)->Repetitions(5)->ReportAggregatesOnly();

// A small fast generator (xorshift64*), so that the game is measured and not the generator.
struct Dice {
  std::uint64_t state = 88172645463325252ULL;
  std::uint32_t operator()(std::uint32_t below) {
    state ^= state >> 12U, state ^= state << 25U, state ^= state >> 27U;
    const auto high = static_cast<std::uint32_t>(state * 2685821657736338717ULL >> 32U);
    return static_cast<std::uint32_t>(std::uint64_t{high} * below >> 32U);
  }
};

Rotation nth_turn(RotationSet turns, std::uint32_t n) {
  unsigned bits = turns.bits();
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<Rotation>(std::countr_zero(bits));
}

void layer_game(benchmark::State& state) {
  std::vector<CodeNumber> bag;
  for (const Tile* tile : tiles_in(Board(base_kit()))) bag.push_back(base_kit().piece(tile).code);
  // Each code in each rotation, computed in advance so that laying is a copy.
  std::vector<std::array<LaidSides, 4>> sides(code_count);
  for (int code = 0; code < code_count; ++code)
    for (const Rotation turn : all_rotations)
      sides[static_cast<std::size_t>(code)][static_cast<std::size_t>(turn)] =
          sides_of_code(numbered_code(static_cast<CodeNumber>(code)).rotated(turn));
  Dice dice;
  TileLayer layer;
  std::vector<LayerPlace> places(1000);
  std::int64_t laid = 0;
  for (auto _ : state) {
    layer.clear();
    layer.lay({0, 0}, sides[base_kit().piece(catalog().find_tile("BA-03")).code][0]);
    for (std::size_t i = bag.size(); i > 0; --i) {
      std::swap(bag[i - 1], bag[dice(static_cast<std::uint32_t>(i))]);
      const CodeNumber code = bag[i - 1];
      const std::size_t count = layer.find_places(code, places);
      if (count == 0) continue;
      const LayerPlace place = places[dice(static_cast<std::uint32_t>(count))];
      layer.lay(place.cell, sides[code][static_cast<std::size_t>(place.turn)]);
    }
    laid += layer.laid_count();
  }
  state.counters["games"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["laid"] = static_cast<double>(laid) / static_cast<double>(state.iterations());
}
BENCHMARK(layer_game)->Repetitions(5)->ReportAggregatesOnly();

void board_game(benchmark::State& state) {
  auto bag = tiles_in(Board(base_kit()));
  Dice dice;
  std::vector<HoleFit> fits(1000);
  for (auto _ : state) {
    Board board(base_kit());
    must(board.place({catalog().find_tile("BA-03"), {0, 0}, Rotation::R0}));
    for (std::size_t i = bag.size(); i > 0; --i) {
      std::swap(bag[i - 1], bag[dice(static_cast<std::uint32_t>(i))]);
      const KitPiece& piece = base_kit().piece(bag[i - 1]);
      const std::size_t count = board.layer().find_fits(piece.code, fits);
      if (count == 0) continue;
      const HoleFit fit = fits[dice(static_cast<std::uint32_t>(count))];
      const auto turns = static_cast<std::uint32_t>(std::popcount(fit.turns.bits()));
      must(board.place(
          {bag[i - 1], board.layer().hole(fit.hole).cell, nth_turn(fit.turns, dice(turns))}));
    }
    benchmark::DoNotOptimize(board.pieces().size());
  }
  state.counters["games"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(board_game);

void four_cell_region(benchmark::State& state) {
  Board board(base_kit());
  must(board.place({catalog().find_tile("BA-03"), {0, 0}, Rotation::R0}));
  const bool square = state.range(0) == 0;
  const std::vector<Cell> cells = square ? std::vector<Cell>{{1, 0}, {2, 0}, {1, 1}, {2, 1}}
                                         : std::vector<Cell>{{1, 0}, {2, 0}, {3, 0}, {4, 0}};
  for (auto _ : state) benchmark::DoNotOptimize(region(board, cells));
}
BENCHMARK(four_cell_region)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

// The most expensive regions: without neighbours on most sides, with the base bag and the mega bag.
void open_region(benchmark::State& state) {
  const BoardKit& kit = state.range(0) == 0 ? base_kit() : mega_kit();
  Board board(kit);
  must(board.place({catalog().find_tile("BA-03"), {0, 0}, Rotation::R0}));
  std::vector<Cell> cells;
  for (int i = 0; i < static_cast<int>(state.range(1)); ++i)
    cells.push_back(moved({1, 0}, i / 2, i % 2));
  for (auto _ : state) benchmark::DoNotOptimize(region(board, cells));
}
BENCHMARK(open_region)
    ->Args({0, 4})
    ->Args({1, 4})
    ->Args({0, 6})
    ->Args({1, 6})
    ->Args({0, 8})
    ->Args({1, 8})
    ->Unit(benchmark::kMillisecond);

// A river can run through the region in many ways, in addition to all other choices.
void river_region(benchmark::State& state) {
  Board board(mega_kit());
  must(board.place({catalog().find_tile("RI-01"), {0, 0}, Rotation::R0}));
  std::vector<Cell> cells;
  for (int i = 0; i < 8; ++i) cells.push_back(moved({-1, 0}, -(i / 2), i % 2));
  for (auto _ : state) benchmark::DoNotOptimize(region(board, cells));
}
BENCHMARK(river_region)->Unit(benchmark::kMillisecond);

void mega_answer(benchmark::State& state) {
  std::mt19937 random(400);
  Board board = random_board(mega_kit(), 400, random);
  for (auto _ : state) benchmark::DoNotOptimize(board_answer(board, {}));
}
BENCHMARK(mega_answer)->Unit(benchmark::kMillisecond);

// From the text of a board file with tiles of all mega sets to the text of the answer.
void mega_file_to_json(benchmark::State& state) {
  std::mt19937 random(400);
  docgen::BoardReport laid;
  laid.board = std::make_unique<Board>(random_board(mega_kit(), 400, random));
  const std::string text = docgen::board_file_json(laid);
  std::size_t bytes = 0;
  for (auto _ : state) {
    const auto report = must(
        docgen::board_report(catalog(), {.text = text, .where = "mega.json", .guides = &guides()}));
    const std::string json = docgen::board_json(report);
    bytes = json.size();
    benchmark::DoNotOptimize(json.data());
  }
  state.counters["file"] = static_cast<double>(text.size());
  state.counters["json"] = static_cast<double>(bytes);
}
BENCHMARK(mega_file_to_json)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

void mega_laid(benchmark::State& state) {
  std::mt19937 random(400);
  const Board board = random_board(mega_kit(), 400, random);
  for (auto _ : state) {
    Board again(mega_kit());
    for (const Board::Piece& piece : board.pieces()) must(again.place(piece.placement));
    benchmark::DoNotOptimize(again.illegal().size());
  }
}
BENCHMARK(mega_laid)->Unit(benchmark::kMillisecond);

void mega_kit_made(benchmark::State& state) {
  const Selection selection = mega_kit().selection;
  for (auto _ : state) benchmark::DoNotOptimize(kit_that_scores(selection));
}
BENCHMARK(mega_kit_made)->Unit(benchmark::kMillisecond);

void memory(benchmark::State& state) {
  std::mt19937 random(1);
  std::size_t most = 0;
  for (int i = 0; i < 200; ++i)
    most = std::max(most, random_board(base_kit(), 72, random).memory());
  for (auto _ : state) benchmark::DoNotOptimize(most);
  state.counters["bytes"] = static_cast<double>(most);
}
BENCHMARK(memory)->Iterations(1);

}  // namespace

BENCHMARK_MAIN();
