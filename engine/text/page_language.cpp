#include "engine/text/page_language.h"

#include <map>

namespace cartulary {

namespace {

using MessagesByLanguage = std::map<std::string, Messages, std::less<>>;

const MessagesByLanguage& known_messages() {
  static const MessagesByLanguage known = [] {
    MessagesByLanguage all;
    std::vector<MessageFault> faults;
    for (const std::string_view path : language_paths())
      if (path.ends_with("/messages.txt"))
        all.emplace(path.substr(0, path.find('/')),
                    read_messages(language_text(path).value_or(""), faults));
    for (auto& [code, messages] : all)
      if (code != "en") messages.stand_beside(all["en"]);
    return all;
  }();
  return known;
}

}  // namespace

const Messages& messages_of(std::string_view language) {
  static const Messages none;
  const auto found = known_messages().find(language);
  return found == known_messages().end() ? none : found->second;
}

const std::vector<std::string>& page_languages() {
  static const std::vector<std::string> known = [] {
    std::vector<std::string> codes;
    for (const auto& [code, messages] : known_messages())
      if (code != "en") codes.push_back(code);
    return codes;
  }();
  return known;
}

std::string plain_words(const Messages& messages, std::string_view id) {
  const Message* message = messages.find(id);
  return std::string(message == nullptr || message->parts.empty() ? id : message->parts[0].text);
}

Translated PageLanguage::say(std::string_view text) const {
  auto said = others_ == nullptr ? std::nullopt : others_->say(text);
  return said ? *std::move(said) : Translated{std::string(text), !is_english()};
}

std::string PageLanguage::number(std::string_view text) const {
  return others_ == nullptr ? std::string(text) : others_->number(text);
}

}  // namespace cartulary
