// Finds the tiles that fit a pattern by brute force, with letters and rotated strings, edition by
// edition, and none of the engine's sets, bits, bags or indexes. The engine's answers are compared
// with it.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/bag/fit.h"
#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary::brute {

// For each side N E S W the letters that it accepts: {"c", "cfrs", "r", "f"} is c?rf.
using Sides = std::array<std::string, 4>;

struct Fit {
  std::string tile;
  int copies = 0;
  std::vector<int> degrees;
  friend bool operator==(const Fit&, const Fit&) = default;
};

// The pattern as a person would write it.
inline std::string written(const Sides& sides) {
  std::string text;
  for (const std::string& letters : sides) {
    if (letters == "cfrs")
      text += "?";
    else if (letters.size() == 1)
      text += letters;
    else
      text += "[" + letters + "]";
  }
  return text;
}

inline std::string turned(const std::string& edges) {
  return edges.substr(edges.size() - 1) + edges.substr(0, edges.size() - 1);
}

// The edition in which a set counts: goes back from the one asked for to one that the set has,
// otherwise takes the set's first.
inline Edition edition_of(const TileSet& set, Edition asked) {
  const auto has = [&set](Edition edition) {
    return std::find(set.editions.begin(), set.editions.end(), edition) != set.editions.end();
  };
  std::vector<Edition> order;
  if (asked == Edition::C1) order = {Edition::C1};
  if (asked == Edition::C2) order = {Edition::C2, Edition::C1};
  if (asked == Edition::C3) order = {Edition::C3, Edition::C2, Edition::C1};
  if (asked == Edition::C3_1) order = {Edition::C3_1, Edition::C3, Edition::C2, Edition::C1};
  if (asked == Edition::WE) order = {Edition::WE, Edition::C2, Edition::C1};
  order.insert(order.end(), {Edition::C1, Edition::C2, Edition::C3, Edition::C3_1, Edition::WE});
  for (const Edition edition : order)
    if (has(edition)) return edition;
  return asked;
}

// The edition whose tiles count: goes back from `counted` to an edition in which tiles of the set
// are recorded.
inline Edition tile_edition_of(const Catalog& catalog, const TileSet& set, Edition counted) {
  const std::vector<Edition> years = {Edition::C1, Edition::C2, Edition::C3, Edition::C3_1};
  const auto begin = counted == Edition::WE
                         ? 2
                         : 1 + (std::find(years.begin(), years.end(), counted) - years.begin());
  std::vector<Edition> order(years.begin(), years.begin() + begin);
  if (counted == Edition::WE) order.push_back(Edition::WE);
  for (auto edition = order.rbegin(); edition != order.rend(); ++edition)
    for (const Tile& tile : catalog.tiles())
      if (tile.set == set.id && tile.copies_in(*edition) > 0) return *edition;
  return counted;
}

// The drawable tiles with their copies, in the order of the catalog.
inline std::vector<std::pair<const Tile*, int>> bag(const Catalog& catalog,
                                                    const Selection& selection) {
  std::vector<std::pair<const Tile*, int>> tiles;
  const auto amount = [](const std::map<std::string, int>& counts, const std::string& id) {
    const auto found = counts.find(id);
    return found == counts.end() ? 0 : found->second;
  };
  for (const TileSet& set : catalog.sets()) {
    const int quantity = amount(selection.sets, set.id);
    const auto own = selection.editions.find(set.id);
    const Edition edition = tile_edition_of(
        catalog, set,
        edition_of(set, own == selection.editions.end() ? selection.edition : own->second));
    for (const Tile& tile : catalog.tiles()) {
      if (tile.set != set.id || tile.cls != TileClass::Land || tile.shape != Shape::Square)
        continue;
      if (tile.edges.find_first_not_of("cfrs") != std::string::npos) continue;
      const int copies = tile.copies_in(edition) * quantity + amount(selection.tiles, tile.id) -
                         amount(selection.without, tile.id) - amount(selection.used, tile.id);
      if (copies > 0) tiles.emplace_back(&tile, copies);
    }
  }
  return tiles;
}

inline std::vector<Fit> fit(const std::vector<std::pair<const Tile*, int>>& tiles,
                            const Sides& sides) {
  std::vector<Fit> fits;
  for (const auto& [tile, copies] : tiles) {
    Fit found{tile->id, copies, {}};
    std::string edges = tile->edges;
    for (int degrees = 0; degrees < 360; degrees += 90, edges = turned(edges)) {
      bool lies = true;
      for (std::size_t side = 0; side < 4; ++side)
        lies = lies && sides[side].find(edges[side]) != std::string::npos;
      if (lies) found.degrees.push_back(degrees);
    }
    if (!found.degrees.empty()) fits.push_back(found);
  }
  return fits;
}

// The engine's answer in the same form.
inline std::vector<Fit> same_form(const FitAnswer& answer) {
  std::vector<Fit> fits;
  for (const FittingTile& tile : answer.tiles) {
    Fit found{tile.tile->id, tile.copies, {}};
    for (const Rotation r : all_rotations)
      if (tile.rotations.contains(r)) found.degrees.push_back(degrees(r));
    fits.push_back(found);
  }
  return fits;
}

// The 625 patterns of c, f, r, s and ?.
inline std::vector<Sides> all_patterns() {
  const std::array<std::string, 5> letters = {"c", "f", "r", "s", "cfrs"};
  std::vector<Sides> patterns;
  for (const std::string& n : letters)
    for (const std::string& e : letters)
      for (const std::string& s : letters)
        for (const std::string& w : letters) patterns.push_back({n, e, s, w});
  return patterns;
}

// Random sides, each with at least one letter.
inline Sides random_sides(std::mt19937& random) {
  Sides sides;
  for (std::string& letters : sides) {
    while (letters.empty())
      for (const char letter : std::string("cfrs"))
        if (random() % 2 == 0) letters += letter;
  }
  return sides;
}

// Returns "" if the engine agrees with brute force, else the pattern.
inline std::string difference(const ReadyBag& ready,
                              const std::vector<std::pair<const Tile*, int>>& tiles,
                              const Sides& sides) {
  const std::string pattern = written(sides);
  const auto parsed = parse_pattern(pattern);
  if (!parsed) return pattern + " is not read";
  const FitAnswer answer = cartulary::fit(ready, *parsed, {});
  const std::vector<Fit> expected = fit(tiles, sides);
  int copies = 0;
  int all = 0;
  for (const Fit& found : expected) copies += found.copies;
  for (const auto& [tile, count] : tiles) all += count;
  const bool same = same_form(answer) == expected && answer.copies == copies &&
                    answer.designs == static_cast<int>(expected.size()) && answer.bag == all;
  return same ? "" : pattern;
}

}  // namespace cartulary::brute
