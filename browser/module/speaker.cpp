#include "browser/module/speaker.h"

#include <string_view>
#include <utility>
#include <vector>

#include "docgen/language/translated_json.h"
#include "docgen/language/translated_page.h"

using cartulary::browser::AnswerPlace;
using cartulary::browser::Speaker;
namespace docgen = cartulary::docgen;

namespace cartulary::browser {
namespace {

const AnswerPlace* answered(Speaker& speaker, std::string text) {
  speaker.said = std::move(text);
  speaker.answer = {speaker.said.data(), speaker.said.size()};
  return &speaker.answer;
}

}  // namespace
}  // namespace cartulary::browser

Speaker* cartulary_listen(const char* text, std::size_t size) {
  const auto [code, catalogue] = cartulary::browser::coded_text(text, size);
  return new Speaker{docgen::LanguageWords(code, docgen::read_catalogue(catalogue),
                                           std::vector<docgen::Phrase>())};
}

const AnswerPlace* cartulary_page(Speaker* speaker, const char* html, std::size_t size) {
  return cartulary::browser::answered(
      *speaker, docgen::translated_page(speaker->words, std::string_view(html, size)));
}

const AnswerPlace* cartulary_json(Speaker* speaker, const char* json, std::size_t size) {
  return cartulary::browser::answered(
      *speaker, docgen::translated_json(speaker->words, std::string_view(json, size)));
}
