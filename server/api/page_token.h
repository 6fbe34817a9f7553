// The opaque `next` of a list: where its next page begins, bound to the question asked.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::server {

// `question` is whatever makes the list: path, parameters without limit and next, content hash.
std::string page_token(std::size_t offset, std::string_view question);

// The offset. Error (`where` "next"): it is no token, or one of another question or database.
Result<std::size_t> read_page_token(std::string_view token, std::string_view question);

}  // namespace cartulary::server
