// The members of the API's answers, as openapi.json tells them; a test compares them with what
// is really answered. Internal to the table of routes.
#pragma once

#include <array>

#include "engine/rule/rule_members.h"
#include "server/api/record_schema.h"
#include "server/api/route.h"

namespace cartulary::server {

inline constexpr AnswerKey selection_key = {"selection", "object"};
inline constexpr AnswerKey fallback_key = {"fallback", "object"};
inline constexpr AnswerKey next_key = {"next", "string", false};

inline constexpr auto sets_answer = std::to_array<AnswerKey>(
    {{"total", "integer"}, {"shown", "integer"}, {"sets", "array"}, next_key});
inline constexpr auto set_answer = std::to_array<AnswerKey>({
    {"id", "string"},
    {"code", "string"},
    {"title", "string"},
    {"german", "string|null"},
    {"kind", "string"},
    {"number", "integer|null"},
    {"year", "integer|null"},
    {"editions", "array"},
    {"copies", "object"},
    {"designs", "integer"},
    {"extra", "integer"},
    {"special", "integer"},
    {"contains", "array", false},
    {"aliases", "array"},
    {"also", "array"},
    {"publishers", "array"},
    {"contents", "array"},
    {"start", "array"},
    {"mega", "object"},
    {"jcz", "array"},
    {"tiles", "array"},
    {"rules", "integer"},
    {"rulings", "object"},
    {"variants", "integer"},
    {"opening", "object|null"},
    {"sources", "array"},
    {"note", "string|null"},
    {"unknown", "array"},
});
inline constexpr auto set_rules_answer = std::to_array<AnswerKey>({
    {"set", "string"},
    {"title", "string"},
    {"summary", "string|null"},
    {"in_the_box", "string|null"},
    {"turn", "string|null"},
    {"scoring", "string|null"},
    {"rules", "array", true, "Rule"},
    {"rulings", "array", true, "Ruling"},
    {"variants", "array", true, "Variant"},
});
// Of a rule, a ruling or a variant.
inline constexpr auto rule_answer = any_answer<Rule, Ruling, Variant>();
inline constexpr auto elements_answer = std::to_array<AnswerKey>(
    {{"total", "integer"}, {"shown", "integer"}, {"elements", "array"}, next_key});
inline constexpr auto element_answer = record_answer<Element>();
inline constexpr auto rulebook_answer = std::to_array<AnswerKey>({{"rules", "integer"},
                                                                  {"rulings", "object"},
                                                                  {"variants", "integer"},
                                                                  {"elements", "integer"},
                                                                  {"sets", "array"}});
inline constexpr auto differences_answer =
    std::to_array<AnswerKey>({{"rulings", "array"}, {"rules", "array"}});
inline constexpr auto statuses_answer = std::to_array<AnswerKey>({{"statuses", "array"}});
inline constexpr auto status_answer = std::to_array<AnswerKey>({
    {"status", "string"},
    {"meaning", "string"},
    {"total", "integer"},
    {"shown", "integer"},
    {"rulings", "array", true, "Ruling"},
    next_key,
});
inline constexpr auto meetings_answer =
    std::to_array<AnswerKey>({{"total", "integer"}, {"pairs", "array"}});
inline constexpr auto meeting_answer = std::to_array<AnswerKey>({
    {"names", "array"},
    {"as_sets", "object"},
    {"as_elements", "object"},
    {"as_set_and_element", "object"},
});
inline constexpr auto positions_answer = std::to_array<AnswerKey>(
    {{"total", "integer"}, {"shown", "integer"}, {"positions", "array"}, next_key});
inline constexpr auto position_answer = std::to_array<AnswerKey>({
    {"id", "string"},
    {"set", "string"},
    {"title", "string"},
    {"text", "string"},
    {"shows", "array"},
    {"selection", "object"},
    {"tiles", "array"},
    {"figures", "array"},
    {"expect", "object"},
    {"found", "array"},
    {"sources", "array"},
    {"note", "string|null"},
    {"cite", "string"},
});
inline constexpr auto tiles_answer = std::to_array<AnswerKey>({
    {"query", "string"},
    selection_key,
    fallback_key,
    {"copies", "integer"},
    {"by_edition", "object", false},
    {"designs", "integer"},
    {"extra", "integer"},
    {"special", "integer"},
    {"total", "integer"},
    {"shown", "integer"},
    {"elsewhere", "object"},
    {"tiles", "array"},
    next_key,
});
inline constexpr auto tile_answer = std::to_array<AnswerKey>({
    {"id", "string"},         {"set", "string"},       {"number", "integer"},
    {"title", "string|null"}, {"class", "string"},     {"shape", "string"},
    {"edges", "string"},      {"copies", "object"},    {"pieces", "integer"},
    {"words", "string"},      {"segments", "array"},   {"features", "array"},
    {"marks", "array"},       {"interior", "string"},  {"crossing", "boolean"},
    {"apart", "boolean"},     {"jcz", "object|null"},  {"same_design", "array"},
    {"sources", "array"},     {"note", "string|null"},
});
inline constexpr auto fit_answer = std::to_array<AnswerKey>({
    {"pattern", "string"},
    selection_key,
    fallback_key,
    {"bag", "integer"},
    {"laid", "integer", false},
    {"copies", "integer"},
    {"designs", "integer"},
    {"state", "string"},
    {"enclosed", "boolean"},
    {"chance", "object"},
    {"any", "array"},
    {"usually_laid", "object"},
    {"elsewhere", "object"},
    {"tiles", "array"},
    {"outside", "array"},
});
inline constexpr auto why_answer = std::to_array<AnswerKey>({
    {"tile", "string"},
    {"set", "string"},
    {"edges", "string"},
    {"pattern", "string"},
    {"fits", "boolean"},
    {"summary", "string"},
    {"turns", "array"},
});
inline constexpr auto scoring_answer = std::to_array<AnswerKey>({
    selection_key,
    fallback_key,
    {"when", "string|null"},
    {"lines", "array"},
});
inline constexpr auto score_answer = std::to_array<AnswerKey>({
    selection_key,
    fallback_key,
    {"feature", "string"},
    {"facts", "object"},
    {"figures", "object"},
    {"points", "integer"},
    {"terms", "array"},
    {"holders", "array"},
});
inline constexpr auto dead_answer = std::to_array<AnswerKey>({
    selection_key,
    fallback_key,
    {"rivers", "boolean"},
    {"codes", "integer"},
    {"living", "integer"},
    {"any", "array"},
    {"dead", "array"},
});
inline constexpr auto counts_answer = std::to_array<AnswerKey>({
    {"by", "array"},
    {"query", "string"},
    selection_key,
    fallback_key,
    {"total", "integer"},
    {"rows", "array"},
});
inline constexpr auto missing_answer = std::to_array<AnswerKey>({
    {"set", "string|null"},
    {"edition", "string|null"},
    {"sets", "array"},
    {"expected", "integer"},
    {"counted", "integer"},
    {"complete", "boolean"},
    {"missing", "array"},
    {"surplus", "array"},
    {"not_compared", "array"},
    {"letter", "string"},
});
inline constexpr auto board_answer_keys = std::to_array<AnswerKey>({
    {"source", "string"},
    selection_key,
    fallback_key,
    {"tiles", "integer"},
    {"bag", "integer"},
    {"any", "array"},
    {"draws", "object"},
    {"skipped", "object"},
    {"may_differ", "array"},
    {"left_out", "array"},
    {"surplus", "array"},
    {"illegal", "array"},
    {"holes", "array"},
    {"features", "array"},
    {"players", "array", false},
    {"not_followed", "array", false},
    {"region", "object", false},
    {"drawn", "object", false},
    {"placements", "array", false},
    {"notes", "array"},
    {"left", "array"},
    {"outside", "array"},
    {"board", "object"},
});
inline constexpr auto search_answer = std::to_array<AnswerKey>({
    {"query", "string"},
    {"total", "integer"},
    {"shown", "integer"},
    {"selection", "object|null"},
    {"fallback", "object|null"},
    {"left_out", "object"},
    {"not_covered", "object"},
    {"answer", "object|null"},
    {"hits", "array"},
    {"house", "array"},
    next_key,
});
inline constexpr auto meta_answer = std::to_array<AnswerKey>({
    {"schema_version", "integer"},
    {"program_version", "string"},
    {"content_hash", "string"},
    {"licence", "string"},
    {"licence_url", "string"},
    {"sets", "integer"},
    {"tiles", "integer"},
    {"rules", "integer"},
    {"rulings", "integer"},
    {"variants", "integer"},
    {"elements", "integer"},
    {"positions", "integer"},
    {"ledger", "integer"},
});
inline constexpr auto source_answer = record_answer<SourceDocument>();
inline constexpr auto ledger_entry_answer = record_answer<LedgerEntry>();
inline constexpr auto sources_answer =
    std::to_array<AnswerKey>({{"sources", "array", true, "Document"}});
inline constexpr auto ledger_answer =
    std::to_array<AnswerKey>({{"ledger", "array", true, "LedgerEntry"}});

}  // namespace cartulary::server
