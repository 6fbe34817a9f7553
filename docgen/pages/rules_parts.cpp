#include "docgen/pages/rules_parts.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/pages/former_pages.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"

namespace cartulary::docgen {
namespace {

// The rules under one heading.
struct Part {
  std::string_view heading;
  Step step = Step::General;  // of the first rule
  std::vector<const Rule*> rules;
};

// Where to insert a heading that only other sets have: before the first heading of a later step.
std::vector<Part>::iterator place_of(std::vector<Part>& parts, Step step) {
  if (step == Step::General) return parts.end();
  return std::ranges::find_if(
      parts, [step](const Part& part) { return part.step != Step::General && part.step > step; });
}

std::vector<Part> parts_of(const std::vector<const Rule*>& rules, const TileSet& set) {
  std::vector<Part> parts;
  for (const Rule* rule : rules) {
    auto part = std::ranges::find(parts, rule->heading, &Part::heading);
    if (part == parts.end())
      part = parts.insert(rule->set == set.id ? parts.end() : place_of(parts, rule->step),
                          {rule->heading, rule->step, {}});
    part->rules.push_back(rule);
  }
  return parts;
}

// Estimates the printed lines of a text with `width` characters a line, well enough to decide
// whether a ruling fits beside its rule.
std::size_t lines(std::string_view text, std::size_t width) {
  if (text.empty()) return 0;
  return text.size() / width + 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')) / 2;
}

std::size_t lines(const Rule& rule) {
  return 4 + lines(rule.text, 70) + lines(rule.note, 80) + 2 * rule.board.size();
}

std::size_t lines(const Ruling& ruling) {
  std::size_t sum = 4 + lines(ruling.title, 40) + lines(ruling.question, 48) +
                    lines(told_text(ruling), 48) + lines(ruling.note, 56);
  for (const RulingSide& side : ruling.says) sum += 1 + lines(side.text, 44);
  return sum;
}

// Chooses the rulings to show beside a rule: in order, as many as end about where the rule ends. If
// even the shortest is longer than the rule, only that one.
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

std::string heading_id(std::string_view heading) {
  return "h-" + safe_name(heading);
}

// Converts the rules and rulings of one set to views.
class PartWriter {
 public:
  PartWriter(const PageContext& context, const TileSet& set, const RuleSelection& chosen)
      : index_(context.index),
        set_(set),
        chosen_(chosen),
        records_(records_of_set(context.index.rulebook(), set.id)),
        parts_(parts_of(records_.rules, set)) {
    for (const Part& part : parts_)
      for (const Rule* rule : part.rules)
        if (chosen_.shows(*rule)) shown_.push_back(rule);
  }

  View parts() const {
    View views = View::list();
    for (const Part& part : parts_) {
      View members = View::list();
      for (const Rule* rule : part.rules)
        if (chosen_.shows(*rule)) members.add(placed_view(*rule));
      View view;
      view.set("heading", part.heading)
          .set("heading_id", heading_id(part.heading))
          .set("part_rules", std::move(members));
      views.add(std::move(view));
    }
    return views;
  }

  View variants() const {
    View list = View::list();
    for (const Variant* variant : variants_of_set(index_.rulebook(), set_.id)) {
      if (!chosen_.shows(*variant)) continue;
      View view = variant_view(index_, *variant, rules_root, chosen_.selection());
      if (is_own(*variant))
        view.set("v_former", former_anchors(*variant));
      else
        view.set("v_anchor", anchor(*variant))
            .set("v_any_tags", true)
            .set("v_tags", served_tag_views(index_, *variant, chosen_.selection()));
      list.add(std::move(view));
    }
    return list;
  }

  View rulings_apart() const {
    View list = View::list();
    for (const Ruling* ruling : records_.rulings) {
      if (!chosen_.shows(*ruling) || home_of(*ruling) != nullptr) continue;
      View view = placed_view(*ruling);
      View on = View::list();
      for (const std::string& id : ruling->annotates)
        if (const Rule* rule = index_.rulebook().find_rule(id))
          on.add(rule_link_view(index_, *rule));
      view.set("r_on", std::move(on));
      list.add(std::move(view));
    }
    return list;
  }

 private:
  bool is_own(const RuleRecord& record) const { return record.set == set_.id; }

  // Ids contain no dot, so anchors of other sets cannot clash with those of this set.
  std::string anchor(const RuleRecord& record) const {
    std::string words(anchor_of(record.id));
    return is_own(record) ? words : record.set + '.' + words;
  }

  // The rule under which a ruling is shown in full: the first rule on this page that it annotates;
  // null if there is none.
  const Rule* home_of(const Ruling& ruling) const {
    const auto home = std::ranges::find_if(shown_, [&](const Rule* rule) {
      return std::ranges::find(ruling.annotates, rule->id) != ruling.annotates.end();
    });
    return home == shown_.end() ? nullptr : *home;
  }

  // A ruling as shown among the rules. Links to its former ids lead here as well.
  View placed_view(const Ruling& ruling) const {
    View view = ruling_view(index_, ruling, rules_root, chosen_.selection());
    if (is_own(ruling)) return std::move(view.set("r_former", former_anchors(ruling)));
    view.set("r_anchor", anchor(ruling))
        .set("r_any_tags", true)
        .set("r_tags", served_tag_views(index_, ruling, chosen_.selection()));
    return view;
  }

  View placed_view(const Rule& rule) const {
    View view = rule_view(index_, rule, rules_root, chosen_.rules(), chosen_.selection());
    if (is_own(rule))
      view.set("u_former", former_anchors(rule));
    else
      view.set("u_anchor", anchor(rule))
          .set("u_any_tags", true)
          .set("u_tags", served_tag_views(index_, rule, chosen_.selection()));
    set_rulings(rule, view);
    return view;
  }

  // Adds the rulings on a rule: those shown here in full, beside or below it, and links to those
  // shown elsewhere.
  void set_rulings(const Rule& rule, View& view) const {
    std::vector<const Ruling*> here;
    View elsewhere = View::list();
    for (const Ruling* ruling : index_.rulebook().rulings_on(rule.id)) {
      if (!chosen_.shows(*ruling)) continue;
      const bool on_page = is_of_set(*ruling, set_.id);
      if (on_page && home_of(*ruling) == &rule) {
        here.push_back(ruling);
        continue;
      }
      View link = ruling_link_view(index_, *ruling);
      if (on_page) link.set("link_href", rules_path(set_.id) + '#' + anchor(*ruling));
      link.set("link_other", !on_page);
      elsewhere.add(std::move(link));
    }
    const std::vector<bool> is_beside = beside(rule, here);
    View margin = View::list();
    View below = View::list();
    for (std::size_t i = 0; i < here.size(); ++i)
      (is_beside[i] ? margin : below).add(placed_view(*here[i]));
    view.set("any_margin", margin.size() > 0)
        .set("margin", std::move(margin))
        .set("any_below", below.size() > 0)
        .set("below", std::move(below))
        .set("any_elsewhere", elsewhere.size() > 0)
        .set("elsewhere", std::move(elsewhere));
  }

  const SiteIndex& index_;
  const TileSet& set_;
  const RuleSelection& chosen_;
  SharedRecords records_;
  std::vector<Part> parts_;
  std::vector<const Rule*> shown_;  // in the order of the page
};

}  // namespace

RulesParts rules_parts(const PageContext& context, const TileSet& set,
                       const RuleSelection& chosen) {
  const PartWriter writer(context, set, chosen);
  return {writer.parts(), writer.rulings_apart(), writer.variants()};
}

}  // namespace cartulary::docgen
