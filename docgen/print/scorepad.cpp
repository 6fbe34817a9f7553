#include "docgen/print/scorepad.h"

#include <string_view>
#include <vector>

#include "docgen/print/house_print.h"
#include "engine/guide/score_answer.h"

namespace cartulary::docgen {

namespace {

// Five colours are in every base game; the sixth comes with the first expansion, grey at first,
// pink since the second edition.
std::vector<std::string_view> seats_of(const PrintContext& context) {
  std::vector<std::string_view> seats = {"red", "blue", "yellow", "green", "black"};
  const PrintRequest& request = context.request;
  const TileSet* sixth = context.index.catalog().find_set("inns-and-cathedrals");
  if (sixth != nullptr && (request.whole || request.selection.sets.contains(sixth->id)))
    seats.push_back(edition_for(request.selection, *sixth) == Edition::C1 ? "grey" : "pink");
  return seats;
}

View row_views(const GuideQuestion& game, const std::vector<const ScoringLine*>& lines,
               ScoreMoment moment) {
  View rows = View::list();
  for (const ScoringLine* line : lines) {
    const std::optional<std::string> remarks = remarks_on(game, line->rules);
    if (line->when != moment || line->points == "0" || !remarks) continue;
    View view;
    view.set("r_what", line->what).set("r_points", line->points).set("r_remarks", *remarks);
    rows.add(std::move(view));
  }
  return rows;
}

// Rows as high as leave all of them on one page; low ones where not even those do.
std::string_view row_height(Paper paper, std::size_t during, std::size_t after) {
  const double page = paper == Paper::A5 ? 192 : paper == Paper::Letter ? 261 : 279;
  const auto height = [&](double tall, double other) {
    return 55 + tall * static_cast<double>(during) + other * static_cast<double>(after);
  };
  if (height(17, 11) <= page) return "pad-roomy";
  return height(10.8, 8.6) <= page ? "" : "pad-tight";
}

}  // namespace

PrintPage scorepad_print(const PrintContext& context) {
  const GuideQuestion game{context.index.catalog(),
                           context.request.whole ? nullptr : &context.request.selection,
                           {},
                           &context.index.rulebook()};
  const auto lines = scoring_lines(context.index.library().guides.scoring, game);
  View seats = View::list();
  for (const std::string_view seat : seats_of(context)) {
    View view;
    view.set("seat", seat);
    seats.add(std::move(view));
  }
  View during = row_views(game, lines, ScoreMoment::During);
  View after = row_views(game, lines, ScoreMoment::After);
  PrintPage page;
  page.body = "print_scorepad";
  page.title = "Carcassonne: score pad";
  page.view.set("sets_words", printed_sets_words(context))
      .set("grey", context.request.grey)
      .set("columns", static_cast<int>(seats.size()) + 1)
      .set("seats", std::move(seats))
      .set("row_height", row_height(context.request.paper, during.size(), after.size()))
      .set("during", std::move(during))
      .set("after", std::move(after));
  set_house_rules(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
