#include "docgen/views/rule_selection.h"

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/status_mark.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

struct Reader {
  std::string_view id, name;
};
constexpr std::array<Reader, 4> readers = {{{"HiG", "Hans im Glück"},
                                            {"RGG", "Rio Grande Games"},
                                            {"ZMG", "Z-Man Games"},
                                            {"WC2012", "World Championship 2012"}}};

// The sets that rules may need, with the chosen ones ticked.
View tick_views(const PageContext& context, const SelectionRequest& request) {
  View ticks = View::list();
  for (const TileSet* set : context.index.rules().sets()) {
    View item = set_link(*set);
    item.set("ticked", request.chosen && is_chosen(request.selection, *set));
    ticks.add(std::move(item));
  }
  return ticks;
}

}  // namespace

RuleSelection::RuleSelection(const PageContext& context, const TileSet& set)
    : context_(context), set_(set), request_(read_selection(context, DefaultSets::All)) {}

bool RuleSelection::shows(const RuleRecord& record) const {
  return !request_.chosen ||
         applies(record, context_.index.catalog(), request_.selection) == Applies::Yes;
}

void RuleSelection::set_views(View& view) const {
  const SiteIndex& index = context_.index;
  SharedRecords left_out;
  int other_set = 0;
  const auto sort = [&](const auto* record, auto& list) {
    if (shows(*record)) return;
    list.push_back(record);
    if (applies(*record, index.catalog(), request_.selection) == Applies::OtherSet) ++other_set;
  };
  const SharedRecords all = records_of_set(index.rulebook(), set_.id);
  for (const Rule* rule : all.rules) sort(rule, left_out.rules);
  for (const Ruling* ruling : all.rulings) sort(ruling, left_out.rulings);
  const int other_edition = left_out.count() - other_set;
  View faults = View::list();
  for (const Error& fault : request_.faults) faults.add(fault_view(fault));
  view.set("faults", std::move(faults))
      .set("chosen", request_.chosen)
      .set("sets_words", selection_words(index, request_.selection))
      .set("without_set", request_.chosen && !is_chosen(request_.selection, set_))
      .set("left_out", counted(left_out.count(), "rule or ruling", "rules and rulings"))
      .set("any_left_out", left_out.count() > 0)
      .set("left_out_words", fmt::format("{} for sets you did not choose, {} for other editions",
                                         other_set, other_edition))
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

View reader_views(std::string_view asked) {
  View views = View::list();
  for (const Reader& reader : readers) {
    View view;
    view.set("reader_id", reader.id)
        .set("reader_name", reader.name)
        .set("reader_chosen", same_letters(asked, reader.id));
    views.add(std::move(view));
  }
  return views;
}

}  // namespace cartulary::docgen
