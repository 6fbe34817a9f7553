// Said: a message by its id, with the values of its holes (messages.h). words_of() makes the text
// in the language of the reader. Converted to std::string it is English, for JSON, errors and
// tests.
//
//   const Said few = said("counts.few", {{"pattern", "cfrf"}, {"copies", 3}});
//   words_of(few, PageLanguage("de"));   // in German
//   const std::string text = few;       // in English
#pragma once

#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/page_language.h"

namespace cartulary {

// A message by its id, with what its holes hold: texts, numbers or other messages.
struct Said {
  struct Hole {
    template <std::convertible_to<std::string_view> Text>
    Hole(std::string_view hole, const Text& holds) : Hole(OfText(), hole, holds) {}
    template <std::integral Number>
    Hole(std::string_view hole, Number holds)
        : Hole(hole, static_cast<long long>(holds), nullptr) {}
    Hole(std::string_view hole, Said holds);
    // Not inline, since builders of pages make a hundred of them.
    Hole(const Hole&);
    Hole& operator=(const Hole&);
    ~Hole();

    std::string_view name;
    std::string text;
    long long number = -1;             // below 0 it stands in `text`
    std::shared_ptr<const Said> said;  // or a message

   private:
    struct OfText {};
    Hole(OfText, std::string_view hole, std::string_view holds);
    Hole(std::string_view hole, long long holds, std::shared_ptr<const Said> none);
  };

  Said() = default;
  // A text that is no message: a name from the content, or English that is no message yet.
  template <std::convertible_to<std::string_view> Text>
  Said(const Text& text) : Said(std::string_view(), {{"", text}}) {}
  Said(std::string_view message, std::vector<Hole> values)
      : id(message), holes(std::move(values)) {}

  bool empty() const { return id.empty() && (holes.empty() || holes.front().text.empty()); }
  // The words in English, for whoever has no language.
  operator std::string() const;
  // By the English.
  template <std::convertible_to<std::string_view> Text>
  friend bool operator==(const Said& said, const Text& english) {
    return std::string(said) == std::string_view(english);
  }
  friend bool operator==(const Said& a, const Said& b) { return std::string(a) == std::string(b); }

  std::string_view id;
  std::vector<Hole> holes = {};
};

Said said(std::string_view id);
Said said(std::string_view id, std::initializer_list<Said::Hole> holes);
// A message with one hole, {n}.
Said said_count(std::string_view id, long long n);
template <std::integral Number>
Said said_count(std::string_view id, Number n) {
  return said_count(id, static_cast<long long>(n));
}

// The id of the message that a group has for a name from the content, "seat." and "red", as long as
// the program lasts; empty: it has none.
std::string_view message_id(std::string_view group, std::string_view name);

// The words of a message in a language, and of the texts in its holes.
std::string words_of(const Said& said, const PageLanguage& language);
// The same as parts, one beside the other: what stays English is a part of its own.
std::vector<Translated> parts_of(const Said& said, const PageLanguage& language);
// Where a text is asked for by name.
std::string english(const Said& said);

}  // namespace cartulary
