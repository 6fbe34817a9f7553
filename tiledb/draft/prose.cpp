#include "tiledb/draft/prose.h"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

struct PlainWord {
  std::string_view word;  // in small letters, with single blanks between words
  bool whole;             // false: longer words that begin with it count too
  std::string_view instead;
};
constexpr std::array<PlainWord, 16> plain_words = {{
    {"the own", true, "their own, its own"},
    {"an own", true, "one of their own"},
    {"askew", true, "diagonal, at an angle"},
    {"nought", true, "0, nothing"},
    {"whosever", true, "of whichever player"},
    {"reckon", false, "count, compute, think"},
    {"mended", true, "fixed, corrected"},
    {"in place of", true, "instead of"},
    {"it is not said", true, "the rules do not say"},
    {"sets off", true, "triggers"},
    {"comes down", true, "lands"},
    {"at which moment", true, "when"},
    {"by the first edition", true, "under the rules of the first edition"},
    {"lies side by side", true, "is adjacent"},
    {"lie side by side", true, "are adjacent"},
    {"hence", true, "so"},
}};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
bool is_space(char c) {
  return c == ' ' || c == '\n';
}

// Lower case and without line breaks, but of the same length, so that offsets match the text's.
std::string folded(std::string_view text) {
  std::string lower;
  for (const char c : text)
    lower += c == '\n' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return lower;
}

// The place in the file of the part of the text that begins at `at`. Finds it by counting
// occurrences up to `at` in the text. If a line break splits its words in the file, the place of
// the text.
Place place_of(const Place& start, std::string_view text, std::size_t at, std::size_t size) {
  const std::string_view part = text.substr(at, size);
  const std::string& file = start.file->bytes();
  std::size_t found = file.find(part, start.file->offset_of(start.line - 1, 0));
  for (std::size_t before = text.find(part); before < at && found != std::string::npos;
       before = text.find(part, before + 1))
    found = file.find(part, found + 1);
  return found == std::string::npos ? start : start.file->place_at(found);
}

void check_words(const Place& start, std::string_view text, ErrorList& errors) {
  const std::string lower = folded(text);
  for (const PlainWord& plain : plain_words)
    for (std::size_t at = lower.find(plain.word); at != std::string::npos;
         at = lower.find(plain.word, at + 1)) {
      const std::size_t end = at + plain.word.size();
      if (at > 0 && is_letter(text[at - 1])) continue;
      if (plain.whole && end < text.size() && is_letter(text[end])) continue;
      errors.add(place_of(start, text, at, plain.word.size()),
                 fmt::format("'{}' is no plain word", plain.word),
                 fmt::format("write what is meant, such as: {}", plain.instead));
    }
}

// Whether a sentence begins at `at`: at the start, after another sentence, or as a list item.
bool begins_sentence(std::string_view text, std::size_t at) {
  if (at == 0) return true;
  if (!is_space(text[at - 1])) return false;
  std::size_t before = at;
  while (before > 0 && is_space(text[before - 1])) --before;
  if (before == 0) return true;
  const char last = text[before - 1];
  const bool item = last == '-' && (before == 1 || is_space(text[before - 2]));
  return last == '.' || last == '!' || last == '?' || item;
}

bool asks(std::string_view text, std::size_t at) {
  const std::size_t end = text.find_first_of(".?!", at);
  return end != std::string_view::npos && text[end] == '?';
}

void check_sentences(const Place& start, std::string_view text, ErrorList& errors) {
  constexpr std::string_view who = "Who";
  for (std::size_t at = text.find(who); at != std::string_view::npos; at = text.find(who, at + 1)) {
    const std::size_t next = at + who.size();
    const bool verb = next + 1 < text.size() && is_space(text[next]) && text[next + 1] >= 'a' &&
                      text[next + 1] <= 'z';
    if (!verb || !begins_sentence(text, at) || asks(text, at)) continue;
    const std::size_t end = std::min(text.find_first_of(" \n", next + 1), text.size());
    const std::string_view words = text.substr(at, end - at);
    errors.add(place_of(start, text, at, end - at),
               fmt::format("a sentence begins with '{}'", folded(words).replace(0, 1, "W")),
               "name who is meant: 'The player who ...', 'Whoever ...'");
  }
}

}  // namespace

void check_prose(const Place& start, std::string_view text, Sentences sentences,
                 ErrorList& errors) {
  check_words(start, text, errors);
  if (sentences == Sentences::Checked) check_sentences(start, text, errors);
}

}  // namespace cartulary::tiledb
