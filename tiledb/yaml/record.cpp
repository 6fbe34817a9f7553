#include "tiledb/yaml/record.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

constexpr std::size_t text_limit = 8000;

bool stands_in(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string nearest_of(std::string_view name, std::span<const std::string_view> known) {
  const std::vector<std::string> names(known.begin(), known.end());
  return nearest(name, names);
}

const YamlNode& empty_node() {
  static const YamlNode node;
  return node;
}

// Whether the value is of this kind; reports it otherwise, unless it is Broken.
bool has_kind(const YamlNode& node, YamlNode::Kind kind, std::string_view name, ErrorList& errors) {
  if (node.kind == kind) return true;
  if (node.kind == YamlNode::Kind::Broken) return false;
  YamlNode wanted;
  wanted.kind = kind;
  errors.add(node.place,
             fmt::format("{} is {}, not {}", name, kind_words(node), kind_words(wanted)),
             kind == YamlNode::Kind::List  ? "write it as [a, b] or one '- item' a line"
             : kind == YamlNode::Kind::Map ? "write it as {key: value} or one 'key: value' a line"
                                           : "write one word, number or quoted text");
  return false;
}

}  // namespace

void report_unknown_name(const Place& place, std::string_view what, std::string_view name,
                         std::span<const std::string_view> known, ErrorList& errors) {
  errors.add(place, fmt::format("'{}' is no known {}", name, what),
             fmt::format("write one of: {}", fmt::join(known, ", ")), nearest_of(name, known));
}

std::string read_text(const YamlNode& node, std::string_view name, ErrorList& errors) {
  if (!has_kind(node, YamlNode::Kind::Scalar, name, errors)) return {};
  const std::vector<TextFault> faults = text_faults(node.text, 1);
  if (node.text.size() > text_limit)
    errors.add(node.place, fmt::format("{} is longer than {} bytes", name, text_limit),
               "shorten it");
  else if (!faults.empty())
    errors.add(node.place, fmt::format("in {}, {}", name, faults[0].what),
               "write the text without escaped control characters");
  else if (trimmed(node.text).empty())
    errors.add(node.place, fmt::format("{} is empty", name), "write its text, or leave it out");
  else
    return node.text;
  return {};
}

std::optional<int> read_number(const YamlNode& node, std::string_view name, int least, int most,
                               ErrorList& errors) {
  if (!has_kind(node, YamlNode::Kind::Scalar, name, errors)) return std::nullopt;
  const std::optional<int> value = node.quoted ? std::nullopt : parse_whole(node.text, least, most);
  if (!value)
    errors.add(
        node.place,
        fmt::format("{} is '{}', not a whole number from {} to {}", name, node.text, least, most),
        "write a whole number within these bounds, without quotes");
  return value;
}

Record::Record(const YamlNode& node, const RecordKeys& keys, ErrorList& errors)
    : node_(has_kind(node, YamlNode::Kind::Map, keys.what, errors) ? node : empty_node()),
      place_(node.place),
      keys_(keys),
      errors_(errors) {
  if (&node_ != &node) return;
  report_unknown_keys();
  read_unknown();
  report_nulls();
}

const YamlEntry* Record::entry(std::string_view key) const {
  for (const YamlEntry& entry : node_.entries)
    if (entry.key == key) return &entry;
  return nullptr;
}

bool Record::may_be_null(std::string_view key) const {
  return stands_in(keys_.nullable, key);
}

void Record::report_unknown_keys() const {
  for (const YamlEntry& entry : node_.entries)
    if (!stands_in(keys_.keys, entry.key))
      errors_.add(entry.key_place, fmt::format("{} has no key '{}'", keys_.what, entry.key),
                  fmt::format("its keys are: {}", fmt::join(keys_.keys, ", ")),
                  nearest_of(entry.key, keys_.keys));
}

void Record::read_unknown() {
  if (keys_.nullable.empty()) return;
  for (const YamlNode& item : list("unknown")) {
    const std::string name = read_text(item, "a name in 'unknown'", errors_);
    if (name.empty()) continue;
    const YamlEntry* named = entry(name);
    if (!may_be_null(name))
      report_unknown_name(item.place, "key that may be null", name, keys_.nullable, errors_);
    else if (named == nullptr)
      errors_.add(item.place, fmt::format("'{}' is named in 'unknown', but is not there", name),
                  fmt::format("add '{}: null', so that the gap is seen in its place", name));
    else if (named->value.kind != YamlNode::Kind::Null)
      errors_.add(item.place, fmt::format("'{}' is named in 'unknown', but has a value", name),
                  fmt::format("remove it from 'unknown', or write '{}: null'", name));
    unknown_.push_back(name);
  }
}

void Record::report_nulls() const {
  for (const YamlEntry& entry : node_.entries) {
    if (entry.value.kind != YamlNode::Kind::Null || !stands_in(keys_.keys, entry.key)) continue;
    const bool named = std::find(unknown_.begin(), unknown_.end(), entry.key) != unknown_.end();
    if (entry.value.absent)
      errors_.add(entry.value.place, fmt::format("'{}' has no value", entry.key),
                  may_be_null(entry.key)
                      ? "write one; or null, and name the key in 'unknown', if no source states it"
                      : "write one, or leave the key out");
    else if (!may_be_null(entry.key))
      errors_.add(entry.value.place, fmt::format("'{}' may not be null", entry.key),
                  "write a value, or leave the key out if it does not apply");
    else if (!named && !stands_in(keys_.telling_nulls, entry.key))
      errors_.add(entry.value.place,
                  fmt::format("'{}' is null, but 'unknown' does not name it", entry.key),
                  fmt::format("add 'unknown: [{}]' to the record, or leave the key out if it does "
                              "not apply",
                              entry.key));
  }
}

const Place& Record::place_of(std::string_view key) const {
  const YamlEntry* found = entry(key);
  return found == nullptr ? place_ : found->value.place;
}

const YamlNode* Record::find(std::string_view key) const {
  const YamlEntry* found = entry(key);
  if (found == nullptr || found->value.kind == YamlNode::Kind::Null ||
      found->value.kind == YamlNode::Kind::Broken)
    return nullptr;
  return &found->value;
}

const YamlNode* Record::need(std::string_view key) const {
  if (entry(key) == nullptr && &node_ != &empty_node() && !stands_in(keys_.may_lack, key))
    errors_.add(place_, fmt::format("{} lacks the key '{}'", keys_.what, key),
                may_be_null(key)
                    ? fmt::format("add '{}'; if no source states it, null, named in 'unknown'", key)
                    : fmt::format("add '{}'", key));
  return find(key);
}

std::string Record::text(std::string_view key) const {
  const YamlNode* value = find(key);
  return value == nullptr ? std::string() : read_text(*value, quoted(key), errors_);
}

std::string Record::need_text(std::string_view key) const {
  need(key);
  return text(key);
}

std::optional<int> Record::number(std::string_view key, int least, int most) const {
  const YamlNode* value = find(key);
  if (value == nullptr) return std::nullopt;
  return read_number(*value, quoted(key), least, most, errors_);
}

std::optional<int> Record::need_number(std::string_view key, int least, int most) const {
  need(key);
  return number(key, least, most);
}

std::optional<bool> Record::flag(std::string_view key) const {
  const YamlNode* value = find(key);
  if (value == nullptr || !has_kind(*value, YamlNode::Kind::Scalar, quoted(key), errors_))
    return std::nullopt;
  if (!value->quoted && value->text == "true") return true;
  if (!value->quoted && value->text == "false") return false;
  errors_.add(value->place, fmt::format("'{}' is '{}', not true or false", key, value->text),
              "write true or false, without quotes");
  return std::nullopt;
}

const std::vector<YamlNode>& Record::list(std::string_view key) const {
  const YamlNode* value = find(key);
  if (value == nullptr || !has_kind(*value, YamlNode::Kind::List, quoted(key), errors_))
    return empty_node().items;
  return value->items;
}

const std::vector<YamlEntry>& Record::map(std::string_view key) const {
  const YamlNode* value = find(key);
  if (value == nullptr || !has_kind(*value, YamlNode::Kind::Map, quoted(key), errors_))
    return empty_node().entries;
  return value->entries;
}

std::vector<std::string> Record::texts(std::string_view key) const {
  std::vector<std::string> found;
  for (const YamlNode& item : list(key))
    if (std::string text = read_text(item, fmt::format("an item of '{}'", key), errors_);
        !text.empty())
      found.push_back(std::move(text));
  return found;
}

}  // namespace cartulary::tiledb
