// The words of a language that are no messages: what ids and the content are called, by the
// messages name.* and the names of sets and elements, and what records say, by
// content/language/CODE/records.txt.
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
