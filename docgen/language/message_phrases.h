// Phrases from messages: what C++ has said in English by a message, for texts that are put into
// another language as a whole. Messages with elements, which templates alone say, are none.
//
//   message_phrases(messages_of("en"), messages_of("de"));
//   // "counts.few = {pattern}: {copies} copies" gives "{}: {} copies"
#pragma once

#include <vector>

#include "docgen/language/phrases.h"
#include "engine/text/messages.h"

namespace cartulary::docgen {

// Of messages with the same words in English the first is a phrase, and of none that `other_texts`
// have.
std::vector<Phrase> message_phrases(const Messages& english, const Messages& other,
                                    const std::vector<Phrase>& other_texts = {});

}  // namespace cartulary::docgen
