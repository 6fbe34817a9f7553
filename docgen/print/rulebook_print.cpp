#include <fmt/format.h>

#include "docgen/print/print_builders.h"
#include "docgen/print/printed_tiles.h"
#include "docgen/views/rule_views.h"
#include "engine/bag/rule_choices.h"
#include "engine/guide/game_remarks.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/markdown.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

// The anchor of the record in the booklet; empty if the booklet does not have it.
std::string place_of(const PrintContext& context, const RecordId& id, const RuleRecord& record) {
  const GroupGame* game = context.index.rulebook().game();
  const bool printed = id.kind == RecordKind::Rule || (game != nullptr && game->is_adopted(id));
  const bool applied =
      applies(record, context.index.catalog(), context.request.selection) == Applies::Yes;
  return printed && applied && id.kind != RecordKind::Variant ? record.id : std::string();
}

View noted_line(std::string_view title, std::string_view at, std::string_view note) {
  View line;
  line.set("noted_title", title).set("noted_at", at).set("noted", note);
  return line;
}

void add_noted(const PrintContext& context, const RecordNotes& notes, View& lines) {
  for (const auto& [id, note] : notes) {
    const RuleRecord* record = find_record(context.index.rulebook(), id);
    if (record == nullptr) continue;
    lines.add(
        noted_line(capitalized(house_title(record->title)), place_of(context, id, *record), note));
  }
}

// The number of land tiles by set, with single tiles and without those left in the box; `total` is
// their sum.
View set_lines(const PrintContext& context, int& total) {
  View lines = View::list();
  std::map<std::string, int> copies;
  for (const HeldPiece& piece : printed_tiles(context))
    if (piece.tile->cls == TileClass::Land) copies[piece.tile->set] += piece.copies;
  for (const TileSet& set : context.index.catalog().sets()) {
    const bool chosen = context.request.selection.sets.contains(set.id);
    if (!chosen && !copies.contains(set.id)) continue;
    View line;
    line.set("used_title", set.title).set("used_copies", copies[set.id]).set("used_alone", !chosen);
    lines.add(std::move(line));
    total += copies[set.id];
  }
  return lines;
}

std::string tile_words(const std::map<std::string, int>& tiles) {
  std::string words;
  for (const auto& [id, copies] : tiles)
    add_item(words, copies > 1 ? fmt::format("{} ×{}", id, copies) : id);
  return words;
}

// "Revision 6, 2020-09-06; for 2-5 players".
Said edition_of(const GroupGame& game) {
  Said words =
      game.revision.empty() ? Said() : said("guide.revision", {{"revision", game.revision}});
  if (!game.players.empty())
    add_item(words, said("guide.for-players", {{"players", game.players}}), "list.part");
  return words;
}

// The chosen rule values, then what the group adopts, then what it wrote itself.
View house_rules(const PrintContext& context) {
  const Rulebook& rulebook = context.index.rulebook();
  View lines = View::list();
  const auto& values = context.request.selection.rules;
  for (const auto& [name, value] : values) {
    // A game may state the default value, which is not a house rule.
    const Rule* rule =
        value == chosen_value({}, name) ? nullptr : find_rule_with_value(rulebook, name);
    if (rule != nullptr)
      lines.add(noted_line(rule->title, place_of(context, id_of(*rule), *rule),
                           value_words(*rule->value, values)));
  }
  if (rulebook.game() == nullptr) return lines;
  add_noted(context, rulebook.game()->adopts, lines);
  for (const Ruling& ruling : rulebook.rulings()) {
    if (!rulebook.game()->owns(ruling.id)) continue;
    lines.add(noted_line(ruling.title, ruling.id, ""));
  }
  return lines;
}

void set_game(const PrintContext& context, const GroupGame& game, View& view) {
  View drops = View::list();
  add_noted(context, game.drops, drops);
  view.set("game_title", game.title)
      .set("game_edition", edition_of(game))
      .set("game_note", game.note.empty() ? std::string() : plain_text(game.note))
      .set("any_drops", !game.drops.empty())
      .set("drops", std::move(drops));
}

}  // namespace

PrintPage rulebook_print(const PrintContext& context) {
  PrintPage page = booklet_print(context);
  page.body = "print_rulebook";
  const GroupGame* game = context.index.rulebook().game();
  if (game != nullptr) {
    set_game(context, *game, page.view);
    page.title = game->title;
  }
  const Selection& selection = context.request.selection;
  int total = 0;
  View used = set_lines(context, total);
  View house = house_rules(context);
  page.view.set("rulebook", true)
      .set("used", std::move(used))
      .set("used_total", total)
      .set("any_adopts", house.size() > 0)
      .set("adopts", std::move(house))
      .set("single_tiles", tile_words(selection.tiles))
      .set("tiles_without", tile_words(selection.without));
  set_manifest(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
