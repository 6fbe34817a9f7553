#include "tests/tiledb/board/followed.h"

#include "engine/guide/table_formulas.h"
#include "engine/replay/replay_game.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb {
namespace {

std::string scored_text(const std::vector<ScoredPoints>& all) {
  std::string text;
  for (const ScoredPoints& scored : all)
    text += (text.empty() ? "" : ", ") + scored.player + ' ' + std::to_string(scored.points) + ' ' +
            scored.feature;
  return text;
}

}  // namespace

Followed followed(const test::JczFile& file, const std::map<std::string, std::string>& rules) {
  const Library& content = test::project_library();
  const auto read = parse_board_file(content.catalog, file.text(), "game.jcz");
  if (!read) FAIL(to_text(read.error()));
  REQUIRE(read->game);
  Selection selection = read->selection;
  for (const auto& [name, value] : rules) selection.rules[name] = value;
  const auto kit = board_kit(content.catalog, selection,
                             table_formulas(content.catalog, content.guides.scoring, selection),
                             has_tunnel_tokens(*read, selection));
  REQUIRE(kit.ok());
  const GameRecord record = replay_game(*read->game, *kit);
  const auto points_text = [&](const std::map<std::string, int>& points) {
    std::string text;
    for (const GamePlayer& player : read->game->players)
      text += (text.empty() ? "" : " ") + player.colour + ' ' +
              std::to_string(points.at(player.colour));
    return text;
  };
  Followed told;
  for (const TurnRecord& turn : record.turns)
    told.turns.push_back(std::to_string(turn.turn) + ' ' + turn.player + ": " +
                         scored_text(turn.scored) + " | " + points_text(turn.points));
  if (record.end) told.end = scored_text(record.end->scored);
  told.points = points_text(record.points);
  for (const PositionFigure& figure : record.figures)
    told.figures.push_back((figure.player.empty() ? "" : figure.player + ' ') + figure.figure +
                           " at " + to_text(figure.cell) +
                           (figure.at.empty() ? "" : ", " + figure.at) +
                           (figure.note.empty() ? "" : " (" + figure.note + ')'));
  told.sure = record.sure;
  for (const NotFollowed& each : record.not_followed)
    told.not_followed.push_back(each.action + ": " + english(each.reason));
  return told;
}

}  // namespace cartulary::tiledb
