// The second WebAssembly module, for pages in another language than English: puts what the engine
// answers into it, but for what messages have said there (docgen/language). It stands by itself so
// that readers of English need not load it.
//
//   const at = cartulary_room(words.length); ... write ...
//   const speaker = cartulary_listen(at, words.length);
//   const answer = cartulary_page(speaker, at, length);      // two numbers: place and length
#pragma once

#include <cstddef>
#include <string>

#include "browser/module/room.h"
#include "docgen/language/language_words.h"

namespace cartulary::browser {

struct Speaker {
  docgen::LanguageWords words;
  std::string said = {};
  AnswerPlace answer = {};
};

}  // namespace cartulary::browser

extern "C" {
// `text` is the code of a language, a line feed, and the output of docgen::catalogue_text().
cartulary::browser::Speaker* cartulary_listen(const char* text, std::size_t size);
const cartulary::browser::AnswerPlace* cartulary_page(cartulary::browser::Speaker* speaker,
                                                      const char* html, std::size_t size);
const cartulary::browser::AnswerPlace* cartulary_json(cartulary::browser::Speaker* speaker,
                                                      const char* json, std::size_t size);
}
