#include "tiledb/content/set_reader.h"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "tiledb/content/jcz_set_reader.h"
#include "tiledb/content/tile_reader.h"
#include "tiledb/draft/prose.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 22> set_keys = {
    "id",      "aliases",      "code",     "title",    "german",   "kind",  "number", "sort",
    "year",    "publishers",   "editions", "contents", "contains", "start", "mega",   "jcz",
    "sources", "tile_sources", "note",     "unknown",  "tiles",    "also"};
constexpr std::array<std::string_view, 5> set_nullable = {"german", "number", "year", "publishers",
                                                          "contents"};
constexpr std::array<std::string_view, 6> item_keys = {"count",   "what",    "note",
                                                       "edition", "element", "unknown"};
constexpr std::array<std::string_view, 1> item_nullable = {"count"};
constexpr std::array<std::string_view, 5> contains_keys = {"set", "edition", "quantity", "partial",
                                                           "note"};
constexpr std::array<std::string_view, 4> start_keys = {"tile", "copies", "replaces", "note"};
constexpr std::array<std::string_view, 2> mega_keys = {"in", "drops"};
constexpr std::array<std::string_view, 6> kinds = {"base",  "major",    "minor",
                                                   "promo", "spin-off", "box"};

bool is_code(std::string_view text) {
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() >= 2 && text.size() <= 4 && capital(text[0]) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return capital(c) || digit(c); });
}

void read_names(const Record& record, std::string_view file_id, TileSet& set, ContentDraft& draft) {
  set.id = read_id(record, "id", false, draft.errors);
  if (!set.id.empty() && set.id != file_id)
    draft.errors.add(record.place_of("id"),
                     fmt::format("the set '{}' stands in a file named '{}.yaml'", set.id, file_id),
                     fmt::format("name the file {}.yaml, or correct the id", set.id));
  if (!set.id.empty()) draft.given.push_back({NameKind::Set, set.id, record.place_of("id")});
  for (const YamlNode& item : record.list("aliases")) {
    std::string alias = read_text(item, "an item of 'aliases'", draft.errors);
    if (alias.empty()) continue;
    if (!is_id(alias, false))
      draft.errors.add(item.place, fmt::format("'{}' is no id", alias),
                       "write small letters and digits in words joined by '-'");
    draft.given.push_back({NameKind::Set, alias, item.place});
    set.aliases.push_back(std::move(alias));
  }
  set.code = record.need_text("code");
  if (set.code.empty()) return;
  if (!is_code(set.code)) {
    draft.errors.add(record.place_of("code"), fmt::format("'{}' is no code", set.code),
                     "write two to four capitals or digits, the first a capital");
    set.code.clear();
    return;
  }
  if (draft.game && set.code[0] != 'X')
    draft.errors.add(record.place_of("code"),
                     fmt::format("the code '{}' of a game's set does not begin with X", set.code),
                     fmt::format("write X in front: X{}", set.code.substr(0, 3)));
  if (!draft.game && set.code[0] == 'X')
    draft.errors.add(record.place_of("code"), fmt::format("the code '{}' begins with X", set.code),
                     "choose another: X is kept for the sets of groups' own games");
  draft.given.push_back({NameKind::SetCode, set.code, record.place_of("code")});
}

void read_editions(const Record& record, TileSet& set) {
  record.need("editions");
  for (const YamlNode& item : record.list("editions")) {
    const std::string name = read_text(item, "an item of 'editions'", record.errors());
    if (name.empty()) continue;
    const std::optional<Edition> edition = read_edition(item.place, name, record.errors());
    if (!edition) continue;
    if (set.has_edition(*edition))
      record.errors().add(item.place, fmt::format("edition {} stands twice", name), "name it once");
    else
      set.editions.push_back(*edition);
  }
  if (const YamlNode* value = record.find("editions");
      value != nullptr && value->kind == YamlNode::Kind::List && value->items.empty())
    record.errors().add(value->place, "'editions' is empty", "name at least one edition");
}

BoxItem read_item(const YamlNode& node, const TileSet& set, ContentDraft& draft) {
  const Record record(node, {"an item of 'contents'", item_keys, item_nullable}, draft.errors);
  BoxItem item;
  item.count = record.need_number("count", 1, 999);
  item.what = record.need_text("what");
  item.note = record.text("note");
  item.edition = read_edition(record, "edition");
  item.element = record.text("element");
  if (!item.element.empty())
    draft.used.push_back({NameKind::Element, item.element, record.place_of("element"), {}});
  if (item.edition && lacks_edition(set, *item.edition))
    draft.errors.add(record.place_of("edition"),
                     fmt::format("the set has no edition {}", to_text(*item.edition)),
                     "name one of the set's 'editions'");
  return item;
}

void read_contained(const YamlNode& node, SetDraft& made, ContentDraft& draft) {
  const Record record(node, {"an item of 'contains'", contains_keys, {}}, draft.errors);
  ContainedSet contained;
  contained.set = record.need_text("set");
  contained.edition = read_edition(record, "edition");
  contained.quantity = record.number("quantity", 1, 99).value_or(1);
  contained.partial = record.flag("partial").value_or(false);
  contained.note = record.text("note");
  if (!contained.set.empty())
    draft.used.push_back({NameKind::Set, contained.set, record.place_of("set"), contained.edition});
  made.contains_places.push_back(record.place_of("set"));
  made.set.contains.push_back(std::move(contained));
}

StartTile read_start(const YamlNode& node, ContentDraft& draft) {
  const Record record(node, {"an item of 'start'", start_keys, {}}, draft.errors);
  StartTile start;
  start.tile = record.need_text("tile");
  if (!start.tile.empty())
    draft.used.push_back({NameKind::Tile, start.tile, record.place_of("tile"), {}});
  start.copies = record.number("copies", 1, 99).value_or(1);
  for (const YamlNode& item : record.list("replaces")) {
    std::string set = read_text(item, "an item of 'replaces'", draft.errors);
    if (set.empty()) continue;
    draft.used.push_back({NameKind::Set, set, item.place, {}});
    start.replaces.push_back(std::move(set));
  }
  start.note = record.text("note");
  return start;
}

void read_mega(const Record& set_record, TileSet& set, ContentDraft& draft) {
  const YamlNode* node = set_record.find("mega");
  if (node == nullptr) return;
  const Record record(*node, {"'mega'", mega_keys, {}}, draft.errors);
  record.need("in");
  const std::optional<bool> in = record.flag("in");
  if (in == false) draft.errors.add(record.place_of("in"), "'in' is false", "leave 'mega' out");
  set.in_mega = in.value_or(false);
  for (const YamlEntry& entry : record.map("drops")) {
    const std::optional<int> copies = read_number(
        entry.value, fmt::format("the number of copies of {}", entry.key), 1, 999, draft.errors);
    draft.used.push_back({NameKind::Tile, entry.key, entry.key_place, {}});
    if (copies) set.mega_drops[entry.key] = *copies;
  }
}

// The drops of `mega` can be compared with the copies once the tiles are read.
void check_drops(const Record& set_record, const TileSet& set, std::size_t first_tile,
                 ContentDraft& draft) {
  for (const auto& [id, copies] : set.mega_drops)
    for (std::size_t i = first_tile; i < draft.tiles.size(); ++i) {
      const Tile& tile = draft.tiles[i];
      int most = 0;
      for (const std::optional<int>& each : tile.copies) most = std::max(most, each.value_or(0));
      if (tile.id == id && most > 0 && copies > most)
        draft.errors.add(set_record.place_of("mega"),
                         fmt::format("{} of {} {} in the box, but it has only {}",
                                     counted(copies, "copy", "copies"), id,
                                     copies == 1 ? "stays" : "stay", most),
                         "correct the number in 'drops'");
    }
}

void read_other_names(const Record& record, SetDraft& made, ContentDraft& draft) {
  for (const YamlNode& item : record.list("also")) {
    std::string name = read_text(item, "an item of 'also'", draft.errors);
    if (name.empty()) continue;
    made.set.also.push_back(std::move(name));
    made.also_places.push_back(item.place);
  }
}

void read_facts(const Record& record, TileSet& set, SetDraft& made, ContentDraft& draft) {
  set.title = record.need_text("title");
  set.german = record.need_text("german");
  if (!draft.game) record.need("kind");
  set.kind = read_word(record, "kind", parse_set_kind, kinds).value_or(SetKind::Minor);
  set.number = record.number("number", 0, 999);
  set.sort = record.number("sort", 0, 9999).value_or(0);
  set.year = record.need_number("year", 1900, 2199);
  record.need("publishers");
  set.publishers = record.texts("publishers");
  read_editions(record, set);
  record.need("contents");
  for (const YamlNode& item : record.list("contents"))
    set.contents.push_back(read_item(item, set, draft));
  if (record.find("contains") != nullptr && set.kind != SetKind::Box)
    draft.errors.add(record.place_of("contains"), "'contains' stands in a set that is no box",
                     "write 'kind: box', or remove 'contains'");
  for (const YamlNode& item : record.list("contains")) read_contained(item, made, draft);
  for (const YamlNode& item : record.list("start")) set.start.push_back(read_start(item, draft));
  read_mega(record, set, draft);
  read_jcz_sets(record, set, draft);
  record.need("sources");
  set.sources = read_source_places(record, "sources", false, draft);
  set.note = record.text("note");
  check_prose(record.place_of("note"), set.note, Sentences::Checked, draft.errors);
  set.unknown = record.unknown();
}

struct JczFirst {
  std::string tile;
  int line;
};

void check_among_tiles(const TileDraft& made, const Tile* before,
                       std::map<std::string, JczFirst>& jcz, ErrorList& errors) {
  const Tile& tile = made.tile;
  if (before != nullptr && before->number > tile.number && tile.number > 0)
    errors.add(made.place, fmt::format("{} stands behind {}", tile.id, before->id),
               "order the tiles by id");
  if (!tile.jcz || tile.jcz->id.empty()) return;
  const auto [first, is_new] = jcz.emplace(tile.jcz->id, JczFirst{tile.id, made.jcz.line});
  if (!is_new)
    errors.add(made.jcz,
               fmt::format("the jcz id '{}' stands twice in this set, first at {} in line {}",
                           tile.jcz->id, first->second.tile, first->second.line),
               "each id of JCloisterZone names one tile of a set");
}

void read_tiles(const Record& record, const TileSet& set, ContentDraft& draft) {
  const FactSources sources = read_fact_sources(record, "tile_sources", set, draft);
  std::map<std::string, JczFirst> jcz;
  const std::size_t first = draft.tiles.size();
  for (const YamlNode& node : record.list("tiles")) {
    TileDraft made = read_tile(node, set, sources, draft);
    const Tile* before = draft.tiles.size() > first ? &draft.tiles.back() : nullptr;
    check_among_tiles(made, before, jcz, draft.errors);
    draft.tiles.push_back(std::move(made.tile));
  }
}

}  // namespace

void read_set_file(const YamlNode& root, std::string_view id, ContentDraft& draft) {
  const Record record(root, draft.keys({"a set", set_keys, set_nullable}), draft.errors);
  SetDraft made;
  read_names(record, id, made.set, draft);
  read_other_names(record, made, draft);
  read_facts(record, made.set, made, draft);
  const std::size_t first = draft.tiles.size();
  read_tiles(record, made.set, draft);
  check_drops(record, made.set, first, draft);
  draft.sets.push_back(std::move(made));
}

}  // namespace cartulary::tiledb
