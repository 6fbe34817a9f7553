#include "docgen/drawing/tile_svg.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "docgen/drawing/svg_icons.h"
#include "engine/tile/tile_words.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::tile_svg_test {
namespace {

const Tile& tile_named(std::string_view id) {
  const Tile* tile = test::project_library().catalog.find_tile(id);
  REQUIRE(tile != nullptr);
  return *tile;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// What is wrong with a piece of XML: tags that do not nest, a bare < or &, an attribute without
// quotes or twice. Empty if nothing is.
std::string xml_fault(std::string_view xml) {
  std::vector<std::string> open;
  std::size_t at = 0;
  while (at < xml.size()) {
    if (xml[at] == '&') {
      const std::size_t end = xml.find(';', at);
      const std::set<std::string_view> known = {"amp", "lt", "gt", "quot"};
      if (end == std::string_view::npos || !known.contains(xml.substr(at + 1, end - at - 1)))
        return "bare & at " + std::to_string(at);
    }
    if (xml[at] != '<') {
      if (open.empty()) return "text outside the root";
      ++at;
      continue;
    }
    const std::size_t end = xml.find('>', at);
    if (end == std::string_view::npos) return "open tag at " + std::to_string(at);
    std::string_view tag = xml.substr(at + 1, end - at - 1);
    at = end + 1;
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "wrong end " + std::string(tag);
      open.pop_back();
      if (open.empty() && at != xml.size()) return "more than one root";
      continue;
    }
    const bool closed = tag.ends_with('/');
    if (closed) tag.remove_suffix(1);
    const std::size_t name_end = std::min(tag.find(' '), tag.size());
    if (!closed) open.emplace_back(tag.substr(0, name_end));
    tag.remove_prefix(name_end);
    std::set<std::string_view> names;
    while (!tag.empty()) {
      const std::size_t equals = tag.find("=\"");
      const std::size_t quote = tag.find('"', equals + 2);
      if (equals == std::string_view::npos || quote == std::string_view::npos || tag[0] != ' ')
        return "attribute in " + std::string(tag);
      if (!names.insert(tag.substr(1, equals - 1)).second) return "attribute twice";
      tag.remove_prefix(quote + 1);
    }
  }
  return open.empty() ? "" : "never closed: " + open.back();
}

}  // namespace

TEST_CASE("the check for well-formed XML finds faults") {
  CHECK(xml_fault("<svg><path d=\"M0 0\"/></svg>").empty());
  CHECK(xml_fault("<svg><g></svg>") == "wrong end /svg");
  CHECK(xml_fault("<svg>a & b</svg>") == "bare & at 7");
  CHECK(xml_fault("<svg a=\"1\" a=\"2\"></svg>") == "attribute twice");
  CHECK(xml_fault("<svg a=1></svg>") == "attribute in  a=1");
}

TEST_CASE("every tile is drawn as well-formed XML in every turn") {
  REQUIRE(test::project_library().catalog.tiles().size() > 494);
  for (const Tile& tile : test::project_library().catalog.tiles())
    for (Rotation rotation : all_rotations) {
      INFO(tile.id << " turned " << degrees(rotation));
      CHECK(xml_fault(tile_svg(tile, {.rotation = rotation})) == "");
    }
}

TEST_CASE("a drawing names its tile and tells it in words") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    const std::string svg = tile_svg(tile);
    INFO(tile.id);
    CHECK(contains(svg,
                   "<title>" + tile.id + "</title><desc>" + english(tile_words(tile)) + "</desc>"));
  }
}

TEST_CASE("title and description are escaped") {
  Tile tile = tile_named("BA-15");
  tile.id = "<A&B>\"";
  const std::string svg = tile_svg(tile);
  CHECK(contains(svg, "<title>&lt;A&amp;B&gt;&quot;</title>"));
  CHECK(xml_fault(svg) == "");
}

TEST_CASE("drawings are compact, without ids, and the same each time") {
  std::vector<std::size_t> sizes;
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    const std::string svg = tile_svg(tile);
    sizes.push_back(svg.size());
    INFO(tile.id);
    CHECK_FALSE(contains(svg, " id="));
    CHECK(svg == tile_svg(tile));
  }
  std::sort(sizes.begin(), sizes.end());
  CHECK(sizes[sizes.size() / 2] < 2000);
  CHECK(sizes.back() < 6000);
}

TEST_CASE("the land of a triangle is cut off at its long side") {
  constexpr std::string_view cut =
      "<g transform=\"rotate(45)\"><svg width=\"142\" height=\"71\"><g transform=\"rotate(-45)\">";
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    const std::string svg = tile_svg(tile);
    const std::size_t start = svg.find(cut);
    const bool cuts = tile.shape == Shape::Triangle && tile.interior != Interior::Unknown;
    INFO(tile.id);
    REQUIRE((start != std::string::npos) == cuts);
    if (!cuts) continue;
    const std::size_t end = svg.find("</g></svg></g>", start);
    // Field, roads and walls lie within, the rim does not.
    CHECK(svg.find("<path class=\"f\"") == start + cut.size());
    for (const char* cls : {"ri", "w", "th"})
      for (std::size_t at = 0;
           (at = svg.find("<path class=\"" + std::string(cls) + "\"", at)) != std::string::npos;
           ++at)
        CHECK((at > start && at < end));
    CHECK(svg.find("<path class=\"fr\"") > end);
  }
}

TEST_CASE("every mark of the content has an icon of its own") {
  std::map<std::string_view, std::string> by_body;
  std::set<std::string> marks;
  for (const Tile& tile : test::project_library().catalog.tiles())
    for (const std::string& mark : mark_names(tile)) marks.insert(mark);
  REQUIRE(marks.contains("inn"));
  REQUIRE(marks.contains("crop-circle:club"));
  for (const std::string& mark : marks) {
    const SvgIcon* icon = find_icon(mark);
    INFO(mark);
    REQUIRE(icon != nullptr);
    CHECK(xml_fault(mark_svg(mark)) == "");
    const auto [place, is_new] = by_body.emplace(icon->body, icon->name);
    CHECK((is_new || place->second == icon->name));
  }
}

TEST_CASE("a mark without an icon is a dotted circle") {
  CHECK(find_icon("no-such-mark") == nullptr);
  CHECK(icon_body("no-such-mark") == "<circle class=\"l\" r=\"9\" stroke-dasharray=\"2 2\"/>");
}

TEST_CASE("land turns with the tile, symbols stay upright") {
  const Tile& tile = tile_named("BA-16");
  const std::string stored = tile_svg(tile);
  const std::string turned = tile_svg(tile, {.rotation = Rotation::R90});
  CHECK_FALSE(contains(stored, "rotate("));
  const std::size_t open = turned.find("<g transform=\"rotate(90 50 50)\">");
  const std::size_t close = turned.find("</g>", open);
  const std::size_t village = turned.find("<g transform=\"translate(50 50)");
  REQUIRE(village != std::string::npos);
  CHECK(open < close);
  CHECK(close < village);
  CHECK(contains(turned, "<desc>city east"));
}

TEST_CASE("fliers and whole wind roses turn with the tile, quarters of a rose do not") {
  Tile flier = tile_named("BA-01");
  flier.symbols = {{"flier", "N"}};
  CHECK_FALSE(contains(tile_svg(flier), "rotate("));
  CHECK(contains(tile_svg(flier, {.rotation = Rotation::R90}), "<g transform=\"rotate(90)\">"));
  CHECK(contains(tile_svg(flier, {.rotation = Rotation::R270}), "<g transform=\"rotate(270)\">"));
  Tile quarter = tile_named("BA-01");
  quarter.symbols = {{"wind-rose", "SE"}};
  CHECK(contains(tile_svg(quarter), "<g transform=\"rotate(90)\">"));
  CHECK(contains(tile_svg(quarter, {.rotation = Rotation::R180}), "<g transform=\"rotate(90)\">"));
  Tile whole = tile_named("BA-01");
  whole.symbols = {{"wind-rose", "NWSE@W"}};
  CHECK(contains(tile_svg(whole), "<g transform=\"rotate(270)\">"));
  CHECK(contains(tile_svg(whole, {.rotation = Rotation::R90}), "<g transform=\"rotate(0)\">"));
}

TEST_CASE("options set the size, hide the words, and make files of their own") {
  const Tile& tile = tile_named("BA-15");
  CHECK(contains(tile_svg(tile, {.size = 96}), " width=\"96\" height=\"96\" role=\"img\">"));
  const std::string hidden = tile_svg(tile, {.hidden = true});
  CHECK(contains(hidden, "aria-hidden=\"true\""));
  CHECK_FALSE(contains(hidden, "<title>"));
  const std::string file = tile_svg(tile, {.standalone = true});
  CHECK(contains(file, "xmlns=\"http://www.w3.org/2000/svg\""));
  CHECK(contains(file, "<style>.tile{fill:none;"));
  CHECK(contains(file, ".ro{stroke:"));
  // The tile has no river.
  CHECK_FALSE(contains(file, ".vo"));
  // Few programs but browsers know custom properties.
  CHECK_FALSE(contains(file, "var("));
  CHECK(xml_fault(file) == "");
}

TEST_CASE("a tile of which only the edges are known shows them and a question mark") {
  Tile tile = tile_named("BA-15");
  tile.interior = Interior::Unknown;
  tile.segments.clear();
  const std::string svg = tile_svg(tile);
  CHECK(contains(svg, ">?</text>"));
  CHECK(contains(svg, "class=\"w\""));
  CHECK(contains(svg, "class=\"ri\" d=\"M100 50H76M50 100V76\""));
}

TEST_CASE("of a piece that is turned as a whole the symbols turn back") {
  Tile tile;
  tile.id = "CG-09";
  tile.shape = Shape::Double;
  tile.edges = "??????";
  tile.interior = Interior::Unknown;
  CHECK(contains(tile_svg(tile), "<text class=\"q\" x=\"100\" y=\"60\">?</text>"));
  CHECK(contains(tile_svg(tile, {.rotation = Rotation::R270}),
                 "<g transform=\"rotate(-270)\"><text class=\"q\" y=\"10\">?</text></g>"));
}

TEST_CASE("a hole shows what its sides ask for") {
  const std::string svg = pattern_svg(*parse_pattern("c?r[cf]"));
  CHECK(contains(svg, "<title>c?r[cf]</title>"));
  CHECK(contains(svg, "class=\"ri\" d=\"M50 100V76\""));
  CHECK(contains(svg, ">?</text>"));
  CHECK(contains(svg, ">cf</text>"));
  CHECK(xml_fault(svg) == "");
}

// Without the words, which have tests of their own.
TEST_CASE("drawings stay as they were looked at") {
  for (const char* id :
       {"BA-01", "BA-15", "BA-16", "BA-20", "IC-01", "IC-05", "IC-13", "TB-03", "PD-10", "AM-02",
        "AM-12", "AM-14", "RI-04", "CO-01", "SC-01", "WF-39", "HL1-05", "HL1-06", "KR-07"})
    check_golden("svg/" + std::string(id) + ".svg",
                 tile_svg(tile_named(id), {.hidden = true}) + "\n");
  check_golden("svg/hole.svg", pattern_svg(*parse_pattern("c?rf")) + "\n");
  check_golden("svg/mark-inn.svg", mark_svg("inn") + "\n");
  check_no_stale_goldens("svg");
}

}  // namespace cartulary::docgen::tile_svg_test
