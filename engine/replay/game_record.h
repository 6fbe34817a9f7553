// GameRecord: the result of replaying a game: for each turn, the completed features and the points
// scored; the final places of the figures; and the actions that could not be followed.
//
//   GameRecord record = replay_game(game, kit);
//   for (const TurnRecord& turn : record.turns) ... turn.scored, turn.points
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/board_figures.h"
#include "engine/position/position.h"
#include "engine/replay/saved_game.h"
#include "engine/scoring/feature_kind.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

struct ScoredPoints {
  std::string player;        // colour
  int points = 0;            // negative for payments
  std::string feature;       // "city", "fairy", "ransom", "trade goods" ...
  std::optional<Cell> cell;  // the first cell of the feature
  std::vector<ScoreTerm> terms;
  friend bool operator==(const ScoredPoints&, const ScoredPoints&) = default;
};

struct CompletedFeature {
  FeatureKind kind = FeatureKind::City;
  std::vector<Cell> cells;
  int tiles = 0;
  friend bool operator==(const CompletedFeature&, const CompletedFeature&) = default;
};

struct TurnRecord {
  int turn = 0;         // from 1; both parts of a double turn have their own number
  std::string player;   // colour
  Placement placement;  // without a tile if the turn has only begun
  std::vector<CompletedFeature> completed;
  std::vector<ScoredPoints> scored;
  std::map<std::string, int> points;  // on the scoreboard after the turn, by colour
  bool sure = true;  // no earlier action that was not followed can have changed points
};

struct EndRecord {
  std::vector<ScoredPoints> scored;
  std::map<std::string, int> points;
};

// What comes next. Action: something that follows the figure and must be stated first.
enum class GameStep : std::uint8_t { Tile, Figure, Action, EndOfTurn, Over };
inline constexpr std::array<std::string_view, 5> game_step_names = {"tile", "figure", "action",
                                                                    "end of turn", "over"};
std::string_view to_text(GameStep step);

// A captured figure: its owner and element, and the player who holds it.
struct Prisoner {
  std::string player;
  std::string figure;
  std::string captor;
  friend bool operator==(const Prisoner&, const Prisoner&) = default;
};

// What was done in a turn, as far as it decides what may follow.
struct TurnSoFar {
  std::string player = {};               // colour; others may act in the turn
  bool acted = false;                    // a figure was put, or something done in its place
  bool portal = false;                   // a figure went through a magic portal
  bool ransomed = false;                 // a ransom was paid
  bool bridged = false;                  // a bridge was built
  bool tunnelled = false;                // a tunnel token was put
  std::optional<int> tower_pieces = {};  // left to the player, if they are known
  std::optional<int> bridges = {};       // as above
  bool magic = false;                    // the Mage or the Witch was moved
  std::optional<int> buildings = {};     // as for tower pieces
  std::optional<int> tunnel_pairs = {};  // that the player has, in supply or on the table
  std::optional<Cell> raised = {};       // the tower that a piece was added to
  std::vector<Cell> ferries = {};        // lakes whose ferry was put or turned
  std::vector<Cell> flown = {};          // where the dragon was in its flight, sorted
  friend bool operator==(const TurnSoFar&, const TurnSoFar&) = default;
};

struct GameMoment {
  std::string player;  // colour of the player who acts; empty: unknown
  GameStep step = GameStep::Tile;
  std::string waits_for;          // for Action: "dragon", "capture", "castle", "wagon" ...
  const Tile* drawn = nullptr;    // the tile in hand, if known
  std::optional<Cell> laid = {};  // cell of the tile placed in this turn
  TurnSoFar so_far = {};
  friend bool operator==(const GameMoment&, const GameMoment&) = default;
};

struct GameRecord {
  std::vector<TurnRecord> turns;
  std::optional<EndRecord> end;  // present if the game is over
  // What each player would still score if the game ended now, by colour.
  std::vector<ScoredPoints> still;
  std::map<std::string, int> points;    // on the scoreboard after the last action, by colour
  std::vector<PositionFigure> figures;  // after the last action
  std::vector<Prisoner> prisoners;      // after the last action
  std::vector<NotFollowed> not_followed;
  bool sure = true;              // no action that was not followed can have changed points
  GameMoment moment;             // after the last action
  std::unique_ptr<Board> board;  // the final board
};

}  // namespace cartulary
