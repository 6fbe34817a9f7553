#include "docgen/language/phrases.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "docgen/base/page_mutex.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Longer texts are not split at joints: sentences of that length are keys, or rules. A key may have
// any number of sets in it.
constexpr std::size_t longest = 600;
constexpr int deepest = 6;

// Codes and signs have no lowercase letters. Any byte from 0xC3 on may belong to one beyond ASCII.
bool is_small(char c) {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0xC3;
}

std::string with_first(std::string text, char from, char to) {
  if (!text.empty() && text[0] >= from && text[0] <= from + 25)
    text[0] = static_cast<char>(text[0] - from + to);
  return text;
}

// `{}` is the next of the parts, `{2}` the second.
std::string filled_in(std::string_view said, const std::vector<std::string>& parts) {
  std::string result;
  std::size_t next = 0;
  for (std::size_t open = said.find('{'); open != std::string_view::npos; open = said.find('{')) {
    result += said.substr(0, open);
    const char number = said[open + 1];
    const std::size_t at = is_digit(number) ? static_cast<std::size_t>(number - '1') : next++;
    if (at < parts.size()) result += parts[at];
    said.remove_prefix(said.find('}', open) + 1);
  }
  return result += said;
}

}  // namespace

bool is_number(std::string_view text) {
  if (text.ends_with(" %")) text.remove_suffix(2);
  if (text.empty() || !is_digit(text.front()) || !is_digit(text.back())) return false;
  return std::ranges::all_of(text, [](char c) { return is_digit(c) || c == '.' || c == ','; });
}

struct Phrases::Memory {
  // Limit for keys and results together. Beyond it everything is forgotten; common texts soon
  // return.
  static constexpr std::size_t most_bytes = 4U << 20U;

  PageMutex mutex;
  TextMap<std::optional<Translated>> said;
  std::size_t bytes = 0;

  // Whether the key is known; sets `found` if so.
  bool find(std::string_view key, std::optional<Translated>& found) {
    const std::lock_guard<PageMutex> lock(mutex);
    const auto place = said.find(key);
    if (place == said.end()) return false;
    found = place->second;
    return true;
  }

  void keep(std::string key, const std::optional<Translated>& one) {
    const std::lock_guard<PageMutex> lock(mutex);
    if (bytes > most_bytes) {
      said.clear();
      bytes = 0;
    }
    // An entry costs about 128 bytes besides its texts.
    bytes += 128 + key.size() + (one ? one->text.size() : 0);
    said.emplace(std::move(key), one);
  }
};

std::string Phrases::number(std::string_view text) const {
  std::string here(text);
  for (char& c : here) {
    if (c == '.')
      c = notation_.point;
    else if (c == ',')
      c = notation_.thousands;
  }
  return here;
}

Phrases::Phrases(const std::vector<Phrase>& phrases, const Notation& notation)
    : notation_(notation), memory_(std::make_shared<Memory>()) {
  for (const char* joint : {"; ", " · ", ": ", ", "}) joints_.emplace_back(joint, joint);
  joints_.emplace_back(" and ", ' ' + notation.and_word + ' ');
  joints_.emplace_back(" or ", ' ' + notation.or_word + ' ');
  for (const Phrase& phrase : phrases) {
    if (phrase.english.find('{') == std::string::npos) {
      const bool none = phrase.said.empty();
      known_.emplace(phrase.english, Translated{none ? phrase.english : phrase.said, none});
      continue;
    }
    patterns_.push_back(pattern_of(phrase));
  }
  sort_patterns();
}

void Phrases::sort_patterns() {
  for (std::size_t i = 0; i < patterns_.size(); ++i) {
    const std::string& first = patterns_[i].between.front();
    const std::string& last = patterns_[i].between.back();
    if (first.empty())
      endings_.push_back({std::string(last.rbegin(), last.rend()), i});
    else
      beginnings_.push_back({first, i});
  }
  std::ranges::sort(beginnings_, {}, &Key::text);
  std::ranges::sort(endings_, {}, &Key::text);
}

Phrases::Pattern Phrases::pattern_of(const Phrase& phrase) {
  Pattern pattern;
  pattern.said = phrase.said;
  std::string_view rest = phrase.english;
  for (std::size_t at = rest.find('{'); at != std::string_view::npos; at = rest.find('{')) {
    pattern.between.emplace_back(rest.substr(0, at));
    pattern.holes.push_back(rest[at + 1] == '}' ? ' ' : rest[at + 1]);
    rest.remove_prefix(rest.find('}', at) + 1);
  }
  pattern.between.emplace_back(rest);
  return pattern;
}

std::optional<Translated> Phrases::say(std::string_view text) const {
  if (text.empty()) return std::nullopt;
  if (auto found = known(text)) return found;
  std::optional<Translated> said;
  if (memory_->find(text, said)) return said;
  TextMap<int> failed;
  said = part(text, {failed});
  if (text.size() <= longest) memory_->keep(std::string(text), said);
  return said;
}

std::optional<Translated> Phrases::known(std::string_view text) const {
  if (const auto found = known_.find(text); found != known_.end()) return found->second;
  const std::string small = with_first(std::string(text), 'A', 'a');
  if (small == text) return std::nullopt;
  const auto found = known_.find(small);
  if (found == known_.end()) return std::nullopt;
  return Translated{with_first(found->second.text, 'a', 'A'), found->second.in_english};
}

std::optional<Translated> Phrases::part(std::string_view text, Attempt attempt) const {
  if (text.empty() || attempt.depth > deepest) return std::nullopt;
  // Prose is cut in the same places again and again.
  const auto before = attempt.failed.find(text);
  if (before != attempt.failed.end() && before->second <= attempt.depth) return std::nullopt;
  auto found = tried(text, attempt);
  if (!found) attempt.failed.insert_or_assign(std::string(text), attempt.depth);
  return found;
}

std::optional<Translated> Phrases::tried(std::string_view text, Attempt attempt) const {
  if (auto found = known(text)) return found;
  if (is_number(text)) {
    // A chance is converted only once: "4,2 %" is German already.
    const bool chance = text.ends_with('%') && text.find(notation_.point) == std::string_view::npos;
    return Translated{chance ? number(text) : std::string(text)};
  }
  if (std::ranges::none_of(text, is_small)) return Translated{std::string(text)};
  if (auto found = matched(text, attempt)) return found;
  const std::string small = with_first(std::string(text), 'A', 'a');
  if (small != text)
    if (auto found = matched(small, attempt)) {
      found->text = with_first(std::move(found->text), 'a', 'A');
      return found;
    }
  if (text.size() > longest) return std::nullopt;
  if (auto found = sentences(text, attempt)) return found;
  if (auto found = listed(text, attempt)) return found;
  return bare(text, attempt);
}

// The places of all patterns that may match: first those that begin with a text, then the others,
// each in their order. A text is compared with hundreds of patterns here, so letter by letter.
std::vector<std::size_t> Phrases::patterns_for(std::string_view text) const {
  std::vector<std::size_t> found;
  const auto add = [&](const std::vector<Key>& keys, auto letter_at) {
    const auto begin = static_cast<std::ptrdiff_t>(found.size());
    auto first = keys.begin(), end = keys.end();
    for (std::size_t at = 0; first != end; ++at) {
      for (; first != end && first->text.size() == at; ++first) found.push_back(first->pattern);
      if (at == text.size()) break;
      const auto same = std::ranges::equal_range(
          first, end, static_cast<unsigned char>(letter_at(at)), {},
          [at](const Key& key) { return static_cast<unsigned char>(key.text[at]); });
      first = same.begin();
      end = same.end();
    }
    std::sort(found.begin() + begin, found.end());
  };
  add(beginnings_, [&](std::size_t at) { return text[at]; });
  add(endings_, [&](std::size_t at) { return text[text.size() - 1 - at]; });
  return found;
}

std::optional<Translated> Phrases::matched(std::string_view text, Attempt attempt) const {
  for (const std::size_t place : patterns_for(text))
    if (auto found = match(patterns_[place], text, attempt)) return found;
  return std::nullopt;
}

std::optional<std::string> Phrases::hole(char kind, std::string_view text, Attempt attempt) const {
  if (text.empty()) return std::nullopt;
  if (kind == '*') return std::string(text);
  if (kind == '#') return is_number(text) ? std::optional(number(text)) : std::nullopt;
  auto found = part(text, attempt.deeper());
  return found ? std::optional(std::move(found->text)) : std::nullopt;
}

// Each hole ends at the first occurrence of the text after it, the last one at the end.
std::optional<Translated> Phrases::match(const Pattern& pattern, std::string_view text,
                                         Attempt attempt) const {
  const std::string& last = pattern.between.back();
  if (!text.starts_with(pattern.between[0]) || !text.ends_with(last)) return std::nullopt;
  // The full stop of the sentence is no part of the last hole, which may stand elsewhere.
  if (last.empty() && text.ends_with('.') && !pattern.said.ends_with('}')) return std::nullopt;
  std::vector<std::string_view> parts;
  std::size_t at = pattern.between[0].size();
  for (std::size_t i = 0; i < pattern.holes.size(); ++i) {
    const bool is_last = i + 1 == pattern.holes.size();
    const std::size_t end =
        is_last ? text.size() - last.size() : text.find(pattern.between[i + 1], at);
    if (end == std::string_view::npos || end < at) return std::nullopt;
    parts.push_back(text.substr(at, end - at));
    at = end + pattern.between[i + 1].size();
  }
  std::vector<std::string> said;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto filled = hole(pattern.holes[i], parts[i], attempt);
    if (!filled) return std::nullopt;
    said.push_back(std::move(*filled));
  }
  return Translated{filled_in(pattern.said, said)};
}

// One sentence after another, each with its full stop and, but for the last, a phrase as a whole.
std::optional<Translated> Phrases::sentences(std::string_view text, Attempt attempt) const {
  constexpr std::string_view between = ". ";
  for (std::size_t at = text.find(between); at != std::string_view::npos;
       at = text.find(between, at + 1)) {
    const std::string_view sentence = text.substr(0, at + 1);
    auto first = known(sentence);
    if (!first) first = matched(sentence, attempt.deeper());
    if (!first) continue;
    const auto rest = part(text.substr(at + between.size()), attempt.deeper());
    if (!rest) return std::nullopt;
    first->text.append(" ").append(rest->text);
    return first;
  }
  return std::nullopt;
}

std::optional<Translated> Phrases::listed(std::string_view text, Attempt attempt) const {
  for (const auto& [english, here] : joints_) {
    if (text.find(english) == std::string_view::npos) continue;
    Translated list;
    for (std::size_t at = 0; at <= text.size();) {
      const auto item = first_item(text.substr(at), english, attempt);
      if (!item) break;
      list.text += item->said;
      at += item->length;
      if (at == text.size()) return list;
      list.text += here;
      at += english.size();
    }
  }
  return std::nullopt;
}

// A name may contain the joint, as "Traders and Builders" does: then it is taken whole.
std::optional<Phrases::Item> Phrases::first_item(std::string_view text, std::string_view joint,
                                                 Attempt attempt) const {
  std::size_t end = std::min(text.find(joint), text.size());
  if (auto found = part(text.substr(0, end), attempt.deeper()))
    return Item{std::move(found->text), end};
  while (end < text.size()) {
    end = std::min(text.find(joint, end + 1), text.size());
    if (auto found = known(text.substr(0, end))) return Item{std::move(found->text), end};
  }
  return std::nullopt;
}

// Translates the text without the punctuation around it.
std::optional<Translated> Phrases::bare(std::string_view text, Attempt attempt) const {
  constexpr std::string_view before = " ,.;:(+";
  constexpr std::string_view after = " ,.;:)";
  const std::size_t begin = std::min(text.find_first_not_of(before), text.size());
  const std::size_t end = text.find_last_not_of(after) + 1;
  if (end <= begin || end - begin == text.size()) return std::nullopt;
  auto found = part(text.substr(begin, end - begin), attempt.deeper());
  if (!found) return std::nullopt;
  found->text = std::string(text.substr(0, begin)) + found->text + std::string(text.substr(end));
  return found;
}

}  // namespace cartulary::docgen
