#include "tiledb/group_game/game_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "engine/rule/carried_game_members.h"
#include "engine/rule/player_range.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 4> section_keys = {"section", "lines", "carried_by",
                                                          "left_out"};

constexpr std::array adopted_kinds = {RecordKind::Ruling, RecordKind::Variant};
constexpr std::array dropped_kinds = {RecordKind::Rule, RecordKind::Ruling};
constexpr std::array carrying_kinds = {RecordKind::Rule,    RecordKind::Ruling, RecordKind::Variant,
                                       RecordKind::Element, RecordKind::Set,    RecordKind::Tile,
                                       RecordKind::Ledger};

// Notes by the ids as they are written, also those that name no record.
using Ids = std::map<std::string, std::string, std::less<>>;
struct NotedIds {
  Ids adopts, drops;
};

Ids read_ids(const Record& record, std::string_view key, std::span<const RecordKind> kinds,
             ContentDraft& draft) {
  Ids ids;
  for (const YamlNode& item : record.list(key)) {
    const std::string id = read_text(item, fmt::format("an item of '{}'", key), draft.errors);
    if (id.empty()) continue;
    if (key == "adopts" && is_id_of(RecordKind::Rule, id))
      draft.errors.add(item.place, fmt::format("'{}' is a rule, which is played anyhow", id),
                       "name rulings and variants, as ruling/base-game/house-start");
    else
      note_record(id, item.place, kinds, draft);
    if (!ids.emplace(id, "").second)
      draft.errors.add(item.place, fmt::format("'{}' stands twice in '{}'", id, key),
                       "remove one of the two");
  }
  return ids;
}

void read_notes(const Record& record, NotedIds& game, ContentDraft& draft) {
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
void check_dropped(const Record& record, const NotedIds& game, ContentDraft& draft) {
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

RecordNotes records_of(const Ids& ids) {
  RecordNotes records;
  for (const auto& [text, note] : ids)
    if (std::optional<RecordId> id = parse_record_id(text)) records.emplace(*std::move(id), note);
  return records;
}

// Reads a key of game.yaml ("game/selection") or the id of a record.
void read_carrier(const YamlNode& item, const GameDraft& game, ContentDraft& draft) {
  const std::string id = read_text(item, "an item of 'carried_by'", draft.errors);
  if (id.empty()) return;
  constexpr std::string_view own = "game/";
  if (!id.starts_with(own)) {
    note_record(id, item.place, carrying_kinds, draft);
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
  const Record record(root, keys_of<GroupGame>(), draft.errors);
  GameDraft made;
  GroupGame& game = made.game;
  made.place = root.place;
  made.id = record.place_of("game");
  for (const YamlEntry& entry : root.entries) made.keys.push_back(entry.key);
  read_members(record, game, draft);
  if (!game.players.empty() && !parse_player_range(game.players)) {
    const Error fault = no_player_range("", game.players);
    draft.errors.add(record.place_of("players"), fault.what, fault.fix);
  }
  if (const YamlNode* selection = record.need("selection")) made.selection = *selection;
  NotedIds noted{read_ids(record, "adopts", adopted_kinds, draft),
                 read_ids(record, "drops", dropped_kinds, draft)};
  read_notes(record, noted, draft);
  check_dropped(record, noted, draft);
  game.adopts = records_of(noted.adopts);
  game.drops = records_of(noted.drops);
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
