#include "engine/board/feature.h"

#include <algorithm>
#include <set>

#include "engine/bag/rule_choices.h"
#include "engine/board/building.h"
#include "engine/board/score_rules.h"
#include "engine/text/contract.h"

namespace cartulary {

namespace {

// CAR 7.4, "The Games Quarterly #11 Expansion" and note 391: the herd on this tile gives no
// points; note 392 has it as a house rule.
constexpr std::string_view herd_without_points = "GQ-02";

std::string choice(const Board& board, std::string_view name) {
  return chosen_value(board.kit().selection.rules, name);
}

// The members of one feature, and what lies on them.
struct Members {
  std::vector<Node> nodes;
  std::vector<Cell> cells;  // each once, sorted
  std::set<int> castles;    // pieces
  int segments = 0;
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
    if (board.node(node).first) {
      const Segment& segment = board.segment(node);
      ++members.segments;
      members.pennants += segment.pennants;
      members.marks |= segment.marks;
    }
    node = board.forest().next(node);
  } while (node != start);
  std::sort(members.cells.begin(), members.cells.end());
  members.cells.erase(std::unique(members.cells.begin(), members.cells.end()), members.cells.end());
  return members;
}

void score(Feature& feature, std::vector<ScoreTerm> now, std::vector<ScoreTerm> complete) {
  feature.points_now = total(now);
  feature.terms = std::move(now);
  feature.points_complete = total(complete);
  feature.terms_complete = std::move(complete);
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

CityFacts facts_of_city(const Board& board, const Members& members) {
  return {.tiles = static_cast<int>(members.cells.size()),
          .segments = members.segments,
          .pennants = members.pennants,
          .cathedral = members.has(SegmentMark::Cathedral),
          .besieged = members.has(SegmentMark::Siege),
          .darmstadtium = members.has(SegmentMark::Darmstadtium),
          .castles = static_cast<int>(members.castles.size()),
          .tiny_two = choice(board, "tiny-city") == "2"};
}

RoadFacts facts_of_road(const Members& members) {
  return {.tiles = static_cast<int>(members.cells.size()),
          .inn = members.has(SegmentMark::Inn),
          .castles = static_cast<int>(members.castles.size())};
}

Feature city(const Board& board, Node node, const Members& members) {
  Feature feature = begin(board, node, members, FeatureKind::City);
  const CityFacts facts = facts_of_city(board, members);
  score(feature, city_terms(facts, *feature.complete), city_terms(facts, true));
  return feature;
}

Feature road(const Board& board, Node node, const Members& members) {
  Feature feature = begin(board, node, members, FeatureKind::Road);
  const RoadFacts facts = facts_of_road(members);
  score(feature, road_terms(facts, *feature.complete), road_terms(facts, true));
  return feature;
}

std::vector<Node> cities_of(const Board& board, const Members& members) {
  std::set<Node> cities;
  for (const Node node : members.nodes) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    const PieceLayout& layout = piece.kit->layout;
    for (const int position : board.segment(node).cities) {
      const std::uint8_t first = layout.first_nodes[static_cast<std::size_t>(position)];
      const Node root = board.forest().root(static_cast<Node>(piece.first_node + first));
      if (board.forest().open_sides(root) == 0) cities.insert(root);
    }
  }
  return {cities.begin(), cities.end()};
}

FarmFacts facts_of_farm(const Board& board, const Members& members) {
  FarmFacts facts;
  facts.scoring = farm_scoring(board);
  const bool gq_herd = choice(board, "gq11-pig-herd") == "yes";
  for (const Node node : members.nodes) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    const Tile& tile = *piece.placement.tile;
    // Every field of its parts reaches the City's wall.
    if (tile.shape == Shape::StartPiecePart) facts.carcassonne = true;
    if (board.segment(node).has(SegmentMark::PigHerd) &&
        (tile.id != herd_without_points || gq_herd))
      facts.pig_herd = true;
  }
  for (const Node city : cities_of(board, members))
    ++(is_besieged(board, city) ? facts.besieged_cities : facts.cities);
  return facts;
}

// Sides of the field that look at empty cells, each once.
int growing_sides(const Board& board, const Members& members) {
  int sides = 0;
  for (const Node node : members.nodes) {
    const Board::Piece& piece = board.pieces()[static_cast<std::size_t>(board.piece_of(node))];
    const PieceLayout& layout = piece.kit->layout;
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
  feature.terms = farm_terms(facts_of_farm(board, members));
  feature.points_now = total(feature.terms);
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
  if (kind == SegmentKind::City) return city(board, node, members);
  if (kind == SegmentKind::Road) return road(board, node, members);
  return field(board, node, members);
}

FarmScoring farm_scoring(const Board& board) {
  const std::string way = choice(board, "farm-scoring");
  if (way == "1") return FarmScoring::CityByCity;
  return way == "2" ? FarmScoring::CityOnce : FarmScoring::EveryFarm;
}

bool is_besieged(const Board& board, Node city) {
  Node node = city;
  do {
    if (board.segment(node).has(SegmentMark::Siege)) return true;
    node = board.forest().next(node);
  } while (node != city);
  return false;
}

std::vector<Node> completed_cities(const Board& board, Node field) {
  CARTULARY_REQUIRES(board.node(field).kind == SegmentKind::Field);
  return cities_of(board, members_of(board, field));
}

FarmFacts farm_facts(const Board& board, Node field) {
  CARTULARY_REQUIRES(board.node(field).kind == SegmentKind::Field);
  return facts_of_farm(board, members_of(board, field));
}

CityFacts city_facts(const Board& board, Node city) {
  CARTULARY_REQUIRES(board.node(city).kind == SegmentKind::City);
  return facts_of_city(board, members_of(board, city));
}

RoadFacts road_facts(const Board& board, Node road) {
  CARTULARY_REQUIRES(board.node(road).kind == SegmentKind::Road);
  return facts_of_road(members_of(board, road));
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
