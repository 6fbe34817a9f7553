#include "tiledb/group_game/game_selection.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "engine/bag/bag.h"
#include "engine/bag/rule_choices.h"
#include "engine/tile/rule_set.h"
#include "tiledb/draft/value_reader.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 7> keys = {"sets",     "tiles",    "without", "edition",
                                                  "editions", "rule_set", "rules"};
constexpr int most_copies = 99;

class Reader {
 public:
  Reader(const Record& record, const Catalog& catalog, ContentDraft& draft)
      : record_(record), catalog_(catalog), draft_(draft) {}

  Selection read() {
    const std::size_t faults = draft_.errors.size();
    SelectionText text;
    record_.need("sets");
    read_editions();
    text.sets = sets_text();
    text.edition = edition_text();
    text.rule_set = rule_set_text();
    text.tiles = tiles_text("tiles");
    text.rules = rules_text();
    text.without = tiles_text("without");
    if (draft_.errors.size() != faults || text.sets.empty()) return {};
    Result<Selection> selection = select(catalog_, text, DefaultSets::All);
    if (!selection) {
      report(record_.place(), selection.error());
      return {};
    }
    check_without(*selection);
    return *std::move(selection);
  }

 private:
  void report(const Place& place, const Error& error) {
    record_.errors().add(place, error.what, error.fix, error.suggestion);
  }

  bool may_be_unread(const std::string& name) const {
    const auto& files = draft_.set_files;
    return std::find(files.begin(), files.end(), name) != files.end() ||
           (!files.empty() && name.starts_with('X'));
  }

  const TileSet* set_called(const std::string& name, const Place& place) {
    const Result<const TileSet*> set = catalog_.need_set(name, "");
    if (set) return *set;
    if (!may_be_unread(name)) report(place, set.error());
    return nullptr;
  }

  std::optional<int> number_of(const YamlEntry& entry) {
    return read_number(entry.value, fmt::format("the number of '{}'", entry.key), 1, most_copies,
                       record_.errors());
  }

  // Uses codes, which are short, since select() limits the length of the list.
  std::string sets_text() {
    std::string text;
    std::map<std::string, bool> before;
    for (const YamlEntry& entry : record_.map("sets")) {
      const TileSet* set = set_called(entry.key, entry.key_place);
      const std::optional<int> quantity = number_of(entry);
      if (set == nullptr || !quantity) continue;
      if (!before.emplace(set->id, true).second)
        record_.errors().add(entry.key_place,
                             fmt::format("'{}' stands twice under two names", set->id),
                             "leave one of them");
      const auto edition = editions_.find(set->id);
      text += fmt::format("{}{}*{}{}", text.empty() ? "" : ",", set->code, *quantity,
                          edition == editions_.end() ? "" : "@" + edition->second);
    }
    for (const YamlEntry& entry : record_.map("editions"))
      if (const TileSet* set = catalog_.find_set(entry.key);
          set != nullptr && !before.contains(set->id))
        record_.errors().add(entry.key_place,
                             fmt::format("'{}' is not among the 'sets' of the game", entry.key),
                             "add it there, or leave its edition out");
    return text;
  }

  void read_editions() {
    for (const YamlEntry& entry : record_.map("editions")) {
      const TileSet* set = set_called(entry.key, entry.key_place);
      const std::string name =
          read_text(entry.value, fmt::format("the edition of '{}'", entry.key), record_.errors());
      if (name.empty() || !read_edition(entry.value.place, name, record_.errors())) continue;
      if (set != nullptr) editions_[set->id] = name;
    }
  }

  std::string edition_text() {
    read_edition(record_, "edition");
    return record_.find("edition") == nullptr ? "" : record_.find("edition")->text;
  }

  std::string rule_set_text() {
    const YamlNode* node = record_.find("rule_set");
    if (node == nullptr) return "";
    const std::string name = read_text(*node, "'rule_set'", record_.errors());
    const Result<std::string> known = parse_rule_set(name, "");
    if (!known)
      record_.errors().add(node->place, known.error().what, known.error().fix,
                           known.error().suggestion);
    return known ? *known : "";
  }

  std::string tiles_text(std::string_view key) {
    std::string text;
    for (const YamlEntry& entry : record_.map(key)) {
      const Result<const Tile*> tile = catalog_.need_tile(entry.key, "");
      const std::optional<int> copies = number_of(entry);
      if (!tile && !may_be_unread(entry.key)) report(entry.key_place, tile.error());
      if (tile && copies)
        text += fmt::format("{}{}*{}", text.empty() ? "" : ",", (*tile)->id, *copies);
    }
    return text;
  }

  std::string rules_text() {
    std::string text;
    for (const YamlEntry& entry : record_.map("rules")) {
      const std::string value =
          read_text(entry.value, fmt::format("the value of '{}'", entry.key), record_.errors());
      if (value.empty()) continue;
      if (const Status known = check_rules({{entry.key, value}}); !known)
        report(entry.key_place, known.error());
      add_item(text, entry.key + "=" + value, ",");
    }
    return text;
  }

  // Checks one tile at a time, to locate each fault.
  void check_without(const Selection& selection) {
    for (const YamlEntry& entry : record_.map("without")) {
      Selection alone = selection;
      std::erase_if(alone.without, [&](const auto& left) {
        return left.first != catalog_.find_tile(entry.key)->id;
      });
      if (const auto pieces = pieces_of(catalog_, alone); !pieces)
        report(entry.key_place, pieces.error());
    }
  }

  const Record& record_;
  const Catalog& catalog_;
  ContentDraft& draft_;
  std::map<std::string, std::string> editions_;  // set id -> name
};

}  // namespace

Selection read_game_selection(const YamlNode& node, const Catalog& catalog, ContentDraft& draft) {
  const Record record(node, {"'selection'", keys, {}}, draft.errors);
  if (node.kind != YamlNode::Kind::Map) return {};
  return Reader(record, catalog, draft).read();
}

}  // namespace cartulary::tiledb
