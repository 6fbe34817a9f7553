#include "engine/tile/edge_code.h"

#include <algorithm>
#include <set>

#include "tests/support/catch.h"

namespace cartulary::edge_code_test {
namespace {

std::string turn_text(const std::string& text, int quarter_turns) {
  std::string turned = text;
  for (int i = 0; i < quarter_turns; ++i) turned = turned.substr(3) + turned.substr(0, 3);
  return turned;
}

std::vector<std::string> all_texts() {
  std::vector<std::string> texts;
  for (const char n : std::string("cfrs"))
    for (const char e : std::string("cfrs"))
      for (const char s : std::string("cfrs"))
        for (const char w : std::string("cfrs")) texts.push_back({n, e, s, w});
  return texts;
}

// Least turns, found on strings alone.
std::set<std::string> least_texts(const std::string& letters) {
  std::set<std::string> least;
  for (const std::string& text : all_texts()) {
    if (text.find_first_not_of(letters) != std::string::npos) continue;
    std::string smallest = text;
    for (int i = 1; i < 4; ++i) smallest = std::min(smallest, turn_text(text, i));
    least.insert(smallest);
  }
  return least;
}

std::set<std::string> texts_of(const std::vector<EdgeCode>& codes) {
  std::set<std::string> texts;
  for (const EdgeCode code : codes) texts.insert(code.text());
  return texts;
}

}  // namespace

TEST_CASE("all 256 edge codes survive being written and read") {
  REQUIRE(all_texts().size() == 256);
  std::set<int> bytes;
  for (const std::string& text : all_texts()) {
    const auto code = parse_edge_code(text);
    REQUIRE(code.has_value());
    CHECK(code->text() == text);
    bytes.insert(code->bits());
  }
  CHECK(bytes.size() == 256);
}

TEST_CASE("edge codes take four small letters of c f r s") {
  for (const char* text : {"", "cfr", "cfrfc", "cfrx", "CFRF", "c?rf", "****"})
    CHECK_FALSE(parse_edge_code(text).has_value());
}

TEST_CASE("bytes order as the texts do") {
  std::vector<std::string> texts = all_texts();
  for (std::size_t i = 1; i < texts.size(); ++i)
    CHECK((*parse_edge_code(texts[i - 1]) < *parse_edge_code(texts[i])) ==
          (texts[i - 1] < texts[i]));
}

TEST_CASE("turns of a code: each after each is one turn, and equals turning the text") {
  for (const std::string& text : all_texts()) {
    const EdgeCode code = *parse_edge_code(text);
    bool lawful = true;
    for (const Rotation a : all_rotations) {
      lawful = lawful && code.rotated(a).text() == turn_text(text, static_cast<int>(a));
      for (const Rotation b : all_rotations) {
        const auto sum = static_cast<Rotation>((static_cast<int>(a) + static_cast<int>(b)) % 4);
        lawful = lawful && code.rotated(a).rotated(b) == code.rotated(sum);
      }
      for (const Side side : all_sides) {
        lawful = lawful && code.rotated(a).side(turned(side, a)) == code.side(side);
        lawful = lawful && code.rotated(a).side(side) == code.side(stored_side(side, a));
      }
    }
    INFO(text);
    CHECK(lawful);
  }
}

TEST_CASE("there are 24 edge codes without rivers and 70 with them") {
  CHECK(all_edge_codes(Rivers::Without).size() == 24);
  CHECK(all_edge_codes(Rivers::With).size() == 70);
  CHECK(texts_of(all_edge_codes(Rivers::Without)) == least_texts("cfr"));
  CHECK(texts_of(all_edge_codes(Rivers::With)) == least_texts("cfrs"));
}

TEST_CASE("the canonical code is the least turn") {
  CHECK(parse_edge_code("rfcf")->canonical().text() == "cfrf");
  CHECK(parse_edge_code("ffsf")->canonical().text() == "fffs");
}

}  // namespace cartulary::edge_code_test
