#include "docgen/json/search_json.h"

#include <algorithm>

#include "docgen/base/hit_path.h"
#include "docgen/json/json_parts.h"
#include "engine/search/search_snippet.h"
#include "engine/text/markdown.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

std::string plain(std::string snippet) {
  std::erase_if(snippet, [](char c) { return c == snippet_mark_begin || c == snippet_mark_end; });
  return snippet;
}

// Of both kinds of hits.
template <class Hits>
void add_head(AnswerWriter& json, const Hits& hits) {
  json.add("query", hits.query);
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
  json.add("other_edition", left_out.other_edition).key("sets").open_object(Layout::Inline);
  for (const auto& [set, count] : left_out.sets) json.add(set, count);
  json.close().close();
}

void add_edition_names(AnswerWriter& json, const std::vector<Edition>& editions) {
  std::vector<std::string> names;
  names.reserve(editions.size());
  for (const Edition edition : editions) names.emplace_back(to_text(edition));
  json.add_texts("editions", names);
}

// What a hit is told with, of whichever kind.
struct HitMembers {
  std::string id;
  std::string_view kind;
  std::string status;
  std::string title;
  std::string set;
  const RuleRecord* record = nullptr;  // null for elements
  std::string question;
  std::string text;
  std::string date;
  std::vector<Edition> editions;
  std::vector<SourcePlace> sources;
};

HitMembers members(const RuleHit& hit) {
  if (hit.ruling != nullptr) {
    const Ruling& it = *hit.ruling;
    return {"ruling/" + it.id,
            "ruling",
            std::string(to_text(it.status)),
            it.title,
            it.set,
            &it,
            plain_text(it.question),
            it.text,
            it.date,
            it.editions,
            places_of(it)};
  }
  if (hit.variant != nullptr) {
    const Variant& it = *hit.variant;
    return {"variant/" + it.id,      "variant", {},      it.title,    it.set,    &it,
            plain_text(it.question), it.text,   it.date, it.editions, it.sources};
  }
  if (hit.rule != nullptr) {
    const Rule& it = *hit.rule;
    return {"rule/" + it.id, "rule", {},          it.title,  it.set, &it, {},
            it.text,         {},     it.editions, it.sources};
  }
  const Element& it = *hit.element;
  return {"element/" + it.id,
          it.kind == ElementKind::Term ? "term" : "element",
          {},
          it.name,
          it.set,
          nullptr,
          {},
          it.definition,
          {},
          {},
          it.sources};
}

void put_hit(AnswerWriter& json, const RuleHit& hit) {
  const HitMembers it = members(hit);
  json.open_object().add("id", it.id).add("kind", it.kind);
  add_or_null(json, "status", it.status);
  json.add("title", it.title);
  add_or_null(json, "set", it.set);
  const RuleRecord none;
  const RuleRecord& record = it.record == nullptr ? none : *it.record;
  json.add_texts("with", record.with).add_texts("with_any", record.with_any);
  json.add_texts("serves", record.serves);
  add_or_null(json, "question", it.question);
  json.add("text", it.text).add("snippet", plain(hit.snippet));
  add_or_null(json, "date", it.date);
  add_edition_names(json, it.editions);
  add_sources(json, it.sources);
  add_standing(json, hit.standing);
  json.close();
}

// "ruling/tower/ransom-is-flat", as links and other answers name it; terms are elements.
std::string id_with_kind(const SearchHit& hit) {
  const SearchKind kind = hit.kind == SearchKind::Term ? SearchKind::Element : hit.kind;
  return std::string(to_text(kind)) + '/' + hit.id;
}

// Null where nothing is sure. What answers is a rule or a ruling.
void add_answer(AnswerWriter& json, const std::optional<RuleAnswer>& answer) {
  if (!answer || (answer->hit.ruling == nullptr && answer->hit.rule == nullptr)) {
    json.key("answer").null();
    return;
  }
  const HitMembers it = members(answer->hit);
  const RuleRecord& record = answer->hit.ruling != nullptr
                                 ? static_cast<const RuleRecord&>(*answer->hit.ruling)
                                 : static_cast<const RuleRecord&>(*answer->hit.rule);
  json.key("answer").open_object();
  add_or_null(json, "verdict", record.verdict);
  json.add("text", it.text).add("id", it.id);
  add_or_null(json, "status", it.status);
  add_sources(json, it.sources);
  std::vector<std::string> others;
  for (const Ruling* other : answer->others) others.push_back("ruling/" + other->id);
  json.add_texts("others", others).close();
}

void add_not_covered(AnswerWriter& json, const NotCovered& missing) {
  json.key("not_covered").open_object(Layout::Inline);
  json.add_texts("sets", missing.sets).add_texts("words", missing.words).close();
}

void put_search_hit(AnswerWriter& json, const SearchHit& hit) {
  json.open_object(Layout::Inline).add("kind", to_text(hit.kind)).add("id", id_with_kind(hit));
  json.add("title", hit.title);
  add_or_null(json, "set", hit.set);
  add_or_null(json, "status", hit.status);
  add_or_null(json, "question", hit.question);
  json.add("snippet", plain(hit.snippet)).add("page", hit_path(hit.kind, hit.id)).close();
}

}  // namespace

void put_rule_hits(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
                   const Selection* selection, const Paging& paging) {
  json.open_object();
  add_head(json, hits);
  add_scope(json, catalog, selection, hits.left_out);
  add_not_covered(json, hits.not_covered);
  add_answer(json, hits.answer);
  json.open_rows("hits");
  for (const RuleHit& hit : hits.hits) put_hit(json, hit);
  json.close().key("house").open_array();
  for (const RuleHit& hit : hits.house) put_hit(json, hit);
  json.close();
  add_next(json, paging);
  json.close();
}

std::string rules_json(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                       const Paging& paging) {
  return written<JsonWriter>(put_rule_hits, catalog, hits, selection, paging);
}

void put_search_hits(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                     const SearchHits& hits, const Selection* selection, const Paging& paging) {
  json.open_object();
  add_head(json, hits);
  add_scope(json, catalog, selection, hits.left_out);
  add_not_covered(json, hits.not_covered);
  add_answer(json, answer_of(rulebook, hits));
  json.key("hits").open_array();
  for (const SearchHit& hit : hits.hits) put_search_hit(json, hit);
  json.close().key("house").open_array();
  for (const SearchHit& hit : hits.house) put_search_hit(json, hit);
  json.close();
  add_next(json, paging);
  json.close();
}

std::string search_json(const Catalog& catalog, const Rulebook& rulebook, const SearchHits& hits,
                        const Selection* selection, const Paging& paging) {
  return written<JsonWriter>(put_search_hits, catalog, rulebook, hits, selection, paging);
}

}  // namespace cartulary::docgen
