#include <map>

#include "docgen/print/print_builders.h"
#include "docgen/print/printed_tiles.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

// The most tiles of one code that are kept together; more continue in the next column.
constexpr std::size_t most_unparted = 9;

// The copies in the totals: those of land tiles, as in `counts`.
int land_copies(const HeldPiece& piece) {
  return piece.tile->cls == TileClass::Land ? piece.copies * piece.tile->pieces : 0;
}

View code_views(const PrintContext& context, const std::vector<HeldPiece>& tiles, View& view) {
  std::map<EdgeCode, std::vector<HeldPiece>> by_code;
  int coded = 0;
  for (const HeldPiece& piece : tiles) {
    if (piece.tile->cls != TileClass::Land) continue;
    const std::optional<EdgeCode> code = edge_code(*piece.tile);
    if (!code) continue;
    by_code[code->canonical()].push_back(piece);
    coded += piece.copies;
  }
  View codes = View::list();
  for (const auto& [code, members] : by_code) {
    int sum = 0;
    View list = View::list();
    for (const HeldPiece& piece : members) {
      sum += piece.copies;
      list.add(printed_tile_view(context, piece));
    }
    View entry;
    entry.set("code", code.text())
        .set("code_words", code_words(code))
        .set("code_total", said_count("count.tile", sum))
        .set("long_block", members.size() > most_unparted)
        .set("code_designs", said_count("count.design", members.size()))
        .set("tiles", std::move(list));
    codes.add(std::move(entry));
  }
  view.set("coded_total", coded)
      .set("first_code", by_code.empty() ? std::string() : by_code.begin()->first.text());
  return codes;
}

View set_views(const PrintContext& context, const std::vector<HeldPiece>& tiles, View& view) {
  View sets = View::list();
  int total = 0;
  int coded = 0;
  for (const TileSet& set : context.index.catalog().sets()) {
    View list = View::list();
    int land = 0;
    int other = 0;
    for (const HeldPiece& piece : tiles) {
      if (piece.tile->set != set.id) continue;
      land += land_copies(piece);
      if (piece.tile->cls != TileClass::Land) other += piece.copies * piece.tile->pieces;
      if (piece.tile->cls == TileClass::Land && edge_code(*piece.tile)) coded += piece.copies;
      list.add(printed_tile_view(context, piece));
    }
    if (list.size() == 0) continue;
    total += land;
    View entry;
    entry.set("set_title", set.title)
        .set("set_code", set.code)
        .set("set_anchor", "tiles/" + set.id)
        .set("set_land", land)
        .set("set_other", other > 0 ? std::to_string(other) : std::string())
        .set("set_designs", static_cast<int>(list.size()))
        .set("tiles", std::move(list));
    sets.add(std::move(entry));
  }
  view.set("land_total", total)
      .set("uncoded_total", total > coded ? std::to_string(total - coded) : std::string());
  return sets;
}

View feature_views(const PrintContext& context, const std::vector<HeldPiece>& tiles) {
  std::map<const Tile*, const HeldPiece*> held;
  for (const HeldPiece& piece : tiles) held[piece.tile] = &piece;
  View features = View::list();
  for (const auto& [mark, members] : context.index.marks()) {
    View list = View::list();
    int copies = 0;
    for (const Tile* tile : members) {
      const auto found = held.find(tile);
      if (found == held.end()) continue;
      copies += found->second->copies;
      View entry;
      entry.set("tile_id", tile->id)
          .set("tile_times", found->second->copies > 1 ? "×" + std::to_string(found->second->copies)
                                                       : std::string());
      list.add(std::move(entry));
    }
    if (list.size() == 0) continue;
    View entry;
    entry.set("feature", mark_title(mark))
        .set("feature_copies", said_count("count.tile", copies))
        .set("tiles", std::move(list));
    features.add(std::move(entry));
  }
  return features;
}

}  // namespace

void set_tile_reference(const PrintContext& context, View& view) {
  const std::vector<HeldPiece> tiles = printed_tiles(context);
  View codes = code_views(context, tiles, view);
  View sets = set_views(context, tiles, view);
  view.set("codes", std::move(codes))
      .set("tile_sets", std::move(sets))
      .set("features", feature_views(context, tiles))
      .set("each_printing", context.request.whole);
}

PrintPage tiles_print(const PrintContext& context) {
  PrintPage page;
  page.body = "print_tiles_page";
  page.title = said("print.tiles-title");
  page.view.set("sets_words", printed_sets_words(context))
      .set("front_tiles", front_tiles_view(context));
  set_tile_reference(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
