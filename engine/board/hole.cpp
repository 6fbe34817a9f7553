#include "engine/board/hole.h"

#include <algorithm>
#include <map>

namespace cartulary {

namespace {

// The part of a question that concerns the draws after the first `skipped` ones.
OddsQuestion later_question(const OddsQuestion& question, int skipped) {
  OddsQuestion later = question;
  if (question.draws) later.draws = std::max(0, *question.draws - skipped);
  if (question.players) {
    const int players = *question.players, turn = question.turn.value_or(0);
    const int behind = skipped - turn;
    later.turn = behind <= 0 ? -behind : (players - behind % players) % players;
  }
  return later;
}

HoleChance chance_of(int bag, int fitting, int hidden, OddsQuestion question) {
  question.hidden = std::min(hidden, bag);
  const FitChance chance = chances(bag, fitting, question);
  return {chance.next_draw, *chance.before_end, chance.in_draws, chance.mine};
}

// Reports the number of draws as in the question, although some of them are made before the tiles
// in question are drawn.
void tell_draws_as_asked(HoleChance& chance, const DrawPool& pool, const OddsQuestion& question) {
  const int left = std::max(0, pool.size() - question.hidden.value_or(0));
  if (chance.in_draws) chance.in_draws->draws = std::min(*question.draws, left);
  if (chance.mine) {
    chance.mine->turn = question.turn.value_or(0);
    const int draws = std::min(question.draws.value_or(left), left);
    const Seat seat{*question.players, question.turn.value_or(0)};
    chance.mine->draws = static_cast<int>(my_draws(seat, draws));
  }
}

}  // namespace

HoleChance hole_chance(const DrawPool& pool, bool river_hole, int copies, int copies_now,
                       const OddsQuestion& question) {
  const int hidden = question.hidden.value_or(0);
  if (!pool.river) return chance_of(pool.now, copies, hidden, question);
  const int river = pool.now + pool.river_rest;
  HoleChance chance;
  if (river_hole) {
    chance = chance_of(river, copies, std::max(0, hidden - pool.later), question);
    chance.next_draw = next_draw(pool.now, copies_now);
  } else {
    chance = chance_of(pool.later, copies, hidden, later_question(question, river));
    chance.next_draw = 0;
  }
  tell_draws_as_asked(chance, pool, question);
  return chance;
}

HoleAnswer hole_answer(const Board& board, int hole, const OddsQuestion& question) {
  const LayerHole here = board.layer().hole(hole);
  HoleAnswer answer;
  answer.cell = here.cell;
  answer.pattern = pattern_of(here.slot);
  answer.sides = here.sides;
  const CodeSet fitting = codes_that_fit(here.slot) & board.codes_left();
  const DrawPool pool = board.pool();
  bool river_hole = false;
  int copies_now = 0;
  for (const BagEntry& entry : board.kit().bag.entries()) {
    const KitPiece& piece = board.kit().piece(entry.tile);
    if (!fitting.contains(piece.code)) continue;
    const int copies = board.copies_left(*entry.tile);
    const RotationSet turns = tile_turns(board.hole_turns(hole, piece.code), piece.stored);
    if (copies == 0 || turns.empty()) continue;
    answer.tiles.push_back({entry.tile, copies, turns});
    answer.copies += copies;
    river_hole = river_hole || piece.shows_river;
    if (pool.river && piece.river == board.drawn_now()) copies_now += copies;
  }
  answer.designs = static_cast<int>(answer.tiles.size());
  if (here.sides == 4) answer.any = copies_of(any_for(board.any_left(), question.players));
  answer.state = hole_state(answer.copies, answer.any);
  answer.unknown = board.faces_unknown(here.cell);
  answer.chance = hole_chance(pool, river_hole, answer.copies, copies_now, question);
  return answer;
}

std::vector<HoleAnswer> holes(const Board& board, const OddsQuestion& question) {
  std::vector<HoleAnswer> answers;
  answers.reserve(static_cast<std::size_t>(board.layer().hole_count()));
  for (int hole = 0; hole < board.layer().hole_count(); ++hole)
    answers.push_back(hole_answer(board, hole, question));
  std::sort(answers.begin(), answers.end(),
            [](const HoleAnswer& a, const HoleAnswer& b) { return a.cell < b.cell; });
  return answers;
}

std::vector<Rivals> rivals(const Board& board) {
  std::map<std::size_t, std::vector<Cell>> wanting;
  for (int hole = 0; hole < board.layer().hole_count(); ++hole) {
    if (board.hole_copies(hole) != 1) continue;
    const HoleAnswer answer = hole_answer(board, hole, {});
    wanting[board.kit().catalog->index_of(answer.tiles[0].tile)].push_back(answer.cell);
  }
  std::vector<Rivals> found;
  for (auto& [tile, cells] : wanting) {
    if (cells.size() < 2) continue;
    std::sort(cells.begin(), cells.end());
    found.push_back({&board.kit().catalog->tiles()[tile], std::move(cells)});
  }
  return found;
}

}  // namespace cartulary
