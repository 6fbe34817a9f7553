#include "cli/answers/record_text.h"

#include <algorithm>
#include <map>
#include <vector>

#include "cli/answers/answer_text.h"
#include "cli/answers/rule_text.h"
#include "cli/terminal/record_sheet.h"
#include "cli/terminal/tile_drawing.h"
#include "docgen/json/rule_json.h"
#include "engine/bag/bag.h"
#include "engine/bag/selection.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"
#include "engine/tile/tile_words.h"

namespace cartulary::cli {
namespace {

std::string copies_text(const Tile& tile) {
  std::string text;
  for (Edition edition : all_editions)
    if (tile.exists_in(edition))
      add_item(text, std::string(to_text(edition)) + " " + std::to_string(tile.copies_in(edition)));
  return text;
}

std::string turns_picture(const Tile& tile, const Style& style) {
  std::vector<Drawing> drawings;
  std::string titles;
  for (Rotation r : all_rotations) {
    drawings.push_back(draw_tile(tile, r, style));
    const std::string title = std::to_string(degrees(r)) + "°";
    const std::size_t before = (drawing_width - display_width(title)) / 2;
    titles += std::string(before, ' ') + title +
              std::string(drawing_width + 3 - before - display_width(title), ' ');
  }
  while (titles.ends_with(' ')) titles.pop_back();
  return beside(drawings, 3) + style.paint(Ink::Faint, titles) + '\n';
}

std::string jcz_text(const JczTile& jcz) {
  if (jcz.turn == Rotation::R0) return jcz.id + ", drawn the same way";
  return jcz.id + ", theirs turned " + std::to_string(degrees(jcz.turn)) + "° gives ours";
}

// The facts of a tile grouped by source, such as "edges, C1: car-7.4, section ...".
std::map<std::string, std::vector<std::string>> facts_by_place(const Tile& tile) {
  std::map<std::string, std::vector<std::string>> facts;
  for (const TileSource& source : tile.sources)
    facts[place_text(source.source)].push_back(source.fact);
  return facts;
}

struct Teller {
  const tiledb::Library& records;
  const Style& style;
  RecordSheet& sheet;

  void operator()(const Tile* tile) const {
    const TileSet* set = records.catalog.find_set(tile->set);
    sheet.title(tile->id, !tile->title.empty() ? tile->title : set == nullptr ? "" : set->title);
    if (tile->shape == Shape::Square && !tile->edges.empty())
      sheet.raw('\n' + turns_picture(*tile, style) + '\n');
    else
      sheet.raw("\n");
    sheet.add("in words", english(tile_words(*tile)));
    sheet.add("set", tile->set);
    sheet.add("edges", tile->edges);
    sheet.add("copies", copies_text(*tile));
    if (tile->pieces != 1) sheet.add("counts as", counted(tile->pieces, "tile", "tiles"));
    if (tile->cls != TileClass::Land) sheet.add("class", to_text(tile->cls));
    if (tile->shape != Shape::Square) sheet.add("shape", to_text(tile->shape));
    for (const Segment& segment : tile->segments)
      sheet.add("segments", english(segment_words(*tile, segment)));
    for (const Symbol& symbol : tile->symbols) sheet.add("symbols", english(symbol_words(symbol)));
    if (tile->interior != Interior::Recorded) sheet.add("interior", to_text(tile->interior));
    sheet.add("note", tile->note);
    if (tile->jcz) sheet.add("JCloisterZone", jcz_text(*tile->jcz));
    for (const auto& [place, facts] : facts_by_place(*tile))
      sheet.add("sources", joined(facts) + ": " + place);
  }

  void operator()(const TileSet* set) const {
    sheet.title(set->code, set->title);
    sheet.raw("\n");
    sheet.add("id", set->id);
    sheet.add("also called", joined(set->also));
    sheet.add("former ids", joined(set->aliases));
    sheet.add("German", set->german);
    sheet.add("kind", std::string(to_text(set->kind)) +
                          (set->number ? " " + std::to_string(*set->number) : ""));
    if (set->year) sheet.add("year", std::to_string(*set->year));
    sheet.add("publishers", joined(set->publishers));
    tell_editions(*set);
    tell_contents(*set);
    for (const StartTile& start : set->start)
      sheet.add(
          "start",
          start.tile + (start.copies == 1 ? "" : "*" + std::to_string(start.copies)) +
              (start.replaces.empty() ? "" : ", replaces the start of " + listed(start.replaces)) +
              (start.note.empty() ? "" : "; " + start.note));
    if (set->in_mega) sheet.add("mega", "counts in --sets mega");
    sheet.add("note", set->note);
    for (const SourcePlace& source : set->sources) sheet.add("sources", place_text(source));
    sheet.add("unknown", joined(set->unknown));
    if (!records.catalog.tiles_of(set->id).empty())
      sheet.add("see also", "cartulary tiles set:" + set->id);
    if (!records.rulebook.rules_of(set->id).empty())
      sheet.add("see also", "cartulary rules set:" + set->id);
    if (records.rulebook.find_element(set->id) != nullptr)
      sheet.add("see also", "cartulary show element/" + set->id);
    if (std::ranges::any_of(records.sources,
                            [&](const SourceDocument& source) { return source.id == set->id; }))
      sheet.add("see also", "cartulary show source/" + set->id);
  }

  // A box has no tiles itself: counts those of its sets together, as `counts --sets BOX` does.
  void tell_box(const TileSet& box) const {
    const auto selection = select(records.catalog, {box.id, "", "", {}}, DefaultSets::BaseGame);
    const auto bag = selection ? bag_of(records.catalog, *selection) : Result<Bag>(Error{});
    std::string editions;
    for (const Edition edition : box.editions) add_item(editions, to_text(edition));
    sheet.add("editions", editions);
    if (!bag) return;
    sheet.add("tiles", counted(bag->size(), "land tile", "land tiles") + " in edition " +
                           std::string(to_text(selection->edition)) +
                           "; by set: cartulary counts --sets " + box.code);
  }

  void tell_editions(const TileSet& set) const {
    if (set.kind == SetKind::Box) return tell_box(set);
    for (Edition edition : set.editions) {
      int copies = 0;
      int designs = 0;
      for (const Tile& tile : records.catalog.tiles_of(set.id)) {
        if (tile.cls != TileClass::Land || tile.copies_in(edition) == 0) continue;
        copies += tile.copies_in(edition);
        ++designs;
      }
      sheet.add("editions", std::string(to_text(edition)) + ": " +
                                (copies == 0 ? "no land tiles"
                                             : counted(copies, "land tile", "land tiles") + " of " +
                                                   counted(designs, "design", "designs")));
    }
  }

  void tell_contents(const TileSet& set) const {
    for (const BoxItem& item : set.contents)
      sheet.add("in the box",
                (item.count ? std::to_string(*item.count) : "?") + " " + item.what +
                    (item.edition ? " (" + std::string(to_text(*item.edition)) + ")" : "") +
                    (item.note.empty() ? "" : "; " + item.note));
    for (const ContainedSet& part : set.contains)
      sheet.add("contains", part.set +
                                (part.quantity == 1 ? "" : "*" + std::to_string(part.quantity)) +
                                (part.edition ? "@" + std::string(to_text(*part.edition)) : "") +
                                (part.partial ? " (in part, not counted)" : "") +
                                (part.note.empty() ? "" : "; " + part.note));
  }

  void operator()(const SourceDocument* source) const {
    sheet.title(source->id, source->title);
    sheet.raw("\n");
    sheet.add("kind", source->kind);
    sheet.add("publisher", source->publisher);
    sheet.add("author", source->author);
    sheet.add("version", source->version);
    sheet.add("date", source->date);
    sheet.add("language", source->language);
    sheet.add("address", source->address);
    sheet.add("note", source->note);
    sheet.add("unknown", joined(source->unknown));
  }

  void operator()(const LedgerEntry* entry) const {
    sheet.title(entry->id, entry->title);
    sheet.raw("\n");
    sheet.add("kind", entry->kind);
    for (const LedgerSide& side : entry->sides) {
      std::vector<std::string> places;
      for (const SourcePlace& source : side.sources) places.push_back(place_text(source));
      sheet.add("sides", side.says + " (" + joined(places) + ")");
    }
    sheet.add("decision", entry->decision);
    sheet.add("reason", entry->reason);
    sheet.add("date", entry->date);
    sheet.add("claims", joined(entry->claims));
    sheet.add("tiles", joined(entry->tiles));
    sheet.add("sets", joined(entry->sets));
  }

  void operator()(const Rule* rule) const { tell_rule(sheet, records, *rule); }
  void operator()(const Ruling* ruling) const { tell_ruling(sheet, records, *ruling); }
  void operator()(const Variant* variant) const { tell_variant(sheet, records, *variant); }
  void operator()(const Element* element) const { tell_element(sheet, records, *element); }
  void operator()(const Position* position) const { tell_position(sheet, records, *position); }
};

}  // namespace

std::string record_text(const tiledb::Library& records, const Record& record, std::size_t width,
                        const Style& style) {
  RecordSheet sheet(width, style);
  std::visit(Teller{records, style, sheet}, record.value);
  sheet.add("cite as", docgen::citation(records.meta, record.id()));
  return sheet.take();
}

}  // namespace cartulary::cli
