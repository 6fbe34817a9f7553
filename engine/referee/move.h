// Move: one action of a player, parsed from a line of text.
//
// Plain values; `tile` points into the Catalog, which must outlive them.
//
//   parse_move(catalog, guides, "BA-15 2,0 r90", "MOVE");        // a tile, turned
//   parse_move(catalog, guides, "follower city E", "MOVE");      // on the tile just laid
//   parse_move(catalog, guides, "mayor 1,0 road E", "MOVE");     // sides as they lie
//   parse_move(catalog, guides, "capture blue mayor 2,1", "MOVE");
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
#include "engine/tile/side.h"

namespace cartulary {

inline constexpr std::size_t longest_move = 200;
inline constexpr std::string_view passing = "pass";
inline constexpr std::string_view going_away = "away";

// What follows the first word of an action.
enum class MovePart : std::uint8_t {
  None,
  Figure,
  Cell,
  Place,
  Side,
  Axis,
  Ends,
  Number,
  Pair,
  Flock,
  Building,
  CellOrAway
};

// The words that can begin a move, other than tiles and figures, with what follows them. A Figure
// is told by its colour and element: "blue mayor". A Place may be left out, and so may the number
// of a Pair: it is the first. "away" stands for a cell where a figure leaves the table.
struct ActionForm {
  std::string_view action;
  std::array<MovePart, 3> parts;
  std::string_view example;
};
inline constexpr std::array<ActionForm, 21> action_forms = {{
    {"fairy", {MovePart::Cell}, "fairy 1,0"},
    {"tower", {MovePart::Cell}, "tower 3,1"},
    {"capture", {MovePart::Figure, MovePart::Cell, MovePart::Place}, "capture blue mayor 2,1"},
    {"exchange", {MovePart::Figure}, "exchange red mayor"},
    {"ransom", {MovePart::Figure}, "ransom blue mayor"},
    {"princess", {MovePart::Figure, MovePart::Cell, MovePart::Place}, "princess blue mayor 2,1"},
    {"dragon", {MovePart::Side}, "dragon N"},
    {"escape", {MovePart::Cell, MovePart::Place}, "escape 1,0 city N"},
    {"bridge", {MovePart::Cell, MovePart::Axis}, "bridge 1,0 NS"},
    {"tunnel", {MovePart::Pair, MovePart::Cell, MovePart::Place}, "tunnel 1,0 road E"},
    {"ferry", {MovePart::Cell, MovePart::Ends}, "ferry 1,0 NW"},
    {"castle", {MovePart::Cell, MovePart::Place}, "castle 1,0 city N"},
    {"abbey", {MovePart::Cell}, "abbey 2,0"},
    {"gold", {MovePart::Cell}, "gold 1,0"},
    {"bid", {MovePart::Number}, "bid 3"},
    {"flock", {MovePart::Flock}, "flock expand"},
    {"festival", {MovePart::Figure, MovePart::Cell, MovePart::Place}, "festival red mayor 2,1"},
    {"abbot-back", {MovePart::Figure, MovePart::Cell}, "abbot-back red abbot 2,1"},
    {"mage", {MovePart::CellOrAway, MovePart::Place}, "mage 1,0 city N"},
    {"witch", {MovePart::CellOrAway, MovePart::Place}, "witch 1,0 road E"},
    {"building", {MovePart::Building}, "building little-house"},
}};

// The choices of "flock": a token is drawn, or the sheep score.
inline constexpr std::array<std::string_view, 2> flock_choices = {"expand", "score"};

struct Move {
  // Action: all other moves, named by their first word: "fairy 1,0", "ransom blue mayor".
  enum class Kind : std::uint8_t { Tile, Figure, Pass, Action };
  Kind kind = Kind::Pass;
  std::string text;                  // as written, without surrounding blanks
  const Tile* tile = nullptr;        // for Tile
  std::optional<Cell> cell;          // absent for Figure: on the tile just laid
  Rotation rotation = Rotation::R0;  // for Tile
  std::string figure;                // for Figure, and actions on one: id of its element
  std::string place;                 // "city E", by the sides as the tile lies; may be empty
  std::string action;                // for Action: "fairy"
  std::string player;                // for actions on a figure: the colour of its owner
  std::optional<Side> side = {};     // of "dragon N"; of a bridge the first end, N or W
  std::optional<std::array<Side, 2>> ends = {};  // of "ferry 1,0 NW", as they lie
  std::optional<int> number = {};  // of "bid 3"; of a tunnel the pair, if not the first
  std::string choice = {};         // of "flock expand", "building shed", "mage away"
};

// Errors (with the given `where`): empty or too long, an unknown tile, figure or colour (with the
// nearest), an invalid cell, rotation or side, a missing part.
Result<Move> parse_move(const Catalog& catalog, const Guides& guides, std::string_view text,
                        std::string_view where);

// The action as it is written: "capture blue mayor 2,1". Leaves out a place that is empty.
std::string written(const Move& action);

}  // namespace cartulary
