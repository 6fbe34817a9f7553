#include "engine/referee/referee.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/bag/rule_choices.h"
#include "engine/board/bridged_placement.h"
#include "engine/referee/action_family.h"
#include "engine/referee/symbol_rules.h"
#include "engine/rule/rule_lookup.h"
#include "engine/rule/rulebook.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view base_game = "base-game";

Refusal bridge_unsettled(const ChosenRules& rules) {
  return {said("referee.bridge-placement-open"), rules.rule_of("bridge-beside"),
          Refusal::Kind::Open};
}

Said fits_with_bridge(const BridgedPlacement& found) {
  const std::string bridge = to_text(found.bridge) + ' ' + axis_name(found.end);
  return said("referee.fits-with-bridge", {{"bridge", bridge}});
}

// What the game waits for and nobody may pass over: a bridge, where the tile lies against the rules
// without it, and what content says must be done. Of a ferry nobody may say whether it must be.
bool must_be_done(const RuledTable& ruled) {
  const std::string& waits_for = ruled.table.moment.waits_for;
  if (waits_for == "ferry") {
    const ActionFamily* family = find_family(waits_for);
    const auto ways = *family->candidates(ruled);
    return !ways.empty() && !family->refusal(ruled, ways.front());
  }
  return waits_for == "bridge" || ruled.rules.must(waits_for);
}

// The parts of the order of play up to placing the figure. The referee must know every line in
// them.
constexpr std::array<std::string_view, 6> judged_parts = {"any-time", "begin",  "draw",
                                                          "place",    "wood-1", "wood-2"};
// The parts that offer choices in each step.
constexpr std::array<std::string_view, 2> of_the_tile_step = {"any-time", "draw"};
constexpr std::string_view of_the_tile = "place";
constexpr std::array<std::string_view, 3> of_the_figure_step = {"any-time", "place", "wood-1"};
constexpr std::array<std::string_view, 1> of_any_step = {"any-time"};
// Moves that an answer reports in its tiles and figures, not as actions.
constexpr std::array<std::string_view, 10> told_apart = {
    "deploy",   "builder", "builder-joins", "pig",      "pig-joins",
    "shepherd", "barn",    "touch",         "followed", "phantom"};

std::string main_move(const GuideLine& line) {
  return line.moves.empty() ? std::string() : line.moves.front().move;
}

// The main move, and others of the line that are actions too: the Mage or the Witch.
std::vector<std::string> actions_of(const GuideLine& line) {
  std::vector<std::string> actions{main_move(line)};
  for (std::size_t i = 1; i < line.moves.size(); ++i)
    if (find_family(line.moves[i].move) != nullptr) actions.push_back(line.moves[i].move);
  return actions;
}

// The name of a line that the referee does not know: its id within the part.
std::string name_of(const GuideLine& line) {
  std::string_view name = id_in_guide(line.id);
  name.remove_prefix(name.find('/') + 1);
  return std::string(name);
}

constexpr std::string_view figure_is_done = "referee.figure-is-done";
constexpr std::string_view no_tile_yet = "referee.no-tile-yet";

// What a turn waits for before its figure is put.
bool comes_before_the_figure(std::string_view what) {
  return what == "bridge" || what == "gold" || what == "mage";
}

// What a turn waits for before its features are scored.
bool comes_before_scoring(std::string_view what) {
  return comes_before_the_figure(what) || what == "capture" || what == "exchange" ||
         what == "flock" || what == "castle" || what == "ferry" || what == "ferry-change";
}

// What comes first.
Said first_comes(std::string_view what) {
  if (what == "bridge") return said("referee.bridge-first");
  return what == "gold" ? said("referee.gold-first") : said("referee.mage-first");
}

// Why it is not the step of the figure; empty if it is.
Said before_or_after_the_figure(const GameMoment& moment) {
  if (moment.step == GameStep::Figure) return {};
  if (comes_before_the_figure(moment.waits_for)) return first_comes(moment.waits_for);
  return said(moment.step == GameStep::Tile ? no_tile_yet : figure_is_done);
}

// Why an action comes at the wrong time; empty if it does not.
Said untimely(const GameMoment& moment, const ActionFamily& family) {
  switch (family.when) {
    case ActionFamily::When::Tile:
      return moment.step == GameStep::Tile ? Said() : said("referee.tile-is-laid");
    case ActionFamily::When::Figure:
      return before_or_after_the_figure(moment);
    case ActionFamily::When::Waiting:
      return moment.waits_for == family.awaited() ? Said() : said(family.untimely);
    case ActionFamily::When::Laid:
      if (moment.step == GameStep::Tile) return said(no_tile_yet);
      return moment.step == GameStep::Action && !comes_before_scoring(moment.waits_for)
                 ? said(family.untimely)
                 : Said();
    case ActionFamily::When::Turn:
      return {};
  }
  return {};
}

std::span<const std::string_view> parts_of(GameStep step) {
  if (step == GameStep::Tile) return of_the_tile_step;
  if (step == GameStep::Figure) return of_the_figure_step;
  return of_any_step;
}

}  // namespace

Referee::Referee(const Guides& guides, const GuideQuestion& question)
    : guides_(guides), rules_(guides, question) {}

std::vector<std::string> Referee::unknown_sets(const RefereeTable& table) const {
  const GuideQuestion& question = rules_.question();
  std::set<std::string> sets;
  for (const ChosenPart& part : rules_.turn().parts) {
    if (std::ranges::find(judged_parts, part.part->id) == judged_parts.end()) continue;
    for (const ChosenLine& chosen : part.lines) {
      const GuideLine& line = *chosen.line;
      if (!line.must || !line.moves.empty() || !rules_.plays(line)) continue;
      std::vector<std::string> of = printed_sets(line);
      if (of.empty()) of.emplace_back(base_game);
      for (const std::string& set : of)
        if (is_chosen(question.catalog, *question.selection, set)) sets.insert(set);
    }
  }
  for (const Board::Piece& piece : table.board.pieces()) {
    const std::string& set = piece.placement.tile->set;
    if (question.rulebook != nullptr && question.rulebook->rules_of(set).empty()) sets.insert(set);
  }
  const std::string& waits_for = table.moment.waits_for;
  if (!waits_for.empty() && !rules_.knows(waits_for)) {
    const GuideFigure* figure = guides_.find_figure(waits_for);
    sets.insert(figure == nullptr || figure->sets.empty() ? waits_for : figure->sets.front());
  }
  std::vector<std::string> unknown(sets.begin(), sets.end());
  if (!table.followed) unknown.emplace_back("not-followed");
  return unknown;
}

// ---- allowed moves

std::optional<Refusal> Referee::tile_aside(const RefereeTable& table, const Tile& tile) const {
  if (!rules_.knows("dragon-aside") || !table.plays("dragon") || !has_symbol(tile, "dragon"))
    return std::nullopt;
  const bool volcano = std::ranges::any_of(table.board.pieces(), [](const Board::Piece& piece) {
    return has_symbol(*piece.placement.tile, "volcano");
  });
  if (volcano || std::ranges::count(table.figures, "dragon", &PositionFigure::figure) > 0)
    return std::nullopt;
  return rules_.refusal(said("referee.dragon-tile-aside"), "dragon-aside");
}

std::vector<TileMoves> Referee::tiles(const RefereeTable& table) const {
  std::vector<TileMoves> tiles;
  const Tile* drawn = table.moment.drawn;
  if (table.moment.step != GameStep::Tile || drawn == nullptr || tile_aside(table, *drawn))
    return tiles;
  const bool shrines = rules_.knows("shrine");
  const auto add = [&](const Placement& placement, bool bridge) {
    if (shrines && !crowded_shrine(table.board, *drawn, placement.cell).empty()) return;
    auto there = std::ranges::find(tiles, placement.cell, &TileMoves::cell);
    if (there == tiles.end()) there = tiles.insert(tiles.end(), {placement.cell, {}, {}});
    there->rotations.add(placement.rotation);
    if (bridge) there->with_bridge.add(placement.rotation);
  };
  for (const Placement& placement : table.board.placements(*drawn)) add(placement, false);
  // The box of 2025 does not say whether a tile may be placed so.
  if (may_bridge(table) && !rules_.knows("bridge-beside"))
    for (const BridgedPlacement& each : bridged_placements(table.board, *drawn))
      add(each.placement, true);
  std::ranges::sort(tiles, {}, &TileMoves::cell);
  return tiles;
}

bool Referee::may_bridge(const RefereeTable& table) const {
  const TurnSoFar& so_far = table.moment.so_far;
  return rules_.knows("bridge") && table.plays("bridge") && !so_far.bridged &&
         so_far.bridges.value_or(1) > 0;
}

std::vector<FigureMoves> Referee::figures(const RuledTable& ruled) const {
  std::vector<FigureMoves> moves;
  if (ruled.table.moment.step != GameStep::Figure) return moves;
  Move any;
  any.kind = Move::Kind::Figure;
  if (duty(ruled, any)) return moves;
  const FigureRules figures(rules_, ruled.table, ruled.seen);
  for (const ChosenFigure& chosen : rules_.figures().figures) {
    const GuideFigure& figure = *chosen.figure;
    if (figure.kind != FigureKind::Follower && figure.kind != FigureKind::Special) continue;
    if (!figures.has_left(figure)) continue;
    FigureMoves places{figure.element, figures.places(figure.element)};
    if (!places.places.empty()) moves.push_back(std::move(places));
  }
  return moves;
}

// Whether the line applies to the tile just laid, if it is about a symbol of tiles.
bool Referee::is_of_the_tile(const GuideLine& line, const RefereeTable& table) const {
  const Rulebook* rulebook = rules_.question().rulebook;
  if (rulebook == nullptr || !table.moment.laid) return true;
  const RuleRecord* record = find_record(*rulebook, line.rules.front());
  if (record == nullptr || record->about.empty()) return true;
  const Element* element = rulebook->find_element(record->about.front());
  if (element == nullptr || element->marks.empty()) return true;
  const std::vector<std::string> marks =
      mark_names(*table.board.piece_at(*table.moment.laid)->placement.tile);
  return std::ranges::any_of(element->marks,
                             [&](const std::string& mark) { return contains(marks, mark); });
}

// Whether the line offers an action in this step.
bool Referee::is_offered(const ChosenPart& part, const GuideLine& line,
                         const RefereeTable& table) const {
  const std::string move = main_move(line);
  if (!line.must || line.rules.empty() || std::ranges::count(told_apart, move) > 0) return false;
  if (!move.empty() && rules_.line_of(move) != &line) return false;
  const ActionFamily* family = find_family(move);
  if (family != nullptr && family->when == ActionFamily::When::Waiting)
    return table.moment.waits_for == family->awaited();
  if (family != nullptr && family->when == ActionFamily::When::Laid)
    return untimely(table.moment, *family).empty();
  if (!line.under.empty() || (*line.must && family == nullptr)) return false;
  const auto parts = parts_of(table.moment.step);
  if (std::ranges::find(parts, part.part->id) == parts.end()) return false;
  return part.part->id != of_the_tile || is_of_the_tile(line, table);
}

ActionMoves Referee::action_by(const GuideLine& line, const std::string& move,
                               const RuledTable& ruled) const {
  ActionMoves action{
      move.empty() ? name_of(line) : move, line.text, *line.must, {}, to_text(line.rules.front())};
  const ActionFamily* family = find_family(move);
  if (family == nullptr) return action;
  action.rule = rules_.rule_of(move);
  if (ruled.table.plays(family->element))
    action.places = family->candidates(ruled);
  else
    action.places.emplace();
  if (!action.places) return action;
  std::ranges::stable_sort(*action.places, {}, &Move::cell);
  std::erase_if(*action.places, [&](Move& each) {
    each.text = written(each);
    return judge_action(ruled, each).allowed != true;
  });
  return action;
}

std::vector<ActionMoves> Referee::actions(const RuledTable& ruled) const {
  std::vector<ActionMoves> found;
  if (ruled.table.moment.step == GameStep::Over) return found;
  for (const ChosenPart& part : rules_.turn().parts)
    for (const ChosenLine& chosen : part.lines) {
      const GuideLine& line = *chosen.line;
      if (!rules_.plays(line) || !is_offered(part, line, ruled.table)) continue;
      for (const std::string& move : actions_of(line)) {
        ActionMoves action = action_by(line, move, ruled);
        if (!action.places || !action.places->empty()) found.push_back(std::move(action));
      }
    }
  return found;
}

bool Referee::may_pass(const RefereeTable& table, const std::vector<ActionMoves>& actions) const {
  const bool must =
      table.moment.waits_for == "bridge" || std::ranges::any_of(actions, &ActionMoves::must);
  return !must && (table.moment.step == GameStep::Figure || table.moment.step == GameStep::Action);
}

Moves Referee::moves(const RefereeTable& table) const {
  const SeenTable seen(table.board, table.figures);
  const RuledTable ruled{rules_, table, seen};
  Moves moves;
  moves.moment = table.moment;
  moves.unknown = unknown_sets(table);
  moves.known = moves.unknown.empty();
  moves.tiles = tiles(table);
  moves.figures = figures(ruled);
  moves.actions = actions(ruled);
  moves.may_pass = may_pass(table, moves.actions);
  return moves;
}

// ---- judging a move

namespace {

// The move in the order of play whose rule a placement breaks.
std::string_view move_of(PlaceRule rule) {
  switch (rule) {
    case PlaceRule::Match:
      return "match";
    case PlaceRule::River:
      return "river";
    case PlaceRule::Abbey:
      return "abbey";
    case PlaceRule::Touch:
      break;
  }
  return "touch";
}

// Why the move is out of turn, if the game says whose turn it is.
Said out_of_step(const GameMoment& moment, const Move& move) {
  if (moment.player.empty()) return {};
  if (moment.step == GameStep::Over) return said("referee.game-is-over");
  if (move.kind == Move::Kind::Action) {
    const ActionFamily* family = find_family(move.action);
    return family == nullptr ? Said() : untimely(moment, *family);
  }
  if (move.kind == Move::Kind::Tile) {
    if (moment.step != GameStep::Tile) return said("referee.tile-is-laid");
    if (moment.drawn != nullptr && moment.drawn != move.tile && !has_symbol(*move.tile, "abbey"))
      return said("referee.tile-in-hand", {{"tile", moment.drawn->id}});
  }
  return move.kind == Move::Kind::Figure ? before_or_after_the_figure(moment) : Said();
}

// The move whose rule says when this one comes.
std::string_view timing_of(const ChosenRules& rules, const GameMoment& moment, const Move& move) {
  if (moment.step == GameStep::Over) return "over";
  if (move.kind == Move::Kind::Tile) return "turn";
  if (move.kind == Move::Kind::Figure)
    return comes_before_the_figure(moment.waits_for) ? std::string_view(moment.waits_for)
                                                     : "deploy";
  if (move.kind != Move::Kind::Action) return "deploy";
  const ActionFamily* family = find_family(move.action);
  return family != nullptr && rules.knows(family->timing) ? family->timing
                                                          : std::string_view(move.action);
}

Judgement judged(Refusal refusal) {
  Judgement judgement{.why = std::move(refusal.why), .rule = std::move(refusal.rule)};
  if (refusal.kind == Refusal::Kind::Refused) judgement.allowed = false;
  judgement.known = refusal.kind != Refusal::Kind::Untold;
  return judgement;
}

}  // namespace

Judgement Referee::verdict(bool allowed, Said why, std::string_view move) const {
  return {.allowed = allowed, .why = std::move(why), .rule = rules_.rule_of(move)};
}

// Only the princess leaves no choice in the figure step.
std::optional<Refusal> Referee::duty(const RuledTable& ruled, const Move& move) const {
  const ActionFamily* family = find_family("princess");
  if (move.action == family->action || !rules_.must(family->action) ||
      !ruled.table.plays(family->element) || ruled.table.moment.step != GameStep::Figure ||
      ruled.table.moment.so_far.acted)
    return std::nullopt;
  const auto knights = family->candidates(ruled);
  const bool any = std::ranges::any_of(
      *knights, [&](const Move& each) { return !family->refusal(ruled, each); });
  if (!any) return std::nullopt;
  return rules_.refusal(said("referee.princess-first"), family->action);
}

Judgement Referee::judge_tile(const RefereeTable& table, const Move& move) const {
  const std::vector<PlaceFault> faults =
      table.board.place_faults({move.tile, *move.cell, move.rotation});
  const bool clash = !faults.empty() && std::ranges::all_of(faults, [](const PlaceFault& fault) {
    return fault.rule == PlaceRule::Match;
  });
  if (clash && may_bridge(table)) {
    const auto bridges = bridges_for(table.board, {move.tile, *move.cell, move.rotation});
    if (!bridges.empty() && rules_.knows("bridge-beside")) return judged(bridge_unsettled(rules_));
    if (!bridges.empty()) return verdict(true, fits_with_bridge(bridges.front()), "bridge-fit");
  }
  if (!faults.empty())
    return verdict(false, said("referee.clause", {{"clause", faults.front().why}}),
                   move_of(faults.front().rule));
  if (auto aside = tile_aside(table, *move.tile)) return judged(*std::move(aside));
  if (rules_.knows("shrine"))
    if (Said why = crowded_shrine(table.board, *move.tile, *move.cell); !why.empty())
      return judged(rules_.refusal(std::move(why), "shrine"));
  return verdict(true, said("referee.all-sides-match"), "touch");
}

Judgement Referee::judge_figure(const RuledTable& ruled, const Move& move) const {
  const RefereeTable& table = ruled.table;
  const std::optional<Cell> cell = move.cell ? move.cell : table.moment.laid;
  if (!cell) return verdict(false, said(no_tile_yet), "deploy");
  if (auto first = duty(ruled, move)) return judged(*std::move(first));
  const FigureRules figures(rules_, table, ruled.seen);
  const GuideFigure* figure = guides_.find_figure(move.figure);
  if (figure != nullptr && !figures.has_left(*figure))
    return verdict(false, said("referee.none-left", {{"figure", spaced(move.figure)}}), "deploy");
  std::string at = move.place;
  if (const Board::Piece* piece = table.board.piece_at(*cell))
    at = name_as_stored(*piece->placement.tile, piece->placement.rotation, at).value_or(at);
  if (auto refusal = figures.refusal(move.figure, *cell, at)) return judged(*std::move(refusal));
  return {.allowed = true,
          .why = said("referee.may-stand", {{"figure", spaced(move.figure)}}),
          .rule = figures.rule(move.figure, *cell, at)};
}

Judgement Referee::judge_action(const RuledTable& ruled, const Move& move) const {
  const std::string_view action = land_action(ruled, move);
  const ActionFamily* family = find_family(action);
  if (family == nullptr || !rules_.knows(action))
    return {.why = said("referee.not-judged"), .known = false};
  if (family->when == ActionFamily::When::Figure) {
    if (auto first = duty(ruled, move)) return judged(*std::move(first));
    if (ruled.table.moment.so_far.acted) return verdict(false, said(figure_is_done), "one-thing");
  }
  if (auto refusal = family->refusal(ruled, move)) return judged(*std::move(refusal));
  return verdict(true, said(family->permits), action);
}

Judgement Referee::judge_pass(const RuledTable& ruled) const {
  const GameMoment& moment = ruled.table.moment;
  if (moment.step == GameStep::Tile)
    return verdict(false, said("referee.tile-before-passing"), "turn");
  if (moment.step == GameStep::EndOfTurn)
    return verdict(false, said("referee.nothing-to-pass"), "turn");
  if (moment.step == GameStep::Action) {
    const bool must = must_be_done(ruled);
    return verdict(!must, must ? said("referee.must-be-done") : said("referee.may-be-done"),
                   moment.waits_for);
  }
  if (auto first = duty(ruled, Move())) return judged(*std::move(first));
  return verdict(true, said("referee.may-put-figure"), "deploy");
}

// Comes before all that has to do with the turn: whoever asks has another game in mind.
std::optional<Refusal> Referee::not_in_game(const RefereeTable& table, const Move& move) const {
  if (move.kind == Move::Kind::Figure && !table.each.empty() && !table.each.contains(move.figure))
    return Refusal{said("referee.not-in-game", {{"figure", spaced(move.figure)}}),
                   rules_.rule_of_figure(move.figure)};
  if (move.kind != Move::Kind::Action) return std::nullopt;
  const ActionFamily* family = find_family(move.action);
  const bool left_out =
      family != nullptr && rules_.knows(move.action) && !table.plays(family->element);
  if (!left_out && !rules_.is_of_other_sets(move.action)) return std::nullopt;
  const std::string_view element = family == nullptr ? move.action : family->element;
  return rules_.refusal(said("referee.played-without", {{"element", spaced(element)}}),
                        move.action);
}

Judgement Referee::judge_alone(const RefereeTable& table, const Move& move) const {
  if (auto missing = not_in_game(table, move)) return judged(*std::move(missing));
  if (Said late = out_of_step(table.moment, move); !late.empty())
    return verdict(false, std::move(late), timing_of(rules_, table.moment, move));
  const SeenTable seen(table.board, table.figures);
  const RuledTable ruled{rules_, table, seen};
  switch (move.kind) {
    case Move::Kind::Tile:
      return judge_tile(table, move);
    case Move::Kind::Figure:
      return judge_figure(ruled, move);
    case Move::Kind::Action:
      return judge_action(ruled, move);
    case Move::Kind::Pass:
      break;
  }
  return judge_pass(ruled);
}

// Asks under each printing, rule set and choice of a reading for another answer.
void Referee::ask_others(const RefereeTable& table, const Move& move, Judgement& judgement) const {
  const auto ask = [&](const GuideQuestion& question, std::string when) {
    const Referee referee(guides_, question);
    const Judgement other = referee.judge_alone(table, move);
    if (!other.allowed || *other.allowed == *judgement.allowed) return;
    // Nothing is told of a printing whose rules the referee does not know.
    if (std::ranges::includes(judgement.unknown, referee.unknown_sets(table)))
      judgement.otherwise.push_back({std::move(when), *other.allowed, other.rule});
  };
  const GuideQuestion& asked = rules_.question();
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::C3_1}) {
    Selection selection = *asked.selection;
    selection.edition = edition;
    selection.editions.clear();
    selection.every_printing = false;
    GuideQuestion question = asked;
    question.selection = &selection;
    ask(question, "edition " + std::string(to_text(edition)));
  }
  for (const std::string_view rule_set : {"HiG", "RGG", "ZMG"}) {
    GuideQuestion question = asked;
    question.rule_set = std::string(rule_set);
    ask(question, "rule set " + std::string(rule_set));
  }
  for (const RuleChoice& choice : rule_choices) {
    if (!is_reading(choice.name)) continue;
    for (const std::string_view value : split(choice.choices, ' ')) {
      Selection selection = *asked.selection;
      selection.rules[std::string(choice.name)] = std::string(value);
      if (value == as_printed || selection.rules == asked.selection->rules) continue;
      GuideQuestion question = asked;
      question.selection = &selection;
      ask(question, std::string(choice.name) + '=' + std::string(value));
    }
  }
}

Judgement Referee::judge(const RefereeTable& table, const Move& move) const {
  Judgement judgement = judge_alone(table, move);
  judgement.unknown = unknown_sets(table);
  judgement.known = judgement.known && judgement.unknown.empty();
  const Rulebook* rulebook = rules_.question().rulebook;
  const std::optional<RecordId> rule = parse_record_id(judgement.rule);
  if (rulebook != nullptr && rule && rule->kind == RecordKind::Rule)
    for (const Ruling* ruling : rulebook->rulings_on(rule->name))
      if (applies(*ruling, rules_.question().catalog, *rules_.question().selection) !=
          Applies::OtherSet)
        judgement.rulings.push_back(id_of(*ruling));
  // The sides of a tile are the same in all printings.
  if (judgement.allowed && move.kind != Move::Kind::Tile) ask_others(table, move, judgement);
  return judgement;
}

}  // namespace cartulary
