// ContentsQuestion: a parsed question such as "how many gardens are there?": the things to count
// and the sets to count them in. A question that asks for more ("how many points for a garden") is
// not one. Internal to engine/search.
//
//   contents_question("Wie viele Abteien gibt es?", tokens, parts);   // {.elements = {"abbey"}}
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/text/search_words.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

struct SearchParts;

// An element that a box can hold, as pieces or as marks on tiles.
struct CountedElement {
  std::string name;
  std::vector<std::string> marks;
};
// Keyed by element id. Terms and the element `tile` are not included.
using CountedElements = std::map<std::string, CountedElement, std::less<>>;
CountedElements counted_elements(const Rulebook& rulebook);

struct ContentsQuestion {
  std::vector<std::string> elements;  // ids of everything the word may mean; empty: land tiles
  bool tiles = false;                 // count tiles that show the element, not the marks on them
  std::vector<const TileSet*> sets;   // the sets named in the question
};

// `tokens` are those of the words.
std::optional<ContentsQuestion> contents_question(std::string_view words,
                                                  std::span<const SearchToken> tokens,
                                                  const SearchParts& parts);

}  // namespace cartulary
