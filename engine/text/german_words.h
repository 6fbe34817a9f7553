// German words of questions with the English ones of the entries, sorted by form: "fressen" is
// "eat". The table lives for ever.
//
//   german_words().front().word
#pragma once

#include <span>

#include "engine/text/word_tables.h"

namespace cartulary {

std::span<const IrregularWord> german_words();

}  // namespace cartulary
