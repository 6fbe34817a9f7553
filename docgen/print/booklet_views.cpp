#include "docgen/print/booklet_views.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/position/position.h"
#include "engine/rule/reading.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// One line with the record's standing in the group's own game, its printings, publishers and other
// sets.
template <class Record>
Said tag_words(const PrintContext& context, const Record& record) {
  const SiteIndex& index = context.index;
  Said words;
  const auto add = [&words](const Said& tag) { add_item(words, tag, "print.tags"); };
  if (const auto standing = standing_in(index.rulebook().game(), id_of(record)))
    add(words_of(*standing));
  if (!record.editions.empty())
    add(said("common.only", {{"editions", edition_list(record.editions)}}));
  if (!record.rule_sets.empty()) add(joined(record.rule_sets, ", "));
  for (const std::string& id : record.with)
    add(said("rules.with-set", {{"set", index.catalog().title_of(id)}}));
  const Selection* selection = context.request.whole ? nullptr : &context.request.selection;
  if (const Said reading = reading_words(record, index.catalog(), selection); !reading.empty())
    add(reading);
  return words;
}

View says_view(const BookletViews& views, const Ruling& ruling) {
  View sides = View::list();
  for (const RulingSide& side : ruling.says) {
    std::string when;
    if (side.edition) add_item(when, to_text(*side.edition));
    if (!side.printing.empty()) add_item(when, side.printing);
    View view;
    view.set("side_who", side.who)
        .set("side_when", when)
        .set("side_html", views.line(side.text))
        .set("side_current", side.current);
    sides.add(std::move(view));
  }
  return sides;
}

// Short tables stay whole on a page; the class "long" lets a long one continue on the next.
std::string with_long_tables(std::string html) {
  constexpr std::string_view begin = "<table class=\"told";
  constexpr int most_rows = 10;
  for (std::size_t at = html.find(begin); at != std::string::npos;
       at = html.find(begin, at + begin.size())) {
    const std::size_t end = std::min(html.find("</table>", at), html.size());
    int rows = 0;
    for (std::size_t row = html.find("<tr>", at); row < end; row = html.find("<tr>", row + 1))
      ++rows;
    if (rows > most_rows) html.insert(at + begin.size(), " long");
  }
  return html;
}

// The number of cells from the first tile to the last along one coordinate.
int extent(const Position& position, std::int16_t Cell::* along) {
  const auto at = [&](const PositionTile& each) { return each.cell.*along; };
  const auto [first, last] = std::ranges::minmax(position.tiles, {}, at);
  return at(last) - at(first) + 1;
}

// The size classes of a figure, "rows-3 wide-2": its rows of tiles, and its columns if it is narrow
// enough for text beside it. Empty if it has too many rows or a piece is larger than a cell.
std::string size_of(const Position& position, const Catalog& catalog) {
  constexpr int most_rows = 6;
  constexpr int most_beside = 4;
  const bool cells = std::ranges::all_of(position.tiles, [&](const PositionTile& each) {
    const Tile* tile = catalog.find_tile(each.tile);
    return tile != nullptr && tile->shape == Shape::Square;
  });
  if (position.tiles.empty() || !cells) return {};
  const int rows = extent(position, &Cell::y);
  const int columns = extent(position, &Cell::x);
  if (rows > most_rows) return {};
  std::string size = fmt::format("rows-{}", rows);
  if (columns <= most_beside) size += fmt::format(" wide-{}", columns);
  return size;
}

}  // namespace

std::string BookletViews::link(std::string_view record) const {
  const std::optional<RecordId> id = parse_record_id(record);
  if (!id || id->kind == RecordKind::Variant) return {};
  const RuleRecord* found = find_record(context_.index.rulebook(), *id);
  return found != nullptr && records_.has(found->id) ? "#" + found->id : std::string();
}

std::string BookletViews::html(std::string_view text) const {
  return markdown_html(text, [this](std::string_view record) { return link(record); }).html;
}

std::string BookletViews::line(std::string_view text) const {
  return markdown_line(text, [this](std::string_view record) { return link(record); });
}

void BookletViews::add_figures(const RuleRecord& record, View& view) {
  View figures = View::list();
  View mentioned = View::list();
  for (const Position* position : positions_showing(context_.index.library().positions, record)) {
    const auto known = figures_.find(position->id);
    View figure;
    if (known != figures_.end()) {
      figure.set("figure_number", known->second).set("figure_id", position->id);
      mentioned.add(std::move(figure));
      continue;
    }
    const int number = static_cast<int>(figures_.size()) + 1;
    figures_[position->id] = number;
    figure.set("figure_number", number)
        .set("figure_id", position->id)
        .set("figure_src", context_.pictures().of(context_.index, *position))
        .set("figure_size", size_of(*position, context_.index.catalog()))
        .set("figure_title", position->title)
        .set("figure_words", position_words(*position))
        .set("figure_html", line(position->text));
    figures.add(std::move(figure));
  }
  view.set("figures", std::move(figures))
      .set("any_mentioned", mentioned.size() > 0)
      .set("mentioned", std::move(mentioned));
}

void BookletViews::add_pictures(const std::vector<std::string>& tiles, View& view) const {
  View pictures = View::list();
  for (const std::string& id : tiles) {
    const Tile* tile = context_.index.catalog().find_tile(id);
    if (tile == nullptr) continue;
    View picture;
    picture.set("pic_id", tile->id)
        .set("pic_src", context_.pictures().of(*tile))
        .set("pic_words", context_.index.words(*tile));
    pictures.add(std::move(picture));
  }
  view.set("any_pictures", pictures.size() > 0).set("pictures", std::move(pictures));
}

std::string BookletViews::citation(const std::vector<SourcePlace>& places) {
  std::string words;
  std::string_view last;
  for (const SourcePlace& place : places) {
    cited_.insert(place.document);
    const bool again = place.document == last;
    add_item(words, again ? place.place : place.document + ", " + place.place, "; ");
    last = place.document;
  }
  return words;
}

View BookletViews::rule(const BookletRule& entry) {
  const Rule& rule = *entry.rule;
  const GroupGame* game = context_.index.rulebook().game();
  if (const std::string* reason = game == nullptr ? nullptr : game->dropped(id_of(rule))) {
    View view;
    view.set("record_id", rule.id).set("record_title", rule.title).set("not_played", *reason);
    add_rulings(entry, view);
    return view;
  }
  const MarkdownHtml text =
      markdown_html(rule.text, [this](std::string_view record) { return link(record); });
  View view;
  view.set("record_id", rule.id)
      .set("record_title", rule.title)
      .set("record_html", with_long_tables(text.html))
      .set("record_tags", tag_words(context_, rule))
      .set("record_note", line(rule.note))
      .set("rule_value",
           rule.value ? value_words(*rule.value, context_.request.selection.rules) : std::string())
      .set("record_cited", citation(rule.sources));
  add_pictures(text.tiles, view);
  // Before the figures of the rulings, so that numbers follow the order of reading.
  add_figures(rule, view);
  add_rulings(entry, view);
  return view;
}

void BookletViews::add_rulings(const BookletRule& entry, View& view) {
  View rulings = View::list();
  for (const Ruling* each : entry.rulings) rulings.add(ruling(*each));
  view.set("any_rulings", rulings.size() > 0).set("rulings", std::move(rulings));
}

View BookletViews::ruling(const Ruling& ruling) {
  const MarkdownHtml text =
      markdown_html(told_text(ruling), [this](std::string_view record) { return link(record); });
  Said cited = ruled_words(ruling);
  if (const std::string places = citation(places_of(ruling)); !places.empty())
    cited = cited.empty() ? Said(places)
                          : said("print.ruled-and-cited", {{"ruled", cited}, {"places", places}});
  View view;
  set_status(view, ruling.status);
  view.set("record_id", ruling.id)
      .set("record_title", ruling.title)
      .set("record_html", with_long_tables(text.html))
      .set("record_tags", tag_words(context_, ruling))
      .set("record_note", line(ruling.note))
      .set("record_question", line(ruling.question))
      .set("any_says", !ruling.says.empty())
      .set("says", says_view(*this, ruling))
      .set("record_cited", cited);
  add_pictures(text.tiles, view);
  add_figures(ruling, view);
  return view;
}

}  // namespace cartulary::docgen
