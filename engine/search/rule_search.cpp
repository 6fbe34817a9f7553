#include "engine/search/rule_search.h"

#include <algorithm>

#include "engine/rule/edition_table.h"
#include "engine/text/contract.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary {
namespace {

// Nothing if the hit has no record.
std::optional<RecordId> record_of(const RuleHit& hit) {
  if (hit.rule != nullptr) return id_of(*hit.rule);
  if (hit.ruling != nullptr) return id_of(*hit.ruling);
  if (hit.variant != nullptr) return id_of(*hit.variant);
  return hit.element != nullptr ? std::optional(id_of(*hit.element)) : std::nullopt;
}

// "rule/tower/ransom". REQUIRES: the hit has a record.
std::string full_id_of(const RuleHit& hit) {
  return to_text(*record_of(hit));
}

// Adds the rulings that challenge the record, and the differences on it.
void add_others(const Rulebook& rulebook, std::string_view id, RuleAnswer& answer) {
  const auto add = [&](const Ruling* ruling) {
    const bool told = std::ranges::find(answer.others, ruling) != answer.others.end();
    if (!told && ruling->status != RulingStatus::House) answer.others.push_back(ruling);
  };
  for (const Ruling* ruling : rulebook.challengers_of(id)) add(ruling);
  for (const Ruling* ruling : rulebook.rulings_on(id))
    if (ruling->status == RulingStatus::Difference) add(ruling);
}

void add_printings(const Rulebook& rulebook, const Selection* selection, RuleAnswer& answer) {
  if (answer.hit.rule != nullptr &&
      (selection == nullptr || !chooses_edition(*selection, answer.hit.rule->set)))
    answer.printings = other_printings(rulebook, *answer.hit.rule);
}

std::string case_of(Edition edition) {
  return "edition " + std::string(to_text(edition));
}

std::string case_of(std::string_view rule_set) {
  return "rule set " + std::string(rule_set);
}

// The branches for the edition that was chosen for the set and for the chosen rule set, as far as
// there are any.
std::vector<VerdictBranch> chosen_branches(const Selection* selection, const RuleRecord& record) {
  std::vector<VerdictBranch> chosen;
  if (selection == nullptr) return chosen;
  const auto add = [&](const std::string& when) {
    const auto found = std::ranges::find(record.branches, when, &VerdictBranch::when);
    if (found != record.branches.end()) chosen.push_back(*found);
    return found != record.branches.end();
  };
  if (chooses_edition(*selection, record.set)) add(case_of(asked_edition(*selection, record.set)));
  if (!add(case_of(selection->rule_set)) && selection->rule_set == championship)
    add(case_of(first_publisher));
  return chosen;
}

// The word that all branches have; empty if they differ, or there is none.
std::string common_word(const std::vector<VerdictBranch>& chosen) {
  const bool agree = !chosen.empty() && std::ranges::all_of(chosen, [&](const auto& branch) {
    return branch.word == chosen.front().word;
  });
  return agree ? chosen.front().word : std::string();
}

void add_branches(const Selection* selection, RuleAnswer& answer) {
  const RuleRecord& record = *answer.record();
  const std::vector<VerdictBranch> chosen = chosen_branches(selection, record);
  const std::string word = common_word(chosen);
  answer.word = word.empty() ? record.word : word;
  for (const VerdictBranch& branch : chosen.empty() ? record.branches : chosen)
    answer.branches.push_back({branch.when, branch.word, full_id_of(answer.hit)});
  if (answer.printings.empty()) return;
  // Rules have no question, so the answer for a printing is its verdict, not a word.
  const auto add = [&](const std::vector<Edition>& editions, const std::string& id) {
    for (const Edition edition : editions) answer.branches.push_back({case_of(edition), {}, id});
  };
  add(record.editions, full_id_of(answer.hit));
  for (const Rule* rule : answer.printings) add(rule->editions, full_id(*rule));
}

void add_chain(RuleAnswer& answer) {
  if (answer.hit.ruling != nullptr)
    for (const std::string& rule : answer.hit.ruling->annotates)
      answer.chain.push_back({RecordKind::Rule, rule});
  answer.chain.push_back(*record_of(answer.hit));
  for (const Ruling* other : answer.others) answer.chain.push_back(id_of(*other));
}

// Whether a figure is per item: "2 points for each pig".
bool tells_of_each(std::string_view verdict, const SearchLanguage& language) {
  return std::ranges::any_of(search_tokens(verdict, language), [&](const SearchToken& token) {
    return language.has(WordUse::Each, token.word);
  });
}

// Whether the record's word answers what was asked: a yes or no needs the same question; a figure
// needs a question of "how many" and no other figure from which it would have to be computed.
bool tells_word(const SearchHits& hits, const RuleAnswer& answer, const SearchLanguage& language) {
  if (answer.outcome == Outcome::Nearest) return false;
  if (answer.word == "yes" || answer.word == "no") return hits.same_question;
  if (answer.word == "depends" || answer.word.empty()) return true;
  const auto asked = what_is_asked(search_tokens(hits.query, language), language);
  return std::ranges::find(asked, asks_how_many) != asked.end() &&
         std::ranges::none_of(hits.query, is_digit) &&
         !tells_of_each(answer.record()->verdict, language);
}

// Whether the query is the id of a tile, to which no rule is an answer.
bool is_tile_itself(const SearchHits& hits) {
  return !hits.hits.empty() && hits.hits.front().kind == SearchKind::Tile &&
         to_lower(trimmed(hits.query)) == to_lower(hits.hits.front().id);
}

Outcome outcome_of(const Selection* selection, const RuleAnswer& answer) {
  const Ruling* ruling = answer.hit.ruling;
  if (ruling != nullptr && ruling->status == RulingStatus::Open) return Outcome::Open;
  const bool is_chosen = !common_word(chosen_branches(selection, *answer.record())).empty();
  if (is_chosen && answer.printings.empty()) return Outcome::Sure;
  const bool differs = !answer.branches.empty() || answer.word == "depends" ||
                       (ruling != nullptr && ruling->status == RulingStatus::Difference);
  return differs ? Outcome::Differs : Outcome::Sure;
}

std::vector<RuleHit> rule_hits(const Rulebook& rulebook, std::vector<SearchHit> hits) {
  std::vector<RuleHit> made;
  made.reserve(hits.size());
  for (SearchHit& hit : hits) made.push_back(rule_hit(rulebook, std::move(hit)));
  return made;
}

}  // namespace

std::string_view to_text(Outcome outcome) {
  return outcome_names[static_cast<std::size_t>(outcome)];
}

const RuleRecord* RuleAnswer::record() const {
  if (hit.rule != nullptr) return hit.rule;
  return hit.ruling;
}

RuleHit rule_hit(const Rulebook& rulebook, SearchHit hit) {
  RuleHit made;
  made.snippet = std::move(hit.snippet);
  made.verdict = hit.verdict;
  made.document = hit.document;
  if (hit.kind == SearchKind::Rule) made.rule = rulebook.find_rule(hit.id);
  if (hit.kind == SearchKind::Ruling) made.ruling = rulebook.find_ruling(hit.id);
  if (hit.kind == SearchKind::Variant) made.variant = rulebook.find_variant(hit.id);
  if (hit.kind == SearchKind::Element || hit.kind == SearchKind::Term)
    made.element = rulebook.find_element(hit.id);
  const std::optional<RecordId> id = record_of(made);
  if (rulebook.game() == nullptr || !id) return made;
  made.standing = standing_in(rulebook.game(), *id);
  made.house = house_rules_on(rulebook, *id);
  return made;
}

RuleAnswer answer_of(const Rulebook& rulebook, const SearchHits& hits, const Selection* selection) {
  RuleAnswer answer;
  if (!hits.apart.empty()) {
    answer.outcome = Outcome::Nobody;
    answer.verdict =
        said("search-says.nobody", {{"first", hits.apart.front()}, {"other", hits.apart.back()}});
    return answer;
  }
  const std::optional<SearchHit>& found = hits.answer ? hits.answer : hits.nearest;
  if (!found || (!hits.answer && is_tile_itself(hits))) return answer;
  answer.hit = rule_hit(rulebook, *found);
  CARTULARY_REQUIRES(answer.record() != nullptr);
  answer.verdict = answer.record()->verdict;
  if (const auto& boards = answer.record()->board; !boards.empty())
    answer.position = full_id(RecordKind::Position, boards.front());
  add_others(rulebook, found->id, answer);
  add_printings(rulebook, selection, answer);
  add_branches(selection, answer);
  add_chain(answer);
  answer.outcome = hits.answer ? outcome_of(selection, answer) : Outcome::Nearest;
  if (!tells_word(hits, answer, rulebook.language())) answer.word.clear();
  if (answer.word.empty()) answer.verdict = stated(answer.record()->verdict);
  return answer;
}

Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope) {
  scope.rules_only = true;
  Result<SearchHits> found = search.find(query, scope);
  if (!found) return found.error();
  RuleHits hits;
  hits.answer = answer_of(rulebook, *found, scope.selection);
  hits.contents = std::move(found->contents);
  hits.query = std::move(found->query);
  hits.fault = std::move(found->fault);
  hits.hint = std::move(found->hint);
  hits.suggestion = std::move(found->suggestion);
  hits.total = found->total;
  hits.not_covered = std::move(found->not_covered);
  hits.left_out = std::move(found->left_out);
  hits.hits = rule_hits(rulebook, std::move(found->hits));
  hits.house = rule_hits(rulebook, std::move(found->house));
  return hits;
}

}  // namespace cartulary
