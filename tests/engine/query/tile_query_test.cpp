#include "engine/query/tile_query.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::tile_query_test {
using Ids = std::vector<std::string>;

namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

Result<TileHits> search(std::string_view query, const SelectionText& text = {}) {
  const auto selection = select(shelf(), text, DefaultSets::All);
  if (!selection) return selection.error();
  return find_tiles(shelf(), *selection, query);
}

Ids found(std::string_view query, const SelectionText& text = {}) {
  const auto hits = search(query, text);
  if (!hits) return {to_text(hits.error())};
  Ids ids;
  for (const HeldPiece& piece : hits->tiles) ids.push_back(piece.tile->id);
  return ids;
}

std::string error_of(std::string_view query) {
  const auto hits = search(query);
  return hits ? "no error" : to_text(hits.error());
}

}  // namespace

TEST_CASE("an answer counts land, and extra and special beside it") {
  const auto hits = search("", {"AM,IC*2", "", "IC-01*3", {}});
  REQUIRE(hits.ok());
  CHECK(hits->copies == 1 + 2 + 1);
  CHECK(hits->designs == 3);
  CHECK(hits->extra == 6);
  CHECK(hits->special == 1);
  CHECK(hits->tiles == std::vector<HeldPiece>{{shelf().find_tile("IC-01"), 1},
                                              {shelf().find_tile("IC-11"), 2},
                                              {shelf().find_tile("AM-01"), 6},
                                              {shelf().find_tile("AM-02"), 1},
                                              {shelf().find_tile("AM-03"), 1}});
}

TEST_CASE("features and symbols are found alike") {
  CHECK(found("has:inn") == Ids{"IC-11"});
  CHECK(found("has:cloister or has:Cathedral") == Ids{"BA-21", "IC-01"});
  CHECK(found("has:monastic") == Ids{"BA-21"});
  CHECK(found("has:crop-circle") == Ids{"AM-03"});
  CHECK(found("has:crop-circle:shield") == Ids{"AM-03"});
  CHECK(found("has:tunnel").empty());
  CHECK(found("has!=road set:BA") == Ids{"BA-01", "BA-02", "BA-21"});
}

TEST_CASE("an edge code by itself finds its tiles, in any turn") {
  CHECK(found("rrfc") == Ids{"BA-15"});
  CHECK(found("CRRF") == Ids{"BA-15"});
  CHECK(found("ccfr inn") == Ids{"IC-11"});
}

TEST_CASE("crossroads, curves and cities on three sides are found by these words") {
  CHECK(found("crossroads set:BA") == found("roads:4 set:BA"));
  CHECK(found("curve set:BA") == Ids{"BA-15"});
  CHECK(found("city on two sides set:IC") == Ids{"IC-11"});
  CHECK(found("three set:BA") == Ids{});
}

TEST_CASE("edges are a pattern in any rotation") {
  CHECK(found("edges:rrfc class:land") == Ids{"BA-15"});
  CHECK(found("edges=c?rf set:BA") == Ids{"BA-15"});
  CHECK(found("edges:[cr][cr][cr][cr] set:BA") == Ids{"BA-01", "BA-20"});
  CHECK(found("edges:\"c!cff\"") == Ids{"AM-01", "AM-03"});
  CHECK(found("edges!=???? set:HA") == Ids{"HA-01", "HA-02", "HA-03"});
}

TEST_CASE("abbeys show every edge, unknown sides none") {
  CHECK(found("edges:ssss") == Ids{"AM-01"});
  CHECK(found("edges:f???  set:HA").empty());
}

TEST_CASE("triangles have three positions as stored, doubles six in either half turn") {
  CHECK(found("edges:frc") == Ids{"HA-01"});
  CHECK(found("edges:fcr").empty());
  CHECK(found("edges:rcf").empty());
  CHECK(found("edges:rcfrfr") == Ids{"HA-02"});
  CHECK(found("edges:rfrrcf") == Ids{"HA-02"});
  CHECK(found("edges:cfrfrr").empty());
}

TEST_CASE("a set term searches within the selection") {
  CHECK(found("set:river") == Ids{"RI-01", "RI-02", "RI-03"});
  CHECK(found("set:river", {"BA", "", "", {}}).empty());
  CHECK(found("set:BB", {"BA,RI", "", "", {}}).size() == 6);
  CHECK(found("code:ri -id:ri-02") == Ids{"RI-01", "RI-03"});
  CHECK(found("id:BA-15") == Ids{"BA-15"});
}

TEST_CASE("an edition term asks whether the tile exists in it") {
  CHECK(found("edition:c2 set:IC") == Ids{"IC-01", "IC-11"});
  CHECK(found("edition:c2 set:IC", {"all", "C2", "", {}}) == Ids{"IC-01", "IC-11", "IC-12"});
  CHECK(found("-edition:C1", {"all", "C2", "", {}}) == Ids{"IC-12", "WE-01"});
}

TEST_CASE("numbers are compared") {
  CHECK(found("pennants>=1") == Ids{"BA-01"});
  CHECK(found("cities:1 roads=1") == Ids{"BA-03", "BA-15", "IC-11"});
  CHECK(found("roads>1") == Ids{"BA-20"});
  CHECK(found("fields>2 fields<=4") == Ids{"BA-20"});
  CHECK(found("copies>3") == Ids{"BA-03", "BA-21", "AM-01"});
  CHECK(found("copies>3", {"BA*2", "", "BA-03*8", {}}) == Ids{"BA-02", "BA-15", "BA-21"});
  CHECK(found("roads!=0 roads<4 set:BA") == Ids{"BA-03", "BA-15"});
}

TEST_CASE("class, shape and interior are chosen from few words") {
  CHECK(found("class:special") == Ids{"AM-02"});
  CHECK(found("class!=land -class:extra") == Ids{"AM-02"});
  CHECK(found("shape:double") == Ids{"HA-02"});
  CHECK(found("interior:unknown") == Ids{"HA-03"});
}

TEST_CASE("words match id, title, words, note, set and features, whatever the case") {
  CHECK(found("ba-15") == Ids{"BA-15"});
  CHECK(found("king") == Ids{"AM-02"});
  CHECK(found("WALL") == Ids{"BA-15"});
  CHECK(found("\"from east to south\"") == Ids{"BA-15"});
  CHECK(found("\"the river\"") == Ids{"RI-01", "RI-02", "RI-03"});
  CHECK(found("volcano") == Ids{"RI-03"});
  CHECK(found("river-spring") == Ids{"RI-01"});
  CHECK(found("castle").empty());
}

TEST_CASE("terms combine") {
  CHECK(found("set:BA (edges:c?rf or pennants>=1) -has:cathedral") == Ids{"BA-01", "BA-15"});
  CHECK(found("-(set:BA or set:IC) class:land -has:volcano") ==
        Ids{"AM-03", "RI-01", "RI-02", "HA-03", "WE-01"});
}

TEST_CASE("an unknown value suggests the nearest, with a caret") {
  CHECK(error_of("city has:catedral") ==
        "query: no tile has 'catedral'\n"
        "  city has:catedral\n"
        "           ^\n"
        "did you mean 'cathedral'?\n"
        "fix: take the name of a feature or a symbol, such as has:inn");
  CHECK(error_of("set:rivr") ==
        "query: no set is called 'rivr'\n"
        "  set:rivr\n"
        "      ^\n"
        "did you mean 'river'?\n"
        "fix: take an id, a code or a title from the list of sets");
  CHECK(error_of("class:lnad") ==
        "query: 'lnad' is no value of 'class'\n"
        "  class:lnad\n"
        "        ^\n"
        "did you mean 'land'?\n"
        "fix: write land, extra or special");
  CHECK(error_of("edition:C9") ==
        "query: 'C9' is no value of 'edition'\n"
        "  edition:C9\n"
        "          ^\n"
        "did you mean 'C1'?\n"
        "fix: write C1, C2, C3, C3.1 or WE");
  CHECK(error_of("code:QQQQ") ==
        "query: no set has the code 'QQQQ'\n"
        "  code:QQQQ\n"
        "       ^\n"
        "fix: take a code from the list of sets");
  CHECK(error_of("id:BA-16") ==
        "query: no tile is called 'BA-16'\n"
        "  id:BA-16\n"
        "     ^\n"
        "did you mean 'BA-15'?\n"
        "fix: take an id from the list of tiles, such as BA-15");
}

TEST_CASE("a wrong pattern or number in a query shows its place there") {
  CHECK(error_of("a edges:\"cqff\"") ==
        "query: 'q' is no edge\n"
        "  a edges:\"cqff\"\n"
        "            ^\n"
        "fix: write c, f, r, s, ? for any, !c for not, [cr] for one of");
  CHECK(error_of("edges:cf") ==
        "query: a pattern with 2 positions fits no shape\n"
        "  edges:cf\n"
        "        ^\n"
        "fix: write four for squares, three for triangles, six for doubles");
  CHECK(error_of("pennants>=many") ==
        "query: 'many' is no whole number\n"
        "  pennants>=many\n"
        "            ^\n"
        "fix: write pennants:2 or pennants>=2");
  CHECK(error_of("copies:-1").substr(0, 30) == "query: '-1' is no whole number");
}

TEST_CASE("walk: a sign of comparison twice is no number, and told so") {
  CHECK(error_of("cities>>1") ==
        "query: '>1' is no whole number\n"
        "  cities>>1\n"
        "         ^\n"
        "fix: write cities:2 or cities>=2");
}

TEST_CASE("what is no key, and what has no order, is text") {
  CHECK(found("edgs:cfrf") == Ids{});
  CHECK(found("IC set<IC") == Ids{});
  CHECK(found("Bridge: - (inn)?") == found("bridge inn"));
}

TEST_CASE("newcomer 11: German names of features work in words and in has:") {
  CHECK(found("has:Wirtshäuser") == found("has:inn"));
  CHECK(found("has:Gasthaus") == found("has:inn"));
  CHECK(found("Wirtshaus") == found("has:inn"));
  CHECK_FALSE(found("has:inn").empty());
}

TEST_CASE("newcomer: a word that finds a whole set by its title leads to the tiles that show it") {
  CHECK(found("inn") == Ids{"IC-01", "IC-11"});
  CHECK(search("inn")->suggestion == "has:inn");
  CHECK(search("has:inn")->suggestion.empty());
  CHECK(search("cloister")->suggestion.empty());
}

TEST_CASE("sets are found by German titles and other names in a query") {
  CHECK(found("set:\"Wirtshaeuser & Kathedralen\"") == found("set:IC"));
  CHECK(found("set:Inns") == found("set:IC"));
}

TEST_CASE("a fault is told even where the rest would decide") {
  CHECK(error_of("set:BA or has:foo").substr(0, 25) == "query: no tile has 'foo'\n");
}

TEST_CASE("newcomer: a lenient search leaves out what is wrong and tells it") {
  const Catalog catalog = test::small_catalog();
  const Selection everything = *select(catalog, {}, DefaultSets::Everything);
  const auto ids = [&](std::string_view query) {
    std::vector<std::string> found;
    const auto hits = find_tiles(catalog, everything, query, Leniency::Lenient);
    REQUIRE(hits.ok());
    found.push_back(hits->fault ? hits->fault->suggestion : "");
    for (const HeldPiece& piece : hits->tiles) found.push_back(piece.tile->id);
    return found;
  };
  std::vector<std::string> others = ids("pennants>=1");
  REQUIRE(others.size() > 1);
  others.front() = "inn";
  CHECK(ids("pennants>=1 has:in") == others);
  CHECK(ids("pennants>=1 -has:in") == others);
  CHECK(ids("pennants>=1 (has:in or has:in)") == others);
  CHECK(ids("has:in") == std::vector<std::string>{"inn"});
  // Where its words are found on some tile, too.
  CHECK(find_tiles(catalog, everything, "pennant>=1 or inn")->suggestion == "pennants>=1");
  const auto none = find_tiles(catalog, everything, "hs:inn");
  CHECK(none->tiles.empty());
  CHECK(none->suggestion == "has:inn");
}

TEST_CASE("walk: a query of signs alone finds nothing, and says so") {
  const Catalog catalog = test::small_catalog();
  const Selection everything = *select(catalog, {}, DefaultSets::Everything);
  for (const std::string_view query : {"\xE2\x98\x83", "!!! ...", "(\xE2\x80\x94)"}) {
    INFO(query);
    const auto hits = find_tiles(catalog, everything, query);
    REQUIRE(hits.ok());
    CHECK(hits->tiles.empty());
    CHECK(hits->hint == "The query has no word and no key, so nothing is listed.");
  }
  // Between words they stay what they are.
  CHECK(find_tiles(catalog, everything, "inn \xE2\x80\x94 road")->hint.empty());
  CHECK(find_tiles(catalog, everything, "")->tiles.size() == catalog.tiles().size());
}

TEST_CASE("every key has help whose example is a query") {
  CHECK(tile_query_keys().size() == 15);
  for (const QueryKeyHelp& help : tile_query_keys()) {
    INFO(help.example);
    CHECK(help.example.substr(0, help.key.size()) == help.key);
    CHECK_FALSE(help.meaning.empty());
    const std::string error = error_of(help.example);
    CHECK((error == "no error" || help.example == "set:tower"));
  }
}

TEST_CASE("the marks that a catalog knows are sorted") {
  CHECK(known_marks(shelf()) == Ids{"cathedral", "city", "cloister", "crop-circle",
                                    "crop-circle:shield", "field", "inn", "monastic", "pennant",
                                    "river", "river-lake", "river-spring", "road", "volcano"});
}

TEST_CASE("newcomer 2: without a selection tiles of every edition are found, with their totals") {
  const auto everything = select(shelf(), {}, DefaultSets::Everything);
  REQUIRE(everything.ok());
  const auto hits = find_tiles(shelf(), *everything, "id:IC-12 or id:BA-15 or id:WE-01");
  REQUIRE(hits.ok());
  CHECK(hits->tiles == std::vector<HeldPiece>{{shelf().find_tile("BA-15"), 3},
                                              {shelf().find_tile("IC-12"), 1},
                                              {shelf().find_tile("WE-01"), 2}});
  CHECK(hits->by_edition ==
        std::map<Edition, int>{{Edition::C1, 3}, {Edition::C2, 4}, {Edition::WE, 2}});
  CHECK(hits->copies == 4);
  CHECK(hits->designs == 3);
  CHECK(hits->fallback.empty());
  CHECK(find_tiles(shelf(), *everything, "")->tiles.size() == shelf().tiles().size());
}

TEST_CASE("newcomer 2: a zero that another edition or set would change says so") {
  CHECK(search("id:IC-12", {"IC", "", "", {}})->elsewhere == Elsewhere{{{Edition::C2, 1}}, {}});
  CHECK(search("has:inn", {"BA", "", "", {}})->elsewhere ==
        Elsewhere{{}, {{"inns-and-cathedrals", 1}}});
  CHECK(search("id:IC-12", {"BA", "", "", {}})->elsewhere ==
        Elsewhere{{}, {{"inns-and-cathedrals@C2", 1}}});
  CHECK(search("has:tunnel", {"BA", "", "", {}})->elsewhere.empty());
  CHECK(search("has:inn", {"IC", "", "", {}})->elsewhere.empty());
}

}  // namespace cartulary::tile_query_test
