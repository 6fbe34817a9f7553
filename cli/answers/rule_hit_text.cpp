#include "cli/answers/rule_hit_text.h"

#include <vector>

#include "cli/answers/answer_text.h"
#include "engine/rule/reading.h"
#include "engine/search/search_snippet.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t most_sources = 3;
constexpr std::string_view indent = "    ";

// Paints each matching word separately, since lines break at spaces.
std::string marked(std::string_view snippet, const Style& style) {
  std::string text, word;
  bool on = false;
  const auto finish = [&] {
    if (!word.empty()) text += on ? style.paint(Ink::Name, word) : word;
    word.clear();
  };
  for (const char c : snippet) {
    if (c != snippet_mark_begin && c != snippet_mark_end && c != ' ') {
      word += c;
      continue;
    }
    finish();
    if (c == ' ')
      text += c;
    else
      on = c == snippet_mark_begin;
  }
  finish();
  return text;
}

Ink ink_of(RulingStatus status) {
  switch (status) {
    case RulingStatus::Official:
      return Ink::Good;
    case RulingStatus::Open:
      return Ink::Bad;
    default:
      return Ink::Plain;
  }
}

// An answer such as "No." belongs to the question, not to the title above it.
std::string asked_and_answered(const std::string& question, const std::string& answer) {
  return question.empty() ? answer : question + ' ' + answer;
}

struct HitTeller {
  const Catalog& catalog;
  const Selection* selection;
  std::size_t width;
  const Style& style;

  std::string tell(std::size_t number, const RuleHit& hit) const {
    std::string text = without_game(number, hit);
    if (hit.standing)
      text += wrap_after(std::string(indent) + "in this game: ", english(words_of(*hit.standing)),
                         width);
    for (const GameRemark& remark : hit.house)
      text += wrap_after(indent, english(words_of(remark)), width);
    return text;
  }

 private:
  std::string without_game(std::size_t number, const RuleHit& hit) const {
    if (hit.ruling != nullptr)
      return record(number, std::string(to_text(hit.ruling->status)), ink_of(hit.ruling->status),
                    *hit.ruling, full_id(*hit.ruling), places_of(*hit.ruling),
                    asked_and_answered(plain_text(hit.ruling->question), hit.snippet), hit.verdict);
    if (hit.rule != nullptr)
      return record(number, "rule", Ink::Plain, *hit.rule, full_id(*hit.rule), hit.rule->sources,
                    hit.snippet, stated(hit.verdict));
    if (hit.variant != nullptr)
      return record(number, "variant", Ink::Plain, *hit.variant, full_id(*hit.variant),
                    hit.variant->sources,
                    asked_and_answered(plain_text(hit.variant->question), hit.snippet));
    const Element& element = *hit.element;
    std::string words = element.german;
    for (const std::string& other : element.also) add_item(words, other);
    return lines(number, element.kind == ElementKind::Term ? "term" : "element", Ink::Plain,
                 element.name, words, hit.snippet, element.sources, full_id(element),
                 reading_words(element, catalog, selection));
  }

  // "The Cathars, The Besiegers or Cult, Siege and Creativity".
  std::string one_of(const std::vector<std::string>& sets) const {
    std::vector<std::string> titles;
    for (const std::string& set : sets) titles.push_back(catalog.title_of(set));
    return joined(titles, ", ", " or ");
  }

  std::string record(std::size_t number, const std::string& status, Ink ink, const RuleRecord& it,
                     const std::string& id, const std::vector<SourcePlace>& sources,
                     const std::string& snippet, const std::string& verdict = {}) const {
    std::string sets = catalog.title_of(it.set);
    for (const std::string& set : it.serves) add_item(sets, catalog.title_of(set));
    std::vector<std::string> with;
    for (const std::string& set : it.with) with.push_back(catalog.title_of(set));
    if (!it.with_any.empty()) with.push_back(one_of(it.with_any));
    if (!with.empty()) sets += ", with " + listed(with);
    if (!it.editions.empty()) sets += "; in " + edition_list(it.editions);
    if (!it.rule_sets.empty()) sets += "; by " + joined(it.rule_sets);
    return lines(number, status, ink, it.title, sets, snippet, sources, id,
                 reading_words(it, catalog, selection), verdict);
  }

  std::string lines(std::size_t number, const std::string& status, Ink ink,
                    const std::string& title, const std::string& about, const std::string& snippet,
                    const std::vector<SourcePlace>& sources, const std::string& id,
                    const std::string& reading = {}, const std::string& verdict = {}) const {
    const std::string place = std::to_string(number);
    const std::string blanks(place.size() < 3 ? 3 - place.size() : 0, ' ');
    std::string text = wrap_after(
        blanks + place + ' ',
        style.paint(ink, status) + ": " + style.paint(Ink::Heading, without_controls(title)),
        width);
    if (!about.empty()) text += wrap_after(indent, about, width);
    if (!verdict.empty()) text += wrap_after(indent, style.paint(Ink::Heading, verdict), width);
    text += wrap_after(indent, marked(snippet, style), width);
    std::string cited;
    for (std::size_t i = 0; i < sources.size() && i < most_sources; ++i)
      add_item(cited, place_text(sources[i]), "; ");
    if (sources.size() > most_sources) cited += "; ...";
    if (!cited.empty()) text += wrap_after(indent, cited, width);
    if (!reading.empty()) text += wrap_after(indent, reading, width);
    return text + std::string(indent) + style.paint(Ink::Name, id) + '\n';
  }
};

std::string head_text(const RuleHits& hits) {
  if (hits.total == 0) return "nothing found";
  std::string all = counted(hits.total, "hit", "hits");
  if (hits.hits.size() == static_cast<std::size_t>(hits.total)) return all;
  return all + "; " + first_shown(hits.hits.size());
}

// The parts of the question that the database does not cover.
std::string not_covered_text(const Catalog& catalog, const NotCovered& missing) {
  std::vector<std::string> titles, words;
  for (const std::string& set : missing.sets) titles.push_back(catalog.title_of(set));
  for (const std::string& word : missing.words) words.push_back(cartulary::quoted(word));
  std::string text;
  if (!titles.empty())
    text = "There are no rules of " + listed(titles) + " here, only the set and its tiles.";
  if (!words.empty()) add_item(text, "No entry has " + joined(words, ", ", " or ") + ".", " ");
  return text;
}

// How another printing answers: "in C3.1: No. (rule/tower/thieves)".
std::string printing_text(const Rule& rule, std::size_t width) {
  const std::string says = rule.verdict.empty() ? rule.title : stated(rule.verdict);
  return wrap_after(
      indent, "in " + edition_list(rule.editions) + ": " + says + " (rule/" + rule.id + ")", width);
}

// The heading of an answer.
std::string_view answer_words(Outcome outcome) {
  switch (outcome) {
    case Outcome::Differs:
      return "Answer, which differs";
    case Outcome::Nearest:
      return "Nothing answers this for sure. You may mean";
    case Outcome::Open:
      return "Nobody has ruled on this";
    default:
      return "Answer";
  }
}

std::string branch_text(const AnswerBranch& branch, std::size_t width) {
  return wrap_after(std::string(indent) + branch.when + ": ", branch.word + ", by " + branch.id,
                    width);
}

// The text of the record that answers, and what the answer is based on.
std::string record_answer_text(const Catalog& catalog, const Selection* selection,
                               const RuleAnswer& answer, std::size_t width) {
  const RuleRecord& record = *answer.record();
  const Ruling* ruling = answer.hit.ruling;
  const std::string status = ruling == nullptr ? "rule" : std::string(to_text(ruling->status));
  std::string text = wrap_after(indent, plain_text(record.text), width);
  for (const AnswerBranch& branch : answer.branches)
    if (!branch.word.empty()) text += branch_text(branch, width);
  text += wrap_after(indent, status + ": " + record.title, width);
  if (const std::string reading = reading_words(record, catalog, selection); !reading.empty())
    text += wrap_after(indent, reading, width);
  for (const GameRemark& remark : answer.hit.house)
    text += wrap_after(indent, english(words_of(remark)), width);
  for (const Rule* rule : answer.printings) text += printing_text(*rule, width);
  std::vector<std::string> others;
  for (const Ruling* other : answer.others) others.push_back(full_id(*other));
  if (!others.empty()) text += wrap_after(indent, "what else is said: " + joined(others), width);
  return text;
}

// For a near match, only the verdict and its reading; empty without an answer.
std::string answer_text(const Catalog& catalog, const Selection* selection,
                        const RuleAnswer& answer, std::size_t width, const Style& style) {
  const RuleRecord* record = answer.record();
  if (record == nullptr)
    return answer.verdict.empty() ? "" : wrap_after("", english(answer.verdict), width);
  const std::string head = answer.verdict.empty() ? record->title : english(answer.verdict);
  std::string of = record->editions.empty() ? "" : " in " + edition_list(record->editions);
  if (!record->rule_sets.empty()) of += " by " + joined(record->rule_sets);
  std::string text = wrap_after(
      "", std::string(answer_words(answer.outcome)) + of + ": " + style.paint(Ink::Heading, head),
      width);
  if (answer.answers()) return text + record_answer_text(catalog, selection, answer, width);
  if (const std::string reading = reading_words(*record, catalog, selection); !reading.empty())
    text += wrap_after(indent, reading, width);
  return text;
}

std::string contents_text(const ContentsAnswer& contents, std::size_t width, const Style& style) {
  return wrap_after("", "Answer: " + style.paint(Ink::Heading, english(contents.verdict)), width) +
         wrap_after(indent, english(contents.text), width) + wrap_after(indent, contents.id, width);
}

std::string left_out_text(const Catalog& catalog, const HitsLeftOut& left_out) {
  if (left_out.total == 0) return {};
  std::string text = "Left out: " + counted(left_out.total, "hit", "hits");
  std::vector<std::string> needs;
  for (const auto& [set, count] : left_out.sets)
    needs.push_back(catalog.title_of(set) + " (" + std::to_string(count) + ")");
  if (!needs.empty()) text += "; sets that they need: " + listed(needs, 8);
  if (left_out.other_edition > 0)
    text += "; of other editions: " + std::to_string(left_out.other_edition);
  if (left_out.other_rule_set > 0)
    text += "; of other publishers: " + std::to_string(left_out.other_rule_set);
  return text;
}

}  // namespace

std::string rule_hits_text(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                           std::size_t width, const Style& style) {
  std::string text;
  if (const std::string missing = not_covered_text(catalog, hits.not_covered); !missing.empty())
    text += wrap_after("", missing, width) + '\n';
  if (!hits.suggestion.empty())
    text +=
        wrap_after("", "Did you mean " + cartulary::quoted(hits.suggestion) + "?", width) + '\n';
  if (hits.contents)
    text += contents_text(*hits.contents, width, style) + '\n';
  else if (const std::string answer = answer_text(catalog, selection, hits.answer, width, style);
           !answer.empty())
    text += answer + '\n';
  text += style.paint(Ink::Heading, head_text(hits)) + '\n';
  const HitTeller teller{catalog, selection, width, style};
  std::size_t number = 0;
  for (const RuleHit& hit : hits.hits) text += '\n' + teller.tell(++number, hit);
  if (!hits.house.empty())
    text += '\n' + style.paint(Ink::Heading, "House rules and variants") + '\n';
  for (const RuleHit& hit : hits.house) text += '\n' + teller.tell(++number, hit);
  if (const std::string left = left_out_text(catalog, hits.left_out); !left.empty())
    text += '\n' + wrap_after("", left, width);
  return text;
}

}  // namespace cartulary::cli
