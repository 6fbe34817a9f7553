#include "tiledb/draft/value_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "engine/tile/tile_members.h"
#include "tiledb/draft/symbol_table.h"

namespace cartulary::tiledb {
namespace {

NameKind name_kind(RecordKind kind) {
  switch (kind) {
    case RecordKind::Rule:
      return NameKind::Rule;
    case RecordKind::Ruling:
      return NameKind::Ruling;
    case RecordKind::Variant:
      return NameKind::Variant;
    case RecordKind::Element:
      return NameKind::Element;
    case RecordKind::Set:
      return NameKind::Set;
    case RecordKind::Tile:
      return NameKind::Tile;
    case RecordKind::Ledger:
      return NameKind::LedgerEntry;
    case RecordKind::Position:
      break;
  }
  return NameKind::Board;
}

constexpr std::array<std::string_view, 2> place_keys = {"document", "place"};

bool is_date(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '-');
  constexpr std::array<std::size_t, 3> widths = {4, 2, 2};
  constexpr std::array<int, 3> least = {1900, 1, 1};
  constexpr std::array<int, 3> most = {2199, 12, 31};
  if (parts.size() > 3) return false;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].size() != widths[i] || !parse_whole(parts[i], least[i], most[i])) return false;
  return true;
}

SourcePlace read_source_place(const YamlNode& node, bool bare, ContentDraft& draft) {
  SourcePlace source;
  if (bare && node.kind == YamlNode::Kind::Scalar) {
    source.document = read_text(node, "a source", draft.errors);
    if (!source.document.empty())
      draft.used.push_back({NameKind::Document, source.document, node.place, {}});
    return source;
  }
  const Record record(node, {"a source", place_keys, {}}, draft.errors);
  source.document = record.need_text("document");
  source.place = bare ? record.text("place") : record.need_text("place");
  if (!source.document.empty())
    draft.used.push_back({NameKind::Document, source.document, record.place_of("document"), {}});
  return source;
}

std::vector<std::string_view> known_marks() {
  std::vector<std::string_view> known = {"monastic", "pennant", "well"};
  known.insert(known.end(), trade_goods.begin(), trade_goods.end());
  for (int i = 0; i <= static_cast<int>(SegmentKind::Church); ++i)
    known.push_back(to_text(static_cast<SegmentKind>(i)));
  for (int i = 0; i < segment_mark_count; ++i)
    known.push_back(to_text(static_cast<SegmentMark>(i)));
  for (const SymbolRule& rule : symbol_rules())
    if (!rule.any_word) known.push_back(rule.name);
  std::sort(known.begin(), known.end());
  return known;
}

}  // namespace

std::vector<SourcePlace> read_source_places(const Record& record, std::string_view key, bool bare,
                                            ContentDraft& draft) {
  std::vector<SourcePlace> sources;
  const std::vector<YamlNode>& items = record.list(key);
  sources.reserve(items.size());
  for (const YamlNode& item : items) sources.push_back(read_source_place(item, bare, draft));
  const YamlNode* value = record.find(key);
  if (value != nullptr && value->kind == YamlNode::Kind::List && items.empty())
    draft.errors.add(value->place, fmt::format("'{}' is empty", key), "name at least one source");
  return sources;
}

std::vector<std::string> read_used(const Record& record, std::string_view key, NameKind kind,
                                   ContentDraft& draft, std::vector<Place>* places) {
  std::vector<std::string> names;
  for (const YamlNode& item : record.list(key)) {
    std::string name = read_text(item, fmt::format("an item of '{}'", key), draft.errors);
    if (name.empty()) continue;
    draft.used.push_back({kind, name, item.place, {}});
    if (places != nullptr) places->push_back(item.place);
    names.push_back(std::move(name));
  }
  return names;
}

std::optional<Edition> read_edition(const Place& place, std::string_view name, ErrorList& errors) {
  // Only in capitals, so that content spells each name in one way.
  const auto found = std::ranges::find(edition_names, name, &EditionNames::name);
  if (found != edition_names.end()) return found->edition;
  std::array<std::string_view, edition_names.size()> known;
  std::ranges::transform(edition_names, known.begin(), &EditionNames::name);
  report_unknown_name(place, "edition", name, known, errors);
  return std::nullopt;
}

std::optional<Edition> read_edition(const Record& record, std::string_view key) {
  const std::string name = record.text(key);
  if (name.empty()) return std::nullopt;
  return read_edition(record.place_of(key), name, record.errors());
}

bool lacks_edition(const TileSet& set, Edition edition) {
  return !set.editions.empty() && !set.has_edition(edition);
}

bool is_id(std::string_view text, bool with_slash) {
  char before = '-';
  for (const char c : text) {
    const bool mark = c == '-' || (with_slash && c == '/');
    const bool word = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (!mark && !word) return false;
    if (mark && (before == '-' || before == '/')) return false;
    before = c;
  }
  return !text.empty() && text.size() <= 80 && before != '-' && before != '/';
}

std::string read_id(const Record& record, std::string_view key, bool with_slash,
                    ErrorList& errors) {
  std::string id = record.need_text(key);
  if (id.empty() || is_id(id, with_slash)) return id;
  errors.add(record.place_of(key), fmt::format("'{}' is no id", id),
             with_slash ? "write small letters and digits in words joined by '-' and '/'"
                        : "write small letters and digits in words joined by '-'");
  return {};
}

std::vector<Edition> read_editions(const Record& record, std::string_view key) {
  std::vector<Edition> editions;
  for (const YamlNode& item : record.list(key)) {
    const std::string name = read_text(item, fmt::format("an item of '{}'", key), record.errors());
    if (name.empty()) continue;
    const std::optional<Edition> edition = read_edition(item.place, name, record.errors());
    if (!edition) continue;
    if (is_among(editions, *edition))
      record.errors().add(item.place, fmt::format("edition {} stands twice", name), "name it once");
    else
      editions.push_back(*edition);
  }
  return editions;
}

void note_record(const std::string& text, const Place& place, std::span<const RecordKind> kinds,
                 ContentDraft& draft) {
  const std::optional<RecordId> id = parse_record_id(text);
  if (id && std::ranges::find(kinds, id->kind) != kinds.end())
    draft.used.push_back({name_kind(id->kind), id->name, place, {}});
  else
    draft.errors.add(place, fmt::format("'{}' does not say which kind of record it names", text),
                     fmt::format("write {} and the id", words_of(kinds)));
}

void need_list(const Record& record, std::string_view key, std::string_view fix) {
  const YamlNode* value = record.need(key);
  if (value != nullptr && value->kind == YamlNode::Kind::List && value->items.empty())
    record.errors().add(value->place, fmt::format("'{}' is empty", key), std::string(fix));
}

std::string read_date(const Record& record, std::string_view key) {
  std::string date = record.text(key);
  if (date.empty() || is_date(date)) return date;
  record.errors().add(record.place_of(key), fmt::format("'{}' is no date", date),
                      "write YYYY, YYYY-MM or YYYY-MM-DD");
  return {};
}

void check_mark(const std::string& mark, const Place& place, ErrorList& errors) {
  const std::vector<std::string_view> known = known_marks();
  const std::size_t colon = mark.find(':');
  const std::string name = mark.substr(0, colon);
  const SymbolRule* rule = find_symbol(name);
  if (rule != nullptr && rule->any_word) return;
  if (std::find(known.begin(), known.end(), name) == known.end())
    report_unknown_name(place, "feature", name, known, errors);
  else if (colon != std::string::npos &&
           (rule == nullptr || std::find(rule->details.begin(), rule->details.end(),
                                         mark.substr(colon + 1)) == rule->details.end()))
    report_unknown_name(place, fmt::format("detail of feature '{}'", name), mark.substr(colon + 1),
                        rule == nullptr ? std::span<const std::string_view>() : rule->details,
                        errors);
}

}  // namespace cartulary::tiledb
