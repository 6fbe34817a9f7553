#include "docgen/language/translated_json.h"

#include <algorithm>
#include <array>

namespace cartulary::docgen {

namespace {

// The keys of what is read by people.
constexpr std::array<std::string_view, 12> texts = {"action", "detail", "feature", "fix",
                                                    "name",   "notes",  "reason",  "short",
                                                    "title",  "what",   "why",     "words"};

bool is_text(std::string_view key) {
  return std::ranges::find(texts, key) != texts.end();
}

// The place of the quotes that end a string; `json` begins behind those that open it.
std::size_t end_of_string(std::string_view json) {
  std::size_t at = 0;
  while (at < json.size() && json[at] != '"') at += json[at] == '\\' ? 2 : 1;
  return std::min(at, json.size());
}

std::string without_escapes(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\\') ++at;
    plain += text[at];
  }
  return plain;
}

void add_string(std::string& json, std::string_view text) {
  for (const char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    json += c;
  }
}

}  // namespace

std::string translated_json(const LanguageWords& words, std::string_view json) {
  std::string out;
  std::string_view key;
  while (true) {
    const std::size_t open = std::min(json.find('"'), json.size());
    out += json.substr(0, open);
    if (open == json.size()) return out;
    json.remove_prefix(open + 1);
    const std::string_view text = json.substr(0, end_of_string(json));
    json.remove_prefix(std::min(text.size() + 1, json.size()));
    if (json.starts_with(':')) key = text;
    // A text of several lines is prose of a record.
    const bool plain =
        text.find("\\n") == std::string_view::npos && text.find("\\u") == std::string_view::npos;
    const auto said = !json.starts_with(':') && is_text(key) && plain
                          ? words.phrases.say(without_escapes(text))
                          : std::nullopt;
    out += '"';
    if (said)
      add_string(out, said->text);
    else
      out += text;
    out += '"';
  }
}

}  // namespace cartulary::docgen
