#include "engine/referee/referee.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/board/building.h"
#include "engine/board/feature.h"
#include "engine/game/game_table.h"
#include "engine/position/figure_reach.h"
#include "engine/rule/rule_lookup.h"
#include "engine/rule/rulebook.h"
#include "engine/scoring/majority.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view play = "order-of-play";
constexpr std::string_view base_game = "base-game";
// The parts of the order of play up to placing the figure. The referee must know every line in
// them.
constexpr std::array<std::string_view, 6> judged_parts = {"any-time", "begin",  "draw",
                                                          "place",    "wood-1", "wood-2"};
// The parts that offer choices in each step.
constexpr std::array<std::string_view, 2> of_the_tile_step = {"any-time", "draw"};
constexpr std::string_view of_the_tile = "place";
// Moves that an answer reports in its tiles and figures, not as actions.
constexpr std::array<std::string_view, 7> told_apart = {"deploy", "builder", "pig",     "shepherd",
                                                        "barn",   "touch",   "followed"};
constexpr std::array<std::string_view, 3> of_the_figure_step = {"any-time", "place", "wood-1"};

std::string with_article(std::string_view id) {
  const std::string words = spaced(id);
  constexpr std::string_view vowels = "a e i o u";
  return (vowels.find(words.front()) == vowels.npos ? "A " : "An ") + words;
}

// The question in the table of figures that covers this kind of feature.
std::string_view question_of(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::City:
      return "deploy/city";
    case FeatureKind::Road:
      return "deploy/road";
    case FeatureKind::Field:
      return "deploy/farm";
    case FeatureKind::Garden:
      return "deploy/garden";
    default:
      return "deploy/cloister";
  }
}

std::string_view called(FeatureKind kind) {
  return kind == FeatureKind::Field ? "farm" : to_text(kind);
}

// The places of a tile that a figure may be asked about: for a barn the corners, otherwise the
// rest.
std::vector<std::string> places_for(std::string_view figure, const Tile& tile) {
  std::vector<std::string> places = spot_names(tile);
  std::erase_if(places, [&](const std::string& at) {
    return at.starts_with("corner") != (figure == "barn");
  });
  return places;
}

FigurePlace place_at(const Board& board, Cell cell, std::string at, std::string rule) {
  const Placement& placement = board.piece_at(cell)->placement;
  const auto lies = place_as_it_lies(*placement.tile, placement.rotation, at);
  return {cell, std::move(at), lies.value_or(""), std::move(rule)};
}

}  // namespace

struct Refusal {
  std::string why;
  std::string rule;
};

// One table under examination, with the feature that each figure is on.
class Referee::Check {
 public:
  Check(const Referee& referee, const Board& board, std::span<const PositionFigure> figures)
      : referee_(referee), board_(board), figures_(figures) {
    for (const PositionFigure& figure : figures)
      places_.push_back(figure.at.empty() ? std::nullopt
                                          : feature_at(board, figure.cell, figure.at));
  }

  // Why the player may not put the figure there in this turn; nothing if they may. `at` is a place
  // of the tile as stored. Without a player, checks that depend on who owns the figures there are
  // skipped.
  std::optional<Refusal> refusal(const RefereeTable& table, std::string_view figure, Cell cell,
                                 const std::string& at) const {
    const Board::Piece* piece = board_.piece_at(cell);
    if (piece == nullptr) return refused("no tile lies at " + to_text(cell), "deploy");
    const std::optional<FeatureRef> place = feature_at(board_, cell, at);
    if (!place)
      return refused("the tile at " + to_text(cell) + " has no such place; it has " +
                         joined(spot_names(*piece->placement.tile), ", "),
                     "deploy");
    if (auto wrong = kind_refusal(figure, *place)) return wrong;
    if (figure != "barn" && at.starts_with("corner"))
      return refused("only a barn stands where the corners of tiles meet", "deploy");
    if (figure == "barn") return barn_refusal(table, cell, at, *place);
    if (auto wrong = tile_refusal(table, figure, cell, *place)) return wrong;
    return occupied(table.moment.player, figure, *place);
  }

  // Where a figure may be put: on the tile just laid or, if that has a portal, anywhere.
  std::vector<FigurePlace> places(const RefereeTable& table, std::string_view figure) const {
    std::vector<FigurePlace> found;
    const Tile& laid = *board_.piece_at(*table.moment.laid)->placement.tile;
    const bool anywhere = has_symbol(laid, "portal") && referee_.knows("portal");
    for (const Board::Piece& piece : board_.pieces()) {
      const Cell cell = piece.placement.cell;
      if (!anywhere && cell != *table.moment.laid) continue;
      for (std::string& at : places_for(figure, *piece.placement.tile))
        if (!refusal(table, figure, cell, at)) {
          const FeatureKind kind = feature_at(board_, cell, at)->kind;
          found.push_back(
              place_at(board_, cell, std::move(at), referee_.deploy_rule(figure, kind)));
        }
    }
    std::ranges::stable_sort(found, {}, &FigurePlace::cell);
    return found;
  }

  // Refuses if a figure of that element may not stand on such a feature at all.
  std::optional<Refusal> kind_refusal(std::string_view figure, const FeatureRef& place) const {
    const auto chosen = std::ranges::find_if(
        referee_.figures_.figures,
        [&](const ChosenFigure& each) { return each.figure->element == figure; });
    if (chosen == referee_.figures_.figures.end())
      return Refusal{with_article(figure) + " does not come with these sets.", ""};
    const FigureCell* against = nullptr;
    for (const FigureCell* cell : chosen->cells) {
      if (cell->question != question_of(place.kind)) continue;
      if (cell->answer == FigureAnswer::Yes || cell->answer == FigureAnswer::Conditional)
        return std::nullopt;
      against = cell;
    }
    if (against == nullptr) return std::nullopt;
    return Refusal{
        with_article(figure) + " may not be deployed to a " + std::string(called(place.kind)) + '.',
        against->rules.empty() ? "" : against->rules.front()};
  }

  // Refuses a builder or pig on a feature without a follower of its player.
  std::optional<Refusal> lonely(const PositionFigure& figure, const FeatureRef& place) const {
    for (const std::size_t i : on(place))
      if (figures_[i].player == figure.player && is_follower(figures_[i].figure))
        return std::nullopt;
    return alone(figure.figure, place);
  }

  // Indices of the figures on a feature.
  std::vector<std::size_t> on(const FeatureRef& place) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (places_[i] && same(*places_[i], place)) found.push_back(i);
    return found;
  }
  const std::optional<FeatureRef>& place(std::size_t figure) const { return places_[figure]; }

  std::optional<Refusal> refused(std::string_view why, std::string_view move) const {
    return Refusal{capitalized(why) + '.', referee_.rule_of(move)};
  }

 private:
  bool same(const FeatureRef& a, const FeatureRef& b) const {
    if (a.node && b.node) return board_.forest().joined(*a.node, *b.node);
    return !a.node && !b.node && a.kind == b.kind && a.cell == b.cell;
  }

  bool is_complete(const FeatureRef& place) const {
    if (place.node) return feature_of(board_, *place.node).complete.value_or(false);
    const Board::Piece* piece = board_.piece_at(place.cell);
    for (const Feature& building :
         buildings_on(board_, static_cast<int>(piece - board_.pieces().data())))
      if (building.kind == place.kind) return building.complete.value_or(false);
    return false;
  }

  // A figure goes on the tile just laid or, with a magic portal, on any tile.
  std::optional<Refusal> tile_refusal(const RefereeTable& table, std::string_view figure, Cell cell,
                                      const FeatureRef& place) const {
    if (!table.moment.laid) return refused("no tile has been laid in this turn", "deploy");
    const Tile& laid = *board_.piece_at(*table.moment.laid)->placement.tile;
    if (cell == *table.moment.laid) {
      if (has_symbol(laid, "volcano") && referee_.knows("no-figure"))
        return refused("no figure is put on a tile with a volcano as it is laid", "no-figure");
      return std::nullopt;
    }
    const bool portal = has_symbol(laid, "portal") && referee_.knows("portal");
    if (!portal || !is_follower(figure))
      return refused(
          "a figure goes on the tile just laid, which lies at " + to_text(*table.moment.laid),
          "deploy");
    if (is_complete(place))
      return refused("through a portal it goes on an incomplete feature", "portal");
    return std::nullopt;
  }

  std::optional<Refusal> occupied(const std::string& player, std::string_view figure,
                                  const FeatureRef& place) const {
    const std::string feature(called(place.kind));
    bool own = false;
    for (const std::size_t i : on(place)) {
      const PositionFigure& there = figures_[i];
      const bool follower = is_follower(there.figure);
      own = own || (follower && there.player == player);
      if (is_follower(figure) && follower)
        return refused("a " + spaced(there.figure) + " of " + there.player + " stands on this " +
                           feature + " already",
                       "occupied");
      if (is_follower(figure) && there.figure == "barn" && referee_.knows("barn-farm"))
        return refused("a barn stands on this farm", "barn-farm");
      if (figure == "shepherd" && there.figure == "shepherd")
        return refused("a shepherd stands on this field already", "shepherd");
    }
    if (own || player.empty()) return std::nullopt;
    return alone(figure, place);
  }

  std::optional<Refusal> alone(std::string_view figure, const FeatureRef& place) const {
    if (figure != "builder" && figure != "pig") return std::nullopt;
    return refused("a " + std::string(figure) + " needs a follower of its player on the same " +
                       std::string(called(place.kind)),
                   figure);
  }

  std::optional<Refusal> barn_refusal(const RefereeTable& table, Cell cell, const std::string& at,
                                      const FeatureRef& place) const {
    const std::size_t space = at.find(' ');
    const auto corner = at.starts_with("corner") && space != std::string::npos
                            ? parse_corner(std::string_view(at).substr(space + 1))
                            : std::nullopt;
    if (!corner || !barn_may_stand(board_, cell, *corner))
      return refused("a barn stands where the corners of four tiles meet in a field", "barn");
    if (!table.moment.laid) return refused("no tile has been laid in this turn", "deploy");
    const int right = *corner == Corner::NE || *corner == Corner::SE ? 1 : -1;
    const int down = *corner == Corner::SE || *corner == Corner::SW ? 1 : -1;
    const Cell laid = *table.moment.laid;
    if ((laid.x != cell.x && laid.x != cell.x + right) ||
        (laid.y != cell.y && laid.y != cell.y + down))
      return refused(
          "one of the four tiles must be the one just laid, which lies at " + to_text(laid),
          "barn");
    for (const std::size_t i : on(place))
      if (figures_[i].figure == "barn")
        return refused("a barn stands on this farm already", "one-barn");
    return std::nullopt;
  }

  const Referee& referee_;
  const Board& board_;
  std::span<const PositionFigure> figures_;
  std::vector<std::optional<FeatureRef>> places_;
};

Referee::Referee(const Guides& guides, const GuideQuestion& question)
    : guides_(guides), question_(question), figures_(choose_figures(guides, question)) {
  if (const Guide* guide = guides.find(play)) turn_ = choose_lines(*guide, question);
  for (const ChosenPart& part : turn_.parts)
    for (const ChosenLine& line : part.lines)
      for (const LineMove& move : line.line->moves) rules_.emplace(move.move, move.rule);
}

std::string Referee::rule_of(std::string_view move) const {
  const auto found = rules_.find(move);
  return found == rules_.end() ? std::string() : std::string(found->second);
}

std::vector<std::string> Referee::unknown_sets(const RefereeTable& table) const {
  std::set<std::string> sets;
  for (const ChosenPart& part : turn_.parts) {
    if (std::ranges::find(judged_parts, part.part->id) == judged_parts.end()) continue;
    for (const ChosenLine& chosen : part.lines) {
      const GuideLine& line = *chosen.line;
      // The World Championship has rules for a clock and the like; they are ignored without a rule
      // set.
      const bool left_out = question_.rule_set.empty() && is_for_championship(line);
      if (!line.must || !line.moves.empty() || left_out) continue;
      std::vector<std::string> of = printed_sets(line);
      if (of.empty()) of.emplace_back(base_game);
      for (const std::string& set : of)
        if (is_chosen(question_.catalog, *question_.selection, set)) sets.insert(set);
    }
  }
  for (const Board::Piece& piece : table.board.pieces()) {
    const std::string& set = piece.placement.tile->set;
    if (question_.rulebook != nullptr && question_.rulebook->rules_of(set).empty())
      sets.insert(set);
  }
  std::vector<std::string> unknown(sets.begin(), sets.end());
  if (!table.followed) unknown.emplace_back("not-followed");
  return unknown;
}

// ---- allowed moves

// The rule by which a figure may be put on such a feature. For followers it is the general one; for
// other figures the table of figures names it.
std::string Referee::deploy_rule(std::string_view figure, FeatureKind kind) const {
  for (const ChosenFigure& chosen : figures_.figures) {
    if (chosen.figure->element != figure || chosen.figure->sets.empty()) continue;
    for (const FigureCell* cell : chosen.cells)
      if (cell->question == question_of(kind) && !cell->rules.empty()) return cell->rules.front();
  }
  return rule_of("deploy");
}

namespace {

std::vector<TileMoves> tile_moves(const Board& board, const Tile& tile) {
  std::vector<TileMoves> tiles;
  for (const Placement& placement : board.placements(tile)) {
    if (tiles.empty() || tiles.back().cell != placement.cell)
      tiles.push_back({placement.cell, RotationSet()});
    tiles.back().rotations.add(placement.rotation);
  }
  return tiles;
}

// Whether the player has any of this figure left.
bool has_left(const RefereeTable& table, const GuideFigure& figure) {
  if (table.moment.player.empty()) return true;
  const auto told = table.each.find(figure.element);
  const int each = told != table.each.end() ? told->second : table.each.empty() ? figure.each : 0;
  if (each == 0) return table.each.empty();
  return std::ranges::count_if(table.figures, [&](const PositionFigure& stands) {
           return stands.player == table.moment.player && stands.figure == figure.element;
         }) < each;
}

std::vector<Cell> cells_with_followers_of(const RefereeTable& table) {
  std::set<Cell> cells;
  for (const PositionFigure& figure : table.figures)
    if (is_follower(figure.figure) && figure.player == table.moment.player)
      cells.insert(figure.cell);
  return {cells.begin(), cells.end()};
}

// Foundations and towers without a figure on top.
std::vector<Cell> open_towers(const RefereeTable& table) {
  std::vector<Cell> cells;
  for (const Board::Piece& piece : table.board.pieces()) {
    const bool closed = std::ranges::any_of(table.figures, [&](const PositionFigure& figure) {
      return figure.cell == piece.placement.cell && figure.note == "on the tower";
    });
    if (has_symbol(*piece.placement.tile, "tower") && !closed)
      cells.push_back(piece.placement.cell);
  }
  std::ranges::sort(cells);
  return cells;
}

// Where an action may be done, if the referee knows its places.
std::optional<std::vector<Cell>> places_of(std::string_view move, const RefereeTable& table) {
  if (move == "fairy" && !table.moment.player.empty()) return cells_with_followers_of(table);
  if (move == "tower") return open_towers(table);
  if (move == "abbey") {
    std::vector<Cell> cells;
    for (int hole = 0; hole < table.board.layer().hole_count(); ++hole) {
      const Cell cell = table.board.layer().hole(hole).cell;
      const bool closed = std::ranges::all_of(all_sides, [&](Side side) {
        return table.board.piece_at(beside(cell, side)) != nullptr;
      });
      if (closed) cells.push_back(cell);
    }
    std::ranges::sort(cells);
    return cells;
  }
  return std::nullopt;
}

}  // namespace

// Whether the line applies to the tile just laid, if it is about a symbol of tiles.
bool Referee::is_of_the_tile(const GuideLine& line, const RefereeTable& table) const {
  if (question_.rulebook == nullptr || !table.moment.laid) return true;
  const RuleRecord* record = find_record(*question_.rulebook, line.rules.front());
  if (record == nullptr || record->about.empty()) return true;
  const Element* element = question_.rulebook->find_element(record->about.front());
  if (element == nullptr || element->marks.empty()) return true;
  const std::vector<std::string> marks =
      mark_names(*table.board.piece_at(*table.moment.laid)->placement.tile);
  return std::ranges::any_of(element->marks,
                             [&](const std::string& mark) { return contains(marks, mark); });
}

std::vector<ActionMoves> Referee::actions(const RefereeTable& table) const {
  std::span<const std::string_view> parts;
  if (table.moment.step == GameStep::Tile) parts = of_the_tile_step;
  if (table.moment.step == GameStep::Figure) parts = of_the_figure_step;
  std::vector<ActionMoves> found;
  for (const ChosenPart& part : turn_.parts) {
    if (std::ranges::find(parts, part.part->id) == parts.end()) continue;
    for (const ChosenLine& chosen : part.lines) {
      const GuideLine& line = *chosen.line;
      if (!line.must || *line.must || !line.under.empty() || line.rules.empty()) continue;
      if (part.part->id == of_the_tile && !is_of_the_tile(line, table)) continue;
      const std::string move = line.moves.empty() ? "" : line.moves.front().move;
      if (std::ranges::find(told_apart, move) != told_apart.end()) continue;
      std::string_view name = id_in_guide(line.id);
      name.remove_prefix(name.find('/') + 1);
      found.push_back({move.empty() ? std::string(name) : move, line.text, places_of(move, table),
                       line.rules.front()});
      if (found.back().places && found.back().places->empty()) found.pop_back();
    }
  }
  return found;
}

Moves Referee::moves(const RefereeTable& table) const {
  Moves moves;
  moves.moment = table.moment;
  moves.unknown = unknown_sets(table);
  moves.known = moves.unknown.empty();
  if (table.moment.step == GameStep::Over) return moves;
  if (table.moment.step == GameStep::Tile && table.moment.drawn != nullptr)
    moves.tiles = tile_moves(table.board, *table.moment.drawn);
  moves.may_pass = table.moment.step == GameStep::Figure ||
                   (table.moment.step == GameStep::Action && table.moment.waits_for != "dragon");
  moves.actions = actions(table);
  if (table.moment.step != GameStep::Figure) return moves;
  const Check check(*this, table.board, table.figures);
  for (const ChosenFigure& chosen : figures_.figures) {
    const GuideFigure& figure = *chosen.figure;
    if (figure.kind != FigureKind::Follower && figure.kind != FigureKind::Special) continue;
    if (!has_left(table, figure)) continue;
    FigureMoves places{figure.element, check.places(table, figure.element)};
    if (!places.places.empty()) moves.figures.push_back(std::move(places));
  }
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
std::string out_of_step(const GameMoment& moment, const Move& move) {
  if (moment.player.empty()) return {};
  if (moment.step == GameStep::Over) return "The game is over.";
  if (move.kind == Move::Kind::Tile) {
    if (moment.step != GameStep::Tile) return "The tile of this turn has been laid.";
    if (moment.drawn != nullptr && moment.drawn != move.tile && !has_symbol(*move.tile, "abbey"))
      return "The tile in hand is " + moment.drawn->id + '.';
  }
  if (move.kind == Move::Kind::Figure && moment.step != GameStep::Figure)
    return moment.step == GameStep::Tile ? "No tile has been laid in this turn."
                                         : "The figure of this turn has been put, or passed over.";
  return {};
}

}  // namespace

Judgement Referee::verdict(bool allowed, std::string why, std::string_view move) const {
  return {.allowed = allowed, .why = std::move(why), .rule = rule_of(move)};
}

Judgement Referee::judge_tile(const RefereeTable& table, const Move& move) const {
  const std::vector<PlaceFault> faults =
      table.board.place_faults({move.tile, *move.cell, move.rotation});
  if (faults.empty()) return verdict(true, "All sides that touch match.", "touch");
  return verdict(false, capitalized(faults.front().why) + '.', move_of(faults.front().rule));
}

Judgement Referee::judge_figure(const RefereeTable& table, const Move& move) const {
  const std::optional<Cell> cell = move.cell ? move.cell : table.moment.laid;
  if (!cell) return verdict(false, "No tile has been laid in this turn.", "deploy");
  if (!table.each.empty() && !table.each.contains(move.figure))
    return verdict(false, with_article(move.figure) + " is not played with in this game.", "");
  const GuideFigure* figure = guides_.find_figure(move.figure);
  if (figure != nullptr && !has_left(table, *figure))
    return verdict(false, "No " + spaced(move.figure) + " is left in that player's supply.",
                   "deploy");
  std::string at = move.place;
  if (const Board::Piece* piece = table.board.piece_at(*cell))
    if (auto stored = place_as_stored(*piece->placement.tile, piece->placement.rotation, at))
      at = *std::move(stored);
  if (auto refusal =
          Check(*this, table.board, table.figures).refusal(table, move.figure, *cell, at))
    return {.allowed = false, .why = std::move(refusal->why), .rule = std::move(refusal->rule)};
  return {.allowed = true,
          .why = with_article(move.figure) + " may stand there.",
          .rule = deploy_rule(move.figure, feature_at(table.board, *cell, at)->kind)};
}

Judgement Referee::judge_action(const RefereeTable& table, const Move& move) const {
  const auto places = places_of(move.action, table);
  if (!knows(move.action) || !places || !move.cell)
    return {.why = "The referee does not judge this move.", .known = false};
  const bool allowed = std::ranges::find(*places, *move.cell) != places->end();
  return verdict(allowed,
                 allowed ? "That is one of its places." : "That is none of the places for it.",
                 move.action);
}

Judgement Referee::judge_alone(const RefereeTable& table, const Move& move) const {
  if (std::string late = out_of_step(table.moment, move); !late.empty())
    return verdict(false, std::move(late), move.kind == Move::Kind::Tile ? "touch" : "deploy");
  switch (move.kind) {
    case Move::Kind::Tile:
      return judge_tile(table, move);
    case Move::Kind::Figure:
      return judge_figure(table, move);
    case Move::Kind::Action:
      return judge_action(table, move);
    case Move::Kind::Pass:
      break;
  }
  if (table.moment.step == GameStep::Tile)
    return verdict(false, "A tile is drawn and laid before anything may be passed over.", "touch");
  return verdict(true, "A figure may be put; it need not be.", "deploy");
}

Judgement Referee::judge(const RefereeTable& table, const Move& move) const {
  Judgement judgement = judge_alone(table, move);
  judgement.unknown = unknown_sets(table);
  judgement.known = judgement.known && judgement.unknown.empty();
  if (question_.rulebook != nullptr && judgement.rule.starts_with("rule/"))
    for (const Ruling* ruling : question_.rulebook->rulings_on(judgement.rule.substr(5)))
      judgement.rulings.push_back("ruling/" + ruling->id);
  // The sides of a tile are the same in all printings.
  if (!judgement.allowed || move.kind == Move::Kind::Tile) return judgement;
  const auto ask = [&](const GuideQuestion& question, std::string when) {
    const Judgement other = Referee(guides_, question).judge_alone(table, move);
    if (other.allowed && *other.allowed != *judgement.allowed)
      judgement.otherwise.push_back({std::move(when), *other.allowed, other.rule});
  };
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::C3_1}) {
    Selection selection = *question_.selection;
    selection.edition = edition;
    selection.editions.clear();
    selection.every_printing = false;
    GuideQuestion question = question_;
    question.selection = &selection;
    ask(question, "edition " + std::string(to_text(edition)));
  }
  for (const std::string_view rule_set : {"HiG", "RGG", "ZMG"}) {
    GuideQuestion question = question_;
    question.rule_set = std::string(rule_set);
    ask(question, "rule set " + std::string(rule_set));
  }
  return judgement;
}

// ---- wrong figures

std::vector<Referee::WrongFigure> Referee::wrong_figures(
    const Board& board, std::span<const PositionFigure> figures) const {
  const Check check(*this, board, figures);
  std::vector<WrongFigure> wrong;
  std::map<std::pair<std::string, std::string>, int> count;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const PositionFigure& figure = figures[i];
    if (figure.player.empty()) continue;
    const auto say = [&](std::string why, std::string rule) {
      if (wrong.empty() || wrong.back().figure != i)
        wrong.push_back({i, std::move(why), std::move(rule)});
    };
    const GuideFigure* known = guides_.find_figure(figure.figure);
    const int number = ++count[{figure.player, figure.figure}];
    if (known != nullptr && known->each > 0 && number == known->each + 1)
      say(with_article(figure.figure) + " more than " + figure.player + " has: there are " +
              std::to_string(known->each) + '.',
          rule_of("deploy"));
    if (!check.place(i)) continue;
    if (figure.figure != "barn")
      if (auto refusal = check.kind_refusal(figure.figure, *check.place(i)))
        say(std::move(refusal->why), std::move(refusal->rule));
    if (auto refusal = check.lonely(figure, *check.place(i)))
      say(std::move(refusal->why), std::move(refusal->rule));
    if (check.place(i)->node || !is_follower(figure.figure)) continue;
    for (const std::size_t other : check.on(*check.place(i)))
      if (other < i && is_follower(figures[other].figure)) {
        auto refusal = check.refused(
            "two followers stand in one " + std::string(called(check.place(i)->kind)), "occupied");
        say(std::move(refusal->why), std::move(refusal->rule));
      }
  }
  return wrong;
}

}  // namespace cartulary
