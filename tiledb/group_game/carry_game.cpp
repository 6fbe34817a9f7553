#include "tiledb/group_game/carry_game.h"

#include <set>
#include <utility>

#include <fmt/format.h>

#include "engine/bag/bag.h"
#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

using Counts = std::map<std::string, int>;

// "IC-02,PD-03*2".
std::string list_text(const Counts& counts) {
  std::string text;
  for (const auto& [id, copies] : counts)
    add_item(text, copies == 1 ? id : id + '*' + std::to_string(copies), ",");
  return text;
}

// "base-game,river*2@C2", without the game's own sets.
std::string sets_text(const GroupGame& game) {
  std::string text;
  for (const auto& [id, copies] : game.selection.sets) {
    if (game.owns(id)) continue;
    std::string item = copies == 1 ? id : id + '*' + std::to_string(copies);
    if (const auto own = game.selection.editions.find(id); own != game.selection.editions.end())
      item.append("@").append(to_text(own->second));
    add_item(text, item, ",");
  }
  return text;
}

std::string rules_text(const Selection& selection) {
  std::string text;
  for (const auto& [name, value] : selection.rules)
    add_item(text, fmt::format("{}={}", name, value), ",");
  return text;
}

std::vector<CarriedSet> used_sets(const Library& library, const GroupGame& game) {
  std::map<std::string, CarriedSet> by_set;
  if (const auto pieces = pieces_of(library.catalog, game.selection))
    for (const HeldPiece& piece : *pieces) {
      if (piece.tile->cls != TileClass::Land) continue;
      CarriedSet& set = by_set[piece.tile->set];
      set.copies += piece.copies;
      if (piece.tile->edges.find('?') != std::string::npos) set.unknown += piece.copies;
    }
  std::vector<CarriedSet> used;
  for (const TileSet& set : library.catalog.sets()) {
    const bool chosen = game.selection.sets.contains(set.id);
    if (set.id == game.id || (!chosen && !by_set.contains(set.id))) continue;
    CarriedSet entry = by_set[set.id];
    entry.set = set.id;
    entry.title = set.title;
    entry.kind = !chosen ? "tiles" : game.owns(set.id) ? "own" : "content";
    used.push_back(std::move(entry));
  }
  return used;
}

template <class Record>
void add_own(const Library& library, const GroupGame& game, const std::vector<Record>& records,
             CarriedGame& carried, std::set<std::string>& documents) {
  for (const Record& record : records) {
    if (!game.owns(record.id)) continue;
    std::string annotates;
    if constexpr (std::is_same_v<Record, Ruling>)
      for (const std::string& rule : record.annotates)
        add_item(annotates, full_id(RecordKind::Rule, rule), " ");
    carried.own.push_back({full_id(record), library.catalog.title_of(record.set), record.title,
                           record.text, std::move(annotates)});
    for (const SourcePlace& source : record.sources) documents.insert(source.document);
  }
}

std::vector<CarriedNote> notes_of(const RecordNotes& notes) {
  std::vector<CarriedNote> list;
  for (const auto& [record, note] : notes) list.push_back({to_text(record), note});
  return list;
}

}  // namespace

CarriedGame carry(const Library& library) {
  CARTULARY_REQUIRES(library.rulebook.game() != nullptr);
  const GroupGame& game = *library.rulebook.game();
  CarriedGame carried;
  carried.id = game.id;
  carried.title = game.title;
  carried.revision = game.revision;
  carried.players = game.players;
  carried.note = game.note;
  carried.edition = to_text(game.selection.edition);
  carried.rule_set = game.selection.rule_set;
  carried.sets = sets_text(game);
  carried.tiles = list_text(game.selection.tiles);
  carried.without = list_text(game.selection.without);
  carried.rules = rules_text(game.selection);
  carried.used = used_sets(library, game);
  std::set<std::string> documents;
  add_own(library, game, library.rulebook.rules(), carried, documents);
  add_own(library, game, library.rulebook.rulings(), carried, documents);
  carried.adopts = notes_of(game.adopts);
  carried.drops = notes_of(game.drops);
  for (const LedgerEntry& entry : library.ledger) {
    if (!game.owns(entry.id)) continue;
    carried.ledger.push_back({entry.id, entry.title, entry.kind, entry.decision, entry.reason});
    for (const LedgerSide& side : entry.sides)
      for (const SourcePlace& source : side.sources) documents.insert(source.document);
  }
  carried.documents.assign(documents.begin(), documents.end());
  return carried;
}

}  // namespace cartulary::tiledb
