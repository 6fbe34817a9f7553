#include "docgen/json/search_json.h"

#include <algorithm>
#include <limits>

#include "docgen/base/answer_room.h"
#include "docgen/base/hit_path.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"
#include "engine/search/search_snippet.h"
#include "engine/text/markdown.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// The snippet without its marks.
std::string plain(std::string_view snippet) {
  std::string text;
  text.reserve(snippet.size());
  char next = snippet_mark_begin;
  while (!snippet.empty()) {
    const std::size_t mark = std::min(snippet.find(next), snippet.size());
    text += snippet.substr(0, mark);
    snippet.remove_prefix(std::min(mark + 1, snippet.size()));
    next = next == snippet_mark_begin ? snippet_mark_end : snippet_mark_begin;
  }
  return text;
}

// Hits is SearchHits or RuleHits.
template <class Hits>
void add_head(AnswerWriter& json, const Hits& hits) {
  json.add("query", hits.query);
  if (!hits.hint.empty()) json.add("hint", hits.hint);
  if (!hits.suggestion.empty()) json.add("suggestion", hits.suggestion);
  json.add("total", hits.total).add("shown", hits.hits.size());
}

void add_scope(AnswerWriter& json, const Catalog& catalog, const Selection* selection,
               const HitsLeftOut& left_out) {
  if (selection == nullptr)
    json.key("selection").null().key("fallback").null();
  else
    add_selection(json, *selection, fallback(catalog, *selection));
  json.key("left_out").open_object().add("total", left_out.total);
  json.add("other_edition", left_out.other_edition);
  json.add("other_rule_set", left_out.other_rule_set).key("sets").open_object(Layout::Inline);
  for (const auto& [set, count] : left_out.sets) json.add(set, count);
  json.close().close();
}

// The members of a hit of any kind; views of its record.
struct HitMembers {
  std::string_view kind;
  std::string_view status;
  std::string_view id;  // without its kind
  std::string_view title;
  std::string_view set;
  std::string question = {};
  std::string_view text = {};
  std::string_view date = {};
};

HitMembers members_of(const RuleRecord& it, std::string_view kind) {
  return {
      .kind = kind, .status = {}, .id = it.id, .title = it.title, .set = it.set, .text = it.text};
}

HitMembers members(const RuleHit& hit) {
  if (hit.rule != nullptr) return members_of(*hit.rule, "rule");
  if (hit.ruling != nullptr) {
    HitMembers it = members_of(*hit.ruling, "ruling");
    it.status = to_text(hit.ruling->status);
    it.question = plain_text(hit.ruling->question);
    it.date = hit.ruling->date;
    return it;
  }
  if (hit.variant != nullptr) {
    HitMembers it = members_of(*hit.variant, "variant");
    it.question = plain_text(hit.variant->question);
    it.date = hit.variant->date;
    return it;
  }
  const Element& it = *hit.element;
  return {.kind = it.kind == ElementKind::Term ? "term" : "element",
          .status = {},
          .id = it.id,
          .title = it.name,
          .set = it.set,
          .text = it.definition};
}

// Empty for an element.
const RuleRecord& record_of(const RuleHit& hit) {
  static const RuleRecord none;
  if (hit.rule != nullptr) return *hit.rule;
  if (hit.ruling != nullptr) return *hit.ruling;
  return hit.variant == nullptr ? none : *hit.variant;
}

// "ruling/tower/ransom-is-flat", as in links and other answers; a term is an element.
std::string id_with_kind(std::string_view kind, std::string_view id) {
  std::string whole(kind == "term" ? "element" : kind);
  return whole.append("/").append(id);
}

void add_hit_sources(AnswerWriter& json, const RuleHit& hit) {
  if (hit.ruling != nullptr)
    add_sources(json, places_of(*hit.ruling));
  else if (hit.element != nullptr)
    add_sources(json, hit.element->sources);
  else
    add_sources(json, hit.rule != nullptr ? hit.rule->sources : hit.variant->sources);
}

// Inserts members that were written before, or writes them.
template <class Write>
void put_members(AnswerWriter& json, const WrittenHit* written, std::string WrittenHit::* members,
                 const Write& write) {
  if (written == nullptr || !json.put_written(written->*members)) write(json);
}

void add_before_snippet(AnswerWriter& json, const RuleHit& hit) {
  const HitMembers it = members(hit);
  const RuleRecord& record = record_of(hit);
  json.add("id", id_with_kind(it.kind, it.id)).add("kind", it.kind);
  add_or_null(json, "status", it.status);
  json.add("title", it.title);
  add_or_null(json, "set", it.set);
  json.add_texts("with", record.with).add_texts("with_any", record.with_any);
  json.add_texts("serves", record.serves);
  add_or_null(json, "question", it.question);
  json.add("text", it.text);
}

void add_behind_snippet(AnswerWriter& json, const RuleHit& hit) {
  const HitMembers it = members(hit);
  const RuleRecord& record = record_of(hit);
  add_or_null(json, "word", record.word);
  add_or_null(json, "verdict", record.verdict);
  add_or_null(json, "date", it.date);
  add_edition_list(json, record.editions);
}

void put_hit(AnswerWriter& json, const Catalog& catalog, const Selection* selection,
             const RuleHit& hit, const WrittenHit* written) {
  json.open_object();
  put_members(json, written, &WrittenHit::before_snippet,
              [&](AnswerWriter& to) { add_before_snippet(to, hit); });
  json.add("snippet", plain(hit.snippet));
  put_members(json, written, &WrittenHit::behind_snippet,
              [&](AnswerWriter& to) { add_behind_snippet(to, hit); });
  add_reading(json, record_of(hit), catalog, selection);
  put_members(json, written, &WrittenHit::sources,
              [&](AnswerWriter& to) { add_hit_sources(to, hit); });
  add_standing(json, hit.standing);
  if (!hit.house.empty()) add_game_remarks(json, hit.house);
  json.close();
}

// The rules that replace the answering one in other printings.
void add_printings(AnswerWriter& json, const std::vector<const Rule*>& printings) {
  json.key("printings").open_array();
  for (const Rule* rule : printings) {
    json.open_object().add("id", full_id(*rule));
    add_edition_list(json, rule->editions);
    add_or_null(json, "verdict", rule->verdict);
    json.add("text", rule->text).close();
  }
  json.close();
}

void add_branches(AnswerWriter& json, const std::vector<AnswerBranch>& branches) {
  json.key("branches").open_array();
  for (const AnswerBranch& branch : branches) {
    json.open_object(Layout::Inline).add("when", branch.when);
    add_or_null(json, "word", branch.word);
    json.add("id", branch.id).close();
  }
  json.close();
}

// How certain an answer is, and the records that it rests on.
void add_outcome(AnswerWriter& json, const RuleAnswer& answer) {
  std::vector<std::string> others;
  for (const Ruling* other : answer.others) others.push_back(full_id(*other));
  json.add_texts("others", others).add("outcome", to_text(answer.outcome));
  add_or_null(json, "word", answer.word);
  add_branches(json, answer.branches);
  json.add_texts("chain", texts_of(answer.chain));
  add_or_null(json, "position", answer.position);
}

void put_contents(AnswerWriter& json, const ContentsAnswer& contents) {
  json.open_object().add("verdict", contents.verdict).add("text", contents.text);
  json.add("id", contents.id).key("status").null();
  add_sources(json, contents.sources);
  RuleAnswer counted;
  counted.outcome = Outcome::Sure;
  add_outcome(json, counted);
  json.close();
}

// The record that answers: its text and sources.
void add_answer_record(AnswerWriter& json, const Catalog& catalog, const Selection* selection,
                       const RuleAnswer& answer) {
  const RuleRecord& record = *answer.record();
  const HitMembers it = members(answer.hit);
  json.add("text", it.text).add("id", id_with_kind(it.kind, it.id));
  add_or_null(json, "status", it.status);
  if (!record.editions.empty()) add_edition_list(json, record.editions);
  add_reading(json, record, catalog, selection);
  if (!answer.printings.empty()) add_printings(json, answer.printings);
  add_hit_sources(json, answer.hit);
}

void put_answer(AnswerWriter& json, const Catalog& catalog, const Selection* selection,
                const RuleAnswer& answer) {
  json.open_object();
  add_or_null(json, "verdict", answer.verdict);
  if (answer.record() != nullptr) {
    add_answer_record(json, catalog, selection, answer);
  } else {
    json.key("text").null().key("id").null().key("status").null();
    add_sources(json, {});
  }
  add_outcome(json, answer);
  json.close();
}

// The member "answer"; null if the hits do not answer.
void add_answer(AnswerWriter& json, const Catalog& catalog, const Selection* selection,
                const RuleAnswer& answer, const std::optional<ContentsAnswer>& contents) {
  json.key("answer");
  if (contents)
    put_contents(json, *contents);
  else if (answer.answers())
    put_answer(json, catalog, selection, answer);
  else
    json.null();
}

void add_not_covered(AnswerWriter& json, const NotCovered& missing) {
  json.key("not_covered").open_object(Layout::Inline);
  json.add_texts("sets", missing.sets).add_texts("words", missing.words).close();
}

void add_before_snippet(AnswerWriter& json, const SearchHit& hit) {
  json.add("kind", to_text(hit.kind)).add("id", id_with_kind(to_text(hit.kind), hit.id));
  json.add("title", hit.title);
  add_or_null(json, "set", hit.set);
  add_or_null(json, "status", hit.status);
  add_or_null(json, "question", hit.question);
  add_or_null(json, "verdict", hit.verdict);
}

// The record that the hit is; null if it is none.
const RuleRecord* find_record(const Rulebook& rulebook, const SearchHit& hit) {
  if (hit.kind == SearchKind::Rule) return rulebook.find_rule(hit.id);
  if (hit.kind == SearchKind::Ruling) return rulebook.find_ruling(hit.id);
  return hit.kind == SearchKind::Variant ? rulebook.find_variant(hit.id) : nullptr;
}

void put_search_hit(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                    const SearchHit& hit, const Selection* selection, const WrittenHit* written) {
  json.open_object(Layout::Inline);
  put_members(json, written, &WrittenHit::before_snippet,
              [&](AnswerWriter& to) { add_before_snippet(to, hit); });
  json.add("snippet", plain(hit.snippet));
  put_members(json, written, &WrittenHit::behind_snippet,
              [&](AnswerWriter& to) { to.add("page", hit_path(hit.kind, hit.id)); });
  if (const RuleRecord* record = find_record(rulebook, hit))
    add_reading(json, *record, catalog, selection);
  json.close();
}

// What `write` adds to a hit, without the separator before it.
template <class Write>
std::string members_json(Layout layout, const Write& write) {
  JsonWriter json;
  json.open_object().key("hits").open_array().open_object(layout);
  const std::size_t begin = json.size();
  write(json);
  const std::size_t end = json.size();
  json.close().close().close();
  const std::string members = json.take().substr(begin, end - begin);
  return members.substr(members.find('"'));
}

WrittenHit written_hit(const SearchHit& hit) {
  return {.before_snippet = members_json(
              Layout::Inline, [&](AnswerWriter& json) { add_before_snippet(json, hit); }),
          .behind_snippet = members_json(
              Layout::Inline,
              [&](AnswerWriter& json) { json.add("page", hit_path(hit.kind, hit.id)); }),
          .sources = {}};
}

WrittenHit written_hit(const RuleHit& hit) {
  const auto with = [&](const auto& add) {
    return members_json(Layout::Lines, [&](AnswerWriter& json) { add(json, hit); });
  };
  return {.before_snippet = with([](auto& json, const auto& it) { add_before_snippet(json, it); }),
          .behind_snippet = with(add_behind_snippet),
          .sources = with(add_hit_sources)};
}

}  // namespace

WrittenHits written_hits(const Search& search, const Rulebook& rulebook) {
  // Whoever asks first may have less room for the answer.
  const AnswerRoom room(std::numeric_limits<std::size_t>::max());
  WrittenHits written;
  for (std::size_t d = 0; d < search.documents().size(); ++d) {
    const SearchHit hit = search.hit(d);
    written.of_everything.push_back(written_hit(hit));
    written.of_the_rules.push_back(is_rule_kind(hit.kind) ? written_hit(rule_hit(rulebook, hit))
                                                          : WrittenHit());
  }
  return written;
}

void put_rule_hits(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
                   const Selection* selection, const Paging& paging, const WrittenHits* written) {
  const auto put = [&](const RuleHit& hit) {
    put_hit(json, catalog, selection, hit,
            written == nullptr ? nullptr : &written->of_the_rules[hit.document]);
  };
  json.open_object();
  add_head(json, hits);
  add_scope(json, catalog, selection, hits.left_out);
  add_not_covered(json, hits.not_covered);
  add_answer(json, catalog, selection, hits.answer, hits.contents);
  json.open_rows("hits");
  std::ranges::for_each(hits.hits, put);
  json.close().key("house").open_array();
  std::ranges::for_each(hits.house, put);
  json.close();
  add_next(json, paging);
  json.close();
}

void put_asked(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
               const Selection* selection) {
  if (hits.contents)
    put_contents(json, *hits.contents);
  else
    put_answer(json, catalog, selection, hits.answer);
}

std::string rules_json(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                       const Paging& paging) {
  return written<JsonWriter>(put_rule_hits, catalog, hits, selection, paging, nullptr);
}

void put_search_hits(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                     const SearchHits& hits, const Selection* selection, const Paging& paging,
                     const WrittenHits* written) {
  const auto put = [&](const SearchHit& hit) {
    put_search_hit(json, catalog, rulebook, hit, selection,
                   written == nullptr ? nullptr : &written->of_everything[hit.document]);
  };
  json.open_object();
  add_head(json, hits);
  add_scope(json, catalog, selection, hits.left_out);
  add_not_covered(json, hits.not_covered);
  add_answer(json, catalog, selection, answer_of(rulebook, hits, selection), hits.contents);
  json.key("hits").open_array();
  std::ranges::for_each(hits.hits, put);
  json.close().key("house").open_array();
  std::ranges::for_each(hits.house, put);
  json.close();
  add_next(json, paging);
  json.close();
}

std::string search_json(const Catalog& catalog, const Rulebook& rulebook, const SearchHits& hits,
                        const Selection* selection, const Paging& paging) {
  return written<JsonWriter>(put_search_hits, catalog, rulebook, hits, selection, paging, nullptr);
}

}  // namespace cartulary::docgen
