// Record: a map of a content file, read key by key.
//
// Refers to a YamlNode; node and list of errors must outlive it. The constructor reports unknown
// keys (with the nearest known one), nulls that `unknown` does not name, and names in `unknown`
// that are not null. Each getter reports a faulty value and then returns an empty or default one,
// so that reading can continue.
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

// The keys of a map. The names have static lifetime (tables in the readers).
struct RecordKeys {
  std::string_view what;                   // "a tile"
  std::span<const std::string_view> keys;  // all allowed keys
  std::span<const std::string_view>
      nullable;  // keys that may be null, and are then named in `unknown`
  std::span<const std::string_view> telling_nulls =
      {};  // of these, keys whose null has a meaning and needs no `unknown`
  std::span<const std::string_view> may_lack = {};  // keys that need() does not ask for
};

class Record {
 public:
  Record(const YamlNode& node, const RecordKeys& keys, ErrorList& errors);

  const Place& place() const { return place_; }
  // The place of a key's value, or of the record if the key is missing.
  const Place& place_of(std::string_view key) const;
  ErrorList& errors() const { return errors_; }

  // Whether the record has the key, whatever its value.
  bool has(std::string_view key) const { return entry(key) != nullptr; }
  // The value; null if the key is missing, is null in the file or has been reported.
  const YamlNode* find(std::string_view key) const;
  // The same; reports a missing key, unless it is in `may_lack`.
  const YamlNode* need(std::string_view key) const;

  // A single value as text, at most 8,000 bytes. Reports an empty one.
  std::string text(std::string_view key) const;
  std::string need_text(std::string_view key) const;
  // A whole number, unquoted.
  std::optional<int> number(std::string_view key, int least, int most) const;
  std::optional<int> need_number(std::string_view key, int least, int most) const;
  // `true` or `false`; nothing if the key is missing.
  std::optional<bool> flag(std::string_view key) const;
  // The items of a list; reports a value of another kind.
  const std::vector<YamlNode>& list(std::string_view key) const;
  // The entries of a map; reports a value of another kind.
  const std::vector<YamlEntry>& map(std::string_view key) const;
  // A list of texts.
  std::vector<std::string> texts(std::string_view key) const;
  // The names in the key `unknown`.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  const YamlEntry* entry(std::string_view key) const;
  bool may_be_null(std::string_view key) const;
  void report_unknown_keys() const;
  void read_unknown();
  void report_nulls() const;

  const YamlNode& node_;  // an empty map if the value is none
  const Place& place_;
  RecordKeys keys_;
  ErrorList& errors_;
  std::vector<std::string> unknown_;
};

// The readers behind the getters, for items of lists; each reports a faulty value. `name` is what
// messages call the value: "'title'".
std::string read_text(const YamlNode& node, std::string_view name, ErrorList& errors);
std::optional<int> read_number(const YamlNode& node, std::string_view name, int least, int most,
                               ErrorList& errors);

// Reports that `name` is not among the known names, and suggests the nearest.
void report_unknown_name(const Place& place, std::string_view what, std::string_view name,
                         std::span<const std::string_view> known, ErrorList& errors);

// Reads the value of a key that must be one of the words `known`; `parse` converts it.
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
