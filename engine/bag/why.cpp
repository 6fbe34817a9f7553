#include "engine/bag/why.h"

#include <algorithm>

#include "engine/bag/bridge_fit.h"
#include "engine/text/text.h"
#include "engine/tile/side_words.h"

namespace cartulary {

namespace {

std::string turned(const std::string& edges, Rotation r) {
  std::string text = edges;
  for (const Side side : all_sides) text[index(side)] = edges[index(stored_side(side, r))];
  return text;
}

std::string list_turns(const std::array<WhyTurn, 4>& turns) {
  std::vector<std::string> degrees_of;
  for (const WhyTurn& turn : turns)
    if (turn.fits()) degrees_of.push_back(std::to_string(degrees(turn.rotation)));
  return joined(degrees_of, ", ", " or ");
}

std::string edges_in_words(EdgeSet edges) {
  std::string text;
  for (const Edge edge : all_edges) {
    if (edges.contains(edge)) add_item(text, edge_words(to_char(edge)), " or ");
  }
  return text;
}

// The reason why no turn can fit: a side asks for edges that the tile does not show at all, or more
// sides ask for one edge than show it. Empty if there is no such reason.
std::string what_it_lacks(Pattern tile, Pattern pattern) {
  EdgeSet shown;
  for (const Side side : all_sides) shown = shown | tile.side(side);
  for (const Side side : all_sides)
    if ((pattern.side(side) & shown).empty())
      return "it shows no " + edges_in_words(pattern.side(side)) + ", and the " +
             std::string(side_words(side)) + " side asks for one";
  for (const Edge edge : all_edges) {
    int asked = 0;
    int there = 0;
    for (const Side side : all_sides) {
      asked += pattern.side(side) == EdgeSet::of(edge) ? 1 : 0;
      there += tile.side(side).contains(edge) ? 1 : 0;
    }
    if (asked > there)
      return std::to_string(asked) + " sides ask for " + edges_in_words(EdgeSet::of(edge)) +
             ", and it shows " + std::to_string(there);
  }
  return {};
}

}  // namespace

bool WhyAnswer::fits() const {
  return std::any_of(turns.begin(), turns.end(), [](const WhyTurn& turn) { return turn.fits(); });
}

std::string WhyAnswer::summary() const {
  const auto fitting =
      std::count_if(turns.begin(), turns.end(), [](const WhyTurn& turn) { return turn.fits(); });
  if (fitting == 4) return "fits in every turn";
  if (fitting > 0)
    return turns[0].fits() && fitting == 1 ? "fits as it lies"
                                           : "fits when turned " + list_turns(turns);

  if (tile->edges == "????") return "never fits: its sides are not known";
  if (tile->edges.find('?') != std::string::npos) return "never fits: a side is not known";
  if (tile->edges.find('x') != std::string::npos)
    return "never fits: a side lies inside a start piece";
  const std::string lack = what_it_lacks(*sides_of(*tile), pattern);
  if (!lack.empty()) return "never fits: " + lack;
  return "never fits: each turn is blocked on some side";
}

Result<WhyAnswer> why(const Tile& tile, Pattern pattern) {
  const auto sides = sides_of(tile);
  if (!sides)
    return Error{.where = tile.id,
                 .what = "this piece is no square but a " + std::string(to_text(tile.shape)) +
                         ", so no hole of one cell takes it",
                 .fix = "ask about a square tile"};
  WhyAnswer answer{&tile, pattern, {}, bridged_turns(*sides, pattern)};
  for (const Rotation r : all_rotations) {
    WhyTurn& turn = answer.turns[static_cast<std::size_t>(r)];
    turn.rotation = r;
    turn.edges = turned(tile.edges, r);
    for (const Side side : all_sides)
      if ((pattern.side(side) & sides->rotated(r).side(side)).empty())
        turn.blocked.push_back({side, turn.edges[index(side)], position_text(pattern.side(side))});
  }
  return answer;
}

}  // namespace cartulary
