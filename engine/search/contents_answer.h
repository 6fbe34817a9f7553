// ContentsAnswer: how many of a thing there are in the boxes, from their contents and the copies of
// tiles: of the chosen sets where these have some, else of all sets.
//
// Owns its text.
//
//   contents_answer(parts, {}, "how many abbey tiles are there")   // verdict "6 (Abbey and
//   Mayor)."
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/tile/source.h"

namespace cartulary {

struct SearchParts;

struct ContentsAnswer {
  std::string verdict;               // "8 in C2, 8 in C3 (Base Game)."
  std::string text;                  // which set has how many of what
  std::string id;                    // with its kind: "element/garden", "set/tower"
  std::vector<SourcePlace> sources;  // of the sets that have some
  friend bool operator==(const ContentsAnswer&, const ContentsAnswer&) = default;
};

// Nothing where the words ask for anything else, or where no source says how many there are.
// `selection`: null where nothing was chosen; boxes are then left out, as they hold the sets again.
// Editions that nobody chose are all told.
std::optional<ContentsAnswer> contents_answer(const SearchParts& parts, const Selection* selection,
                                              std::string_view words);

}  // namespace cartulary
