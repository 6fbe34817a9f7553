// Position: a board that shows a rule or ruling, with figures and with what is to be expected of
// it.
//
// Plain values that own their text; tiles stand by id. lay_position() (replay.h) makes a Board of
// it, replay() compares each expectation with what the engine finds.
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
#include "engine/tile/cell.h"
#include "engine/tile/rotation.h"
#include "engine/tile/source.h"

namespace cartulary {

struct RuleRecord;

// The colours of players, by which figures are told apart.
std::span<const std::string_view> player_names();

struct PositionTile {
  std::string tile;
  Cell cell;
  Rotation rotation = Rotation::R0;
  friend bool operator==(const PositionTile&, const PositionTile&) = default;
};

struct PositionFigure {
  std::string player;  // empty: of nobody, as the dragon
  std::string figure;  // id of an element
  Cell cell;
  std::string at;  // see find_spot; empty: on the tile as a whole
  int count = 1;   // pieces, of towers
  std::string note;
  friend bool operator==(const PositionFigure&, const PositionFigure&) = default;
};

// Where two sides of a cell meet, as it lies.
enum class Corner : std::uint8_t { NW, NE, SE, SW };
inline constexpr std::array<std::string_view, 4> corner_names = {"NW", "NE", "SE", "SW"};
std::string_view to_text(Corner corner);
std::optional<Corner> parse_corner(std::string_view text);

// Where on a tile a figure stands: on a segment, in a building that is a symbol of the tile
// (garden, abbey, castle), or on the point at a corner of its cell.
struct Spot {
  enum class Kind : std::uint8_t { Segment, Building, Corner };
  Kind kind = Kind::Segment;
  int segment = 0;  // position in Tile::segments
  FeatureKind building = FeatureKind::Garden;
  Corner corner = Corner::NW;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// "city N", "field WL" (a side or half side of the tile as stored), "cloister", "garden",
// "corner NW" (as it lies). Nothing if the tile has no such place.
std::optional<Spot> find_spot(const Tile& tile, std::string_view at);
// All that find_spot takes for the tile, one name for each segment: of several without a side the
// second is "field 2".
std::vector<std::string> spot_names(const Tile& tile);

// A place of the tile as stored, named by the sides as the tile lies: "city N" of a tile turned by
// 90 is "city E". Corners name the cell and stay. Nothing for pieces that are no squares, and for
// what find_spot does not take.
std::optional<std::string> place_as_it_lies(const Tile& tile, Rotation rotation,
                                            std::string_view at);
// The way back: the place as stored that is called so as the tile lies.
std::optional<std::string> place_as_stored(const Tile& tile, Rotation rotation,
                                           std::string_view lies);

// What a barn does on the farm (Abbey and Mayor): the farmers are scored as it is placed, or as
// their farm is joined to one with a barn; it is scored itself at the end.
enum class BarnMoment : std::uint8_t { Placed, Joined, Final };
inline constexpr std::array<std::string_view, 3> barn_moment_names = {"placed", "joined", "final"};
std::string_view to_text(BarnMoment moment);
std::optional<BarnMoment> parse_barn_moment(std::string_view text);

// A feature by its kind and all of its cells, and what is said of it.
struct ExpectedFeature {
  FeatureKind kind = FeatureKind::City;
  std::vector<Cell> cells;  // sorted
  std::optional<bool> complete;
  std::optional<int> tiles;
  std::optional<int> pennants;
  std::optional<int> open_sides;
  std::optional<int> points;  // as it stands, for who has the majority
  std::optional<BarnMoment> barn;
  // What each player scores by the figures on it; who is not named scores nothing.
  std::optional<std::map<std::string, int>> scores;
  friend bool operator==(const ExpectedFeature&, const ExpectedFeature&) = default;
};

struct ExpectedHole {
  Cell cell;
  std::string pattern;
  std::optional<std::vector<std::string>> fits;  // the tiles left that fit, in listing order
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
  std::vector<Cell> takes;  // where followers stand that it may capture, sorted
  friend bool operator==(const ExpectedTower&, const ExpectedTower&) = default;
};

// Whether a barn may stand on a point.
struct ExpectedBarnSite {
  Cell cell;
  Corner corner = Corner::NW;
  bool allowed = false;
  friend bool operator==(const ExpectedBarnSite&, const ExpectedBarnSite&) = default;
};

// A flight of the dragon from where it sits.
struct ExpectedFlight {
  std::vector<Cell> reach;  // all cells that a flight may enter, sorted
  std::vector<Cell> path;   // one whole flight, in order
  std::vector<Cell> eaten;  // where figures of players stand on the path, sorted
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
  // What each player's farmers bring on the whole board (scoring/farms.h); who is not named:
  // nothing.
  std::optional<std::map<std::string, int>> farms;
  friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Position {
  std::string id;  // "tower/range-one-piece"
  std::string title;
  std::vector<std::string> shows;  // ids of rules and rulings
  std::string text;
  Selection selection;
  std::vector<PositionTile> tiles;  // in the order in which they are laid
  std::vector<PositionFigure> figures;
  Expectation expect;
  std::vector<SourcePlace> sources;
  std::string note;

  // The set that begins its id.
  std::string_view set() const { return std::string_view(id).substr(0, id.find('/')); }
  friend bool operator==(const Position&, const Position&) = default;
};

// The positions that a rule or ruling names, in its order, then the others that name it.
std::vector<const Position*> positions_showing(std::span<const Position> positions,
                                               const RuleRecord& record);
// The elements of its figures, then those that its text links to; each once.
std::vector<std::string> elements_in(const Position& position);
// The positions with an element among these.
std::vector<const Position*> positions_with(std::span<const Position> positions,
                                            std::string_view element);
// By id; null if there is none.
const Position* find_position(std::span<const Position> positions, std::string_view id);

}  // namespace cartulary
