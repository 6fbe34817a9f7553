#include "tiledb/content/claim_count.h"

#include <algorithm>

#include "engine/bag/selection.h"
#include "engine/tile/edge_code.h"

namespace cartulary::tiledb {
namespace {

int marks_of(const ClaimCount& count, const Tile& tile) {
  int marks = 0;
  for (const std::string& name : count.has) marks += count_marks(tile, name);
  return marks;
}

bool is_counted(const ClaimCount& count, const std::optional<EdgeCode>& edges, const Tile& tile) {
  const auto& classes = count.classes;
  if (!classes.empty() &&
      std::find(classes.begin(), classes.end(), to_text(tile.cls)) == classes.end())
    return false;
  if (!count.shape.empty() && count.shape != to_text(tile.shape)) return false;
  if (edges && edge_code(tile) != edges) return false;
  return count.has.empty() || marks_of(count, tile) > 0;
}

int worth(const ClaimCount& count, const Tile& tile) {
  if (count.unit == "marks") return marks_of(count, tile);
  return count.unit == "pieces" ? tile.pieces : 1;
}

int count_in_set(const Catalog& catalog, const ClaimResult& claim,
                 const std::optional<EdgeCode>& edges, const TileSet& set) {
  Selection selection;
  selection.edition = claim.edition;
  const Edition edition = edition_for(selection, set);
  int sum = 0;
  for (const Tile& tile : catalog.tiles_of(set.id)) {
    if (!is_counted(claim.count, edges, tile)) continue;
    int copies = tile.copies_in(edition);
    const auto drop = set.mega_drops.find(tile.id);
    if (claim.dropped && drop != set.mega_drops.end()) copies = std::max(0, copies - drop->second);
    sum += copies * worth(claim.count, tile);
  }
  return sum;
}

}  // namespace

int count_claim(const Catalog& catalog, const ClaimResult& claim) {
  const std::vector<std::string>& sets = claim.count.sets;
  const std::optional<EdgeCode> edges = parse_edge_code(claim.count.edges);
  int sum = 0;
  for (const TileSet& set : catalog.sets()) {
    const bool named = std::find(sets.begin(), sets.end(), set.id) != sets.end();
    if (sets.empty() ? set.in_mega : named) sum += count_in_set(catalog, claim, edges, set);
  }
  return sum;
}

std::optional<int> sum_of_claims(const std::vector<ClaimResult>& claims, std::string_view prefix) {
  std::optional<int> sum;
  for (const ClaimResult& claim : claims)
    if (claim.sum_of.empty() && claim.id.starts_with(prefix)) sum = sum.value_or(0) + claim.copies;
  return sum;
}

}  // namespace cartulary::tiledb
