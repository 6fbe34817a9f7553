#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/print/house_print.h"
#include "docgen/print/print_builders.h"
#include "engine/guide/score_answer.h"

namespace cartulary::docgen {

namespace {

// Every base game has five colours. The first expansion adds the sixth: grey at first, pink since
// the second edition.
struct Box {
  std::size_t colours = 5;
  bool sixth_is_grey = false;
};
Box box_of(const PrintContext& context) {
  const PrintRequest& request = context.request;
  const TileSet* sixth = context.index.catalog().find_set("inns-and-cathedrals");
  if (sixth == nullptr) return {};
  const bool owned = request.whole || request.selection.sets.contains(sixth->id);
  return {owned ? 6U : 5U, edition_for(request.selection, *sixth) == Edition::C1};
}

std::optional<PlayerRange> players_of(const PrintContext& context) {
  if (context.request.players) return context.request.players;
  const GroupGame* game = context.index.rulebook().game();
  return game == nullptr ? std::nullopt : parse_player_range(game->players);
}

// With more columns, the names of the colours do not fit on A5.
constexpr std::size_t narrow_from = 8;

// Players beyond the sixth colour have a number.
View seat_views(const PrintContext& context) {
  const Box box = box_of(context);
  const std::optional<PlayerRange> players = players_of(context);
  const std::size_t columns = players ? static_cast<std::size_t>(players->most) : box.colours;
  const std::array<std::string_view, 6> colours = {
      "red", "blue", "yellow", "green", "black", box.sixth_is_grey ? "grey" : "pink"};
  View seats = View::list();
  for (std::size_t i = 0; i < columns; ++i) {
    const bool coloured = i < colours.size();
    View view;
    view.set("seat", coloured ? std::string(colours.at(i)) : std::to_string(i + 1))
        .set("dot", coloured && !context.request.grey);
    seats.add(std::move(view));
  }
  return seats;
}

View row_views(const GuideQuestion& game, const std::vector<const ScoringLine*>& lines,
               ScoreMoment moment) {
  View rows = View::list();
  for (const ScoringLine* line : lines) {
    const std::optional<std::string> remarks = remarks_on(game, line->rules);
    if (line->when != moment || line->points == "0" || !remarks) continue;
    View view;
    std::string points = line->points;
    if (const std::string printings = printings_words(game, *line); !printings.empty())
      points += " (" + printings + ")";
    if (!unread_words(game, line->rules).empty()) points.append(" ").append(unread_sign);
    view.set("r_what", line->what).set("r_points", points).set("r_remarks", *remarks);
    rows.add(std::move(view));
  }
  return rows;
}

// The class of the row height: the tallest at which all rows fit on one page, or the lowest if none
// does.
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
  const GuideQuestion game = guide_question(context);
  const auto lines = scoring_lines(context.index.library().guides.scoring, game);
  View seats = seat_views(context);
  View during = row_views(game, lines, ScoreMoment::During);
  View after = row_views(game, lines, ScoreMoment::After);
  PrintPage page;
  page.body = "print_scorepad";
  page.title = said("print.scorepad-title");
  page.view.set("sets_words", printed_sets_words(context))
      .set("columns", static_cast<int>(seats.size()) + 1)
      .set("narrow", seats.size() > narrow_from)
      .set("seats", std::move(seats))
      .set("row_height", row_height(context.request.paper, during.size(), after.size()))
      .set("during", std::move(during))
      .set("after", std::move(after));
  set_house_rules(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
