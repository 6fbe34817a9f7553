#include <algorithm>

#include "docgen/json/score_json.h"
#include "engine/guide/score_answer.h"
#include "engine/text/said.h"
#include "engine/text/text.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"
#include "server/api/api_parts.h"

namespace cartulary::server {
namespace {

// Parameters such as `tiles` may be facts here; as choices of tiles they would not change a score.
Result<Selection> selection_for_score(const ApiData& data, const ApiCall& call) {
  Result<SelectionText> text = selection_text(data, call);
  if (!text) return text.error();
  text->used.clear();
  text->tiles.clear();
  text->without.clear();
  return select(data.catalog(), *text, DefaultSets::All, data.played());
}

bool is_option(std::string_view name) {
  return name == "feature" || name == "facts" || name == "sets" || name == "edition" ||
         name == "rule-set" || name == "rule" || name == "adopts";
}

// The facts in `facts`, then each parameter that is not an option: `tiles=6`, `cathedral`.
std::vector<std::string> facts_of(const ApiCall& call) {
  std::vector<std::string> facts;
  std::string listed(call.text("facts"));
  std::ranges::replace(listed, ',', ' ');
  for (const std::string_view fact : split(listed, ' '))
    if (!fact.empty()) facts.emplace_back(fact);
  for (const auto& [name, value] : call.target.parameters) {
    if (is_option(name)) continue;
    facts.push_back(name);
    if (!value.empty()) facts.back().append("=").append(value);
  }
  return facts;
}

}  // namespace

ApiReply answer_scoring(const ApiData& data, const ApiCall& call) {
  const Result<Selection> selection = selection_of(data, call);
  if (!selection) return failed(selection);
  docgen::ScoringAnswer answer;
  if (const std::string_view when = call.text("when"); !when.empty()) {
    answer.when = parse_score_moment(when);
    if (!answer.when)
      return problem_reply(
          400, Error{.where = "when",
                     .what = said("http-fault.no-part-of-game", {{"text", printable(when)}}),
                     .fix = said("http-fault.write-when")});
  }
  const GuideQuestion game = guide_question(data.catalog(), *selection, &data.rulebook());
  answer.lines = scoring_lines(data.library().guides.scoring, game, answer.when);
  return {.json = docgen::scoring_json(data.library().guides, game, answer)};
}

ApiReply answer_score(const ApiData& data, const ApiCall& call) {
  const Result<Selection> selection = selection_for_score(data, call);
  if (!selection) return failed(selection);
  const GuideQuestion game = guide_question(data.catalog(), *selection, &data.rulebook());
  const Scoring& scoring = data.library().guides.scoring;
  const Result<ScoreQuestion> question =
      read_score_question(scoring, game, call.text("feature"), facts_of(call));
  if (!question) return failed(question);
  const Result<ScoreAnswer> answer = score(scoring, *question, game);
  if (!answer) return failed(answer);
  return {.json = docgen::score_json(data.library().guides, game, *question, *answer)};
}

}  // namespace cartulary::server
