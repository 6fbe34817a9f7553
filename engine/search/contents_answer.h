// ContentsAnswer: answers "how many ... are there?" by counting the contents of boxes and the
// copies of tiles. It counts in the chosen sets, or in all sets if the chosen ones have none.
//
// Owns its text.
//
//   contents_answer(parts, nullptr, "how many abbey tiles are there", tokens)->verdict;
//       // "6 (Abbey and Mayor)."
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/said.h"
#include "engine/text/search_words.h"
#include "engine/tile/source.h"

namespace cartulary {

struct SearchParts;

struct ContentsAnswer {
  Said verdict;                      // "8 in C2, 8 in C3 (Base Game)."
  Said text;                         // the count in each set, in words
  std::string id;                    // with its kind: "element/garden", "set/tower"
  std::vector<SourcePlace> sources;  // of the sets that have some
  friend bool operator==(const ContentsAnswer&, const ContentsAnswer&) = default;
};

// Returns nothing if the words ask for anything else, or if a source that is needed does not say
// how many there are. `selection` is null if nothing was chosen; boxes are then skipped, because
// they repeat the sets in them. If no edition was chosen, the answer gives the count of every
// edition.
// `tokens` are those of the words.
std::optional<ContentsAnswer> contents_answer(const SearchParts& parts, const Selection* selection,
                                              std::string_view words,
                                              std::span<const SearchToken> tokens);

}  // namespace cartulary
