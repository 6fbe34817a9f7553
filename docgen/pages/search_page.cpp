#include <algorithm>
#include <array>
#include <optional>

#include "docgen/base/hit_path.h"
#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/page_parameters.h"
#include "docgen/base/page_path.h"
#include "docgen/base/status_mark.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/engine_script.h"
#include "docgen/views/facet_group.h"
#include "docgen/views/position_views.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/guide/game_remarks.h"
#include "engine/rule/reading.h"
#include "engine/rule/rule_lookup.h"
#include "engine/search/rule_search.h"
#include "engine/search/search_snippet.h"
#include "engine/text/enum_names.h"
#include "engine/text/markdown.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::size_t most = 100;
constexpr std::array<std::string_view, 3> facet_keys = {"kind", "status", "set"};

// Splits the snippet so that the template can highlight the words that matched.
View snippet_parts(std::string_view snippet) {
  View parts = View::list();
  bool marked = false;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= snippet.size(); ++at) {
    const bool mark = at < snippet.size() &&
                      (snippet[at] == snippet_mark_begin || snippet[at] == snippet_mark_end);
    if (!mark && at < snippet.size()) continue;
    View part;
    part.set("part", snippet.substr(begin, at - begin)).set("marked", marked);
    if (at > begin) parts.add(std::move(part));
    marked = !marked;
    begin = at + 1;
  }
  return parts;
}

Said kind_word(SearchKind kind) {
  constexpr std::array<std::string_view, search_kind_names.size()> words = {
      "common.set",          "word.tile",   "counts.edge-code", "word.feature",
      "search.ledger-entry", "tile.source", "word.element",     "word.term",
      "common.rule",         "word.ruling", "word.variant"};
  return said(words[static_cast<std::size_t>(kind)]);
}

View house_views(const std::vector<GameRemark>& rules) {
  View house = View::list();
  for (const GameRemark& rule : rules) {
    View item;
    item.set("remark", words_of(rule));
    house.add(std::move(item));
  }
  return house;
}

// What a set brings, in words, where its record has no text but the list of its pieces.
std::string summary_of(const SiteIndex& index, const SearchHit& hit) {
  const TileSet* set = hit.kind == SearchKind::Set ? index.catalog().find_set(hit.id) : nullptr;
  const SetRules* opening =
      set == nullptr || !set->note.empty() ? nullptr : index.rulebook().opening_of(hit.id);
  return opening == nullptr ? std::string() : plain_text(opening->summary);
}

View hit_view(const SiteIndex& index, const Selection* selection, const SearchHit& hit) {
  View view;
  view.set("hit_kind", kind_word(hit.kind))
      .set("hit_title", hit.title)
      .set("hit_href", hit_path(hit.kind, hit.id))
      .set("hit_question", hit.question)
      .set("hit_verdict", hit.question.empty() ? stated(hit.verdict) : hit.verdict)
      .set("hit_parts", snippet_parts(hit.snippet));
  const Tile* tile = hit.kind == SearchKind::Tile ? index.catalog().find_tile(hit.id) : nullptr;
  view.set("hit_words", tile == nullptr ? Said() : index.words(*tile));
  if (tile != nullptr && !tile->title.empty())
    view.set("hit_title", said("search.tile-title", {{"id", tile->id}, {"title", tile->title}}));
  if (tile != nullptr && tile->cls == TileClass::Special) view.set("hit_kind", said("word.piece"));
  if (const std::string summary = summary_of(index, hit); !summary.empty())
    view.set("hit_parts", snippet_parts(summary));
  const TileSet* set = hit.kind == SearchKind::Set ? nullptr : index.catalog().find_set(hit.set);
  view.set("hit_set", set == nullptr ? std::string() : set->title);
  if (const auto status = parse_ruling_status(hit.status)) set_status(view, *status);
  view.set("is_ruling", !hit.status.empty());
  const std::optional<RecordId> id =
      parse_record_id(std::string(to_text(hit.kind)) + '/' + std::string(hit.id));
  view.set("hit_house",
           house_views(id ? house_rules_on(index.rulebook(), *id) : std::vector<GameRemark>()));
  if (const RuleRecord* record = id ? find_record(index.rulebook(), *id) : nullptr)
    view.set("hit_only", only_words(*record))
        .set("hit_reading", selection == nullptr && !record->single_source
                                ? Said()
                                : reading_words(*record, index.catalog(), selection));
  const bool in_glossary = hit.kind == SearchKind::Element || hit.kind == SearchKind::Term;
  if (const Element* element = in_glossary ? index.rulebook().find_element(hit.id) : nullptr)
    view.set("hit_reading", reading_words(*element, index.catalog(), selection));
  return view;
}

Said facet_title(std::string_view key) {
  if (key == "kind") return said("common.kind");
  return key == "status" ? said("ruling-page.status") : said("common.set");
}

Said short_status(RulingStatus status) {
  if (status == RulingStatus::Open) return said("word.open");
  return status == RulingStatus::House ? said("word.house") : status_word(status);
}

Said facet_words(const SiteIndex& index, std::string_view key, const std::string& value) {
  if (const auto kind = parse_name<SearchKind>(search_kind_names, value); kind && key == "kind")
    return *kind == SearchKind::Ledger ? said("word.ledger") : kind_word(*kind);
  if (const auto status = parse_ruling_status(value); status && key == "status")
    return short_status(*status);
  return index.catalog().title_of(value);
}

// A query for a box means the sets in it; the number of hits tagged with the box itself says
// nothing about those.
bool is_box(const SiteIndex& index, const std::string& tag) {
  const TileSet* set = tag.starts_with("set:") ? index.catalog().find_set(tag.substr(4)) : nullptr;
  return set != nullptr && !set->contains.empty();
}

bool is_asked(std::string_view key, std::string_view query) {
  return query.find(std::string(key) + ':') != std::string_view::npos;
}

// A key narrows nothing if all hits have the same value for it, or none.
View facet_views(const SiteIndex& index, const std::map<std::string, int>& tags,
                 const AskedList& asked) {
  View groups = View::list();
  for (const std::string_view key : facet_keys) {
    std::vector<Facet> facets;
    for (const auto& [tag, count] : tags)
      if (tag.starts_with(std::string(key) + ':') && !is_box(index, tag))
        facets.push_back({facet_words(index, key, tag.substr(key.size() + 1)), tag, count, ""});
    if (facets.size() > 1 || is_asked(key, asked.query))
      add_facet_group(facet_title(key), std::move(facets), asked, groups);
  }
  return groups;
}

// "211 more answers need other sets".
Said left_out_words(const HitsLeftOut& left_out) {
  constexpr std::array<std::string_view, 8> messages = {"",
                                                        "search.left-out-sets",
                                                        "search.left-out-editions",
                                                        "search.left-out-sets-editions",
                                                        "search.left-out-publishers",
                                                        "search.left-out-sets-publishers",
                                                        "search.left-out-editions-publishers",
                                                        "search.left-out-all"};
  const bool sets = left_out.total > left_out.other_edition + left_out.other_rule_set;
  const bool editions = left_out.other_edition > 0;
  const bool publishers = left_out.other_rule_set > 0;
  const std::size_t which = (sets ? 1U : 0U) + (editions ? 2U : 0U) + (publishers ? 4U : 0U);
  return said_count(messages[which], left_out.total);
}

// The hits that the selection leaves out, and the number that each set would add.
void tell_left_out(const SiteIndex& index, const HitsLeftOut& left_out, View& view) {
  View sets = View::list();
  for (const auto& [id, count] : left_out.sets) {
    View item;
    item.set("left_set", index.catalog().title_of(id)).set("left_count", std::to_string(count));
    sets.add(std::move(item));
  }
  view.set("left_out", left_out_words(left_out))
      .set("left_out_list", !left_out.sets.empty())
      .set("left_out_sets", std::move(sets));
}

// The number of hits, "3 hits" or "the first 100 of 240 hits", and those that the selection leaves
// out.
void tell_count(const SiteIndex& index, const SearchHits& hits, View& view) {
  const bool part = hits.hits.size() < static_cast<std::size_t>(hits.total);
  view.set("one_hit", hits.total == 1)
      .set("hit_total", hits.total)
      .set("part_shown", part ? std::to_string(most) : std::string());
  view.set("found", part ? said("search.first-hits", {{"shown", most}, {"hits", hits.total}})
                         : said_count("count.hit", hits.total));
  if (hits.left_out.total > 0) tell_left_out(index, hits.left_out, view);
}

Said titles_of(const SiteIndex& index, std::span<const std::string> sets) {
  std::vector<Said> titles;
  for (const std::string& id : sets) titles.emplace_back(index.catalog().title_of(id));
  return list_of(titles);
}

// The parts of the question that the reference does not cover, shown before any hits.
void tell_not_covered(const SiteIndex& index, const NotCovered& missing, View& view) {
  std::vector<Said> words;
  for (const std::string& word : missing.words)
    words.push_back(said("search.quoted-word", {{"word", word}}));
  view.set("no_rules_of", titles_of(index, missing.sets))
      .set("unknown_words", list_of(words, "list.or"))
      .set("not_covered", !missing.sets.empty() || !missing.words.empty());
}

// One line for a ruling that says something different.
View other_view(const Ruling& ruling) {
  View view;
  view.set("other_title", ruling.title).set("other_href", ruling_path(ruling.id));
  return view;
}

// The heading of an answer that is not a plain one.
View answer_words(Outcome outcome) {
  switch (outcome) {
    case Outcome::Differs:
      return said("search.answer-differs");
    case Outcome::Nearest:
      return said("search.answer-nearest");
    case Outcome::Open:
      return said("search.answer-open");
    case Outcome::Nobody:
      return said("search.answer-nobody");
    default:
      return "";
  }
}

bool has_word(const AnswerBranch& branch) {
  return !branch.word.empty();
}

// "Edition C2", "Rule set ZMG".
Said branch_case(std::string_view when) {
  constexpr std::string_view edition = "edition ", rule_set = "rule set ";
  if (when.starts_with(edition))
    return said("search.in-edition", {{"edition", when.substr(edition.size())}});
  if (when.starts_with(rule_set))
    return said("search.by-rule-set", {{"rule_set", when.substr(rule_set.size())}});
  return capitalized(when);
}

View branch_views(const RuleAnswer& answer) {
  View branches = View::list();
  for (const AnswerBranch& branch : answer.branches) {
    if (!has_word(branch)) continue;
    View item;
    item.set("branch_when", branch_case(branch.when)).set("branch_word", branch.word);
    branches.add(std::move(item));
  }
  return branches;
}

View printing_views(const RuleAnswer& answer) {
  View printings = View::list();
  for (const Rule* rule : answer.printings) {
    View item;
    item.set("printing_editions", edition_list(rule->editions))
        .set("printing_title", rule->title)
        .set("printing_verdict", stated(rule->verdict))
        .set("printing_href", rule_path(rule->id));
    printings.add(std::move(item));
  }
  return printings;
}

View answer_view(const SiteIndex& index, const Selection* selection, const RuleAnswer& answer) {
  View view;
  view.set("answer_state", to_text(answer.outcome))
      .set("answer_words", answer_words(answer.outcome))
      .set("verdict", english(answer.verdict));
  const RuleRecord* record = answer.record();
  if (record == nullptr) return view;
  const Ruling* ruling = answer.hit.ruling;
  view.set("answer_title", record->title)
      .set("answer_href", ruling != nullptr ? ruling_path(record->id) : rule_path(record->id))
      .set("answer_only", only_words(*record))
      .set("answer_reading", reading_words(*record, index.catalog(), selection))
      .set("is_ruling", ruling != nullptr);
  if (ruling != nullptr) set_status(view, ruling->status);
  if (!answer.answers()) return view;
  View others = View::list();
  for (const Ruling* other : answer.others) others.add(other_view(*other));
  view.set("answer_text", markdown_html(record->text, "").html)
      .set("answer_house", house_views(answer.hit.house))
      .set("any_branches", std::ranges::any_of(answer.branches, has_word))
      .set("branches", branch_views(answer))
      .set("printings", printing_views(answer))
      .set("sources", source_views(index, ruling != nullptr ? places_of(*ruling) : record->sources))
      .set("has_others", !answer.others.empty())
      .set("others", std::move(others));
  if (!answer.position.empty()) view.set("answer_position", position_views(index, *record, ""));
  return view;
}

View contents_view(const SiteIndex& index, const ContentsAnswer& contents) {
  const std::string_view id = std::string_view(contents.id).substr(contents.id.find('/') + 1);
  const TileSet* set =
      is_id_of(RecordKind::Set, contents.id) ? index.catalog().find_set(id) : nullptr;
  const Element* element = index.rulebook().find_element(id);
  View view;
  view.set("verdict", english(contents.verdict))
      .set("answer_title", set != nullptr       ? set->title
                           : element != nullptr ? element->name
                                                : id)
      .set("answer_href", hit_path(set != nullptr ? SearchKind::Set : SearchKind::Element, id))
      .set("answer_text", markdown_html(english(contents.text), "").html)
      .set("sources", source_views(index, contents.sources))
      .set("is_ruling", false)
      .set("has_others", false);
  return view;
}

View key_views() {
  View rows = View::list();
  for (const QueryKeyHelp& help : rule_query_keys()) {
    View row;
    row.set("key", help.key).set("example", help.example).set("meaning", said(help.meaning));
    rows.add(std::move(row));
  }
  return rows;
}

}  // namespace

Page search_page(const PageContext& context) {
  const std::string_view query = context.parameter("q");
  SelectionRequest request = read_selection(context, DefaultSets::All);
  const Selection* selection = request.chosen ? &request.selection : nullptr;
  SearchHits hits;
  if (!query.empty()) {
    Result<SearchHits> found = context.search().find(
        query, {.selection = selection, .limit = most, .lenient = true, .counted = facet_keys});
    if (found)
      hits = *std::move(found);
    else
      request.faults.push_back(found.error());
    if (hits.fault) request.faults.push_back(*hits.fault);
  }
  View facets =
      facet_views(context.index, hits.tags, {page_paths::search.of(), query, request.kept});
  View list = View::list();
  for (const SearchHit& hit : hits.hits) list.add(hit_view(context.index, selection, hit));
  View house = View::list();
  for (const SearchHit& hit : hits.house) house.add(hit_view(context.index, selection, hit));
  View answers = View::list();
  if (hits.contents) answers.add(contents_view(context.index, *hits.contents));
  const RuleAnswer answer = answer_of(context.index.rulebook(), hits, selection);
  if (answer.outcome != Outcome::None) answers.add(answer_view(context.index, selection, answer));
  Page page;
  page.body = "search";
  page.styles = {"assets/rules.css"};
  page.title = said("search.search");
  page.description = said("search.description");
  page.status = request.faults.empty() ? 200 : 400;
  tell_count(context.index, hits, page.view);
  tell_not_covered(context.index, hits.not_covered, page.view);
  page.view.set("query", query)
      .set("hint", hits.hint)
      .set("live", context.live())
      .set("asked", !query.empty() && (request.faults.empty() || hits.fault))
      .set("faults", fault_views(request.faults))
      .set("chosen", request.chosen)
      .set("given_sets", context.parameter("sets"))
      .set("given_edition", context.parameter("edition"))
      .set("given_rule-set", context.parameter("rule-set"))
      .set("given_rule", context.parameter("rule"))
      .set("given_adopts", context.parameter("adopts"))
      .set("sets_words", request.chosen ? selection_words(context.index, request.selection) : "")
      .set("all_href", page_paths::search.of() + query_string({{"q", std::string(query)}}))
      .set("keys", key_views())
      .set("narrowing", facets.size() > 0)
      .set("narrowed", std::ranges::any_of(
                           facet_keys, [&](std::string_view key) { return is_asked(key, query); }))
      .set("facets", std::move(facets))
      .set("answers", std::move(answers))
      .set("has_house", !hits.house.empty())
      .set("house", std::move(house))
      .set("hits", std::move(list));
  if (!context.live()) add_engine_scripts(page.scripts);
  return page;
}

}  // namespace cartulary::docgen
