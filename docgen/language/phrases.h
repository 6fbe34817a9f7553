// Phrases: what the pages say, in English and in German. The English text is the key, as a reader
// sees it between two tags; a key may have holes:
//
//   {}   a text that has a German of its own, {#} a number, {*} anything, which stays as it is
//
// In the German `{}` is the next hole and `{2}` the second. What is in no key is tried by its
// parts: lists ("north and west"), a first letter in small, and without the signs around it.
//
//   Phrases phrases({{"road from {} to {}", "Straße von {} nach {}"}, {"east", "Osten"}, ...});
//   phrases.say("road from east to south")->text;   // "Straße von Osten nach Süden"
//
// What was taken apart once is known from then on, within bounds, since most of what a page says
// stands on many others: the same phrases may be asked by several threads.
//
// assets/german.js has the same rules for what scripts say; a browser test compares the two.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace cartulary::docgen {

struct Phrase {
  std::string english;  // before it may stand the tag that the text must be in: "<button>Open"
  std::string german;   // empty: a name that has none, and stays English
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

struct Said {
  std::string text;
  bool in_english = false;  // it is a name without a German one
};

class Phrases {
 public:
  // Of two with one key the first counts.
  explicit Phrases(const std::vector<Phrase>& phrases);

  // The German of a text within `tag` ("b"), without blanks at its ends; nothing if it has none.
  std::optional<Said> say(std::string_view text, std::string_view tag = {}) const;

 private:
  struct Pattern {
    std::vector<std::string> between;  // one more than holes, the first and last may be empty
    std::vector<char> holes;           // ' ', '#' or '*'
    std::string german;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };

  // What was said before.
  struct Memory;
  struct Item {
    std::string german;
    std::size_t length = 0;  // of its English
  };

  static Pattern pattern_of(const Phrase& phrase);
  std::optional<Said> known(std::string_view text, std::string_view tag) const;
  std::optional<Said> part(std::string_view text, std::string_view tag, int depth) const;
  std::optional<Said> matched(std::string_view text, int depth) const;
  std::optional<Said> match(const Pattern& pattern, std::string_view text, int depth) const;
  std::optional<std::string> hole(char kind, std::string_view text, int depth) const;
  std::optional<Said> listed(std::string_view text, int depth) const;
  // The first of the items that stand between joints.
  std::optional<Item> first_item(std::string_view text, std::string_view joint, int depth) const;
  std::optional<Said> bare(std::string_view text, std::string_view tag, int depth) const;

  std::unordered_map<std::string, Said, Hash, std::equal_to<>> known_;
  std::array<std::vector<Pattern>, 256> by_first_;  // by the byte that the text begins with
  std::vector<Pattern> open_;                       // those that begin with a hole
  std::shared_ptr<Memory> memory_;                  // shared by copies, which say the same
};

}  // namespace cartulary::docgen
