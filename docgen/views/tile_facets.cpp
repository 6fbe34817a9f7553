#include "docgen/views/tile_facets.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "docgen/base/links.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view edges_key = "edges:";
constexpr std::string_view nothing_asked = "????";

// Whether a mark can be a term of a query: names with a space or a colon would need quotes, and
// have pages of their own.
bool is_plain(std::string_view mark) {
  return mark.find_first_of(" :/@") == std::string_view::npos;
}

template <class Has>
int count_of(std::span<const HeldPiece> tiles, const Has& has) {
  return static_cast<int>(
      std::ranges::count_if(tiles, [&](const HeldPiece& piece) { return has(*piece.tile); }));
}

std::vector<Facet> feature_facets(const SiteIndex& index, std::span<const HeldPiece> tiles) {
  std::vector<Facet> facets;
  for (const auto& entry : index.marks()) {
    const std::string& mark = entry.first;
    if (!is_plain(mark)) continue;
    const int count = count_of(tiles, [&with = entry.second](const Tile& tile) {
      return std::ranges::find(with, &tile) != with.end();
    });
    facets.push_back({mark_title(mark), "has:" + mark, count, feature_path(mark)});
  }
  return facets;
}

std::vector<Facet> set_facets(const SiteIndex& index, std::span<const HeldPiece> tiles) {
  std::map<std::string_view, int> counts;
  for (const HeldPiece& piece : tiles) ++counts[piece.tile->set];
  std::vector<Facet> facets;
  for (const TileSet& set : index.catalog().sets())
    if (const auto found = counts.find(set.id); found != counts.end())
      facets.push_back({set.title, "set:" + set.id, found->second, set_path(set.id)});
  return facets;
}

std::vector<Facet> edition_facets(std::span<const HeldPiece> tiles) {
  std::vector<Facet> facets;
  for (const Edition edition : all_editions) {
    const std::string name(to_text(edition));
    const int count =
        count_of(tiles, [&](const Tile& tile) { return tile.copies_in(edition) > 0; });
    facets.push_back({std::string(names_of(edition).label), "edition:" + name, count, ""});
  }
  return facets;
}

// The query's term for all four sides, one letter each; empty if there is none.
std::string_view edges_term(std::string_view query) {
  for (const std::string_view term : split(query, ' '))
    if (term.starts_with(edges_key) && term.size() == edges_key.size() + nothing_asked.size() &&
        term.find_first_not_of("cfrs?", edges_key.size()) == std::string_view::npos)
      return term;
  return {};
}

std::string with_edges(std::string_view query, std::string_view edges) {
  const std::string_view term = edges_term(query);
  std::string text = term.empty() ? std::string(query) : with_term_switched(query, term);
  if (edges != nothing_asked) add_item(text, std::string(edges_key) + std::string(edges), " ");
  return text;
}

}  // namespace

View tile_facets(const SiteIndex& index, std::span<const HeldPiece> tiles, const AskedList& asked) {
  View groups = View::list();
  add_facet_group(said("tile.on-the-tile"), feature_facets(index, tiles), asked, groups);
  add_facet_group(said("common.set"), set_facets(index, tiles), asked, groups);
  add_facet_group(said("word.printing"), edition_facets(tiles), asked, groups);
  return groups;
}

View side_facets(const AskedList& asked) {
  constexpr std::string_view letters = "cfrs?";
  const std::string_view term = edges_term(asked.query);
  const std::string now(term.empty() ? nothing_asked : term.substr(edges_key.size()));
  View sides = View::list();
  for (const Side each : all_sides) {
    const std::size_t side = index(each);
    View options = View::list();
    for (const char letter : letters) {
      std::string next = now;
      next[side] = letter;
      const std::optional<Edge> edge = parse_edge(letter);
      View option;
      option.set("word", edge_word(edge ? EdgeSet::of(*edge) : EdgeSet::any()))
          .set("chosen", now[side] == letter)
          .set("option_href", address_of(asked, with_edges(asked.query, next)));
      options.add(std::move(option));
    }
    View view;
    view.set("side_title", side_title(each)).set("options", std::move(options));
    sides.add(std::move(view));
  }
  return sides;
}

View tile_doors(const SiteIndex& index) {
  std::vector<Facet> facets;
  for (const auto& [mark, with] : index.marks())
    if (is_plain(mark))
      facets.push_back({mark_title(mark), "", static_cast<int>(with.size()), feature_path(mark)});
  View groups = View::list();
  add_doors(said("tile.on-the-tile"), std::move(facets), groups);
  return groups;
}

}  // namespace cartulary::docgen
