#include "engine/board/feature.h"

#include <algorithm>
#include <set>

#include "engine/bag/rule_choices.h"
#include "engine/board/building.h"
#include "engine/text/contract.h"

namespace cartulary {

namespace {

// CAR 7.4, "The Games Quarterly #11 Expansion" and note 391: the herd on this tile scores no
// points; under the house rule of note 392 it does.
constexpr std::string_view herd_without_points = "GQ-02";

std::string choice(const Board& board, std::string_view name) {
  return chosen_value(board.kit().selection.rules, name);
}

// The members of one feature, and the totals of their tiles.
struct Members {
  std::vector<Node> nodes;
  std::vector<Cell> cells;   // each once, sorted
  std::set<int> castles;     // piece numbers
  int at_cathedrals = 0;     // road segments that end at a cathedral in Germany
  std::set<int> cathedrals;  // piece numbers of those cathedrals
  int segments = 0;
  int bridges = 0;
  int pennants = 0;
  unsigned marks = 0;  // bits as in Segment
  bool has(SegmentMark mark) const { return (marks >> static_cast<unsigned>(mark) & 1U) != 0; }
};

Members members_of(const Board& board, Node start) {
  Members members;
  Node node = start;
  do {
    members.nodes.push_back(node);
    members.cells.push_back(board.cell_of(node));
    const int piece = board.piece_of(node);
    const Placement& placement = board.pieces()[static_cast<std::size_t>(piece)].placement;
    if (placement.tile->shape == Shape::Double && has_symbol(*placement.tile, "german-castle"))
      members.castles.insert(piece);
    if (board.is_bridge(node)) {
      ++members.bridges;
    } else if (board.node(node).first) {
      const Segment& segment = board.segment(node);
      ++members.segments;
      if (segment.kind == SegmentKind::Road && has_symbol(*placement.tile, "german-cathedral")) {
        ++members.at_cathedrals;
        members.cathedrals.insert(piece);
      }
      members.pennants += segment.pennants;
      members.marks |= segment.marks;
    }
    node = board.forest().next(node);
  } while (node != start);
  std::sort(members.cells.begin(), members.cells.end());
  members.cells.erase(std::unique(members.cells.begin(), members.cells.end()), members.cells.end());
  return members;
}

Feature begin(const Board& board, Node node, const Members& members, FeatureKind kind) {
  Feature feature;
  feature.kind = kind;
  feature.cells = members.cells;
  feature.tiles = static_cast<int>(members.cells.size());
  feature.pennants = members.pennants;
  feature.open_sides = board.forest().open_sides(node);
  feature.complete = feature.open_sides == 0;
  return feature;
}

// The facts of a whole city or road.
FeatureFacts joined_facts(const Feature& feature, const Members& members) {
  FeatureFacts facts(scored_as(feature.kind));
  facts.set("tiles", feature.tiles)
      .set_if(feature.complete.value_or(false), "complete")
      .set_if(members.has(SegmentMark::Inn), "inn")
      .set_if(members.has(SegmentMark::Cathedral), "cathedral")
      .set_if(members.has(SegmentMark::Siege), "siege")
      .set_if(members.has(SegmentMark::Darmstadtium), "darmstadtium");
  if (members.pennants > 0) facts.set("pennants", members.pennants);
  if (members.bridges > 0) facts.set("bridges", members.bridges);
  if (!members.castles.empty())
    facts.set("german-castles", static_cast<int>(members.castles.size()));
  // A road that returns to its cathedral has two segments on that tile, and both count.
  const auto cathedrals = static_cast<int>(members.cathedrals.size());
  if (cathedrals > 0)
    facts.set("german-cathedral").set("tiles", feature.tiles + members.at_cathedrals - cathedrals);
  return facts;
}

// Counts, for each of the group's own symbols that score, the tiles of the feature that have it.
void tell_own_symbols(const Board& board, const Members& members, FeatureFacts& facts) {
  const std::vector<std::string_view>& symbols = board.kit().formulas.own_symbols();
  if (symbols.empty()) return;
  std::set<int> pieces;
  for (const Node node : members.nodes) pieces.insert(board.piece_of(node));
  for (const std::string_view symbol : symbols) {
    const auto tiles = std::ranges::count_if(pieces, [&](int piece) {
      const Board::Piece& laid = board.pieces()[static_cast<std::size_t>(piece)];
      return count_marks(*laid.placement.tile, symbol) > 0;
    });
    if (tiles > 0) facts.set(symbol, static_cast<int>(tiles));
  }
}

// Builds a city or a road.
Feature joined_feature(const Board& board, Node node, const Members& members, FeatureKind kind) {
  Feature feature = begin(board, node, members, kind);
  feature.facts = joined_facts(feature, members);
  tell_own_symbols(board, members, feature.facts);
  score(feature, board.kit().formulas);
  return feature;
}

std::vector<Node> cities_of(const Board& board, const Members& members) {
  std::set<Node> cities;
  for (const Node node : members.nodes) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    const PieceLayout& layout = *piece.kit->layout;
    for (const int position : board.segment(node).cities) {
      const std::uint8_t first = layout.first_nodes[static_cast<std::size_t>(position)];
      const Node root = board.forest().root(static_cast<Node>(piece.first_node + first));
      if (board.forest().open_sides(root) == 0) cities.insert(root);
    }
  }
  return {cities.begin(), cities.end()};
}

bool has_herd(const Board& board, const Members& members) {
  const bool gq_herd = choice(board, "gq11-pig-herd") == "yes";
  return std::ranges::any_of(members.nodes, [&](Node node) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    return board.segment(node).has(SegmentMark::PigHerd) &&
           (piece.placement.tile->id != herd_without_points || gq_herd);
  });
}

FeatureFacts farm_facts(const Board& board, const Members& members) {
  FeatureFacts facts(Scored::Field);
  int cities = 0, besieged = 0;
  for (const Node city : cities_of(board, members))
    ++(is_besieged(board, city) ? besieged : cities);
  if (cities > 0) facts.set("cities", cities);
  if (besieged > 0) facts.set("besieged-cities", besieged);
  // Every field on a part of the start piece reaches the wall of the City of Carcassonne.
  const bool carcassonne = std::ranges::any_of(members.nodes, [&](Node node) {
    const int piece = board.piece_of(node);
    return board.pieces()[static_cast<std::size_t>(piece)].placement.tile->shape ==
           Shape::StartPiecePart;
  });
  return facts.set_if(carcassonne, "city-of-carcassonne")
      .set_if(has_herd(board, members), "pig-herd");
}

// Sides of the field that face empty cells, each counted once.
int growing_sides(const Board& board, const Members& members) {
  int sides = 0;
  for (const Node node : members.nodes) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    const PieceLayout& layout = *piece.kit->layout;
    const PiecePart& part = layout.parts[board.node(node).part];
    const auto own = static_cast<std::uint8_t>(node - piece.first_node);
    for (const Side side : all_sides) {
      if (part.half(side, Half::Left) != own && part.half(side, Half::Right) != own) continue;
      const Side looks = turned(side, piece.placement.rotation);
      if (!board.layer().taken(beside(board.cell_of(node), looks))) ++sides;
    }
  }
  return sides;
}

Feature field(const Board& board, Node node, const Members& members) {
  Feature feature = begin(board, node, members, FeatureKind::Field);
  feature.complete.reset();
  feature.open_sides = growing_sides(board, members);
  feature.facts = farm_facts(board, members);
  tell_own_symbols(board, members, feature.facts);
  score(feature, board.kit().formulas);
  return feature;
}

bool joins_tiles(SegmentKind kind) {
  return kind == SegmentKind::City || kind == SegmentKind::Road || kind == SegmentKind::Field;
}

}  // namespace

Feature feature_of(const Board& board, Node node) {
  const SegmentKind kind = board.node(node).kind;
  CARTULARY_REQUIRES(kind == SegmentKind::City || kind == SegmentKind::Road ||
                     kind == SegmentKind::Field);
  const Members members = members_of(board, node);
  if (kind == SegmentKind::Field) return field(board, node, members);
  return joined_feature(board, node, members,
                        kind == SegmentKind::City ? FeatureKind::City : FeatureKind::Road);
}

void score(Feature& feature, const Formulas& formulas) {
  feature.terms = formulas.terms(feature.facts);
  feature.points_now = total(feature.terms);
  if (!feature.complete) return;
  FeatureFacts complete = feature.facts;
  feature.terms_complete =
      *feature.complete ? feature.terms : formulas.terms(complete.set("complete"));
  feature.points_complete = total(feature.terms_complete);
}

FarmScoring farm_scoring(const Board& board) {
  return parse_farm_scoring(choice(board, "farm-scoring"));
}

bool has_mark(const Board& board, Node feature, SegmentMark mark) {
  Node node = feature;
  do {
    if (board.segment(node).has(mark)) return true;
    node = board.forest().next(node);
  } while (node != feature);
  return false;
}

bool is_besieged(const Board& board, Node city) {
  return has_mark(board, city, SegmentMark::Siege);
}

std::vector<Node> completed_cities(const Board& board, Node field) {
  CARTULARY_REQUIRES(board.node(field).kind == SegmentKind::Field);
  return cities_of(board, members_of(board, field));
}

std::vector<Feature> features(const Board& board) {
  std::vector<Feature> all;
  for (int i = 0; i < board.forest().node_count(); ++i) {
    const auto node = static_cast<Node>(i);
    if (board.forest().root(node) == node && joins_tiles(board.node(node).kind))
      all.push_back(feature_of(board, node));
  }
  for (int piece = 0; piece < static_cast<int>(board.pieces().size()); ++piece)
    for (Feature& building : buildings_on(board, piece)) all.push_back(std::move(building));
  std::stable_sort(all.begin(), all.end(), [](const Feature& a, const Feature& b) {
    return a.kind != b.kind ? a.kind < b.kind : a.cells[0] < b.cells[0];
  });
  return all;
}

}  // namespace cartulary
