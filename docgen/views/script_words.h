// Gives a script its messages: with_words() puts those that the script names before it, as
// `window.cartularyWords`. A script names a message by its id in single quotes,
// cartularySaid('count.tile', { n: 3 }) (templates/assets/said.js).
//
//   with_words("cartularySaid('count.tile', { n: 3 })", messages_of("de"));
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
