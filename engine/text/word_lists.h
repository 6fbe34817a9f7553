// The lists of words in content/language/CODE/words.txt: what people write for things of the game,
// by which words tiles are found, and what languages call themselves. The files are built into the
// program. Each line is one list:
//
//   edge.field = farm field
//
//   for (const WordList& list : word_lists("edge.field")) ... list.words   // "feld wiese", of "de"
//   english_words("look.more");                                            // "many"
#pragma once

#include <string_view>
#include <vector>

namespace cartulary {

// Of one language. The texts last as long as the program.
struct WordList {
  std::string_view language;  // code: "de"
  std::string_view words;     // as they stand in the file
};

// The list in each language that has it, by code.
std::vector<WordList> word_lists(std::string_view name);
// The list in English; empty if there is none.
std::string_view english_words(std::string_view name);

}  // namespace cartulary
