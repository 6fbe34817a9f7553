#include <array>

#include "server/api/answer_key.h"
#include "server/api/answers.h"

namespace cartulary::server {
namespace {

constexpr auto rule_link = std::to_array<AnswerKey>(
    {{"id", "string", "id of the rule, with its kind"}, {"title", "string", "its title"}});
constexpr auto ruling_link = std::to_array<AnswerKey>({
    {"id", "string", "id of the ruling, with its kind"},
    {"title", "string", "its title"},
    {"status", "string", "its status"},
});
constexpr auto element_link = std::to_array<AnswerKey>(
    {{"id", "string", "id of the element, with its kind"}, {"name", "string", "its English name"}});
constexpr auto mark_count = std::to_array<AnswerKey>({
    {"mark", "string", "name of the mark, as `has:` takes it"},
    {"designs", "integer", "number of designs that bear it"},
});
constexpr auto ruling_counts = std::to_array<AnswerKey>({
    {"total", "integer", "of all"},
    {"official", "integer", "of those that the publisher or author said"},
    {"community", "integer", "of those that players agree on"},
    {"difference", "integer", "of those where publishers or editions differ"},
    {"open", "integer", "of those that nobody ruled on"},
    {"house", "integer", "of house rules"},
    {"unmarked", "integer", "of those whose source does not say"},
});
constexpr auto set_rules_answer = std::to_array<AnswerKey>({
    {"set", "string", "id of the set"},
    {"title", "string", "its title"},
    {"summary", "string|null", "what the set adds, in Markdown"},
    {"in_the_box", "string|null", "what its contents do not say, in Markdown"},
    {"turn", "string|null", "how the turn changes, in Markdown"},
    {"scoring", "string|null", "how scoring changes, in Markdown"},
    {"rules", "Rule[]", "in the order of reading"},
    {"rulings", "Ruling[]", "those of the set, then those of other sets on its rules"},
    {"variants", "Variant[]", "other ways to play it"},
});
constexpr auto element_summary = std::to_array<AnswerKey>({
    {"id", "string", "id of the element, with its kind"},
    {"kind", "string", "figure, role, feature, symbol, token or term"},
    {"name", "string", "English name"},
    {"german", "string|null", "German name"},
    {"set", "string|null", "id of its set; null: of the game as a whole"},
    {"also", "string[]", "other words that people use for it"},
    {"definition", "string", "what it is, in Markdown"},
});
constexpr auto elements_answer = std::to_array<AnswerKey>(
    {total_key, shown_key, {"elements", "ElementSummary[]", "by id"}, next_key});
constexpr auto rulebook_set = std::to_array<AnswerKey>({
    {"set", "string", "id of the set"},
    {"title", "string", "its title"},
    {"rules", "integer", "number of its rules"},
    {"rulings", "integer", "number of its rulings"},
    {"summary", "string", "what the set adds, in Markdown"},
});
constexpr auto rulebook_answer = std::to_array<AnswerKey>({
    {"rules", "integer", "number of rules"},
    {"rulings", "RulingCounts", "numbers of rulings"},
    {"variants", "integer", "number of variants"},
    {"elements", "integer", "number of elements"},
    {"sets", "RulebookSet[]", "the sets that have rules"},
});
constexpr auto differing_rule = std::to_array<AnswerKey>({
    {"id", "string", "id of the rule, with its kind"},
    {"title", "string", "its title"},
    {"set", "string", "id of its set"},
    {"editions", "string[]", "to which it applies; none: all"},
    {"rule_sets", "string[]", "who has it so; none: all"},
});
constexpr auto differences_answer = std::to_array<AnswerKey>({
    {"rulings", "Ruling[]", "rulings with sides"},
    {"rules", "DifferingRule[]", "rules that only some editions or publishers have"},
});
constexpr auto status_count = std::to_array<AnswerKey>({
    {"status", "string", "the status"},
    {"meaning", "string", "what it means"},
    {"rulings", "integer", "number of rulings that have it"},
});
constexpr auto statuses_answer =
    std::to_array<AnswerKey>({{"statuses", "StatusCount[]", "the statuses"}});
constexpr auto status_answer = std::to_array<AnswerKey>({
    {"status", "string", "the status"},
    {"meaning", "string", "what it means"},
    total_key,
    shown_key,
    {"rulings", "Ruling[]", "the rulings that have it"},
    next_key,
});
constexpr auto set_pair = std::to_array<AnswerKey>({
    {"sets", "string[2]", "ids of two sets"},
    {"rules", "integer", "number of rules that speak of both"},
    {"rulings", "integer", "number of rulings that speak of both"},
});
constexpr auto meetings_answer = std::to_array<AnswerKey>({
    {"total", "integer", "number of pairs"},
    {"pairs", "SetPair[]", "the pairs"},
});
constexpr auto shared_records = std::to_array<AnswerKey>({
    {"rules", "Rule[]", "rules that speak of both"},
    {"rulings", "Ruling[]", "rulings that speak of both"},
});
constexpr auto meeting_answer = std::to_array<AnswerKey>({
    {"names", "string[2]", "as asked"},
    {"as_sets", "SharedRecords", "what speaks of both as sets"},
    {"as_elements", "SharedRecords", "what speaks of both as elements"},
    {"as_set_and_element", "SharedRecords", "what speaks of one as set, of the other as element"},
});

constexpr auto hits_left_out = std::to_array<AnswerKey>({
    {"total", "integer", "hits that the selection leaves out"},
    {"other_edition", "integer", "of them, those of other editions"},
    {"other_rule_set", "integer", "of them, those that only other publishers have"},
    {"sets", "{integer}", "how many need a set that is not chosen"},
});
constexpr auto not_covered = std::to_array<AnswerKey>({
    {"sets", "string[]", "ids of sets asked for that have no rules here"},
    {"words", "string[]", "words asked for that no entry has"},
});
constexpr auto printing_answer = std::to_array<AnswerKey>({
    {"id", "string", "id of the rule, with its kind"},
    {"editions", "string[]", "to which it applies"},
    {"verdict", "string|null", "what it answers, as one sentence"},
    {"text", "string", "the rule, in Markdown"},
});
constexpr auto edition_entry = std::to_array<AnswerKey>({
    {"id", "string|null", "id of the rule or ruling, with its kind; null: the set tells it"},
    {"title", "string|null", "of a rule"},
    {"text", "string", "what is so, in Markdown"},
    {"single_source", "boolean", "whether one hand or a shop's text alone tells it"},
    {"read", "boolean", "whether a document that tells it is of this edition"},
    sources_key,
});
constexpr auto edition_cell = std::to_array<AnswerKey>({
    {"editions", "string[]", "one or several side by side"},
    {"entries", "EditionEntry[]", "what it has; none: nothing of its own"},
});
constexpr auto edition_row = std::to_array<AnswerKey>({
    {"title", "string", "what differs: a heading of the rules, a ruling, the box"},
    {"cells", "EditionCell[]", "all editions, those that have the same together"},
});
constexpr auto editions_answer = std::to_array<AnswerKey>({
    {"set", "string", "id of the set"},
    {"title", "string", "its title"},
    {"editions", "string[]", "those compared"},
    {"unread", "{integer}", "rules and rulings that other editions alone tell, by edition"},
    {"rows", "EditionRow[]", "only what differs"},
});
constexpr auto answer_branch = std::to_array<AnswerKey>({
    {"when", "string", "edition and its name, rule set and its name, or the condition in words"},
    {"word", "string|null", "yes, no or a figure; null: told in words alone"},
    {"id", "string", "id of the record that says so, with its kind"},
});
constexpr AnswerKey answer_verdict = {"verdict", "string|null",
                                      "the answer as one sentence that stands alone"};
constexpr std::string_view answer_text_meaning =
    "the rule or ruling, or how many are in which set, in Markdown";
constexpr std::string_view answer_id_meaning =
    "its id, with its kind; of what was counted the element or set";
constexpr auto answer_rest = std::to_array<AnswerKey>({
    {"status", "string|null", "of a ruling"},
    {"editions", "string[]", "to which it applies, where not to all", false},
    single_source_key,
    read_key,
    {"printings", "PrintingAnswer[]", "what rules of other editions say in its place", false},
    sources_key,
    {"others", "string[]", "ids of rulings that say something else, with their kind"},
    {"outcome", "string=sure,differs,nearest,open,nobody,none",
     "sure; differs: by printing, publisher or case, as `branches` tell; nearest: this may have "
     "been meant; open: a source says that nobody has ruled; nobody: no record speaks of what is "
     "asked together; none: nothing here is like it"},
    {"word", "string|null", "yes, no, depends or a figure; null: none, or none is sure"},
    {"branches", "AnswerBranch[]", "the cases of an answer that differs"},
    {"chain", "string[]",
     "ids of what it rests on: the rules, the ruling on them, what says otherwise"},
    {"position", "string|null", "id of a position that shows it"},
});
constexpr auto answer_keys = joined_keys(std::to_array<AnswerKey>({
                                             answer_verdict,
                                             {"text", "string", answer_text_meaning},
                                             {"id", "string", answer_id_meaning},
                                         }),
                                         answer_rest);
// Keys of the answer to a question. Text and id are null if nothing answers it.
constexpr auto asked_keys = joined_keys(std::to_array<AnswerKey>({
                                            answer_verdict,
                                            {"text", "string|null", answer_text_meaning},
                                            {"id", "string|null", answer_id_meaning},
                                        }),
                                        answer_rest);
constexpr AnswerKey hit_id = {"id", "string", "id of the record, with its kind"};
constexpr AnswerKey hit_status = {"status", "string|null", "of a ruling"};
constexpr AnswerKey hit_title = {"title", "string", "its title or name"};
constexpr AnswerKey hit_set = {"set", "string|null", "id of its set"};
constexpr AnswerKey hit_question = {"question", "string|null", "as a player asks it, in Markdown"};
constexpr AnswerKey hit_snippet = {"snippet", "string", "plain text around what was found"};
constexpr AnswerKey hit_word = {"word", "string|null", "yes, no, depends or a figure"};
constexpr AnswerKey hit_verdict = {"verdict", "string|null", "what it answers, as one sentence"};
constexpr auto rule_hit = std::to_array<AnswerKey>({
    hit_id,
    {"kind", "string=rule,ruling,variant,element,term", "what it is"},
    hit_status,
    hit_title,
    hit_set,
    {"with", "string[]", "ids of other sets without which it says nothing"},
    {"with_any", "string[]", "ids of other sets, of which it needs one"},
    {"serves", "string[]", "ids of other sets whose rule it is as well"},
    hit_question,
    {"text", "string", "the text, of elements the definition, in Markdown"},
    hit_snippet,
    hit_word,
    hit_verdict,
    {"date", "string|null", "YYYY, YYYY-MM or YYYY-MM-DD"},
    {"editions", "string[]", "to which it applies; none: all"},
    single_source_key,
    read_key,
    sources_key,
    in_game_key,
    game_remarks_key,
});
constexpr auto search_hit = std::to_array<AnswerKey>({
    {"kind", "string", "what it is: rule, ruling, element, set, tile, source, ledger ..."},
    hit_id,
    hit_title,
    hit_set,
    hit_status,
    hit_question,
    hit_verdict,
    hit_snippet,
    {"page", "string", "where it is told on the site, from its root: \"rulings/tower/x.html\""},
    single_source_key,
    read_key,
});
constexpr auto search_head = std::to_array<AnswerKey>({
    {"query", "string", "as asked"},
    hint_key,
    suggestion_key,
    {"total", "integer", "number of hits"},
    {"shown", "integer", "hits of this page"},
    game_key,
    {"selection", "Selection|null", "what was played with; null: nothing was chosen"},
    {"fallback", "{string}|null", "sets that lack the edition, with the one that counts instead"},
    {"left_out", "HitsLeftOut", "hits that the selection leaves out"},
    {"not_covered", "NotCovered", "what is asked for and not here"},
    {"answer", "Answer|null",
     "where the first hit, or what is in the boxes, is sure to answer the question"},
});
constexpr auto rules_answer = joined_keys(
    search_head,
    std::to_array<AnswerKey>({
        {"hits", "RuleHit[]", "best first"},
        {"house", "RuleHit[]", "house rules and variants, in neither `hits` nor `total`"},
        next_key,
    }));
constexpr auto search_answer = joined_keys(
    search_head,
    std::to_array<AnswerKey>({
        {"hits", "SearchHit[]", "best first"},
        {"house", "SearchHit[]", "house rules and variants, in neither `hits` nor `total`"},
        next_key,
    }));
constexpr auto meta_answer = std::to_array<AnswerKey>({
    {"schema_version", "integer", "version of the database's layout"},
    {"program_version", "string", "version of the program that made the database"},
    {"content_hash", "string", "SHA-256 over the content that it was made from"},
    {"licence", "string", "of texts and data, by its SPDX name"},
    {"licence_url", "string", "where it is found"},
    {"sets", "integer", "number of sets"},
    {"tiles", "integer", "number of tiles"},
    {"rules", "integer", "number of rules"},
    {"rulings", "integer", "number of rulings"},
    {"variants", "integer", "number of variants"},
    {"elements", "integer", "number of elements"},
    {"positions", "integer", "number of positions"},
    {"ledger", "integer", "number of entries of the ledger"},
});
constexpr auto sources_answer =
    std::to_array<AnswerKey>({{"sources", "Document[]", "the documents"}});
constexpr auto ledger_answer =
    std::to_array<AnswerKey>({{"ledger", "LedgerEntry[]", "the entries"}});
constexpr auto problem_keys = std::to_array<AnswerKey>({
    {"type", "string", "about:blank: the status says what kind of problem it is"},
    {"title", "string", "the status in words"},
    {"status", "integer", "the status"},
    {"code", "string", "what is wrong, for programs: unknown-set; it does not change"},
    {"detail", "string", "what is wrong, in one sentence"},
    {"where", "string", "the parameter, or the place in the body", false},
    {"excerpt", "string", "the input with a caret below the fault", false},
    {"fix", "string", "what to do about it", false},
    {"suggestion", "string", "the nearest known name", false},
    {"instead", "TilesAnswer|RulesAnswer|SearchAnswer",
     "of a query with a wrong field: what the rest of it finds", false},
});

constexpr auto rule_objects = std::to_array<AnswerObject>({
    {"RuleLink", "A rule by name.", rule_link},
    {"RulingLink", "A ruling by name.", ruling_link},
    {"ElementLink", "An element by name.", element_link},
    {"MarkCount", "A mark on tiles.", mark_count},
    {"RulingCounts", "Numbers of rulings by status.", ruling_counts},
    {"SetRulesAnswer", "All that is to be read of a set.", set_rules_answer},
    {"ElementSummary", "An element in short.", element_summary},
    {"ElementsAnswer", "What rules speak of.", elements_answer},
    {"RulebookSet", "A set that has rules.", rulebook_set},
    {"RulebookAnswer", "What rules there are.", rulebook_answer},
    {"DifferingRule", "A rule that not all have.", differing_rule},
    {"DifferencesAnswer", "Where publishers and editions differ.", differences_answer},
    {"StatusCount", "A status of rulings.", status_count},
    {"StatusesAnswer", "The statuses of rulings.", statuses_answer},
    {"StatusAnswer", "The rulings of one status.", status_answer},
    {"SetPair", "Two sets that rules speak of together.", set_pair},
    {"MeetingsAnswer", "Sets that rules speak of together.", meetings_answer},
    {"SharedRecords", "What speaks of two together.", shared_records},
    {"MeetingAnswer", "What is said of two sets or elements together.", meeting_answer},
    {"HitsLeftOut", "Hits that a selection leaves out.", hits_left_out},
    {"NotCovered", "What is asked for and not here.", not_covered},
    {"PrintingAnswer", "What a rule of other editions says.", printing_answer},
    {"EditionEntry", "What one edition has.", edition_entry},
    {"EditionCell", "One edition in a row.", edition_cell},
    {"EditionRow", "One thing that differs.", edition_row},
    {"EditionsAnswer", "What the editions of a set have otherwise.", editions_answer},
    {"AnswerBranch", "One case of an answer.", answer_branch},
    {"Answer", "What answers a question.", answer_keys},
    {"AskAnswer", "How far a question is answered; no record answers where `id` is null.",
     asked_keys},
    {"RuleHit", "A rule, ruling, variant, element or term that was found.", rule_hit},
    {"SearchHit", "A record of any kind that was found.", search_hit},
    {"RulesAnswer", "Rules and rulings that a query finds.", rules_answer},
    {"SearchAnswer", "What a query finds.", search_answer},
    {"MetaAnswer", "Which data and which program this is.", meta_answer},
    {"SourcesAnswer", "The documents that facts come from.", sources_answer},
    {"LedgerAnswer", "Where sources disagree.", ledger_answer},
    {"Problem", "What is wrong with a request, as RFC 9457 has it.", problem_keys},
});

}  // namespace

std::span<const AnswerObject> rule_answers() {
  return rule_objects;
}

}  // namespace cartulary::server
