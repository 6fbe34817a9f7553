// ApiData: what the API answers from: the data of one database, and bags made ready.
//
// Owns all of it; none of it changes. Every function may be called from several threads.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "docgen/base/page_mutex.h"
#include "docgen/json/json.h"
#include "engine/bag/fit.h"
#include "engine/bag/missing.h"
#include "server/api/lru_cache.h"
#include "tiledb/database/library.h"

namespace cartulary {
class Search;
}  // namespace cartulary

namespace cartulary::server {

// A bag, and what every answer on it tells of what is outside.
struct KeptBag {
  ReadyBag bag;
  std::string outside;
};

class ApiData {
 public:
  explicit ApiData(tiledb::Library library);

  const tiledb::Library& library() const { return library_; }
  const Catalog& catalog() const { return library_.catalog; }
  const Rulebook& rulebook() const { return library_.rulebook; }
  // What is played with where a request says nothing: that of the game.
  const Selection& played() const { return played_selection(rulebook()); }

  // The bag of a selection as the texts give it; kept for the next who asks.
  Result<std::shared_ptr<const KeptBag>> ready(const SelectionText& text) const;

  // Made for the first who asks: an engine in a browser starts in half the time without.
  std::shared_ptr<const Search> search() const;
  const PieceNames& piece_names() const { return piece_names_; }

 private:
  tiledb::Library library_;
  mutable docgen::PageMutex search_mutex_;
  mutable std::shared_ptr<const Search> search_;  // null until it is asked for
  PieceNames piece_names_;
  // Guards itself; answers are the same without it.
  mutable LruCache<KeptBag> bags_;
};

}  // namespace cartulary::server
