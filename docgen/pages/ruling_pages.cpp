#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/record_digest.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view ruling_root = "../../";

View annotated_view(const SiteIndex& index, const Ruling& ruling) {
  View list = View::list();
  for (const std::string& id : ruling.annotates) {
    const Rule* rule = index.rulebook().find_rule(id);
    if (rule == nullptr) continue;
    View view = rule_link_view(index, *rule);
    view.set("quoted", markdown_html(rule->text, ruling_root).html);
    list.add(std::move(view));
  }
  return list;
}

// Adds a rule or ruling by its id, with its relation to the ruling of the page.
void add_related(const SiteIndex& index, Said relation, const std::string& id, View& list) {
  const Rule* rule = index.rulebook().find_rule(id);
  const Ruling* ruling = index.rulebook().find_ruling(id);
  if (rule == nullptr && ruling == nullptr) return;
  View view = rule != nullptr ? rule_link_view(index, *rule) : ruling_link_view(index, *ruling);
  view.set("relation", std::move(relation));
  list.add(std::move(view));
}

View related_view(const SiteIndex& index, const Ruling& ruling) {
  View list = View::list();
  for (const std::string& id : ruling.supersedes)
    add_related(index, said("word.supersedes"), id, list);
  for (const std::string& id : ruling.contradicts)
    add_related(index, said("word.contradicts"), id, list);
  for (const Ruling* other : index.rulebook().challengers_of(ruling.id))
    add_related(index, said("rules.disputed-by"), other->id, list);
  return list;
}

Said basis_words(const Ruling& ruling) {
  if (ruling.basis == "marked") return said("rules.marked-so");
  return ruling.basis;
}

View neighbour(const SiteIndex& index, const Ruling& ruling, std::ptrdiff_t step) {
  const auto& all = index.rulebook().rulings();
  const std::ptrdiff_t at = &ruling - all.data() + step;
  if (at < 0 || at >= static_cast<std::ptrdiff_t>(all.size())) return false;
  return ruling_link_view(index, all[static_cast<std::size_t>(at)]);
}

}  // namespace

Page ruling_page(const PageContext& context, const Ruling& ruling) {
  const SiteIndex& index = context.index;
  const TileSet* set = index.catalog().find_set(ruling.set);
  Page page;
  page.body = "ruling_page";
  page.title = ruling.title;
  page.description =
      status_on(ruling.status, set == nullptr ? ruling.set : set->title, ruling.title);
  page.styles = {"assets/rules.css"};
  View related = related_view(index, ruling);
  page.view = ruling_view(index, ruling, ruling_root);
  page.view.set("set_title", set == nullptr ? ruling.set : set->title)
      .set("rules_href", rules_path(ruling.set))
      .set("place_href", rule_path(ruling.id))
      .set("meaning", status_meaning(ruling.status))
      .set("basis", basis_words(ruling))
      .set("annotated", annotated_view(index, ruling))
      .set("elements", element_links(index, ruling.about))
      .set("any_related", related.size() > 0)
      .set("related", std::move(related))
      .set("previous", neighbour(index, ruling, -1))
      .set("next", neighbour(index, ruling, 1));
  return page;
}

namespace {

// The questions that the rulings of a set answer, without house rules.
View question_views(const SiteIndex& index, const TileSet& set) {
  View questions = View::list();
  for (const Ruling& ruling : index.rulebook().rulings_of(set.id)) {
    const bool answers =
        !ruling.question.empty() && !ruling.word.empty() && ruling.status != RulingStatus::House;
    if (!answers) continue;
    View item;
    item.set("question", plain_text(ruling.question))
        .set("question_href", ruling_path(ruling.id))
        .set("verdict", ruling.verdict)
        .set("tags", tag_views(index, ruling, nullptr));
    questions.add(std::move(item));
  }
  return questions;
}

}  // namespace

Page asked_page(const PageContext& context) {
  std::size_t count = 0;
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    View questions = question_views(context.index, set);
    count += questions.size();
    if (questions.size() == 0) continue;
    View view;
    view.set("set_id", set.id).set("set_title", set.title).set("questions", std::move(questions));
    sets.add(std::move(view));
  }
  Page page;
  page.body = "asked";
  page.title = said("common.questions-and-answers");
  page.description = said("asked.description");
  page.styles = {"assets/rules.css"};
  page.view.set("question_count", said_count("count.question", count))
      .set("asked_sets", std::move(sets));
  return page;
}

namespace {

View status_views(const SiteIndex& index, std::string_view current) {
  View list = View::list();
  for (int i = 0; i < status_total; ++i) {
    const auto status = static_cast<RulingStatus>(i);
    View item;
    set_status(item, status);
    item.set("meaning", status_meaning(status))
        .set("s_count", static_cast<int>(std::ranges::count(index.rulebook().rulings(), status,
                                                            &Ruling::status)))
        .set("s_current", to_text(status) == current);
    list.add(std::move(item));
  }
  return list;
}

}  // namespace

Page statuses_page(const PageContext& context) {
  Page page;
  page.body = "statuses";
  page.title = said("common.rulings-by-status");
  page.description = said("statuses.description");
  page.styles = {"assets/rules.css"};
  page.view.set("statuses", status_views(context.index, ""));
  return page;
}

Page status_page(const PageContext& context, RulingStatus status) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "status";
  page.title = said("status.title", {{"status", status_word(status)}});
  page.description = status_meaning(status);
  page.styles = {"assets/rules.css"};
  View groups = View::list();
  int count = 0;
  for (const TileSet& set : index.catalog().sets()) {
    View rulings = View::list();
    for (const Ruling& ruling : index.rulebook().rulings_of(set.id)) {
      if (ruling.status != status) continue;
      rulings.add(ruling_digest(index, ruling));
    }
    if (rulings.size() == 0) continue;
    count += static_cast<int>(rulings.size());
    View group;
    group.set("group_title", set.title)
        .set("group_id", "set-" + set.id)
        .set("group_href", rules_path(set.id))
        .set("group_count", static_cast<int>(rulings.size()))
        .set("rulings", std::move(rulings));
    groups.add(std::move(group));
  }
  set_status(page.view, status);
  page.view.set("meaning", status_meaning(status))
      .set("total", said_count("count.ruling", count))
      .set("statuses", status_views(index, to_text(status)))
      .set("groups", std::move(groups));
  return page;
}

}  // namespace cartulary::docgen
