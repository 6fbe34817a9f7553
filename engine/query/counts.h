// Counts the land tiles of a selection by any of set, edge code, feature and edition.
//
//   counts(catalog, selection, {CountBy::Set, CountBy::Edges});
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/elsewhere.h"
#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

enum class CountBy { Set, Edges, Feature, Edition };
std::string_view to_text(CountBy by);  // "set", "edges", "feature", "edition"

// Reads "set,edges"; empty text gives {Set}. Errors (`where` "by"): unknown or repeated
// name, with suggestion.
Result<std::vector<CountBy>> parse_count_by(std::string_view text);

struct CountRow {
  std::vector<std::string> keys;  // one for each of `by`: set id, edge code, mark name, edition
  int copies = 0;
  int designs = 0;
  std::optional<int> marks;  // by feature: how many of it are on all the copies
  friend bool operator==(const CountRow&, const CountRow&) = default;
};

struct CountsAnswer {
  std::vector<CountBy> by;
  std::string query;  // empty: all tiles
  Selection selection;
  std::map<std::string, Edition> fallback;
  int total = 0;  // copies of land tiles
  std::vector<CountRow> rows;
  Elsewhere elsewhere;     // if a query finds nothing: what other editions and sets have
  Said hint;               // corrections made to the question, in sentences
  std::string suggestion;  // as TileHits::suggestion
};

// What to count by, and which tiles to count.
struct CountsQuestion {
  std::vector<CountBy> by;
  std::string query;
  Said hint;  // corrections made, in sentences
};

// Reads both texts as the user gave them. If `by` is empty and the query is only a name to count
// by, such as "edition", the query is read as `by`. Errors as parse_count_by.
Result<CountsQuestion> read_counts(std::string_view by, std::string_view query);

// Rows are in the order of their keys: sets as listed, codes and names ascending, editions as in
// all_editions. A tile with two features appears in two rows. Counting by edition covers every
// edition in which the sets have the tile, whatever the selection's edition, less used and dropped
// copies in each; `total` then counts all of them, and `fallback` is empty. With a query, only the
// tiles that it finds are counted. Errors as pieces_of and find_tiles.
Result<CountsAnswer> counts(const Catalog& catalog, const Selection& selection,
                            const std::vector<CountBy>& by, std::string_view query = {});
Result<CountsAnswer> counts(const Catalog& catalog, const Selection& selection,
                            const CountsQuestion& question);

}  // namespace cartulary
