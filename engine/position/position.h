// Position: a board with figures that illustrates a rule or ruling, and the results expected of it.
//
// Plain values that own their strings; tiles are named by id. lay_position() (position_faults.h)
// builds a Board from it, and position_faults() compares each expectation with the engine's result.
//
//   for (const Position& position : positions)
//     if (position.set() == "tower") ... position.title, position.text
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/scoring/feature_kind.h"
#include "engine/text/record_id.h"
#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/side.h"
#include "engine/tile/source.h"

namespace cartulary {

struct RuleRecord;

// The player colours, which identify the owners of figures.
std::span<const std::string_view> player_names();

struct PositionTile {
  std::string tile;
  Cell cell;
  Rotation rotation = Rotation::R0;
  friend bool operator==(const PositionTile&, const PositionTile&) = default;
};

// Pairs of tunnel tokens that one player may have.
inline constexpr int most_tunnel_pairs = 3;

struct PositionFigure {
  std::string player;  // empty: belongs to nobody, like the dragon
  std::string figure;  // id of its element
  Cell cell;
  std::string at;  // as find_spot() takes it; empty: on the tile as a whole
  int count = 1;   // number of pieces, for towers
  std::string note;
  int pair = 1;  // of a tunnel token: which of the pairs of its player
  friend bool operator==(const PositionFigure&, const PositionFigure&) = default;
};

// A corner of a cell, in the orientation of the board.
enum class Corner : std::uint8_t { NW, NE, SE, SW };
inline constexpr std::array<std::string_view, 4> corner_names = {"NW", "NE", "SE", "SW"};
std::string_view to_text(Corner corner);
std::optional<Corner> parse_corner(std::string_view text);

// The two roads that a ferry joins are told by their sides in the order N, W, E, S: "NS", "WE",
// "NW".
std::string ends_name(std::array<Side, 2> ends);
// In any order. Nothing unless the text names two sides.
std::optional<std::array<Side, 2>> parse_ends(std::string_view text);
// Turns the sides as stored to those as they lie.
std::array<Side, 2> ends_as_they_lie(std::array<Side, 2> ends, Rotation rotation);

// The two directions of a bridge are named by its ends and told by the first: "NS" by N, "WE" by W.
std::string axis_name(Side first);
std::optional<Side> parse_axis(std::string_view text);
// Turns a direction of the tile as stored to that of the tile as it lies, and back.
Side axis_as_it_lies(Side first, Rotation rotation);

// The place of a figure on a bridge.
inline constexpr std::string_view bridge_place = "bridge";

// A place on a tile where a figure can stand: a segment, a building that is a symbol of the tile
// (garden, abbey, castle), a bridge over it, or the point at a corner of its cell.
struct Spot {
  enum class Kind : std::uint8_t { Segment, Building, Bridge, Corner };
  Kind kind = Kind::Segment;
  int segment = 0;                // index in Tile::segments
  std::optional<Side> side = {};  // the side of a square by which a road is named
  FeatureKind building = FeatureKind::Garden;
  Corner corner = Corner::NW;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// Parses a place: "city N", "field WL" (a side or half side of the tile as stored), "cloister",
// "garden", "bridge" (if the tile can carry one), "corner NW" (as the cell lies). Returns nothing
// if the tile has no such place.
std::optional<Spot> find_spot(const Tile& tile, std::string_view at);
// All names that find_spot() accepts for the tile, one for each segment, without the bridge. Of
// several segments without a side, the second is "field 2".
std::vector<std::string> spot_names(const Tile& tile);

// Converts a place of the tile as stored to the sides of the tile as it lies: "city N" of a tile
// rotated by 90 becomes "city E", the direction "NS" of a bridge or ferry "WE". Corners belong to
// the cell and do not change. Nothing for pieces that are not squares.
std::optional<std::string> place_as_it_lies(const Tile& tile, Rotation rotation,
                                            std::string_view at);
// The inverse, whether the tile has such a place or not.
std::optional<std::string> name_as_stored(const Tile& tile, Rotation rotation,
                                          std::string_view lies);
// Converts a place as the tile lies to the place as stored. Nothing if find_spot()
// does not accept the result.
std::optional<std::string> place_as_stored(const Tile& tile, Rotation rotation,
                                           std::string_view lies);

// When a farm with a barn is scored (Abbey and Mayor): Placed scores the farmers when the barn is
// placed, Joined scores them when their farm is joined to one with a barn, Final scores the barn
// itself at the end of the game.
enum class BarnMoment : std::uint8_t { Placed, Joined, Final };
inline constexpr std::array<std::string_view, 3> barn_moment_names = {"placed", "joined", "final"};
std::string_view to_text(BarnMoment moment);
std::optional<BarnMoment> parse_barn_moment(std::string_view text);

// A feature, identified by its kind and all of its cells, and the values expected of it.
struct ExpectedFeature {
  FeatureKind kind = FeatureKind::City;
  std::vector<Cell> cells;  // sorted
  std::optional<bool> complete;
  std::optional<int> tiles;
  std::optional<int> pennants;
  std::optional<int> open_sides;
  std::optional<int> points;  // as it is now, for a player with the majority
  std::optional<BarnMoment> barn;
  // What each player scores by the figures on it. Players not listed score nothing.
  std::optional<std::map<std::string, int>> scores;
  friend bool operator==(const ExpectedFeature&, const ExpectedFeature&) = default;
};

struct ExpectedHole {
  Cell cell;
  std::string pattern;
  std::optional<std::vector<std::string>> fits;  // the remaining tiles that fit, in listing order
  friend bool operator==(const ExpectedHole&, const ExpectedHole&) = default;
};

struct ExpectedIllegal {
  Cell cell;
  std::string why;
  friend bool operator==(const ExpectedIllegal&, const ExpectedIllegal&) = default;
};

struct ExpectedTower {
  Cell cell;
  std::vector<Cell> range;  // tiles in range, sorted
  std::vector<Cell> takes;  // cells with followers that it may capture, sorted
  friend bool operator==(const ExpectedTower&, const ExpectedTower&) = default;
};

// Whether a barn may stand on a corner point.
struct ExpectedBarnSite {
  Cell cell;
  Corner corner = Corner::NW;
  bool allowed = false;
  friend bool operator==(const ExpectedBarnSite&, const ExpectedBarnSite&) = default;
};

// A flight of the dragon from its current cell.
struct ExpectedFlight {
  std::vector<Cell> reach;  // all cells that some flight enters, sorted
  std::vector<Cell> path;   // one complete flight, in order
  std::vector<Cell> eaten;  // cells on the path with players' figures, sorted
  friend bool operator==(const ExpectedFlight&, const ExpectedFlight&) = default;
};

struct Expectation {
  bool legal = true;
  std::vector<ExpectedIllegal> illegal;
  std::vector<ExpectedFeature> features;
  std::vector<ExpectedHole> holes;
  std::vector<ExpectedTower> towers;
  std::vector<ExpectedBarnSite> barn_sites;
  std::optional<ExpectedFlight> dragon;
  // What each player's farmers score on the whole board (scoring/farms.h). Players not listed score
  // nothing.
  std::optional<std::map<std::string, int>> farms;
  friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Position {
  static constexpr RecordKind record_kind = RecordKind::Position;
  std::string id;  // "tower/range-one-piece"
  std::string title;
  std::vector<std::string> shows;  // ids of rules and rulings
  std::string text;
  Selection selection;
  std::vector<PositionTile> tiles;  // in the order of placement
  std::vector<PositionFigure> figures;
  Expectation expect;
  std::vector<SourcePlace> sources;
  std::string note;

  // The set: the part of the id before the slash.
  std::string_view set() const { return std::string_view(id).substr(0, id.find('/')); }
  friend bool operator==(const Position&, const Position&) = default;
};

// The positions listed by a rule or ruling, in its order, then the others that refer to it.
std::vector<const Position*> positions_showing(std::span<const Position> positions,
                                               const RuleRecord& record);
// The elements of its figures, then those that its text links to, each once.
std::vector<std::string> elements_in(const Position& position);
// The positions whose elements_in() include this element.
std::vector<const Position*> positions_with(std::span<const Position> positions,
                                            std::string_view element);
// By id; null if there is none.
const Position* find_position(std::span<const Position> positions, std::string_view id);

}  // namespace cartulary
