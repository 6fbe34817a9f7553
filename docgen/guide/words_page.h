// The page of English and German words, and the pages for other languages.
#pragma once

#include <optional>
#include <string_view>

#include "docgen/base/page.h"

namespace cartulary::docgen {

// All words, or on a server those that the parameter `q` finds.
Page words_page(const PageContext& context);

// Everything that has a name in the language, with its English and German names. Nothing for
// English, German, and languages without names.
std::optional<Page> words_in_page(const PageContext& context, std::string_view code);

}  // namespace cartulary::docgen
