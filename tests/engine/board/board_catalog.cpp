#include "tests/engine/board/board_catalog.h"

#include <algorithm>
#include <fstream>
#include <list>
#include <sstream>

#include "engine/board/board_text.h"
#include "engine/guide/table_formulas.h"
#include "engine/text/text.h"
#include "tests/support/board_formulas.h"
#include "tests/support/catch.h"

namespace cartulary::test {

namespace {

SetKind kind_of(const std::string& word) {
  return *parse_set_kind(word);
}

void add_words(Tile& tile, const std::vector<std::string_view>& words) {
  const std::string first(words[0]);
  if (first[0] == '*') {
    const auto colon = first.find(':');
    tile.symbols.push_back({first.substr(1, colon == std::string::npos ? colon : colon - 1),
                            colon == std::string::npos ? "" : first.substr(colon + 1)});
    return;
  }
  Segment segment;
  segment.kind = *parse_segment_kind(first);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string word(words[i]);
    if (word[0] == '@')
      segment.cities.push_back(std::stoi(word.substr(1)));
    else if (word[0] == '+')
      segment.pennants = std::stoi(word.substr(1));
    else if (word[0] == '!')
      segment.marks = static_cast<std::uint8_t>(
          segment.marks | 1U << static_cast<unsigned>(*parse_segment_mark(word.substr(1))));
    else if (segment.kind == SegmentKind::Field)
      segment.halves |= 1U << static_cast<unsigned>(*half_index(tile.shape, word));
    else
      segment.sides |= 1U << static_cast<unsigned>(*side_index(tile.shape, word));
  }
  tile.segments.push_back(segment);
}

Tile read_tile(const std::string& set, std::string_view line) {
  Tile tile;
  tile.set = set;
  bool head = true;
  for (const std::string_view part : split(line, '|')) {
    const auto words = split(trimmed(part), ' ');
    if (!head) {
      add_words(tile, words);
      continue;
    }
    head = false;
    tile.id = words[0];
    tile.number = std::stoi(std::string(words[0].substr(words[0].find('-') + 1)));
    tile.edges = words[1];
    tile.copies[0] = std::stoi(std::string(words[2]));
    tile.shape = *parse_shape(words[3]);
    tile.cls = *parse_tile_class(words[4]);
  }
  return tile;
}

Catalog read_catalog() {
  std::ifstream file(CARTULARY_SOURCE_DIR "/tests/engine/board/board_tiles.txt");
  std::vector<TileSet> sets;
  std::vector<Tile> tiles;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("set ")) {
      std::istringstream words(line.substr(4));
      std::string kind;
      TileSet set;
      words >> set.id >> set.code >> kind;
      set.title = set.id;
      set.kind = kind_of(kind);
      set.editions = {Edition::C1};
      sets.push_back(set);
    } else if (!line.empty()) {
      tiles.push_back(read_tile(sets.back().id, line));
    }
  }
  return Catalog(std::move(sets), std::move(tiles));
}

}  // namespace

const Catalog& board_catalog() {
  static const Catalog catalog = read_catalog();
  return catalog;
}

const Tile* tile(const std::string& id) {
  const Tile* found = board_catalog().find_tile(id);
  if (found == nullptr) FAIL("no tile " << id);
  return found;
}

const BoardKit& kit_of(const std::map<std::string, int>& sets,
                       const std::map<std::string, std::string>& rules) {
  static std::list<BoardKit> kits;
  Selection selection;
  selection.sets = sets;
  selection.rules = rules;
  for (const BoardKit& kit : kits)
    if (kit.selection == selection) return kit;
  auto kit = board_kit(board_catalog(), selection,
                       table_formulas(board_catalog(), board_scoring(), selection));
  if (!kit) FAIL(to_text(kit.error()));
  kits.push_back(std::move(*kit));
  return kits.back();
}

Placement at(const std::string& id, int x, int y, int degrees) {
  return {tile(id), moved({}, x, y), *rotation_of_degrees(degrees)};
}

Board board_of(const BoardKit& kit, const std::string& text) {
  auto board = parse_board(kit, text);
  if (!board) FAIL(to_text(board.error()));
  return std::move(*board);
}

}  // namespace cartulary::test
