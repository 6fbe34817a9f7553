#include "tests/engine/small_catalog.h"

#include "engine/text/text.h"
#include "tests/engine/project_language.h"

namespace cartulary::test {

namespace {

using Kind = SegmentKind;

const Copies c1_one = {1};

TileSet set(std::string id, std::string code, std::string title, SetKind kind,
            std::vector<Edition> editions) {
  TileSet made;
  made.id = std::move(id);
  made.code = std::move(code);
  made.title = std::move(title);
  made.kind = kind;
  made.editions = std::move(editions);
  return made;
}

std::vector<TileSet> sets() {
  using enum Edition;
  TileSet base = set("base-game", "BA", "Carcassonne", SetKind::Base, {C1, C2});
  base.aliases = {"basic"};
  base.start = {{"BA-03", 1, {}, {}}};
  base.in_mega = true;
  base.mega_drops = {{"BA-03", 1}};
  TileSet inns = set("inns-and-cathedrals", "IC", "Inns and Cathedrals", SetKind::Major, {C1, C2});
  inns.number = 1;
  inns.german = "Wirtshäuser und Kathedralen";
  inns.also = {"Inns", "Exp. 1"};
  inns.in_mega = true;
  TileSet abbey = set("abbey-and-mayor", "AM", "Abbey and Mayor", SetKind::Major, {C1, C2});
  abbey.number = 5;
  TileSet river = set("river", "RI", "The River", SetKind::Minor, {C1});
  river.start = {{"RI-01", 1, {"base-game"}, {}}};
  river.in_mega = true;
  river.mega_drops = {{"RI-01", 1}, {"RI-03", 1}};
  TileSet box = set("big-box", "BB", "Big Box", SetKind::Box, {C2});
  box.contains = {{"base-game", C2, 1, false, {}},
                  {"inns-and-cathedrals", std::nullopt, 2, false, {}},
                  {"river", std::nullopt, 1, true, "only the spring"}};
  return {set("winter", "WE", "Winter Edition", SetKind::SpinOff, {WE}),
          box,
          set("phantom", "PH", "The Phantom", SetKind::Minor, {C2}),
          set("halflings", "HA", "Halflings", SetKind::Promo, {C1}),
          river,
          abbey,
          inns,
          base};
}

void add_base(std::vector<Tile>& tiles) {
  const Shape square = Shape::Square;
  Tile all_city = land("BA-01", "base-game", "cccc", {1, 1, {}, {}});
  all_city.segments = {segment(Kind::City, square, "N E S W")};
  all_city.segments[0].pennants = 1;
  Tile corner = land("BA-02", "base-game", "ccff", {2, 2, {}, {}});
  corner.segments = {segment(Kind::City, square, "N E"), field(square, "SL SR WL WR", {0})};
  Tile start = land("BA-03", "base-game", "crfr", {4, 4, {}, {}});
  start.segments = {segment(Kind::City, square, "N"), segment(Kind::Road, square, "E W"),
                    field(square, "EL WR", {0}), field(square, "ER SL SR WL")};
  Tile bend = land("BA-15", "base-game", "crrf", {3, 3, {}, {}});
  bend.segments = {segment(Kind::City, square, "N"), segment(Kind::Road, square, "E S"),
                   field(square, "EL WL WR SR", {0}), field(square, "ER SL")};
  bend.note = "The bend beside the wall";
  Tile crossing = land("BA-20", "base-game", "rrrr", {1, 1, {}, {}});
  crossing.segments = {segment(Kind::Road, square, "N"), segment(Kind::Road, square, "E"),
                       segment(Kind::Road, square, "S"), segment(Kind::Road, square, "W"),
                       field(square, "NL WR"),           field(square, "NR EL"),
                       field(square, "ER SL"),           field(square, "SR WL")};
  Tile cloister = land("BA-21", "base-game", "ffff", {4, 4, {}, {}});
  cloister.segments = {segment(Kind::Cloister, square, ""),
                       field(square, "NL NR EL ER SL SR WL WR")};
  tiles.insert(tiles.end(), {cloister, crossing, bend, start, corner, all_city});
}

void add_others(std::vector<Tile>& tiles) {
  const Shape square = Shape::Square;
  Tile cathedral = land("IC-01", "inns-and-cathedrals", "cccc", {2, 2, {}, {}});
  cathedral.segments = {segment(Kind::City, square, "N E S W")};
  cathedral.segments[0].marks = 1U << static_cast<unsigned>(SegmentMark::Cathedral);
  Tile inn = land("IC-11", "inns-and-cathedrals", "ccfr", {1, 1, {}, {}});
  inn.segments = {segment(Kind::City, square, "N E"), segment(Kind::Road, square, "W"),
                  field(square, "SL SR WL WR", {0})};
  inn.segments[1].marks = 1U << static_cast<unsigned>(SegmentMark::Inn);
  Tile second = land("IC-12", "inns-and-cathedrals", "frfr", {std::nullopt, 1, {}, {}});
  second.segments = {segment(Kind::Road, square, "E W")};
  Tile abbey = land("AM-01", "abbey-and-mayor", "****", {6, 6, {}, {}});
  abbey.cls = TileClass::Extra;
  Tile king = land("AM-02", "abbey-and-mayor", "", {1, 1, {}, {}});
  king.cls = TileClass::Special;
  king.shape = Shape::Card;
  king.title = "King";
  Tile gate = land("AM-03", "abbey-and-mayor", "cfff", c1_one);
  gate.symbols = {{"crop-circle", "shield"}};
  Tile spring = land("RI-01", "river", "fffs", c1_one);
  spring.symbols = {{"river-spring", ""}};
  Tile lake = land("RI-03", "river", "fffs", c1_one);
  lake.symbols = {{"river-lake", ""}, {"volcano", ""}};
  Tile triangle = land("HA-01", "halflings", "frc", c1_one);
  triangle.cls = TileClass::Extra;
  triangle.shape = Shape::Triangle;
  Tile castle = land("HA-02", "halflings", "rcfrfr", c1_one);
  castle.cls = TileClass::Extra;
  castle.shape = Shape::Double;
  Tile unknown = land("HA-03", "halflings", "f???", {2, {}, {}, {}});
  unknown.interior = Interior::Unknown;
  tiles.insert(tiles.end(),
               {cathedral, inn, second, abbey, king, gate, lake, spring,
                land("RI-02", "river", "fsfs", {2, {}, {}, {}}), triangle, castle, unknown,
                land("WE-01", "winter", "cfcf", {std::nullopt, {}, {}, {}, 2})});
}

}  // namespace

Tile land(std::string id, std::string set, std::string edges, Copies copies) {
  Tile tile;
  tile.id = std::move(id);
  tile.set = std::move(set);
  tile.edges = std::move(edges);
  tile.copies = copies;
  return tile;
}

Segment segment(SegmentKind kind, Shape shape, std::string_view sides) {
  Segment made;
  made.kind = kind;
  for (const std::string_view name : split(sides, ' '))
    if (const auto side = side_index(shape, name)) made.sides |= 1U << static_cast<unsigned>(*side);
  return made;
}

Segment field(Shape shape, std::string_view halves, std::vector<int> cities) {
  Segment made;
  for (const std::string_view name : split(halves, ' '))
    if (const auto half = half_index(shape, name))
      made.halves |= 1U << static_cast<unsigned>(*half);
  made.cities = std::move(cities);
  return made;
}

Catalog small_catalog() {
  std::vector<Tile> tiles;
  add_others(tiles);
  add_base(tiles);
  return Catalog(sets(), std::move(tiles), {{"Wirtshaus", "inn"}, {"Gasthaus", "inn"}},
                 project_language());
}

}  // namespace cartulary::test
