#include "engine/text/word_lists.h"

#include <map>
#include <string>

#include "engine/text/messages.h"
#include "engine/text/page_language.h"

namespace cartulary {

namespace {

// They are written as messages are.
const std::map<std::string, Messages, std::less<>>& lists_by_language() {
  static const auto known = read_in_each_language("words.txt");
  return known;
}

std::string_view words_called(const Messages& lists, std::string_view name) {
  const Message* list = lists.find(name);
  return list == nullptr || list->parts.empty() ? std::string_view() : list->parts.front().text;
}

}  // namespace

std::vector<WordList> word_lists(std::string_view name) {
  std::vector<WordList> found;
  for (const auto& [language, lists] : lists_by_language())
    if (const std::string_view words = words_called(lists, name); !words.empty())
      found.push_back({language, words});
  return found;
}

std::string_view english_words(std::string_view name) {
  const auto english = lists_by_language().find("en");
  return english == lists_by_language().end() ? std::string_view()
                                              : words_called(english->second, name);
}

}  // namespace cartulary
