// Detects invisible characters that affect how text is displayed: control characters, including
// U+0080 to U+009F, which some terminals obey, and the marks that change the writing direction.
//
//   is_unseen("\xC2\x9B");        // true: U+009B begins a command to a terminal
//   is_unseen("\xE2\x80\xAE");    // true: what follows U+202E is written from right to left
#pragma once

#include <string_view>

namespace cartulary {

// `character` is a single character in UTF-8, not one of its bytes.
bool is_unseen(std::string_view character);

}  // namespace cartulary
