// Looks up words in English and German: the pairs of the guide, and the names of elements and sets
// that the guide lacks, with their names in other languages.
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

// A name in one language. English and German names from the content cite no document.
struct WordIn {
  std::string language;
  std::string text;         // empty: not known
  std::string source;       // id of the document that has it; empty: the content itself
  bool volunteers = false;  // from a list by volunteers; printed on no box
  friend bool operator==(const WordIn&, const WordIn&) = default;
};

struct FoundWords {
  std::string english;  // empty: not known
  std::string german;   // empty: not known
  std::vector<std::string> publishers;
  std::string kind;     // the element's kind: figure, token ...; "set"; empty: neither
  std::string group;    // part of the guide; empty: a name of an element or set
  std::string element;  // id, or empty
  std::string set;      // id, or empty
  std::string note;
  std::vector<WordIn> names = {};  // in other languages, sorted by code
  friend bool operator==(const FoundWords&, const FoundWords&) = default;
};

struct WordSources {
  const Guides& guides;
  const Rulebook& rulebook;
  const Catalog& catalog;
  std::span<const SourceDocument> documents = {};
};

// The words that contain the query, ignoring case, accents and umlauts ("strasse" finds "Straße",
// "buerger" finds "Bürger"). Best first: names in which a word begins with the query; names that
// contain it elsewhere; other names for the same thing; names in other languages in which a word
// begins with it, if the query has at least three bytes. Equal matches come in the order of the
// guide, then elements and sets with a German name, then those without. An empty query gives all
// pairs, and what has names in other languages only.
std::vector<FoundWords> find_words(const WordSources& sources, std::string_view query);

// Removes elements and sets without a German name, since a table of English and German words shows
// pairs only.
void keep_pairs(std::vector<FoundWords>& words);

// Removes the names that only other publishers have for a thing, where the rule set has a name for
// it among the words. REQUIRES: the rule set is empty, which removes none, or the name of one.
void keep_words_of(std::string_view rule_set, std::vector<FoundWords>& words);

// The name in the language: the English or German name, else the one in `names`; empty text if
// there is none.
WordIn word_in(const FoundWords& words, std::string_view language);

// The words that have a name in any of the languages other than English, or all of them if
// `unknown_too`. Words whose English name and names in these languages are all equal appear once.
// REQUIRES: languages are codes.
std::vector<FoundWords> told_in(const std::vector<FoundWords>& found,
                                std::span<const std::string> languages, bool unknown_too);

// The codes of the languages other than English and German in which the guides have names.
std::vector<std::string> other_languages(const Guides& guides);

// The English or German name nearest to the query, as a suggestion; empty if none is near.
std::string nearest_word(const WordSources& sources, std::string_view query);

}  // namespace cartulary
