// Chips that narrow a list: values of one key with how many of those found have each. Each is a
// link that writes the query; a chip that is in the query takes itself out again.
//
//   View groups = View::list();
//   add_facet_group("Kind", {{"Ruling", "kind:ruling", 12}}, {page, "mayor", kept}, groups);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_parameters.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

// A list as it was asked for: its page, the query, and the other parameters, which the links keep.
struct AskedList {
  std::string page;
  std::string_view query;
  const PageParameters& kept;
};

struct Facet {
  std::string words, term;  // "Inn", "has:inn"
  int count = 0;
  std::string page;  // where it leads on a site of files, which has no queries
};

// Adds the most frequent, and those that are asked for first; nothing where none is found.
void add_facet_group(std::string_view title, std::vector<Facet> facets, const AskedList& asked,
                     View& groups);

// The same as links to the pages of the facets.
void add_doors(std::string_view title, std::vector<Facet> facets, View& groups);

std::string address_of(const AskedList& asked, std::string query);

// A query with a term more, or without it where it stood: "has:inn" and "set:tower" give
// "has:inn set:tower", "inn or tower" and "kind:rule" give "(inn or tower) kind:rule".
std::string with_term_switched(std::string_view query, std::string_view term);

}  // namespace cartulary::docgen
