// Every tile and every set of JCloisterZone 5, read from saved games made for it.
//
// The sides of their drawings stand in jcz_tiles.txt, apart from the content, so that the turns
// which the content keeps are held against something.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "engine/board/board_kit.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/board/jcz_file.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::jcz_tiles_test {
namespace {

using test::JczFile;

constexpr std::array<const char*, 4> turns = {"R0", "R90", "R180", "R270"};

const Catalog& catalog() {
  return test::project_library().catalog;
}

std::vector<std::vector<std::string>> rows_of(const std::string& name) {
  std::ifstream file(std::string(CARTULARY_SOURCE_DIR) + "/tests/tiledb/board/" + name);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    std::vector<std::string> row;
    for (std::string word; words >> word;) row.push_back(word);
    rows.push_back(row);
  }
  return rows;
}

// Their ids and the sides of their drawings.
const std::map<std::string, std::string>& their_tiles() {
  static const std::map<std::string, std::string> tiles = [] {
    std::map<std::string, std::string> made;
    for (const auto& row : rows_of("jcz_tiles.txt")) made[row.at(0)] = row.at(1);
    return made;
  }();
  return tiles;
}

char side_after(const std::string& edges, int turn, int side) {
  return edges[static_cast<std::size_t>((side - turn) & 3)];
}

// A neighbour that shows `letter` towards the side opposite to `side`: their id and their turn.
std::pair<std::string, int> neighbour(char letter, int side) {
  static const std::map<char, std::string> by_letter = {
      {'c', "BA/C"}, {'f', "BA/L"}, {'r', "BA/RFr"}, {'s', "RI.1/IFI"}};
  const std::string& id = by_letter.at(letter);
  const int facing = (side + 2) & 3;
  for (int turn = 0; turn < 4; ++turn)
    if (side_after(their_tiles().at(id), turn, facing) == letter) return {id, turn};
  return {};
}

// The tile at 0,0 in one of their turns, and around it neighbours whose sides match the drawing
// turned by `drawn`.
std::string surrounded(const std::string& jcz_set, const std::string& id, int turn, int drawn) {
  constexpr std::array<std::array<int, 2>, 4> beside = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  JczFile game({{jcz_set, 1}});
  game.tile(id, turns[static_cast<std::size_t>(turn)], 0, 0);
  for (int side = 0; side < 4; ++side) {
    const char letter = side_after(their_tiles().at(id), drawn, side);
    if (letter == 'x') continue;
    const auto [tile, its_turn] = neighbour(letter, side);
    const auto& cell = beside[static_cast<std::size_t>(side)];
    game.tile(tile, turns[static_cast<std::size_t>(its_turn)], cell[0], cell[1]);
  }
  return game.text();
}

struct Read {
  BoardFile file;
  std::size_t illegal = 0;
};

Read read(const std::string& text) {
  Result<BoardFile> file = parse_board_file(catalog(), text, "game.jcz");
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.ok());
  const Result<BoardKit> kit = board_kit(catalog(), file->selection);
  REQUIRE(kit.ok());
  const Result<Board> board = lay_board(*file, *kit);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.ok());
  return {*std::move(file), board->illegal().size()};
}

bool looks_alike(const std::string& edges, int turn) {
  for (int side = 0; side < 4; ++side)
    if (side_after(edges, 0, side) != side_after(edges, turn, side)) return false;
  return true;
}

// Their sets that have the tile, one for each edition.
std::vector<std::pair<const TileSet*, const JczSet*>> sets_with(const std::string& id) {
  std::vector<std::pair<const TileSet*, const JczSet*>> found;
  for (const TileSet& set : catalog().sets())
    for (const JczSet& jcz : set.jcz)
      for (const Tile& tile : catalog().tiles_of(set.id))
        if (tile.jcz && tile.jcz->id == id && tile.exists_in(jcz.edition) &&
            (jcz.tiles.empty() ||
             std::find(jcz.tiles.begin(), jcz.tiles.end(), tile.id) != jcz.tiles.end()))
          found.emplace_back(&set, &jcz);
  return found;
}

}  // namespace

TEST_CASE("Every tile of JCloisterZone stands in the content, and none beside them") {
  std::set<std::string> ours;
  for (const Tile& tile : catalog().tiles())
    if (tile.jcz && tile.edges != "****") ours.insert(tile.jcz->id);
  std::set<std::string> theirs;
  for (const auto& [id, edges] : their_tiles()) theirs.insert(id);
  CHECK(theirs.size() == 358);
  CHECK(ours == theirs);
}

TEST_CASE("Each tile lies as in their game, in each turn and each edition") {
  int games = 0, turned_wrongly = 0;
  for (const auto& [id, edges] : their_tiles()) {
    const auto sets = sets_with(id);
    INFO(id);
    REQUIRE_FALSE(sets.empty());
    for (const auto& [set, jcz] : sets)
      for (int turn = 0; turn < 4; ++turn) {
        INFO(jcz->id << " turned " << turn);
        const Read right = read(surrounded(jcz->id, id, turn, turn));
        const Tile& tile = *right.file.tiles.at(0).placement.tile;
        CHECK(tile.set == set->id);
        CHECK(tile.jcz->id == id);
        CHECK(right.illegal == 0);
        ++games;
        for (int wrong = 1; wrong < 4; ++wrong) {
          if (looks_alike(edges, wrong)) continue;
          CHECK(read(surrounded(jcz->id, id, (turn + wrong) & 3, turn)).illegal > 0);
          ++turned_wrongly;
        }
      }
  }
  CHECK(games > 2000);
  CHECK(turned_wrongly > 3000);
}

TEST_CASE("An abbey fits between any four neighbours") {
  JczFile game({{"basic:1", 1}, {"abbey-and-mayor:1", 1}});
  game.start("BA/RCr", 0, 0).tile("BA/RFr", "R0", 1, 0).tile("BA/RFr", "R0", 2, 0);
  game.tile("BA/L", "R0", 0, 1).tile("BA/L", "R0", 0, 2).tile("BA/L", "R0", 2, 1);
  game.tile("BA/L", "R0", 2, 2).tile("BA/L", "R0", 1, 2).tile("AM/A", "R90", 1, 1);
  const Read abbey = read(game.text());
  CHECK(abbey.file.tiles.back().placement.tile->edges == "****");
  CHECK(abbey.illegal == 0);
}

TEST_CASE("Each set of JCloisterZone is one of ours in an edition, with as many tiles") {
  const auto rows = rows_of("jcz_sets.txt");
  CHECK(rows.size() == 51);
  for (const auto& row : rows) {
    INFO(row.at(0));
    const Read game = read(JczFile({{row.at(0), 1}}).text());
    const Selection& selection = game.file.selection;
    CHECK(selection.sets == std::map<std::string, int>{{row.at(2), 1}});
    CHECK(to_text(edition_for(selection, *catalog().find_set(row.at(2)))) == row.at(3));
    const auto pieces = pieces_of(catalog(), selection);
    REQUIRE(pieces.ok());
    int tiles = 0;
    for (const HeldPiece& piece : *pieces)
      if (piece.tile->jcz && piece.tile->edges != "****") tiles += piece.copies;
    CHECK(tiles == std::stoi(row.at(1)));
  }
}

}  // namespace cartulary::tiledb::jcz_tiles_test
