#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "cli/terminal/tile_drawing.h"
#include "docgen/base/turned_tile.h"
#include "docgen/json/json_answers.h"
#include "engine/bag/fit.h"
#include "engine/tile/tile_words.h"

namespace cartulary::cli {
namespace {

// With more designs than this, a table is easier to read than pictures.
constexpr std::size_t most_pictures = 12;

// "6 more fit with a bridge on them (BA-01*4, PD-05, BB-07): 21 of 131, 16.03 %".
std::string bridged_text(const FitAnswer& answer) {
  constexpr std::size_t most_named = 6;
  std::vector<std::string> names;
  for (const FittingTile& fitting : *answer.bridged)
    names.push_back(fitting.tile->id + times_text(fitting.copies));
  const int more = copies_of(*answer.bridged);
  const int all = answer.copies + more;
  return std::to_string(more) +
         (more == 1 ? " more fits with a bridge on it (" : " more fit with a bridge on them (") +
         listed(names, most_named) + "): " + std::to_string(all) + " of " +
         std::to_string(answer.bag) + ", " + percent_text(next_draw(answer.bag, all));
}

std::vector<std::string> chance_lines(const FitAnswer& answer, const OddsQuestion& question) {
  std::vector<std::string> lines;
  lines.push_back(std::to_string(answer.copies) + " of " + counted(answer.bag, "tile", "tiles") +
                  (answer.copies == 1 ? " fits: " : " fit: ") +
                  percent_text(answer.chance.next_draw) + " on the next draw");
  if (answer.bridged && !answer.bridged->empty()) lines.push_back(bridged_text(answer));
  if (answer.enclosed && !answer.any.empty())
    lines.push_back((answer.copies == 0 ? "Enclosed: filled by " : "Enclosed: also filled by ") +
                    any_text(answer.any));
  const int unseen = answer.bag - answer.laid.value_or(0);
  if (answer.laid)
    lines.push_back(counted(*answer.laid, "tile") + " of them on the table, nobody knows which; " +
                    std::to_string(unseen) + " still to be drawn");
  int looked_at = unseen - question.hidden.value_or(0);
  if (const auto& draws = answer.chance.in_draws) {
    looked_at = draws->draws;
    lines.push_back(percent_text(draws->at_least_one) + " for at least one in the next " +
                    counted(draws->draws, "draw", "draws"));
  }
  if (const auto& mine = answer.chance.mine) {
    const std::string turn =
        mine->turn == 0 ? "you draw next" : counted(mine->turn, "draw", "draws") + " before yours";
    lines.push_back(counted(mine->players, "player", "players") + ", " + turn + ": " +
                    std::to_string(mine->draws) + " of the next " +
                    counted(looked_at, "draw", "draws") + " are yours");
    lines.push_back(percent_text(mine->at_least_one) + " that one of yours fits, " +
                    percent_text(mine->first) + " that the first that fits is yours");
  }
  if (const auto& before_end = answer.chance.before_end) {
    lines.push_back(percent_text(*before_end) + " that one comes before the end, when " +
                    counted(*question.hidden, "tile is", "tiles are") + " never drawn");
  }
  return lines;
}

std::string heading(const Catalog& catalog, const FitAnswer& answer, const OddsQuestion& question,
                    const Call& call) {
  const Drawing hole = draw_hole(answer.pattern, call.style());
  const std::size_t room = call.width() - drawing_width - 2;
  std::vector<std::string> lines;
  for (const std::string& line : chance_lines(answer, question))
    for (const std::string& part : wrap(line, room))
      lines.push_back(lines.empty() ? call.style().paint(Ink::Heading, part) : part);
  const std::string about = "pattern " + answer.pattern.text() + " in " +
                            selection_text(catalog, *answer.selection, answer.fallback);
  for (const std::string& part : wrap(about, room))
    lines.push_back(call.style().paint(Ink::Faint, part));
  const std::string hint = hint_text(answer.hint);
  for (const std::string& part : hint.empty() ? std::vector<std::string>() : wrap(hint, room))
    lines.push_back(call.style().paint(Ink::Faint, part));
  std::string text;
  for (std::size_t i = 0; i < std::max(lines.size(), hole.size()); ++i) {
    text += i < hole.size() ? hole[i] : std::string(drawing_width, ' ');
    if (i < lines.size()) text += "  " + lines[i];
    text += '\n';
  }
  return text;
}

Rotation first_turn(RotationSet rotations) {
  for (Rotation r : all_rotations)
    if (rotations.contains(r)) return r;
  return Rotation::R0;
}

std::string pictures(const Catalog& catalog, const FitAnswer& answer, const Call& call) {
  std::string text;
  for (const FittingTile& fitting : answer.tiles) {
    const Rotation turn = first_turn(fitting.rotations);
    const Drawing drawing = draw_tile(*fitting.tile, turn, call.style());
    const TileSet* set = catalog.find_set(fitting.tile->set);
    const std::string head = call.style().paint(Ink::Name, fitting.tile->id) + "  " +
                             counted(fitting.copies, "copy", "copies") + "  " +
                             turn_phrase(fitting.rotations) + "  " +
                             call.style().paint(Ink::Faint, set == nullptr ? "" : set->title);
    std::vector<std::string> lines = {head};
    for (const std::string& line :
         wrap(english(tile_words(docgen::turned_tile(*fitting.tile, turn))),
              call.width() - drawing_width - 2))
      lines.push_back(line);
    text += '\n';
    for (std::size_t i = 0; i < std::max(lines.size(), drawing.size()); ++i) {
      text += i < drawing.size() ? drawing[i] : std::string(drawing_width, ' ');
      if (i < lines.size()) text += "  " + lines[i];
      text += '\n';
    }
  }
  return text;
}

std::string table(const FitAnswer& answer, const Call& call) {
  TextTable rows({{.title = "tile", .ink = Ink::Name},
                  {.title = "edges", .edge_letters = true},
                  {.title = "copies", .right = true},
                  {.title = "turned"},
                  {.title = "as stored", .wraps = true}});
  for (const FittingTile& fitting : answer.tiles)
    rows.add({fitting.tile->id, fitting.tile->edges, std::to_string(fitting.copies),
              turns_text(fitting.rotations), tile_words(*fitting.tile)});
  rows.add_total({"total", "", std::to_string(answer.copies), "",
                  counted(answer.designs, "design", "designs")});
  return '\n' + rows.text(call.width(), call.style());
}

// The message if no tile of the bag fits.
std::string none_text(const FitAnswer& answer) {
  std::string text = "No tile of the bag fits.";
  if (answer.state == HoleState::Dead && !answer.any.empty())
    text += " An abbey fills a hole only where four neighbours lie.";
  add_item(text, elsewhere_text(answer.elsewhere), " ");
  return text + " `cartulary tiles 'edges:" + answer.pattern.text() + "'` looks in every set.";
}

std::vector<Error> run_fit(Call& call) {
  const Result<Pattern> pattern = parse_pattern(call.text("PATTERN"));
  if (!pattern) return {pattern.error()};
  const Result<OddsQuestion> question = parse_odds(call.odds_text());
  if (!question) return {question.error()};
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<Selection> selection = call.selection(*catalog, DefaultSets::BaseGame);
  if (!selection) return {selection.error()};
  const Result<ReadyBag> bag = ready_bag(*catalog, *selection);
  if (!bag) return {bag.error()};
  if (const Status possible = check_odds(*question, bag->bag.size()); !possible)
    return {possible.error()};
  const FitAnswer answer = fit(*bag, *pattern, *question);
  if (call.print_data(docgen::put_fit, *catalog, answer)) return {};
  call.print(heading(*catalog, answer, *question, call));
  if (answer.tiles.size() > most_pictures)
    call.print(table(answer, call));
  else
    call.print(pictures(*catalog, answer, call));
  if (answer.tiles.empty()) call.print('\n' + wrap_after("", none_text(answer), call.width()));
  call.print(outside_text(answer.outside, call.width(), call.style()));
  return {};
}

constexpr std::array fit_arguments = {ArgumentRow{
    "PATTERN",
    "what the four sides of the hole ask, clockwise from north: c city, f field, r road, s river, "
    "? or . any, !c or ~c not, [cr] one of; or words: 'city, any, road, field'; quote it"}};
constexpr std::array fit_output = {csv_option};

constexpr std::array fit_examples = {
    Example{"fit 'c?rf'", "city north, anything east, road south, field west; the base game"},
    Example{"fit 'c?rf' --sets base-game,IC --used start,BA-15",
            "with Inns and Cathedrals, without the start tile and one BA-15"},
    Example{"fit '[cr]f!cf' --draws 10 --players 3 --turn 1 --json",
            "classes of edges, and the odds for a player who draws second of three"},
};

}  // namespace

const Command& fit_command() {
  static const std::array groups = {selection_options(), odds_options(),
                                    OptionGroup{"Output", "", fit_output}};
  static const Command command = {
      "fit",
      "Ask",
      "what fits a hole, and the chance to draw it",
      "Lists the tiles of the bag that fit the hole, each drawn as it lies there, with the "
      "clockwise turns that fit and the copies left. The bag holds the land tiles of the sets, "
      "less those used; without --sets it is the base game. Chances are exact.",
      fit_arguments,
      groups,
      fit_examples,
      run_fit};
  return command;
}

}  // namespace cartulary::cli
