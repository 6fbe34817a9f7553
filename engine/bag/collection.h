// Collection: what somebody owns: boxes and sets, each in an edition, additional single tiles, and
// what has been lost. Two boxes may bring one set in two editions, which no Selection has; a box
// may also be owned twice. A Collection is therefore counted by itself; collection_sets() turns it
// into the text of a Selection.
//
// A Collection is plain values with the ids of the catalog. The functions below return pointers
// into the catalog.
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
  std::optional<Edition> edition;           // of all others that have it
  std::map<std::string, int> tiles;         // tile id -> copies beyond those in the boxes
  std::map<std::string, int> without;       // tile id -> copies that are gone
  std::map<std::string, int> lost;          // element id -> figures or tokens that are gone
  friend bool operator==(const Collection&, const Collection&) = default;
};

// A set that is owned, alone or in a box.
struct OwnedSet {
  const TileSet* set = nullptr;
  Edition edition = Edition::C1;
  int quantity = 1;
  friend bool operator==(const OwnedSet&, const OwnedSet&) = default;
};

// Figures or tokens of one kind. `count` is absent if a box has some and no source says how many.
struct OwnedPiece {
  std::string element;
  std::optional<int> count;
  std::string kind_of = {};  // as BoxItem::kind_of
  friend bool operator==(const OwnedPiece&, const OwnedPiece&) = default;
};

// Reads a list in the notation of --sets: ids, names or codes of sets and boxes, `*2`, `@C2`,
// separated by commas. Errors (`where` "sets") mark the part with a caret: those of select(), and a
// set that is listed twice in different editions.
Result<Collection> parse_collection(const Catalog& catalog, std::string_view text);

// The owned sets, with boxes taken apart, in listing order. A set in two editions appears twice,
// the earlier edition first. The edition of a set is the first of these that exists: `editions` for
// the set, `editions` for the box, the edition that the contents of the box give, the edition of
// the box if it has only one, `edition`, C1. A set that lacks this edition takes that of
// edition_for().
std::vector<OwnedSet> owned_sets(const Catalog& catalog, const Collection& collection);

// Every owned tile with its copies, of all classes, in listing order. Tiles without copies are left
// out.
std::vector<HeldPiece> owned_tiles(const Catalog& catalog, const Collection& collection);

// The figures and tokens that the contents of the boxes name, less the lost ones, by element.
std::vector<OwnedPiece> owned_pieces(const Catalog& catalog, const Collection& collection);

// The figures and tokens that are also among the tiles of the set, because they are not landscape:
// abbeys, points, the King. Element -> how many the contents name. Empty for a set that has only
// land tiles in this edition.
std::map<std::string, int> pieces_among_tiles(const Catalog& catalog, const TileSet& set,
                                              Edition edition);

// The number for that name; 0 if the name is not in the map.
int count_in(const std::map<std::string, int>& counts, const std::string& name);

// Whether the contents call the item a tile: an abbey, points, the King.
bool is_called_tile(const BoxItem& item);

// The error if `without` or `lost` exceed what is owned. `where` is "without" or "lost"; the text
// gives the name and how many there are. nullopt for a possible collection.
std::optional<Error> fault_of(const Catalog& catalog, const Collection& collection);

// The sets in the notation of --sets: "base-game*1@C1,tower*2@C2". Error "sets": a set is owned in
// two editions, so nobody can say which one is played with.
Result<std::string> collection_sets(const Catalog& catalog, const Collection& collection);

// The sets of which the boxes contain only a part and which are not owned in whole: set id -> box
// id.
std::map<std::string, std::string> collection_parts(const Catalog& catalog,
                                                    const Collection& collection);

}  // namespace cartulary
