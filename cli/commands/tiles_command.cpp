#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/answers/beside_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_tiles.h"
#include "engine/query/tile_query.h"
#include "engine/text/text.h"
#include "engine/tile/tile_words.h"

namespace cartulary::cli {
namespace {

std::string words_of(const Tile& tile) {
  std::string words = tile_words(tile);
  if (tile.title.empty()) return words;
  return words.empty() ? tile.title : tile.title + ": " + words;
}

std::string summary(const Catalog& catalog, const TileHits& hits, std::size_t shown) {
  std::string text = counted(hits.designs, "design", "designs");
  if (!hits.selection.every_edition)
    text += " in " + counted(hits.copies, "copy", "copies");
  else if (!hits.by_edition.empty())
    text += ", copies by edition: " + editions_text(hits.by_edition);
  if (hits.extra > 0) text += ", " + counted(hits.extra, "extra piece", "extra pieces");
  if (hits.special > 0) text += ", " + counted(hits.special, "special piece", "special pieces");
  if (shown < hits.tiles.size()) text += "; " + first_shown(shown, hits.tiles.size());
  return text + "\n" + selection_text(catalog, hits.selection, hits.fallback);
}

// "3", or "C1 1, C2 2" if every edition was searched.
std::string copies_text(const TileHits& hits, const HeldPiece& piece) {
  if (!hits.selection.every_edition) return std::to_string(piece.copies);
  return editions_text(copies_by_edition(hits.selection, *piece.tile), ' ');
}

std::string answer_text(const Catalog& catalog, const TileHits& hits, std::size_t limit,
                        const Call& call) {
  const std::size_t shown = limit == 0 ? hits.tiles.size() : std::min(limit, hits.tiles.size());
  std::string text;
  for (const std::string& line : wrap(summary(catalog, hits, shown), call.width()))
    text += (text.empty() ? call.style().paint(Ink::Heading, line) : line) + '\n';
  if (!hits.suggestion.empty())
    text += wrap_after("", suggestion_text(hits.suggestion, !hits.tiles.empty()), call.width());
  if (!hits.elsewhere.empty()) text += wrap_after("", elsewhere_text(hits.elsewhere), call.width());
  if (shown == 0) return text;
  TextTable table({{.title = "tile", .ink = Ink::Name},
                   {.title = "edges", .edge_letters = true},
                   {.title = "copies", .right = true},
                   {.title = "in words", .wraps = true}});
  const std::string* set = nullptr;
  for (std::size_t i = 0; i < shown; ++i) {
    const Tile& tile = *hits.tiles[i].tile;
    if (set == nullptr || *set != tile.set) {
      set = &tile.set;
      const TileSet* owner = catalog.find_set(tile.set);
      table.add_heading(owner == nullptr ? tile.set : owner->title + " (" + owner->code + ")");
    }
    table.add({tile.id, tile.edges, copies_text(hits, hits.tiles[i]), words_of(tile)});
  }
  return text + '\n' + table.text(call.width(), call.style());
}

std::vector<Error> run_tiles(Call& call) {
  const Result<int> limit = call.number("--limit", 0, most_limit, 0);
  if (!limit) return {limit.error()};
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<Selection> selection = call.selection(*catalog, DefaultSets::Everything);
  if (!selection) return {selection.error()};
  const Result<TileHits> hits =
      find_tiles(*catalog, *selection, call.text("QUERY"), Leniency::Lenient);
  if (!hits) return {hits.error()};
  // If part of a query is wrong, the hits of the rest are still shown.
  if (hits->fault && hits->tiles.empty()) return {*hits->fault};
  print_hint(call, hits->hint);
  const docgen::Paging paging{0, static_cast<std::size_t>(*limit), ""};
  if (!call.print_data(docgen::put_tiles, *catalog, *hits, paging))
    call.print(answer_text(*catalog, *hits, paging.limit, call));
  if (hits->fault) return {*hits->fault};
  return {};
}

// The keys come from the engine, so the help is always up to date.
const std::vector<Example>& tile_keys() {
  static const std::vector<std::string> meanings = meanings_of(tile_query_keys());
  static const std::vector<Example> rows = [] {
    std::vector<Example> result;
    for (std::size_t i = 0; i < meanings.size(); ++i)
      result.push_back({tile_query_keys()[i].example, meanings[i]});
    return result;
  }();
  return rows;
}

constexpr std::array tiles_arguments = {
    ArgumentRow{"QUERY", "what to search for; several words are taken together", ValueKind::Text,
                "", true, true}};
constexpr std::array tiles_output = {
    OptionRow{"--limit", "N", "show the first N; 0, the default, shows all"}, csv_option};
constexpr std::array tiles_examples = {
    Example{"tiles 'has:inn edges:c?fr'", "an inn on a tile that fits the hole in some turn"},
    Example{"tiles 'pennants>=2 or cities:2' --sets base-game", "in the base game alone"},
    Example{"tiles '-has:inn set:IC' --csv", "what is left of a set, for a spreadsheet"}};

}  // namespace

const Command& tiles_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", tiles_output}};
  static const Command command = {"tiles",
                                  "Look up",
                                  "search tiles: has:inn, edges:c?rf, pennants>=2 ...",
                                  "Words and \"phrases\" match ids, words, set titles, notes and "
                                  "features; key:value matches a field; = != < <= > >= compare; "
                                  "-term and -( ... ) exclude; side by side means and, which binds "
                                  "closer than or. Without --sets every set is searched.",
                                  tiles_arguments,
                                  groups,
                                  tiles_examples,
                                  run_tiles,
                                  "Keys of a query",
                                  tile_keys()};
  return command;
}

}  // namespace cartulary::cli
