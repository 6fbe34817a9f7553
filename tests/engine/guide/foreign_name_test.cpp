#include "engine/guide/foreign_name.h"

#include "tests/support/catch.h"

namespace cartulary::foreign_name_test {
namespace {

using Codes = std::vector<std::string>;

TEST_CASE("languages are read from a list of codes, each once") {
  CHECK(*parse_languages("fr,nl", "in") == Codes{"fr", "nl"});
  CHECK(*parse_languages(" NL , fr,nl", "in") == Codes{"nl", "fr"});
  CHECK(*parse_languages("", "in") == Codes{});
}

TEST_CASE(
    "a language that is none is an error with the nearest, by code or by name, and the list") {
  const std::string known =
      "languages are en, de, ca, cs, el, es, fi, fr, hu, it, ja, lt, nl, pl, ro, ru, sk, sl, zh";
  CHECK(parse_languages("fr,polsh", "--in").error() ==
        Error{"--in", "no language has the code 'polsh'", "", known, "pl"});
  CHECK(parse_languages("French", "in").error() ==
        Error{"in", "no language has the code 'french'", "", known, "fr"});
  CHECK(parse_languages("fr,", "in").error() ==
        Error{"in", "no language has the code ''", "", known, ""});
}

TEST_CASE("languages stand by code behind English and German") {
  REQUIRE(languages().size() == 19);
  CHECK(languages()[0].code == "en");
  CHECK(languages()[1].code == "de");
  for (std::size_t i = 3; i < languages().size(); ++i)
    CHECK(languages()[i - 1].code < languages()[i].code);
  CHECK(find_language("cs")->english == "Czech");
  CHECK(find_language("xx") == nullptr);
}

}  // namespace
}  // namespace cartulary::foreign_name_test
