// Looking words up, English and German, both ways: the pairs of the guide, and the names of
// elements and sets that it has not.
//
//   for (const FoundWords& found : find_words({guides, rulebook, catalog}, "wagen"))
//     found.english, found.german;                        // "wagon", "Wagen"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"

namespace cartulary {

struct FoundWords {
  std::string english;  // empty: not known
  std::string german;   // empty: not known
  std::vector<std::string> publishers;
  std::string kind;     // of the element: figure, token ...; "set"; empty: neither
  std::string group;    // of the guide's part; empty: a name of an element or set
  std::string element;  // id, or empty
  std::string set;      // id, or empty
  std::string note;
  friend bool operator==(const FoundWords&, const FoundWords&) = default;
};

struct WordSources {
  const Guides& guides;
  const Rulebook& rulebook;
  const Catalog& catalog;
};

// Those of which one word or a part of it is the query's, whatever the case, accents and umlauts
// ("strasse" finds "Straße", "buerger" finds "Bürger"): first those that begin with it, last those
// that are called so besides. All pairs for an empty query. In the order of the guide, then
// elements, then sets.
std::vector<FoundWords> find_words(const WordSources& sources, std::string_view query);

// The name that may have been meant where none is found; empty if none is near.
std::string nearest_word(const WordSources& sources, std::string_view query);

}  // namespace cartulary
