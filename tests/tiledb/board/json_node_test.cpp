#include "tiledb/board/json_node.h"

#include <string>

#include "tests/support/catch.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::tiledb::json_node_test {
namespace {

using Kind = JsonNode::Kind;

JsonNode node(std::string_view text) {
  Result<JsonNode> read = parse_json(text, "file", {.bytes = 1000, .depth = 8});
  REQUIRE(read.ok());
  return *std::move(read);
}

template <class T>
std::string fault(const Result<T>& result) {
  REQUIRE_FALSE(result.ok());
  return to_text(result.error());
}

}  // namespace

TEST_CASE("Every kind of value is read, with how it is written") {
  const JsonNode root =
      node(R"([null, true, -7, 2.50, 1e3, "a\u00e4", [1], {"k": 2}, 18446744073709551615])");
  REQUIRE(root.items.size() == 9);
  CHECK(root.items[0].is(Kind::Null));
  CHECK(root.items[1].truth);
  CHECK(root.items[1].text == "true");
  CHECK(root.items[2].is(Kind::Integer));
  CHECK(root.items[2].integer == -7);
  CHECK(root.items[3].is(Kind::Number));
  CHECK(root.items[3].text == "2.50");
  CHECK(root.items[4].text == "1e3");
  CHECK(root.items[5].text == "aä");
  CHECK(root.items[6].items.at(0).integer == 1);
  CHECK(root.items[7].find("k")->integer == 2);
  CHECK(root.items[7].find("j") == nullptr);
  CHECK(root.items[8].is(Kind::Number));
  CHECK(root.items[8].text == "18446744073709551615");
}

TEST_CASE("Members stand as written, however deep they lie") {
  const JsonNode root = node(R"({"z": {"b": [{"c": 1}, {"d": 2}], "a": 3}, "y": 4})");
  REQUIRE(root.members.size() == 2);
  CHECK(root.members[0].key == "z");
  const JsonNode& z = root.members[0].value;
  CHECK(z.members.at(0).key == "b");
  CHECK(z.find("b")->items.at(1).find("d")->integer == 2);
  CHECK(z.find("a")->integer == 3);
  CHECK(root.find("y")->integer == 4);
}

TEST_CASE("A spot knows its JSON pointer") {
  const JsonNode root = node(R"({"a/b": [{"m~n": 1}]})");
  const JsonSpot spot(root, "file");
  CHECK(spot.place() == "file");
  CHECK(spot.find("a/b")->item(0).find("m~n")->place() == "file: /a~1b/0/m~0n");
  CHECK(spot.member(0).place() == "file: /a~1b");
}

TEST_CASE("What a spot lacks is told with its place") {
  const JsonNode root = node(R"({"list": [1], "number": 12, "text": "x"})");
  const JsonSpot spot(root, "file");
  CHECK(fault(spot.need("lost", Kind::List)) == "file: has no 'lost'\nfix: add 'lost': a list");
  CHECK(fault(spot.need("text", Kind::List)) == "file: /text: is a text, not a list");
  CHECK(fault(spot.find("number", Kind::Text)) == "file: /number: is a whole number, not a text");
  CHECK(spot.find("lost", Kind::Text)->has_value() == false);
  CHECK(fault(spot.find("number")->whole(1, 9)) ==
        "file: /number: 12 is no whole number from 1 to 9");
  CHECK(fault(spot.find("text")->whole(1, 9)) ==
        "file: /text: a text is no whole number from 1 to 9");
  CHECK(*spot.find("number")->whole(1, 12) == 12);
  CHECK(fault(spot.check_keys("wrong-file.keys-of-tile", {"list", "nummer", "text"})) ==
        "file: unknown key 'number'\ndid you mean 'nummer'?\nfix: a tile has list, nummer, text");
  CHECK(spot.check_keys("wrong-file.keys-of-tile", {"list", "number", "text"}).ok());
}

TEST_CASE("Too many values are told of a text that has no other fault") {
  const auto read = [](const std::string& text) {
    return parse_json(text, "file", {.bytes = 2'000'000, .depth = 8});
  };
  std::string text = "[1";
  for (std::size_t i = 2; i < most_json_values; ++i) text += ",1";
  CHECK(read(text + "]").ok());
  CHECK(fault(read(text + ",1]")) == "file: holds more than 500000 values\nfix: give less at once");
  CHECK(fault(read(text + ",1,[{}],{\"a\": 2, \"a\": 3}]"))
            .starts_with("file:1:1000016: the key 'a' stands twice\n"));
}

}  // namespace cartulary::tiledb::json_node_test
