#include "docgen/drawing/tile_svg.h"

#include <algorithm>
#include <array>

#include "docgen/base/turned_tile.h"
#include "docgen/drawing/plan_steps.h"
#include "docgen/drawing/svg_icons.h"
#include "docgen/drawing/svg_writer.h"
#include "docgen/drawing/tile_symbols.h"
#include "engine/text/said.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {
namespace {

Point turned(Point point, Rotation rotation) {
  switch (rotation) {
    case Rotation::R90:
      return {100 - point.y, point.x};
    case Rotation::R180:
      return {100 - point.x, 100 - point.y};
    case Rotation::R270:
      return {point.y, 100 - point.x};
    case Rotation::R0:
      break;
  }
  return point;
}

SvgPath joined(const std::vector<RoadPlan>& roads, bool over) {
  SvgPath path;
  for (const RoadPlan& road : roads)
    if (road.over == over) path.append(road.path);
  return path;
}

void write_rivers(const Tile& tile, const TilePlan& plan, SvgWriter& svg) {
  const SvgPath rivers = joined(plan.rivers, false);
  const auto pools = [&](const char* cls, double grow) {
    for (const EndPlan& end : plan.ends)
      if (end.rivers > 0 && end.in_field) svg.circle(cls, end.at, pool_radius(tile) + grow);
  };
  if (rivers.empty()) return;
  svg.path("vo", rivers);
  pools("lb", 2);
  svg.path("vi", rivers);
  pools("lw", 0);
  svg.path("vw", rivers);
}

void write_city(const CityPlan& city, SvgWriter& svg) {
  // The teeth point outward: the city covers their inner half.
  svg.path("wt", city.wall);
  svg.path("kt", city.wall);
  svg.path("c", city.area);
  svg.path("w", city.wall);
  svg.path("k", city.wall);
}

// A line without length, which round line ends turn into a disc.
std::string spot(Point at) {
  std::string data = "M";
  append_number(data, at.x);
  data += ' ';
  append_number(data, at.y);
  return data + "h0";
}

void write_towers(const std::vector<Point>& towers, SvgWriter& svg) {
  std::string spots;
  for (const Point at : towers) spots += spot(at);
  for (const char* cls : {"tw", "tk", "th"}) svg.path_data(cls, spots);
}

// Writes everything that turns with the tile.
void write_land(const Tile& tile, const TilePlan& plan, SvgWriter& svg) {
  svg.path("f", plan.outline.path);
  if (tile.edges == "****") svg.path("e", plan.outline.path);
  svg.path("hg", plan.hedges);
  write_rivers(tile, plan, svg);
  for (bool over : {false, true}) {
    const SvgPath roads = joined(plan.roads, over);
    if (over != plan.bridges.empty()) svg.path("br", plan.bridges);
    svg.path("ro", roads);
    svg.path("ri", roads);
  }
  // One by one, since a city may cover the one before it.
  for (const CityPlan& city : plan.cities) write_city(city, svg);
  write_towers(plan.towers, svg);
  svg.path("x", plan.passages);
}

// A polygon of relative steps from a point, each scaled.
std::string polygon(Point from, double scale, std::initializer_list<Point> steps) {
  std::string data = "M";
  append_number(data, from.x);
  data += ' ';
  append_number(data, from.y);
  for (const Point step : steps) {
    const bool level = step.y == 0;
    data += level ? 'h' : step.x == 0 ? 'v' : 'l';
    if (step.x != 0) append_number(data, step.x * scale);
    if (level) continue;
    if (step.x != 0 && step.y > 0) data += ' ';
    append_number(data, step.y * scale);
  }
  return data + 'z';
}

// Fronts share one path, and roofs three, by colour; every third house shows its gable.
void write_houses(const std::vector<PlacedHouse>& houses, Rotation rotation, SvgWriter& svg) {
  std::string fronts;
  std::array<std::string, 3> roofs;
  for (std::size_t i = 0; i < houses.size(); ++i) {
    const double k = houses[i].size;
    const Point at = turned(houses[i].at, rotation);
    fronts += polygon(at + Point{-4, 0} * k, k, {{8, 0}, {0, 4}, {-8, 0}});
    std::string& roof = roofs[i * 7 / 2 % 3];
    if (i % 3 == 0)
      roof += polygon(at + Point{-5, 0.5} * k, k, {{5, -5.5}, {5, 5.5}});
    else
      roof += polygon(at + Point{-5, 0.5} * k, k, {{1.8, -4.6}, {6.4, 0}, {1.8, 4.6}});
  }
  svg.path_data("hw", fronts);
  for (std::size_t i = 0; i < roofs.size(); ++i) svg.path_data("h" + std::to_string(i), roofs[i]);
}

void write_trees(const std::vector<Point>& trees, Rotation rotation, SvgWriter& svg) {
  std::string shade;
  std::string crowns;
  for (const Point tree : trees) {
    const Point at = turned(tree, rotation);
    shade += spot(at + Point{0.9, 0.9});
    crowns += spot(at);
  }
  svg.path_data("ts", shade);
  svg.path_data("tr", crowns);
}

std::string tufts_data(const std::vector<Point>& places, Rotation rotation) {
  std::string data;
  for (Point place : places) {
    place = turned(place, rotation);
    data += 'M';
    append_number(data, place.x);
    data += ' ';
    append_number(data, place.y + 2);
    data += "v-4m-2 4l-1-3m5 3l1-3";
  }
  return data;
}

// A mark whose direction turns with the tile: "flier:N" by a quarter turn is "flier:E". A
// quarter of a wind rose keeps its name.
std::string turned_mark(const std::string& mark, Rotation rotation) {
  constexpr std::array<std::string_view, 8> winds = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
  const std::size_t start = mark.starts_with("flier:")       ? 6
                            : mark.starts_with("wind-rose:") ? mark.find('@') + 1
                                                             : 0;
  if (start == 0) return mark;
  const auto wind = std::ranges::find(winds, std::string_view(mark).substr(start));
  if (wind == winds.end()) return mark;
  const auto index = static_cast<std::size_t>(wind - winds.begin());
  return mark.substr(0, start) +
         std::string(winds[(index + 2 * static_cast<std::size_t>(rotation)) % 8]);
}

// The caller turns pieces other than squares as a whole, so that upright parts must turn back.
void write_upright(Point at, double scale, Rotation back, const std::string& body, SvgWriter& svg) {
  if (back == Rotation::R0) return svg.placed(at, scale, body);
  svg.placed(at, scale,
             "<g transform=\"rotate(-" + std::to_string(degrees(back)) + ")\">" + body + "</g>");
}

void write_symbols(const TileSymbols& symbols, Rotation rotation, Rotation back, SvgWriter& svg) {
  svg.path_data("t", tufts_data(symbols.tufts, rotation));
  write_trees(symbols.trees, rotation, svg);
  write_houses(symbols.houses, rotation, svg);
  for (const PlacedSymbol& symbol : symbols.symbols)
    write_upright(turned(symbol.at, rotation), symbol.scale, back,
                  icon_body(turned_mark(symbol.mark, rotation)), svg);
}

// The icon of a card, from its title.
std::string card_mark(const Tile& tile) {
  std::string slug;
  for (char c : tile.title)
    slug += c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  for (const char* known : {"robber-baron", "king", "point-tile", "blank"})
    if (slug.starts_with(known)) return known;
  return "message";
}

bool is_known(EdgeSet edges) {
  return std::any_of(all_edges.begin(), all_edges.end(),
                     [&](Edge edge) { return edges == EdgeSet::of(edge); });
}

// Writes the sides of a hole, or of a tile with only its edges known: land at each known edge, with
// what the edge shows.
void write_edges(const TileOutline& outline, const std::vector<EdgeSet>& edges, SvgWriter& svg) {
  SvgPath land;
  SvgPath roads;
  SvgPath rivers;
  std::vector<CityPlan> cities;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const SideFrame& side = outline.sides[i];
    if (!is_known(edges[i])) continue;
    land.move(side.start);
    land.line(side.end);
    land.line(side.at(72, 28));
    land.line(side.at(28, 28));
    land.close();
    if (edges[i].contains(Edge::City)) cities.push_back(cap_city(side, 0, 25));
    if (edges[i].contains(Edge::Field) || edges[i].contains(Edge::City)) continue;
    SvgPath& way = edges[i].contains(Edge::Road) ? roads : rivers;
    way.move(side.middle());
    way.line(side.at(50, 24));
  }
  svg.path("f", land);
  svg.path("ro", roads);
  svg.path("ri", roads);
  svg.path("vo", rivers);
  svg.path("vi", rivers);
  for (const CityPlan& city : cities) write_city(city, svg);
}

EdgeSet edge_of(char letter) {
  const std::optional<Edge> edge = parse_edge(letter);
  return edge ? EdgeSet::of(*edge) : EdgeSet::any();
}

void write_unknown(const Tile& tile, const TileOutline& outline, Rotation back, SvgWriter& svg) {
  svg.path("u", outline.path);
  std::vector<EdgeSet> edges;
  for (std::size_t i = 0; i < outline.sides.size() && i < tile.edges.size(); ++i)
    edges.push_back(edge_of(tile.edges[i]));
  write_edges(outline, edges, svg);
  if (back == Rotation::R0) return svg.text("q", outline.centre + Point{0, 10}, "?");
  write_upright(outline.centre, 1, back, "<text class=\"q\" y=\"10\">?</text>", svg);
}

void write_card(const Tile& tile, const TileOutline& outline, SvgWriter& svg) {
  svg.path("u", outline.path);
  SvgPath inner;
  inner.move({8, 8});
  inner.line({92, 8});
  inner.line({92, 92});
  inner.line({8, 92});
  inner.close();
  svg.path("e", inner);
  svg.placed(outline.centre, 2.2, icon_body(card_mark(tile)));
}

}  // namespace

std::string tile_svg(const Tile& tile, const TileSvgOptions& options) {
  const bool turns = tile.shape == Shape::Square || tile.shape == Shape::StartPiecePart;
  const Rotation rotation = turns ? options.rotation : Rotation::R0;
  const Rotation back = turns ? Rotation::R0 : options.rotation;
  const TileOutline outline = outline_of(tile.shape);
  SvgWriter svg({0, 0}, outline.width, outline.height, options);
  svg.describe(tile.id, english(tile_words(turned_tile(tile, rotation))));
  svg.open_turned(rotation);
  if (tile.shape == Shape::Card) {
    write_card(tile, outline, svg);
  } else if (tile.interior == Interior::Unknown) {
    write_unknown(tile, outline, back, svg);
  } else {
    const auto ground = ground_of(tile, options.grounds);
    // Walls and roads end at the long side of a triangle.
    const bool cut = tile.shape == Shape::Triangle;
    if (cut) svg.open_cut();
    write_land(tile, ground->plan, svg);
    if (cut) svg.close_cut();
    svg.close_turned(rotation);
    write_symbols(ground->symbols, rotation, back, svg);
    // Squares adjoin on boards, where no line may divide a feature. Pages that show a single square
    // add the rim.
    if (!turns) svg.path("fr", outline.path);
    return svg.finish();
  }
  svg.close_turned(rotation);
  svg.path("fr", outline.path);
  return svg.finish();
}

std::string pattern_svg(Pattern pattern, const TileSvgOptions& options) {
  const TileOutline outline = outline_of(Shape::Square);
  const Pattern shown = pattern.rotated(options.rotation);
  SvgWriter svg({0, 0}, 100, 100, options);
  svg.describe(shown.text(), english(said("drawn.hole", {{"edges", shown.text()}})));
  svg.path("u", outline.path);
  std::vector<EdgeSet> edges;
  edges.reserve(4);
  for (const Side side : all_sides) edges.push_back(shown.side(side));
  write_edges(outline, edges, svg);
  for (std::size_t i = 0; i < 4; ++i) {
    if (is_known(edges[i])) continue;
    std::string letters;
    for (Edge edge : all_edges)
      if (edges[i].contains(edge)) letters += to_char(edge);
    const Point at = outline.sides[i].at(50, 14) + Point{0, 5};
    if (edges[i] == EdgeSet::any())
      svg.text("m", at, "?");
    else
      svg.text("s", at, letters);
  }
  SvgPath hole;
  hole.move({28, 28});
  hole.line({72, 28});
  hole.line({72, 72});
  hole.line({28, 72});
  hole.close();
  svg.path("e", hole);
  svg.path("fr", outline.path);
  return svg.finish();
}

std::string mark_svg(std::string_view name, const TileSvgOptions& options) {
  SvgWriter svg({-14, -14}, 28, 28, options);
  svg.describe(english(mark_title(name)), {});
  svg.raw(icon_body(name));
  return svg.finish();
}

}  // namespace cartulary::docgen
