#include "engine/bag/missing.h"

#include "tests/engine/counted_shelf.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::missing_test {
using Lines = std::vector<std::string>;

namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

const PieceNames names = {{"follower", "follower"},
                          {"meeple", "follower"},
                          {"phantom", "phantom"},
                          {"mayor", "mayor"},
                          {"point tile", "point-tile"}};

Result<MissingAnswer> compare(const char* sets, std::string_view text,
                              Edition edition = Edition::C1) {
  Result<Collection> owned = parse_collection(shelf(), sets);
  if (!owned) return owned.error();
  owned->edition = edition;
  return missing(shelf(), *owned, names, text, "box.txt");
}

Lines lines(const std::vector<MissingRow>& rows) {
  Lines told;
  for (const MissingRow& row : rows) {
    std::string line =
        row.name + " " + std::to_string(row.counted) + " of " + std::to_string(row.expected) + ":";
    for (const Tile* tile : row.tiles) line += " " + tile->id;
    told.push_back(line);
  }
  return told;
}

std::string error_of(const char* set, std::string_view text) {
  const auto answer = compare(set, text);
  return answer ? "no error" : to_text(answer.error());
}

}  // namespace

TEST_CASE("a whole box counted by edge code lacks nothing") {
  const auto answer = compare("BA",
                              "# my box\n"
                              "cccc 1\r\n"
                              "  ccff\t2   # two corners\n"
                              "\n"
                              "rfrc 4\n"
                              "RRFC 3\n"
                              "rrrr 1\n"
                              "ffff 4");
  REQUIRE(answer.ok());
  CHECK(answer->complete());
  CHECK(answer->expected == 15);
  CHECK(answer->counted == 15);
  CHECK(answer->sets == std::vector<OwnedSet>{{shelf().find_set("BA"), Edition::C1, 1}});
}

TEST_CASE("codes that are not mentioned are missing, those beyond the box surplus") {
  const auto answer = compare("RI", "fffs 1\nsfff 0\n");
  REQUIRE_FALSE(answer.ok());
  const auto counted = compare("RI", "fffs 1\nsssf 2");
  REQUIRE(counted.ok());
  CHECK(lines(counted->missing) == Lines{"fffs 1 of 2: RI-01 RI-03", "fsfs 0 of 2: RI-02"});
  CHECK(lines(counted->surplus) == Lines{"fsss 2 of 0:"});
  CHECK(counted->expected == 4);
  CHECK(counted->counted == 3);
}

TEST_CASE("counted by tile, every piece of the set is compared") {
  const auto answer = compare("AM", "AM-01 6\nam-03 2\n");
  REQUIRE(answer.ok());
  CHECK(lines(answer->missing) == Lines{"AM-02 0 of 1: AM-02"});
  CHECK(lines(answer->surplus) == Lines{"AM-03 2 of 1: AM-03"});
}

TEST_CASE("codes and tiles together cover each other") {
  const auto answer = compare("AM", "cfff 1\nAM-01 5");
  REQUIRE(answer.ok());
  CHECK(lines(answer->missing) == Lines{"AM-01 5 of 6: AM-01", "AM-02 0 of 1: AM-02"});
  CHECK(answer->surplus.empty());
  const auto by_code = compare("AM", "cfff 1");
  REQUIRE(by_code.ok());
  CHECK(by_code->complete());
  const auto mixed = compare("RI", "RI-01 1\nfsfs 2");
  REQUIRE(mixed.ok());
  CHECK(lines(mixed->missing) == Lines{"RI-03 0 of 1: RI-03"});
}

TEST_CASE("an empty count lacks everything") {
  const auto answer = compare("RI", "# nothing yet\n");
  REQUIRE(answer.ok());
  CHECK(lines(answer->missing) ==
        Lines{"RI-01 0 of 1: RI-01", "RI-02 0 of 2: RI-02", "RI-03 0 of 1: RI-03"});
}

TEST_CASE("the edition decides what is expected; a tile of another edition is surplus") {
  const auto answer = compare("IC", "IC-01 2\nIC-11 1\nIC-12 1", Edition::C1);
  REQUIRE(answer.ok());
  CHECK(lines(answer->surplus) == Lines{"IC-12 1 of 0: IC-12"});
  const auto second = compare("IC", "IC-01 2\nIC-11 1\nIC-12 1", Edition::C3);
  REQUIRE(second.ok());
  CHECK(second->complete());
  CHECK(second->sets.front().edition == Edition::C2);
}

TEST_CASE("a box is compared with all sets that it contains in whole") {
  const auto answer =
      compare("BB", "cccc 5\nccff 2\ncrfr 4\ncrrf 3\nrrrr 1\nffff 4\nccfr 2\nfrfr 2", Edition::C2);
  REQUIRE(answer.ok());
  CHECK(answer->complete());
  CHECK(answer->expected == 23);
  CHECK(error_of("BB", "RI-01 1").substr(0, 46) ==
        "box.txt:1: RI-01 belongs to the set 'river'\n  ");
}

TEST_CASE("every bad line is told, in the order of the text") {
  const Result<Collection> owned = parse_collection(shelf(), "BA");
  REQUIRE(owned.ok());
  Lines told;
  for (const Error& fault :
       line_faults(shelf(), *owned, names, "cccc 1\ncfrf\nRI-01 1\nzzzz 1000\ncccc 2\n", "box.txt"))
    told.push_back(fault.where + ": " + english(fault.what));
  CHECK(told ==
        Lines{"box.txt:2: this line is no count", "box.txt:3: RI-01 belongs to the set 'river'",
              "box.txt:4: '1000' is no number of copies", "box.txt:5: 'cccc' is counted twice"});
  CHECK(line_faults(shelf(), *owned, names, "cccc 1\n", "box.txt").empty());
}

TEST_CASE("a name that nothing has is told with its place and the nearest") {
  CHECK(error_of("BA", " BA-16 1") ==
        "box.txt:1: 'BA-16' is no edge code, tile, figure or token\n"
        "   BA-16 1\n"
        "   ^\n"
        "did you mean 'BA-15'?\n"
        "fix: write an edge code of c, f, r and s, or the id of a tile");
  CHECK(error_of("BA", "18 tiles") ==
        "box.txt:1: 'tiles' is no edge code, tile, figure or token\n"
        "  18 tiles\n"
        "     ^\n"
        "fix: count the tiles by edge code or id, such as 'cfrf 3'; a total is not compared");
  CHECK(error_of("BA", "RI-01 1") ==
        "box.txt:1: RI-01 belongs to the set 'river'\n"
        "  RI-01 1\n"
        "  ^\n"
        "fix: leave it out, or compare with that set");
  CHECK(error_of("BA", "meeples 40") ==
        "box.txt:1: no box here has 'follower'\n"
        "  meeples 40\n"
        "  ^\n"
        "fix: leave it out, or compare with the set that has it");
}

TEST_CASE("newcomer 13: several sets are counted at once") {
  const auto answer = compare("RI,IC", "RI-01 1\n2 RI-02\nRI-03 x1\nIC-01=2\nIC-11: 1");
  REQUIRE(answer.ok());
  CHECK(answer->complete());
  CHECK(answer->expected == 7);
  CHECK(answer->sets == std::vector<OwnedSet>{{shelf().find_set("IC"), Edition::C1, 1},
                                              {shelf().find_set("RI"), Edition::C1, 1}});
}

TEST_CASE("nothing is counted twice") {
  CHECK(error_of("BA", "ccff 1\nfccf 1") ==
        "box.txt:2: 'ccff' is counted twice\n"
        "  fccf 1\n"
        "  ^\n"
        "fix: add the numbers up in one line");
  CHECK(error_of("BA", "BA-15 1\nba-15 1") ==
        "box.txt:2: BA-15 is counted twice\n"
        "  ba-15 1\n"
        "  ^\n"
        "fix: add the numbers up in one line");
  CHECK(error_of("BA", "BA-15 1\nrrfc 1") ==
        "box.txt:2: 'crrf' is counted already, as its tile BA-15\n"
        "  rrfc 1\n"
        "  ^\n"
        "fix: count by edge code or by tile, not both");
  CHECK(error_of("BA", "rrfc 1\nBA-15 1") ==
        "box.txt:2: BA-15 is counted already, by its edge code crrf\n"
        "  BA-15 1\n"
        "  ^\n"
        "fix: count by edge code or by tile, not both");
}

TEST_CASE("the text is bounded UTF-8") {
  CHECK(error_of("BA", std::string(65537, '#')) == "box.txt: the text is longer than 64 KiB");
  CHECK(error_of("BA", "\xFF") == "box.txt: the text is not valid UTF-8");
}

namespace {

const Catalog& counted_shelf() {
  static const Catalog catalog = test::counted_shelf();
  return catalog;
}

Result<MissingAnswer> count_shelf(const char* sets, std::string_view text) {
  const Catalog& catalog = counted_shelf();
  const Result<Collection> owned = parse_collection(catalog, sets);
  if (!owned) return owned.error();
  return missing(catalog, *owned, test::shelf_names(), text, "box.txt");
}

}  // namespace

TEST_CASE("newcomer 13: figures and tokens are counted by the contents of the boxes") {
  const auto answer = count_shelf("BA,TO", "29 tower pieces\nmeeples: 41");
  REQUIRE(answer.ok());
  CHECK(lines(answer->missing) ==
        Lines{"point-tile 0 of 1:", "scoreboard 0 of 1:", "tower-piece 29 of 30:"});
  CHECK(lines(answer->surplus) == Lines{"follower 41 of 40:"});
  CHECK(answer->expected == 72);
}

TEST_CASE("a piece may be named by the last word of what its box calls it") {
  const auto answer = count_shelf("BA", "3 followers\n1 board");
  REQUIRE(answer.ok());
  CHECK(answer->counted == 4);
  CHECK(lines(answer->missing) == Lines{"follower 3 of 40:"});
}

TEST_CASE("newcomer B6: tokens of several kinds are counted by kind or all together") {
  const auto by_kind = count_shelf("TR", "wine 9\ngrain 5\n6 builders");
  REQUIRE(by_kind.ok());
  CHECK(lines(by_kind->missing) == Lines{"grain 5 of 6:"});
  CHECK(by_kind->expected == 21);
  const auto together = count_shelf("TR", "goods 14\n6 builders");
  REQUIRE(together.ok());
  CHECK(lines(together->missing) == Lines{"trade-goods 14 of 15:"});
  CHECK(together->expected == 21);
  const auto both = count_shelf("TR", "goods 15\nwine 9");
  REQUIRE_FALSE(both.ok());
  CHECK(to_text(both.error()) ==
        "box.txt:2: 'trade-goods' and its kind 'wine' are both counted\n"
        "  wine 9\n"
        "  ^\n"
        "fix: count the kinds, or all of them together, not both");
}

TEST_CASE("newcomer B6: tokens may be named without the word for their shape") {
  const auto without = count_shelf("TO", "29 towers\n1 point");
  REQUIRE(without.ok());
  CHECK(lines(without->missing) == Lines{"tower-piece 29 of 30:"});
  const auto with_it = count_shelf("TR", "wine tokens 9\n6 grain pieces\n5 builder tokens");
  REQUIRE(with_it.ok());
  CHECK(lines(with_it->missing) == Lines{"builder 5 of 6:"});
}

TEST_CASE("where figures are counted, pieces that are no landscape are no tiles as well") {
  const char* pieces = "tower-piece 30\npoint-tile 1\n";
  const auto with_tiles = count_shelf("TO", std::string(pieces) + "TO-01 3");
  REQUIRE(with_tiles.ok());
  CHECK(with_tiles->complete());
  const auto named = count_shelf("TO", std::string(pieces) + "TO-01 3\nTO-02 0");
  REQUIRE(named.ok());
  CHECK(lines(named->missing) == Lines{"TO-02 0 of 1: TO-02"});
  const auto alone = count_shelf("TO", "TO-01 3");
  REQUIRE(alone.ok());
  CHECK(lines(alone->missing) == Lines{"TO-02 0 of 1: TO-02"});
}

TEST_CASE("newcomer B6: a tile that is a token too is not missed as a token") {
  const auto whole = count_shelf("TO", "TO-01 3\nTO-02 1\ntower-piece 30");
  REQUIRE(whole.ok());
  CHECK(whole->complete());
  CHECK(whole->expected == 34);
  const auto short_of_it = count_shelf("TO", "TO-01 3\nTO-02 0\ntower-piece 30");
  REQUIRE(short_of_it.ok());
  CHECK(lines(short_of_it->missing) == Lines{"TO-02 0 of 1: TO-02"});
}

TEST_CASE("newcomer L: who counts what the box calls tiles has counted no figures") {
  const auto answer = count_shelf("TO", "TO-01 3\npoint-tile 0");
  REQUIRE(answer.ok());
  CHECK(lines(answer->missing) == Lines{"point-tile 0 of 1:"});
}

TEST_CASE("what no source counts is not compared, and told") {
  const auto answer =
      count_shelf("BB", "follower 9\nscoreboard 1\ntower-piece 60\npoint-tile 2\npig 3");
  REQUIRE(answer.ok());
  CHECK(answer->complete());
  CHECK(answer->not_compared == Lines{"pig"});
}

TEST_CASE("the letter says what is owned, missing and too much") {
  const Catalog& catalog = counted_shelf();
  const auto answer = count_shelf("BA,TO*2", "BA-01 1\nBA-02 2\nTO-01 6\nTO-02 2");
  REQUIRE(answer.ok());
  CHECK(missing_letter(*answer) ==
        "Carcassonne, counted against\n"
        "- Base Game (C1)\n"
        "- The Tower (C1), 2 times\n"
        "\n"
        "Missing:\n"
        "- 1 x BA-01 (" +
            catalog.words_of(*catalog.find_tile("BA-01")) +
            ")\n"
            "\n"
            "Too many:\n"
            "- 1 x BA-02 (" +
            catalog.words_of(*catalog.find_tile("BA-02")) + ")\n");
  const auto whole = count_shelf("BA@C2", "cfrf 2");
  REQUIRE(whole.ok());
  CHECK(missing_letter(*whole) ==
        "Carcassonne, counted against\n"
        "- Base Game (C2)\n"
        "\n"
        "Nothing is missing, and nothing is too much.\n");
}

}  // namespace cartulary::missing_test
