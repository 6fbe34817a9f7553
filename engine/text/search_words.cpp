#include "engine/text/search_words.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr char32_t first_folded = 0xC0;
// The base letters of U+00C0 to U+017F; "" if the character separates words.
constexpr auto folds = std::to_array<std::string_view>({
    "a", "a", "a",  "a",  "a", "a", "ae", "c",  "e",  "e", "e", "e", "i",  "i",  "i", "i", "d", "n",
    "o", "o", "o",  "o",  "o", "",  "o",  "u",  "u",  "u", "u", "y", "th", "ss", "a", "a", "a", "a",
    "a", "a", "ae", "c",  "e", "e", "e",  "e",  "i",  "i", "i", "i", "d",  "n",  "o", "o", "o", "o",
    "o", "",  "o",  "u",  "u", "u", "u",  "y",  "th", "y", "a", "a", "a",  "a",  "a", "a", "c", "c",
    "c", "c", "c",  "c",  "c", "c", "d",  "d",  "d",  "d", "e", "e", "e",  "e",  "e", "e", "e", "e",
    "e", "e", "g",  "g",  "g", "g", "g",  "g",  "g",  "g", "h", "h", "h",  "h",  "i", "i", "i", "i",
    "i", "i", "i",  "i",  "i", "i", "ij", "ij", "j",  "j", "k", "k", "k",  "l",  "l", "l", "l", "l",
    "l", "l", "l",  "l",  "l", "n", "n",  "n",  "n",  "n", "n", "n", "n",  "n",  "o", "o", "o", "o",
    "o", "o", "oe", "oe", "r", "r", "r",  "r",  "r",  "r", "s", "s", "s",  "s",  "s", "s", "s", "s",
    "t", "t", "t",  "t",  "t", "t", "u",  "u",  "u",  "u", "u", "u", "u",  "u",  "u", "u", "u", "u",
    "w", "w", "y",  "y",  "y", "z", "z",  "z",  "z",  "z", "z", "s",
});
static_assert(folds.size() == 0x180 - 0xC0);

// A name does not continue across these. The middle dot separates the texts of a field.
constexpr std::string_view sentence_marks = ".,;:?!()\"\u00b7\u201c\u201d";
constexpr std::string_view apostrophe = "\u2019";

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool is_vowel(char c) {
  return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y';
}

char32_t code_point(std::string_view letter) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(letter[i]); };
  if (letter.size() == 1) return byte(0);
  char32_t code = byte(0) & (0xFFU >> (letter.size() + 1));
  for (std::size_t i = 1; i < letter.size(); ++i) code = (code << 6U) | (byte(i) & 0x3FU);
  return code;
}

// What a letter adds to a word. A combining accent adds nothing and does not separate words.
struct Folded {
  std::string_view text;
  bool parts = false;
};

Folded fold_letter(std::string_view letter, char& room) {
  const char32_t code = code_point(letter);
  if (code < 0x80) {
    room = letter[0];
    if (room >= 'A' && room <= 'Z') room = static_cast<char>(room - 'A' + 'a');
    return {{&room, 1}, !is_plain(room)};
  }
  if (code >= first_folded && code < first_folded + folds.size()) {
    const std::string_view text = folds[code - first_folded];
    return {text, text.empty()};
  }
  if (code >= 0x300 && code < 0x370) return {{}, false};
  // Punctuation, arrows and symbols.
  const bool sign =
      code < first_folded || (code >= 0x2000 && code < 0x2C00) || (code >= 0x3000 && code < 0x3030);
  return {letter, sign};
}

bool ends_with_any(std::string_view word, std::initializer_list<std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [word](std::string_view ending) { return word.ends_with(ending); });
}

void drop(std::string& word, std::size_t letters) {
  word.resize(word.size() - letters);
}

void drop_plural(std::string& word) {
  if (word.size() < 4 || !word.ends_with('s')) return;
  if (word.ends_with("ies") && word.size() > 4) {
    drop(word, 3);
    word += 'y';
  } else if (ends_with_any(word, {"sses", "xes", "ches", "shes", "zes"})) {
    drop(word, 2);
  } else if (!ends_with_any(word, {"ss", "us", "is"})) {
    drop(word, 1);
  }
}

void drop_verb_ending(std::string& word) {
  std::size_t letters = 0;
  if (word.ends_with("ing")) letters = 3;
  if (word.ends_with("ed")) letters = 2;
  if (letters == 0 || word.size() < letters + 3) return;
  const std::string_view rest = std::string_view(word).substr(0, word.size() - letters);
  if (std::none_of(rest.begin(), rest.end(), is_vowel)) return;
  drop(word, letters);
  // planned becomes plan; but pass, fell and buzz keep both letters.
  const char last = word.back();
  if (word.size() > 3 && word[word.size() - 2] == last && !is_vowel(last) && last != 'l' &&
      last != 's' && last != 'z')
    drop(word, 1);
}

std::string stem_of(std::string_view word, const KnownWord& known) {
  if (!known.number.empty()) return std::string(known.number);
  std::string stem(known.irregular.empty() ? word : known.irregular);
  if (stem.size() < 4) return stem;
  drop_plural(stem);
  drop_verb_ending(stem);
  if (stem.size() > 5 && stem.ends_with("ly")) drop(stem, 2);
  if (stem.size() > 3 && stem.ends_with('e')) drop(stem, 1);
  return stem;
}

// Splits a text into words.
class TokenReader {
 public:
  TokenReader(std::string_view text, const SearchLanguage& language)
      : text_(text), language_(language) {}

  std::vector<SearchToken> read() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t width = std::max<std::size_t>(1, utf8_width(text_, at));
      letter(at, width);
      at += width;
    }
    finish();
    return std::move(tokens_);
  }

 private:
  void letter(std::size_t at, std::size_t width) {
    const std::string_view letter = text_.substr(at, width);
    const bool broken = width == 1 && static_cast<unsigned char>(letter[0]) >= 0x80;
    if ((letter == "'" || letter == apostrophe) && !word_.empty()) {
      // "don't" is one word; the 's of "player's" is dropped.
      const std::size_t next = at + width;
      const bool of =
          next < text_.size() && (text_[next] == 's' || text_[next] == 'S') &&
          (next + 1 == text_.size() || !is_plain(static_cast<char>(text_[next + 1] | 0x20)));
      if (of) finish();
      skip_ = of;
      return;
    }
    char room = 0;
    const Folded folded = broken ? Folded{{}, true} : fold_letter(letter, room);
    if (folded.parts) {
      finish();
      if (sentence_marks.find(letter) != std::string_view::npos) gap_ = SearchGap::Punctuation;
      return;
    }
    if (skip_) {
      skip_ = false;
      return;
    }
    if (word_.empty()) begin_ = at;
    word_ += folded.text;
    end_ = at + width;
  }

  void finish() {
    skip_ = false;
    if (word_.empty()) return;
    SearchToken token;
    const KnownWord& known = language_.known(word_);
    token.function_word = known.function_word;
    token.stem = stem_of(word_, known);
    token.word = std::move(word_);
    token.begin = begin_;
    token.end = end_;
    token.gap = gap_;
    gap_ = SearchGap::None;
    tokens_.push_back(std::move(token));
    word_.clear();
  }

  std::string_view text_;
  const SearchLanguage& language_;
  std::string word_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool skip_ = false;
  SearchGap gap_ = SearchGap::None;
  std::vector<SearchToken> tokens_;
};

}  // namespace

std::vector<SearchToken> search_tokens(std::string_view text, const SearchLanguage& language) {
  return TokenReader(text, language).read();
}

std::vector<SearchToken> content_tokens(std::string_view text, const SearchLanguage& language) {
  return content_tokens(search_tokens(text, language));
}

std::vector<SearchToken> content_tokens(std::vector<SearchToken> tokens) {
  std::vector<SearchToken> telling;
  SearchGap gap = SearchGap::None;
  for (SearchToken& token : tokens) {
    gap = std::max({gap, token.gap, token.function_word ? SearchGap::FunctionWords : gap});
    if (token.function_word) continue;
    token.gap = gap;
    gap = SearchGap::None;
    telling.push_back(std::move(token));
  }
  return telling;
}

std::string folded(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t width = std::max<std::size_t>(1, utf8_width(text, at));
    const std::string_view letter = text.substr(at, width);
    char room = 0;
    const bool broken = width == 1 && static_cast<unsigned char>(letter[0]) >= 0x80;
    const Folded one = broken ? Folded{letter, true} : fold_letter(letter, room);
    result += one.text.empty() && one.parts ? letter : one.text;
    at += width;
  }
  return result;
}

std::string stem_of(std::string_view word, const SearchLanguage& language) {
  return stem_of(word, language.known(word));
}

std::string plainly_spelled(std::string_view text, const SearchLanguage& language) {
  const std::span<const SearchWord> spellings = language.words(WordUse::Spellings);
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    const auto found = std::ranges::find_if(
        spellings, [rest](const SearchWord& spelling) { return rest.starts_with(spelling.word); });
    plain += found == spellings.end() ? rest.substr(0, 1) : std::string_view(found->meaning);
    i += found == spellings.end() ? 1 : found->word.size();
  }
  return plain;
}

std::vector<std::string> other_forms(std::string_view word, const SearchLanguage& language) {
  std::vector<std::string> forms;
  const std::string plain = plainly_spelled(word, language);
  if (plain != word) forms.push_back(plain);
  for (const std::string& base : {std::string(word), plain})
    for (const SearchWord& row : language.words(WordUse::Endings))
      if (const std::string& ending = row.word;
          base.size() >= ending.size() + 3 && base.ends_with(ending))
        forms.push_back(base.substr(0, base.size() - ending.size()));
  return forms;
}

std::string name_key(std::string_view name, const SearchLanguage& language) {
  std::vector<SearchToken> tokens = content_tokens(name, language);
  if (tokens.empty()) tokens = search_tokens(name, language);
  std::string key;
  for (const SearchToken& token : tokens) add_item(key, token.stem, " ");
  return key;
}

std::vector<std::string> name_keys(std::string_view name, const SearchLanguage& language) {
  std::vector<std::string> keys = {name_key(name, language)};
  const std::vector<SearchToken> tokens = content_tokens(name, language);
  if (tokens.empty()) return keys;
  const auto stem_as_spelled = [&](const std::string& word) {
    return stem_of(plainly_spelled(word, language), language);
  };
  std::string before;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    add_item(before, stem_as_spelled(tokens[i].word), " ");
  std::vector<std::string> forms = other_forms(tokens.back().word, language);
  forms.insert(forms.begin(), plainly_spelled(tokens.back().word, language));
  for (const std::string& form : forms) {
    keys.push_back(before);
    add_item(keys.back(), stem_of(form, language), " ");
  }
  return keys;
}

std::string without_runs(std::string_view word) {
  std::string result;
  for (const char c : word)
    if (result.empty() || result.back() != c) result += c;
  return result;
}

std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most) {
  return edit_distance(without_runs(a), without_runs(b), most);
}

std::size_t forgiven_slips(std::string_view word) {
  const std::size_t length = without_runs(word).size();
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

}  // namespace cartulary
