#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/drawing/tile_svg.h"
#include "docgen/pages/page.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/bag/dead.h"

namespace cartulary::docgen {

namespace {

View code_link(EdgeCode code) {
  View link;
  link.set("code", code.text())
      .set("code_href", edge_path(code))
      .set("code_words", code_words(code));
  return link;
}

View dead_code_view(const DeadCode& dead) {
  View openers = View::list();
  for (const Opener& opener : dead.opened_by) {
    View view = set_link(*opener.set);
    view.set("n", opener.copies);
    openers.add(std::move(view));
  }
  View view = code_link(dead.code);
  view.set("picture", pattern_svg(Pattern::of(dead.code), {.size = 56, .hidden = true}))
      .set("any_openers", openers.size() > 0)
      .set("openers", std::move(openers));
  return view;
}

View answer_view(const SiteIndex& index, const DeadAnswer& answer) {
  View codes = View::list();
  for (const DeadCode& dead : answer.dead) codes.add(dead_code_view(dead));
  View view;
  view.set("sets_words", selection_words(index, answer.selection))
      .set("living", answer.living)
      .set("lives", answer.living == 1 ? "lives" : "live")
      .set("of", answer.codes)
      .set("dead_count", counted(static_cast<int>(answer.dead.size()), "code"))
      .set("any_dead", codes.size() > 0)
      .set("dead_codes", std::move(codes));
  return view;
}

// A line for each set alone: how many codes it has, and which it lacks. Where most are lacking,
// those that live are shorter to tell.
View set_rows(const SiteIndex& index) {
  View rows = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    if (set.kind == SetKind::Box || index.catalog().tiles_of(set.id).empty()) continue;
    Selection alone;
    alone.sets[set.id] = 1;
    const Result<DeadAnswer> answer = dead(index.catalog(), alone, Rivers::Without);
    if (!answer || answer->living == 0) continue;
    View gone = View::list();
    for (const DeadCode& code : answer->dead) gone.add(code_link(code.code));
    View row = set_link(set);
    row.set("living", answer->living)
        .set("of", answer->codes)
        .set("dead_number", static_cast<int>(answer->dead.size()))
        .set("gone", std::move(gone));
    rows.add(std::move(row));
  }
  return rows;
}

}  // namespace

Page dead_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  SelectionRequest request = read_selection(context, DefaultSets::BaseGame);
  Page page;
  page.path = "dead.html";
  page.body = "dead";
  page.section = "dead";
  page.title = "Dead edge codes";
  page.description = "Holes with four known sides that no tile can fill, and the sets that can.";
  const Rivers rivers = context.parameter("river").empty() ? Rivers::Without : Rivers::With;
  Result<DeadAnswer> answer = dead(index.catalog(), request.selection, rivers);
  if (!answer) {
    request.faults.push_back(answer.error());
    answer = dead(index.catalog(), index.base().selection, rivers);
  }
  View faults = View::list();
  for (const Error& fault : request.faults) faults.add(fault_view(fault));
  page.status = request.faults.empty() ? 200 : 400;
  const Result<DeadAnswer> all = dead(index.catalog(), index.all().selection, Rivers::With);
  page.view.set("faults", std::move(faults))
      .set("chosen", request.chosen)
      .set("answer", answer ? answer_view(index, *answer) : View(false))
      .set("all", all ? answer_view(index, *all) : View(false))
      .set("rows", set_rows(index))
      .set("own_page", "dead.html")
      .set("form", context.live() ? selection_form_view(context, request) : View(false));
  return page;
}

}  // namespace cartulary::docgen
