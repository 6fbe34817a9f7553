#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "engine/tile/set_members.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/content/jcz_set_reader.h"
#include "tiledb/content/tile_reader.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

// Keys that the reader handles itself: they define names, need places, are required in content
// only, or are checked against the set's editions.
constexpr std::array<std::string_view, 10> set_apart = {
    "id", "aliases", "code", "also", "titles", "kind", "publishers", "contents", "contains", "jcz"};
constexpr std::array<std::string_view, 1> contained_apart = {"set"};
constexpr std::array<std::string_view, 2> mega_keys = {"in", "drops"};

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

void check_has(const TileSet& set, Edition edition, const Record& record) {
  if (lacks_edition(set, edition))
    record.errors().add(record.place_of("edition"),
                        fmt::format("the set has no edition {}", to_text(edition)),
                        "name one of the set's 'editions'");
}

BoxItem read_item(const YamlNode& node, const TileSet& set, ContentDraft& draft) {
  const Record record(node, keys_of<BoxItem>("an item of 'contents'"), draft.errors);
  BoxItem item;
  read_members(record, item, draft);
  if (item.edition) check_has(set, *item.edition, record);
  return item;
}

// Each edition may have one title.
void read_titles(const Record& record, TileSet& set, ContentDraft& draft) {
  for (const YamlNode& node : record.list("titles")) {
    const Record own(node, keys_of<EditionTitle>("an item of 'titles'"), draft.errors);
    EditionTitle made;
    read_members(own, made, draft);
    check_has(set, made.edition, own);
    if (std::ranges::find(set.titles, made.edition, &EditionTitle::edition) != set.titles.end())
      draft.errors.add(own.place_of("edition"),
                       fmt::format("{} has two titles", to_text(made.edition)),
                       "leave one of them; other names go into 'also'");
    set.titles.push_back(std::move(made));
  }
}

void read_contained(const YamlNode& node, SetDraft& made, ContentDraft& draft) {
  const Record record(node, keys_of<ContainedSet>("an item of 'contains'"), draft.errors);
  ContainedSet contained;
  read_members(record, contained, draft, contained_apart);
  contained.set = record.need_text("set");
  if (contained.set.empty()) return;  // reported above; if it is no map, it has no place either
  draft.used.push_back({NameKind::Set, contained.set, record.place_of("set"), contained.edition});
  made.contains_places.push_back(record.place_of("set"));
  made.set.contains.push_back(std::move(contained));
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

// Called after the tiles have been read, since it compares the drops of `mega` with their copies.
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
  read_members(record, set, draft, set_apart);
  if (!draft.game) record.need("kind");
  set.kind = read_word(record, "kind", parse_set_kind, kind_names::sets).value_or(SetKind::Minor);
  record.need("publishers");
  set.publishers = record.texts("publishers");
  record.need("contents");
  read_titles(record, set, draft);
  for (const YamlNode& item : record.list("contents"))
    set.contents.push_back(read_item(item, set, draft));
  if (record.find("contains") != nullptr && set.kind != SetKind::Box)
    draft.errors.add(record.place_of("contains"), "'contains' stands in a set that is no box",
                     "write 'kind: box', or remove 'contains'");
  for (const YamlNode& item : record.list("contains")) read_contained(item, made, draft);
  read_mega(record, set, draft);
  read_jcz_sets(record, set, draft);
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
  const Record record(root, draft.keys(keys_of<TileSet>()), draft.errors);
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
