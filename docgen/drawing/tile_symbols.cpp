#include "docgen/drawing/tile_symbols.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "docgen/drawing/svg_icons.h"

namespace cartulary::docgen {
namespace {

// Symbols that roads lead to; they go where roads end.
constexpr std::array<std::string_view, 17> goals = {
    "fair",       "big-top",   "school",   "german-castle", "german-cathedral", "bazaar",
    "ferry-lake", "porxada",   "wheel",    "volcano",       "plague-source",    "baba-yagas-hut",
    "watchtower", "razboynik", "acrobats", "fruit-tree",    "fortune-teller"};

bool is_goal(std::string_view name) {
  return std::find(goals.begin(), goals.end(), name) != goals.end();
}

// Symbols that never go in a city; others may, if it has more room.
constexpr std::array<std::string_view, 6> rural = {"garden",      "hill",     "vineyard",
                                                   "crop-circle", "pig-herd", "sheep"};

bool is_rural(std::string_view name) {
  return std::find(rural.begin(), rural.end(), name) != rural.end();
}

std::string_view name_of(std::string_view mark) {
  return mark.substr(0, mark.find(':'));
}

bool is_bare(std::string_view mark) {
  const SvgIcon* icon = find_icon(mark);
  return icon != nullptr && icon->frame == IconFrame::Bare;
}

// A bare icon fills its box to the corners and is drawn smaller in the same circle.
double scale_of(std::string_view mark, double radius) {
  return radius * (is_bare(mark) ? 0.9 : 1) / 12;
}

bool is_water(std::string_view name) {
  return name.starts_with("river-");
}

class Placer {
 public:
  Placer(const Tile& tile, const TilePlan& plan) : tile_(tile), plan_(plan), grid_(tile, plan) {}

  TileSymbols run() {
    // A symbol that separates fields goes where the hedges meet; a cloister then goes next to it.
    if (!plan_.hedges.empty()) place_goals();
    place_monastic();
    place_goals();
    place_ends();
    place_segment_marks();
    for (const Symbol& symbol : tile_.symbols)
      if (!is_placed(symbol) && !is_water(symbol.name)) place_free(symbol.text());
    for (const Point tower : plan_.towers) grid_.occupy(tower, 5);
    place_houses();
    place_green();
    return std::move(result_);
  }

 private:
  bool is_field(int region) const {
    return region != PlaceGrid::inner_city &&
           tile_.segments[static_cast<std::size_t>(region)].kind == SegmentKind::Field;
  }
  bool is_placed(const Symbol& symbol) const {
    return std::any_of(result_.symbols.begin(), result_.symbols.end(),
                       [&](const PlacedSymbol& placed) { return placed.mark == symbol.text(); });
  }

  void put(std::string mark, Point at, double radius) {
    const double scale = scale_of(mark, radius);
    result_.symbols.push_back({std::move(mark), at, scale});
    grid_.occupy(at, radius + 2.5);
  }

  // A place where roads end in a field, without a symbol so far; null if there is none.
  const EndPlan* free_end() const {
    for (const EndPlan& end : plan_.ends)
      if (end.in_field && end.roads > 0 && !taken(end.at)) return &end;
    return nullptr;
  }
  bool taken(Point at) const {
    return std::any_of(result_.symbols.begin(), result_.symbols.end(),
                       [&](const PlacedSymbol& placed) { return distance(placed.at, at) < 8; });
  }

  double large() const {
    return plan_.outline.width > 300 ? 60 : plan_.outline.width > 150 ? 22 : 17;
  }

  void place_monastic() {
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      const Segment& segment = tile_.segments[i];
      if (!is_monastic(segment.kind)) continue;
      const std::string name(to_text(segment.kind));
      if (const EndPlan* end = free_end()) {
        put(name, end->at, 18);
        continue;
      }
      // Off the middle if something else has to fit next to it.
      const double shift = tile_.symbols.empty() || !plan_.cities.empty() ? 0 : -14;
      const auto place =
          grid_.roomiest([&](int region) { return is_field(region); }, shift < 0 ? 18 : 23,
                         plan_.outline.centre + Point{shift, shift});
      if (place) put(name, place->at, std::clamp(place->room - 1, 11.0, 23.0));
    }
  }

  void place_goals() {
    for (const Symbol& symbol : tile_.symbols) {
      if (!is_goal(symbol.name) || is_placed(symbol)) continue;
      if (const EndPlan* end = free_end())
        put(symbol.text(), end->at, large());
      else if (!plan_.hedges.empty())
        put(symbol.text(), plan_.outline.centre, large());
    }
  }

  void place_ends() {
    for (const EndPlan& end : plan_.ends) {
      if (end.roads == 0 || end.rivers > 0 || taken(end.at)) continue;
      if (end.in_field)
        put(end.roads > 1 || meets_way(end) ? "village" : "house", end.at,
            end.roads > 1 || meets_way(end) ? 12.5 : 9.5);
      else if (end.roads > 1)
        put("gate", end.at, 7);
    }
  }

  // Whether the end is on another way, which it divides.
  bool meets_way(const EndPlan& end) const {
    int near = 0;
    for (const auto* ways : {&plan_.roads, &plan_.rivers})
      for (const RoadPlan& way : *ways)
        for (const auto& line : way.path.polylines())
          near += std::any_of(line.begin(), line.end(),
                              [&](Point point) { return distance(point, end.at) < 6; })
                      ? 1
                      : 0;
    return near > 1;
  }

  void place_segment_marks() {
    for (int i = 0; i < static_cast<int>(tile_.segments.size()); ++i) {
      const Segment& segment = tile_.segments[static_cast<std::size_t>(i)];
      if (segment.has(SegmentMark::Cathedral)) in_region("cathedral", i, 24);
      if (!segment.trade.empty()) in_region(segment.trade, i, 13);
      for (SegmentMark mark : {SegmentMark::Princess, SegmentMark::Siege, SegmentMark::Darmstadtium,
                               SegmentMark::PigHerd})
        if (segment.has(mark)) in_region(std::string(to_text(mark)), i, 13);
      for (int n = 0; n < segment.pennants; ++n) in_region("pennant", i, 12);
      place_road_marks(i, segment);
    }
  }

  void place_road_marks(int index, const Segment& segment) {
    const RoadPlan* road = nullptr;
    for (const RoadPlan& candidate : plan_.roads)
      if (candidate.segment == index) road = &candidate;
    if (road == nullptr) return;
    if (segment.has(SegmentMark::Labyrinth)) put("labyrinth", road->symbol, 19);
    if (segment.well > 0) put("well", road->symbol, 13);
    if (segment.has(SegmentMark::Tunnel)) place_portals(*road);
    if (!segment.has(SegmentMark::Inn)) return;
    const auto place =
        grid_.roomiest([&](int region) { return is_field(region); }, 11, road->symbol);
    if (place) put("inn", place->at, std::clamp(place->room, 8.0, 12.0));
  }

  // Puts a portal where the road goes in and where it comes out, or a single one if the road is
  // nowhere hidden.
  void place_portals(const RoadPlan& road) {
    constexpr double radius = 9.5;
    bool any = false;
    for (const auto& line : road.path.polylines()) {
      const Point mouth = line.back();
      if (mouth.x < 1 || mouth.y < 1 || mouth.x > 99 || mouth.y > 99) continue;
      put("tunnel",
          {std::clamp(mouth.x, radius, 100 - radius), std::clamp(mouth.y, radius, 100 - radius)},
          radius);
      any = true;
    }
    if (!any) put("tunnel", road.symbol, radius);
  }

  void in_region(const std::string& mark, int wanted, double radius) {
    const auto place =
        grid_.roomiest([&](int region) { return region == wanted; }, radius, plan_.outline.centre);
    if (place) put(mark, place->at, std::clamp(place->room - 2, 7.0, radius));
  }

  void place_free(const std::string& mark) {
    const std::string_view name = name_of(mark);
    const Point centre = plan_.outline.centre;
    const double most = mark.starts_with("wheel:") ? 14
                        : name == "abbey"          ? 40
                        : is_goal(name)            ? (is_bare(mark) ? 20 : 16)
                                                   : 14;
    const bool urban = mark.ends_with("/city") && name == "bathhouse";
    auto place =
        grid_.roomiest([&](int region) { return is_field(region) != urban; }, most, centre);
    if (!place || (place->room < 11 && !is_rural(name)))
      place = grid_.roomiest([](int) { return true; }, most, centre);
    if (!place) place = Place{centre, most, 0};
    put(mark, place->at, std::clamp(place->room - 1.5, 6.5, most));
  }

  // Spreads houses over the room left in cities.
  void place_houses() {
    for (int n = 0; n < 14 * squares(); ++n) {
      const auto place =
          grid_.roomiest([&](int region) { return !is_field(region); }, 10, plan_.outline.centre);
      if (!place || place->room < 5.5) break;
      const double size = std::clamp(place->room / 7, 0.85, n % 3 == 0 ? 1.35 : 1.1);
      result_.houses.push_back({place->at, size});
      grid_.occupy(place->at, 5.6 * size);
    }
    // From back to front, since houses in front cover others.
    std::ranges::stable_sort(result_.houses, {},
                             [](const PlacedHouse& house) { return house.at.y; });
  }

  void place_green() {
    const bool wide = plan_.outline.width > 300;
    for (int n = 0; n < (wide ? 24 : 10 * squares()); ++n) {
      const auto place = grid_.roomiest([&](int region) { return is_field(region); },
                                        wide ? 30 : 12, Point{20, 15});
      if (!place || place->room < 5) return;
      const bool tree = n % 3 == 1 && place->room > 6.5;
      (tree ? result_.trees : result_.tufts).push_back(place->at);
      grid_.occupy(place->at, wide ? 22 : 10);
    }
  }

  int squares() const { return static_cast<int>(plan_.outline.width / 100); }

  const Tile& tile_;
  const TilePlan& plan_;
  PlaceGrid grid_;
  TileSymbols result_;
};

}  // namespace

TileSymbols place_symbols(const Tile& tile, const TilePlan& plan) {
  return Placer(tile, plan).run();
}

std::shared_ptr<const TileGround> TileGroundCache::of(const Tile& tile) {
  {
    const std::lock_guard<PageMutex> lock(mutex_);
    if (const auto found = known_.find(&tile); found != known_.end()) return found->second;
  }
  // Two threads may compute the same ground at once; the first result is kept.
  auto made = std::make_shared<const TileGround>(tile);
  const std::lock_guard<PageMutex> lock(mutex_);
  return known_.try_emplace(&tile, std::move(made)).first->second;
}

std::shared_ptr<const TileGround> ground_of(const Tile& tile, TileGroundCache* grounds) {
  return grounds != nullptr ? grounds->of(tile) : std::make_shared<const TileGround>(tile);
}

}  // namespace cartulary::docgen
