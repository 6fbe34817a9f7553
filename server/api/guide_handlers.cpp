#include <optional>
#include <utility>

#include "docgen/json/carried_json.h"
#include "docgen/json/guide_json.h"
#include "docgen/json/json_writer.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"
#include "server/api/api_data.h"
#include "server/api/api_handlers.h"
#include "server/api/api_parts.h"

namespace cartulary::server {
namespace {

// What a call asks of a guide. question() points into this object.
struct AskedGuide {
  Selection selection;
  bool every_game = false;
  GuideQuestion question(const ApiData& data) const {
    GuideQuestion asked = guide_question(data.catalog(), selection, &data.rulebook());
    if (every_game) asked.selection = nullptr;
    return asked;
  }
};

Result<AskedGuide> asked_guide(const ApiData& data, const ApiCall& call, DefaultSets otherwise) {
  Result<Selection> selection = selection_of(data, call, otherwise);
  if (!selection) return selection.error();
  const bool chooses = chooses_sets(call) || data.rulebook().game() != nullptr;
  return AskedGuide{*std::move(selection), !chooses && otherwise == DefaultSets::Everything};
}

}  // namespace

ApiReply answer_turn(const ApiData& data, const ApiCall& call) {
  const Result<AskedGuide> asked = asked_guide(data, call, DefaultSets::BaseGame);
  if (!asked) return failed(asked);
  const Result<const Guide*> guide = need_guide(data.library().guides, "order-of-play", "turn");
  if (!guide) return failed(guide, 404);
  const GuideQuestion question = asked->question(data);
  return {.json = docgen::turn_json(question, choose_lines(**guide, question))};
}

ApiReply answer_figures(const ApiData& data, const ApiCall& call) {
  const Result<AskedGuide> asked = asked_guide(data, call, DefaultSets::Everything);
  if (!asked) return failed(asked);
  const Guides& guides = data.library().guides;
  const GuideQuestion question = asked->question(data);
  return {.json = docgen::figures_json(guides, question, choose_figures(guides, question))};
}

ApiReply answer_words(const ApiData& data, const ApiCall& call) {
  const std::string query(call.text("q"));
  const Result<std::vector<std::string>> in = parse_languages(call.text("in"), "in");
  if (!in) return failed(in);
  const Result<std::string> rule_set = parse_rule_set(call.text("rule-set"), "rule-set");
  if (!rule_set) return failed(rule_set);
  const WordSources sources{data.library().guides, data.rulebook(), data.catalog(),
                            data.library().sources};
  std::vector<FoundWords> words = find_words(sources, query);
  keep_words_of(*rule_set, words);
  return {.json = docgen::written<docgen::JsonWriter>(docgen::put_words, query, words, *in)};
}

ApiReply answer_guides(const ApiData& data, const ApiCall& /*call*/) {
  return {.json = docgen::guides_json(data.library().guides)};
}

ApiReply answer_guide(const ApiData& data, const ApiCall& call) {
  const Guides& guides = data.library().guides;
  const Result<const Guide*> guide = need_guide(guides, call.id, "id", data.catalog().language());
  if (!guide) return failed(guide, 404);
  const Result<AskedGuide> asked = asked_guide(data, call, DefaultSets::Everything);
  if (!asked) return failed(asked);
  if ((*guide)->id == "glossary") return {.json = docgen::glossary_json(**guide, guides.glossary)};
  const GuideQuestion question = asked->question(data);
  return {.json = docgen::guide_json(question, choose_lines(**guide, question))};
}

ApiReply answer_games(const ApiData& data, const ApiCall& /*call*/) {
  return {.json = docgen::carried_games_json(data.library().games)};
}

ApiReply answer_game(const ApiData& data, const ApiCall& call) {
  const std::vector<CarriedGame>& games = data.library().games;
  if (const CarriedGame* game = find_game(games, call.id))
    return {.json = docgen::carried_game_json(*game)};
  std::vector<std::string> known;
  for (const CarriedGame& game : games) known.push_back(game.id);
  return problem_reply(404, {.where = "id",
                             .what = said("http-fault.no-game", {{"name", printable(call.id)}}),
                             .fix = said("http-fault.see-path", {{"path", "/api/v1/games"}}),
                             .suggestion = nearest(call.id, known)});
}

}  // namespace cartulary::server
