#include "tests/support/board_brute.h"

#include <algorithm>

namespace cartulary::test {

namespace {

// Sides are numbered clockwise. After q quarter turns, the tile's side i is at side i + q.
constexpr int step_x[] = {0, 1, 0, -1};
constexpr int step_y[] = {-1, 0, 1, 0};

Cell step(Cell cell, int side) {
  return {static_cast<std::int16_t>(cell.x + step_x[side]),
          static_cast<std::int16_t>(cell.y + step_y[side])};
}

bool touches_side(const Segment& segment, int stored_side) {
  return (segment.sides & (1U << static_cast<unsigned>(stored_side))) != 0;
}

bool touches_half(const Segment& segment, int stored_half) {
  return (segment.halves & (1U << static_cast<unsigned>(stored_half))) != 0;
}

// A city includes both halves of its side, except a half that belongs to another city of the tile.
bool reaches_half(const Tile& tile, const Segment& segment, int stored_half) {
  if (touches_half(segment, stored_half)) return true;
  return segment.kind == SegmentKind::City && touches_side(segment, stored_half / 2) &&
         std::none_of(tile.segments.begin(), tile.segments.end(), [&](const Segment& other) {
           return other.kind == SegmentKind::City && touches_half(other, stored_half);
         });
}

int quarters(const Placement& placement) {
  return degrees(placement.rotation) / 90;
}

bool is_spring(const Tile& tile) {
  for (const Symbol& symbol : tile.symbols)
    if (symbol.name == "river-spring") return true;
  return false;
}

std::string line(const std::string& kind, const std::set<Cell>& cells, int pennants, int open,
                 int points) {
  std::string text = kind + ":";
  for (const Cell cell : cells) text += " " + to_text(cell);
  return text + "; pennants " + std::to_string(pennants) + ", open " + std::to_string(open) +
         ", farm " + std::to_string(points);
}

}  // namespace

BruteBoard::BruteBoard(const BoardKit& kit, std::vector<Placement> placements)
    : kit_(kit), placements_(std::move(placements)) {
  for (std::size_t i = 0; i < placements_.size(); ++i)
    by_cell_[placements_[i].cell] = static_cast<int>(i);
}

BruteBoard::BruteBoard(const Board& board) : kit_(board.kit()) {
  for (const Board::Piece& piece : board.pieces()) placements_.push_back(piece.placement);
  for (std::size_t i = 0; i < placements_.size(); ++i)
    by_cell_[placements_[i].cell] = static_cast<int>(i);
}

std::string BruteBoard::side(const Placement& placement, int side) const {
  return std::string(
      1, placement.tile->edges[static_cast<std::size_t>((side + 4 - quarters(placement)) % 4)]);
}

const Placement* BruteBoard::at(Cell cell) const {
  const auto found = by_cell_.find(cell);
  return found == by_cell_.end() ? nullptr : &placements_[static_cast<std::size_t>(found->second)];
}

int BruteBoard::left(const Tile& tile) const {
  int copies = 0;
  bool river_lies = false, river_open = false;
  for (const BagEntry& entry : kit_.bag.entries())
    if (entry.tile == &tile) copies = entry.copies;
  for (const Placement& placement : placements_) {
    if (placement.tile == &tile) --copies;
    for (int s = 0; s < 4; ++s) {
      if (side(placement, s) != "s") continue;
      river_lies = true;
      river_open = river_open || at(step(placement.cell, s)) == nullptr;
    }
  }
  const bool river_tile = tile.edges.find('s') != std::string::npos;
  if (river_tile && river_lies && (!river_open || is_spring(tile))) return 0;
  return std::max(copies, 0);
}

bool BruteBoard::river_allows(const Placement& placement) const {
  int met = 0, from = 0;
  for (int s = 0; s < 4; ++s)
    if (side(placement, s) == "s" && at(step(placement.cell, s)) != nullptr) ++met, from = s;
  if (met != 1) {
    bool any = false;
    for (const Placement& other : placements_)
      any = any || other.tile->edges.find('s') != std::string::npos;
    return met == 0 && !any && is_spring(*placement.tile);
  }
  // Go back one tile to find where the river entered it.
  const Cell before = step(placement.cell, from);
  const int before_number = by_cell_.at(before);
  int entry = -1, earliest = before_number;
  for (int s = 0; s < 4; ++s) {
    const Placement* other = at(step(before, s));
    if (s == (from + 2) % 4 || other == nullptr || side(*at(before), s) != "s") continue;
    const int number = by_cell_.at(other->cell);
    if (number < earliest) earliest = number, entry = s;
  }
  if (entry < 0) return true;
  // A U-turn: two consecutive bends in the same direction lead the river back next to itself.
  for (int s = 0; s < 4; ++s)
    if (s != from && side(placement, s) == "s") {
      const bool bent = (entry + 2) % 4 != (from + 2) % 4;
      if (bent && s == entry) return false;
    }
  return true;
}

bool BruteBoard::legal(const Placement& placement) const {
  if (at(placement.cell) != nullptr) return false;
  if (placements_.empty()) return true;
  int neighbours = 0;
  for (int s = 0; s < 4; ++s) {
    const Placement* other = at(step(placement.cell, s));
    if (other == nullptr) continue;
    ++neighbours;
    if (side(*other, (s + 2) % 4) != side(placement, s)) return false;
  }
  if (neighbours == 0) return false;
  return placement.tile->edges.find('s') == std::string::npos || river_allows(placement);
}

std::map<Cell, BruteHole> BruteBoard::holes() const {
  std::map<Cell, BruteHole> holes;
  for (const Placement& placement : placements_)
    for (int s = 0; s < 4; ++s)
      if (at(step(placement.cell, s)) == nullptr) holes[step(placement.cell, s)];
  for (auto& [cell, hole] : holes) {
    for (int s = 0; s < 4; ++s) {
      const Placement* other = at(step(cell, s));
      hole.pattern += other == nullptr ? "?" : side(*other, (s + 2) % 4);
      hole.sides += other == nullptr ? 0 : 1;
    }
    for (const BagEntry& entry : kit_.bag.entries()) {
      BruteFit fit{entry.tile->id, left(*entry.tile), {}};
      for (const int turn : {0, 90, 180, 270})
        if (legal({entry.tile, cell, *rotation_of_degrees(turn)})) fit.rotations.push_back(turn);
      if (fit.copies == 0 || fit.rotations.empty()) continue;
      hole.copies += fit.copies;
      hole.tiles.push_back(fit);
    }
  }
  return holes;
}

std::set<BruteBoard::Part> BruteBoard::neighbours(Part part) const {
  const Placement& placement = placements_[static_cast<std::size_t>(part.first)];
  const Segment& segment = placement.tile->segments[static_cast<std::size_t>(part.second)];
  std::set<Part> found;
  for (int s = 0; s < 4; ++s) {
    const auto other = by_cell_.find(step(placement.cell, s));
    if (other == by_cell_.end()) continue;
    const Placement& there = placements_[static_cast<std::size_t>(other->second)];
    if (side(placement, s) != side(there, (s + 2) % 4)) continue;
    const int own = (s + 4 - quarters(placement)) % 4;
    const int across = (s + 2 + 4 - quarters(there)) % 4;
    for (std::size_t i = 0; i < there.tile->segments.size(); ++i) {
      const Segment& that = there.tile->segments[i];
      if (that.kind != segment.kind) continue;
      const auto meet = [&](int half, int half_there) {
        return reaches_half(*placement.tile, segment, half) &&
               reaches_half(*there.tile, that, half_there);
      };
      const bool joined = segment.kind != SegmentKind::City && touches_side(segment, own) &&
                          touches_side(that, across);
      const bool left = meet(2 * own, 2 * across + 1);
      const bool right = meet(2 * own + 1, 2 * across);
      if (joined || left || right) found.insert({other->second, static_cast<int>(i)});
    }
  }
  return found;
}

std::vector<std::vector<BruteBoard::Part>> BruteBoard::floods() const {
  std::vector<std::vector<Part>> floods;
  std::set<Part> seen;
  for (std::size_t p = 0; p < placements_.size(); ++p)
    for (std::size_t s = 0; s < placements_[p].tile->segments.size(); ++s) {
      const Part start{static_cast<int>(p), static_cast<int>(s)};
      if (!seen.insert(start).second) continue;
      std::vector<Part> flood{start};
      for (std::size_t next = 0; next < flood.size(); ++next)
        for (const Part& part : neighbours(flood[next]))
          if (seen.insert(part).second) flood.push_back(part);
      floods.push_back(flood);
    }
  return floods;
}

int BruteBoard::open_sides(const std::vector<Part>& flood) const {
  int open = 0;
  for (const auto& [p, s] : flood) {
    const Placement& placement = placements_[static_cast<std::size_t>(p)];
    const Segment& segment = placement.tile->segments[static_cast<std::size_t>(s)];
    for (int look = 0; look < 4; ++look) {
      const int own = (look + 4 - quarters(placement)) % 4;
      const bool reaches = touches_side(segment, own) || touches_half(segment, 2 * own) ||
                           touches_half(segment, 2 * own + 1);
      if (reaches && at(step(placement.cell, look)) == nullptr) ++open;
    }
  }
  return open;
}

std::vector<std::string> BruteBoard::features() const {
  const auto all = floods();
  std::map<Part, std::size_t> flood_of;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const Part& part : all[i]) flood_of[part] = i;
  std::vector<std::string> lines;
  for (const auto& flood : all) {
    const SegmentKind kind = segment_of(flood[0]).kind;
    if (kind != SegmentKind::City && kind != SegmentKind::Road && kind != SegmentKind::Field)
      continue;
    std::set<Cell> cells;
    std::set<std::size_t> cities;
    int pennants = 0, each = 3;
    for (const Part& part : flood) {
      if (segment_of(part).has(SegmentMark::PigHerd)) each = 4;
      cells.insert(placements_[static_cast<std::size_t>(part.first)].cell);
      pennants += segment_of(part).pennants;
      for (const int city : segment_of(part).cities) {
        const std::size_t touched = flood_of.at({part.first, city});
        if (open_sides(all[touched]) == 0) cities.insert(touched);
      }
    }
    lines.push_back(line(std::string(to_text(kind)), cells, pennants, open_sides(flood),
                         each * static_cast<int>(cities.size())));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

const Segment& BruteBoard::segment_of(Part part) const {
  return placements_[static_cast<std::size_t>(part.first)]
      .tile->segments[static_cast<std::size_t>(part.second)];
}

bool BruteBoard::besieged(const std::vector<Part>& flood) const {
  return std::any_of(flood.begin(), flood.end(),
                     [&](Part part) { return segment_of(part).has(SegmentMark::Siege); });
}

std::vector<BruteBoard::Farm> BruteBoard::farms(const std::vector<BruteFarmer>& farmers) const {
  const auto all = floods();
  std::map<Part, std::size_t> flood_of;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const Part& part : all[i]) flood_of[part] = i;
  std::vector<Farm> farms;
  for (const auto& flood : all) {
    if (segment_of(flood[0]).kind != SegmentKind::Field) continue;
    Farm farm;
    for (const Part& part : flood) {
      farm.herd = farm.herd || segment_of(part).has(SegmentMark::PigHerd);
      for (const int city : segment_of(part).cities)
        if (const std::size_t touched = flood_of.at({part.first, city});
            open_sides(all[touched]) == 0)
          farm.cities.insert(touched);
      for (const BruteFarmer& farmer : farmers) {
        if (Part{farmer.piece, farmer.segment} != part) continue;
        if (farmer.strength == 0) farm.pigs.insert(farmer.player);
        farm.strength[farmer.player] += farmer.strength;
      }
    }
    farms.push_back(std::move(farm));
  }
  return farms;
}

namespace {

std::set<std::string> strongest(const std::map<std::string, int>& strength) {
  int most = 1;
  for (const auto& [player, count] : strength) most = std::max(most, count);
  std::set<std::string> players;
  for (const auto& [player, count] : strength)
    if (count == most) players.insert(player);
  return players;
}

}  // namespace

std::map<std::string, int> BruteBoard::farm_scores(const std::vector<BruteFarmer>& farmers,
                                                   int way) const {
  const auto all = floods();
  const std::vector<Farm> around = farms(farmers);
  std::map<std::string, int> scores;
  for (std::size_t city = 0; city < all.size(); ++city) {
    const int times = besieged(all[city]) ? 2 : 1;
    std::map<std::string, int> together, best;
    std::set<std::string> pigs;
    bool herd = false;
    for (const Farm& farm : around) {
      if (farm.cities.count(city) == 0) continue;
      herd = herd || farm.herd;
      pigs.insert(farm.pigs.begin(), farm.pigs.end());
      for (const auto& [player, count] : farm.strength) together[player] += count;
      for (const std::string& player : strongest(farm.strength)) {
        const int pays =
            times * (3 + (farm.herd ? 1 : 0) + static_cast<int>(farm.pigs.count(player)));
        if (way == 3) scores[player] += pays;
        best[player] = std::max(best[player], pays);
      }
    }
    if (way == 2)
      for (const auto& [player, pays] : best) scores[player] += pays;
    if (way == 1)
      for (const std::string& player : strongest(together))
        scores[player] += times * (4 + (herd ? 1 : 0) + static_cast<int>(pigs.count(player)));
  }
  return scores;
}

std::vector<std::string> feature_lines(const Board& board) {
  std::vector<std::string> lines;
  for (const Feature& feature : features(board)) {
    if (feature.kind > FeatureKind::Field) continue;
    const int farm = feature.kind == FeatureKind::Field ? feature.points_now : 0;
    lines.push_back(line(std::string(to_text(feature.kind)),
                         std::set<Cell>(feature.cells.begin(), feature.cells.end()),
                         feature.pennants, feature.open_sides, farm));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace cartulary::test
