#include "docgen/base/rule_index.h"

#include <algorithm>

namespace cartulary::docgen {

namespace {

const SharedRecords no_records;

// Calls `name` with every tile that a text links to.
template <class Name>
void each_tile(std::string_view text, Name name) {
  constexpr std::string_view open = "](tile/";
  for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
    at += open.size();
    name(text.substr(at, text.find(')', at) - at));
  }
}

template <class Record>
void add_once(std::vector<const Record*>& list, const Record& record) {
  if (list.empty() || list.back() != &record) list.push_back(&record);
}

void count_pairs(std::vector<std::string> names, RuleIndex::ElementPairs& pairs) {
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  for (std::size_t i = 0; i < names.size(); ++i)
    for (std::size_t j = i + 1; j < names.size(); ++j) ++pairs[{names[i], names[j]}];
}

}  // namespace

RuleIndex::RuleIndex(const tiledb::Library& library)
    : rulebook_(&library.rulebook), set_pairs_(set_pairs(library.rulebook)) {
  for (const TileSet& set : library.catalog.sets())
    if (rulebook_->opening_of(set.id) != nullptr) sets_.push_back(&set);
  for (const Rule& rule : rulebook_->rules()) {
    each_tile(rule.text,
              [&](std::string_view tile) { add_once(by_tile_[std::string(tile)].rules, rule); });
    count_pairs(rule.about, element_pairs_);
  }
  for (const Ruling& ruling : rulebook_->rulings()) {
    each_tile(ruling.text, [&](std::string_view tile) {
      add_once(by_tile_[std::string(tile)].rulings, ruling);
    });
    count_pairs(ruling.about, element_pairs_);
  }
  for (const Element& element : rulebook_->elements())
    for (const std::string& mark : element.marks) by_mark_.emplace(mark, &element);
}

const SharedRecords& RuleIndex::naming_tile(std::string_view tile_id) const {
  const auto found = by_tile_.find(tile_id);
  return found == by_tile_.end() ? no_records : found->second;
}

const Element* RuleIndex::element_of_mark(std::string_view mark) const {
  auto found = by_mark_.find(mark);
  if (found == by_mark_.end()) found = by_mark_.find(mark.substr(0, mark.find(':')));
  return found == by_mark_.end() ? nullptr : found->second;
}

}  // namespace cartulary::docgen
