// YamlNode: a value of a content file, with its place. parse_yaml reads a file into a YamlNode.
//
// Supports only what content needs: maps with words as keys, lists, scalars and null. Anchors,
// aliases, tags, repeated keys and a second document are faults. A node owns its children; its
// places point to the file.
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
  // Broken: a fault has been reported here; readers skip it.
  enum class Kind { Null, Scalar, List, Map, Broken };
  Kind kind = Kind::Null;
  Place place;                     // if nothing is written, that of the key or list
  std::string text;                // Scalar: unquoted and unfolded
  bool quoted = false;             // Scalar: written in quotes or as a block
  bool absent = false;             // Null: nothing is written, not even `null`
  std::vector<YamlNode> items;     // List
  std::vector<YamlEntry> entries;  // Map, in file order; for a repeated key, the first
};

struct YamlEntry {
  std::string key;
  Place key_place;
  YamlNode value;
};

// "nothing", "a single value", "a list", "a map".
std::string_view kind_words(const YamlNode& node);

// Returns nothing, with the fault in `errors`, if the file is not UTF-8, has a line over 4,000
// bytes, is invalid YAML, empty, more than one document, nested deeper than 16 levels, or has more
// than 100 faults. Other faults are added to `errors` too, but leave a usable tree.
std::optional<YamlNode> parse_yaml(const TextFile& file, ErrorList& errors);

}  // namespace cartulary::tiledb
