#include "docgen/json/json.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/json_writer.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::docgen::json_test {
namespace {

Selection chosen(const Catalog& catalog, const SelectionText& text) {
  const Result<Selection> selection = select(catalog, text, DefaultSets::BaseGame);
  REQUIRE(selection.ok());
  return *selection;
}

std::string fit_text(const SelectionText& text, std::string_view pattern,
                     const OddsQuestion& odds) {
  const Catalog catalog = test::small_catalog();
  const Result<ReadyBag> ready = ready_bag(catalog, chosen(catalog, text));
  REQUIRE(ready.ok());
  return fit_json(catalog, fit(*ready, *parse_pattern(pattern), odds));
}

TileHits found(const Catalog& catalog, std::string_view query) {
  const Result<TileHits> hits = find_tiles(
      catalog, chosen(catalog, {.sets = "all", .edition = {}, .used = {}, .rules = {}}), query);
  REQUIRE(hits.ok());
  return *hits;
}

std::string selection_text(const Selection& selection) {
  JsonWriter json;
  put_selection(json, selection);
  return json.take();
}

}  // namespace

TEST_CASE("A selection prints what is chosen, and nothing that is empty") {
  Selection selection;
  selection.sets = {{"base-game", 1}};
  CHECK(selection_text(selection) == R"({
  "sets": {"base-game": 1},
  "edition": "C1"
}
)");
  selection.sets["inns-and-cathedrals"] = 2;
  selection.editions = {{"inns-and-cathedrals", Edition::C2}};
  selection.used = {{"BA-03", 1}};
  selection.dropped = {{"RI-01", 1}};
  selection.rules = {{"tiny-city", "2"}, {"farmers", "third"}, {"code", "007"}};
  CHECK(selection_text(selection) == R"({
  "sets": {"base-game": 1, "inns-and-cathedrals": 2},
  "edition": "C1",
  "editions": {"inns-and-cathedrals": "C2"},
  "used": {"BA-03": 1},
  "dropped": {"RI-01": 1},
  "rules": {"code": "007", "farmers": "third", "tiny-city": 2}
}
)");
}

TEST_CASE("fit: the answer, with what lies outside the bag") {
  const SelectionText sets{.sets = "base-game,AM", .edition = {}, .used = "start", .rules = {}};
  check_golden("json/fit.json", fit_text(sets, "c?rf", {}));
}

TEST_CASE("fit: the chances that were asked for") {
  OddsQuestion odds;
  odds.draws = 10;
  odds.players = 3;
  odds.turn = 1;
  const SelectionText sets{.sets = "river", .edition = "C2", .used = {}, .rules = {"tiny-city=2"}};
  check_golden("json/fit-odds.json", fit_text(sets, "f!c?[sr]", odds));
}

TEST_CASE("why: each turn with the sides that block it") {
  const Catalog catalog = test::small_catalog();
  check_golden("json/why.json",
               why_json(*why(*catalog.find_tile("BA-15"), *parse_pattern("c?rf"))));
}

TEST_CASE("dead: codes that no tile has, and who would open them") {
  const Catalog catalog = test::small_catalog();
  const Selection selection =
      chosen(catalog, {.sets = "base-game", .edition = {}, .used = {}, .rules = {}});
  check_golden("json/dead.json", dead_json(*dead(catalog, selection, Rivers::Without)));
}

TEST_CASE("counts: a member for each name counted by") {
  const Catalog catalog = test::small_catalog();
  const Selection selection =
      chosen(catalog, {.sets = "base-game,IC", .edition = {}, .used = {}, .rules = {}});
  check_golden("json/counts-set-edges.json",
               counts_json(*counts(catalog, selection, {CountBy::Set, CountBy::Edges})));
  check_golden("json/counts-feature.json",
               counts_json(*counts(catalog, selection, {CountBy::Feature})));
}

TEST_CASE("missing: what a counted box lacks and has too many of") {
  const Catalog catalog = test::small_catalog();
  const auto owned = parse_collection(catalog, "BA");
  REQUIRE(owned.ok());
  const auto answer = missing(catalog, *owned, {}, "cccc 1\nccff 3\ncfrr 2\n", "counts.txt");
  REQUIRE(answer.ok());
  check_golden("json/missing.json", missing_json(catalog, *answer));
}

TEST_CASE("tiles: a page of the list, with what all hits add up to") {
  const Catalog catalog = test::small_catalog();
  check_golden("json/tiles.json",
               tiles_json(catalog, found(catalog, "set:base-game or set:AM"), {}));
  check_golden("json/tiles-page.json",
               tiles_json(catalog, found(catalog, ""), {.offset = 2, .limit = 3, .next = "abc"}));
  check_golden("json/tiles-none.json",
               tiles_json(catalog, found(catalog, "has:volcano -volcano"), {}));
}

TEST_CASE("A tile with all that is known of it") {
  const Catalog catalog = test::small_catalog();
  for (const char* id : {"BA-15", "IC-11", "AM-02", "HA-02"})
    check_golden("json/tile-" + std::string(id) + ".json",
                 tile_json(catalog, *catalog.find_tile(id)));
}

TEST_CASE("sets: counts by edition; boxes say what is in them") {
  const Catalog catalog = test::small_catalog();
  check_golden("json/sets.json", sets_json(catalog, {}));
  check_golden("json/set-river.json", set_json(catalog, {}, *catalog.find_set("RI")));
  check_golden("json/set-big-box.json", set_json(catalog, {}, *catalog.find_set("BB")));
}

TEST_CASE("A set tells how much is ruled on it, by status, and what opens its rules") {
  const Catalog catalog = test::small_catalog();
  check_golden("json/set-with-rules.json",
               set_json(catalog, test::small_rulebook(), *catalog.find_set("BA")));
}

TEST_CASE("Extra and special pieces count as CAR counts them: a wheel is 16") {
  Tile wheel = test::land("WF-01", "wheel", "cccc", {1, 1, {}, {}});
  wheel.cls = TileClass::Extra;
  wheel.pieces = 16;
  TileSet set;
  set.id = "wheel";
  set.code = "WF";
  set.title = "Wheel";
  set.editions = {Edition::C1, Edition::C2};
  const Catalog catalog({set}, {wheel});
  CHECK(sets_json(catalog, {}) == R"({
  "total": 1,
  "shown": 1,
  "sets": [
    {"id": "wheel", "code": "WF", "title": "Wheel", "german": null, "kind": "minor", "number": null, "year": null, "editions": ["C1", "C2"], "copies": {"C1": 0, "C2": 0}, "designs": 0, "extra": 16, "special": 0}
  ]
}
)");
}

TEST_CASE("Sources, ledger and meta") {
  const SourceDocument source{.id = "car-7.4",
                              .title = "Complete Annotated Rules",
                              .kind = "rules",
                              .publisher = "CarcassonneCentral",
                              .author = {},
                              .version = "7.4",
                              .date = "2015-05-22",
                              .language = "en",
                              .address = {},
                              .editions = {},
                              .rule_set = {},
                              .note = {},
                              .unknown = {"address"}};
  LedgerEntry entry{.id = "wheel-cfrr",
                    .title = "Copies of cfrr",
                    .kind = "slip",
                    .claims = {"edges/cfrr/wheel"},
                    .sides = {},
                    .decision = "2 tiles",
                    .reason = "the list adds up only so",
                    .date = "2026-11-20",
                    .tiles = {"WF-12"},
                    .sets = {"wheel"}};
  entry.sides = {{"1 tile", {{"car-7.4", "page 12"}}}, {"2 tiles", {{"jcz-5", ""}}}};
  check_golden("json/source.json", source_json(source));
  check_golden("json/sources.json", sources_json({source}));
  check_golden("json/ledger.json", ledger_json({entry}));
  CHECK(ledger_json({}) == "{\n  \"ledger\": []\n}\n");
  check_golden("json/meta.json",
               meta_json({.schema_version = 1, .program_version = "0.1.0", .content_hash = "ab12"},
                         {.sets = 3,
                          .tiles = 40,
                          .rules = 12,
                          .rulings = 30,
                          .elements = 9,
                          .positions = 5,
                          .ledger = 2}));
}

TEST_CASE("A problem says what is wrong, where, and what to do") {
  const Error error{.where = "--sets",
                    .what = "there is no set 'towr'",
                    .excerpt = {},
                    .fix = "see `cartulary sets`",
                    .suggestion = "tower"};
  CHECK(problem_json(error, 400) == R"({
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "code": "bad-request",
  "detail": "there is no set 'towr'",
  "where": "--sets",
  "fix": "see `cartulary sets`",
  "suggestion": "tower"
}
)");
  CHECK(problem_json({.where = {}, .what = "gone"}, 404) == R"({
  "type": "about:blank",
  "title": "Not Found",
  "status": 404,
  "code": "not-found",
  "detail": "gone"
}
)");
}

TEST_CASE("Every JSON golden is asked for") {
  check_no_stale_goldens("json");
}

}  // namespace cartulary::docgen::json_test
