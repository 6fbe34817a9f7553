// ApiData holds the data behind the API: the contents of one database, the search over it, and a
// cache of the bags of tiles worked out so far, one for each selection.
//
// Owns its data, which does not change. Every function may be called from several threads.
//
//   const Result<std::shared_ptr<const KeptBag>> kept = data.ready({.sets = "base-game,tower"});
//   (*kept)->bag;      // the bag of these sets, also for the next request that names them
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "docgen/base/page_mutex.h"
#include "docgen/json/json.h"
#include "engine/bag/fit.h"
#include "engine/bag/missing.h"
#include "server/api/lru_cache.h"
#include "tiledb/library/library.h"

namespace cartulary {
class Search;
namespace docgen {
struct NotationTools;
struct WrittenHits;
}  // namespace docgen
}  // namespace cartulary

namespace cartulary::server {

// A bag, and the JSON that every answer about the bag includes.
struct KeptBag {
  ReadyBag bag;
  docgen::WrittenParts written;
};

class ApiData {
 public:
  // `notation`: null where games in notation are not read.
  explicit ApiData(tiledb::Library library, const docgen::NotationTools* notation = nullptr);

  const tiledb::Library& library() const { return library_; }
  const Catalog& catalog() const { return library_.catalog; }
  const Rulebook& rulebook() const { return library_.rulebook; }
  // The selection for requests that give none: that of the group's own game.
  const Selection& played() const { return played_selection(rulebook()); }

  // The bag of the selection that `text` describes. Cached.
  Result<std::shared_ptr<const KeptBag>> ready(const SelectionText& text) const;

  // Built on first use, which halves the start time of the engine in a browser.
  std::shared_ptr<const Search> search() const;
  // Builds the search, and writes what its hits have alike in every answer.
  void prepare_search() const;
  // Null until prepare_search() is done.
  std::shared_ptr<const docgen::WrittenHits> written_hits() const;
  const PieceNames& piece_names() const { return piece_names_; }
  const docgen::NotationTools* notation() const { return notation_; }

 private:
  tiledb::Library library_;
  const docgen::NotationTools* notation_;
  mutable docgen::PageMutex search_mutex_;
  mutable std::shared_ptr<const Search> search_;  // null until first used
  mutable std::shared_ptr<const docgen::WrittenHits> written_hits_;
  PieceNames piece_names_;
  // Locks itself. Only a cache: answers do not depend on it.
  mutable LruCache<KeptBag> bags_;
};

}  // namespace cartulary::server
