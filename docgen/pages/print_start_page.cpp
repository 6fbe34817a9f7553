#include <fmt/format.h>

#include "docgen/pages/page_builders.h"
#include "docgen/print/booklet_records.h"
#include "docgen/print/print_files.h"
#include "docgen/print/print_query.h"
#include "docgen/print/print_table.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Characters of rules and rulings on a page of A4, measured on the booklet of base game, Inns and
// Cathedrals, Traders and Builders, River and Abbot (bench/README.md).
constexpr std::size_t letters_a_page = 2'600;

std::size_t letters(const RuleRecord& record) {
  return record.title.size() + record.text.size() + record.note.size() + 120;
}

// An estimate of the pages of an A4 booklet.
int pages_of(const SiteIndex& index, const PrintRequest& request) {
  std::size_t sum = 0;
  const BookletRecords records(index, request);
  for (const BookletChapter& chapter : records.chapters()) {
    for (const BookletRule& entry : chapter.rules) {
      sum += letters(*entry.rule);
      for (const Ruling* ruling : entry.rulings) sum += letters(*ruling);
    }
    for (const Ruling* ruling : chapter.rulings_apart) sum += letters(*ruling);
  }
  return static_cast<int>(sum / letters_a_page) + 5;
}

View print_views(const SiteIndex& index) {
  View prints = View::list();
  for (const PrintKind& kind : print_table()) {
    View print;
    print.set("print_name", kind.name)
        .set("print_title", said(kind.title))
        .set("print_words", said(kind.words))
        .set("print_file", is_print_file(index, kind));
    prints.add(std::move(print));
  }
  return prints;
}

View set_ticks(const PageContext& context, const SelectionRequest& request) {
  View ticks = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    if (set.kind == SetKind::Box) continue;
    View item = set_link(set);
    item.set("ticked", request.selection.sets.contains(set.id));
    ticks.add(std::move(item));
  }
  return ticks;
}

View set_booklets(const SiteIndex& index) {
  View list = View::list();
  for (const TileSet* set : index.rules().sets()) list.add(set_link(*set));
  return list;
}

}  // namespace

Page print_start_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  SelectionRequest chosen = read_print_selection(context);
  PrintRequest request;
  const Status form = read_print_form({.players = context.parameter("players")}, "", request);
  if (!form) chosen.faults.push_back(form.error());
  Page page;
  page.body = "print_start";
  page.title = said("frame-sheet.print");
  page.description = said("print-start.description");
  page.status = chosen.faults.empty() ? 200 : 400;
  View editions = View::list();
  for (const Edition edition : all_editions) {
    View option;
    option.set("value", to_text(edition))
        .set("label", edition_words(edition))
        .set("selected", chosen.selection.edition == edition);
    editions.add(std::move(option));
  }
  request.selection = chosen.selection;
  // The form names an edition where none was chosen yet, too.
  request.selection.every_printing = false;
  request.rules_only = !context.parameter("rules-only").empty();
  page.view.set("live", context.makes_prints())
      .set("faults", fault_views(chosen.faults))
      .set("prints", print_views(index))
      .set("tick_sets", set_ticks(context, chosen))
      .set("editions", std::move(editions))
      .set("rule_sets", rule_set_options(chosen.selection.rule_set))
      .set("sets_words", selection_words(index, chosen.selection))
      .set("about_pages", said_count("count.page", pages_of(index, request)))
      .set("players", context.parameter("players"))
      .set("rules_only", request.rules_only)
      .set("set_booklets", set_booklets(index));
  return page;
}

Page print_fault_page(const Error& error, int status) {
  Page page;
  page.body = "print_fault";
  page.title = said("print.not-made");
  page.description = said("print.not-made");
  page.status = status;
  page.view.set("faults", fault_views({&error, 1}));
  return page;
}

}  // namespace cartulary::docgen
