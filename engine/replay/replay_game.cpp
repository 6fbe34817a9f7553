#include "engine/replay/replay_game.h"

#include "engine/replay/end_scoring.h"
#include "engine/replay/game_replay.h"
#include "engine/text/contract.h"

namespace cartulary {

std::string_view to_text(GameStep step) {
  return game_step_names[static_cast<std::size_t>(step)];
}

namespace {

std::map<std::string, int> points_of(const GameTable& table) {
  std::map<std::string, int> points;
  for (std::size_t i = 0; i < table.points.size(); ++i)
    points[table.game->players[i].colour] = table.points[i];
  return points;
}

}  // namespace

GameRecord replay_game(const SavedGame& game, const BoardKit& kit) {
  CARTULARY_REQUIRES(!game.players.empty());
  GameReplay follower(game, kit);
  for (const GameAction& action : game.actions) follower.apply(action);
  follower.stop();
  GameTable& table = follower.table();
  GameRecord record;
  record.turns = follower.take_turns();
  record.not_followed = follower.take_not_followed();
  record.sure = follower.is_sure();
  record.moment = follower.moment();
  record.still = end_scores(table, kit.selection);
  if (farms_leave_out(table)) {
    record.not_followed.push_back(farm_bonus_left_out());
    record.sure = false;
  }
  record.figures = table.as_figures();
  record.prisoners = table.as_prisoners();
  if (follower.is_over()) {
    for (const ScoredPoints& scored : record.still)
      table.points[static_cast<std::size_t>(table.player_of(scored.player))] += scored.points;
    record.end = EndRecord{std::move(record.still), points_of(table)};
    record.still.clear();
  }
  record.points = points_of(table);
  record.board = std::make_unique<Board>(std::move(table.board));
  return record;
}

}  // namespace cartulary
