#include "engine/position/position_faults.h"

#include <algorithm>

#include "engine/board/hole.h"
#include "engine/position/board_farms.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/position/occupied_feature.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::string_view correct_it = "correct what is expected, or the tiles and figures";

std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell cell : cells) add_item(text, to_text(cell), " ");
  return text.empty() ? "none" : text;
}

std::string scores_text(const std::map<std::string, int>& scores) {
  std::string text;
  for (const auto& [player, points] : scores) add_item(text, player + " " + std::to_string(points));
  return text.empty() ? "nobody" : text;
}

// Checks the expectations of one position on its board.
class Replay {
 public:
  Replay(const Position& position, const Board& board)
      : position_(position), board_(board), features_(occupied_features(position, board)) {}

  std::vector<PositionFault> run() {
    check_surplus();
    check_figures();
    check_legal();
    const Expectation& expect = position_.expect;
    for (std::size_t i = 0; i < expect.features.size(); ++i) check_feature(expect.features[i], i);
    for (std::size_t i = 0; i < expect.holes.size(); ++i) check_hole(expect.holes[i], i);
    for (std::size_t i = 0; i < expect.towers.size(); ++i) check_tower(expect.towers[i], i);
    for (std::size_t i = 0; i < expect.barn_sites.size(); ++i) check_site(expect.barn_sites[i], i);
    if (expect.dragon) check_flight(*expect.dragon);
    if (expect.farms) check_farms(*expect.farms);
    return std::move(faults_);
  }

 private:
  void fail(PositionPart part, std::size_t index, std::string what,
            std::string_view fix = correct_it) {
    faults_.push_back({part, index, std::move(what), std::string(fix)});
  }

  void check_surplus() {
    for (const SurplusTile& surplus : board_.surplus())
      for (std::size_t i = 0; i < position_.tiles.size(); ++i)
        if (position_.tiles[i].tile == surplus.tile->id) {
          fail(PositionPart::Tile, i,
               surplus.tile->id + " lies here more often than the selection has it, by " +
                   std::to_string(surplus.copies),
               "take another tile with these sides, or correct the selection");
          break;
        }
  }

  void check_figures() {
    for (std::size_t i = 0; i < position_.figures.size(); ++i) {
      const PositionFigure& figure = position_.figures[i];
      const Board::Piece* piece = board_.piece_at(figure.cell);
      if (piece == nullptr) {
        fail(PositionPart::Figure, i, "no tile lies on " + to_text(figure.cell),
             "put the figure on a tile of the position");
        continue;
      }
      const Tile& tile = *piece->placement.tile;
      if (figure.at.empty() || is_told_by_sides(figure.figure) || find_spot(tile, figure.at))
        continue;
      fail(PositionPart::Figure, i,
           said("wrong-file.no-such-place", {{"tile", tile.id}, {"at", figure.at}}),
           english(said("wrong-file.places-as-stored", {{"places", joined(spot_names(tile))}})));
    }
  }

  void check_legal() {
    const Expectation& expect = position_.expect;
    std::vector<bool> found(expect.illegal.size());
    for (const IllegalPiece& illegal : board_.illegal()) {
      const auto index = static_cast<std::size_t>(illegal.piece);
      const Cell cell = board_.pieces()[index].placement.cell;
      bool expected = false;
      for (std::size_t i = 0; i < expect.illegal.size(); ++i)
        if (expect.illegal[i] == ExpectedIllegal{cell, illegal.why}) expected = found[i] = true;
      if (!expected)
        fail(PositionPart::Tile, index,
             "the tile may not lie on " + to_text(cell) + ": " + english(illegal.why),
             "correct the tiles, or write it into 'illegal'");
    }
    for (std::size_t i = 0; i < found.size(); ++i)
      if (!found[i])
        fail(PositionPart::Illegal, i,
             "no tile on " + to_text(expect.illegal[i].cell) + " is illegal for that reason");
    if (expect.legal != board_.illegal().empty())
      fail(PositionPart::Legal, 0,
           expect.legal ? "the position is not legal" : "every tile of the position lies legally");
  }

  void check_feature(const ExpectedFeature& expected, std::size_t index) {
    std::vector<std::string> first;
    bool any = false;
    for (const OccupiedFeature& each : features_) {
      if (each.feature.kind != expected.kind || each.feature.cells != expected.cells) continue;
      std::vector<std::string> differences = differences_of(expected, each);
      if (differences.empty()) return;
      if (!any) first = std::move(differences);
      any = true;
    }
    const std::string name(to_text(expected.kind));
    if (!any)
      return fail(PositionPart::Feature, index,
                  "no " + name + " lies on exactly these cells: " + cells_text(expected.cells),
                  nearest_cells(expected));
    const std::string feature = "the " + name + " ";
    for (const std::string& difference : first)
      fail(PositionPart::Feature, index, feature + difference);
  }

  // The cells of those features of the same kind that share a cell with the expected ones.
  std::string nearest_cells(const ExpectedFeature& expected) const {
    std::string text;
    for (const OccupiedFeature& each : features_) {
      const std::vector<Cell>& cells = each.feature.cells;
      const bool shares = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        return std::find(expected.cells.begin(), expected.cells.end(), cell) !=
               expected.cells.end();
      });
      if (each.feature.kind == expected.kind && shares)
        text += (text.empty() ? "'" : ", '") + cells_text(cells) + "'";
    }
    return text.empty() ? std::string(correct_it) : "there is " + text;
  }

  template <class T>
  static void compare(std::vector<std::string>& differences, const std::optional<T>& expected,
                      T found, std::string_view verb, std::string_view noun) {
    if (!expected || *expected == found) return;
    differences.push_back(std::string(verb) + " " + counted(static_cast<int>(found), noun) +
                          ", not " + std::to_string(*expected));
  }

  std::vector<std::string> differences_of(const ExpectedFeature& expected,
                                          const OccupiedFeature& occupied) const {
    const Feature& found = occupied.feature;
    std::vector<std::string> differences;
    if (expected.complete && found.complete != expected.complete)
      differences.emplace_back(!found.complete   ? "is never complete"
                               : *found.complete ? "is complete"
                                                 : "is not complete");
    compare(differences, expected.tiles, found.tiles, "has", "tile");
    compare(differences, expected.pennants, found.pennants, "has", "pennant");
    compare(differences, expected.open_sides, found.open_sides, "has", "open side");
    compare(differences, expected.points, found.points_now, "scores", "point");
    if (!expected.scores) return differences;
    if (has_barn(occupied) && !expected.barn)
      differences.emplace_back("has a barn, and 'barn' does not say when it is scored");
    const auto scores = scores_of(occupied, board_, expected.barn);
    if (scores != *expected.scores)
      differences.push_back("brings " + scores_text(scores) + ", not " +
                            scores_text(*expected.scores));
    return differences;
  }

  void check_hole(const ExpectedHole& expected, std::size_t index) {
    for (int i = 0; i < board_.layer().hole_count(); ++i) {
      if (board_.layer().hole(i).cell != expected.cell) continue;
      const HoleAnswer hole = hole_answer(board_, i, {});
      if (hole.pattern.text() != expected.pattern)
        fail(PositionPart::Hole, index,
             "the hole asks for " + hole.pattern.text() + ", not " + expected.pattern);
      std::vector<std::string> fits;
      for (const FittingTile& each : hole.tiles) fits.push_back(each.tile->id);
      if (expected.fits && fits != *expected.fits)
        fail(PositionPart::Hole, index,
             "the tiles left that fit are " + (fits.empty() ? "none" : joined(fits)));
      return;
    }
    fail(PositionPart::Hole, index, to_text(expected.cell) + " is no hole",
         "name an empty cell beside a tile");
  }

  void check_tower(const ExpectedTower& expected, std::size_t index) {
    int pieces = 0;
    for (const PositionFigure& figure : position_.figures)
      if (figure.figure == "tower-piece" && figure.cell == expected.cell) pieces += figure.count;
    if (pieces == 0)
      return fail(PositionPart::Tower, index, "no tower piece stands on " + to_text(expected.cell),
                  "add the figure tower-piece, with its count");
    const std::vector<Cell> range = tower_range(board_, expected.cell, pieces);
    if (range != expected.range)
      fail(PositionPart::Tower, index, "in range are " + cells_text(range));
    const std::vector<Cell> takes = figures_on(range, is_taken);
    if (takes != expected.takes)
      fail(PositionPart::Tower, index, "it may take followers from " + cells_text(takes));
  }

  // The cells among these that have a player's figure which meets the condition, sorted.
  template <class Condition>
  std::vector<Cell> figures_on(const std::vector<Cell>& cells, Condition condition) const {
    std::vector<Cell> found;
    for (const PositionFigure& figure : position_.figures)
      if (!figure.player.empty() && condition(figure) &&
          std::find(cells.begin(), cells.end(), figure.cell) != cells.end())
        found.push_back(figure.cell);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  // A figure on a tower is not on a feature of the tile, so it has no place.
  static bool is_taken(const PositionFigure& figure) {
    return !figure.at.empty() && is_follower(figure.figure);
  }

  void check_site(const ExpectedBarnSite& expected, std::size_t index) {
    if (barn_may_stand(board_, expected.cell, expected.corner) != expected.allowed)
      fail(PositionPart::BarnSite, index,
           expected.allowed ? "no barn may stand there" : "a barn may stand there");
  }

  void check_flight(const ExpectedFlight& expected) {
    DragonFlight flight;
    bool dragon = false;
    for (const PositionFigure& figure : position_.figures) {
      if (figure.figure == "fairy") flight.closed.push_back(figure.cell);
      if (figure.figure != "dragon") continue;
      flight.start = figure.cell;
      dragon = true;
    }
    if (!dragon)
      return fail(PositionPart::Dragon, 0, "the position has no dragon", "add it to 'figures'");
    const std::vector<Cell> reach = dragon_reach(board_, flight);
    if (reach != expected.reach)
      fail(PositionPart::Dragon, 0, "the dragon reaches " + cells_text(reach));
    if (const std::string fault = flight_fault(board_, flight, expected.path); !fault.empty())
      fail(PositionPart::Dragon, 0, "the path is no flight: " + fault);
    const std::vector<Cell> eaten = figures_on(expected.path, is_eaten);
    if (eaten != expected.eaten)
      fail(PositionPart::Dragon, 0, "it eats figures on " + cells_text(eaten));
  }

  void check_farms(const std::map<std::string, int>& expected) {
    const std::map<std::string, int> scores = farms_score(features_, board_);
    if (scores != expected)
      fail(PositionPart::Farms, 0,
           "the farms bring " + scores_text(scores) + ", not " + scores_text(expected));
  }

  // CAR 7.4, the meal plan: the dragon eats all figures of players except the barn. Tower pieces
  // and tunnel tokens are not figures in this sense.
  static bool is_eaten(const PositionFigure& figure) {
    return figure.figure != "barn" && figure.figure != "tower-piece" &&
           figure.figure != tunnel_token_element;
  }

  const Position& position_;
  const Board& board_;
  std::vector<OccupiedFeature> features_;
  std::vector<PositionFault> faults_;
};

Status lay(const PositionTile& tile, const BoardKit& kit, Board& board) {
  const Tile* found = kit.catalog->find_tile(tile.tile);
  if (found == nullptr) return Error{"board", "no tile is called '" + tile.tile + "'", "", "", ""};
  return board.place({found, tile.cell, tile.rotation});
}

}  // namespace

Result<Board> lay_position(const Position& position, const BoardKit& kit) {
  Board board(kit);
  for (const PositionTile& tile : position.tiles)
    if (Status laid = lay(tile, kit, board); !laid) {
      Error error = laid.error();
      error.where = position.id;
      return error;
    }
  if (const Status built = build_tokens(board, position.figures); !built) {
    Error error = built.error();
    error.where = position.id;
    return error;
  }
  return board;
}

std::vector<PositionFault> position_faults(const Position& position, const BoardKit& kit) {
  Board board(kit);
  for (std::size_t i = 0; i < position.tiles.size(); ++i)
    if (const Status laid = lay(position.tiles[i], kit, board); !laid)
      return {{PositionPart::Tile, i, laid.error().what, "lay it elsewhere"}};
  for (std::size_t i = 0; i < position.figures.size(); ++i)
    if (const Status built = build_token(board, position.figures, i); !built)
      return {{PositionPart::Figure, i, built.error().what, built.error().fix}};
  return Replay(position, board).run();
}

}  // namespace cartulary
