#include "tests/support/figure_brute.h"

#include <array>

#include "engine/position/board_figures.h"

namespace cartulary::test {

namespace {

constexpr std::array<const char*, 11> owned_kinds = {
    "follower", "follower", "large-follower", "mayor", "wagon", "phantom", "abbot",
    "builder",  "pig",      "shepherd",       "barn"};
constexpr std::array<const char*, 8> free_tokens = {"mage",         "witch", "castle-token",
                                                    "little-tower", "shed",  "little-house",
                                                    "tower-piece",  "dragon"};

}  // namespace

BruteResult brute_figures(const Board& board, const std::vector<PositionFigure>& figures) {
  std::vector<Placement> lying;
  for (const Board::Piece& piece : board.pieces()) lying.push_back(piece.placement);
  return BruteTable(std::move(lying), figures).score();
}

std::vector<PositionFigure> random_figures(const Board& board, std::mt19937& random) {
  constexpr std::array<const char*, 4> players = {"red", "blue", "green", "black"};
  std::vector<PositionFigure> figures;
  const auto pick = [&](std::size_t size) { return static_cast<std::size_t>(random() % size); };
  const std::size_t count = 12 + pick(24);
  while (figures.size() < count) {
    const Placement& lies = board.pieces()[pick(board.pieces().size())].placement;
    const auto spots = spot_names(*lies.tile);
    PositionFigure figure{players[pick(4)],
                          owned_kinds[pick(owned_kinds.size())],
                          lies.cell,
                          spots[pick(spots.size())],
                          1,
                          {}};
    if (pick(5) == 0) {
      figure.player.clear();
      figure.figure = free_tokens[pick(free_tokens.size())];
      if (figure.figure[0] == 'l' || figure.figure == "shed") figure.at.clear();
    }
    if (pick(20) == 0) figure.at.clear();
    if (!check_figures(board, {figure})) continue;
    figures.push_back(figure);
    // Sometimes adds the fairy next to the figure, or on its tile without a place.
    if (pick(12) == 0)
      figures.push_back({"", "fairy", lies.cell, pick(2) == 0 ? "" : figure.at, 1, {}});
  }
  return figures;
}

}  // namespace cartulary::test
