// SchemaExamples collects an example value for each key of the answers' objects from real answers,
// so that no example in openapi.json can go stale.
//
// Owns the values. The schemas must outlive it.
//
//   SchemaExamples examples(schemas);
//   examples.take("FitAnswer", *parse_json(answer, ...));
//   examples.find("FitAnswer", "bag")->integer;      // 72
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api/schema.h"
#include "tiledb/board/json_node.h"

namespace cartulary::server {

class SchemaExamples {
 public:
  explicit SchemaExamples(const std::vector<SchemaObject>& schemas);

  // Takes the examples that are still missing from an answer: for each key that is not itself an
  // object, the first nonempty value.
  void take(std::string_view type, const tiledb::JsonNode& node);

  // Returns null if no answer had a value.
  const tiledb::JsonNode* find(std::string_view object, std::string_view key) const;

 private:
  void take_choice(std::string_view choice, const tiledb::JsonNode& node);
  void take_object(const SchemaObject& object, const tiledb::JsonNode& node);

  std::map<std::string_view, const SchemaObject*> schemas_;
  std::map<std::pair<std::string, std::string>, tiledb::JsonNode, std::less<>> found_;
};

}  // namespace cartulary::server
