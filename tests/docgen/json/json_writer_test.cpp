#include "docgen/json/json_writer.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>

#include "tests/support/catch.h"

namespace cartulary::docgen::json_writer_test {
using Layout = JsonWriter::Layout;

TEST_CASE("A number is the shortest decimal that reads back, and stays a float") {
  CHECK(json_number(0.0) == "0.0");
  CHECK(json_number(1.0) == "1.0");
  CHECK(json_number(0.1) == "0.1");
  CHECK(json_number(3.0 / 72) == "0.041666666666666664");
  CHECK(json_number(1e23) == "1e+23");
  CHECK(json_number(5e-324) == "5e-324");
  CHECK(json_number(std::numeric_limits<double>::infinity()) == "null");
  CHECK(json_number(std::nan("")) == "null");
}

TEST_CASE("Every kind of double reads back as itself") {
  std::uint64_t bits = 88172645463325252U;
  int checked = 0;
  for (int i = 0; i < 20'000; ++i) {
    bits ^= bits << 13U;
    bits ^= bits >> 7U;
    bits ^= bits << 17U;
    double value = 0;
    std::memcpy(&value, &bits, sizeof(value));
    if (!std::isfinite(value)) continue;
    const std::string text = json_number(value);
    double back = 0;
    std::from_chars(text.data(), text.data() + text.size(), back);
    if (back != value) FAIL(text);
    ++checked;
  }
  CHECK(checked > 19'000);
}

TEST_CASE("Members stand on lines of their own, inline ones on one line") {
  JsonWriter json;
  json.open_object().add("pattern", "c?rf").add("bag", 72).add("next_draw", 1.0);
  json.key("tiles").open_array();
  json.open_object(Layout::Inline).add("id", "BA-15").key("rotations").open_array();
  json.value(0).value(90).close().add("fits", true).close();
  json.close();
  json.key("none").open_array().close();
  json.key("empty").open_object().close();
  json.add("year", std::optional<int>()).close();
  CHECK(json.take() == R"({
  "pattern": "c?rf",
  "bag": 72,
  "next_draw": 1.0,
  "tiles": [
    {"id": "BA-15", "rotations": [0, 90], "fits": true}
  ],
  "none": [],
  "empty": {},
  "year": null
}
)");
}

TEST_CASE("Text is escaped, and mended where it is no UTF-8") {
  const auto written = [](std::string_view text) {
    JsonWriter json;
    json.value(text);
    return json.take();
  };
  CHECK(written("a\"b\\c\n\r\t\x01") == "\"a\\\"b\\\\c\\n\\r\\t\\u0001\"\n");
  CHECK(written("Wirtshäuser 城") == "\"Wirtshäuser 城\"\n");
  CHECK(written("a\xFF\xC3") == "\"a\xEF\xBF\xBD\xEF\xBF\xBD\"\n");
  CHECK(written("\xED\xA0\x80") == "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"\n");
  CHECK(written(std::string_view("\0", 1)) == "\"\\u0000\"\n");
}

TEST_CASE("Text is escaped at every place of a long one") {
  constexpr std::size_t length = 40;
  for (std::size_t at = 0; at < length; ++at) {
    std::string text(length, 'a');
    text[at] = '"';
    JsonWriter json;
    json.value(text);
    const std::string rest(length - at - 1, 'a');
    CHECK(json.take() == '"' + std::string(at, 'a') + "\\\"" + rest + "\"\n");
  }
}

// Knows two words.
struct TwoWords : OtherTexts {
  std::optional<Translated> say(std::string_view text) const override {
    if (text == "road") return Translated{"Straße"};
    return text == "taken" ? std::optional(Translated{"„besetzt“"}) : std::nullopt;
  }
  std::string number(std::string_view text) const override { return std::string(text); }
};

TEST_CASE(
    "json: in a language messages and what people read are said in it, ids and codes are not") {
  const auto answer = [] {
    JsonWriter json;
    json.open_object(JsonWriter::Layout::Inline).add("feature", "road").add("what", "road");
    json.add_texts("notes", {"taken", "unknown", "two\nlines"}).add("title", "");
    json.add("why", said("fault.twice", {{"name", "BA-15"}}))
        .add("tiles", said_count("count.tile", 2));
    json.close();
    return json.take();
  };
  const TwoWords words;
  const PageLanguage german("de", messages_of("de"), &words);
  {
    const AnswerRoom room(1000, &german);
    CHECK(answer() ==
          "{\"feature\": \"road\", \"what\": \"Straße\", "
          "\"notes\": [\"„besetzt“\", \"unknown\", \"two\\nlines\"], \"title\": \"\", "
          "\"why\": \"„BA-15“ steht zweimal da\", \"tiles\": \"2 Karten\"}\n");
    JsonWriter json;
    CHECK_FALSE(json.open_object().put_written("\"a\": 1"));
  }
  CHECK(answer() ==
        "{\"feature\": \"road\", \"what\": \"road\", "
        "\"notes\": [\"taken\", \"unknown\", \"two\\nlines\"], \"title\": \"\", "
        "\"why\": \"'BA-15' stands twice\", \"tiles\": \"2 tiles\"}\n");
}

}  // namespace cartulary::docgen::json_writer_test
