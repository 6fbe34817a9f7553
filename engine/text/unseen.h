// Characters that are not shown and steer whatever shows the text around them: those of control,
// U+0080 to U+009F among them, which some terminals obey, and the marks that turn the direction
// of writing.
//
//   is_unseen("\xC2\x9B");        // true: U+009B begins a command to a terminal
//   is_unseen("\xE2\x80\xAE");    // true: what follows U+202E is written from right to left
#pragma once

#include <string_view>

namespace cartulary {

// `character`: one, in UTF-8; its bytes alone are none.
bool is_unseen(std::string_view character);

}  // namespace cartulary
