#include <algorithm>
#include <array>

#include "cli/answers/beside_text.h"
#include "cli/answers/record.h"
#include "cli/answers/rule_hit_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/search_json.h"
#include "engine/search/search_fields.h"

namespace cartulary::cli {
namespace {

constexpr int usual_limit = 20;
// The hits listed in text after an answer, which is what was asked for.
constexpr std::size_t hits_after_answer = 5;

bool is_answered(const RuleHits& hits) {
  return hits.contents || hits.answer.answers();
}

bool has_selection(const Call& call) {
  return call.arguments().has("--rule-set") || call.chooses_sets();
}

std::vector<Error> run_rules(Call& call) {
  const Result<int> limit = call.number("--limit", 0, most_limit, usual_limit);
  if (!limit) return {limit.error()};
  const Result<tiledb::Library> records = call.library();
  if (!records) return {records.error()};
  const Result<Selection> selection = call.selection(records->catalog, DefaultSets::All);
  if (!selection) return {selection.error()};
  const Selection* chosen = has_selection(call) ? &*selection : nullptr;
  const Search search(records->catalog, records->rulebook, records->ledger, records->sources,
                      records->guides.names);
  Result<RuleHits> hits =
      find_rules(search, records->rulebook, call.text("QUERY"),
                 {.selection = chosen, .limit = static_cast<std::size_t>(*limit), .lenient = true});
  if (!hits) return {hits.error()};
  // If part of a query is wrong, the hits of the rest are still shown.
  if (hits->fault && hits->total == 0) return {*hits->fault};
  print_hint(call, hits->hint);
  if (!call.print_data(docgen::put_rule_hits, records->catalog, *hits, chosen, docgen::Paging{},
                       nullptr)) {
    if (is_answered(*hits) && !call.arguments().has("--limit"))
      hits->hits.resize(std::min(hits->hits.size(), hits_after_answer));
    call.print(rule_hits_text(records->catalog, *hits, chosen, call.width(), call.style()));
  }
  if (hits->fault) return {*hits->fault};
  return {};
}

// The keys come from the engine, so the help is always up to date.
const std::vector<Example>& rule_keys() {
  static const std::vector<std::string> meanings = meanings_of(rule_query_keys());
  static const std::vector<Example> rows = [] {
    std::vector<Example> result;
    for (std::size_t i = 0; i < meanings.size(); ++i)
      result.push_back({rule_query_keys()[i].example, meanings[i]});
    return result;
  }();
  return rows;
}

constexpr std::array rules_arguments = {
    ArgumentRow{"QUERY", "a question, a few words, or fields; several words are taken together",
                ValueKind::Text, "", true, true}};
constexpr std::array rules_output = {
    OptionRow{"--limit", "N", "show the first N; 20 unless told, 5 behind an answer, 0 shows all"},
    csv_option};
constexpr std::array rules_examples = {
    Example{"rules 'can my mayor stand on the tower?'", "a question, as at the table"},
    Example{"rules 'ransom -status:house' --sets base-game,tower,IC",
            "what applies to these sets, without house rules"},
    Example{"rules 'about:dragon about:barn'", "what is about both"},
    Example{"rules 'status:open set:tower' --limit 0 --csv", "all open questions of a set"}};

}  // namespace

const Command& rules_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", rules_output}};
  static const Command command = {
      "rules",
      "Look up",
      "search rules, rulings, elements and terms",
      "Words find what players mean by them: other names, German ones, singular and plural, the "
      "beginning of the last word, small slips. Of a few words all must be met, if any record has "
      "them all; a whole question finds what meets most of it, the rarest words first. "
      "\"Phrases\" are met as they stand; key:value matches a field; -term and -( ... ) exclude; "
      "or and parentheses group; all else is text, whatever its punctuation. Where the first hit "
      "is sure to answer the question, it is told before the hits, and so is how many of a thing "
      "there are in the boxes; house rules and variants follow them. With a selection only what "
      "applies to it is shown.",
      rules_arguments,
      groups,
      rules_examples,
      run_rules,
      "Keys of a query",
      rule_keys()};
  return command;
}

}  // namespace cartulary::cli
