#include "tests/support/played_table.h"

#include <algorithm>

#include "tests/support/catch.h"

namespace cartulary::test {

bool is_building(const std::string& at) {
  return at.find(' ') == std::string::npos && at != "field";
}

void PlayedTable::lay(const Placement& placement) {
  if (!board.place(placement)) FAIL("a tile cannot lie there");
  lying.push_back(placement);
  before = std::move(table);
  table = std::make_unique<BruteTable>(lying, tokens, tunnel_tokens);
}

void PlayedTable::put(const PositionFigure& token) {
  const bool ferry = token.figure == "ferry";
  if (ferry)
    std::erase_if(tokens, [&](const PositionFigure& other) {
      return other.figure == token.figure && other.cell == token.cell;
    });
  tokens.push_back(token);
  table = std::make_unique<BruteTable>(lying, tokens, tunnel_tokens);
  if (ferry) send_home_lonely();
}

bool PlayedTable::is_free(const std::string& element, const PositionFigure& wanted) const {
  const bool follows = element == "builder" || element == "pig";
  if (is_building(wanted.at)) {
    return !follows && std::none_of(figures.begin(), figures.end(), [&](const auto& each) {
      return each.cell == wanted.cell && each.at == wanted.at;
    });
  }
  const BruteTable& now = *table;
  for (const Blob& blob : now.blobs()) {
    if (!now.on(wanted, blob)) continue;
    bool own = false, any = false, barn = false;
    for (const PositionFigure& each : figures) {
      if (!now.on(each, blob)) continue;
      any = any || BruteTable::follower(each.figure);
      barn = barn || each.figure == "barn";
      own = own || (BruteTable::follower(each.figure) && each.player == wanted.player);
    }
    if (barn) return false;
    return element == "barn" || (follows ? own : !any);
  }
  return false;
}

void PlayedTable::send_home(std::string id) {
  supply.insert(id);
  if (fairy == id) fairy.clear();
  std::erase_if(figures, [&](const PositionFigure& each) { return each.note == id; });
  send_home_lonely();
}

void PlayedTable::send_home_lonely() {
  const BruteTable& now = *table;
  std::vector<std::string> alone;
  for (const PositionFigure& each : figures) {
    if (each.figure != "builder" && each.figure != "pig") continue;
    for (const Blob& blob : now.blobs())
      if (now.on(each, blob) &&
          std::none_of(figures.begin(), figures.end(), [&](const PositionFigure& other) {
            return other.player == each.player && BruteTable::follower(other.figure) &&
                   now.on(other, blob);
          }))
        alone.push_back(each.note);
  }
  for (const std::string& each : alone) {
    supply.insert(each);
    std::erase_if(figures, [&](const PositionFigure& other) { return other.note == each; });
  }
}

std::vector<std::string> PlayedTable::score(const std::string& player, const Placement& placement) {
  const BruteTable& last = *before;
  const BruteTable& now = *table;
  score_barns(now);
  std::vector<std::string> wagons;
  for (const Blob& blob : now.blobs()) {
    if (blob.open || (blob.kind != SegmentKind::City && blob.kind != SegmentKind::Road)) continue;
    const bool old = std::any_of(last.blobs().begin(), last.blobs().end(), [&](const Blob& other) {
      return !other.open && other.parts == blob.parts;
    });
    if (!old) complete(player, now, blob, wagons);
  }
  for (const Cell cell : now.around(placement.cell).cells) complete_building(now, cell, wagons);
  placed_barn.clear();
  return wagons;
}

void PlayedTable::complete(const std::string& player, const BruteTable& now, const Blob& blob,
                           std::vector<std::string>& wagons) {
  const int size = static_cast<int>(blob.cells.size());
  const bool city = blob.kind == SegmentKind::City;
  if (city) {
    for (const auto& [tile, segment] : blob.parts)
      if (const std::string& kind = lying[tile].tile->segments[segment].trade; !kind.empty())
        ++goods[kind][player];
    if (size > largest) king = player, largest = size;
  } else if (size > longest) {
    baron = player, longest = size;
  }
  const Figures there = on(now, blob);
  pay(now, there, blob.kind, blob.pennants, now.value(blob));
  for (const PositionFigure& each : there)
    if (each.figure == "wagon") wagons.push_back(each.note);
  clear(there);
}

void PlayedTable::complete_building(const BruteTable& now, Cell cell,
                                    std::vector<std::string>& wagons) {
  const auto around = now.around(cell);
  if (around.cells.size() != 9) return;
  Figures there;
  for (const PositionFigure& each : figures)
    if (each.cell == cell && is_building(each.at) && !each.at.empty()) there.push_back(each);
  if (there.empty()) return;
  const int vineyards = there.front().at == "garden" ? 0 : 3 * around.vineyards;
  pay(now, there, SegmentKind::Cloister, 0, 9 + vineyards);
  for (const PositionFigure& each : there)
    if (each.figure == "wagon") wagons.push_back(each.note);
  clear(there);
}

void PlayedTable::score_barns(const BruteTable& now) {
  for (const Blob& farm : now.blobs()) {
    if (farm.kind != SegmentKind::Field) continue;
    const Figures there = on(now, farm);
    bool barn = false, placed = false;
    for (const PositionFigure& each : there) {
      barn = barn || each.figure == "barn";
      placed = placed || (each.figure == "barn" && each.note == placed_barn);
    }
    if (!barn) continue;
    const int cities = now.cities_of(farm).first;
    for (const std::string& owner : now.most(there, SegmentKind::Field, 0)) {
      int each = placed ? 3 : 1;
      for (const PositionFigure& pig : there)
        each += pig.figure == "pig" && pig.player == owner ? 1 : 0;
      points[owner] += (each + (now.has_herd(farm) ? 1 : 0)) * cities;
    }
    for (const PositionFigure& each : there)
      if (each.note == fairy && BruteTable::follower(each.figure)) points[each.player] += 3;
    clear(there);
  }
}

void PlayedTable::final_scoring(bool kings) {
  Figures last = figures;
  last.insert(last.end(), tokens.begin(), tokens.end());
  for (const PositionFigure& each : figures)
    if (each.note == fairy) last.push_back({"", "fairy", each.cell, each.at, 1, {}});
  for (const auto& [player, brought] : BruteTable(lying, last, tunnel_tokens).score().final)
    points[player] += brought;
  for (const auto& [kind, owned] : goods) {
    int most = 0;
    for (const auto& [player, count] : owned) most = std::max(most, count);
    for (const auto& [player, count] : owned)
      if (count == most) points[player] += 10;
  }
  const BruteTable& now = *table;
  for (const Blob& blob : now.blobs()) {
    if (blob.open || !kings) continue;
    if (blob.kind == SegmentKind::City && !king.empty()) ++points[king];
    if (blob.kind == SegmentKind::Road && !baron.empty()) ++points[baron];
  }
}

Figures PlayedTable::on(const BruteTable& now, const Blob& blob) const {
  Figures there;
  for (const PositionFigure& each : figures)
    if (now.on(each, blob)) there.push_back(each);
  return there;
}

void PlayedTable::clear(const Figures& there) {
  for (const PositionFigure& each : there) {
    if (each.figure == "barn") continue;
    supply.insert(each.note);
    if (fairy == each.note) fairy.clear();
    std::erase_if(figures, [&](const PositionFigure& other) { return other.note == each.note; });
  }
}

void PlayedTable::pay(const BruteTable& now, const Figures& there, SegmentKind kind, int pennants,
                      int worth) {
  for (const std::string& owner : now.most(there, kind, pennants)) points[owner] += worth;
  for (const PositionFigure& each : there)
    if (each.note == fairy) points[each.player] += 3;
}

}  // namespace cartulary::test
