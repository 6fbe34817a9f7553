// PageLanguage: the language that a page is made in, and what its messages say there.
//
//   const PageLanguage german("de");
//   german.messages().find("home.title");
#pragma once

#include <functional>
#include <map>
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

// The file of this name in the folder of each language that has it, by code; lines with a fault are
// left out.
std::map<std::string, Messages, std::less<>> read_in_each_language(std::string_view file);

// The messages of a language that is built in ("en"), or none.
const Messages& messages_of(std::string_view language);

// A message without holes, as it stands in the file; the id where there is none.
std::string plain_words(const Messages& messages, std::string_view id);

// A text in a language; `in_english`: it stays English, since the language has no words for it.
struct Translated {
  std::string text;
  bool in_english = false;
};

// What a language makes of texts that are no messages: names, and texts of records.
class OtherTexts {
 public:
  virtual ~OtherTexts() = default;
  // Nothing if the language has none. The text has no blanks at its ends.
  virtual std::optional<Translated> say(std::string_view text) const = 0;
  // "1,200.5" as the language writes it: "1.200,5".
  virtual std::string number(std::string_view text) const = 0;
};

// The languages besides English that pages are made in: the folders of content/language that have
// messages, by code.
const std::vector<std::string>& page_languages();

class PageLanguage {
 public:
  PageLanguage() : PageLanguage("en") {}
  explicit PageLanguage(std::string_view code) : PageLanguage(code, messages_of(code)) {}
  // Messages and other texts must outlive it; without the latter they stay English.
  PageLanguage(std::string_view code, const Messages& messages, const OtherTexts* others = nullptr)
      : code_(code), messages_(&messages), others_(others) {}

  const std::string& code() const { return code_; }
  bool is_english() const { return code_ == "en"; }
  const Messages& messages() const { return *messages_; }
  // A text that is no message.
  Translated say(std::string_view text) const;
  std::string number(std::string_view text) const;

 private:
  std::string code_;
  const Messages* messages_;
  const OtherTexts* others_;
};

}  // namespace cartulary
