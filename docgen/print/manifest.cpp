#include <algorithm>
#include <map>

#include "docgen/base/tile_signature.h"
#include "docgen/print/print_builders.h"
#include "docgen/print/printed_tiles.h"
#include "docgen/views/views.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// One box for each copy, at most 100: no bag has more copies of one tile.
View ticks(int copies) {
  View list = View::list();
  for (int i = 0; i < std::min(copies, 100); ++i) list.add(View(true));
  return list;
}

View tile_line(const PrintContext& context, const HeldPiece& piece) {
  View line = printed_tile_view(context, piece);
  line.set("ticks", ticks(piece.copies));
  return line;
}

View set_lists(const PrintContext& context, const std::vector<HeldPiece>& bag) {
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    View list = View::list();
    int sum = 0;
    for (const HeldPiece& piece : bag) {
      if (piece.tile->set != set.id) continue;
      sum += piece.copies;
      list.add(tile_line(context, piece));
    }
    if (sum == 0) continue;
    View entry;
    entry.set("set_title", set.title).set("set_total", sum).set("tiles", std::move(list));
    sets.add(std::move(entry));
  }
  return sets;
}

// The signature that tiles of one layout share: that of the tile without cloisters, symbols and the
// like.
std::string bare_layout(const Tile& tile) {
  Tile bare = tile;
  for (Segment& segment : bare.segments) segment.cities.clear();
  std::erase_if(bare.segments, [](const Segment& segment) {
    return segment.kind != SegmentKind::City && segment.kind != SegmentKind::Road &&
           segment.kind != SegmentKind::River && segment.kind != SegmentKind::Field;
  });
  const std::string signature = tile_signature(bare, Symbols::Without);
  return signature.empty() ? tile.id : signature;
}

View composite_lines(const PrintContext& context, const std::vector<HeldPiece>& bag) {
  std::map<std::string, std::vector<HeldPiece>> groups;
  std::vector<std::string> order;
  for (const HeldPiece& piece : bag) {
    // The edge code comes first, so that similar layouts sort together.
    const std::string key = edge_code(*piece.tile)->canonical().text() + bare_layout(*piece.tile);
    groups[key].push_back(piece);
  }
  View lines = View::list();
  for (const auto& [key, members] : groups) {
    std::string ids;
    int sum = 0;
    for (const HeldPiece& piece : members) {
      sum += piece.copies;
      add_item(ids, with_times(*piece.tile, piece.copies));
    }
    View line = printed_tile_view(context, members.front());
    line.set("group_total", sum).set("group_ids", ids).set("ticks", ticks(sum));
    lines.add(std::move(line));
  }
  return lines;
}

// "IC-20 ×6, ME-01 (special piece: no landscape)": the pieces outside the bag, grouped by reason.
Said outside_words(const std::vector<OutsidePiece>& pieces) {
  // By the English of the reason.
  std::map<std::string, std::pair<Said, std::string>> by_reason;
  for (const OutsidePiece& piece : pieces) {
    auto& [reason, ids] = by_reason[english(piece.reason)];
    reason = piece.reason;
    add_item(ids, with_times(*piece.tile, piece.copies));
  }
  Said words;
  for (const auto& [told, pair] : by_reason)
    add_item(words, said("print.for-reason", {{"pieces", pair.second}, {"reason", pair.first}}),
             "list.part");
  return words;
}

}  // namespace

void set_manifest(const PrintContext& context, View& view) {
  std::vector<HeldPiece> bag;
  std::vector<OutsidePiece> outside;
  const Catalog& catalog = context.index.catalog();
  Selection selection =
      context.request.whole ? *context.index.all().selection : context.request.selection;
  if (const Result<Bag> held = bag_of(catalog, selection)) {
    for (const BagEntry& entry : held->entries()) bag.push_back({entry.tile, entry.copies});
    outside.assign(held->outside().begin(), held->outside().end());
  }
  int sum = 0;
  for (const HeldPiece& piece : bag) sum += piece.copies;
  view.set("sets_words", printed_sets_words(context))
      .set("total", said_count("count.tile", sum))
      .set("manifest_sets", set_lists(context, bag))
      .set("composite", composite_lines(context, bag))
      .set("outside", outside_words(outside));
}

PrintPage manifest_print(const PrintContext& context) {
  PrintPage page;
  page.body = "print_manifest";
  page.title = said("print.manifest-title");
  set_manifest(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
