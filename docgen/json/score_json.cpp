#include "docgen/json/score_json.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/json_writer.h"
#include "engine/guide/game_remarks.h"

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
  json.add_texts("rules", line.rules);
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

void put_formula(AnswerWriter& json, const Guides& guides, const GuideQuestion& game,
                 const ScoringLine& line) {
  json.open_object().add("what", line.term.empty() ? line.what : line.term);
  json.add_texts("features", line.features);
  json.add_texts("needs", line.needs);
  json.add_texts("unless", line.unless);
  json.add("flat", line.flat).add("halves", line.halves).add("stage", line.stage);
  json.add("tiers_of", line.tiers_of).add("half_of", line.half_of);
  json.add("times", line.times).add("to", line.to);
  json.key("each").open_array();
  for (const ScoreEach& each : line.each)
    json.open_object().add("fact", each.fact).add("points", each.points).close();
  json.close().key("tiers").open_array();
  for (const ScoreTier& tier : line.tiers)
    json.open_object().add("from", tier.from).add("points", tier.points).close();
  json.close();
  json.add("rule", line.rules.empty() ? std::string() : line.rules.front());
  add_remarks(json, game, remarks_on(guides, game, std::vector{&line}));
  json.close();
}

// What the group's own game says of a figure on a feature: {"large-follower": {"city": [...]}}.
void put_figure_remarks(AnswerWriter& json, const Guides& guides, const GuideQuestion& game) {
  if (!has_remarks(game.rulebook, game.selection)) return;
  json.key("figures").open_object();
  for (const GuideFigure& figure : guides.figures) {
    json.key(figure.element).open_object();
    for (const std::string& feature : guides.scoring.features()) {
      HouseRemarks remarks(guides, game);
      remarks.add_figure(figure.element, feature);
      if (remarks.list().empty()) continue;
      json.key(feature).open_object();
      add_remarks(json, game, remarks.list());
      json.close();
    }
    json.close();
  }
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
    json.close();
  }
  json.close();
  json.key("holders").open_array();
  for (const ScoreHolder& holder : answer.holders)
    json.open_object(Layout::Inline)
        .add("player", holder.player)
        .add("points", holder.points)
        .add("why", holder.why)
        .close();
  json.close();
  add_remarks(json, game, remarks_on(guides, game, question, answer));
  json.close();
}

std::string scoring_data_json(const Guides& guides, const GuideQuestion& game) {
  const Scoring& scoring = guides.scoring;
  JsonWriter json;
  json.open_object(Layout::Inline).key("facts").open_object();
  for (const ScoringFact& fact : scoring.facts)
    json.key(fact.name)
        .open_object()
        .add("kind", to_text(fact.kind))
        .add("one", fact.one)
        .add("many", fact.many)
        .add("meaning", fact.meaning)
        .add_texts("needed_for", fact.needed_for)
        .close();
  json.close().key("lines").open_array();
  for (const ScoringLine* line : scoring_lines(scoring, game))
    if (is_played(game.rulebook, line->rules)) put_formula(json, guides, game, *line);
  json.close();
  put_figure_remarks(json, guides, game);
  json.close();
  return json.take();
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
