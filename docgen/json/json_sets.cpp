#include "docgen/json/json_sets.h"

#include <algorithm>

#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"
#include "docgen/json/tile_answer_keys.h"
#include "engine/text/contract.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// Counts pieces, as CAR's Tile Overview does (a wheel is 16), in the edition with the most.
int pieces_of_class(std::span<const Tile> tiles, TileClass cls) {
  int most = 0;
  for (Edition edition : all_editions) {
    int pieces = 0;
    for (const Tile& tile : tiles)
      if (tile.cls == cls) pieces += tile.copies_in(edition) * tile.pieces;
    most = std::max(most, pieces);
  }
  return most;
}

void put_land_copies(AnswerWriter& json, const Catalog& catalog, const TileSet& set) {
  json.open_object(Layout::Inline);
  if (set.kind != SetKind::Box)
    for (Edition edition : set.editions)
      json.add(to_text(edition), land_copies(catalog, set, edition));
  json.close();
}

void put_set_tiles(AnswerWriter& json, const Catalog& catalog, std::span<const Tile> tiles) {
  std::vector<SetTile> told;
  for (const Tile& tile : tiles) told.push_back({&tile});
  put_answer_value(json, told, {.catalog = &catalog});
}

void put_ruling_counts(AnswerWriter& json, std::span<const Ruling> rulings) {
  json.open_object(Layout::Inline).add("total", rulings.size());
  for (std::size_t i = 0; i < ruling_status_names.size(); ++i)
    json.add(ruling_status_names[i],
             std::count_if(rulings.begin(), rulings.end(), [&](const Ruling& ruling) {
               return ruling.status == static_cast<RulingStatus>(i);
             }));
  json.close();
}

void put_opening(AnswerWriter& json, const SetRules* opening) {
  if (opening == nullptr) {
    json.null();
    return;
  }
  json.open_object();
  add_opening(json, opening);
  json.close();
}

// Writes a member that is derived from the set's tiles.
void put_of_tiles(AnswerWriter& json, Derived derived, const TileSet& set, const Catalog& catalog) {
  const std::span<const Tile> tiles = catalog.tiles_of(set.id);
  if (derived == Derived::LandCopies) return put_land_copies(json, catalog, set);
  if (derived == Derived::SetTiles) return put_set_tiles(json, catalog, tiles);
  if (derived == Derived::ExtraPieces) {
    json.value(pieces_of_class(tiles, TileClass::Extra));
  } else if (derived == Derived::SpecialPieces) {
    json.value(pieces_of_class(tiles, TileClass::Special));
  } else {
    json.value(std::ranges::count(tiles, TileClass::Land, &Tile::cls));
  }
}

// Lists of sets have no rulebook: only a set shown alone counts its rules.
const Rulebook& rulebook_of(const Linked& linked) {
  CARTULARY_REQUIRES(linked.rulebook != nullptr);
  return *linked.rulebook;
}

}  // namespace

int land_copies(const Catalog& catalog, const TileSet& set, Edition edition) {
  int copies = 0;
  for (const Tile& tile : catalog.tiles_of(set.id))
    if (tile.cls == TileClass::Land) copies += tile.copies_in(edition);
  return copies;
}

void put_derived(AnswerWriter& json, const DerivedMember& member, const TileSet& set,
                 const Linked& linked) {
  json.key(member.name);
  switch (member.derived) {
    case Derived::Mega:
      return put_answer(json, MegaSet{&set}, {});
    case Derived::RuleCount:
      json.value(rulebook_of(linked).rules_of(set.id).size());
      return;
    case Derived::RulingCounts:
      return put_ruling_counts(json, rulebook_of(linked).rulings_of(set.id));
    case Derived::VariantCount:
      json.value(std::ranges::count(rulebook_of(linked).variants(), set.id, &Variant::set));
      return;
    case Derived::Opening:
      return put_opening(json, rulebook_of(linked).opening_of(set.id));
    default:
      return put_of_tiles(json, member.derived, set, *linked.catalog);
  }
}

void put_derived_cell(AnswerWriter& json, const DerivedMember& member, const TileSet& set,
                      const Linked& linked) {
  if (member.derived != Derived::LandCopies) return put_derived(json, member, set, linked);
  json.key(member.name).open_object();
  for (Edition edition : all_editions) {
    const bool counts = set.kind != SetKind::Box && set.has_edition(edition);
    json.add(to_text(edition),
             counts ? std::optional(land_copies(*linked.catalog, set, edition)) : std::nullopt);
  }
  json.close();
}

void put_cell(AnswerWriter& json, const std::vector<ContainedSet>& contains, bool) {
  json.open_array();
  for (const ContainedSet& contained : contains) {
    if (contained.partial) continue;
    json.open_object().add("set", contained.set).add("quantity", contained.quantity);
    if (contained.edition) json.add("edition", to_text(*contained.edition));
    json.close();
  }
  json.close();
}

void put_own_form(AnswerWriter& json, const ShortSet& told, const AnswerContext& context) {
  json.open_object(Layout::Inline);
  add_listed<SetInShort>(json, {nullptr, context.catalog}, *told.set);
  json.close();
}

std::vector<ShortSet> sets_of(const SetsPage& page) {
  const std::span<const TileSet> sets = page.catalog.sets();
  const PageRange range = range_of(page.paging, sets.size());
  std::vector<ShortSet> told;
  for (const TileSet& set : sets.subspan(range.begin, range.end - range.begin))
    told.push_back({&set});
  return told;
}

void put_sets(AnswerWriter& json, const Catalog& catalog, const Paging& paging) {
  put_answer(json, SetsPage{catalog, paging}, {.catalog = &catalog});
}

std::string sets_json(const Catalog& catalog, const Paging& paging) {
  return written<JsonWriter>(put_sets, catalog, paging);
}

void put_set(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
             const TileSet& set) {
  json.open_object();
  add_members(json, {&rulebook, &catalog}, set);
  json.close();
}

std::string set_json(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set) {
  JsonWriter json;
  put_set(json, catalog, rulebook, set);
  return json.take();
}

}  // namespace cartulary::docgen
