// Phrases from messages: what a page has between two tags, as one language says it and as another
// does. A message is cut at its elements; one whose elements come in another order is left out.
//
//   message_phrases(messages_of("en"), messages_of("de"));
//   // "Also: <edges>{code_count} for tile edges</edges>." gives "Also:", "{} for tile edges" ...
#pragma once

#include <vector>

#include "docgen/language/phrases.h"
#include "engine/text/messages.h"

namespace cartulary::docgen {

// Where two messages have the same words in English and differ in the other language, those of the
// second are bound to the tags that templates put around it: "<button>Search". So are those that
// other texts have with another translation.
std::vector<Phrase> message_phrases(const Messages& english, const Messages& other,
                                    const std::vector<Phrase>& other_texts = {});

}  // namespace cartulary::docgen
