#include "docgen/views/facet_group.h"

#include <algorithm>

#include "engine/query/query.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::size_t most_chips = 18;

std::vector<std::string_view> terms_of(std::string_view query) {
  std::vector<std::string_view> terms = split(query, ' ');
  std::erase(terms, std::string_view());
  return terms;
}

bool stands_in(std::string_view term, std::string_view query) {
  const auto terms = terms_of(query);
  return std::ranges::find(terms, term) != terms.end();
}

// Whether the query is a list of alternatives, so that an appended term would belong to the last
// one only.
bool is_choice(std::string_view query) {
  const Result<Query> parsed = parse_query(query, {});
  return parsed && parsed->root.kind == QueryNode::Kind::Or;
}

void keep_most(std::vector<Facet>& facets, std::string_view query) {
  std::ranges::stable_sort(facets, [&](const Facet& a, const Facet& b) {
    const bool a_asked = stands_in(a.term, query);
    return a_asked != stands_in(b.term, query) ? a_asked : a.count > b.count;
  });
  if (facets.size() > most_chips) facets.resize(most_chips);
}

View chip_view(const Facet& facet, bool on, std::string address) {
  View chip;
  chip.set("chip", facet.words)
      .set("chip_count", facet.count)
      .set("chip_on", on)
      .set("chip_href", std::move(address));
  return chip;
}

void add_group(const Said& title, View chips, View& groups) {
  if (chips.size() == 0) return;
  View group;
  group.set("facet", title).set("chips", std::move(chips));
  groups.add(std::move(group));
}

}  // namespace

void add_facet_group(const Said& title, std::vector<Facet> facets, const AskedList& asked,
                     View& groups) {
  std::erase_if(facets, [&](const Facet& facet) {
    return facet.count == 0 && !stands_in(facet.term, asked.query);
  });
  keep_most(facets, asked.query);
  View chips = View::list();
  for (const Facet& facet : facets)
    chips.add(chip_view(facet, stands_in(facet.term, asked.query),
                        address_of(asked, with_term_switched(asked.query, facet.term))));
  add_group(title, std::move(chips), groups);
}

void add_doors(const Said& title, std::vector<Facet> facets, View& groups) {
  keep_most(facets, "");
  View chips = View::list();
  for (const Facet& facet : facets) chips.add(chip_view(facet, false, facet.page));
  add_group(title, std::move(chips), groups);
}

std::string address_of(const AskedList& asked, std::string query) {
  PageParameters parameters = asked.kept;
  parameters["q"] = std::move(query);
  return asked.page + query_string(parameters);
}

std::string with_term_switched(std::string_view query, std::string_view term) {
  const bool joins = !stands_in(term, query);
  if (joins && is_choice(query)) return "(" + std::string(query) + ") " + std::string(term);
  std::string text;
  for (const std::string_view each : terms_of(query))
    if (each != term) add_item(text, each, " ");
  if (joins) add_item(text, term, " ");
  return text;
}

}  // namespace cartulary::docgen
