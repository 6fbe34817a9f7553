#include "docgen/print/rulebook_print.h"

#include <fmt/format.h>

#include "docgen/print/booklet.h"
#include "docgen/print/manifest.h"
#include "docgen/print/printed_tiles.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

// The title of a rule, ruling or variant by its id with the kind.
std::string title_of(const Rulebook& rulebook, const std::string& id) {
  const std::string name = id.substr(id.find('/') + 1);
  if (const Rule* rule = rulebook.find_rule(name)) return rule->title;
  if (const Ruling* ruling = rulebook.find_ruling(name)) return ruling->title;
  if (const Variant* variant = rulebook.find_variant(name)) return variant->title;
  return id;
}

template <class Notes>
View noted(const Rulebook& rulebook, const Notes& notes) {
  View lines = View::list();
  for (const auto& [id, note] : notes) {
    View line;
    line.set("noted_title", title_of(rulebook, id)).set("noted_id", id).set("noted", note);
    lines.add(std::move(line));
  }
  return lines;
}

// Land tiles by set, single tiles and what is left in the box counted in; all of them together.
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

void set_game(const PrintContext& context, const GroupGame& game, View& view) {
  const Rulebook& rulebook = context.index.rulebook();
  view.set("game_title", game.title)
      .set("game_revision", game.revision)
      .set("game_players", game.players)
      .set("game_note", game.note.empty() ? std::string() : plain_text(game.note))
      .set("any_adopts", !game.adopts.empty())
      .set("adopts", noted(rulebook, game.adopts))
      .set("any_drops", !game.drops.empty())
      .set("drops", noted(rulebook, game.drops));
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
  page.view.set("rulebook", true)
      .set("used", std::move(used))
      .set("used_total", counted(total, "land tile"))
      .set("single_tiles", tile_words(selection.tiles))
      .set("tiles_without", tile_words(selection.without));
  set_manifest(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
