#include "tiledb/board/board_file.h"

#include <algorithm>
#include <array>

#include "engine/position/board_figures.h"
#include "engine/text/said.h"
#include "engine/text/text.h"
#include "tiledb/board/jcz_reader.h"
#include "tiledb/board/json_reader.h"
#include "tiledb/board/own_board_reader.h"

namespace cartulary::tiledb {

std::string_view to_text(BoardSource source) {
  constexpr std::array<std::string_view, 3> names = {"own", "jcz", "notation"};
  return names[static_cast<std::size_t>(source)];
}

Result<BoardFile> parse_board_file(const Catalog& catalog, std::string_view text,
                                   std::string_view where, const NotationSupport& notation) {
  const bool reads = notation.read != nullptr && notation.guides != nullptr;
  if (reads && is_notation(text)) return notation.read(catalog, *notation.guides, text, where);
  if (trimmed(text.substr(0, 256)).starts_with('<'))
    return Error{
        .where = std::string(where), .what = said("wrong-file.xml"), .fix = first_version_fix()};
  const Result<JsonNode> root = parse_json(text, where, {max_board_bytes, max_board_depth});
  if (!root) return root.error();
  const JsonSpot whole(*root, std::string(where));
  // Answers and questions of this program hold the board in a member.
  const auto inside = whole.find("board");
  const bool is_inside = inside && inside->node().is(JsonNode::Kind::Object);
  const JsonSpot& spot = is_inside ? *inside : whole;
  const auto inner = spot.find("notation");
  if (reads && inner && inner->node().is(JsonNode::Kind::Text))
    return notation.read(catalog, *notation.guides, inner->node().text, where);
  for (const std::string_view key : {"setup", "replay", "appVersion"})
    if (spot.node().find(key) != nullptr) return read_jcz_game(catalog, spot);
  if (is_inside || spot.node().find("tiles") != nullptr) return read_own_board(catalog, spot);
  return spot.error(
      said("wrong-file.no-board"),
      said("wrong-file.give-board", {{"board", "{\"selection\": ..., \"tiles\": [...]}"}}));
}

bool has_tunnel_tokens(const BoardFile& file, const Selection& selection) {
  if (file.game && file.game->elements) return file.game->plays("tunnel");
  return selection.sets.contains("tunnel") ||
         std::ranges::count(file.elements, tunnel_token_element) > 0 ||
         std::ranges::count(file.figures, tunnel_token_element, &PositionFigure::figure) > 0;
}

Result<Board> lay_board(const BoardFile& file, const BoardKit& kit) {
  Board board(kit);
  for (const FiledTile& tile : file.tiles) {
    const Status placed = board.place(tile.placement);
    if (placed) continue;
    Error error = placed.error();
    error.where = tile.where;
    return error;
  }
  return board;
}

}  // namespace cartulary::tiledb
