#include "server/api/answer_type.h"

#include "server/api/schema_examples.h"
#include "tests/support/catch.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::server::answer_type_test {
namespace {

std::string schema_of(std::string_view type) {
  docgen::JsonWriter json;
  json.open_object(docgen::JsonWriter::Layout::Inline);
  add_type(json, type);
  return json.close().take();
}

}  // namespace

TEST_CASE("the choices of a type stand between bars, but not those within braces") {
  using Choices = std::vector<std::string_view>;
  CHECK(type_choices("integer") == Choices{"integer"});
  CHECK(type_choices("Chance|null") == Choices{"Chance", "null"});
  CHECK(type_choices("{integer|string}|null") == Choices{"{integer|string}", "null"});
}

TEST_CASE("types as JSON schemas have them") {
  CHECK(schema_of("string|null") == "{\"type\": [\"string\", \"null\"]}\n");
  CHECK(schema_of("Tile") == "{\"$ref\": \"#/components/schemas/Tile\"}\n");
  CHECK(schema_of("Tile|null") ==
        "{\"anyOf\": [{\"$ref\": \"#/components/schemas/Tile\"}, {\"type\": \"null\"}]}\n");
  CHECK(schema_of("integer[2][]") ==
        "{\"type\": \"array\", \"items\": {\"type\": \"array\", \"minItems\": 2, \"maxItems\": 2, "
        "\"items\": {\"type\": \"integer\"}}}\n");
  CHECK(
      schema_of("{integer|string}") ==
      "{\"type\": \"object\", \"additionalProperties\": {\"type\": [\"integer\", \"string\"]}}\n");
  CHECK(schema_of("string=open,dead") ==
        "{\"type\": \"string\", \"enum\": [\"open\", \"dead\"]}\n");
  CHECK(schema_of("{any}") == "{\"type\": \"object\", \"additionalProperties\": {}}\n");
}

TEST_CASE("examples are the first values of each key that are not empty, long lists cut short") {
  const std::vector<SchemaObject> schemas = {
      {"Bag", "", {{"size", "integer", ""}, {"tiles", "Tile[]", ""}, {"copies", "{integer}", ""}}},
      {"Tile",
       "",
       {{"id", "string", ""}, {"title", "string|null", ""}, {"turns", "integer[]", ""}}}};
  SchemaExamples examples(schemas);
  examples.take("Bag|null", *tiledb::parse_json(
                                R"({"size": 72, "copies": {"C1": 3}, "tiles": [
                                {"id": "BA-01", "title": null, "turns": []},
                                {"id": "BA-02", "title": "Lake", "turns": [0, 90, 180, 270]}]})",
                                "bag", {}));
  CHECK(examples.find("Bag", "size")->integer == 72);
  CHECK(examples.find("Bag", "tiles") == nullptr);
  CHECK(examples.find("Bag", "copies")->members.size() == 1);
  CHECK(examples.find("Tile", "id")->text == "BA-01");
  CHECK(examples.find("Tile", "title")->text == "Lake");
  CHECK(examples.find("Tile", "turns")->items.size() == 3);
  CHECK(examples.find("Tile", "none") == nullptr);
}

}  // namespace cartulary::server::answer_type_test
