// Record: a map of a content file, read key by key.
//
// Wraps one YamlNode; node and list of errors must outlive it. Making a Record reports unknown
// keys (with the nearest known one) and nulls that `unknown` does not name, and the reverse. Each
// getter reports what is wrong with its value and then gives an empty or default one, so that
// reading goes on.
//
//   Record record(node, {"a source", keys, nullable}, errors);
//   document.title = record.need_text("title");
//   document.year = record.number("year", 1900, 2100);
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tiledb/yaml/error_list.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// What a map may hold. The names live for ever (tables in the readers).
struct RecordKeys {
  std::string_view what;                       // "a tile"
  std::span<const std::string_view> keys;      // all that may stand in it
  std::span<const std::string_view> nullable;  // those that may be null, then named in `unknown`
  std::span<const std::string_view> telling_nulls = {};  // of these, where null tells something
  std::span<const std::string_view> may_lack = {};       // of the keys, what is not asked for
};

class Record {
 public:
  Record(const YamlNode& node, const RecordKeys& keys, ErrorList& errors);

  const Place& place() const { return place_; }
  // The place of a key's value, or of the record where the key is missing.
  const Place& place_of(std::string_view key) const;
  ErrorList& errors() const { return errors_; }

  // Whether the key stands in the record, whatever its value.
  bool has(std::string_view key) const { return entry(key) != nullptr; }
  // The value as it stands; null if the key is missing, null in the file or reported already.
  const YamlNode* find(std::string_view key) const;
  // The same; reports a missing key, unless it may lack or its value is null and may be.
  const YamlNode* need(std::string_view key) const;

  // A single value as text, at most 8,000 bytes, not empty unless `may_be_empty`.
  std::string text(std::string_view key) const;
  std::string need_text(std::string_view key) const;
  // A whole number, unquoted.
  std::optional<int> number(std::string_view key, int least, int most) const;
  std::optional<int> need_number(std::string_view key, int least, int most) const;
  // `true` or `false`; nothing if missing.
  std::optional<bool> flag(std::string_view key) const;
  // The items of a list; reports another kind of value.
  const std::vector<YamlNode>& list(std::string_view key) const;
  // The entries of a map; reports another kind of value.
  const std::vector<YamlEntry>& map(std::string_view key) const;
  // A list of texts.
  std::vector<std::string> texts(std::string_view key) const;
  // The `unknown` list.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  const YamlEntry* entry(std::string_view key) const;
  bool may_be_null(std::string_view key) const;
  void report_unknown_keys() const;
  void read_unknown();
  void report_nulls() const;

  const YamlNode& node_;  // what is no map counts as an empty one
  const Place& place_;
  RecordKeys keys_;
  ErrorList& errors_;
  std::vector<std::string> unknown_;
};

// The readers of single values behind the getters, for items of lists; each reports its fault.
// `name` is what messages call the value: "'title'".
std::string read_text(const YamlNode& node, std::string_view name, ErrorList& errors);
std::optional<int> read_number(const YamlNode& node, std::string_view name, int least, int most,
                               ErrorList& errors);

// Reports that `name` is none of the known names, suggesting the nearest.
void report_unknown_name(const Place& place, std::string_view what, std::string_view name,
                         std::span<const std::string_view> known, ErrorList& errors);

// The value of a key that is one word of a closed list; `parse` reads it, `known` are all words.
template <class T>
std::optional<T> read_word(const Record& record, std::string_view key,
                           std::optional<T> (*parse)(std::string_view),
                           std::span<const std::string_view> known) {
  if (record.find(key) == nullptr) return std::nullopt;
  const std::string word = record.text(key);
  if (word.empty()) return std::nullopt;
  std::optional<T> value = parse(word);
  if (!value) report_unknown_name(record.place_of(key), key, word, known, record.errors());
  return value;
}

}  // namespace cartulary::tiledb
