#include "docgen/views/script_words.h"

#include <algorithm>

#include "docgen/views/script_text.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// As it stands in messages.txt, but for what a hole holds.
std::string text_of(const Message& message) {
  using enum MessagePart::Kind;
  std::string text;
  for (const MessagePart& part : message.parts) {
    switch (part.kind) {
      case Text:
        text += part.text;
        break;
      case Hole:
        text += '{' + part.text + '}';
        break;
      case Count:
        text += '{' + part.text + ", one: " + part.one + ", other: " + part.other + '}';
        break;
      case Open:
        text += '<' + part.text + '>';
        break;
      case Close:
        text += "</" + part.text + '>';
        break;
      case Element:
        text += '<' + part.text + "/>";
        break;
    }
  }
  return text;
}

}  // namespace

std::vector<std::string> ids_in_script(std::string_view script, const Messages& messages) {
  std::vector<std::string> ids;
  for (std::size_t at = script.find('\''); at != std::string_view::npos;
       at = script.find('\'', at + 1)) {
    const std::size_t end = std::min(script.find('\'', at + 1), script.size());
    std::string id(script.substr(at + 1, end - at - 1));
    if (messages.find(id) != nullptr && std::ranges::find(ids, id) == ids.end())
      ids.push_back(std::move(id));
  }
  return ids;
}

std::string script_words(const std::vector<std::string>& ids, const Messages& messages) {
  std::string words;
  for (const std::string& id : ids)
    if (const Message* message = messages.find(id))
      add_item(words, script_string(id) + ": " + script_string(text_of(*message)), ",\n");
  return '{' + words + '}';
}

std::string with_words(std::string_view script, const Messages& messages) {
  const std::vector<std::string> ids = ids_in_script(script, messages);
  if (ids.empty()) return std::string(script);
  return "window.cartularyWords = Object.assign(window.cartularyWords || {}, " +
         script_words(ids, messages) + ");\n" + std::string(script);
}

}  // namespace cartulary::docgen
