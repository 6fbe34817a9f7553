#include "docgen/pages/rules_pages.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"
#include "docgen/pages/former_pages.h"
#include "docgen/views/differences.h"
#include "docgen/views/rule_selection.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view root = "../";

// What a side that names a new printing or the championship says, once for each ruling.
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
            .set("c_html", markdown_line(side.text, root));
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
  page.title = "Rules";
  page.description =
      "The rules of Carcassonne and its expansions with every ruling, its status and source.";
  page.styles = {"assets/rules.css"};
  View rows = View::list();
  for (const TileSet* set : index.rules().sets()) {
    View row = set_link(*set);
    row.set("kind", kind_words(*set))
        .set("rules_href", rules_path(set->id))
        .set("summary", markdown_line(book.opening_of(set->id)->summary, root))
        .set("rule_count", counted(static_cast<int>(book.rules_of(set->id).size()), "rule"))
        .set("ruling_count", counted(static_cast<int>(book.rulings_of(set->id).size()), "ruling"));
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
      .set("element_count", counted(static_cast<int>(book.elements().size()), "word"))
      .set("rule_count", counted(static_cast<int>(book.rules().size()), "rule"))
      .set("ruling_count", counted(static_cast<int>(book.rulings().size()), "ruling"));
  return page;
}

Page differences_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "differences";
  page.title = "What changed between the rule sets";
  page.description =
      "Where publishers and editions of Carcassonne have other rules: who says what.";
  page.styles = {"assets/rules.css"};
  const auto is_new = [](const auto& editions) {
    return std::ranges::any_of(
        editions, [](Edition edition) { return edition == Edition::C2 || edition == Edition::C3; });
  };
  View tables = View::list();
  for (const TileSet* set : index.rules().sets()) {
    View table = difference_table(index, *set, root);
    if (table.size() == 0 && std::holds_alternative<bool>(table.value())) continue;
    table.set("t_title", set->title)
        .set("t_id", "set-" + set->id)
        .set("t_href", rules_path(set->id));
    tables.add(std::move(table));
  }
  page.view
      .set("new_sides", changes(index,
                                [](const RulingSide& side) {
                                  return side.edition == Edition::C2 || side.edition == Edition::C3;
                                }))
      .set("new_rules", rules_kept(index, [&](const Rule& rule) { return is_new(rule.editions); }))
      .set("cup_sides", changes(index, [](const RulingSide& side) { return side.who == "WC2012"; }))
      .set("cup_rules",
           rules_kept(index, [](const Rule& rule) { return has(rule.rule_sets, "WC2012"); }))
      .set("tables", std::move(tables));
  return page;
}

namespace {

// Lines of print that a text takes, at so many characters a line: enough to tell whether a
// ruling still stands beside its rule.
std::size_t lines(std::string_view text, std::size_t width) {
  if (text.empty()) return 0;
  return text.size() / width + 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')) / 2;
}

std::size_t lines(const Rule& rule) {
  return 4 + lines(rule.text, 70) + lines(rule.note, 80) + 2 * rule.board.size();
}

std::size_t lines(const Ruling& ruling) {
  std::size_t sum = 4 + lines(ruling.title, 40) + lines(ruling.question, 48) +
                    lines(ruling.text, 48) + lines(ruling.note, 56);
  for (const RulingSide& side : ruling.says) sum += 1 + lines(side.text, 44);
  return sum;
}

// The rule under which a ruling is read in full: the first shown that it annotates in its own
// set; null if there is none.
const Rule* home_of(const Rulebook& book, const Ruling& ruling, const RuleSelection& chosen) {
  const Rule* home = nullptr;
  for (const std::string& id : ruling.annotates) {
    const Rule* rule = book.find_rule(id);
    if (rule == nullptr || rule->set != ruling.set || !chosen.shows(*rule)) continue;
    // Rules of one set stand beside each other in the order of reading.
    if (home == nullptr || rule < home) home = rule;
  }
  return home;
}

// Those of the rulings that stand beside a rule: as many as end about where it ends, in order;
// where even the shortest is longer, that one.
std::vector<bool> beside(const Rule& rule, const std::vector<const Ruling*>& rulings) {
  std::vector<bool> chosen(rulings.size());
  const std::size_t room = lines(rule) + 3;
  std::size_t used = 0;
  std::size_t shortest = 0;
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    if (lines(*rulings[i]) < lines(*rulings[shortest])) shortest = i;
    if (used + lines(*rulings[i]) > room) continue;
    used += lines(*rulings[i]);
    chosen[i] = true;
  }
  if (used == 0 && !rulings.empty()) chosen[shortest] = true;
  return chosen;
}

// A ruling in its place among the rules, where links to its former ids lead too.
View placed_view(const SiteIndex& index, const Ruling& ruling) {
  View view = ruling_view(index, ruling, root);
  view.set("r_former", former_anchors(ruling));
  return view;
}

// The rulings on a rule: those read here in full, beside it or below, and those read elsewhere,
// as links.
void set_rulings(const PageContext& context, const Rule& rule, const RuleSelection& chosen,
                 View& view) {
  const SiteIndex& index = context.index;
  std::vector<const Ruling*> here;
  View elsewhere = View::list();
  for (const Ruling* ruling : index.rulebook().rulings_on(rule.id)) {
    if (!chosen.shows(*ruling)) continue;
    if (home_of(index.rulebook(), *ruling, chosen) == &rule) {
      here.push_back(ruling);
      continue;
    }
    View link = ruling_link_view(index, *ruling);
    if (ruling->set == rule.set) link.set("link_href", rule_path(ruling->id));
    link.set("link_other", ruling->set != rule.set);
    elsewhere.add(std::move(link));
  }
  const std::vector<bool> is_beside = beside(rule, here);
  View margin = View::list();
  View below = View::list();
  for (std::size_t i = 0; i < here.size(); ++i)
    (is_beside[i] ? margin : below).add(placed_view(index, *here[i]));
  view.set("any_margin", margin.size() > 0)
      .set("margin", std::move(margin))
      .set("any_below", below.size() > 0)
      .set("below", std::move(below))
      .set("any_elsewhere", elsewhere.size() > 0)
      .set("elsewhere", std::move(elsewhere));
}

std::string heading_id(std::string_view heading) {
  return "h-" + safe_name(heading);
}

View parts_view(const PageContext& context, const TileSet& set, const RuleSelection& chosen) {
  View parts = View::list();
  const auto rules = context.index.rulebook().rules_of(set.id);
  for (std::size_t begin = 0; begin < rules.size();) {
    std::size_t end = begin;
    View members = View::list();
    for (; end < rules.size() && rules[end].heading == rules[begin].heading; ++end) {
      if (!chosen.shows(rules[end])) continue;
      View view = rule_view(context.index, rules[end], root);
      view.set("u_former", former_anchors(rules[end]));
      set_rulings(context, rules[end], chosen, view);
      members.add(std::move(view));
    }
    View part;
    part.set("heading", rules[begin].heading)
        .set("heading_id", heading_id(rules[begin].heading))
        .set("part_rules", std::move(members));
    parts.add(std::move(part));
    begin = end;
  }
  return parts;
}

// Rulings of the set that annotate no rule that is shown here: rules of other sets, mostly.
View homeless_view(const PageContext& context, const TileSet& set, const RuleSelection& chosen) {
  const SiteIndex& index = context.index;
  View list = View::list();
  for (const Ruling& ruling : index.rulebook().rulings_of(set.id)) {
    if (!chosen.shows(ruling) || home_of(index.rulebook(), ruling, chosen) != nullptr) continue;
    View view = placed_view(index, ruling);
    View on = View::list();
    for (const std::string& id : ruling.annotates)
      if (const Rule* rule = index.rulebook().find_rule(id)) on.add(rule_link_view(index, *rule));
    view.set("r_on", std::move(on));
    list.add(std::move(view));
  }
  return list;
}

// What other sets say of their meeting with this one.
SharedRecords from_other_sets(const Rulebook& book, const TileSet& set,
                              const RuleSelection& chosen) {
  SharedRecords records = shared_by_sets(book, set.id, set.id);
  const auto drop = [&](const auto* record) {
    return record->set == set.id || !chosen.shows(*record);
  };
  std::erase_if(records.rules, drop);
  std::erase_if(records.rulings, drop);
  return records;
}

View status_counts(std::span<const Ruling> rulings) {
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
  page.title = "Rules: " + set.title;
  page.description = fmt::format(
      "The rules of {} from start to end, with every ruling on them and its source.", set.title);
  page.styles = {"assets/rules.css"};
  page.scripts = {"assets/rules.js"};
  page.status = chosen.status();
  View homeless = homeless_view(context, set, chosen);
  View differences = difference_table(index, set, root, &chosen);
  const SharedRecords others = from_other_sets(book, set, chosen);
  page.view = set_link(set);
  page.view.set("kind", kind_words(set))
      .set("rule_count", counted(static_cast<int>(book.rules_of(set.id).size()), "rule"))
      .set("ruling_count", counted(static_cast<int>(book.rulings_of(set.id).size()), "ruling"))
      .set("status_counts", status_counts(book.rulings_of(set.id)))
      .set("readers", reader_views(context))
      .set("parts", parts_view(context, set, chosen))
      .set("any_homeless", homeless.size() > 0)
      .set("homeless", std::move(homeless))
      .set("any_others", !others.rules.empty() || !others.rulings.empty())
      .set("others", record_groups(index, others))
      .set("differences", std::move(differences));
  set_opening(index, set, root, page.view);
  chosen.set_views(page.view);
  return page;
}

}  // namespace cartulary::docgen
