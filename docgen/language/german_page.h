// A finished page in German: every text between tags, and every attribute that a reader sees or
// hears, is put into German where there is one. What has none, and what the catalogue names to stay
// English, is marked by lang="en".
//
//   std::string page = german_page(words, site.render("index.html")->body);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/language/german_words.h"

namespace cartulary::docgen {

std::string german_page(const GermanWords& words, std::string_view html);

// The texts of a page that have no German and stand in no part that stays English, in the order of
// the page, each once.
std::vector<std::string> texts_without_german(const GermanWords& words, std::string_view html);

}  // namespace cartulary::docgen
