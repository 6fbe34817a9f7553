// Looking words up, English and German, both ways: the pairs of the guide, and the names of
// elements and sets that it has not, each with what it is called in other languages.
//
//   for (const FoundWords& found : find_words({guides, rulebook, catalog}, "wagen"))
//     found.english, found.german;                        // "wagon", "Wagen"
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"

namespace cartulary {

// A name in one language. English and German ones of the content have no document of their own.
struct WordIn {
  std::string language;
  std::string text;         // empty: not known
  std::string source;       // id of the document that has it; empty: the content's own
  bool volunteers = false;  // a word of volunteers, printed on no box
  friend bool operator==(const WordIn&, const WordIn&) = default;
};

struct FoundWords {
  std::string english;  // empty: not known
  std::string german;   // empty: not known
  std::vector<std::string> publishers;
  std::string kind;     // of the element: figure, token ...; "set"; empty: neither
  std::string group;    // of the guide's part; empty: a name of an element or set
  std::string element;  // id, or empty
  std::string set;      // id, or empty
  std::string note;
  std::vector<WordIn> names = {};  // in other languages, by code
  friend bool operator==(const FoundWords&, const FoundWords&) = default;
};

struct WordSources {
  const Guides& guides;
  const Rulebook& rulebook;
  const Catalog& catalog;
  std::span<const SourceDocument> documents = {};
};

// Those of which one word or a part of it is the query's, whatever the case, accents and umlauts
// ("strasse" finds "Straße", "buerger" finds "Bürger"): first those that begin with it, then those
// that are called so besides, last those of which a word in another language begins with it, if it
// has three letters. All pairs for an empty query, and what has names in other languages alone. In
// the order of the guide, then elements, then sets.
std::vector<FoundWords> find_words(const WordSources& sources, std::string_view query);

// Takes out the elements and sets without a German name: a table of English and German words has
// the pairs alone.
void keep_pairs(std::vector<FoundWords>& words);

// What is meant is called so in the language: the English or German name, else that of `names`.
WordIn word_in(const FoundWords& words, std::string_view language);

// Those that have a name in one of the languages beside English; each once as it is told in these.
// REQUIRES: languages are codes.
std::vector<FoundWords> told_in(const std::vector<FoundWords>& found,
                                std::span<const std::string> languages, bool unknown_too);

// The codes of the languages beside English and German that names are in.
std::vector<std::string> other_languages(const Guides& guides);

// The name that may have been meant where none is found; empty if none is near.
std::string nearest_word(const WordSources& sources, std::string_view query);

}  // namespace cartulary
