// Search among tiles with the query language.
//
// Keys: edges (a pattern in any rotation; three positions for triangles, six for doubles),
// set, edition, has, pennants, cities, roads, fields, rivers, copies, class, shape, interior,
// id, code (of the set). Words and phrases match the tile's id, title, words and note, the title
// and code of its set, and feature names, whatever the case and the punctuation around them.
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
#include "engine/bag/query.h"
#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct TileHits {
  std::string query;
  std::optional<Error> fault;  // of a lenient search: what could not be asked and is left out
  std::string hint;  // as Query::hint; where nothing is left of the query nothing is found
  // A field that may have been meant. Where there is no hit, that of a slip; has:cloister for what
  // later editions call monasteries, where it finds more; where one word finds sets by their titles
  // as well, the mark that it names.
  std::string suggestion;
  Selection selection;
  std::map<std::string, Edition> fallback;
  // Land tiles among the hits, less used; where every edition is looked at, of the edition that
  // has most, all of which stand in by_edition.
  int copies = 0;
  std::map<Edition, int> by_edition;
  int designs = 0;  // land designs among the hits
  int extra = 0;    // pieces of class extra among the hits
  int special = 0;
  std::vector<HeldPiece> tiles;  // all hits of all classes, in listing order
  Elsewhere elsewhere;           // where there is none: what other editions and sets have
};

// A lenient search leaves out what is wrong, tells it beside the hits, and finds none where nothing
// else is asked.
enum class Leniency { Strict, Lenient };

// Errors: as parse_query; unless lenient, Query::fault and an unknown value of a key, or a number
// that is none, with caret and suggestion.
Result<TileHits> find_tiles(const Catalog& catalog, const Selection& selection,
                            std::string_view query, Leniency leniency = Leniency::Strict);

// The keys of tile queries with one line of help each.
std::span<const QueryKeyHelp> tile_query_keys();

// Every name for which `has:` finds a tile of this catalog, sorted. `has:` also takes the names
// of segment kinds and their marks that no tile has.
std::vector<std::string> known_marks(const Catalog& catalog);

}  // namespace cartulary
