#include "engine/text/asking_parts.h"

#include <algorithm>

namespace cartulary {
namespace {

// What ends a clause, in ascending order of strength.
enum class Mark { None, Clause, Sentence, Question };

struct Clause {
  std::size_t first = 0;  // tokens
  std::size_t end = 0;
  Mark mark = Mark::None;  // behind it
};

// Whether the full stop with which `rest` begins ends a sentence, unlike one within a number.
bool ends_sentence(std::string_view rest, bool last) {
  return rest.size() > 1 ? rest[1] == ' ' || rest[1] == '\n' : last;
}

// The strongest mark in what follows a token, up to the next token or, if it is the last, the end.
Mark mark_in(std::string_view between, bool last) {
  Mark mark = Mark::None;
  for (std::size_t i = 0; i < between.size(); ++i) {
    const char sign = between[i];
    if (sign == '?') return Mark::Question;
    if (sign == '!' || sign == ';' || (sign == '.' && ends_sentence(between.substr(i), last)))
      mark = Mark::Sentence;
    if (sign == ',') mark = std::max(mark, Mark::Clause);
  }
  return mark;
}

std::vector<Clause> clauses_of(std::string_view text, std::span<const SearchToken> tokens) {
  std::vector<Clause> clauses;
  std::size_t first = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool last = i + 1 == tokens.size();
    if (!last && tokens[i + 1].gap != SearchGap::Punctuation) continue;
    const std::size_t end = last ? text.size() : tokens[i + 1].begin;
    const Mark mark = mark_in(text.substr(tokens[i].end, end - tokens[i].end), last);
    if (mark == Mark::None && !last) continue;
    clauses.push_back({first, i + 1, mark});
    first = i + 1;
  }
  return clauses;
}

// Whether the clause opens like a question: "may I", "and how far", "in which quarter".
bool opens_question(std::span<const SearchToken> clause, const SearchLanguage& language) {
  if (language.has(WordUse::Openers, clause[0].word)) return true;
  return clause.size() > 1 && language.has(WordUse::LeadIns, clause[0].word) &&
         language.has(WordUse::Openers, clause[1].word);
}

class AskingReader {
 public:
  AskingReader(std::string_view text, std::span<const SearchToken> tokens,
               const SearchLanguage& language)
      : tokens_(tokens), language_(language), clauses_(clauses_of(text, tokens)) {}

  std::vector<TextPart> parts() {
    for (std::size_t begin = 0; begin < clauses_.size();) {
      std::size_t end = begin;
      while (end + 1 < clauses_.size() && clauses_[end].mark <= Mark::Clause) ++end;
      if (clauses_[end].mark == Mark::Question) add(begin, end + 1);
      begin = end + 1;
    }
    if (parts_.empty()) add_unmarked();
    if (parts_.empty() && !clauses_.empty()) add_tokens(0, tokens_.size());
    return std::move(parts_);
  }

 private:
  bool opens(const Clause& clause) const {
    return opens_question(tokens_.subspan(clause.first, clause.end - clause.first), language_);
  }

  void add_tokens(std::size_t first, std::size_t end) {
    parts_.push_back({tokens_[first].begin, tokens_[end - 1].end});
  }

  // Adds a sentence from its first clause that opens like a question, or whole if none does.
  void add(std::size_t begin, std::size_t end) {
    std::size_t from = begin;
    while (from < end && !opens(clauses_[from])) ++from;
    add_tokens(clauses_[from < end ? from : begin].first, clauses_[end - 1].end);
  }

  // Without a question mark, adds the last clause that opens like a question, to its sentence's
  // end.
  void add_unmarked() {
    for (std::size_t at = clauses_.size(); at-- > 0;) {
      if (!opens(clauses_[at])) continue;
      std::size_t end = at;
      while (end + 1 < clauses_.size() && clauses_[end].mark <= Mark::Clause) ++end;
      add_tokens(clauses_[at].first, clauses_[end].end);
      return;
    }
  }

  std::span<const SearchToken> tokens_;
  const SearchLanguage& language_;
  std::vector<Clause> clauses_;
  std::vector<TextPart> parts_;
};

}  // namespace

std::vector<TextPart> asking_parts(std::string_view text, std::span<const SearchToken> tokens,
                                   const SearchLanguage& language) {
  return AskingReader(text, tokens, language).parts();
}

bool is_in(std::span<const TextPart> parts, const SearchToken& token) {
  return std::ranges::any_of(parts, [&](const TextPart& part) {
    return part.begin <= token.begin && token.begin < part.end;
  });
}

std::vector<SearchToken> asking_tokens(std::string_view text, const SearchLanguage& language) {
  return asking_tokens(text, search_tokens(text, language), language);
}

std::vector<SearchToken> asking_tokens(std::string_view text, std::vector<SearchToken> tokens,
                                       const SearchLanguage& language) {
  const std::vector<TextPart> parts = asking_parts(text, tokens, language);
  std::erase_if(tokens, [&](const SearchToken& token) { return !is_in(parts, token); });
  return tokens;
}

}  // namespace cartulary
