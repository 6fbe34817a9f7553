// LanguageWords: the translations of a language that are looked up by their English text:
//
//   short names ("north", "city")   the messages name.* of content/language/CODE/messages.txt
//   names of sets and elements      German: the records and words.yaml; others: names.yaml
//   texts of records                content/language/CODE/records.txt
//
// All of them become one Phrases object, whose keys are the English texts.
//
//   LanguageWords words(library, "de");
//   const Site pages = site.in_language(words.language());
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/phrases.h"
#include "engine/text/page_language.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

// The lines `English = translation` of a text. A line that begins with `#` is a comment.
std::vector<Phrase> read_pairs(std::string_view text);
// What records say in a language that is built into the program.
std::vector<Phrase> record_pairs(std::string_view code);
// The names in the content, including those that the language has not. If sets share a name, their
// codes follow it: "Halb so Wild (HL1)".
std::vector<Phrase> names_in(const tiledb::Library& library, std::string_view code);
// Both, as read_pairs() reads them.
std::string pairs_text(const tiledb::Library& library, std::string_view code);

struct LanguageWords {
  LanguageWords(const tiledb::Library& library, std::string_view code);
  // Names and the notation are those of the messages.
  LanguageWords(std::string_view code, const Messages& messages, const std::vector<Phrase>& pairs);

  // With the messages that are built in; must not outlive the words.
  PageLanguage language() const { return {code, messages_of(code), &phrases}; }

  std::string code;
  Phrases phrases;
};

}  // namespace cartulary::docgen
