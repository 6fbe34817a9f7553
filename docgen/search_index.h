// SearchIndex: all that the search box finds, with one way to rank it, for the server's page
// and, as data for assets/search.js, for the static site.
//
// Owns its entries. A word of the query matches the beginning of a word of an entry; every
// word must match. A match in the title counts more than one in the text, a whole word more
// than a beginning; of two that match alike, the shorter title comes first.
//
//   SearchIndex search(index);
//   for (const SearchEntry* hit : search.find("king robber", 50)) ...
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/site_index.h"

namespace cartulary {

struct SearchEntry {
  std::string kind;  // "Set", "Tile", "Edge code", "Feature", "Ledger", "Source"
  std::string title;
  std::string text;
  std::string path;
};

class SearchIndex {
 public:
  explicit SearchIndex(const SiteIndex& index);

  const std::vector<SearchEntry>& entries() const { return entries_; }

  // Best first, entries of the same rank in the order of entries(). Nothing for a query
  // without a letter or digit; only the first 200 bytes and 12 words of a query count.
  std::vector<const SearchEntry*> find(std::string_view query, std::size_t limit) const;

  // "window.cartularySearch = [[kind, title, text, path], ...];"
  std::string script() const;

 private:
  std::vector<SearchEntry> entries_;
};

// The words of a text in small letters: runs of letters, digits and bytes beyond ASCII.
std::vector<std::string> search_words(std::string_view text);

}  // namespace cartulary
