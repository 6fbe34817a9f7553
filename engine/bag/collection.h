// Collection: what somebody owns: boxes and sets, each in an edition, single tiles beside them,
// what has been lost. A box may be owned twice, and a set in two editions by two boxes, which no
// Selection has; so a Collection is counted by itself, and a Selection made of it by
// collection_sets().
//
// Plain values with the ids of the catalog; functions below point into the catalog.
//
//   Result<Collection> owned = parse_collection(catalog, "big-box-5,TO@C2");
//   owned_tiles(catalog, *owned);     // every tile with its copies
//   owned_pieces(catalog, *owned);    // {"tower-piece", 30}, ...
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct Collection {
  std::map<std::string, int> boxes;         // id of a box or set -> how many, 1 to 99
  std::map<std::string, Edition> editions;  // of a box, a set, or a set that comes in a box
  std::optional<Edition> edition;           // of all others, where they have it
  std::map<std::string, int> tiles;         // tile id -> copies beyond those of the boxes
  std::map<std::string, int> without;       // tile id -> copies that are gone
  std::map<std::string, int> lost;          // element id -> figures or tokens that are gone
  friend bool operator==(const Collection&, const Collection&) = default;
};

// A set that is owned, by itself or in a box.
struct OwnedSet {
  const TileSet* set = nullptr;
  Edition edition = Edition::C1;
  int quantity = 1;
  friend bool operator==(const OwnedSet&, const OwnedSet&) = default;
};

// Figures or tokens of one kind. No count: a box has some, and no source says how many.
struct OwnedPiece {
  std::string element;
  std::optional<int> count;
  std::string kind_of = {};  // as BoxItem
  friend bool operator==(const OwnedPiece&, const OwnedPiece&) = default;
};

// Reads a list as --sets takes it: ids, names or codes of sets and boxes, `*2`, `@C2`, commas
// between. Errors (`where` "sets") show the part with a caret: as select(), and a set that stands
// twice in different editions.
Result<Collection> parse_collection(const Catalog& catalog, std::string_view text);

// Boxes taken apart, in listing order; of one set in two editions both, the earlier first. The
// edition: what `editions` says of the set, then of the box; what the content says of the set in
// the box; the box's, if it has only one; `edition`; C1. A set without it counts as edition_for().
std::vector<OwnedSet> owned_sets(const Catalog& catalog, const Collection& collection);

// Every tile with its copies, of all classes, in listing order; those with none are left out.
std::vector<HeldPiece> owned_tiles(const Catalog& catalog, const Collection& collection);

// The figures and tokens that the contents of the boxes name, less the lost ones, by element.
std::vector<OwnedPiece> owned_pieces(const Catalog& catalog, const Collection& collection);

// The figures and tokens that stand among the tiles of the set too, for they are no landscape:
// abbeys, points, the King. Element -> how many the contents name; empty for a set whose edition
// has land tiles alone.
std::map<std::string, int> pieces_among_tiles(const Catalog& catalog, const TileSet& set,
                                              Edition edition);

// How many of the name; 0 where it does not stand there.
int count_in(const std::map<std::string, int>& counts, const std::string& name);

// Whether it is called a tile: an abbey, points, the King.
bool is_called_tile(const BoxItem& item);

// What there is less of than `without` or `lost` say: "without" or "lost", the name, how many there
// are. Nothing for a collection that may be.
std::optional<Error> fault_of(const Catalog& catalog, const Collection& collection);

// The sets as --sets takes them: "base-game@C1,tower*2@C2". Error "sets": a set that is owned in
// two editions, for nobody can say which is played with.
Result<std::string> collection_sets(const Catalog& catalog, const Collection& collection);

// The sets of which its boxes hold a part alone: set id -> box id.
std::map<std::string, std::string> collection_parts(const Catalog& catalog,
                                                    const Collection& collection);

}  // namespace cartulary
