// PageLanguage: the language that a page is made in, and what its messages say there.
//
//   const PageLanguage german("de");
//   german.messages().find("home.title");
//
// In any language but English, what messages say stands between WordMarks until the page is done.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/messages.h"

namespace cartulary {

// Built into the program from content/language: the text of "de/messages.txt" or "de/records.txt",
// and every path.
std::optional<std::string_view> language_text(std::string_view path);
std::vector<std::string_view> language_paths();

// The messages of a language that is built in ("en"), or none.
const Messages& messages_of(std::string_view language);

// A message without holes, as it stands in the file; the id where there is none.
std::string plain_words(const Messages& messages, std::string_view id);

// The text without WordMarks.
std::string without_marks(std::string text);

// The languages besides English that pages are made in: the folders of content/language that have
// messages, by code.
const std::vector<std::string>& page_languages();

class PageLanguage {
 public:
  PageLanguage() : PageLanguage("en") {}
  explicit PageLanguage(std::string_view code) : PageLanguage(code, messages_of(code)) {}
  // The messages must outlive it.
  PageLanguage(std::string_view code, const Messages& messages)
      : code_(code), messages_(&messages) {}

  const std::string& code() const { return code_; }
  bool is_english() const { return code_ == "en"; }
  const Messages& messages() const { return *messages_; }

 private:
  std::string code_;
  const Messages* messages_;
};

}  // namespace cartulary
