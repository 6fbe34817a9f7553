#include "cli/answers/record.h"

#include <algorithm>
#include <variant>

#include "engine/rule/rule_lookup.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

const std::vector<std::string>& kinds() {
  static const std::vector<std::string> names = {"tile",   "set",     "source",  "ledger",  "rule",
                                                 "ruling", "variant", "element", "position"};
  return names;
}

template <class T>
const T* find_by_id(const std::vector<T>& values, std::string_view id) {
  for (const T& value : values)
    if (same_letters(value.id, id)) return &value;
  return nullptr;
}

void add_rules_called(const Rulebook& rulebook, const std::string& id, std::string_view kind,
                      std::vector<Record>& found) {
  const auto asked = [&](std::string_view other) { return kind.empty() || kind == other; };
  if (const Rule* rule = rulebook.find_rule(id); rule != nullptr && asked("rule"))
    found.push_back({rule});
  if (const Ruling* ruling = rulebook.find_ruling(id); ruling != nullptr && asked("ruling"))
    found.push_back({ruling});
  if (const Variant* variant = rulebook.find_variant(id); variant != nullptr && asked("variant"))
    found.push_back({variant});
  if (const Element* element = rulebook.find_element(id); element != nullptr && asked("element"))
    found.push_back({element});
}

template <class T>
void add_titled(const std::vector<T>& values, const std::string& key,
                const SearchLanguage& language, std::vector<Record>& found) {
  for (const T& value : values)
    if (name_key(value.title, language) == key) found.push_back({&value});
}

// Finds rules, rulings and variants by title: "Where the pig goes".
std::vector<Record> records_titled(const Rulebook& rulebook, std::string_view title) {
  std::vector<Record> found;
  const SearchLanguage& language = rulebook.language();
  const std::string key = name_key(title, language);
  add_titled(rulebook.rules(), key, language, found);
  add_titled(rulebook.rulings(), key, language, found);
  add_titled(rulebook.variants(), key, language, found);
  return found;
}

std::vector<Record> records_called(const tiledb::Library& records, std::string_view name,
                                   std::string_view kind) {
  std::vector<Record> found;
  const auto asked = [&](std::string_view other) { return kind.empty() || kind == other; };
  if (const Tile* tile = records.catalog.find_tile(name); tile != nullptr && asked("tile"))
    found.push_back({tile});
  if (const TileSet* set = records.catalog.find_set(name); set != nullptr && asked("set"))
    found.push_back({set});
  if (const auto* source = find_by_id(records.sources, name); source != nullptr && asked("source"))
    found.push_back({source});
  if (const auto* entry = find_by_id(records.ledger, name); entry != nullptr && asked("ledger"))
    found.push_back({entry});
  if (const auto* position = find_by_id(records.positions, name);
      position != nullptr && asked("position"))
    found.push_back({position});
  add_rules_called(records.rulebook, to_lower(name), kind, found);
  if (!found.empty() || !asked("element")) return found;
  // Words for an element that are not an id: "meeple".
  for (const Element* element : elements_called(records.rulebook, name)) found.push_back({element});
  if (!found.empty() || !kind.empty() || name_key(name, records.catalog.language()).empty())
    return found;
  return records_titled(records.rulebook, name);
}

std::vector<std::string> known_names(const tiledb::Library& records, std::string_view kind) {
  std::vector<std::string> names;
  const auto asked = [&](std::string_view other) { return kind.empty() || kind == other; };
  if (asked("set")) {
    for (const TileSet& set : records.catalog.sets()) {
      names.push_back(set.id);
      names.push_back(set.code);
    }
  }
  if (asked("tile"))
    for (const Tile& tile : records.catalog.tiles()) names.push_back(tile.id);
  if (asked("source"))
    for (const SourceDocument& source : records.sources) names.push_back(source.id);
  if (asked("ledger"))
    for (const LedgerEntry& entry : records.ledger) names.push_back(entry.id);
  if (asked("element"))
    for (const Element& element : records.rulebook.elements()) names.push_back(element.id);
  if (kind == "position")
    for (const Position& position : records.positions) names.push_back(position.id);
  return names;
}

struct IdOf {
  template <class T>
  std::string operator()(const T* record) const {
    return full_id(*record);
  }
  std::string operator()(const SourceDocument* source) const { return "source/" + source->id; }
};

std::string where_ids_are_listed(const tiledb::Library& records, std::string_view kind) {
  if (kind == "source") {
    std::string ids;
    for (const SourceDocument& source : records.sources) add_item(ids, source.id);
    return "sources are " + ids;
  }
  if (kind == "ledger") return "the ledger's page, /ledger.html of `cartulary serve`, lists ids";
  if (kind == "element") return "`cartulary rules` finds elements by what they are called";
  if (kind == "position") return "`cartulary show` of a rule or ruling lists its positions";
  return "`cartulary sets` and `cartulary tiles` list ids";
}

// The record with this name within its set, "ransom-is-flat": a rule, ruling, variant or position.
std::string ending_in(const tiledb::Library& records, const std::string& word) {
  for (const Rule& rule : records.rulebook.rules())
    if (rule.id.ends_with('/' + word)) return full_id(rule);
  for (const Ruling& ruling : records.rulebook.rulings())
    if (ruling.id.ends_with('/' + word)) return full_id(ruling);
  for (const Variant& variant : records.rulebook.variants())
    if (variant.id.ends_with('/' + word)) return full_id(variant);
  for (const Position& position : records.positions)
    if (position.id.ends_with('/' + word)) return full_id(position);
  return "";
}

std::string_view without_kind(std::string_view name) {
  const std::size_t slash = name.find('/');
  const bool has_kind =
      slash != std::string_view::npos &&
      std::find(kinds().begin(), kinds().end(), name.substr(0, slash)) != kinds().end();
  return has_kind ? name.substr(slash + 1) : name;
}

// The position with the nearest name, given with or without a kind; empty if none is near.
std::string nearest_position(const tiledb::Library& records, std::string_view name) {
  const std::string near = nearest(without_kind(name), known_names(records, "position"));
  return near.empty() ? near : full_id(RecordKind::Position, near);
}

Error unknown_name(const tiledb::Library& records, std::string_view name, std::string_view kind) {
  const std::string what = kind.empty() ? "nothing is called '" : "no " + std::string(kind) + " '";
  std::string near = nearest(name, known_names(records, kind));
  if (near.empty() && kind.empty()) near = ending_in(records, to_lower(name));
  if (!near.empty() && !kind.empty()) near = std::string(kind) + "/" + near;
  if (near.empty()) near = nearest_position(records, name);
  return {"id", what + std::string(name) + "'", "", where_ids_are_listed(records, kind), near};
}

// The suggestion that differs from `name` in fewer letters; the first in a tie.
std::string nearer(std::string_view name, const std::string& first, const std::string& second) {
  if (first.empty() || second.empty()) return first.empty() ? second : first;
  const auto distance = [&](std::string_view other) {
    return edit_distance(without_kind(name), without_kind(other), name.size() + other.size());
  };
  return distance(second) < distance(first) ? second : first;
}

bool is_set(const Record& record) {
  return std::holds_alternative<const TileSet*>(record.value);
}

Error several(std::string_view name, const std::vector<Record>& found) {
  std::string ids;
  for (const Record& record : found) add_item(ids, record.id());
  return {"id",
          "'" + std::string(name) + "' names " + std::to_string(found.size()) + " records: " + ids,
          "", "write one of them with its kind", ""};
}

bool is_kind_of_rules(std::string_view kind) {
  return kind == "rule" || kind == "ruling" || kind == "variant";
}

// Finds a rule record or position by a name with a slash that is no other kind of record.
Result<Record> find_rule_record(const tiledb::Library& records, std::string_view name) {
  const std::vector<Record> called = records_called(records, name, "position");
  const Result<RuleOrRuling> found = need_rule(records.rulebook, name, "id");
  if (found) {
    const Record record = std::visit([](auto* each) { return Record{each}; }, *found);
    if (called.empty()) return record;
    return several(name, {record, called.front()});
  }
  if (!called.empty()) return called.front();
  const std::string_view kind = name.substr(0, name.find('/'));
  const bool of_rules = is_kind_of_rules(kind) || records.catalog.find_set(kind) != nullptr;
  Error error = found.error();
  error.suggestion = nearer(name, error.suggestion, nearest_position(records, name));
  if (of_rules || !error.suggestion.empty()) return error;
  return Error{"id", "no kind of record '" + std::string(kind) + "'", "",
               "kinds are tile, set, rule, ruling, variant, element, position, source and ledger",
               nearest(kind, kinds())};
}

}  // namespace

std::string Record::id() const {
  return std::visit(IdOf{}, value);
}

Result<Record> find_record(const tiledb::Library& records, std::string_view name) {
  std::string_view kind;
  std::string_view bare = name;
  if (const std::size_t slash = name.find('/'); slash != std::string_view::npos) {
    kind = name.substr(0, slash);
    bare = name.substr(slash + 1);
    const bool known = std::find(kinds().begin(), kinds().end(), kind) != kinds().end();
    if (!known || is_kind_of_rules(kind)) return find_rule_record(records, name);
  }
  const std::vector<Record> found = records_called(records, bare, kind);
  // Someone who asks for "tower" or "big-box-3" wants the box, not its figure or the book inside
  // it.
  if (const auto set = std::ranges::find_if(found, is_set); set != found.end()) return *set;
  if (found.size() == 1) return found.front();
  if (found.empty()) return unknown_name(records, bare, kind);
  return several(name, found);
}

}  // namespace cartulary::cli
