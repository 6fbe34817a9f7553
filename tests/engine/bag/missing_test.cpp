#include "engine/bag/missing.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

using namespace cartulary;
using Lines = std::vector<std::string>;

namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

Result<MissingAnswer> compare(const char* set, std::string_view text,
                              Edition edition = Edition::C1) {
  return missing(shelf(), *shelf().find_set(set), edition, text, "box.txt");
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
  CHECK(answer->set->id == "base-game");
  CHECK(answer->edition == Edition::C1);
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
  CHECK(second->edition == Edition::C2);
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

TEST_CASE("a wrong line is named with its number, place and fix") {
  CHECK(error_of("BA", "cccc 1\ncfrf") ==
        "box.txt:2: this line is no count\n"
        "  cfrf\n"
        "  ^\n"
        "fix: write 'cfrf 3' or 'IC-07 1': an edge code or a tile, a space, a number");
  CHECK(error_of("BA", "cccc 1000") ==
        "box.txt:1: '1000' is no number of copies\n"
        "  cccc 1000\n"
        "       ^\n"
        "fix: write a whole number from 0 to 999");
  CHECK(error_of("BA", "cccc 1 2") ==
        "box.txt:1: '1 2' is no number of copies\n"
        "  cccc 1 2\n"
        "       ^\n"
        "fix: write a whole number from 0 to 999");
  CHECK(error_of("BA", " BA-16 1") ==
        "box.txt:1: no tile is called 'BA-16'\n"
        "   BA-16 1\n"
        "   ^\n"
        "did you mean 'BA-15'?\n"
        "fix: write an edge code of c, f, r and s, or the id of a tile");
  CHECK(error_of("BA", "RI-01 1") ==
        "box.txt:1: RI-01 belongs to the set 'river'\n"
        "  RI-01 1\n"
        "  ^\n"
        "fix: leave it out, or compare with that set");
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
