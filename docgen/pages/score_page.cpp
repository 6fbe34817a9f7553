#include "docgen/pages/score_page.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/guide/house_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/guide/score_limits.h"
#include "engine/position/position.h"
#include "engine/rule/adopted.h"
#include "engine/scoring/fact_words.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {
namespace {

// The players by colour, in the order of the score sheet.
constexpr std::array<std::string_view, 8> seats = {"red",   "blue",   "yellow", "green",
                                                   "black", "violet", "pink",   "grey"};

Said kind_title(const std::string& kind) {
  if (kind == "field") return said("word.farm");
  if (kind == "german-castle") return said("word.castle-in-germany");
  return said_by_name("word.scored." + kind, mark_title(kind));
}

const Scoring& scoring_of(const PageContext& context) {
  return context.index.library().guides.scoring;
}

// The sets that are played. A fact of a feature may have the same name as a part of a selection
// (tiles), so only the parts that change scores are read.
struct ScoreRequest {
  Selection selection;
  bool chosen = false;
  std::vector<Error> faults;
};

// What forms and links hand on of the game, so that the next answer is of the same.
View kept_views(const PageContext& context, std::span<const std::string_view> names) {
  View kept = View::list();
  for (const std::string_view name : names) {
    if (context.parameter(name).empty()) continue;
    View view;
    view.set("kept_name", name).set("kept_value", context.parameter(name));
    kept.add(std::move(view));
  }
  return kept;
}

ScoreRequest read_request(const PageContext& context) {
  SelectionText text = stated_parts([&](std::string_view name) {
    const bool played = std::ranges::find(played_parameters, name) != played_parameters.end();
    return played ? context.parameter(name) : std::string_view();
  });
  std::ranges::replace(text.rules, ' ', ',');
  const Rulebook& rulebook = context.index.rulebook();
  ScoreRequest request;
  request.chosen = !(text.sets + text.rule_set).empty() || rulebook.game() != nullptr;
  if (const Status found = find_adopted(rulebook, text); !found)
    request.faults.push_back(found.error());
  const Selection& played = played_selection(rulebook);
  Result<Selection> selection = select(context.index.catalog(), text, DefaultSets::All, played);
  if (!selection) {
    request.faults.push_back(selection.error());
    selection = select(context.index.catalog(), {}, DefaultSets::All, played);
  }
  if (selection) request.selection = *std::move(selection);
  return request;
}

bool is_there(const ScoringFact& fact, const Selection& selection) {
  return fact.sets.empty() || std::ranges::any_of(fact.sets, [&](const std::string& set) {
           return selection.sets.contains(set);
         });
}

View fact_view(const PageContext& context, const ScoringFact& fact, const std::string& kind,
               bool current) {
  const std::string_view given = current ? context.parameter(fact.name) : std::string_view();
  const CountLimits limits = count_limits(fact, kind);
  View view;
  view.set("fact", fact.name)
      .set("label", FactWords(fact).title())
      .set("meaning", fact.meaning)
      .set("least", limits.least)
      .set("most", limits.most)
      .set("given", given)
      .set("is_count", fact.kind == FactKind::Count)
      .set("is_flag", fact.kind == FactKind::Flag)
      .set("is_word", fact.kind == FactKind::Word)
      .set("is_player", fact.kind == FactKind::Player)
      .set("ticked", !given.empty());
  View words = View::list();
  const auto add_word = [&](std::string_view word, Said told) {
    View option;
    option.set("word", word).set("told", std::move(told)).set("selected", word == given);
    words.add(std::move(option));
  };
  for (const std::string& word : fact.words) add_word(word, FactWords::value(word));
  if (fact.kind == FactKind::Player)
    for (const std::string_view seat : seats) add_word(seat, seat);
  view.set("words", std::move(words));
  return view;
}

View facts_view(const PageContext& context, const ScoreRequest& request, const std::string& kind,
                bool current, bool of_sets) {
  View list = View::list();
  for (const ScoringFact& fact : scoring_of(context).facts)
    if (std::ranges::find(fact.features, kind) != fact.features.end() &&
        fact.sets.empty() != of_sets && is_there(fact, request.selection))
      list.add(fact_view(context, fact, kind, current));
  return list;
}

View players_view(const PageContext& context, const std::string& kind, bool current) {
  View list = View::list();
  if (kind == "game") return list;
  for (const std::string_view seat : seats) {
    View view;
    view.set("seat", seat)
        .set("seat_title", mark_title(seat))
        .set("given", current ? context.parameter(seat) : std::string_view());
    list.add(std::move(view));
  }
  return list;
}

// The facts in command-line syntax, from the parameters of the address.
std::vector<std::string> facts_of(const PageContext& context) {
  std::vector<std::string> facts;
  const auto add = [&](std::string_view name, bool flag) {
    const std::string value(context.parameter(name));
    if (value.empty()) return;
    facts.push_back(flag ? std::string(name) : std::string(name) + "=" + value);
  };
  for (const ScoringFact& fact : scoring_of(context).facts)
    add(fact.name, fact.kind == FactKind::Flag);
  for (const std::string_view seat : seats) add(seat, false);
  return facts;
}

View terms_view(const ScoreAnswer& answer) {
  View terms = View::list();
  for (const ScoreTerm& term : answer.terms) {
    View view;
    view.set("term_points", term.points).set("term_what", term.what);
    view.set("rule_href", record_path(term.formula->rules));
    terms.add(std::move(view));
  }
  return terms;
}

View reasons_view(const ScoreHolder& holder) {
  View reasons = View::list();
  for (const Said& reason : holder.reasons) {
    View view;
    view.set("more", reasons.size() > 0).set("reason", reason);
    reasons.add(std::move(view));
  }
  return reasons;
}

View holders_view(const std::vector<ScoreHolder>& players) {
  View holders = View::list();
  for (const ScoreHolder& holder : players) {
    View view;
    view.set("seat", holder.player)
        .set("holder_number", holder.points)
        .set("holder_points", said_count("count.point", holder.points))
        .set("reasons", reasons_view(holder));
    holders.add(std::move(view));
  }
  return holders;
}

View house_view(const std::vector<HouseRemark>& remarks) {
  View list = View::list();
  for (const HouseRemark& remark : remarks) {
    View view;
    view.set("h_text", remark.text).set("rule_href", record_path(remark.rule));
    list.add(std::move(view));
  }
  return list;
}

// The message of a fault as the form tells it, where what a fact means stands beside its field.
std::string_view in_form(std::string_view id) {
  if (id == "score-fault.nothing-says") return "score.field-is-empty";
  if (id == "score-fault.takes-number") return "score.field-takes-number";
  if (id == "score-fault.write-count") return "score.enter-count";
  if (id == "score-fault.write-number") return "score.enter-number";
  if (id == "score-fault.write-nine") return "score.enter-nine";
  if (id == "score-fault.write-pennants") return "score.enter-pennants";
  return id;
}

// Tells the words as the form does, with facts by the labels of their fields.
void say_as_form(const Scoring& scoring, Said& words) {
  words.id = in_form(words.id);
  for (Said::Hole& hole : words.holes)
    if (hole.name == "name")
      if (const ScoringFact* fact = scoring.find_fact(hole.text))
        hole = {"name", FactWords(*fact).title()};
}

// Adds a fault without its `where`: the form shows where it is.
void add_fault(Error fault, const Scoring& scoring, ScoreRequest& request) {
  fault.where.clear();
  say_as_form(scoring, fault.what);
  say_as_form(scoring, fault.fix);
  request.faults.push_back(std::move(fault));
}

// Shows the answer if the address asks for one, or the faults.
void tell_answer(const PageContext& context, ScoreRequest& request, View& view) {
  const std::vector<std::string> facts = facts_of(context);
  const GuideQuestion game =
      guide_question(context.index.catalog(), request.selection, &context.index.rulebook());
  const Scoring& scoring = scoring_of(context);
  view.set("answered", false);
  if (facts.empty()) return;
  const auto question = read_score_question(scoring, game, context.parameter("feature"), facts);
  if (!question) {
    add_fault(question.error(), scoring, request);
    return;
  }
  const Result<ScoreAnswer> answer = score(scoring, *question, game);
  if (!answer) {
    add_fault(answer.error(), scoring, request);
    return;
  }
  const bool nobody = answer->holders.empty() && !question->figures.empty();
  view.set("answered", true)
      .set("points", said_count("count.point", answer->points))
      .set("points_number", answer->points)
      .set("nobody", nobody)
      .set("nothing_counts", answer->terms.empty() && answer->holders.empty() && !nobody)
      .set("terms", terms_view(*answer))
      .set("house",
           house_view(remarks_on(context.index.library().guides, game, *question, *answer)))
      .set("any_holders", !answer->holders.empty())
      .set("holders", holders_view(answer->holders))
      .set("any_unpaid", !answer->unpaid.empty())
      .set("unpaid", holders_view(answer->unpaid));
}

View forms_view(const PageContext& context, const ScoreRequest& request) {
  View forms = View::list();
  std::string asked(context.parameter("feature"));
  const Scoring& scoring = scoring_of(context);
  const GuideQuestion game =
      guide_question(context.index.catalog(), request.selection, &context.index.rulebook());
  if (asked.empty() || !is_scored(asked, scoring, game)) asked = "city";
  for (const std::string& kind : scoring.features()) {
    if (!is_scored(kind, scoring, game)) continue;
    const bool current = kind == asked;
    View basic = facts_view(context, request, kind, current, false);
    View further = facts_view(context, request, kind, current, true);
    if (basic.size() + further.size() == 0) continue;
    View form;
    form.set("kind", kind)
        .set("kind_title", kind_title(kind))
        .set("current", current)
        .set("basic", std::move(basic))
        .set("any_further", further.size() > 0)
        .set("further", std::move(further))
        .set("any_players", kind != "game")
        .set("players", players_view(context, kind, current));
    forms.add(std::move(form));
  }
  return forms;
}

// The remarks of the group's own game, or of adopted rules, about the rules behind a line.
View remarks_view(const GuideQuestion& game, const ScoringLine& line) {
  View list = View::list();
  for (const GameRemark& remark : game_remarks(game.rulebook, game.selection, line.rules)) {
    View view;
    view.set("remark", words_of(remark));
    list.add(std::move(view));
  }
  if (const std::string unread = unread_words(game, line.rules); !unread.empty()) {
    View view;
    view.set("remark", unread);
    list.add(std::move(view));
  }
  return list;
}

View lines_view(const std::vector<const ScoringLine*>& lines, const GuideQuestion& game,
                ScoreMoment moment) {
  View list = View::list();
  for (const ScoringLine* line : lines) {
    if (line->when != moment) continue;
    std::string sets;
    for (const auto* ids : {&line->sets, &line->any_of})
      for (const std::string& id : *ids)
        if (const TileSet* set = game.catalog.find_set(id)) add_item(sets, set->title);
    View view;
    if (const std::string printings = printings_words(game, *line); !printings.empty())
      add_item(sets, printings, "; ");
    view.set("what", line->what)
        .set("points", line->points)
        .set("line_sets", sets)
        .set("rule_href", record_path(line->rules))
        .set("note", line->note)
        .set("remarks", remarks_view(game, *line));
    list.add(std::move(view));
  }
  return list;
}

}  // namespace

Page score_page(const PageContext& context) {
  Page page;
  page.body = "score";
  page.title = said("score.what-does-it-score");
  page.description = said("score.description");
  // score-sheet.js listens for events of the calculator, so it loads first.
  page.scripts = {"assets/score-sheet.js", "assets/score.js"};
  page.styles = {"assets/score.css"};
  ScoreRequest request = read_request(context);
  tell_answer(context, request, page.view);
  page.view.set("kinds", forms_view(context, request))
      .set("kept", kept_views(context, played_parameters))
      .set("sets_words", request.chosen ? selection_words(context.index, request.selection)
                                        : said("sets.every-set"))
      .set("scoring_href", page_paths::scoring.of(""))
      .set("live", context.live());
  page.status = request.faults.empty() ? 200 : 400;
  page.view.set("faults", fault_views(request.faults));
  return page;
}

bool tells_score(const SiteIndex& index, std::string_view name) {
  const std::vector<ScoringFact>& facts = index.library().guides.scoring.facts;
  return name == "feature" || std::ranges::find(seats, name) != seats.end() ||
         std::ranges::find(facts, name, &ScoringFact::name) != facts.end();
}

Page scoring_page(const PageContext& context) {
  Page page;
  page.body = "scoring";
  page.title = said("common.what-scores");
  page.description = said("scoring.description");
  page.styles = {"assets/score.css"};
  ScoreRequest request = read_request(context);
  const GuideQuestion game =
      guide_question(context.index.catalog(), request.selection, &context.index.rulebook());
  const auto lines = scoring_lines(scoring_of(context), game);
  page.view.set("during", lines_view(lines, game, ScoreMoment::During))
      .set("after", lines_view(lines, game, ScoreMoment::After))
      .set("given_sets", context.parameter("sets"))
      .set("kept", kept_views(context, std::span(played_parameters).subspan(1)))
      .set("sets_words", request.chosen ? selection_words(context.index, request.selection)
                                        : said("sets.every-set"))
      .set("score_href", page_paths::score.of(""))
      .set("live", context.live());
  page.status = request.faults.empty() ? 200 : 400;
  page.view.set("faults", fault_views(request.faults));
  return page;
}

}  // namespace cartulary::docgen
