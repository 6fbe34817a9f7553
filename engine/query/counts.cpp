#include "engine/query/counts.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "engine/query/tile_query.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::array<std::string_view, 4> by_names = {"set", "edges", "feature", "edition"};

// The first text sorts the rows; the second is shown in them.
using Key = std::pair<std::string, std::string>;
using Rows = std::map<std::vector<Key>, CountRow>;

// A land tile with its copies in one edition.
struct CountedTile {
  const Tile* tile = nullptr;
  int copies = 0;
  Edition edition = Edition::C1;
};

std::string in_order(std::size_t number) {
  std::string text = std::to_string(number);
  return std::string(8 - std::min<std::size_t>(text.size(), 8), '0') + text;
}

Key set_key(const Catalog& catalog, const Tile& tile) {
  return {in_order(static_cast<std::size_t>(catalog.find_set(tile.set) - catalog.sets().data())),
          tile.set};
}

Key edges_key(const Tile& tile) {
  const auto code = edge_code(tile);
  std::string text = code ? code->canonical().text() : tile.edges;
  std::string order;
  for (const char letter : text) order += std::to_string(std::string_view("cfrsx?*").find(letter));
  return {std::move(order), std::move(text)};
}

std::vector<Key> keys_of(const Catalog& catalog, const CountedTile& counted, CountBy by) {
  switch (by) {
    case CountBy::Set:
      return {set_key(catalog, *counted.tile)};
    case CountBy::Edges:
      return {edges_key(*counted.tile)};
    case CountBy::Edition:
      return {{in_order(static_cast<std::size_t>(counted.edition)),
               std::string(to_text(counted.edition))}};
    case CountBy::Feature:
      break;
  }
  std::vector<Key> keys;
  for (const std::string& name : mark_names(*counted.tile)) keys.emplace_back(name, name);
  return keys;
}

std::vector<CountedTile> in_every_edition(const Catalog& catalog, const Selection& selection) {
  std::vector<CountedTile> counted;
  for (const Tile& tile : catalog.tiles()) {
    if (tile.cls != TileClass::Land) continue;
    const auto used = selection.used.find(tile.id);
    const int gone = used == selection.used.end() ? 0 : used->second;
    for (const auto& [edition, copies] : copies_by_edition(selection, tile))
      if (copies > gone) counted.push_back({&tile, copies - gone, edition});
  }
  return counted;
}

Result<std::vector<CountedTile>> land_tiles(const Catalog& catalog, const Selection& selection,
                                            bool every_edition) {
  const auto pieces = pieces_of(catalog, selection);
  if (!pieces) return pieces.error();
  if (every_edition) return in_every_edition(catalog, selection);
  std::vector<CountedTile> counted;
  for (const HeldPiece& piece : *pieces)
    if (piece.tile->cls == TileClass::Land)
      counted.push_back({piece.tile, piece.copies, selection.edition});
  return counted;
}

// A search looks at one edition. If all editions are counted, each of them is searched.
std::vector<Selection> searched(const Selection& selection, bool every_edition) {
  if (!every_edition) return {selection};
  std::vector<Selection> all;
  for (const Edition edition : all_editions) {
    Selection one;
    one.sets = selection.sets;
    one.edition = edition;
    all.push_back(std::move(one));
  }
  return all;
}

// Keeps only the tiles that the query finds in their editions, and copies what else the search
// reports.
Status keep_found(const Catalog& catalog, const std::vector<Selection>& selections,
                  std::vector<CountedTile>& tiles, CountsAnswer& answer) {
  std::set<std::pair<Edition, const Tile*>> found;
  for (const Selection& selection : selections) {
    const auto hits = find_tiles(catalog, selection, answer.query);
    if (!hits) return hits.error();
    for (const HeldPiece& hit : hits->tiles) found.emplace(selection.edition, hit.tile);
    answer.hint = hits->hint;
    if (selections.size() > 1) continue;
    answer.elsewhere = hits->elsewhere;
    answer.suggestion = hits->suggestion;
  }
  std::erase_if(tiles, [&](const CountedTile& counted) {
    return !found.contains({counted.edition, counted.tile});
  });
  return Done{};
}

class Counter {
 public:
  Counter(const Catalog& catalog, const std::vector<CountBy>& by) : catalog_(catalog), by_(by) {}

  void add(const CountedTile& counted) {
    std::vector<std::vector<Key>> rows = {{}};
    for (const CountBy by : by_) {
      std::vector<std::vector<Key>> longer;
      for (const std::vector<Key>& row : rows)
        for (const Key& key : keys_of(catalog_, counted, by)) {
          longer.push_back(row);
          longer.back().push_back(key);
        }
      rows = std::move(longer);
    }
    for (const std::vector<Key>& row : rows) add_to(row, counted);
  }

  std::vector<CountRow> rows() const {
    std::vector<CountRow> rows;
    for (const auto& [keys, row] : rows_) rows.push_back(row);
    return rows;
  }

 private:
  void add_to(const std::vector<Key>& keys, const CountedTile& counted) {
    CountRow& row = rows_[keys];
    row.keys.clear();
    for (const Key& key : keys) row.keys.push_back(key.second);
    row.copies += counted.copies;
    if (designs_[keys].insert(counted.tile).second) ++row.designs;
    for (std::size_t i = 0; i < by_.size(); ++i)
      if (by_[i] == CountBy::Feature)
        row.marks =
            row.marks.value_or(0) + counted.copies * count_marks(*counted.tile, keys[i].second);
  }

  const Catalog& catalog_;
  const std::vector<CountBy>& by_;
  Rows rows_;
  std::map<std::vector<Key>, std::set<const Tile*>> designs_;
};

}  // namespace

std::string_view to_text(CountBy by) {
  return by_names[static_cast<std::size_t>(by)];
}

Result<std::vector<CountBy>> parse_count_by(std::string_view text) {
  std::vector<CountBy> by;
  if (trimmed(text).empty()) return std::vector<CountBy>{CountBy::Set};
  if (text.size() > 256)
    return Error{.where = "by", .what = said("fault.too-long", {{"bytes", 256}})};
  for (const std::string_view part : split(text, ',')) {
    std::string name = to_lower(trimmed(part));
    if (name == "edge-code" || name == "edge code" || name == "code") name = "edges";
    const auto found = std::find(by_names.begin(), by_names.end(), name);
    const auto column = utf8_column(text, static_cast<std::size_t>(part.data() - text.data()));
    const std::vector<std::string> known(by_names.begin(), by_names.end());
    if (found == by_names.end())
      return Error{.where = "by",
                   .what = name.empty() ? said("fault.no-name")
                                        : said("fault.no-count-by", {{"name", printable(name)}}),
                   .excerpt = caret_excerpt(text, column),
                   .fix = said("fault.count-by"),
                   .suggestion = nearest(name, known)};
    const auto wanted = static_cast<CountBy>(found - by_names.begin());
    if (std::find(by.begin(), by.end(), wanted) != by.end())
      return Error{.where = "by",
                   .what = said("fault.twice", {{"name", printable(name)}}),
                   .excerpt = caret_excerpt(text, column),
                   .fix = said("fault.write-once")};
    by.push_back(wanted);
  }
  return by;
}

Result<CountsQuestion> read_counts(std::string_view by, std::string_view query) {
  const std::string name = to_lower(trimmed(query));
  const bool is_by = std::ranges::find(by_names, name) != by_names.end();
  const bool meant = is_by && trimmed(by).empty();
  Result<std::vector<CountBy>> read = parse_count_by(meant ? std::string_view(name) : by);
  if (!read) return read.error();
  if (!meant) return CountsQuestion{*std::move(read), std::string(query), {}};
  return CountsQuestion{*std::move(read),
                        {},
                        said("bag-fault.counted-by", {{"by", name}, {"word", '"' + name + '"'}})};
}

Result<CountsAnswer> counts(const Catalog& catalog, const Selection& selection,
                            const CountsQuestion& question) {
  Result<CountsAnswer> answer = counts(catalog, selection, question.by, question.query);
  if (answer && !question.hint.empty()) answer->hint = question.hint;
  return answer;
}

Result<CountsAnswer> counts(const Catalog& catalog, const Selection& selection,
                            const std::vector<CountBy>& by, std::string_view query) {
  const bool every_edition = std::find(by.begin(), by.end(), CountBy::Edition) != by.end();
  auto tiles = land_tiles(catalog, selection, every_edition);
  if (!tiles) return tiles.error();
  query = trimmed(query);
  CountsAnswer answer;
  answer.by = by;
  answer.query = query;
  answer.selection = selection;
  answer.fallback = tile_fallback(catalog, selection);
  if (!query.empty())
    if (const Status kept = keep_found(catalog, searched(selection, every_edition), *tiles, answer);
        !kept)
      return kept.error();
  // Every edition is counted by itself, so nothing falls back.
  if (every_edition) answer.fallback.clear();
  Counter counter(catalog, by);
  for (const CountedTile& counted : *tiles) {
    answer.total += counted.copies;
    counter.add(counted);
  }
  answer.rows = counter.rows();
  return answer;
}

}  // namespace cartulary
