// Translates a finished page into German: every text between tags, and every attribute that a
// reader sees or hears, that has a German version. Text without one, and parts that stay English
// according to the catalogue, are marked with lang="en".
//
//   std::string page = german_page(words, site.render("index.html")->body);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/german_words.h"

namespace cartulary::docgen {

std::string german_page(const GermanWords& words, std::string_view html);

// The texts of a page that have no German and are not in a part that stays English: each once, in
// page order.
std::vector<std::string> texts_without_german(const GermanWords& words, std::string_view html);

}  // namespace cartulary::docgen
