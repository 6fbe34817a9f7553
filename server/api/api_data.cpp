#include "server/api/api_data.h"

#include "docgen/json/search_json.h"
#include "engine/rule/piece_names.h"
#include "engine/search/search.h"

namespace cartulary::server {
namespace {

// The weight is a count, not bytes: a bag of every set takes about 300 kB, so 64 take at most 20
// MB.
constexpr std::size_t most_bags = 64;
constexpr std::size_t bag_name_bound = 512;

std::string bag_name(const SelectionText& text) {
  std::string name;
  for (const SelectionPart& part : selection_parts) name += text.*part.text + '\x1F';
  return name;
}

}  // namespace

ApiData::ApiData(tiledb::Library library, const docgen::NotationTools* notation)
    : library_(std::move(library)),
      notation_(notation),
      piece_names_(cartulary::piece_names(library_.catalog, library_.rulebook.elements())),
      bags_(most_bags * bag_name_bound) {}

std::shared_ptr<const Search> ApiData::search() const {
  const std::lock_guard<docgen::PageMutex> lock(search_mutex_);
  if (!search_)
    search_ = std::make_shared<const Search>(library_.catalog, library_.rulebook, library_.ledger,
                                             library_.sources, library_.guides.names);
  return search_;
}

void ApiData::prepare_search() const {
  auto written =
      std::make_shared<const docgen::WrittenHits>(docgen::written_hits(*search(), rulebook()));
  const std::lock_guard<docgen::PageMutex> lock(search_mutex_);
  written_hits_ = std::move(written);
}

std::shared_ptr<const docgen::WrittenHits> ApiData::written_hits() const {
  const std::lock_guard<docgen::PageMutex> lock(search_mutex_);
  return written_hits_;
}

Result<std::shared_ptr<const KeptBag>> ApiData::ready(const SelectionText& text) const {
  const std::string name = bag_name(text);
  if (auto known = bags_.find(name)) return known;
  const Result<Selection> selection = select(catalog(), text, DefaultSets::BaseGame, played());
  if (!selection) return selection.error();
  Result<ReadyBag> made = ready_bag(catalog(), *selection);
  if (!made) return made.error();
  docgen::WrittenParts written = docgen::written_parts(*made);
  auto shared = std::make_shared<const KeptBag>(KeptBag{*std::move(made), std::move(written)});
  bags_.put(name, shared, bag_name_bound);
  return shared;
}

}  // namespace cartulary::server
