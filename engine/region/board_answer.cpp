#include "engine/region/board_answer.h"

#include "engine/text/said.h"

namespace cartulary {

namespace {

Status check(const OddsQuestion& question, int bag) {
  if (question.laid)
    return Error{.where = "laid",
                 .what = said("no-place.board-tells-laid"),
                 .fix = said("no-place.take-as-used")};
  return check_odds(question, bag);
}

}  // namespace

Result<BoardAnswer> board_answer(Board& board, const BoardQuestion& question) {
  BoardAnswer answer;
  answer.tiles = static_cast<int>(board.pieces().size());
  answer.pool = board.pool();
  answer.bag = answer.pool.size();
  if (const Status possible = check(question.odds, answer.bag); !possible) return possible.error();
  answer.any = any_for(board.any_left(), question.odds.players);
  answer.surplus = board.surplus();
  for (const IllegalPiece& illegal : board.illegal())
    answer.illegal.push_back(
        {board.pieces()[static_cast<std::size_t>(illegal.piece)].placement, illegal.why});
  if (must_stop(question.stop)) return stopped_error();
  answer.holes = holes(board, question.odds);
  answer.features = features(board);
  if (question.drawn != nullptr)
    answer.drawn =
        drawn_tile(board, *question.drawn, question.odds, question.stop, question.score_again);
  if (must_stop(question.stop)) return stopped_error();
  if (!question.region.empty()) {
    auto found = region(board, question.region, question.stop);
    if (!found) return found.error();
    answer.region = std::move(*found);
  }
  return answer;
}

}  // namespace cartulary
