#include "docgen/views/tile_facets.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

constexpr std::size_t most_chips = 18;
constexpr std::string_view edges_key = "edges:";
constexpr std::string_view nothing_asked = "????";

struct Facet {
  std::string words, term, page;
  int count = 0;
};

std::vector<std::string_view> terms_of(std::string_view query) {
  std::vector<std::string_view> terms = split(query, ' ');
  std::erase(terms, std::string_view());
  return terms;
}

bool stands_in(std::string_view term, std::string_view query) {
  const auto terms = terms_of(query);
  return std::ranges::find(terms, term) != terms.end();
}

std::string address_of(const AskedTiles& asked, std::string query) {
  PageParameters parameters = asked.kept;
  parameters["q"] = std::move(query);
  return page_paths::tiles.of() + query_string(parameters);
}

// The most frequent, by name where they are alike; what is asked for always.
void keep_most(std::vector<Facet>& facets, std::string_view query) {
  std::ranges::stable_sort(facets, [&](const Facet& a, const Facet& b) {
    const bool a_asked = stands_in(a.term, query);
    return a_asked != stands_in(b.term, query) ? a_asked : a.count > b.count;
  });
  if (facets.size() > most_chips) facets.resize(most_chips);
}

// Names with a space or a colon would need quotes, and stand on pages of their own.
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
  for (const auto& [mark, with] : index.marks()) {
    if (!is_plain(mark)) continue;
    const int count = count_of(
        tiles, [&](const Tile& tile) { return std::ranges::find(with, &tile) != with.end(); });
    facets.push_back({mark_title(mark), "has:" + mark, feature_path(mark), count});
  }
  return facets;
}

std::vector<Facet> set_facets(const SiteIndex& index, std::span<const HeldPiece> tiles) {
  std::map<std::string_view, int> counts;
  for (const HeldPiece& piece : tiles) ++counts[piece.tile->set];
  std::vector<Facet> facets;
  for (const TileSet& set : index.catalog().sets())
    if (const auto found = counts.find(set.id); found != counts.end())
      facets.push_back({set.title, "set:" + set.id, set_path(set.id), found->second});
  return facets;
}

std::vector<Facet> edition_facets(std::span<const HeldPiece> tiles) {
  std::vector<Facet> facets;
  for (const Edition edition : all_editions) {
    const std::string name(to_text(edition));
    const int count =
        count_of(tiles, [&](const Tile& tile) { return tile.copies_in(edition) > 0; });
    facets.push_back({name, "edition:" + name, "", count});
  }
  return facets;
}

void add_group(std::string_view title, std::vector<Facet> facets, const AskedTiles& asked,
               View& groups) {
  std::erase_if(facets, [&](const Facet& facet) {
    return facet.count == 0 && !stands_in(facet.term, asked.query);
  });
  keep_most(facets, asked.query);
  View chips = View::list();
  for (const Facet& facet : facets) {
    View chip;
    chip.set("chip", facet.words)
        .set("chip_count", facet.count)
        .set("chip_on", stands_in(facet.term, asked.query))
        .set("chip_href", address_of(asked, with_term_switched(asked.query, facet.term)));
    chips.add(std::move(chip));
  }
  if (chips.size() == 0) return;
  View group;
  group.set("facet", title).set("chips", std::move(chips));
  groups.add(std::move(group));
}

// The term of the query that asks for four sides, each one letter; empty if there is none.
std::string_view edges_term(std::string_view query) {
  for (const std::string_view term : terms_of(query))
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

std::string with_term_switched(std::string_view query, std::string_view term) {
  std::string text;
  for (const std::string_view each : terms_of(query))
    if (each != term) add_item(text, each, " ");
  if (!stands_in(term, query)) add_item(text, term, " ");
  return text;
}

View tile_facets(const SiteIndex& index, std::span<const HeldPiece> tiles,
                 const AskedTiles& asked) {
  View groups = View::list();
  add_group("On the tile", feature_facets(index, tiles), asked, groups);
  add_group("Set", set_facets(index, tiles), asked, groups);
  add_group("Printing", edition_facets(tiles), asked, groups);
  return groups;
}

View side_facets(const AskedTiles& asked) {
  constexpr std::array<std::string_view, 4> titles = {"North", "East", "South", "West"};
  constexpr std::string_view letters = "cfrs?";
  constexpr std::array<std::string_view, 5> words = {"city", "field", "road", "river", "any"};
  const std::string_view term = edges_term(asked.query);
  const std::string now(term.empty() ? nothing_asked : term.substr(edges_key.size()));
  View sides = View::list();
  for (std::size_t side = 0; side < titles.size(); ++side) {
    View options = View::list();
    for (std::size_t i = 0; i < letters.size(); ++i) {
      std::string next = now;
      next[side] = letters[i];
      View option;
      option.set("word", words[i])
          .set("chosen", now[side] == letters[i])
          .set("option_href", address_of(asked, with_edges(asked.query, next)));
      options.add(std::move(option));
    }
    View view;
    view.set("side_title", titles[side]).set("options", std::move(options));
    sides.add(std::move(view));
  }
  return sides;
}

View tile_doors(const SiteIndex& index) {
  View chips = View::list();
  std::vector<Facet> facets;
  for (const auto& [mark, with] : index.marks())
    if (is_plain(mark))
      facets.push_back({mark_title(mark), "", feature_path(mark), static_cast<int>(with.size())});
  keep_most(facets, "");
  for (const Facet& facet : facets) {
    View chip;
    chip.set("chip", facet.words)
        .set("chip_count", facet.count)
        .set("chip_on", false)
        .set("chip_href", facet.page);
    chips.add(std::move(chip));
  }
  View group;
  group.set("facet", "On the tile").set("chips", std::move(chips));
  View groups = View::list();
  groups.add(std::move(group));
  return groups;
}

}  // namespace cartulary::docgen
