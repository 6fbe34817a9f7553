#include "engine/bag/collection.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/bag/selection_sets.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

// Uses the parser of SetCollector, so that the notation of --sets is parsed in one place only.
class SetListReader {
 public:
  explicit SetListReader(const Catalog& catalog) : catalog_(catalog) {}

  Result<Collection> read(std::string_view text) {
    for (const std::string_view whole : split(text, ',')) {
      const std::string_view part = trimmed(whole).empty() ? whole : trimmed(whole);
      const auto read = SetCollector(catalog_, unused_).read_part(text, part);
      if (!read) return read.error();
      if (Status added = add(read->name, read->quantity, read->edition); !added) {
        Error error = added.error();
        const auto offset = static_cast<std::size_t>(part.data() - text.data());
        error.excerpt = caret_excerpt(text, utf8_column(text, offset));
        return error;
      }
    }
    return std::move(collection_);
  }

 private:
  Status add(const std::string& name, int quantity, std::optional<Edition> edition) {
    const auto set = catalog_.need_set(name, "sets");
    if (!set) return set.error();
    const std::string& id = (*set)->id;
    if (quantity == 0) return Done{};
    if (const auto before = collection_.boxes.find(id); before != collection_.boxes.end()) {
      const auto own = collection_.editions.find(id);
      const bool same = own == collection_.editions.end() ? !edition : edition == own->second;
      if (!same)
        return Error{.where = "sets",
                     .what = said("sets.in-two-editions", {{"set", id}}),
                     .fix = said("sets.name-once")};
    }
    collection_.boxes[id] += quantity;
    if (edition) collection_.editions[id] = *edition;
    return Done{};
  }

  const Catalog& catalog_;
  Selection unused_;
  Collection collection_;
};

namespace {

std::optional<Edition> said_of(const Collection& collection, const std::string& id) {
  const auto own = collection.editions.find(id);
  return own == collection.editions.end() ? std::nullopt : std::optional(own->second);
}

Edition edition_in(const Collection& collection, const TileSet& set, const TileSet* box,
                   const ContainedSet* contained) {
  std::optional<Edition> edition = said_of(collection, set.id);
  if (!edition && box != nullptr) edition = said_of(collection, box->id);
  if (!edition && contained != nullptr) edition = contained->edition;
  if (!edition && box != nullptr && box->editions.size() == 1) edition = box->editions.front();
  if (!edition) edition = collection.edition;
  Selection asked;
  asked.edition = edition.value_or(Edition::C1);
  return edition_for(asked, set);
}

// The sets that one entry of the collection stands for, taken once.
std::vector<OwnedSet> sets_in(const Catalog& catalog, const Collection& collection,
                              const TileSet& set) {
  if (set.kind != SetKind::Box) return {{&set, edition_in(collection, set, nullptr, nullptr), 1}};
  std::vector<OwnedSet> sets;
  for (const ContainedSet& contained : set.contains) {
    const TileSet* inner = catalog.find_set(contained.set);
    if (contained.partial || inner == nullptr || inner->kind == SetKind::Box) continue;
    sets.push_back({inner, edition_in(collection, *inner, &set, &contained), contained.quantity});
  }
  return sets;
}

using Pieces = std::map<std::string, OwnedPiece>;

void add_piece(Pieces& pieces, const OwnedPiece& added) {
  const auto [piece, is_new] = pieces.try_emplace(added.element, added);
  if (is_new) return;
  std::optional<int>& sum = piece->second.count;
  sum = sum && added.count ? std::optional(*sum + *added.count) : std::nullopt;
}

void add_of_box(Pieces& pieces, const BoxItem& item, int quantity) {
  if (item.element.empty()) return;
  add_piece(pieces,
            {item.element, item.count ? std::optional(*item.count * quantity) : std::nullopt,
             item.kind_of});
}

void add_contents(Pieces& pieces, const TileSet& set, Edition edition, int quantity) {
  for (const BoxItem& item : set.contents)
    if (item.edition.value_or(edition) == edition) add_of_box(pieces, item, quantity);
}

// If a box lists an element itself, that line is its total, including the sets in it.
Pieces pieces_in(const Catalog& catalog, const Collection& collection, const TileSet& set,
                 int quantity) {
  Pieces pieces;
  for (const OwnedSet& owned : sets_in(catalog, collection, set))
    add_contents(pieces, *owned.set, owned.edition, owned.quantity * quantity);
  if (set.kind != SetKind::Box) return pieces;
  Pieces own;
  for (const BoxItem& item : set.contents) add_of_box(own, item, quantity);
  own.merge(pieces);
  return own;
}

Said gone_of_fewer(const std::string& name, int asked, int there) {
  if (there > 0)
    return said("owned.gone-of-fewer", {{"copies", asked}, {"name", name}, {"there", there}});
  return asked == 1 ? said("owned.one-gone-of-none", {{"name", name}})
                    : said("owned.gone-of-none", {{"copies", asked}, {"name", name}});
}

Error too_few(std::string_view where, const std::string& name, int asked, int there) {
  return {.where = std::string(where),
          .what = gone_of_fewer(name, asked, there),
          .fix = said("owned.correct-number")};
}

int copies_of(const std::vector<OwnedSet>& sets, const Tile& tile) {
  int copies = 0;
  for (const OwnedSet& owned : sets)
    if (owned.set->id == tile.set) copies += tile.copies_in(owned.edition) * owned.quantity;
  return copies;
}

}  // namespace

int count_in(const std::map<std::string, int>& counts, const std::string& name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

Result<Collection> parse_collection(const Catalog& catalog, std::string_view text) {
  constexpr std::size_t longest_list = 4096;
  if (text.size() > longest_list)
    return Error{.where = "sets", .what = said("fault.too-long", {{"bytes", longest_list}})};
  return SetListReader(catalog).read(text);
}

std::vector<OwnedSet> owned_sets(const Catalog& catalog, const Collection& collection) {
  std::vector<OwnedSet> sets;
  for (const auto& [id, quantity] : collection.boxes) {
    const TileSet* named = catalog.find_set(id);
    if (named == nullptr) continue;
    for (OwnedSet& owned : sets_in(catalog, collection, *named)) {
      const auto same = std::find_if(sets.begin(), sets.end(), [&](const OwnedSet& other) {
        return other.set == owned.set && other.edition == owned.edition;
      });
      if (same == sets.end())
        sets.push_back({owned.set, owned.edition, owned.quantity * quantity});
      else
        same->quantity += owned.quantity * quantity;
    }
  }
  // The catalog stores its sets in listing order, so the pointers sort in that order too.
  std::sort(sets.begin(), sets.end(), [](const OwnedSet& a, const OwnedSet& b) {
    return std::tie(a.set, a.edition) < std::tie(b.set, b.edition);
  });
  return sets;
}

std::vector<HeldPiece> owned_tiles(const Catalog& catalog, const Collection& collection) {
  const std::vector<OwnedSet> sets = owned_sets(catalog, collection);
  std::vector<HeldPiece> held;
  for (const Tile& tile : catalog.tiles()) {
    const int copies = copies_of(sets, tile) + count_in(collection.tiles, tile.id) -
                       count_in(collection.without, tile.id);
    if (copies > 0) held.push_back({&tile, copies});
  }
  return held;
}

std::vector<OwnedPiece> owned_pieces(const Catalog& catalog, const Collection& collection) {
  Pieces all;
  for (const auto& [id, quantity] : collection.boxes)
    if (const TileSet* set = catalog.find_set(id))
      for (const auto& [element, piece] : pieces_in(catalog, collection, *set, quantity))
        add_piece(all, piece);
  std::vector<OwnedPiece> pieces;
  for (auto& [element, piece] : all) {
    if (piece.count) *piece.count -= count_in(collection.lost, element);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

bool is_called_tile(const BoxItem& item) {
  return item.what.ends_with("tile") || item.what.ends_with("tiles");
}

std::map<std::string, int> pieces_among_tiles(const Catalog& catalog, const TileSet& set,
                                              Edition edition) {
  std::map<std::string, int> pieces;
  const bool has_others = std::ranges::any_of(catalog.tiles_of(set.id), [&](const Tile& tile) {
    return tile.cls != TileClass::Land && tile.copies_in(edition) > 0;
  });
  for (const BoxItem& item : set.contents)
    if (has_others && !item.element.empty() && item.count && is_called_tile(item) &&
        item.edition.value_or(edition) == edition)
      pieces[item.element] += *item.count;
  return pieces;
}

std::optional<Error> fault_of(const Catalog& catalog, const Collection& collection) {
  const std::vector<OwnedSet> sets = owned_sets(catalog, collection);
  for (const auto& [id, copies] : collection.without) {
    const Tile* tile = catalog.find_tile(id);
    const int there = tile == nullptr ? 0 : copies_of(sets, *tile) + count_in(collection.tiles, id);
    if (copies > there) return too_few("without", id, copies, there);
  }
  Collection whole = collection;
  whole.lost.clear();
  const std::vector<OwnedPiece> pieces = owned_pieces(catalog, whole);
  for (const auto& [element, lost] : collection.lost) {
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const OwnedPiece& other) {
      return other.element == element;
    });
    const bool there = piece != pieces.end();
    if (!there || (piece->count && lost > *piece->count))
      return too_few("lost", element, lost, there ? *piece->count : 0);
  }
  return std::nullopt;
}

Result<std::string> collection_sets(const Catalog& catalog, const Collection& collection) {
  std::string list;
  const TileSet* before = nullptr;
  for (const OwnedSet& owned : owned_sets(catalog, collection)) {
    if (owned.set == before)
      return Error{.where = "sets",
                   .what = said("owned.two-editions", {{"set", owned.set->id}}),
                   .fix = said("owned.name-edition")};
    before = owned.set;
    add_item(list,
             owned.set->id + '*' + std::to_string(owned.quantity) + '@' +
                 std::string(to_text(owned.edition)),
             ",");
  }
  return list;
}

std::map<std::string, std::string> collection_parts(const Catalog& catalog,
                                                    const Collection& collection) {
  std::map<std::string, std::string> in_part;
  for (const auto& [id, quantity] : collection.boxes)
    if (const TileSet* box = catalog.find_set(id); box != nullptr && quantity > 0)
      add_parts(*box, in_part);
  for (const OwnedSet& owned : owned_sets(catalog, collection)) in_part.erase(owned.set->id);
  return in_part;
}

}  // namespace cartulary
