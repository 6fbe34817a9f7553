// Phrases: translates English texts where only the text is known, not the id of a message. The
// English text is the key. A key may have holes:
//
//   {}   a text that is translated itself, {#} a number, {*} anything, which stays as it is
//
// In the translation, `{}` is the next hole and `{2}` the second. If no key matches the text as it
// is or with its first letter in lower case, the text is split, and its parts are translated: its
// sentences, the items of a list ("north and west"), or the words inside its punctuation. If one
// part cannot be translated, the whole text cannot.
//
//   Phrases phrases({{"road from {} to {}", "Straße von {} nach {}"}, {"east", "Osten"}, ...});
//   phrases.say("road from east to south")->text;   // "Straße von Osten nach Süden"
//
// Results are cached, since most texts of a page occur on many others; the size of the cache is
// limited. Several threads may use the same phrases.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/page_language.h"
#include "engine/text/text_map.h"

namespace cartulary::docgen {

struct Phrase {
  std::string english;
  std::string said;  // empty: a name that the language has not, which stays English
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

// "4.2 %", "1,200", "12"
bool is_number(std::string_view text);
// How a language joins lists and writes numbers.
struct Notation {
  std::string and_word = "and";
  std::string or_word = "or";
  char point = '.';
  char thousands = ',';
};

class Phrases : public OtherTexts {
 public:
  // If two phrases have the same key, the first counts.
  explicit Phrases(const std::vector<Phrase>& phrases, const Notation& notation = {});

  std::string number(std::string_view text) const override;
  std::optional<Translated> say(std::string_view text) const override;

 private:
  struct Pattern {
    std::vector<std::string> between;  // one more than holes; the first and last may be empty
    std::vector<char> holes;           // ' ', '#' or '*'
    std::string said;
  };

  // A pattern by what it begins with, or by what it ends with, read backwards.
  struct Key {
    std::string text;
    std::size_t pattern = 0;  // its place in patterns_
  };

  // The earlier results of say().
  struct Memory;
  // How deep in a text a part of it is, and which parts failed so far: at least at which depth.
  struct Attempt {
    TextMap<int>& failed;
    int depth = 0;
    Attempt deeper() const { return {failed, depth + 1}; }
  };
  struct Item {
    std::string said;
    std::size_t length = 0;  // of its English
  };

  static Pattern pattern_of(const Phrase& phrase);
  void sort_patterns();
  std::vector<std::size_t> patterns_for(std::string_view text) const;
  std::optional<Translated> known(std::string_view text) const;
  std::optional<Translated> part(std::string_view text, Attempt attempt) const;
  std::optional<Translated> tried(std::string_view text, Attempt attempt) const;
  std::optional<Translated> matched(std::string_view text, Attempt attempt) const;
  std::optional<Translated> match(const Pattern& pattern, std::string_view text,
                                  Attempt attempt) const;
  std::optional<std::string> hole(char kind, std::string_view text, Attempt attempt) const;
  std::optional<Translated> sentences(std::string_view text, Attempt attempt) const;
  std::optional<Translated> listed(std::string_view text, Attempt attempt) const;
  // The first item of a list with this joint between its items.
  std::optional<Item> first_item(std::string_view text, std::string_view joint,
                                 Attempt attempt) const;
  std::optional<Translated> bare(std::string_view text, Attempt attempt) const;

  Notation notation_;
  std::vector<std::pair<std::string, std::string>> joints_;  // of lists, in English and here
  TextMap<Translated> known_;
  std::vector<Pattern> patterns_;   // the first that matches counts
  std::vector<Key> beginnings_;     // sorted; of patterns that begin with a text
  std::vector<Key> endings_;        // sorted; of those that begin with a hole
  std::shared_ptr<Memory> memory_;  // shared by copies, which have the same phrases
};

}  // namespace cartulary::docgen
