// The messages that a script says, which stand before it as `window.cartularyWords`. A script names
// them by their ids in single quotes, 'script.turn-start' (templates/assets/said.js).
//
//   with_words("said('count.tile', { n })", messages_of("de"));
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/messages.h"

namespace cartulary::docgen {

// The ids of messages in a script, each once, in its order.
std::vector<std::string> ids_in_script(std::string_view script, const Messages& messages);

// As a JavaScript object: {"count.tile": "{n, one: # tile, other: # tiles}"}.
std::string script_words(const std::vector<std::string>& ids, const Messages& messages);

std::string with_words(std::string_view script, const Messages& messages);

}  // namespace cartulary::docgen
