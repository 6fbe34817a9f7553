#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "cli/terminal/tile_drawing.h"
#include "docgen/json/json_answers.h"
#include "engine/bag/why.h"
#include "engine/text/text.h"
#include "engine/tile/side_words.h"
#include "engine/tile/tile_words.h"

namespace cartulary::cli {
namespace {

// "any edge", "road", "[cr]".
std::string wanted_words(const std::string& wants) {
  if (wants == "?") return "any edge";
  return wants.size() == 1 ? english(edge_words(wants.front())) : wants;
}

std::string blocked_text(const BlockedSide& side) {
  std::string text = side_words(side.side);
  text += side.shows == '?' ? " is " : " shows ";
  text += english(edge_words(side.shows));
  text += ", asked for ";
  text += wanted_words(side.wants);
  return text;
}

std::string turn_text(const WhyTurn& turn) {
  if (turn.fits()) return "fits";
  std::string text;
  for (const BlockedSide& side : turn.blocked) add_item(text, blocked_text(side), "; ");
  return text;
}

std::string pictures(const WhyAnswer& answer, const Call& call) {
  std::vector<Drawing> drawings = {draw_hole(answer.pattern, call.style())};
  std::string titles = "  hole   ";
  for (const WhyTurn& turn : answer.turns) {
    drawings.push_back(draw_tile(*answer.tile, turn.rotation, call.style()));
    const std::string title = std::to_string(degrees(turn.rotation)) + "°";
    const std::size_t before = (drawing_width - display_width(title) + 1) / 2;
    titles += "   " + std::string(before, ' ') + title +
              std::string(drawing_width - before - display_width(title), ' ');
  }
  while (titles.ends_with(' ')) titles.pop_back();
  return call.style().paint(Ink::Faint, titles) + '\n' + beside(drawings, 3);
}

std::vector<Error> run_why(Call& call) {
  const Result<Pattern> pattern = parse_pattern(call.text("PATTERN"));
  if (!pattern) return {pattern.error()};
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<const Tile*> tile = catalog->need_tile(call.text("TILE"), "tile");
  if (!tile) return {tile.error()};
  const Result<WhyAnswer> answer = why(**tile, *pattern);
  if (!answer) return {answer.error()};
  if (call.print_data(docgen::put_why, *answer)) return {};
  call.print(wrap_after("",
                        (*tile)->id + " in " + pattern->text() + ": " + english(answer->summary()),
                        call.width()));
  call.print(
      wrap_after("", (*tile)->id + " as stored: " + english(tile_words(**tile)), call.width()));
  call.print('\n' + pictures(*answer, call) + '\n');
  TextTable table({{.title = "turn", .right = true},
                   {.title = "edges", .edge_letters = true},
                   {.title = "", .wraps = true}});
  for (const WhyTurn& turn : answer->turns)
    table.add({std::to_string(degrees(turn.rotation)) + "°", turn.edges, turn_text(turn)});
  call.print(table.text(call.width(), call.style()));
  if (!answer->bridged.empty())
    call.print('\n' + wrap_after("",
                                 "With a bridge over it (Bridges, Castles and Bazaars) it fits " +
                                     turn_phrase(answer->bridged) + ".",
                                 call.width()));
  return {};
}

constexpr std::array why_arguments = {ArgumentRow{"TILE", "id of a tile: BA-15"},
                                      ArgumentRow{"PATTERN", "the hole, as for fit: 'c?rf'"}};
constexpr std::array why_output = {game_option, csv_option};
constexpr std::array why_examples = {
    Example{"why BA-15 'c?cf'", "which side blocks each of the four turns"},
    Example{"why IC-07 'r?r?' --json", "the same as JSON"}};

}  // namespace

const Command& why_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", why_output}};
  static const Command command = {
      "why",
      "Ask",
      "why a tile does not fit a hole, turn by turn",
      "Tells for each of the four turns which sides of the tile keep it from fitting, or that it "
      "fits. Turns are clockwise, in degrees from the tile as stored.",
      why_arguments,
      groups,
      why_examples,
      run_why};
  return command;
}

}  // namespace cartulary::cli
