// The German words of the pages: the catalogue templates/german.txt, and the names of sets,
// elements and features from the content.
//
//   GermanWords words(library);
//   std::string page = german_page(words, english_page);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/phrases.h"
#include "tiledb/database/library.h"

namespace cartulary::docgen {

// The parsed templates/german.txt.
struct Catalogue {
  std::vector<Phrase> phrases;
  // Elements that stay English with all their content: ".rule" names a class, "p.asked" a tag and a
  // class.
  std::vector<std::string> english_parts;
  std::string note;  // shown on pages that have such parts
};

// Each line is `English = German`, a list of parts after `:english`, the note after `:note`, or a
// comment after `#`.
Catalogue read_catalogue(std::string_view text);
// The catalogue built into the program.
Catalogue german_catalogue();

// The names in the content, including those without German. If sets share a German name, their
// codes follow it: "Halb so Wild (HL1)".
std::vector<Phrase> german_names(const tiledb::Library& library);

struct GermanWords {
  explicit GermanWords(const tiledb::Library& library);
  GermanWords(Catalogue read, const std::vector<Phrase>& names);

  Catalogue catalogue;
  Phrases phrases;
};

// The catalogue and names as a script, for assets/german.js.
std::string german_script(const tiledb::Library& library);

}  // namespace cartulary::docgen
