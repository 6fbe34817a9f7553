#include "engine/text/page_language.h"

namespace cartulary {

namespace {

using MessagesByLanguage = std::map<std::string, Messages, std::less<>>;

const MessagesByLanguage& known_messages() {
  static const MessagesByLanguage known = [] {
    MessagesByLanguage all = read_in_each_language("messages.txt");
    for (auto& [code, messages] : all)
      if (code != "en") messages.stand_beside(all["en"]);
    return all;
  }();
  return known;
}

}  // namespace

std::map<std::string, Messages, std::less<>> read_in_each_language(std::string_view file) {
  MessagesByLanguage all;
  std::vector<MessageFault> faults;
  for (const std::string_view path : language_paths())
    if (const std::size_t slash = path.find('/'); path.substr(slash + 1) == file)
      all.emplace(path.substr(0, slash), read_messages(language_text(path).value_or(""), faults));
  return all;
}

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
