// Names side by side as text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "engine/guide/word_search.h"

namespace cartulary::cli {

// English and German, with who calls it so and what it is.
std::string words_text(const std::vector<FoundWords>& words, std::size_t width, const Style& style);
// The English names and those of other languages, by their codes; words of volunteers are marked,
// and a line below says whose they are.
std::string words_in_text(const std::vector<FoundWords>& words,
                          const std::vector<std::string>& languages,
                          const std::vector<SourceDocument>& documents, std::size_t width,
                          const Style& style);

}  // namespace cartulary::cli
