#include "docgen/views/rule_selection.h"

#include "docgen/base/links.h"
#include "docgen/base/status_mark.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// "2 for sets you did not choose, 1 for other editions"; other publishers only if there are any.
Said left_out_words(std::map<Applies, int>& reasons) {
  const int sets = reasons[Applies::OtherSet], editions = reasons[Applies::OtherEdition];
  const int publishers = reasons[Applies::OtherRuleSet];
  if (publishers == 0) return said("rules.left-out", {{"sets", sets}, {"editions", editions}});
  return said("rules.left-out-publishers",
              {{"sets", sets}, {"editions", editions}, {"publishers", publishers}});
}

// Its former name is read where the usual one is not given.
std::string_view rule_set_parameter(const PageContext& context) {
  constexpr std::string_view usual = "rule-set";
  return context.parameter(usual).empty() ? "publisher" : usual;
}

// The sets that rules may need, with the chosen ones ticked.
View tick_views(const PageContext& context, const SelectionRequest& request) {
  View ticks = View::list();
  for (const TileSet* set : context.index.rules().sets()) {
    View item = set_link(*set);
    item.set("ticked", request.chosen_sets && is_chosen(request.selection, *set));
    ticks.add(std::move(item));
  }
  return ticks;
}

}  // namespace

RuleSelection::RuleSelection(const PageContext& context, const TileSet& set)
    : context_(context),
      set_(set),
      request_(read_selection(context, DefaultSets::All, rule_set_parameter(context))) {}

bool RuleSelection::shows(const RuleRecord& record) const {
  if (!request_.chosen) return true;
  const Applies whether = applies(record, context_.index.catalog(), request_.selection);
  return whether == Applies::Yes || whether == Applies::OtherRuleSet;
}

void RuleSelection::set_views(View& view) const {
  const SiteIndex& index = context_.index;
  SharedRecords left_out;
  std::map<Applies, int> reasons;
  const auto sort = [&](const auto* record, auto& list) {
    const Applies whether = applies(*record, index.catalog(), request_.selection);
    if (!request_.chosen || whether == Applies::Yes) return;
    list.push_back(record);
    ++reasons[whether];
  };
  const SharedRecords all = records_of_set(index.rulebook(), set_.id);
  for (const Rule* rule : all.rules) sort(rule, left_out.rules);
  for (const Ruling* ruling : all.rulings) sort(ruling, left_out.rulings);
  view.set("faults", form_fault_views(request_.faults))
      .set("chosen", request_.chosen)
      .set("sets_words", selection_words(index, request_.selection))
      .set("without_set", request_.chosen_sets && !is_chosen(request_.selection, set_))
      .set("left_out", said_count("count.rule-or-ruling", left_out.count()))
      .set("any_left_out", left_out.count() > 0)
      .set("left_out_words", left_out_words(reasons))
      .set("left_out_groups", record_groups(index, left_out));
  if (!context_.live()) {
    view.set("form", false);
    return;
  }
  View form = selection_form_view(context_, request_);
  form.set("tick_sets", tick_views(context_, request_))
      .set("open", !request_.faults.empty())
      .set("own_page", rules_path(set_.id));
  view.set("form", std::move(form));
}

}  // namespace cartulary::docgen
