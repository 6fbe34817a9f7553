// Translates what is English still on a page of another language: every text between tags, and
// every attribute that a reader sees or hears, but for what messages have said there (WordMarks).
// Text without a translation, and parts that stay English according to the catalogue, are marked
// with lang="en".
//
//   std::string page = translated_page(words, site.in_language("de").render("index.html")->body);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/language_words.h"

namespace cartulary::docgen {

std::string translated_page(const LanguageWords& words, std::string_view html);

// The texts of a page that have no translation and are not in a part that stays English: each once,
// in page order.
std::vector<std::string> texts_left(const LanguageWords& words, std::string_view html);

}  // namespace cartulary::docgen
