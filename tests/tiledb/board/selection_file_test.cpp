// Selections read from JSON, and every way in which one can be wrong.
#include "tiledb/board/selection_file.h"

#include <string>
#include <utility>
#include <vector>

#include "tests/support/catch.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::tiledb::selection_file_test {
namespace {

Catalog small_catalog() {
  TileSet base;
  base.id = "base-game";
  base.code = "BA";
  base.kind = SetKind::Base;
  base.editions = {Edition::C1, Edition::C2};
  TileSet tower;
  tower.id = "tower";
  tower.code = "TO";
  tower.kind = SetKind::Major;
  tower.aliases = {"the-tower"};
  TileSet box;
  box.id = "big-box-1";
  box.code = "BX1";
  box.kind = SetKind::Box;
  Tile tile;
  tile.id = "BA-03";
  tile.set = "base-game";
  tile.number = 3;
  tile.edges = "crfr";
  return Catalog({base, tower, box}, {tile});
}

std::string error_of(std::string_view text) {
  static const Catalog catalog = small_catalog();
  const Result<Selection> selection = parse_selection(catalog, text, "party.json");
  REQUIRE_FALSE(selection.ok());
  return to_text(selection.error());
}

}  // namespace

TEST_CASE("every part of a selection is read, names become ids") {
  const Catalog catalog = small_catalog();
  const std::string text =
      R"({"sets": {"BA": 1, "the-tower": 2}, "edition": "c2", "editions": {"TO": "C1"},
          "rule_set": "rgg", "used": {"ba-03": 1}, "dropped": {"BA-03": 2},
          "rules": {"tiny-city": 2, "fast": true, "word": "two"}})";
  const Result<Selection> selection = parse_selection(catalog, text, "party.json");
  REQUIRE(selection.ok());
  Selection expected;
  expected.sets = {{"base-game", 1}, {"tower", 2}};
  expected.edition = Edition::C2;
  expected.editions = {{"tower", Edition::C1}};
  expected.rule_set = "RGG";
  expected.used = {{"BA-03", 1}};
  expected.dropped = {{"BA-03", 2}};
  expected.rules = {{"tiny-city", "2"}, {"fast", "true"}, {"word", "two"}};
  CHECK(*selection == expected);
}

TEST_CASE("a whole answer holds its selection; the rest of it does not matter") {
  const Catalog catalog = small_catalog();
  const Result<Selection> selection = parse_selection(
      catalog, R"({"pattern": "c?rf", "selection": {"sets": {"tower": 1}}, "tiles": []})", "x");
  REQUIRE(selection.ok());
  CHECK(selection->sets == std::map<std::string, int>{{"tower", 1}});
  CHECK(selection->every_printing);
  Selection nothing;
  nothing.every_printing = true;
  CHECK(parse_selection(catalog, "{}", "x").value() == nothing);
}

TEST_CASE("what an answer says of tiles and house rules is read back") {
  const auto read =
      parse_selection(small_catalog(),
                      R"({"sets": {"base-game": 1}, "tiles": {"BA-03": 2}, "without": {"BA-03": 1},
          "adopts": ["ruling/base-game/short-road", "base-game/old-road"]})",
                      "party.json");
  REQUIRE(read.ok());
  CHECK(read->tiles == std::map<std::string, int>{{"BA-03", 2}});
  CHECK(read->without == std::map<std::string, int>{{"BA-03", 1}});
  CHECK(read->adopted.contains("base-game/short-road"));
  CHECK(read->adopted.contains("base-game/old-road"));
  CHECK(to_text(parse_selection(small_catalog(), R"({"adopts": {}})", "party.json").error()) ==
        "party.json: adopts: is no list\nfix: write [\"ruling/...\"]");
}

TEST_CASE("unknown names suggest the nearest") {
  CHECK(error_of(R"({"stes": {}})") ==
        "party.json: unknown key 'stes'\n"
        "did you mean 'sets'?\n"
        "fix: a selection has sets, edition, editions, rule_set, tiles, without, "
        "used, dropped, rules, in_part, adopts");
  CHECK(error_of(R"({"edition": "C5"})") ==
        "party.json: edition: unknown edition 'C5'\n"
        "did you mean 'C1'?\n"
        "fix: editions are C1, C2, C3, C3.1, WE");
  CHECK(error_of(R"({"rule_set": "RGX"})") ==
        "party.json: rule_set: no rule set is called 'RGX'\n"
        "did you mean 'RGG'?\n"
        "fix: write HiG, RGG, ZMG or WC2012");
  CHECK(error_of(R"({"rule_set": null})") ==
        "party.json: rule_set: no rule set is called 'null'\n"
        "fix: write HiG, RGG, ZMG or WC2012");
  CHECK(error_of(R"({"sets": {"towr": 1}})").find("did you mean 'tower'?") != std::string::npos);
  CHECK(error_of(R"({"used": {"BA-33": 1}})").find("did you mean 'BA-03'?") != std::string::npos);
}

TEST_CASE("values that are none") {
  CHECK(error_of(R"({"sets": {"big-box-1": 1}})") ==
        "party.json: sets: 'big-box-1' is a box\nfix: name the sets in it");
  for (const char* count : {"100", "-1", "1.5", "\"1\"", "null", "18446744073709551615"})
    CHECK(error_of("{\"sets\": {\"tower\": " + std::string(count) + "}}") ==
          "party.json: sets: 'tower' has no whole number from 0 to 99");
  CHECK(error_of(R"({"sets": {"TO": 1, "tower": 1}})") ==
        "party.json: sets: 'tower' stands twice under two names\nfix: leave one of them");
  CHECK(error_of(R"({"sets": ["tower"]})") ==
        "party.json: sets: is no object\nfix: write {\"name\": ...}");
  CHECK(error_of(R"({"rules": {"Tiny City": 2}})") ==
        "party.json: rules: 'Tiny City' is no name of a rule\n"
        "fix: write small letters, digits and hyphens");
  CHECK(error_of(R"({"rules": {"tiny-city": []}})") ==
        "party.json: rules: 'tiny-city' has no value\n"
        "fix: write a text of at most 100 bytes, a number, true or false");
}

TEST_CASE("JSON that holds no selection") {
  const std::string none =
      "party.json: holds no selection\n"
      "fix: give the object `selection` of an answer, or the whole answer";
  CHECK(error_of("[]") == none);
  CHECK(error_of("3") == none);
  CHECK(error_of(R"({"selection": 3})") == none);
}

TEST_CASE("text that is not JSON shows the place") {
  CHECK(error_of("{\n  \"sets\": {tower: 1}\n}") ==
        "party.json:2:12: is not JSON from here on\n"
        "    \"sets\": {tower: 1}\n"
        "             ^\n"
        "fix: correct it there, or give a file as a program wrote it");
  CHECK(error_of("") == "party.json:1:1: is empty\n  \n  ^\nfix: give a file that holds JSON");
  CHECK(error_of("{\"sets\": \"\xff\"}").starts_with("party.json:1:"));
  CHECK(error_of("{} {}").starts_with("party.json:1:4: is not JSON from here on"));
}

TEST_CASE("a key that stands twice is not taken silently") {
  CHECK(error_of("{\"sets\": {\"tower\": 1,\n \"tower\": 2}}") ==
        "party.json:2:2: the key 'tower' stands twice\n"
        "   \"tower\": 2}}\n"
        "   ^\n"
        "fix: leave one of them");
  // The same key in two objects is no fault.
  CHECK(parse_json(R"([{"a": 1}, {"a": 2, "b": {"a": 3}}])", "x", {}).ok());
}

TEST_CASE("depth and size are bounded before memory is spent") {
  CHECK(error_of(std::string(40, '['))
            .starts_with("party.json:1:33: nested deeper than 32 levels\n"));
  CHECK(error_of(std::string(1'048'577, ' ')) == "party.json: is longer than 1048576 bytes");
  CHECK(parse_json("[[[[1]]]]", "x", {.bytes = 9, .depth = 4}).ok());
  CHECK_FALSE(parse_json("[[[[1]]]]", "x", {.bytes = 8, .depth = 4}).ok());
  CHECK_FALSE(parse_json("[[[[1]]]]", "x", {.bytes = 9, .depth = 3}).ok());
}

}  // namespace cartulary::tiledb::selection_file_test
