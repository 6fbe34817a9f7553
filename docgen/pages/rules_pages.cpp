#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/base/status_mark.h"
#include "docgen/pages/page_builders.h"
#include "docgen/pages/rules_parts.h"
#include "docgen/views/differences.h"
#include "docgen/views/engine_script.h"
#include "docgen/views/rule_selection.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/rule/edition_table.h"

namespace cartulary::docgen {

namespace {

// The sides that name a new printing or the championship, once for each ruling.
template <class Keep>
View changes(const SiteIndex& index, Keep keep) {
  View list = View::list();
  for (const TileSet* set : index.rules().sets())
    for (const Ruling& ruling : index.rulebook().rulings_of(set->id)) {
      View sides = View::list();
      for (const RulingSide& side : ruling.says) {
        if (!keep(side)) continue;
        View view;
        view.set("c_who", side.who)
            .set("c_edition", side.edition ? to_text(*side.edition) : std::string_view())
            .set("c_html", markdown_line(side.text, rules_root));
        sides.add(std::move(view));
      }
      if (sides.size() == 0) continue;
      View item = ruling_link_view(index, ruling);
      item.set("c_sides", std::move(sides));
      list.add(std::move(item));
    }
  return list;
}

template <class Keep>
View rules_kept(const SiteIndex& index, Keep keep) {
  View list = View::list();
  for (const Rule& rule : index.rulebook().rules())
    if (keep(rule)) {
      View view = rule_link_view(index, rule);
      view.set("link_editions", edition_list(rule.editions));
      list.add(std::move(view));
    }
  return list;
}

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

Page rules_index_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  const Rulebook& book = index.rulebook();
  Page page;
  page.body = "rules_index";
  page.title = said("common.rules");
  page.description = said("rules-index.description");
  page.styles = {"assets/rules.css"};
  View rows = View::list();
  for (const TileSet* set : index.rules().sets()) {
    View row = set_link(*set);
    row.set("kind", kind_words(*set))
        .set("rules_href", rules_path(set->id))
        .set("summary", markdown_line(book.opening_of(set->id)->summary, rules_root))
        .set("rule_count", said_count("count.rule", book.rules_of(set->id).size()))
        .set("ruling_count", said_count("count.ruling", book.rulings_of(set->id).size()));
    rows.add(std::move(row));
  }
  View statuses = View::list();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    View item;
    set_status(item, status);
    item.set("r_count",
             static_cast<int>(std::ranges::count(book.rulings(), status, &Ruling::status)));
    statuses.add(std::move(item));
  }
  page.view.set("rows", std::move(rows))
      .set("statuses", std::move(statuses))
      .set("element_count", said_count("count.word", book.elements().size()))
      .set("rule_count", said_count("count.rule", book.rules().size()))
      .set("ruling_count", said_count("count.ruling", book.rulings().size()));
  return page;
}

Page differences_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "differences";
  page.title = said("common.what-changed-between");
  page.description = said("differences.description");
  page.styles = {"assets/rules.css"};
  const auto is_new = [](const auto& editions) {
    return std::ranges::any_of(
        editions, [](Edition edition) { return edition != Edition::C1 && edition != Edition::WE; });
  };
  View tables = View::list();
  for (const TileSet* set : index.rules().sets()) {
    View table = difference_table(index, *set, rules_root);
    if (table.size() == 0 && std::holds_alternative<bool>(table.value())) continue;
    table.set("t_title", set->title)
        .set("t_id", "set-" + set->id)
        .set("t_href", rules_path(set->id));
    tables.add(std::move(table));
  }
  page.view
      .set("new_sides", changes(index,
                                [](const RulingSide& side) {
                                  return side.edition && side.edition != Edition::C1 &&
                                         side.edition != Edition::WE;
                                }))
      .set("new_rules", rules_kept(index, [&](const Rule& rule) { return is_new(rule.editions); }))
      .set("cup_sides", changes(index, [](const RulingSide& side) { return side.who == "WC2012"; }))
      .set("cup_rules",
           rules_kept(index, [](const Rule& rule) { return has(rule.rule_sets, "WC2012"); }))
      .set("tables", std::move(tables));
  return page;
}

namespace {

// The rules and rulings of other sets about their interaction with this one.
SharedRecords from_other_sets(const Rulebook& book, const TileSet& set,
                              const RuleSelection& chosen) {
  SharedRecords records = shared_by_sets(book, set.id, set.id);
  const auto drop = [&](const auto* record) {
    return is_of_set(*record, set.id) || !chosen.shows(*record);
  };
  std::erase_if(records.rules, drop);
  std::erase_if(records.rulings, drop);
  return records;
}

View status_counts(const std::vector<const Ruling*>& rulings) {
  View counts = View::list();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    const auto count = std::ranges::count(rulings, status, &Ruling::status);
    if (count == 0) continue;
    View item;
    set_status(item, status);
    item.set("r_count", static_cast<int>(count));
    counts.add(std::move(item));
  }
  return counts;
}

}  // namespace

Page rules_page(const PageContext& context, const TileSet& set) {
  const SiteIndex& index = context.index;
  const Rulebook& book = index.rulebook();
  const RuleSelection chosen(context, set);
  Page page;
  page.body = "rules";
  page.title = said("rules.title", {{"set_title", set.title}});
  page.description = said("rules.description", {{"set_title", set.title}});
  page.styles = {"assets/rules.css"};
  page.scripts = {"assets/rules.js"};
  if (!context.live()) add_engine_scripts(page.scripts);
  page.status = chosen.status();
  RulesParts parts = rules_parts(context, set, chosen);
  View differences = difference_table(index, set, rules_root, &chosen);
  const SharedRecords others = from_other_sets(book, set, chosen);
  const SharedRecords read = records_of_set(book, set.id);
  page.view = set_link(set);
  std::optional<Edition> edition;
  if (const Selection* selection = chosen.selection();
      selection != nullptr && chooses_edition(*selection, set.id))
    edition = edition_for(*selection, set);
  if (edition) page.view.set("set_title", set.title_in(*edition));
  page.view.set("kind", kind_words(set))
      .set("editions_href", differs_by_edition(index.catalog(), book, set)
                                ? page_paths::editions.of(set.id)
                                : std::string())
      .set("rule_count", said_count("count.rule", read.rules.size()))
      .set("ruling_count", said_count("count.ruling", read.rulings.size()))
      .set("status_counts", status_counts(read.rulings))
      .set("readers", rule_set_options(chosen.rule_set()))
      .set("any_variants", parts.variants.size() > 0)
      .set("variant_count", said_count("count.variant", parts.variants.size()))
      .set("variants", std::move(parts.variants))
      .set("parts", std::move(parts.parts))
      .set("any_rulings_apart", parts.rulings_apart.size() > 0)
      .set("rulings_apart", std::move(parts.rulings_apart))
      .set("any_others", !others.rules.empty() || !others.rulings.empty())
      .set("others", record_groups(index, others))
      .set("differences", std::move(differences));
  set_opening(index, set, rules_root, page.view, edition);
  chosen.set_views(page.view);
  return page;
}

}  // namespace cartulary::docgen
