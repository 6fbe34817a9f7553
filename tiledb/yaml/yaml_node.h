// YamlNode: a value of a content file, with its place; parse_yaml: reads a file into one.
//
// Only what content needs: maps with words as keys, lists, scalars and null. Anchors, aliases,
// tags, repeated keys and a second document are faults. A node owns what is below it; its places
// point to the file.
//
//   std::optional<YamlNode> root = parse_yaml(file, errors);
//   for (const YamlEntry& entry : root->entries) ... entry.key, entry.value.text
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

struct YamlEntry;

struct YamlNode {
  // Broken: a fault was reported here already; readers pass over it.
  enum class Kind { Null, Scalar, List, Map, Broken };
  Kind kind = Kind::Null;
  Place place;                     // of a value that is not there: of its key
  std::string text;                // Scalar: unquoted and unfolded
  bool quoted = false;             // Scalar: stood in quotes or in a block
  bool absent = false;             // Null: nothing is written, not even `null`
  std::vector<YamlNode> items;     // List
  std::vector<YamlEntry> entries;  // Map, as written; of a repeated key the first
};

struct YamlEntry {
  std::string key;
  Place key_place;
  YamlNode value;
};

// "nothing", "a single value", "a list", "a map".
std::string_view kind_words(const YamlNode& node);

// Nothing if the file is not UTF-8, has a line over 4,000 bytes, is no YAML, empty, more than one
// document, or nested deeper than 16; the fault is then in `errors`. Other faults are added too,
// but leave a tree to go on with.
std::optional<YamlNode> parse_yaml(const TextFile& file, ErrorList& errors);

}  // namespace cartulary::tiledb
