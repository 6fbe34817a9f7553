// ContentsQuestion: "how many gardens are there?", read as what is counted and in which sets. What
// asks for anything else beside ("how many points for a garden") is none. For the files of the
// search alone.
//
//   contents_question("Wie viele Abteien gibt es?", parts);      // {.elements = {"abbey"}}
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

struct SearchParts;

// An element of which a box can hold some: as pieces, or as marks on tiles.
struct CountedElement {
  std::string name;
  std::vector<std::string> marks;
};
// By id. Terms are none.
using CountedElements = std::map<std::string, CountedElement, std::less<>>;
CountedElements counted_elements(const Rulebook& rulebook);

struct ContentsQuestion {
  std::vector<std::string> elements;  // ids of all that the word may mean; none: land tiles as such
  bool tiles = false;                 // the tiles that show it, not what is on them
  std::vector<const TileSet*> sets;   // that are named
};

std::optional<ContentsQuestion> contents_question(std::string_view words, const SearchParts& parts);

}  // namespace cartulary
