#include "tiledb/search_text.h"

#include "tests/support/catch.h"

namespace cartulary {
namespace {

TEST_CASE("words become phrases, the last one a beginning") {
  CHECK(match_expression("tower mess") == "\"tower\" \"mess\"*");
  CHECK(match_expression("  IC-07\t") == "\"IC-07\"*");
  CHECK(match_expression("Wirtshäuser") == "\"Wirtshäuser\"*");
}

TEST_CASE("operators of the search are words like others") {
  CHECK(match_expression("a AND (b* OR NEAR") == "\"a\" \"AND\" \"(b*\" \"OR\" \"NEAR\"*");
  CHECK(match_expression("say \"inn\"") == "\"say\" \"\"\"inn\"\"\"*");
  CHECK(match_expression(std::string_view("a\0b", 3)) == "\"ab\"*");
}

TEST_CASE("words without a letter or digit are left out") {
  CHECK(match_expression("") == "");
  CHECK(match_expression(" - \" * ") == "");
  CHECK(match_expression("inn -") == "\"inn\"*");
}

}  // namespace
}  // namespace cartulary
