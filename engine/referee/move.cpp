#include "engine/referee/move.h"

#include <algorithm>
#include <vector>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view examples =
    "write 'BA-15 2,0 r90', 'follower city E', 'mayor 1,0 road E', 'fairy 1,0' or 'pass'";

Error move_error(std::string_view where, std::string what, std::string_view fix = examples,
                 std::string suggestion = {}) {
  return Error{.where = std::string(where),
               .what = std::move(what),
               .fix = std::string(fix),
               .suggestion = std::move(suggestion)};
}

std::optional<Rotation> parse_turn(std::string_view text) {
  if (text.empty() || to_lower(text.substr(0, 1)) != "r") return std::nullopt;
  for (const Rotation rotation : all_rotations)
    if (text.substr(1) == std::to_string(degrees(rotation))) return rotation;
  return std::nullopt;
}

Result<Move> tile_move(Move move, const std::vector<std::string_view>& words,
                       std::string_view where) {
  move.kind = Move::Kind::Tile;
  if (words.size() < 2 || words.size() > 3)
    return move_error(where, "a tile is laid on a cell, in a turn");
  move.cell = parse_cell(words[1]);
  if (!move.cell)
    return move_error(where, quoted(words[1]) + " is no cell", "write x,y such as 2,0");
  if (words.size() == 2) return move;
  const std::optional<Rotation> turn = parse_turn(words[2]);
  if (!turn)
    return move_error(where, quoted(words[2]) + " is no turn", "write r0, r90, r180 or r270");
  move.rotation = *turn;
  return move;
}

Result<Move> figure_move(Move move, const std::vector<std::string_view>& words,
                         std::string_view where) {
  move.kind = Move::Kind::Figure;
  std::size_t next = 1;
  if (next < words.size()) move.cell = parse_cell(words[next]);
  if (move.cell) ++next;
  for (; next < words.size(); ++next) add_item(move.place, std::string(words[next]), " ");
  if (move.place.empty())
    return move_error(where, "where the " + move.figure + " goes is missing",
                      "write a place of the tile as it lies, such as 'city E' or 'field NL'");
  return move;
}

}  // namespace

Result<Move> parse_move(const Catalog& catalog, const Guides& guides, std::string_view text,
                        std::string_view where) {
  if (text.size() > longest_move)
    return move_error(where, "a move has at most " + std::to_string(longest_move) + " bytes");
  Move move;
  move.text = std::string(trimmed(text));
  std::vector<std::string_view> words = split(move.text, ' ');
  std::erase_if(words, [](std::string_view word) { return word.empty(); });
  if (words.empty()) return move_error(where, "is empty");
  const std::string first = to_lower(words.front());
  if (first == passing) {
    if (words.size() > 1) return move_error(where, "nothing stands behind 'pass'");
    return move;
  }
  if (std::ranges::find(move_actions, first) != move_actions.end()) {
    move.kind = Move::Kind::Action;
    move.action = first;
    if (words.size() > 1) move.cell = parse_cell(words[1]);
    return move;
  }
  if (const Tile* tile = catalog.find_tile(words.front())) {
    move.tile = tile;
    return tile_move(std::move(move), words, where);
  }
  if (guides.find_figure(first) != nullptr) {
    move.figure = first;
    return figure_move(std::move(move), words, where);
  }
  std::vector<std::string> known(move_actions.begin(), move_actions.end());
  known.emplace_back(passing);
  for (const GuideFigure& figure : guides.figures) known.push_back(figure.element);
  return move_error(where, quoted(words.front()) + " is neither a tile nor a figure nor an action",
                    examples, nearest(first, known));
}

}  // namespace cartulary
