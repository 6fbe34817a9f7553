// The opaque `next` token of a list: the offset of its next page, bound to one question.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::server {

// `question` is everything that determines the list: path, parameters without limit and next,
// content hash.
std::string page_token(std::size_t offset, std::string_view question);

// Returns the offset. Error (`where` "next"): not a token, or one for another question or database.
Result<std::size_t> read_page_token(std::string_view token, std::string_view question);

}  // namespace cartulary::server
