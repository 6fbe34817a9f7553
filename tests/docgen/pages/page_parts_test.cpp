// The small parts that pages are made of.
#include "docgen/base/links.h"
#include "docgen/base/page_parameters.h"
#include "docgen/base/renderer.h"
#include "docgen/base/tile_signature.h"
#include "docgen/base/turned_tile.h"
#include "docgen/views/record_digest.h"
#include "docgen/views/views.h"
#include "engine/tile/tile_words.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::page_parts_test {
namespace {

TEST_CASE("links: from a page to the top, and names of files") {
  CHECK(root_of("index.html") == "");
  CHECK(root_of("tiles/BA-15.html") == "../");
  CHECK(safe_name("wind-rose:NWSE@W") == "wind-rose_nwse_w");
  CHECK(safe_name("watchtower:1/city") == "watchtower_1_city");
  CHECK(query_string({{"q", "a b&c"}, {"empty", ""}, {"x", "ä"}}) == "?q=a%20b%26c&x=%C3%A4");
}

TEST_CASE("links: a hole's name reads back") {
  for (const char* name : {"c_rf", "____", "csrf"}) CHECK(fit_name(*parse_fit_name(name)) == name);
  for (const char* name : {"", "c?rf", "c_r", "c_rff", "C_RF"}) CHECK_FALSE(parse_fit_name(name));
}

TEST_CASE("below a record's title stands a sentence, never the words before a list or a table") {
  RuleRecord record;
  record.verdict = "Yes: you may take both.";
  record.text = "Choose one of these. Then go on.\n\n- a\n- b\n";
  CHECK(record_lead(record) == "Choose one of these.");
  for (const char* text : {"Choose one of these:\n\n- a\n- b\n",
                           "| a | b |\n|---|---|\n| c | d |\n", "- a\n- b\n", "1. a\n2. b\n"}) {
    record.text = text;
    CHECK(record_lead(record) == "You may take both.");
  }
  const auto check = [](const RuleRecord& one) {
    const std::string lead = record_lead(one);
    INFO(one.id + ": " + lead);
    CHECK_FALSE(lead.empty());
    CHECK_FALSE(lead.ends_with(':'));
    CHECK(lead.find("|--") == std::string::npos);
  };
  for (const Rule& rule : test::project_library().rulebook.rules()) check(rule);
  for (const Ruling& ruling : test::project_library().rulebook.rulings()) check(ruling);
}

TEST_CASE("figures as people read them") {
  CHECK(counted(1, "copy", "copies") == "1 copy");
  CHECK(counted(0, "tile") == "0 tiles");
  CHECK(percent(3.0 / 72) == "4.2 %");
  CHECK(percent(0) == "0 %");
  CHECK(percent(0.0004) == "below 0.1 %");
  CHECK(percent(0.9999) == "above 99.9 %");
  CHECK(percent(1) == "100 %");
  CHECK(pattern_words(*parse_pattern("c?r[fs]")) ==
        "north city, east any, south road, west field or river");
}

TEST_CASE("a partial stands for its text, an unknown one for nothing") {
  CHECK(expand_partials("a{{> no-such-template}}\nb") == "ab");
  CHECK(expand_partials("{{> tile_cards}}").find("<li class=\"card ") != std::string::npos);
}

TEST_CASE("a turned tile tells what its picture shows") {
  const Catalog catalog = test::small_catalog();
  const Tile& bend = *catalog.find_tile("BA-15");
  CHECK(tile_words(turned_tile(bend, Rotation::R0)) == "city north; road from east to south");
  CHECK(tile_words(turned_tile(bend, Rotation::R90)) == "city east; road from south to west");
  CHECK(turned_tile(bend, Rotation::R270).edges == "rrfc");
  Tile flier = bend;
  flier.symbols = {{"flier", "NW"}, {"wind-rose", "NE"}, {"wind-rose", "NWSE@W"}};
  CHECK(turned_tile(flier, Rotation::R90).symbols ==
        std::vector<Symbol>{{"flier", "NE"}, {"wind-rose", "NE"}, {"wind-rose", "NWSE@N"}});
}

TEST_CASE("a design is the same however it is stored, and another with other symbols") {
  const Catalog catalog = test::small_catalog();
  Tile straight = *catalog.find_tile("IC-12");
  straight.segments = {test::segment(SegmentKind::Road, Shape::Square, "E W"),
                       test::field(Shape::Square, "NL NR EL WR"),
                       test::field(Shape::Square, "SL SR ER WL")};
  const Tile half_turned = turned_tile(straight, Rotation::R180);
  CHECK(tile_signature(straight, Symbols::With) == tile_signature(half_turned, Symbols::With));
  Tile with_garden = straight;
  with_garden.symbols = {{"garden", ""}};
  CHECK(tile_signature(straight, Symbols::With) != tile_signature(with_garden, Symbols::With));
  CHECK(tile_signature(straight, Symbols::Without) ==
        tile_signature(with_garden, Symbols::Without));
  straight.interior = Interior::Unknown;
  CHECK(tile_signature(straight, Symbols::With).empty());
}

}  // namespace
}  // namespace cartulary::docgen::page_parts_test
