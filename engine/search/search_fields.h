// SearchFields: finds the documents that match a field of a query: set:tower, status:open,
// date>=2013.
//
// Refers to the Catalog and the SearchNames, which must outlive it. Owns everything else.
//
//   Result<DocumentFlags> open = fields.documents_with(query, node, true);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/query/query.h"
#include "engine/search/search_document.h"
#include "engine/search/search_names.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// By document, 1 or 0. Bytes rather than bits, because it is read far more often than stored.
using DocumentFlags = std::vector<std::uint8_t>;

class SearchFields {
 public:
  SearchFields(const Catalog& catalog, const SearchNames& names,
               std::span<const SearchDocument> documents);

  // The documents that match the term. Errors: as Search::find. REQUIRES: a term with a key.
  Result<DocumentFlags> documents_with(const Query& query, const QueryNode& node,
                                       bool rules_only) const;

  // "set:tower" -> documents, ascending.
  const std::map<std::string, std::vector<std::size_t>, std::less<>>& tags() const { return tags_; }

 private:
  struct Term;
  Result<std::vector<std::string>> values_of(const Term& term) const;
  Result<DocumentFlags> dated(const Term& term) const;
  std::vector<std::string> known_values(const Term& term) const;

  const Catalog& catalog_;
  const SearchNames& names_;
  std::map<std::string, std::vector<std::size_t>, std::less<>> tags_;
  std::vector<std::string> dates_;
};

// The ids that the name of a set covers: its own id and, for a box, those of the sets it holds
// whole.
std::vector<std::string> set_ids(const TileSet& set);

// The keys, each with one line of help.
std::span<const QueryKeyHelp> rule_query_keys();

}  // namespace cartulary
