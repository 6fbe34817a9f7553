// GameRecord: a game that was played again: turn by turn what was completed and who scored what,
// where the figures stand in the end, and what could not be followed.
//
//   GameRecord record = follow_game(game, kit);
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
#include "engine/game/game.h"
#include "engine/position/board_figures.h"
#include "engine/position/position.h"
#include "engine/scoring/feature_kind.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

struct ScoredPoints {
  std::string player;        // colour
  int points = 0;            // below 0 for what is paid
  std::string feature;       // "city", "fairy", "ransom", "trade goods" ...
  std::optional<Cell> cell;  // the feature's first
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
  int turn = 0;         // from 1; the second part of a double turn has a number of its own
  std::string player;   // colour
  Placement placement;  // without a tile where the next turn has only begun
  std::vector<CompletedFeature> completed;
  std::vector<ScoredPoints> scored;
  std::map<std::string, int> points;  // on the scoreboard after it, by colour
  bool sure = true;  // nothing before that was not followed can have changed points
};

struct EndRecord {
  std::vector<ScoredPoints> scored;
  std::map<std::string, int> points;
};

// What comes next. Action: what follows a figure, and must be told first.
enum class GameStep : std::uint8_t { Tile, Figure, Action, EndOfTurn, Over };
inline constexpr std::array<std::string_view, 5> game_step_names = {"tile", "figure", "action",
                                                                    "end of turn", "over"};
std::string_view to_text(GameStep step);

struct GameMoment {
  std::string player;  // colour of whose turn it is; empty: not told
  GameStep step = GameStep::Tile;
  std::string waits_for;          // of Action: "dragon", "wagon"
  const Tile* drawn = nullptr;    // the tile in hand, where it is known
  std::optional<Cell> laid = {};  // where the tile of this turn lies
};

struct GameRecord {
  std::vector<TurnRecord> turns;
  std::optional<EndRecord> end;  // of games that are over
  // As if the game ended now: what each player would still get, by colour.
  std::vector<ScoredPoints> still;
  std::map<std::string, int> points;    // on the scoreboard after the last action, by colour
  std::vector<PositionFigure> figures;  // as they stand after the last action
  std::vector<NotFollowed> not_followed;
  bool sure = true;              // nothing that was not followed can have changed points
  GameMoment moment;             // after the last action
  std::unique_ptr<Board> board;  // as it lies in the end
};

}  // namespace cartulary
