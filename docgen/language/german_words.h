// The words of the pages in German: the catalogue templates/german.txt, and the names of sets,
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

// templates/german.txt, read.
struct Catalogue {
  std::vector<Phrase> phrases;
  // What stays English with all that is in it: ".rule" by a class, "p.asked" by tag and class.
  std::vector<std::string> english_parts;
  std::string note;  // that tells so, on a page that has such parts
};

// A line is `English = German`; `:english` and `:note` begin the other two; `#` a comment.
Catalogue read_catalogue(std::string_view text);
// That of the program.
Catalogue german_catalogue();

// The names in the content, those of sets that have no German one too. Where sets share a German
// name, their codes stand behind: "Halb so Wild (HL1)".
std::vector<Phrase> german_names(const tiledb::Library& library);

struct GermanWords {
  explicit GermanWords(const tiledb::Library& library);
  GermanWords(Catalogue read, const std::vector<Phrase>& names);

  Catalogue catalogue;
  Phrases phrases;
};

// All of it for assets/german.js.
std::string german_script(const tiledb::Library& library);

}  // namespace cartulary::docgen
