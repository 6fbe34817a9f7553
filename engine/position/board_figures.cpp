#include "engine/position/board_figures.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "engine/board/feature.h"
#include "engine/position/board_farms.h"
#include "engine/position/figure_reach.h"
#include "engine/position/tokens.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/contract.h"
#include "engine/text/said.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary {

namespace {

// "follower 1 on a hill"
Said figure_strength(const Claimant& figure, int strength) {
  const Said counts =
      said("position.figure-strength", {{"figure", spaced(figure.figure)}, {"strength", strength}});
  return figure.on_hill ? said("position.on-a-hill", {{"figure", counts}}) : counts;
}

// "red 3: large follower 2, follower 1 on a hill"; for a barn "red: barn".
Said strength_words(const OccupiedFeature& occupied, const std::string& player, bool barn) {
  if (barn) return said("position.barn-of", {{"player", player}});
  int strength = 0;
  Said figures;
  for (const Claimant& each : occupied.figures) {
    if (each.player != player) continue;
    const int counts =
        majority_strength(each.figure, occupied.feature.kind, occupied.feature.pennants);
    strength += counts;
    add_item(figures, figure_strength(each, counts));
  }
  return said("position.strength",
              {{"player", player}, {"strength", strength}, {"figures", figures}});
}

// The occupied features in the order of features(board).
std::vector<OccupiedFeature> in_order(const Board& board,
                                      const std::vector<PositionFigure>& figures) {
  Position position;
  position.figures = figures;
  std::vector<OccupiedFeature> occupied = occupied_features(position, board);
  std::stable_sort(
      occupied.begin(), occupied.end(), [](const OccupiedFeature& a, const OccupiedFeature& b) {
        return a.feature.kind != b.feature.kind ? a.feature.kind < b.feature.kind
                                                : a.feature.cells[0] < b.feature.cells[0];
      });
  return occupied;
}

HeldFeature held_feature(const OccupiedFeature& occupied, const std::vector<PlayerScore>& scores) {
  HeldFeature held{{}, occupied.figures, {}};
  for (const std::string& player : holders_of(occupied.feature.facts, occupied.figures)) {
    const auto score = std::ranges::find(scores, player, &PlayerScore::player);
    held.holders.push_back(
        {player, score->points,
         strength_words(occupied, player, occupied.feature.facts.holds("barn"))});
  }
  return held;
}

// Adds up what the features score. Of a farm that is scored together with others, only the terms
// for players named by a fact (such as the fairy's) are added here.
class FigureCount {
 public:
  FigureCount(const Board& board, const std::vector<PositionFigure>& figures)
      : board_(board), formulas_(board.kit().formulas), figures_(figures) {
    for (const PositionFigure& figure : figures)
      if (!figure.player.empty()) totals_[figure.player].player = figure.player;
  }

  HeldFeature add(OccupiedFeature& occupied) {
    score_with_tokens(occupied, board_, figures_);
    // Its facts are those of the land, to which others may be added.
    Feature feature = occupied.feature;
    HeldFeature held = occupied.figures.empty() ? HeldFeature() : held_by(occupied);
    held.feature = std::move(feature);
    return held;
  }

  void add_farms(const std::vector<OccupiedFeature>& features) {
    if (farm_scoring(board_) == FarmScoring::EveryFarm) return;
    for (const auto& [player, points] : farms_score(features, board_))
      add_term(player, all_farms_term(formulas_, points));
  }

  // Whether something on a farm was left uncounted.
  bool left_out() const { return left_out_; }

  std::vector<PlayerTotal> players() && {
    std::vector<PlayerTotal> players;
    for (auto& [name, total] : totals_) players.push_back(std::move(total));
    return players;
  }

 private:
  // REQUIRES: its tokens are told.
  HeldFeature held_by(OccupiedFeature& occupied) {
    const FeatureFacts& facts = occupied.feature.facts;
    const auto scores = player_scores(formulas_, facts, occupied.figures);
    const bool shared = pays_with_others(occupied, board_);
    for (const PlayerScore& score : scores)
      for (const ScoreTerm& term : score.terms)
        if (!shared || !term.formula->to.empty())
          add_term(score.player,
                   {term_at(to_text(occupied.feature.kind), occupied.feature.cells.front(), term),
                    term.points, term.rule, term.formula});
    left_out_ = left_out_ || (shared && has_more_than_cities(facts));
    return shared && farm_scoring(board_) == FarmScoring::CityByCity
               ? HeldFeature{{}, occupied.figures, {}}
               : held_feature(occupied, scores);
  }

  void add_term(const std::string& player, ScoreTerm term) {
    totals_[player].final += term.points;
    totals_[player].terms.push_back(std::move(term));
  }

  const Board& board_;
  const Formulas& formulas_;
  const std::vector<PositionFigure>& figures_;
  bool left_out_ = false;
  std::map<std::string, PlayerTotal> totals_;
};

}  // namespace

Said term_at(std::string_view feature, Cell cell, const ScoreTerm& term) {
  return said("position.term-at",
              {{"feature", feature}, {"cell", to_text(cell)}, {"what", term.what}});
}

NotFollowed farm_bonus_left_out() {
  return {"farm-scoring", std::nullopt, said("followed.farm-scoring")};
}

std::vector<NotFollowed> symbols_not_followed(const Tile& tile, const Formulas& formulas) {
  constexpr std::array<std::string_view, 14> symbols = {
      "watchtower",      "big-top",        "acrobats",   "baba-yagas-hut",   "razboynik",
      "vodyanoy",        "bathhouse",      "fruit-tree", "german-cathedral", "gingerbread-man",
      "leipzig-quarter", "fortune-teller", "revolt",     "toll-travellers"};
  std::vector<NotFollowed> found;
  const auto add = [&](std::string symbol) {
    found.push_back(
        {std::move(symbol), std::nullopt, said("followed.symbol", {{"tile", tile.id}})});
  };
  for (const std::string_view symbol : symbols)
    if (has_symbol(tile, symbol)) add(std::string(symbol));
  for (const Symbol& symbol : tile.symbols)
    if (symbol.name == own_symbol &&
        std::ranges::find(formulas.own_symbols(), symbol.text()) == formulas.own_symbols().end())
      add(symbol.text());
  return found;
}

void score_with_tokens(OccupiedFeature& occupied, const Board& board,
                       const std::vector<PositionFigure>& figures) {
  tell_tokens(occupied, board, figures);
  // At the end of the game the barn scores its farm, and the farmers beside it score nothing.
  FeatureFacts& facts = occupied.feature.facts;
  if (facts.scored == Scored::Field && has_barn(occupied))
    facts.set("barn", 1, std::string(to_text(BarnMoment::Final)));
  score(occupied.feature, board.kit().formulas);
}

BoardFigures board_figures(const Board& board, const std::vector<PositionFigure>& figures) {
  CARTULARY_REQUIRES(check_figures(board, figures).ok());
  BoardFigures answer;
  for (const PositionFigure& figure : figures)
    if (fairy_is_unclear(figure, figures))
      answer.not_followed.push_back({"fairy", std::nullopt, said("followed.beside-whom")});
  std::vector<OccupiedFeature> features = in_order(board, figures);
  FigureCount count(board, figures);
  for (OccupiedFeature& occupied : features) answer.features.push_back(count.add(occupied));
  count.add_farms(features);
  if (count.left_out()) answer.not_followed.push_back(farm_bonus_left_out());
  if (!figures.empty())
    for (const Board::Piece& piece : board.pieces())
      for (NotFollowed& symbol : symbols_not_followed(*piece.placement.tile, board.kit().formulas))
        answer.not_followed.push_back(std::move(symbol));
  answer.players = std::move(count).players();
  return answer;
}

PositionFigure bridge_figure(const Board& board, const Bridge& bridge) {
  const Placement& lies = board.pieces()[static_cast<std::size_t>(bridge.piece)].placement;
  return {"",        std::string(bridge_element),
          lies.cell, axis_name(axis_as_it_lies(bridge.end, lies.rotation)),
          1,         {}};
}

PositionFigure ferry_figure(const Board& board, const Ferry& ferry) {
  const Placement& lies = board.pieces()[static_cast<std::size_t>(ferry.piece)].placement;
  std::array<Side, 2> ends = board.ends_of(ferry);
  for (Side& end : ends) end = stored_side(end, lies.rotation);
  return {"", std::string(ferry_element), lies.cell, ends_name(ends), 1, {}};
}

std::optional<Node> opening_of(const Board& board, Cell cell, std::string_view at) {
  const Board::Piece* piece = board.piece_at(cell);
  if (piece == nullptr) return std::nullopt;
  const std::optional<Spot> spot = find_spot(*piece->placement.tile, at);
  if (!spot || spot->kind != Spot::Kind::Segment || !spot->side) return std::nullopt;
  const Node node = node_of(*piece, *spot);
  return board.node(node).opening ? std::optional(node) : std::nullopt;
}

namespace {

Status build_bridge(Board& board, const PositionFigure& figure) {
  const std::optional<Side> axis = parse_axis(figure.at);
  if (!axis)
    return Error{.where = "at",
                 .what = said("wrong-figure.no-direction", {{"at", printable(figure.at)}}),
                 .fix = said("wrong-figure.write-direction")};
  const Board::Piece* piece = board.piece_at(figure.cell);
  const Rotation turn = piece == nullptr ? Rotation::R0 : piece->placement.rotation;
  Status built = board.build_bridge(figure.cell, axis_as_it_lies(*axis, turn));
  if (built) return built;
  Error error = built.error();
  error.fix = said("wrong-figure.put-bridge");
  return error;
}

Status put_ferry(Board& board, const PositionFigure& figure) {
  const auto ends = parse_ends(figure.at);
  if (!ends)
    return Error{.where = "at",
                 .what = said("wrong-figure.no-two-roads", {{"at", printable(figure.at)}}),
                 .fix = said("wrong-figure.write-two-sides")};
  const Board::Piece* piece = board.piece_at(figure.cell);
  const Rotation turn = piece == nullptr ? Rotation::R0 : piece->placement.rotation;
  Status put = board.put_ferry(figure.cell, ends_as_they_lie(*ends, turn));
  if (put) return put;
  Error error = put.error();
  error.fix = said("wrong-figure.put-ferry");
  return error;
}

Error no_opening(const Board& board, const PositionFigure& token) {
  const Board::Piece* piece = board.piece_at(token.cell);
  if (piece == nullptr)
    return {.where = "board",
            .what = said("no-place.no-tile-at", {{"cell", to_text(token.cell)}}),
            .fix = said("wrong-figure.put-token")};
  const std::vector<std::string> names = opening_names(*piece);
  return {.where = "at",
          .what = said("wrong-figure.no-opening-at",
                       {{"tile", piece->placement.tile->id}, {"at", printable(token.at)}}),
          .fix = names.empty() ? said("wrong-figure.put-at-opening")
                               : said("wrong-figure.name-opening", {{"places", joined(names)}})};
}

// The second token of a pair joins its opening to that of the first.
Status lay_tunnel_token(Board& board, std::span<const PositionFigure> before,
                        const PositionFigure& token) {
  const std::optional<Node> opening = opening_of(board, token.cell, token.at);
  if (!opening) return no_opening(board, token);
  std::optional<Node> first;
  int pieces = 0;
  for (const PositionFigure& other : before) {
    if (other.figure != tunnel_token_element || other.at.empty() || other.player.empty()) continue;
    const std::optional<Node> there = opening_of(board, other.cell, other.at);
    if (there == opening)
      return Error{.where = "at",
                   .what = said("wrong-figure.two-on-one-opening"),
                   .fix = said("wrong-figure.put-on-another-opening")};
    if (other.player != token.player || other.pair != token.pair) continue;
    ++pieces;
    first = there;
  }
  if (pieces > 1)
    return Error{.where = "board",
                 .what = said("wrong-figure.pair-of-more", {{"player", token.player}}),
                 .fix = said("wrong-figure.tell-pairs-apart")};
  return first ? board.build_tunnel(*first, *opening) : Done{};
}

}  // namespace

Status build_token(Board& board, const std::vector<PositionFigure>& figures, std::size_t i) {
  const PositionFigure& figure = figures[i];
  if (figure.at.empty()) return Done{};
  if (figure.figure == bridge_element) return build_bridge(board, figure);
  if (figure.figure == ferry_element) return put_ferry(board, figure);
  if (figure.figure == tunnel_token_element && !figure.player.empty())
    return lay_tunnel_token(board, std::span(figures).first(i), figure);
  return Done{};
}

Status build_tokens(Board& board, const std::vector<PositionFigure>& figures) {
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Status built = build_token(board, figures, i);
    if (built) continue;
    Error error = built.error();
    error.where = "/figures/" + std::to_string(i) + (error.where == "at" ? "/at" : "");
    return error;
  }
  return Done{};
}

Status check_figures(const Board& board, const std::vector<PositionFigure>& figures) {
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const PositionFigure& figure = figures[i];
    const std::string where = "/figures/" + std::to_string(i);
    const Board::Piece* piece = board.piece_at(figure.cell);
    if (piece == nullptr)
      return Error{.where = where,
                   .what = said("wrong-file.no-tile-under",
                                {{"cell", to_text(figure.cell)}, {"figure", figure.figure}}),
                   .fix = said("wrong-file.put-on-tile")};
    if (is_told_by_sides(figure.figure)) continue;
    const Tile& tile = *piece->placement.tile;
    std::optional<Spot> spot = find_spot(tile, figure.at);
    if (spot && spot->kind == Spot::Kind::Bridge && board.bridge_at(figure.cell) == nullptr)
      spot.reset();
    if (!figure.at.empty() && !spot)
      return Error{
          .where = where + "/at",
          .what =
              said("wrong-file.no-such-place", {{"tile", tile.id}, {"at", printable(figure.at)}}),
          .fix = said("wrong-file.places-as-stored", {{"places", joined(spot_names(tile))}})};
    if (spot && spot->kind == Spot::Kind::Corner && !field_at(board, figure.cell, spot->corner))
      return Error{.where = where + "/at",
                   .what = said("wrong-figure.no-field-at-corner",
                                {{"cell", to_text(figure.cell)}, {"corner", figure.at}}),
                   .fix = said("wrong-figure.name-corner")};
  }
  return Done{};
}

}  // namespace cartulary
