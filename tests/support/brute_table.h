// BruteTable computes the features and scores of a table from tiles and figures. It joins segments
// that share points on the tiles' rims, and scores as the rules describe it. Bridges among the
// figures are roads of their own; pairs of tunnel tokens and ferries join roads. Squares only,
// without the engine's layouts, forests and sums.
//
// Refers to the figures, which must outlive it.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/board/placement.h"
#include "engine/position/position.h"

namespace cartulary::test {

struct BruteResult {
  // "city 0,0 0,1: blue red", for each feature with a majority. Sorted.
  std::vector<std::string> holders;
  std::map<std::string, int> final;  // for every player with a figure
  friend bool operator==(const BruteResult&, const BruteResult&) = default;
};

using RimPoint = std::pair<int, int>;
// Tile, segment; behind its segments the bridge, then, by side, what of a road is seen of each side
// of a tunnel where tunnel tokens are in play.
using Part = std::pair<std::size_t, std::size_t>;

// The rim of a cell of 4 by 4 units, clockwise from the left half of the north side. Each side has
// three points: left half, middle, right half.
inline constexpr std::array<RimPoint, 12> rim = {{{1, 0},
                                                  {2, 0},
                                                  {3, 0},
                                                  {4, 1},
                                                  {4, 2},
                                                  {4, 3},
                                                  {3, 4},
                                                  {2, 4},
                                                  {1, 4},
                                                  {0, 3},
                                                  {0, 2},
                                                  {0, 1}}};

struct Blob {
  SegmentKind kind = SegmentKind::City;
  std::set<Part> parts;
  std::set<Cell> cells;
  int pennants = 0;
  unsigned marks = 0;
  bool open = false;
  bool has(SegmentMark mark) const { return (marks >> static_cast<unsigned>(mark) & 1U) != 0; }
};

class BruteTable {
 public:
  BruteTable(std::vector<Placement> lying, const std::vector<PositionFigure>& figures,
             bool tunnel_tokens = false)
      : figures_(figures), lying_(std::move(lying)), tunnel_tokens_(tunnel_tokens) {
    for (std::size_t i = 0; i < lying_.size(); ++i) at_[lying_[i].cell] = i;
    link();
    gather();
  }

  BruteResult score() {
    for (const PositionFigure& figure : figures_)
      if (!figure.player.empty()) result_.final[figure.player];
    for (const Blob& blob : blobs_) score_blob(blob);
    for (std::size_t tile = 0; tile < lying_.size(); ++tile) score_buildings(tile);
    std::sort(result_.holders.begin(), result_.holders.end());
    return result_;
  }

  const std::vector<Blob>& blobs() const { return blobs_; }
  const std::vector<Placement>& lying() const { return lying_; }
  RimPoint on_table(std::size_t tile, unsigned stored) const {
    const auto turned = (stored + 3 * static_cast<unsigned>(lying_[tile].rotation)) % 12;
    return {4 * lying_[tile].cell.x + rim[turned].first,
            4 * lying_[tile].cell.y + rim[turned].second};
  }

  // A city includes both halves of its side, except a half that belongs to another city of the
  // tile.
  static std::vector<unsigned> rim_of(const Tile& tile, std::size_t number) {
    const Segment& segment = tile.segments[number];
    std::vector<unsigned> points;
    for (unsigned side = 0; side < 4; ++side) {
      const bool whole = (segment.sides >> side & 1U) != 0;
      const bool city = whole && segment.kind == SegmentKind::City;
      if (whole) points.push_back(3 * side + 1);
      for (const unsigned half : {2 * side, 2 * side + 1}) {
        const bool own = (segment.halves >> half & 1U) != 0;
        if (own || (city && !opens_on(tile, half))) points.push_back(3 * side + half % 2 * 2);
      }
    }
    return points;
  }

  static bool opens_on(const Tile& tile, unsigned half) {
    return std::any_of(tile.segments.begin(), tile.segments.end(), [half](const Segment& other) {
      return other.kind == SegmentKind::City && (other.halves >> half & 1U) != 0;
    });
  }

  const Segment& segment(Part part) const {
    static const Segment road = [] {
      Segment bridge;
      bridge.kind = SegmentKind::Road;
      return bridge;
    }();
    const std::vector<Segment>& segments = lying_[part.first].tile->segments;
    if (part.second > segments.size())
      for (const Segment& each : segments)
        if (divided(each) && (each.sides >> (part.second - segments.size() - 1) & 1U) != 0)
          return each;
    return part.second < segments.size() ? segments[part.second] : road;
  }

  bool divided(const Segment& segment) const {
    return tunnel_tokens_ && segment.has(SegmentMark::Tunnel);
  }
  bool is_opening(Part part) const {
    return part.second > lying_[part.first].tile->segments.size();
  }

  // The roads of a ferry, told by the sides of its tile as stored.
  std::array<Part, 2> roads_of(const PositionFigure& ferry) const {
    const auto road = [&](char side) {
      return stands({"", "", ferry.cell, std::string("road ") + side, 1, {}}).value();
    };
    return {road(ferry.at[0]), road(ferry.at[1])};
  }

  // The lakes of the first ferries along the roads that leave the tile. Ferries stop the walk,
  // tunnels do not.
  std::set<Cell> first_ferries(std::size_t tile) const {
    std::map<RimPoint, std::vector<Part>> meeting;
    for (std::size_t i = 0; i < lying_.size(); ++i)
      for (const Part& part : parts_of(i))
        for (const unsigned point : rim_of(part)) meeting[on_table(i, point)].push_back(part);
    std::set<Part> ferried, seen;
    for (const PositionFigure& ferry : figures_)
      if (ferry.figure == "ferry")
        for (const Part& road : roads_of(ferry)) ferried.insert(road);
    std::vector<Part> todo;
    for (const Part& part : parts_of(tile))
      if (segment(part).kind == SegmentKind::Road) todo.push_back(part);
    std::set<Cell> found;
    while (!todo.empty()) {
      const Part part = todo.back();
      todo.pop_back();
      if (!seen.insert(part).second) continue;
      if (part.first != tile && ferried.contains(part)) {
        found.insert(lying_[part.first].cell);
        continue;
      }
      for (const unsigned point : rim_of(part))
        for (const Part& other : meeting.at(on_table(part.first, point)))
          if (segment(other).kind == SegmentKind::Road) todo.push_back(other);
      if (const auto linked = links_.find(part); is_opening(part) && linked != links_.end())
        todo.push_back(linked->second);
    }
    return found;
  }

  // The parts that a tunnel or a ferry joins.
  void link() {
    for (std::size_t i = 0; i < figures_.size(); ++i) {
      const PositionFigure& one = figures_[i];
      if (one.figure == "ferry" && one.at.size() == 2) link(roads_of(one)[0], roads_of(one)[1]);
      if (one.figure != "tunnel-token") continue;
      for (std::size_t j = 0; j < i; ++j)
        if (figures_[j].figure == one.figure && figures_[j].player == one.player &&
            figures_[j].pair == one.pair)
          link(stands(one), stands(figures_[j]));
    }
  }
  void link(std::optional<Part> one, std::optional<Part> other) {
    links_[one.value()] = other.value();
    links_[other.value()] = one.value();
  }

  const PositionFigure* bridge_over(std::size_t tile) const {
    for (const PositionFigure& figure : figures_)
      if (figure.figure == "bridge" && figure.cell == lying_[tile].cell) return &figure;
    return nullptr;
  }

  // A bridge has the middles of two opposite sides, by the sides of the tile as stored.
  std::vector<unsigned> rim_of(Part part) const {
    const Tile& design = *lying_[part.first].tile;
    if (part.second < design.segments.size()) return rim_of(design, part.second);
    if (is_opening(part))
      return {static_cast<unsigned>(3 * (part.second - design.segments.size() - 1) + 1)};
    return bridge_over(part.first)->at == "NS" ? std::vector<unsigned>{1, 7}
                                               : std::vector<unsigned>{4, 10};
  }

  std::vector<Part> parts_of(std::size_t tile) const {
    std::vector<Part> parts;
    const std::vector<Segment>& segments = lying_[tile].tile->segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
      if (!divided(segments[i])) parts.push_back({tile, i});
      for (std::size_t side = 0; side < 4; ++side)
        if (divided(segments[i]) && (segments[i].sides >> side & 1U) != 0)
          parts.push_back({tile, segments.size() + 1 + side});
    }
    if (bridge_over(tile) != nullptr) parts.push_back({tile, segments.size()});
    return parts;
  }

  // Segments of the same kind that share a rim point form one feature.
  void gather() {
    std::map<RimPoint, std::vector<Part>> meeting;
    for (std::size_t tile = 0; tile < lying_.size(); ++tile)
      for (const Part& part : parts_of(tile))
        for (const unsigned point : rim_of(part)) meeting[on_table(tile, point)].push_back(part);
    std::set<Part> seen;
    for (std::size_t tile = 0; tile < lying_.size(); ++tile)
      for (const Part& part : parts_of(tile))
        if (seen.count(part) == 0) blobs_.push_back(flood(part, meeting, seen));
  }

  Blob flood(Part start, const std::map<RimPoint, std::vector<Part>>& meeting,
             std::set<Part>& seen) const {
    Blob blob;
    blob.kind = segment(start).kind;
    std::vector<Part> todo{start};
    seen.insert(start);
    while (!todo.empty()) {
      const Part part = todo.back();
      todo.pop_back();
      blob.parts.insert(part);
      blob.cells.insert(lying_[part.first].cell);
      blob.pennants += segment(part).pennants;
      blob.marks |= segment(part).marks;
      const auto linked = links_.find(part);
      if (linked != links_.end() && seen.insert(linked->second).second)
        todo.push_back(linked->second);
      blob.open = blob.open || (is_opening(part) && linked == links_.end());
      for (const unsigned point : rim_of(part)) {
        const std::vector<Part>& others = meeting.at(on_table(part.first, point));
        if (others.size() == 1 && !beside_abbey(part.first, point)) blob.open = true;
        for (const Part& other : others)
          if (segment(other).kind == blob.kind && seen.insert(other).second) todo.push_back(other);
      }
    }
    return blob;
  }

  // An abbey closes every feature that it touches.
  bool beside_abbey(std::size_t tile, unsigned stored) const {
    constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    const auto side = (stored + 3 * static_cast<unsigned>(lying_[tile].rotation)) % 12 / 3;
    const auto found = at_.find(moved(lying_[tile].cell, dx[side], dy[side]));
    return found != at_.end() && has_symbol(*lying_[found->second].tile, "abbey");
  }

  // The segment that a figure occupies: "city N", or for a barn the field at a corner.
  std::optional<Part> stands(const PositionFigure& figure) const {
    const std::size_t tile = at_.at(figure.cell);
    const Tile& design = *lying_[tile].tile;
    const std::size_t space = figure.at.find(' ');
    if (figure.at == "bridge") return Part{tile, design.segments.size()};
    if (space == std::string::npos) return walled_field(tile, figure.at);
    if (figure.at == "field 2") return walled_field(tile, "field", 1);
    const std::string kind = figure.at.substr(0, space), side = figure.at.substr(space + 1);
    if (kind == "corner") return at_corner(figure.cell, side);
    const std::string letters = "NESW";
    unsigned point = 3 * static_cast<unsigned>(letters.find(side[0])) + 1;
    if (side.size() == 2) side[1] == 'L' ? --point : ++point;
    for (std::size_t i = 0; i < design.segments.size(); ++i) {
      const auto points = rim_of(design, i);
      if (to_text(design.segments[i].kind) == kind &&
          std::find(points.begin(), points.end(), point) != points.end())
        return Part{tile, divided(design.segments[i]) ? design.segments.size() + 1 + point / 3 : i};
    }
    return std::nullopt;
  }

  // A field enclosed by city walls touches no side. A tile may have two.
  std::optional<Part> walled_field(std::size_t tile, const std::string& at, int before = 0) const {
    const std::vector<Segment>& segments = lying_[tile].tile->segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
      if (at == "field" && segments[i].kind == SegmentKind::Field && segments[i].halves == 0 &&
          before-- == 0)
        return Part{tile, i};
    return std::nullopt;
  }

  std::optional<Part> at_corner(Cell cell, const std::string& corner) const {
    const unsigned first = corner == "NW" ? 0U : corner == "NE" ? 3U : corner == "SE" ? 6U : 9U;
    const std::size_t tile = at_.at(cell);
    for (std::size_t i = 0; i < lying_[tile].tile->segments.size(); ++i)
      for (const unsigned point : rim_of(*lying_[tile].tile, i))
        if (segment({tile, i}).kind == SegmentKind::Field &&
            on_table(tile, point) ==
                RimPoint{4 * cell.x + rim[first].first, 4 * cell.y + rim[first].second})
          return Part{tile, i};
    return std::nullopt;
  }

  bool on(const PositionFigure& figure, const Blob& blob) const {
    const auto part = stands(figure);
    return part && blob.parts.count(*part) != 0;
  }

  static bool follower(const std::string& name) {
    return name == "follower" || name == "large-follower" || name == "phantom" || name == "wagon" ||
           name == "mayor" || name == "abbot";
  }

  static int weight(const std::string& name, SegmentKind kind, int pennants) {
    const bool field = kind == SegmentKind::Field, city = kind == SegmentKind::City;
    if (name == "follower" || name == "phantom") return 1;
    if (name == "large-follower") return 2;
    if (name == "wagon") return field ? 0 : 1;
    if (name == "mayor") return city ? pennants : 0;
    if (name == "abbot") return field || city || kind == SegmentKind::Road ? 0 : 1;
    return 0;
  }

  bool hill(Cell cell) const { return has_symbol(*lying_[at_.at(cell)].tile, "hill"); }

  std::set<std::string> most(const std::vector<PositionFigure>& figures, SegmentKind kind,
                             int pennants) const {
    std::map<std::string, int> strength;
    std::set<std::string> hills, first;
    for (const PositionFigure& figure : figures) {
      strength[figure.player] += weight(figure.figure, kind, pennants);
      if (follower(figure.figure) && hill(figure.cell)) hills.insert(figure.player);
    }
    int highest = 1;
    for (const auto& [player, sum] : strength) highest = std::max(highest, sum);
    for (const auto& [player, sum] : strength)
      if (sum == highest) first.insert(player);
    std::set<std::string> higher;
    for (const std::string& player : first)
      if (hills.count(player) != 0) higher.insert(player);
    return higher.empty() ? first : higher;
  }

  struct Around {
    std::set<Cell> cells;
    int vineyards = 0;  // on the surrounding tiles
  };
  Around around(Cell middle) const {
    Around found;
    for (int y = -1; y <= 1; ++y)
      for (int x = -1; x <= 1; ++x) {
        const auto lies = at_.find(moved(middle, x, y));
        if (lies == at_.end()) continue;
        found.cells.insert(lies->first);
        if (lies->first == middle) continue;
        for (const Symbol& symbol : lying_[lies->second].tile->symbols)
          found.vineyards += symbol.name == "vineyard" ? 1 : 0;
      }
    return found;
  }

  void hold(const std::string& name, const std::set<std::string>& players) {
    if (players.empty()) return;
    std::string line = name + ":";
    for (const std::string& player : players) line += " " + player;
    result_.holders.push_back(line);
  }

  static std::string name_of(std::string_view kind, const std::set<Cell>& cells) {
    std::string name(kind);
    for (const Cell cell : cells) name += " " + to_text(cell);
    return name;
  }

  int buildings_in(const std::set<Cell>& cells) const {
    int sum = 0;
    for (const PositionFigure& figure : figures_)
      if (figure.figure == "shed" || figure.figure == "little-house" ||
          figure.figure == "little-tower")
        if (cells.count(figure.cell) != 0) sum += figure.count;
    return sum;
  }

  // 3 points for the follower next to the fairy.
  void pay_fairy(const std::vector<PositionFigure>& there) {
    for (const PositionFigure& fairy : figures_) {
      if (fairy.figure != "fairy") continue;
      int candidates = 0;
      for (const PositionFigure& figure : figures_)
        candidates += follower(figure.figure) && figure.cell == fairy.cell ? 1 : 0;
      if (fairy.at.empty() && candidates != 1) continue;
      for (const PositionFigure& figure : there)
        if (follower(figure.figure) && figure.cell == fairy.cell &&
            (fairy.at.empty() || fairy.at == figure.at))
          result_.final[figure.player] += 3;
    }
  }

  bool token_on(const std::string& token, const Blob& blob) const {
    return std::any_of(figures_.begin(), figures_.end(), [&](const PositionFigure& figure) {
      return figure.figure == token && on(figure, blob);
    });
  }

  int value(const Blob& blob) const {
    const int tiles = static_cast<int>(blob.cells.size());
    int points = 0;
    if (blob.kind == SegmentKind::Road) {
      const bool inn = blob.has(SegmentMark::Inn);
      points = inn && blob.open ? 0 : inn ? 2 * tiles : tiles;
    } else {
      const bool cathedral = blob.has(SegmentMark::Cathedral), siege = blob.has(SegmentMark::Siege);
      const int each =
          blob.open ? (cathedral || siege ? 0 : 1) : 2 + (cathedral ? 1 : 0) - (siege ? 1 : 0);
      points = each * (tiles + blob.pennants);
      if (!blob.open && blob.has(SegmentMark::Darmstadtium)) points += 3;
    }
    if (token_on("mage", blob)) points += tiles;
    if (token_on("witch", blob)) points = (points + 1) / 2;
    return points;
  }

  void score_blob(const Blob& blob) {
    if (blob.kind == SegmentKind::River || is_monastic(blob.kind)) return;
    std::vector<PositionFigure> there;
    for (const PositionFigure& figure : figures_)
      if (!figure.player.empty() && on(figure, blob)) there.push_back(figure);
    if (there.empty()) return;
    if (blob.kind == SegmentKind::Field) return score_farm(blob, there);
    const std::set<std::string> owners = most(there, blob.kind, blob.pennants);
    hold(name_of(to_text(blob.kind), blob.cells), owners);
    // A castle scores nothing, and neither does the fairy in it.
    if (blob.kind == SegmentKind::City && token_on("castle-token", blob)) return;
    for (const std::string& player : owners)
      result_.final[player] += value(blob) + buildings_in(blob.cells);
    pay_fairy(there);
  }

  // The number of completed cities that touch the farm, a besieged one counted twice, and how many
  // of them are castles.
  std::pair<int, int> cities_of(const Blob& farm) const {
    int cities = 0, castles = 0;
    for (const Blob& city : blobs_) {
      if (city.kind != SegmentKind::City || city.open) continue;
      const bool touches = std::any_of(farm.parts.begin(), farm.parts.end(), [&](Part part) {
        const std::vector<int>& beside = segment(part).cities;
        return std::any_of(beside.begin(), beside.end(), [&](int number) {
          return city.parts.count({part.first, static_cast<std::size_t>(number)}) != 0;
        });
      });
      if (!touches) continue;
      const bool castle = token_on("castle-token", city);
      cities += city.has(SegmentMark::Siege) && !castle ? 2 : 1;
      castles += castle ? 1 : 0;
    }
    return {cities, castles};
  }

  void score_farm(const Blob& farm, const std::vector<PositionFigure>& there) {
    const auto [cities, castles] = cities_of(farm);
    std::set<std::string> barns, owners;
    for (const PositionFigure& figure : there)
      if (figure.figure == "barn") barns.insert(figure.player);
    for (const std::string& player : barns)
      result_.final[player] += 4 * cities + castles + buildings_in(farm.cells);
    owners = barns.empty() ? most(there, SegmentKind::Field, 0) : barns;
    hold(name_of("field", farm.cells), owners);
    if (barns.empty())
      for (const std::string& player : owners) {
        const bool pig = std::any_of(there.begin(), there.end(), [&](const PositionFigure& each) {
          return each.player == player && each.figure == "pig";
        });
        const bool herd = has_herd(farm);
        result_.final[player] +=
            (3 + (pig ? 1 : 0) + (herd ? 1 : 0)) * cities + castles + buildings_in(farm.cells);
      }
    if (barns.empty()) pay_fairy(there);
  }

  // The herd of GQ-02 scores nothing.
  bool has_herd(const Blob& farm) const {
    return std::any_of(farm.parts.begin(), farm.parts.end(), [&](Part part) {
      return segment(part).has(SegmentMark::PigHerd) && lying_[part.first].tile->id != "GQ-02";
    });
  }

  void score_buildings(std::size_t tile) {
    const Tile& design = *lying_[tile].tile;
    for (const Segment& segment : design.segments)
      if (is_monastic(segment.kind)) score_building(tile, to_text(segment.kind), segment.kind);
    for (const char* symbol : {"garden", "abbey"})
      if (has_symbol(design, symbol)) score_building(tile, symbol, SegmentKind::Cloister);
  }

  void score_building(std::size_t tile, std::string_view name, SegmentKind kind) {
    const Cell middle = lying_[tile].cell;
    std::vector<PositionFigure> there;
    for (const PositionFigure& figure : figures_)
      if (!figure.player.empty() && figure.cell == middle && figure.at == name)
        there.push_back(figure);
    if (there.empty()) return;
    const Around square = around(middle);
    const int vineyards = name == "garden" ? 0 : square.vineyards;
    const int tiles = static_cast<int>(square.cells.size());
    const std::set<std::string> owners = most(there, kind, 0);
    hold(name_of(name, {middle}), owners);
    for (const std::string& player : owners)
      result_.final[player] += tiles + (tiles == 9 ? 3 * vineyards : 0) +
                               (name == "garden" ? 0 : buildings_in(square.cells));
    pay_fairy(there);
  }

 private:
  const std::vector<PositionFigure>& figures_;
  std::vector<Placement> lying_;
  bool tunnel_tokens_ = false;
  std::map<Cell, std::size_t> at_;
  std::map<Part, Part> links_;
  std::vector<Blob> blobs_;
  BruteResult result_;
};

}  // namespace cartulary::test
