// Pictures of positions: every figure told in words, drawn in its shape, on its segment.
#include "docgen/drawing/position_svg.h"

#include <map>
#include <set>

#include "docgen/drawing/figure_place.h"
#include "docgen/drawing/figure_shapes.h"
#include "engine/position/board_figures.h"
#include "engine/position/position_faults.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::position_svg_test {
using namespace cartulary::test;

namespace {

Position road_position() {
  Position position;
  position.id = "base-game/two-thieves";
  position.title = "Thieves & <others>";
  position.selection.sets = {{"base-game", 1}};
  position.tiles = {{"BA-03", {0, 0}, Rotation::R0}, {"BA-03", {1, 0}, Rotation::R180}};
  position.figures = {{"red", "follower", {0, 0}, "road W", 1, "thief"},
                      {"blue", "large-follower", {1, 0}, "road W", 1, ""},
                      {"", "dragon", {1, 0}, "", 1, ""},
                      {"green", "barn", {1, 0}, "corner SW", 1, ""}};
  return position;
}

const Catalog& catalog() {
  static const Catalog made = small_catalog();
  return made;
}

struct Drawn {
  BoardKit kit;
  Board board;
  explicit Drawn(const Position& position)
      : kit(*board_kit(catalog(), position.selection)), board(*lay_position(position, kit)) {}
};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("A position is told in words for who does not see it") {
  CHECK(position_words(road_position()) ==
        "2 tiles; red follower, thief on 0,0, road W; blue large follower on 1,0, road W; "
        "dragon on 1,0; green barn on 1,0, corner SW");
}

TEST_CASE("The picture names itself and each figure, with what must be escaped") {
  const Position position = road_position();
  const Drawn drawn(position);
  const std::string svg = position_svg(position, drawn.board);
  CHECK(contains(svg, "<title>Thieves &amp; &lt;others&gt;</title>"));
  CHECK(contains(svg, "<g><title>red follower, thief</title>"));
  CHECK(contains(svg, "class=\"f f-red\""));
  CHECK(contains(svg, "class=\"f f-none\""));
  CHECK(contains(svg, "viewBox=\"-8 -8 216 116\""));
}

TEST_CASE("Each tile has an edge of its own, since texts count tiles") {
  const Position position = road_position();
  const Drawn drawn(position);
  const std::string svg = position_svg(position, drawn.board);
  CHECK(contains(svg, "<path class=\"bs\" d=\"M0 0H100V100H0Z\"/>"));
  CHECK(contains(svg, "<path class=\"bs\" d=\"M100 0H200V100H100Z\"/>"));
}

TEST_CASE("Figures stand where their segment lies, on turned tiles too") {
  const Position position = road_position();
  const Drawn drawn(position);
  FigurePlacer placer(drawn.board);
  const Point thief = placer.place(position.figures[0]);
  CHECK(thief.x < 50);
  CHECK(thief.y == Approx(50).margin(8));
  // The west of the tile as stored lies in the east after a half turn.
  const Point turned = placer.place(position.figures[1]);
  CHECK(turned.x > 150);
  CHECK(turned.y == Approx(50).margin(8));
  CHECK(placer.place(position.figures[3]) == Point{100, 100});
}

TEST_CASE("Two figures on one road do not cover each other") {
  Position position = road_position();
  position.figures.resize(1);
  position.figures.push_back({"blue", "builder", {0, 0}, "road W", 1, ""});
  const Drawn drawn(position);
  FigurePlacer placer(drawn.board);
  CHECK(distance(placer.place(position.figures[0]), placer.place(position.figures[1])) > 20);
}

TEST_CASE("Figures differ in outline, players in letter as well as colour") {
  const auto shape = [](std::string_view figure) {
    const std::string body = figure_body({.player = "red", .figure = figure});
    return body.substr(0, body.find("<text"));
  };
  std::set<std::string> shapes, letters;
  for (const char* figure :
       {"follower", "large-follower", "phantom", "mayor", "abbot", "wagon", "builder", "pig",
        "barn", "shepherd", "dragon", "fairy", "tower-piece", "something-else"})
    CHECK(shapes.insert(shape(figure)).second);
  for (const std::string_view player : player_names()) {
    INFO(player);
    CHECK(letters.insert(std::string(player_letter(player))).second);
    CHECK(contains(figure_style(), ".f-" + std::string(player) + " .fb{fill:"));
  }
  CHECK(contains(figure_body({.player = "red", .figure = "tower-piece", .count = 3}), ">R3<"));
}

TEST_CASE("each figure of a position has a shape of its own, not the disc of an unknown one") {
  std::map<std::string, std::string> figure_of_shape = {
      {figure_body({.figure = "unknown"}), "unknown"}};
  for (const Position& position : project_library().positions)
    for (const PositionFigure& one : position.figures) {
      // It is drawn as a road over the tile.
      if (one.figure == bridge_element) continue;
      const auto found =
          figure_of_shape.try_emplace(figure_body({.figure = one.figure}), one.figure);
      INFO(one.figure + " is drawn as " + found.first->second);
      CHECK(found.first->second == one.figure);
    }
  CHECK(figure_of_shape.size() > 20);
}

}  // namespace cartulary::docgen::position_svg_test
