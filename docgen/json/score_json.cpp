#include "docgen/json/score_json.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/json_writer.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void put_line(AnswerWriter& json, const GuideQuestion& game, const ScoringLine& line) {
  json.open_object()
      .add("id", line.id)
      .add("when", to_text(line.when))
      .add("what", line.what)
      .add("points", line.points);
  json.add_texts("features", line.features);
  json.add_texts("sets", line.sets);
  json.add_texts("any_of", line.any_of);
  json.add_texts("only", line.only);
  json.add_texts("rules", texts_of(line.rules));
  add_or_null(json, "note", line.note);
  add_game_remarks(json, game, line.rules);
  json.close();
}

void put_fact(AnswerWriter& json, const ScoringFact& fact, const FactValue& value) {
  json.key(fact.name);
  if (!value.word.empty())
    json.value(value.word);
  else if (fact.kind == FactKind::Count)
    json.value(value.count);
  else
    json.value(true);
}

void put_holders(AnswerWriter& json, std::string_view key,
                 const std::vector<ScoreHolder>& holders) {
  json.key(key).open_array();
  for (const ScoreHolder& holder : holders)
    json.open_object(Layout::Inline)
        .add("player", holder.player)
        .add("points", holder.points)
        .add("why", holder.why())
        .close();
  json.close();
}

void add_game(AnswerWriter& json, const GuideQuestion& game) {
  add_selection(json, *game.selection, fallback(game.catalog, *game.selection));
}

}  // namespace

void put_scoring(AnswerWriter& json, const Guides& guides, const GuideQuestion& game,
                 const ScoringAnswer& answer) {
  json.open_object();
  add_game(json, game);
  if (answer.when)
    json.add("when", to_text(*answer.when));
  else
    json.key("when").null();
  add_remarks(json, game, remarks_on(guides, game, answer.lines));
  json.open_rows("lines");
  for (const ScoringLine* line : answer.lines) put_line(json, game, *line);
  json.close().close();
}

void put_score(AnswerWriter& json, const Guides& guides, const GuideQuestion& game,
               const ScoreQuestion& question, const ScoreAnswer& answer) {
  json.open_object();
  add_game(json, game);
  json.add("feature", question.feature);
  json.key("facts").open_object(Layout::Inline);
  for (const ScoringFact& fact : guides.scoring.facts)
    if (const auto told = question.facts.find(fact.name); told != question.facts.end())
      put_fact(json, fact, told->second);
  json.close();
  json.key("figures").open_object();
  for (const auto& [player, figures] : question.figures) json.add_texts(player, figures);
  json.close();
  json.add("points", answer.points);
  json.open_rows("terms");
  for (const ScoreTerm& term : answer.terms) {
    json.open_object(Layout::Inline).add("what", term.what).add("points", term.points);
    add_or_null(json, "rule", std::string(term.rule));
    if (!unread_words(game, term.rule).empty()) json.add("read", false);
    json.close();
  }
  json.close();
  put_holders(json, "holders", answer.holders);
  if (!answer.unpaid.empty()) put_holders(json, "unpaid", answer.unpaid);
  add_remarks(json, game, remarks_on(guides, game, question, answer));
  json.close();
}

std::string scoring_json(const Guides& guides, const GuideQuestion& game,
                         const ScoringAnswer& answer) {
  return written<JsonWriter>(put_scoring, guides, game, answer);
}

std::string score_json(const Guides& guides, const GuideQuestion& game,
                       const ScoreQuestion& question, const ScoreAnswer& answer) {
  return written<JsonWriter>(put_score, guides, game, question, answer);
}

}  // namespace cartulary::docgen
