// The members of positions and of what is expected of them, in the order of JSON.
// docs/how-to-add.md explains how to add one. members.h explains what is generated from the list.
#pragma once

#include <array>
#include <string_view>

#include "engine/position/position.h"
#include "engine/text/members.h"
#include "engine/tile/source_members.h"

namespace cartulary {

inline constexpr std::array<std::string_view, 8> player_colours = {
    "black", "blue", "green", "grey", "pink", "red", "violet", "yellow"};

template <>
struct WordsOf<Corner> {
  static constexpr auto& names = corner_names;
  static constexpr auto parse = parse_corner;
  static constexpr const char* damaged = "a corner is none";
};
template <>
struct WordsOf<FeatureKind> {
  static constexpr auto& names = feature_kind_names;
  static constexpr auto parse = parse_feature_kind;
  static constexpr const char* damaged = "a kind of feature is none";
};
template <>
struct WordsOf<BarnMoment> {
  static constexpr auto& names = barn_moment_names;
  static constexpr auto parse = parse_barn_moment;
  static constexpr const char* damaged = "a moment of a barn is none";
};

namespace position_lists {

inline constexpr int most_points = 999;

// A cell is two keys of whatever lies on it.
template <class Record>
constexpr auto at_cell(Cell Record::* cell) {
  constexpr auto coordinates =
      mixed_list(member("x", &Cell::x,
                        {.meaning = "column of the cell, growing to the east",
                         .least = -farthest_cell,
                         .most = farthest_cell,
                         .needed = true}),
                 member("y", &Cell::y,
                        {.meaning = "row of the cell, growing to the south",
                         .least = -farthest_cell,
                         .most = farthest_cell,
                         .needed = true}));
  return spread(cell, coordinates);
}

// Points by player.
constexpr MemberTraits scores(std::string_view meaning, std::string_view column = {}) {
  return {.meaning = meaning,
          .column = column,
          .words = player_colours,
          .word = "player",
          .least = 1,
          .most = most_points};
}

}  // namespace position_lists

template <>
struct MembersOf<PositionTile> {
  static constexpr RecordTraits record = {"a tile", "", "", ""};
  static constexpr auto list = mixed_list(
      member("tile", &PositionTile::tile,
             {.meaning = "id of the tile",
              .column = "tile_id",
              .names = NameKind::Tile,
              .needed = true}),
      position_lists::at_cell(&PositionTile::cell),
      member(
          "rotation", &PositionTile::rotation,
          {.meaning = "clockwise degrees from the tile as stored", .most = 270, .needed = true}));
};

template <>
struct MembersOf<PositionFigure> {
  static constexpr RecordTraits record = {"a figure", "", "", ""};
  static constexpr auto list = mixed_list(

      member("player", &PositionFigure::player,
             {.meaning = "the player; null: nobody's", .words = player_colours, .word = "player"}),
      member("figure", &PositionFigure::figure,
             {.meaning = "id of the element",
              .column = "element_id",
              .names = NameKind::Element,
              .needed = true}),
      position_lists::at_cell(&PositionFigure::cell),

      member("at", &PositionFigure::at,
             {.meaning = "the place on the tile, by its sides as stored", .column = "place"}),
      DerivedMember{"lies", Derived::Lies,
                    "the same place by the sides as the tile lies; null for pieces that are no "
                    "squares. In a board that is sent it may stand instead of at"},
      member("count", &PositionFigure::count,
             {.meaning = "how many pieces", .least = 1, .most = 99}),
      member("note", &PositionFigure::note, {.meaning = "remarks"}),
      member("pair", &PositionFigure::pair,
             {.meaning = "of a tunnel token: which of the pairs of its player, if not the first",
              .least = 1,
              .most = most_tunnel_pairs,
              .omitted = true}));
};

template <>
struct MembersOf<ExpectedIllegal> {
  static constexpr auto list =
      mixed_list(position_lists::at_cell(&ExpectedIllegal::cell),
                 member("why", &ExpectedIllegal::why,
                        {.meaning = "why the tile may not lie there", .needed = true}));
};

template <>
struct MembersOf<ExpectedFeature> {
  static constexpr auto list = mixed_list(
      member("kind", &ExpectedFeature::kind, {.meaning = "the kind of feature", .needed = true}),
      member("cells", &ExpectedFeature::cells,
             {.meaning = "its cells, x and y",
              .needed = true,
              .fix = "name all cells of the feature"}),
      member("complete", &ExpectedFeature::complete, {.meaning = "whether it is complete"}),
      member("tiles", &ExpectedFeature::tiles,
             {.meaning = "tiles that it is on", .least = 1, .most = most_pieces}),
      member("pennants", &ExpectedFeature::pennants,
             {.meaning = "pennants in it", .most = most_pieces}),
      member("open_sides", &ExpectedFeature::open_sides,
             {.meaning = "sides that lead on", .most = 4 * most_pieces}),
      member("points", &ExpectedFeature::points,
             {.meaning = "what it scores", .most = position_lists::most_points}),
      member("barn", &ExpectedFeature::barn, {.meaning = "what a barn does there"}),
      member("scores", &ExpectedFeature::scores,
             position_lists::scores("points by player", "scored")));
};

template <>
struct MembersOf<ExpectedHole> {
  static constexpr auto list =
      mixed_list(position_lists::at_cell(&ExpectedHole::cell),
                 member("pattern", &ExpectedHole::pattern,
                        {.meaning = "what its neighbours show", .needed = true}),
                 member("fits", &ExpectedHole::fits,
                        {.meaning = "ids of the tiles that fit", .names = NameKind::Tile}));
};

template <>
struct MembersOf<ExpectedTower> {
  static constexpr auto list =
      mixed_list(position_lists::at_cell(&ExpectedTower::cell),
                 member("range", &ExpectedTower::range,
                        {.meaning = "cells in its range", .column = "reach", .needed = true}),
                 member("takes", &ExpectedTower::takes,
                        {.meaning = "cells of figures that it may take", .needed = true}));
};

template <>
struct MembersOf<ExpectedBarnSite> {
  static constexpr auto list =
      mixed_list(position_lists::at_cell(&ExpectedBarnSite::cell),
                 member("corner", &ExpectedBarnSite::corner,
                        {.meaning = "the corner of the cell", .needed = true}),
                 member("allowed", &ExpectedBarnSite::allowed,
                        {.meaning = "whether a barn may stand there", .needed = true}));
};

template <>
struct MembersOf<ExpectedFlight> {
  static constexpr auto list =
      mixed_list(member("reach", &ExpectedFlight::reach,
                        {.meaning = "cells that it can reach", .needed = true}),
                 member("path", &ExpectedFlight::path,
                        {.meaning = "cells that it flies over", .needed = true}),
                 member("eaten", &ExpectedFlight::eaten,
                        {.meaning = "cells of figures that it eats", .needed = true}));
};

template <>
struct MembersOf<Expectation> {
  static constexpr auto list =
      mixed_list(member("legal", &Expectation::legal,
                        {.meaning = "whether every tile may lie where it does", .needed = true}),
                 member("illegal", &Expectation::illegal, {.meaning = "tiles that may not"}),
                 member("features", &Expectation::features,
                        {.meaning = "features; null: nothing is said of it", .table = "feature"}),
                 member("holes", &Expectation::holes, {.meaning = "holes", .table = "hole"}),
                 member("towers", &Expectation::towers, {.meaning = "towers", .table = "tower"}),
                 member("barn_sites", &Expectation::barn_sites,
                        {.meaning = "sites of barns", .table = "barn_site"}),
                 member("dragon", &Expectation::dragon,
                        {
                            .meaning = "the dragon's flight",
                        }),
                 member("farms", &Expectation::farms,
                        position_lists::scores(
                            "what each player scores for all farms together; null: not told")));
};

template <>
struct MembersOf<Position> {
  static constexpr RecordTraits record = {"a position", "position", "board_position",
                                          "position_id"};
  static constexpr auto list = mixed_list(
      member("id", &Position::id,
             {.meaning = "id of the position, with its kind",
              .text = TextKind::PathId,
              .needed = true}),
      DerivedMember{"set", Derived::Set, "id of its set"},
      member("title", &Position::title, {.meaning = "its title", .needed = true}),
      member("text", &Position::text,
             {.meaning = "what happens, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("shows", &Position::shows,
             {.meaning = "the rules and rulings that it shows",
              .either = {"rule_id", "ruling_id"},
              .names = NameKind::Entry,
              .needed = true,
              .fix = "name at least one rule or ruling",
              .linked = true}),
      member("selection", &Position::selection,
             {.meaning = "what was played with", .column = "edition", .needed = true}),
      member("tiles", &Position::tiles,
             {.meaning = "in the order in which they are laid",
              .table = "tile",
              .needed = true,
              .fix = "lay at least one tile"}),
      member("figures", &Position::figures, {.meaning = "the figures on it", .table = "figure"}),
      member("expect", &Position::expect,
             {.meaning = "what the engine confirms whenever the content is read", .needed = true}),
      DerivedMember{"found", Derived::Found, "the same in words"},
      member("sources", &Position::sources,
             {.meaning = "document and place", .table = "source", .needed = true}),
      member("note", &Position::note, {.meaning = "remarks", .text = TextKind::Markdown}),
      DerivedMember{"cite", Derived::Cite, "how to cite the record: program, id and content",
                    true});
};

}  // namespace cartulary
