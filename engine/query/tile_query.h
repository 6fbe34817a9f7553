// Searches tiles with the query language.
//
// Keys: edges (a pattern in any rotation; three positions for triangles, six for doubles), set,
// edition, has, pennants, cities, roads, fields, rivers, copies, class, shape, interior, id, code
// (of the set). Words and phrases match the tile's id, title, words and note, the title and code of
// its set, and feature names. They ignore case and the punctuation around them.
//
//   Result<TileHits> hits = find_tiles(catalog, selection, "has:inn");
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/elsewhere.h"
#include "engine/bag/selection.h"
#include "engine/query/query.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct TileHits {
  std::string query;
  std::optional<Error> fault;  // of a lenient search: what was invalid and is left out
  Said hint;  // as Query::hint; if it leaves nothing of the query, nothing is found
  // A field that may have been meant: one whose key was misspelt. For has:monastery: has:cloister,
  // if that finds more, because later editions call cloisters monasteries. For one word that also
  // finds sets by their titles: the mark that it names.
  std::string suggestion;
  Selection selection;
  std::map<std::string, Edition> fallback;
  // Copies of land tiles among the hits, less used ones. If every edition is looked at: the copies
  // of the edition with the most; by_edition has all of them.
  int copies = 0;
  std::map<Edition, int> by_edition;
  int designs = 0;  // land designs among the hits
  int extra = 0;    // pieces of class extra among the hits
  int special = 0;
  std::vector<HeldPiece> tiles;  // all hits of all classes, in listing order
  Elsewhere elsewhere;           // if there are no hits: what other editions and sets have
};

// A lenient search leaves out what is invalid and reports it with the hits. If nothing else is
// asked, it finds nothing.
enum class Leniency { Strict, Lenient };

// Errors: as parse_query. A strict search also reports Query::fault, an unknown value of a key, or
// an invalid number, with caret and suggestion.
Result<TileHits> find_tiles(const Catalog& catalog, const Selection& selection,
                            std::string_view query, Leniency leniency = Leniency::Strict);

// The keys of tile queries with one line of help each.
std::span<const QueryKeyHelp> tile_query_keys();

// Every name for which `has:` finds a tile of this catalog, sorted. `has:` also accepts the names
// of segment kinds and marks that no tile has.
std::vector<std::string> known_marks(const Catalog& catalog);

}  // namespace cartulary
