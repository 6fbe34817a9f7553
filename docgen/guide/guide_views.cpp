#include "docgen/guide/guide_views.h"

#include <algorithm>
#include <set>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"
#include "docgen/views/rule_selection.h"
#include "docgen/views/views.h"
#include "engine/guide/game_remarks.h"
#include "engine/rule/rule_lookup.h"
#include "engine/rule/rulebook.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

// If a line names more sets, they are listed with its reasons instead.
constexpr std::size_t most_told = 3;

// The sets of `any_of` that the reader has.
std::vector<std::string> any_of(const GuideRequest& request, const GuideLine& line) {
  const Selection* selection = request.question().selection;
  std::vector<std::string> sets;
  for (const std::string& set : line.any_of)
    if (selection == nullptr || is_chosen(request.catalog, *selection, set)) sets.push_back(set);
  return sets;
}

std::string titles(const Catalog& catalog, const std::vector<std::string>& sets) {
  std::string text;
  for (const std::string& set : sets) add_item(text, catalog.title_of(set));
  return text;
}

Said any_words(const Catalog& catalog, const std::vector<std::string>& sets) {
  if (sets.size() > most_told) return said("guide.any-of-sets", {{"sets", sets.size()}});
  Said words;
  for (const std::string& set : sets) add_item(words, catalog.title_of(set), "list.or");
  return words;
}

// "Tower + Abbey and Mayor": the sets that bring the line.
Said brought_by(const GuideRequest& request, const GuideLine& line) {
  Said words;
  for (const std::string& set : line.sets)
    add_item(words, request.catalog.title_of(set), "list.plus");
  const std::vector<std::string> any = any_of(request, line);
  if (!any.empty()) add_item(words, any_words(request.catalog, any), "list.plus");
  return words;
}

Said edition_words_of(const GuideLine& line) {
  std::string words = edition_list(line.editions);
  for (const ChosenValue& value : line.rule_value) add_item(words, value.name + "=" + value.choice);
  return words.empty() ? Said() : said("guide.where-it-holds", {{"editions", words}});
}

const GuideLine* above_of(const GuidePart& part, const GuideLine& line) {
  const auto above = std::ranges::find(part.lines, line.under, &GuideLine::id);
  return line.under.empty() || above == part.lines.end() ? nullptr : &*above;
}

// The number of lines above an item, 0 for a line that is none.
int depth_of(const GuidePart& part, const GuideLine& line) {
  const GuideLine* above = above_of(part, line);
  return above == nullptr ? 0 : 1 + depth_of(part, *above);
}

// The rule sets for which a line holds, limited for items by the line above; empty: all.
std::vector<std::string> readings_of(const GuidePart& part, const GuideLine& line) {
  const GuideLine* above = above_of(part, line);
  if (above == nullptr) return line.only;
  std::vector<std::string> readings = readings_of(part, *above);
  if (line.only.empty() || readings.empty()) return line.only.empty() ? readings : line.only;
  std::erase_if(readings, [&](const std::string& name) {
    return std::ranges::find(line.only, name) == line.only.end();
  });
  return readings;
}

std::string_view sayer_title(std::string_view who) {
  if (who == "pre-hig") return "HiG, before the Big Box";
  if (who == "pre-rgg") return "RGG, before the Big Box";
  if (who == "latest-hig") return "HiG, latest";
  return "RGG and ZMG, latest";
}

View cell_views(const PageContext& context, const GuideLine& line, std::string_view root) {
  View cells = View::list();
  for (const GuideCell& cell : line.cells) {
    View view;
    view.set("c_who", cell.who)
        .set("c_title", sayer_title(cell.who))
        .set("c_html", markdown_line(cell.says, root))
        .set("c_rules", record_views(context.index.rulebook(), cell.rules));
    cells.add(std::move(view));
  }
  return cells;
}

View include_views(const Catalog& catalog, const GuideLine& line) {
  View sets = View::list();
  for (const std::string& id : line.includes)
    if (const TileSet* set = catalog.find_set(id)) sets.add(set_link(*set));
  return sets;
}

// The ids of sets, for the script that chooses sets.
void set_scope(const GuideLine& line, View& view) {
  view.set("g_sets", joined(line.sets, " "))
      .set("g_any", joined(line.any_of, " "))
      .set("g_not", joined(line.not_with, " "))
      .set("g_under", line.under.empty() ? std::string() : anchor_in_guide(line.under));
}

void set_reasons(const PageContext& context, const Guide& guide, const GuideLine& line,
                 View& view) {
  const Catalog& catalog = context.index.catalog();
  const std::string others = titles(catalog, line.not_with);
  const bool long_list = line.any_of.size() > most_told;
  View rules = record_views(context.index.rulebook(), line.rules);
  view.set("g_any_rules", rules.size() > 0)
      .set("g_rules", std::move(rules))
      .set("g_no_rule", line.no_rule)
      .set("g_basis", line.status == RulingStatus::Unmarked ? std::string() : line.basis)
      .set("g_any_sets", long_list ? titles(catalog, line.any_of) : std::string())
      .set("g_not_with", others)
      .set("sources", source_views(context.index, places_of(guide, line)));
}

// The remarks of the group's own game on a line, and one if its rule is unread.
View remark_views(const GuideRequest& request, const GuideLine& line) {
  View remarks = View::list();
  for (const GameRemark& remark :
       game_remarks(&request.rulebook, &request.sets.selection, line.rules)) {
    View view;
    view.set("remark", words_of(remark));
    remarks.add(std::move(view));
  }
  if (const std::string unread = unread_words(request.question(), line.rules); !unread.empty()) {
    View view;
    view.set("remark", unread);
    remarks.add(std::move(view));
  }
  return remarks;
}

View line_view(const PageContext& context, const GuideRequest& request, const Guide& guide,
               const GuidePart& part, const ChosenLine& chosen, std::string_view root) {
  const GuideLine& line = *chosen.line;
  View view;
  const bool must = line.must.value_or(false);
  const bool dropped = !is_played(&request.rulebook, line.rules);
  const Said by = brought_by(request, line);
  const std::string readings = joined(line.only, ", ");
  const Said editions = edition_words_of(line);
  view.set("g_id", anchor_in_guide(line.id))
      .set("g_html", markdown_line(line.text, root))
      .set("g_note", markdown_line(line.note, root))
      .set("g_dropped", dropped)
      .set("g_must", must && !dropped)
      .set("g_may", line.must.has_value() && !must && !dropped)
      .set("g_depth", std::to_string(std::min(depth_of(part, line), 2)))
      .set("g_only", readers_of(readings_of(part, line)))
      .set("g_together", chosen.together)
      .set("g_by", by)
      .set("g_readings", readings)
      .set("g_editions", editions)
      .set("g_tagged", !by.empty() || !readings.empty() || !editions.empty())
      .set("g_status", line.status != RulingStatus::Unmarked)
      .set("g_date", line.date)
      .set("g_publishers", joined(line.publishers))
      .set("g_set_href", line.set.empty() ? std::string() : set_path(line.set))
      .set("g_includes_note", line.includes_note);
  set_status(view, line.status);
  set_scope(line, view);
  set_reasons(context, guide, line, view);
  View cells = cell_views(context, line, root);
  View includes = include_views(request.catalog, line);
  view.set("g_any_cells", cells.size() > 0)
      .set("g_cells", std::move(cells))
      .set("g_any_includes", includes.size() > 0)
      .set("g_includes", std::move(includes))
      .set("g_remarks", remark_views(request, line));
  return view;
}

}  // namespace

std::string readers_of(std::vector<std::string> only) {
  constexpr std::string_view by_others = "WC2012";
  if (!only.empty() && rule_set_fits(only, by_others) &&
      std::ranges::find(only, by_others) == only.end())
    only.emplace_back(by_others);
  return joined(only, " ");
}

GuideRequest read_guide_request(const PageContext& context, DefaultSets otherwise) {
  GuideRequest request{context.index.catalog(), context.index.rulebook(),
                       read_selection(context, otherwise), false};
  const bool asked = request.sets.chosen_sets || otherwise == DefaultSets::BaseGame;
  // The files of a group's own game show that game only.
  request.narrowed = context.live() ? asked : request.rulebook.game() != nullptr;
  return request;
}

View part_views(const PageContext& context, const GuideRequest& request, const ChosenGuide& chosen,
                std::string_view root) {
  View parts = View::list();
  for (const ChosenPart& part : chosen.parts) {
    View lines = View::list();
    for (const ChosenLine& line : part.lines)
      lines.add(line_view(context, request, *chosen.guide, *part.part, line, root));
    View view;
    view.set("p_id", part.part->id)
        .set("p_title", part.part->title)
        .set("p_note", part.part->note.empty() ? "" : markdown_html(part.part->note, root).html)
        .set("lines", std::move(lines));
    parts.add(std::move(view));
  }
  return parts;
}

void set_guide_form(const PageContext& context, const GuideRequest& request,
                    const std::vector<std::string>& sets, std::string_view own_page, View& view) {
  View ticks = View::list();
  for (const std::string& id : sets)
    if (const TileSet* set = context.index.catalog().find_set(id)) {
      View item = set_link(*set);
      item.set("ticked", request.narrowed && request.sets.selection.sets.contains(id));
      ticks.add(std::move(item));
    }
  View readers = rule_set_options(request.sets.selection.rule_set);
  View form = selection_form_view(context, request.sets);
  form.set("tick_sets", std::move(ticks))
      .set("own_page", own_page)
      .set("open", !request.sets.faults.empty());
  view.set("faults", form_fault_views(request.sets.faults))
      .set("live", context.live())
      .set("own_page", own_page)
      .set("readers", std::move(readers))
      .set("sets_words", selection_words(context.index, request.sets.selection))
      .set("narrowed", request.narrowed)
      .set("form", std::move(form));
}

std::vector<std::string> sets_named(const Catalog& catalog, const Guide& guide) {
  std::set<std::string_view> named;
  for (const GuidePart& part : guide.parts)
    for (const GuideLine& line : part.lines)
      for (const auto* sets : {&line.sets, &line.any_of, &line.not_with})
        named.insert(sets->begin(), sets->end());
  named.insert("base-game");
  std::vector<std::string> ids;
  for (const TileSet& set : catalog.sets())
    if (named.contains(set.id)) ids.push_back(set.id);
  return ids;
}

View record_views(const Rulebook& rulebook, const RecordIds& ids) {
  View records = View::list();
  for (const RecordId& id : ids) {
    const RuleRecord* record = find_record(rulebook, id);
    if (record == nullptr) continue;
    View view;
    view.set("rec_kind", to_text(id.kind))
        .set("rec_title", record->title)
        .set("rec_href", record_path(id));
    records.add(std::move(view));
  }
  return records;
}

std::string anchor_in_guide(std::string_view line_id) {
  std::string anchor(id_in_guide(line_id));
  std::ranges::replace(anchor, '/', '-');
  return anchor;
}

}  // namespace cartulary::docgen
