// The words of a language that are no messages: what content/language/CODE has in phrases.txt and
// records.txt, and from the content the names of sets, elements and features and the tiles in
// words.
//
//   LanguageWords words(library, "de");
//   const Site pages = site.in_language(words.language());
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/phrases.h"
#include "engine/text/page_language.h"
#include "tiledb/database/library.h"

namespace cartulary::docgen {

// The parsed phrases.txt.
struct Catalogue {
  std::vector<Phrase> phrases;
  Notation notation;
};

// Each line is `English = translation`, a comment after `#`, or a setting: a word or sign after
// `:and`, `:or`, `:point`, `:thousands`.
Catalogue read_catalogue(std::string_view text);
// The catalogue of a language that is built into the program, with the phrases of its messages.
Catalogue catalogue_of(std::string_view code);
// As a text that read_catalogue() reads, names and tiles of the content among the phrases.
std::string catalogue_text(const tiledb::Library& library, std::string_view code);

// The names in the content, including those that the language has not. If sets share a name, their
// codes follow it: "Halb so Wild (HL1)".
std::vector<Phrase> names_in(const tiledb::Library& library, std::string_view code);

// What tiles are in words, as answers of the API tell it.
std::vector<Phrase> tiles_in(const tiledb::Library& library, std::string_view code);

struct LanguageWords {
  LanguageWords(const tiledb::Library& library, std::string_view code);
  LanguageWords(std::string_view language, Catalogue read, const std::vector<Phrase>& names);

  // With the messages that are built in; must not outlive the words.
  PageLanguage language() const { return {code, messages_of(code), &phrases}; }

  std::string code;
  Catalogue catalogue;
  Phrases phrases;
};

}  // namespace cartulary::docgen
