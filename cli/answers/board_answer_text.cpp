#include "cli/answers/board_answer_text.h"

#include <algorithm>
#include <tuple>

#include "cli/answers/answer_text.h"
#include "cli/terminal/text_table.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

// JSON lists them all.
constexpr std::size_t most_tiles_named = 12;

// percent_text for a narrow column.
std::string short_percent(double chance) {
  std::string text = percent_text(chance);
  if (text.starts_with("under ")) return '<' + text.substr(6);
  if (text.starts_with("over ")) return '>' + text.substr(5);
  return text;
}

std::string tiles_of(const HoleAnswer& hole) {
  std::string text;
  std::size_t named = 0;
  for (const FittingTile& fitting : hole.tiles) {
    if (++named > most_tiles_named) break;
    add_item(text, fitting.tile->id + times_text(fitting.copies), " ");
  }
  if (hole.tiles.size() > most_tiles_named)
    text += " and " + std::to_string(hole.tiles.size() - most_tiles_named) + " more";
  return text;
}

std::string hole_name(const HoleAnswer& hole) {
  return to_text(hole.cell) + " (" + hole.pattern.text() + (hole.sides == 4 ? ", enclosed)" : ")");
}

// "BA-03*2 and an abbey, if one is left (6)".
std::string fitting_text(const HoleAnswer& hole) {
  std::string text = tiles_of(hole);
  if (hole.any > 0)
    add_item(text, "an abbey, if one is left (" + std::to_string(hole.any) + ")", " and ");
  return text;
}

// An abbey fits regardless of its neighbours.
bool is_unknown(const HoleAnswer& hole) {
  return hole.unknown && hole.state != HoleState::Any;
}

std::string told(const HoleAnswer& hole, double chance) {
  return is_unknown(hole) ? "?" : short_percent(chance);
}

std::string worst_first_words(const std::vector<HoleAnswer>& holes, const Call& call) {
  std::vector<std::string> dead, unknown, any;
  std::string text;
  for (const HoleAnswer& hole : holes)
    if (hole.state == HoleState::Any)
      any.push_back(hole_name(hole));
    else if (hole.unknown)
      unknown.push_back(hole_name(hole));
    else if (hole.state == HoleState::Dead)
      dead.push_back(hole_name(hole));
  if (!dead.empty())
    text += wrap_after("", "Dead, nothing left fits: " + listed(dead) + ".", call.width());
  if (!unknown.empty())
    text +=
        wrap_after("",
                   "Not known, since a side beside them is recorded nowhere or was not followed: " +
                       listed(unknown) + ".",
                   call.width());
  if (!any.empty())
    text +=
        wrap_after("", "No tile left fits, but an abbey does, if one is left: " + listed(any) + ".",
                   call.width());
  for (const HoleAnswer& hole : holes)
    if (hole.state == HoleState::Last && !hole.unknown)
      text += wrap_after("",
                         "Last, one copy left fits " + hole_name(hole) + ": " + fitting_text(hole) +
                             ", " + percent_text(hole.chance.before_end) +
                             " that it comes before the end.",
                         call.width());
  return text;
}

// The terms of a sum, each with its points if there are several.
std::string terms_text(const std::vector<ScoreTerm>& terms) {
  std::string text;
  for (const ScoreTerm& term : terms)
    add_item(text,
             english(term.what) + (terms.size() > 1 ? " = " + std::to_string(term.points) : ""));
  return text;
}

std::string cells_text(const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (const Cell cell : cells) names.push_back(to_text(cell));
  return listed(names, 12);
}

// "completes the city of 4 tiles for 8; kills 2,1; 1,3: 12 to 5 copies".
std::string effects_text(const DrawnPlacement& placement) {
  std::string text;
  for (const Completed& completed : placement.completes)
    add_item(text,
             "completes the " + std::string(to_text(completed.feature.kind)) + " of " +
                 counted(completed.tiles, "tile", "tiles") + " for " +
                 std::to_string(completed.points),
             "; ");
  for (const Joined& joined : placement.joins) {
    const auto number = static_cast<int>(joined.features.size());
    const std::string kind(to_text(joined.kind));
    const std::string many = kind == "city" ? "cities" : kind + 's';
    add_item(text, "joins " + counted(number, kind, many), "; ");
  }
  if (!placement.kills.empty()) add_item(text, "kills " + cells_text(placement.kills), "; ");
  for (const TouchedHole& hole : placement.touched)
    if (hole.copies_before && !hole.killed())
      add_item(text,
               to_text(hole.cell) + ": " + std::to_string(*hole.copies_before) + " to " +
                   counted(hole.copies_after, "copy", "copies"),
               "; ");
  return text.empty() ? "opens " + cells_text(placement.opens) : text;
}

std::string turn_text(Rotation rotation) {
  return std::to_string(degrees(rotation)) + "°";
}

// Whether two turns of a tile in one cell leave the same result.
bool leave_alike(const RegionEffect& a, const RegionEffect& b) {
  return a.cell == b.cell && a.tile == b.tile && a.fillings == b.fillings && a.copies == b.copies;
}

std::string copies_for_others(const RegionAnswer& region, const RegionEffect& effect) {
  std::string text;
  for (std::size_t cell = 0; cell < region.cells.size(); ++cell)
    if (cell != static_cast<std::size_t>(effect.cell))
      add_item(text,
               std::to_string(effect.copies[cell]) + " in " + to_text(region.cells[cell].cell));
  return text;
}

// The placements that restrict the other cells of the region most, with what they leave for them. A
// region of one cell has no others.
std::string region_effects_text(const RegionAnswer& region, const Call& call) {
  if (region.cells.size() < 2 || !region.feasible) return "";
  std::vector<RegionEffect> effects = region.effects;
  // Sorts turns with the same result next to each other.
  const auto key = [](const RegionEffect& effect) {
    return std::tie(effect.fillings, effect.cell, effect.tile->id, effect.copies);
  };
  std::stable_sort(effects.begin(), effects.end(),
                   [&](const RegionEffect& a, const RegionEffect& b) { return key(a) < key(b); });
  TextTable table({{.title = "cell", .ink = Ink::Name},
                   {.title = "tile"},
                   {.title = "turned"},
                   {.title = "ways left", .right = true},
                   {.title = "copies for the others", .wraps = true}});
  auto effect = effects.begin();
  for (int row = 0; row < 12 && effect != effects.end(); ++row) {
    const RegionEffect& first = *effect;
    std::string turns;
    for (; effect != effects.end() && leave_alike(first, *effect); ++effect)
      add_item(turns, turn_text(effect->rotation), " ");
    table.add({to_text(region.cells[static_cast<std::size_t>(first.cell)].cell), first.tile->id,
               turns, std::to_string(first.fillings), copies_for_others(region, first)});
  }
  std::string text = "\nA tile in one cell and what it leaves to the others, the least first";
  if (effect != effects.end()) text += "; all with --json";
  return wrap_after("", text, call.width()) + table.text(call.width(), call.style());
}

}  // namespace

std::string board_faults_text(const docgen::BoardReport& report, const Call& call) {
  std::string text;
  const auto say = [&](std::string_view first, const std::string& words) {
    text += wrap_after(first, words, call.width());
  };
  for (const IllegalTile& illegal : report.answer.illegal)
    say("Against the rules: ", illegal.placement.tile->id + " at " +
                                   to_text(illegal.placement.cell) + ": " + english(illegal.why));
  for (const WrongFigure& wrong : report.wrong_figures) {
    const PositionFigure& figure = report.figures[wrong.figure];
    say("Cannot stand there: ", (figure.player.empty() ? "" : figure.player + ' ') + figure.figure +
                                    " at " + to_text(figure.cell) + ": " + english(wrong.why) +
                                    (wrong.rule.empty() ? "" : " (" + wrong.rule + ")"));
  }
  for (const SurplusTile& surplus : report.answer.surplus)
    say("Beyond the copies owned: ", surplus.tile->id + times_text(surplus.copies));
  for (const tiledb::UnknownPart& left : report.left_out)
    say("Not known here and left out: ",
        left.kind + ' ' + left.name +
            (left.cells.empty() ? std::string() : " at " + cells_text(left.cells)));
  for (const tiledb::UnfollowedAction& action : report.may_differ)
    say("Not followed: ",
        action.action + (action.cells.empty() ? std::string() : " at " + cells_text(action.cells)) +
            "; what stands here may differ from the game");
  std::vector<std::string> skipped;
  for (const auto& [action, count] : report.skipped)
    skipped.push_back(std::to_string(count) + ' ' + action);
  if (!skipped.empty()) say("Of the game, not of the tiles: ", listed(skipped));
  for (const Said& note : report.notes) say("Note: ", note);
  return text.empty() ? text : '\n' + text;
}

std::string board_holes_text(const docgen::BoardReport& report, const Call& call) {
  std::vector<HoleAnswer> holes = report.answer.holes;
  if (holes.empty()) return "";
  std::stable_sort(holes.begin(), holes.end(),
                   [](const HoleAnswer& a, const HoleAnswer& b) { return a.copies < b.copies; });
  const auto& first = holes.front().chance;
  std::vector<Column> columns = {{.title = "hole", .ink = Ink::Name},
                                 {.title = "asks", .edge_letters = true},
                                 {.title = "left", .right = true},
                                 {.title = "next", .right = true}};
  // Without hidden tiles, every tile of the bag is drawn in the end.
  const bool ever = std::any_of(holes.begin(), holes.end(), [](const HoleAnswer& hole) {
    return hole.chance.before_end > 0 && hole.chance.before_end < 1;
  });
  if (ever) columns.push_back({.title = "ever", .right = true});
  if (first.in_draws)
    columns.push_back({.title = "in " + std::to_string(first.in_draws->draws), .right = true});
  if (first.mine) columns.push_back({.title = "mine", .right = true});
  columns.push_back({.title = "what fits", .wraps = true});
  TextTable table(columns);
  for (const HoleAnswer& hole : holes) {
    std::vector<std::string> cells = {to_text(hole.cell), hole.pattern.text(),
                                      is_unknown(hole) ? "?"
                                      : hole.state == HoleState::Open
                                          ? std::to_string(hole.copies)
                                          : std::string(to_text(hole.state)),
                                      told(hole, hole.chance.next_draw)};
    if (ever) cells.push_back(told(hole, hole.chance.before_end));
    if (hole.chance.in_draws) cells.push_back(told(hole, hole.chance.in_draws->at_least_one));
    if (hole.chance.mine) cells.push_back(told(hole, hole.chance.mine->at_least_one));
    cells.push_back(is_unknown(hole) ? "not known" : fitting_text(hole));
    table.add(std::move(cells));
  }
  const std::string words = worst_first_words(holes, call);
  return part_heading("Holes", call) + words + (words.empty() ? "" : "\n") +
         table.text(call.width(), call.style());
}

std::string board_features_text(const docgen::BoardReport& report, const Call& call) {
  TextTable table({{.title = "feature", .ink = Ink::Name},
                   {.title = "at"},
                   {.title = "tiles", .right = true},
                   {.title = "open", .right = true},
                   {.title = "now", .right = true},
                   {.title = "whole", .right = true},
                   {.title = "points now", .wraps = true}});
  int without_points = 0;
  bool any = false;
  for (const Feature& feature : report.answer.features) {
    if (feature.points_now == 0 && feature.points_complete.value_or(0) == 0) {
      ++without_points;
      continue;
    }
    any = true;
    table.add({std::string(to_text(feature.kind)), to_text(feature.cells.front()),
               std::to_string(feature.tiles),
               feature.complete.value_or(false) ? "whole" : std::to_string(feature.open_sides),
               std::to_string(feature.points_now),
               feature.points_complete ? std::to_string(*feature.points_complete) : "",
               terms_text(feature.terms)});
  }
  std::string text;
  if (any) text = part_heading("Features", call) + table.text(call.width(), call.style());
  if (without_points > 0)
    text += wrap_after(any ? "" : "\n",
                       "Without points: " + counted(without_points, "feature", "features") + ".",
                       call.width());
  return text;
}

std::string board_region_text(const RegionAnswer& region, const Call& call) {
  const Cell narrow = region.cells[static_cast<std::size_t>(region.bottleneck)].cell;
  std::string text = part_heading("Region", call);
  text += wrap_after(
      "",
      (region.feasible
           ? "It can be filled in " + std::string(region.capped ? "more than " : "") +
                 std::to_string(region.fillings) + (region.fillings == 1 ? " way" : " ways")
           : std::string("Nothing that is left can fill all of it")) +
          "; fewest copies can stand in " + to_text(narrow) + ".",
      call.width());
  for (const Rivals& rivals : region.rivals)
    text += wrap_after(
        "", "Rivals for the last " + rivals.tile->id + ": " + cells_text(rivals.cells) + ".",
        call.width());
  TextTable table({{.title = "cell", .ink = Ink::Name},
                   {.title = "pattern", .edge_letters = true},
                   {.title = "copies", .right = true},
                   {.title = "what can stand there", .wraps = true}});
  for (const RegionCell& cell : region.cells) {
    std::string tiles;
    for (const RegionTile& tile : cell.tiles)
      add_item(tiles, tile.tile->id + times_text(tile.copies), " ");
    table.add({to_text(cell.cell), cell.pattern.text(), std::to_string(cell.copies), tiles});
  }
  return text + '\n' + table.text(call.width(), call.style()) + region_effects_text(region, call);
}

std::string board_drawn_text(const DrawnAnswer& drawn, const Call& call) {
  std::string text = part_heading("Drawn: " + drawn.tile->id, call);
  if (drawn.placements.empty()) return text + wrap_after("", "It fits nowhere.", call.width());
  TextTable table({{.title = "cell", .ink = Ink::Name},
                   {.title = "turned", .right = true},
                   {.title = "what it does there", .wraps = true}});
  for (const DrawnPlacement& placement : drawn.placements)
    table.add({to_text(placement.placement.cell), turn_text(placement.placement.rotation),
               effects_text(placement)});
  return text + table.text(call.width(), call.style());
}

}  // namespace cartulary::cli
