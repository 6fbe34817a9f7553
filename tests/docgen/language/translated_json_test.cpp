#include "docgen/language/translated_json.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::translated_json_test {

TEST_CASE("Texts of an answer are put into German, keys, codes and numbers stay") {
  const LanguageWords words("de", read_catalogue("road = Straße\nit is \"taken\" = „besetzt“\n"),
                            {{"Inns", ""}});
  CHECK(translated_json(words, R"({"why": "it is \"taken\"", "kind": "road", "n": 1.5,
 "what": "Road", "notes": ["road", "a road \u0001"], "title": "Inns", "words": null})") ==
        R"({"why": "„besetzt“", "kind": "road", "n": 1.5,
 "what": "Straße", "notes": ["Straße", "a road \u0001"], "title": "Inns", "words": null})");
  CHECK(translated_json(words, R"({"why": "it is)") == R"({"why": "it is")");
}

}  // namespace cartulary::docgen::translated_json_test
