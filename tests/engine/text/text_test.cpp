#include "engine/text/text.h"

#include <string>
#include <vector>

#include "tests/support/catch.h"

namespace cartulary::text_test {
TEST_CASE("letters are compared without regard to case, other bytes as they are") {
  CHECK(to_lower("BA-15 Ö") == "ba-15 Ö");
  CHECK(same_letters("Tower", "tOWER"));
  CHECK_FALSE(same_letters("tower", "towers"));
}

TEST_CASE("a title begins with a large letter") {
  CHECK(capitalized("city wall") == "City wall");
  CHECK(capitalized("City") == "City");
  CHECK(capitalized("ü-wagon") == "ü-wagon");
  CHECK(capitalized("").empty());
}

TEST_CASE("text is trimmed and split") {
  CHECK(trimmed(" \ta b\t ") == "a b");
  CHECK(trimmed("  ") == "");
  CHECK(split("a,,b", ',') == std::vector<std::string_view>{"a", "", "b"});
  CHECK(split("", ',') == std::vector<std::string_view>{""});
}

TEST_CASE("a whole number is digits alone, within its range") {
  CHECK(parse_whole("12", 1, 99) == 12);
  CHECK(parse_whole("007", 0, 99) == 7);
  CHECK(parse_whole("-5", -9, 9) == -5);
  CHECK(parse_whole("-5", 0, 9) == std::nullopt);
  CHECK(parse_whole("--5", -9, 9) == std::nullopt);
  for (const char* text : {"", "-1", "+1", "0", "100", "1.0", " 1", "1 ", "x", "99999999999999"})
    CHECK(parse_whole(text, 1, 99) == std::nullopt);
}

TEST_CASE("what is counted stands in the singular where it is one") {
  CHECK(counted(1, "tile") == "1 tile");
  CHECK(counted(0, "tile") == "0 tiles");
  CHECK(counted(12, "tile") == "12 tiles");
  CHECK(counted(1, "copy", "copies") == "1 copy");
  CHECK(counted(3, "copy", "copies") == "3 copies");
}

TEST_CASE("items are listed with what stands between them") {
  std::string list;
  add_item(list, "a");
  add_item(list, "b");
  CHECK(list == "a, b");
  add_item(list, "c", " or ");
  CHECK(list == "a, b or c");

  const std::vector<std::string> three = {"city", "road", "field"};
  CHECK(joined(three) == "city, road, field");
  CHECK(joined(three, " ") == "city road field");
  CHECK(joined(three, ", ", " and ") == "city, road and field");
  CHECK(joined(std::vector<std::string>{"city", "road"}, ", ", " or ") == "city or road");
  CHECK(joined(std::vector<std::string>{"city"}, ", ", " or ") == "city");
  CHECK(joined(std::vector<std::string>{}) == "");
}

TEST_CASE("UTF-8 is told from what is none") {
  CHECK(first_bad_utf8("plain, ö, €, 🏰") == std::nullopt);
  CHECK(first_bad_utf8("ab\xC3") == 2);
  CHECK(first_bad_utf8("\xC0\xAF") == 0);          // overlong
  CHECK(first_bad_utf8("a\xED\xA0\x80") == 1);     // surrogate
  CHECK(first_bad_utf8("\xF4\x90\x80\x80") == 0);  // beyond U+10FFFF
  CHECK(first_bad_utf8("\xE0\x80\xAF") == 0);      // overlong
}

TEST_CASE("names are quoted so that they stay on their line") {
  CHECK(quoted("tow\ner\xFF") == "'tow er?'");
  CHECK(quoted_character("a€", 1) == "'€'");
  CHECK(quoted_character("a\x07", 1) == "byte 0x07");
}

TEST_CASE("what a terminal obeys in a message is a blank") {
  CHECK(printable("a\x1B[31mb") == "a [31mb");
  CHECK(printable("a\xC2\x9B"
                  "31mb") == "a 31mb");  // U+009B
  CHECK(printable("a\xE2\x80\xAE"
                  "b\xE2\x81\xA6"
                  "c") == "a b c");  // U+202E, U+2066
  CHECK(printable("M\xC3\xBCnchen \xE2\x80\xA6 \xC2\xA0") ==
        "M\xC3\xBCnchen \xE2\x80\xA6 \xC2\xA0");
  CHECK(printable("\xE2\x80\xAF\xE2\x81\xA5") == "\xE2\x80\xAF\xE2\x81\xA5");  // their neighbours
}

}  // namespace cartulary::text_test
