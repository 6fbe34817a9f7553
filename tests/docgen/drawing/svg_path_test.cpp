#include "docgen/drawing/svg_path.h"

#include "docgen/drawing/svg_style.h"
#include "docgen/drawing/tile_outline.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::svg_path_test {

TEST_CASE("numbers are written to a tenth, as short as they go") {
  const auto text = [](double value) {
    std::string out;
    append_number(out, value);
    return out;
  };
  CHECK(text(50) == "50");
  CHECK(text(0) == "0");
  CHECK(text(-0.04) == "0");
  CHECK(text(0.5) == ".5");
  CHECK(text(-12.34) == "-12.3");
}

TEST_CASE("paths are written with the shortest commands") {
  SvgPath path;
  path.move({0, 50});
  path.line({100, 50});
  path.line({100, 0});
  path.line({-5, -5});
  path.curve({1, 2}, {-3, 4.25}, {5, -6});
  path.close();
  CHECK(path.data() == "M0 50H100V0L-5-5C1 2-3 4.3 5-6Z");
}

TEST_CASE("areas tell what lies inside") {
  SvgPath path;
  path.move({0, 0});
  path.line({10, 0});
  path.line({10, 10});
  path.line({0, 10});
  path.close();
  CHECK(inside(path.polylines(), {5, 5}));
  CHECK_FALSE(inside(path.polylines(), {15, 5}));
}

TEST_CASE("side frames measure clockwise and inward on every shape") {
  CHECK(outline_of(Shape::Square).sides[1].at(50, 30) == Point{70, 50});
  CHECK(outline_of(Shape::Double).sides[3].at(50, 10) == Point{150, 90});
  CHECK(outline_of(Shape::Card).sides.empty());
  for (Shape shape : {Shape::Square, Shape::Double, Shape::Triangle, Shape::Block4x4}) {
    const TileOutline outline = outline_of(shape);
    CHECK(static_cast<int>(outline.sides.size()) == side_count(shape));
    for (const SideFrame& side : outline.sides)
      CHECK(inside(outline.path.polylines(), side.at(50, 1)));
  }
}

TEST_CASE("the style of a file holds plain colours of what it uses, then those of the dark") {
  const SvgStyle style(
      "/* x */ .tile {\n  --a: #fff;\n  --b: #000;\n}\n.tile { fill: none; }\n"
      ".tile path { opacity: 1; }\n"
      ".tile .i, .tile .j { fill: var(--a); }\n.tile .k { stroke: var(--b); fill: var(--a); }\n"
      "@media (prefers-color-scheme: dark) {\n  .tile { --a: #111; }\n}\n"
      "@media print { .tile { color: red; } }\n");
  CHECK(style.of("<svg class=\"tile\"><path class=\"i\" d=\"M0 0\"/></svg>") ==
        ".tile{fill:none}path{opacity:1}.i{fill:#fff}@media "
        "(prefers-color-scheme:dark){.i{fill:#111}}");
  CHECK(style.of("<svg><g class=\"j k\"/></svg>") ==
        ".j{fill:#fff}.k{stroke:#000;fill:#fff}"
        "@media (prefers-color-scheme:dark){.j,.k{fill:#111}}");
  CHECK(style.of("<svg><g/></svg>").empty());
}

}  // namespace cartulary::docgen::svg_path_test
