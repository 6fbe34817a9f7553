// The page of English and German words, and those of other languages.
#pragma once

#include <optional>
#include <string_view>

#include "docgen/base/page.h"

namespace cartulary::docgen {

// All of them, or on a server those that `q` finds.
Page words_page(const PageContext& context);

// What has a name in the language of the code, beside its English and German names; nothing for
// these two and for languages without names.
std::optional<Page> words_in_page(const PageContext& context, std::string_view code);

}  // namespace cartulary::docgen
