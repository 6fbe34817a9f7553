// Move: one thing that a player does, as somebody writes it in a line.
//
// Plain values; the tile points into the Catalog, which must outlive it.
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
// The words that a move may begin with beside tiles and figures.
inline constexpr std::string_view passing = "pass";
inline constexpr std::array<std::string_view, 10> move_actions = {
    "fairy", "tower", "ransom", "escape", "bridge", "castle", "abbey", "dragon", "bid", "flock"};

struct Move {
  // Action: what is neither, by its first word: "fairy 1,0", "ransom blue mayor".
  enum class Kind : std::uint8_t { Tile, Figure, Pass, Action };
  Kind kind = Kind::Pass;
  std::string text;                  // as written, blanks trimmed
  const Tile* tile = nullptr;        // of Tile
  std::optional<Cell> cell;          // of Figure: nothing is the tile just laid
  Rotation rotation = Rotation::R0;  // of Tile
  std::string figure;                // of Figure: id of its element
  std::string place;                 // of Figure: "city E", by the sides as they lie
  std::string action;                // of Action: "fairy"
};

// Error (with the `where`): empty or too long, no such tile or figure (with the nearest), a cell or
// a turn that is none, a part that is missing.
Result<Move> parse_move(const Catalog& catalog, const Guides& guides, std::string_view text,
                        std::string_view where);

}  // namespace cartulary
