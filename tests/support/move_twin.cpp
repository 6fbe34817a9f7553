#include "tests/support/move_twin.h"

#include <algorithm>
#include <cstdlib>

namespace cartulary::test {
namespace {

const std::set<std::string> plain = {"follower", "large-follower", "phantom"};

bool is_monastery(const std::string& at) {
  return at.find(' ') == std::string::npos && at != "field" && at != "garden";
}

// Where a figure of that kind stands at all.
bool suits(const std::string& figure, const std::string& at) {
  const bool city = at.starts_with("city"), road = at.starts_with("road");
  const bool field = at.starts_with("field"), corner = at.starts_with("corner");
  if (at.starts_with("river")) return false;
  if (figure == "barn" || corner) return figure == "barn" && corner;
  if (plain.contains(figure)) return at != "garden";
  if (figure == "mayor") return city;
  if (figure == "wagon") return city || road || is_monastery(at);
  if (figure == "abbot") return !city && !road && !field;
  if (figure == "builder") return city || road;
  return figure == "pig" && field;
}

bool is_guard(const PositionFigure& figure) {
  return figure.note == "on the tower";
}

}  // namespace

MoveTwin::MoveTwin(std::vector<Placement> lying, const std::vector<PositionFigure>& figures,
                   const std::vector<Prisoner>& prisoners, const GameMoment& moment,
                   bool tunnel_tokens)
    : figures_(figures),
      prisoners_(prisoners),
      moment_(moment),
      table_(std::move(lying), figures_, tunnel_tokens) {
  for (std::size_t i = 0; i < table_.lying().size(); ++i) at_[table_.lying()[i].cell] = i;
}

const PositionFigure* MoveTwin::find(const std::string& figure) const {
  for (const PositionFigure& each : figures_)
    if (each.figure == figure) return &each;
  return nullptr;
}

int MoveTwin::pieces(Cell tower) const {
  int sum = 0;
  for (const PositionFigure& each : figures_)
    if (each.figure == "tower-piece" && each.cell == tower) sum += each.count;
  return sum;
}

bool MoveTwin::guarded(Cell tower) const {
  return std::any_of(figures_.begin(), figures_.end(), [&](const PositionFigure& each) {
    return each.cell == tower && is_guard(each);
  });
}

// ---- the tile

bool MoveTwin::may_lay(const Placement& placement) const {
  if (moment_.step != GameStep::Tile || lies(placement.cell)) return false;
  bool volcano = false;
  for (const Placement& each : table_.lying())
    volcano = volcano || has_symbol(*each.tile, "volcano");
  if (has_symbol(*placement.tile, "dragon") && !volcano) return false;
  int touching = 0;
  for (const Side side : all_sides) {
    const Cell next = beside(placement.cell, side);
    if (!lies(next)) continue;
    ++touching;
    const Placement& other = table_.lying()[at_.at(next)];
    const auto turns = static_cast<std::size_t>(placement.rotation);
    const auto theirs = static_cast<std::size_t>(other.rotation);
    const char mine = placement.tile->edges[(index(side) + 4 - turns) % 4];
    const char its = other.tile->edges[(index(side) + 2 + 4 - theirs) % 4];
    if (mine != its && mine != '*' && its != '*') return false;
  }
  return has_symbol(*placement.tile, "abbey") ? touching == 4 : touching > 0;
}

// ---- figures

bool MoveTwin::has_left(const std::string& figure) const {
  int out = 0;
  for (const PositionFigure& each : figures_)
    out += each.player == moment_.player && each.figure == figure ? 1 : 0;
  for (const Prisoner& each : prisoners_)
    out += each.player == moment_.player && each.figure == figure ? 1 : 0;
  return out < (figure == "follower" ? 7 : 1);
}

const Blob* MoveTwin::blob_of(const PositionFigure& figure) const {
  const auto part = figure.at.empty() ? std::nullopt : table_.stands(figure);
  if (!part) return nullptr;
  for (const Blob& blob : table_.blobs())
    if (blob.parts.contains(*part)) return &blob;
  return nullptr;
}

bool MoveTwin::is_free(const std::string& figure, const PositionFigure& wanted) const {
  const bool helper = figure == "builder" || figure == "pig";
  const Blob* blob = blob_of(wanted);
  bool own = false, any = false, barn = false;
  for (const PositionFigure& each : figures_) {
    if (each.at.empty()) continue;
    const bool there = blob != nullptr && !wanted.at.starts_with("cloister")
                           ? blob_of(each) == blob
                           : each.cell == wanted.cell && each.at == wanted.at;
    if (!there) continue;
    any = any || BruteTable::follower(each.figure);
    own = own || (BruteTable::follower(each.figure) && each.player == wanted.player);
    barn = barn || each.figure == "barn";
  }
  if (figure == "barn") return !barn;
  return helper ? own : !any && !barn;
}

// Roads and cities with an open end, cloisters and gardens with a hole around them, every farm.
bool MoveTwin::is_open(const PositionFigure& wanted) const {
  const Blob* blob = blob_of(wanted);
  if (blob != nullptr && blob->kind == SegmentKind::Field) return true;
  if (blob != nullptr && (blob->kind == SegmentKind::Road || blob->kind == SegmentKind::City))
    return blob->open;
  return table_.around(wanted.cell).cells.size() < 9;
}

// Around the corner lie four tiles, and each shows one field on both sides of it and no city.
bool MoveTwin::barn_fits(Cell cell, const std::string& corner) const {
  const int right = corner == "NE" || corner == "SE" ? 1 : 0;
  const int down = corner == "SE" || corner == "SW" ? 1 : 0;
  const RimPoint middle{4 * (cell.x + right), 4 * (cell.y + down)};
  bool laid = false;
  for (int i = 0; i < 4; ++i) {
    const Cell each = moved(cell, right - i % 2, down - i / 2);
    if (!lies(each)) return false;
    laid = laid || each == moment_.laid;
    const std::size_t number = at_.at(each);
    std::size_t fields = 0;
    for (std::size_t s = 0; s < tile(each).segments.size(); ++s) {
      std::size_t near = 0;
      for (const unsigned stored : BruteTable::rim_of(tile(each), s)) {
        const RimPoint point = table_.on_table(number, stored);
        near += std::abs(point.first - middle.first) + std::abs(point.second - middle.second) == 1
                    ? 1U
                    : 0U;
      }
      const SegmentKind kind = tile(each).segments[s].kind;
      if (near > 0 && kind == SegmentKind::City) return false;
      if (kind == SegmentKind::Field && near == 2) ++fields;
    }
    if (fields != 1) return false;
  }
  return laid;
}

std::optional<bool> MoveTwin::may_put(const std::string& figure, Cell cell,
                                      const std::string& at) const {
  if (moment_.step != GameStep::Figure || !lies(cell)) return false;
  if (moment_.so_far.acted && figure != "phantom") return false;
  if (!has_left(figure)) return false;
  if (at == "tower") {
    if (figure == "abbot") return std::nullopt;
    return plain.contains(figure) && pieces(cell) > 0 && !guarded(cell);
  }
  if (!suits(figure, at)) return false;
  const PositionFigure wanted{moment_.player, figure, cell, at, 1, {}};
  if (figure == "barn") return barn_fits(cell, at.substr(7)) && is_free(figure, wanted);
  const Cell laid = *moment_.laid;
  if (cell == laid) return !has_symbol(tile(laid), "volcano") && is_free(figure, wanted);
  const PositionFigure* dragon = find("dragon");
  return has_symbol(tile(laid), "magic-portal") && BruteTable::follower(figure) &&
         !moment_.so_far.portal && (dragon == nullptr || dragon->cell != cell) && is_open(wanted) &&
         is_free(figure, wanted);
}

// ---- fairy, tower, princess, ransom, dragon

bool MoveTwin::may_join_fairy(Cell cell) const {
  if (!acts()) return false;
  const PositionFigure* fairy = find("fairy");
  return std::any_of(figures_.begin(), figures_.end(), [&](const PositionFigure& each) {
    const bool stands =
        fairy != nullptr && fairy->cell == cell && (fairy->at.empty() || fairy->at == each.at);
    return each.cell == cell && each.player == moment_.player &&
           BruteTable::follower(each.figure) && !stands;
  });
}

bool MoveTwin::may_raise(Cell tower, int left) const {
  return left > 0 && acts() && lies(tower) && has_symbol(tile(tower), "tower-foundation") &&
         !guarded(tower);
}

bool MoveTwin::may_capture(const PositionFigure& figure) const {
  if (moment_.waits_for != "capture" || !BruteTable::follower(figure.figure)) return false;
  const Cell tower = *moment_.so_far.raised;
  const int across = std::abs(figure.cell.x - tower.x), down = std::abs(figure.cell.y - tower.y);
  return (across == 0 || down == 0) && across + down <= pieces(tower);
}

bool MoveTwin::may_send_home(const PositionFigure& figure) const {
  if (!acts() || !BruteTable::follower(figure.figure)) return false;
  const Blob* blob = blob_of(figure);
  if (blob == nullptr) return false;
  const std::size_t laid = at_.at(*moment_.laid);
  for (std::size_t s = 0; s < tile(*moment_.laid).segments.size(); ++s)
    if (tile(*moment_.laid).segments[s].has(SegmentMark::Princess) &&
        blob->parts.contains({laid, s}))
      return true;
  return false;
}

bool MoveTwin::may_ransom(const std::string& player, const std::string& figure) const {
  if (moment_.step == GameStep::Over || moment_.so_far.player != player || moment_.so_far.ransomed)
    return false;
  return std::any_of(prisoners_.begin(), prisoners_.end(), [&](const Prisoner& each) {
    return each.player == player && each.figure == figure;
  });
}

bool MoveTwin::may_tunnel(Cell cell, std::size_t side, int pair, int pairs) const {
  if (moment_.step == GameStep::Over || moment_.so_far.tunnelled || pair > pairs) return false;
  const bool opens = std::any_of(
      tile(cell).segments.begin(), tile(cell).segments.end(), [&](const Segment& segment) {
        return segment.has(SegmentMark::Tunnel) && (segment.sides >> side & 1U) != 0;
      });
  int used = 0;
  for (const PositionFigure& each : figures_) {
    if (each.figure != "tunnel-token") continue;
    if (each.cell == cell && each.at == std::string("road ") + "NESW"[side]) return false;
    used += each.player == moment_.player && each.pair == pair ? 1 : 0;
  }
  return opens && used < 2;
}

bool MoveTwin::may_ferry(Cell cell, const std::string& roads) const {
  if (!moment_.waits_for.starts_with("ferry") || !has_symbol(tile(cell), "ferry-lake"))
    return false;
  for (const char side : roads)
    if (!find_spot(tile(cell), std::string("road ") + side)) return false;
  const PositionFigure* lies = nullptr;
  for (const PositionFigure& each : figures_)
    if (each.figure == "ferry" && each.cell == cell) lies = &each;
  if (lies == nullptr) return cell == *moment_.laid;
  const auto& done = moment_.so_far.ferries;
  return cell != *moment_.laid && moment_.waits_for != "ferry" && lies->at != roads &&
         std::count(done.begin(), done.end(), cell) == 0 &&
         table_.first_ferries(at_.at(*moment_.laid)).contains(cell);
}

bool MoveTwin::may_fly(Side side) const {
  const PositionFigure* dragon = find("dragon");
  if (moment_.waits_for != "dragon" || dragon == nullptr) return false;
  const Cell next = beside(dragon->cell, side);
  const PositionFigure* fairy = find("fairy");
  return lies(next) && (fairy == nullptr || fairy->cell != next) &&
         std::count(moment_.so_far.flown.begin(), moment_.so_far.flown.end(), next) == 0;
}

}  // namespace cartulary::test
