// Move: one action of a player, parsed from a line of text.
//
// Plain values; `tile` points into the Catalog, which must outlive them.
//
//   parse_move(catalog, guides, "BA-15 2,0 r90", "MOVE");        // a tile, turned
//   parse_move(catalog, guides, "follower city E", "MOVE");      // on the tile just laid
//   parse_move(catalog, guides, "mayor 1,0 road E", "MOVE");     // sides as they lie
//   parse_move(catalog, guides, "pass", "MOVE");
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/guide/guides.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"

namespace cartulary {

inline constexpr std::size_t longest_move = 200;
// The words that can begin a move, other than tiles and figures.
inline constexpr std::string_view passing = "pass";
inline constexpr std::array<std::string_view, 10> move_actions = {
    "fairy", "tower", "ransom", "escape", "bridge", "castle", "abbey", "dragon", "bid", "flock"};

struct Move {
  // Action: all other moves, named by their first word: "fairy 1,0", "ransom blue mayor".
  enum class Kind : std::uint8_t { Tile, Figure, Pass, Action };
  Kind kind = Kind::Pass;
  std::string text;                  // as written, without surrounding blanks
  const Tile* tile = nullptr;        // for Tile
  std::optional<Cell> cell;          // absent for Figure: on the tile just laid
  Rotation rotation = Rotation::R0;  // for Tile
  std::string figure;                // for Figure: id of its element
  std::string place;                 // for Figure: "city E", by the sides as the tile lies
  std::string action;                // for Action: "fairy"
};

// Errors (with the given `where`): empty or too long, an unknown tile or figure (with the nearest),
// an invalid cell or rotation, a missing part.
Result<Move> parse_move(const Catalog& catalog, const Guides& guides, std::string_view text,
                        std::string_view where);

}  // namespace cartulary
