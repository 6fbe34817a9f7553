#include "tiledb/game/game_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/rule/player_range.h"
#include "tiledb/draft/markdown_links.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 9> game_keys = {
    "game", "title", "revision", "players", "note", "selection", "adopts", "drops", "notes"};
constexpr std::array<std::string_view, 4> section_keys = {"section", "lines", "carried_by",
                                                          "left_out"};

struct KindWord {
  std::string_view word;
  NameKind kind;
};
constexpr std::array<KindWord, 2> adopted_kinds = {
    {{"ruling", NameKind::Ruling}, {"variant", NameKind::Variant}}};
constexpr std::array<KindWord, 2> dropped_kinds = {
    {{"rule", NameKind::Rule}, {"ruling", NameKind::Ruling}}};
constexpr std::array<KindWord, 7> carrying_kinds = {{{"rule", NameKind::Rule},
                                                     {"ruling", NameKind::Ruling},
                                                     {"variant", NameKind::Variant},
                                                     {"element", NameKind::Element},
                                                     {"set", NameKind::Set},
                                                     {"tile", NameKind::Tile},
                                                     {"ledger", NameKind::LedgerEntry}}};

// Notes an id such as "ruling/tower/mine" as used; reports a kind that is not allowed.
void note_used(const YamlNode& item, const std::string& id, std::span<const KindWord> kinds,
               ContentDraft& draft) {
  const std::size_t slash = std::min(id.find('/'), id.size());
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const KindWord& each) {
    return each.word == std::string_view(id).substr(0, slash);
  });
  if (found != kinds.end() && slash < id.size()) {
    draft.used.push_back({found->kind, id.substr(slash + 1), item.place, {}});
    return;
  }
  if (id.starts_with("rule/")) {
    draft.errors.add(item.place, fmt::format("'{}' is a rule, which is played anyhow", id),
                     "name rulings and variants, as ruling/base-game/house-start");
    return;
  }
  std::vector<std::string> forms;
  for (const KindWord& each : kinds) forms.push_back(fmt::format("{}/ID", each.word));
  draft.errors.add(item.place, fmt::format("'{}' does not say what it names", id),
                   fmt::format("write {}", fmt::join(forms, " or ")));
}

using Ids = std::map<std::string, std::string, std::less<>>;

Ids read_ids(const Record& record, std::string_view key, std::span<const KindWord> kinds,
             ContentDraft& draft) {
  Ids ids;
  for (const YamlNode& item : record.list(key)) {
    const std::string id = read_text(item, fmt::format("an item of '{}'", key), draft.errors);
    if (id.empty()) continue;
    note_used(item, id, kinds, draft);
    if (!ids.emplace(id, "").second)
      draft.errors.add(item.place, fmt::format("'{}' stands twice in '{}'", id, key),
                       "remove one of the two");
  }
  return ids;
}

void read_notes(const Record& record, GroupGame& game, ContentDraft& draft) {
  for (const YamlEntry& entry : record.map("notes")) {
    const std::string text =
        read_text(entry.value, fmt::format("the note on '{}'", entry.key), draft.errors);
    const auto adopted = game.adopts.find(entry.key);
    const auto dropped = game.drops.find(entry.key);
    if (adopted != game.adopts.end())
      adopted->second = text;
    else if (dropped != game.drops.end())
      dropped->second = text;
    else
      draft.errors.add(entry.key_place,
                       fmt::format("'{}' is neither adopted nor dropped", entry.key),
                       "name it in 'adopts' or 'drops', or remove the note");
  }
}

// Each dropped rule needs a reason, and no record may be both adopted and dropped.
void check_dropped(const Record& record, const GroupGame& game, ContentDraft& draft) {
  const auto& notes = record.map("notes");
  for (const YamlNode& item : record.list("drops")) {
    if (!game.drops.contains(item.text)) continue;
    const bool told = std::any_of(notes.begin(), notes.end(),
                                  [&](const YamlEntry& note) { return note.key == item.text; });
    if (game.adopts.contains(item.text))
      draft.errors.add(item.place, fmt::format("'{}' is both adopted and dropped", item.text),
                       "remove it from one of the two lists");
    else if (!told)
      draft.errors.add(item.place, fmt::format("'{}' is dropped without a reason", item.text),
                       fmt::format("add to 'notes': {}: 'why it is not played'", item.text));
  }
}

// Reads a key of game.yaml ("game/selection") or the id of a record.
void read_carrier(const YamlNode& item, const GameDraft& game, ContentDraft& draft) {
  const std::string id = read_text(item, "an item of 'carried_by'", draft.errors);
  if (id.empty()) return;
  constexpr std::string_view own = "game/";
  if (!id.starts_with(own)) {
    note_used(item, id, carrying_kinds, draft);
    return;
  }
  const std::string key = id.substr(own.size());
  if (std::find(game.keys.begin(), game.keys.end(), key) == game.keys.end())
    draft.errors.add(item.place, fmt::format("game.yaml has no key '{}'", key),
                     "name a key that it has, or add it there");
}

}  // namespace

std::string peek_game_id(const YamlNode& root) {
  for (const YamlEntry& entry : root.entries)
    if (entry.key == "game" && is_id(entry.value.text, false)) return entry.value.text;
  return {};
}

GameDraft read_game_file(const YamlNode& root, ContentDraft& draft) {
  const Record record(root, {"a game", game_keys, {}}, draft.errors);
  GameDraft made;
  GroupGame& game = made.game;
  made.place = root.place;
  made.id = record.place_of("game");
  for (const YamlEntry& entry : root.entries) made.keys.push_back(entry.key);
  game.id = read_id(record, "game", false, draft.errors);
  game.title = record.need_text("title");
  game.revision = record.text("revision");
  game.players = record.text("players");
  if (!game.players.empty() && !parse_player_range(game.players)) {
    const Error fault = no_player_range("", game.players);
    draft.errors.add(record.place_of("players"), fault.what, fault.fix);
  }
  game.note = read_markdown(record, "note", draft);
  if (const YamlNode* selection = record.need("selection")) made.selection = *selection;
  game.adopts = read_ids(record, "adopts", adopted_kinds, draft);
  game.drops = read_ids(record, "drops", dropped_kinds, draft);
  read_notes(record, game, draft);
  check_dropped(record, game, draft);
  return made;
}

void read_sections_file(const YamlNode& root, const GameDraft& game, ContentDraft& draft) {
  if (root.kind != YamlNode::Kind::List) {
    draft.errors.add(root.place, fmt::format("the file holds {}, not a list", kind_words(root)),
                     "write one '- section: ...' for each part of the document");
    return;
  }
  for (const YamlNode& item : root.items) {
    const Record record(item, {"a section", section_keys, {}}, draft.errors);
    record.need_text("section");
    record.need_text("lines");
    const bool left_out = !record.text("left_out").empty();
    if (left_out == record.has("carried_by") && item.kind == YamlNode::Kind::Map)
      draft.errors.add(record.place(), "a section needs either 'carried_by' or 'left_out'",
                       "name the records that carry it, or say why nothing does");
    for (const YamlNode& carrier : record.list("carried_by")) read_carrier(carrier, game, draft);
  }
}

}  // namespace cartulary::tiledb
