// The words of a language that are no messages: what content/language/CODE has in phrases.txt and
// records.txt, and the names of sets, elements and features from the content.
//
//   LanguageWords words(library, "de");
//   std::string page = translated_page(words, site.in_language("de").render("index.html")->body);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/phrases.h"
#include "tiledb/database/library.h"

namespace cartulary::docgen {

// The parsed phrases.txt.
struct Catalogue {
  std::vector<Phrase> phrases;
  // Elements that stay English with all their content: ".rule" names a class, "p.asked" a tag and a
  // class.
  std::vector<std::string> english_parts;
  std::string note;  // shown on pages that have such parts
  Notation notation;
};

// Each line is `English = translation`, a comment after `#`, or a setting: a list of parts after
// `:english`, the note after `:note`, a word or sign after `:and`, `:or`, `:point`, `:thousands`.
Catalogue read_catalogue(std::string_view text);
// The catalogue of a language that is built into the program, with the phrases of its messages.
Catalogue catalogue_of(std::string_view code);
// As a text that read_catalogue() reads, names of the content among the phrases.
std::string catalogue_text(const tiledb::Library& library, std::string_view code);

// The names in the content, including those that the language has not. If sets share a name, their
// codes follow it: "Halb so Wild (HL1)".
std::vector<Phrase> names_in(const tiledb::Library& library, std::string_view code);

struct LanguageWords {
  LanguageWords(const tiledb::Library& library, std::string_view code);
  LanguageWords(std::string_view language, Catalogue read, const std::vector<Phrase>& names);

  std::string code;
  Catalogue catalogue;
  Phrases phrases;
};

}  // namespace cartulary::docgen
