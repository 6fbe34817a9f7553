#include "engine/bag/why.h"

#include <algorithm>

#include "engine/bag/bridge_fit.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/side_words.h"

namespace cartulary {

namespace {

std::string turned(const std::string& edges, Rotation r) {
  std::string text = edges;
  for (const Side side : all_sides) text[index(side)] = edges[index(stored_side(side, r))];
  return text;
}

Said turns_that_fit(const std::array<WhyTurn, 4>& turns) {
  std::vector<std::string> fitting;
  for (const WhyTurn& turn : turns)
    if (turn.fits()) fitting.push_back(std::to_string(degrees(turn.rotation)));
  if (fitting.size() == 1) return said("why.when-turned", {{"degrees", fitting.front()}});
  return said("why.when-turned-so", {{"degrees", all_but_last(fitting)}, {"last", fitting.back()}});
}

Said shape_word(Shape shape) {
  constexpr std::array<std::string_view, 6> words = {"word.square",           "word.double",
                                                     "word.triangle",         "word.block4x4",
                                                     "word.start-piece-part", "word.card"};
  return said(words[static_cast<std::size_t>(shape)]);
}

Said edges_in_words(EdgeSet edges) {
  Said words;
  for (const Edge edge : all_edges)
    if (edges.contains(edge)) add_item(words, edge_words(to_char(edge)), "list.or");
  return words;
}

// That no turn can fit, since a side asks for edges that the tile does not show at all, or more
// sides ask for one edge than show it. Empty if there is no such reason.
Said what_it_lacks(Pattern tile, Pattern pattern) {
  EdgeSet shown;
  for (const Side side : all_sides) shown = shown | tile.side(side);
  for (const Side side : all_sides)
    if ((pattern.side(side) & shown).empty())
      return said("why.shows-none",
                  {{"edges", edges_in_words(pattern.side(side))}, {"side", side_words(side)}});
  for (const Edge edge : all_edges) {
    int asked = 0;
    int there = 0;
    for (const Side side : all_sides) {
      asked += pattern.side(side) == EdgeSet::of(edge) ? 1 : 0;
      there += tile.side(side).contains(edge) ? 1 : 0;
    }
    if (asked > there)
      return said("why.shows-fewer",
                  {{"asked", asked}, {"edge", edge_words(to_char(edge))}, {"shown", there}});
  }
  return {};
}

}  // namespace

bool WhyAnswer::fits() const {
  return std::any_of(turns.begin(), turns.end(), [](const WhyTurn& turn) { return turn.fits(); });
}

Said WhyAnswer::summary() const {
  const auto fitting =
      std::count_if(turns.begin(), turns.end(), [](const WhyTurn& turn) { return turn.fits(); });
  if (fitting == 4) return said("why.every-turn");
  if (fitting > 0)
    return turns[0].fits() && fitting == 1 ? said("why.as-it-lies") : turns_that_fit(turns);

  if (tile->edges == "????") return said("why.sides-not-known");
  if (tile->edges.find('?') != std::string::npos) return said("why.side-not-known");
  if (tile->edges.find('x') != std::string::npos) return said("why.inside-start-piece");
  Said lack = what_it_lacks(*sides_of(*tile), pattern);
  return lack.empty() ? said("why.each-turn-blocked") : lack;
}

Result<WhyAnswer> why(const Tile& tile, Pattern pattern) {
  const auto sides = sides_of(tile);
  if (!sides)
    return Error{.where = tile.id,
                 .what = said("why.no-square", {{"shape", shape_word(tile.shape)}}),
                 .fix = said("why.ask-about-square")};
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
