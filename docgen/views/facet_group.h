// Filter buttons ("chips") for a list that a query finds: a group for each key of the query, a chip
// for each value of the key, with the number of entries found that have it. A chip is a link that
// adds its term to the query, or removes it if the query has it already.
//
//   View groups = View::list();
//   add_facet_group(said("common.kind"), {{said("word.ruling"), "kind:ruling", 12}},
//                   {page, "mayor", kept}, groups);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_parameters.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

// The list that was requested: its page, the query, and the other parameters, which links keep.
struct AskedList {
  std::string page;
  std::string_view query;
  const PageParameters& kept;
};

struct Facet {
  Said words;
  std::string term;  // "has:inn"
  int count = 0;
  std::string page;  // the link's target on a site of files, which has no queries
};

// Adds a group with the facets in the query first, then the most frequent. Adds nothing if no facet
// is found.
void add_facet_group(const Said& title, std::vector<Facet> facets, const AskedList& asked,
                     View& groups);

// For a site of files, which has no queries: the facets as links to their pages (Facet::page).
void add_doors(const Said& title, std::vector<Facet> facets, View& groups);

std::string address_of(const AskedList& asked, std::string query);

// The query with the term added, or removed if it was there: "has:inn" and "set:tower" give
// "has:inn set:tower", "inn or tower" and "kind:rule" give "(inn or tower) kind:rule".
std::string with_term_switched(std::string_view query, std::string_view term);

}  // namespace cartulary::docgen
