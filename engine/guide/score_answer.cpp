#include "engine/guide/score_answer.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/guide/table_formulas.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

std::vector<Claimant> claimants_of(const ScoreQuestion& question) {
  std::vector<Claimant> claimants;
  for (const auto& [player, figures] : question.figures) {
    const bool on_hill = has(figures, "hill");
    for (const std::string& figure : figures)
      if (figure != "hill") claimants.push_back({player, figure, on_hill});
  }
  return claimants;
}

// The message of a majority, with the word for figures on such a feature.
std::string_view majority_message(const FeatureFacts& facts) {
  // When the game ends, barns score in place of farmers.
  if (facts.word("barn") == "final") return "score-term.of-barns";
  switch (facts.scored) {
    case Scored::City:
      return "score-term.of-knights";
    case Scored::Road:
      return "score-term.of-thieves";
    case Scored::Field:
      return "score-term.of-farmers";
    case Scored::Shrine:
      return "score-term.of-heretics";
    case Scored::Cloister:
    case Scored::Abbey:
    case Scored::Monastery:
      return "score-term.of-monks";
    default:
      return "score-term.of-followers";
  }
}

Said with_points_of(const std::string& figure, int points, Said majority) {
  if (figure == "pig")
    return said("score-term.by-the-pig", {{"majority", std::move(majority)}, {"points", points}});
  return english(majority) + ", " + std::to_string(points) + " by the " + figure;
}

// Finds the players who score and those who get nothing, and words the reason for each.
class Holders {
 public:
  Holders(const Formulas& formulas, const FeatureFacts& facts, std::vector<Claimant> claimants)
      : formulas_(formulas), facts_(facts), claimants_(std::move(claimants)) {}

  std::vector<ScoreHolder> paid() const {
    const std::vector<std::string> owners = holders_of(facts_, claimants_);
    std::vector<ScoreHolder> holders;
    for (const PlayerScore& score : player_scores(formulas_, facts_, claimants_)) {
      ScoreHolder holder{score.player, score.points};
      if (has(owners, score.player))
        holder.reasons.push_back(majority_words(score.player, owners.size() > 1));
      for (const ScoreTerm& term : score.terms)
        if (term.formula != nullptr && !term.formula->to.empty())
          holder.reasons.push_back(term.what);
      holders.push_back(std::move(holder));
    }
    return holders;
  }

  // The players with figures who are not among the holders.
  std::vector<ScoreHolder> unpaid(const std::vector<ScoreHolder>& holders) const {
    std::set<std::string> players;
    for (const Claimant& each : claimants_) players.insert(each.player);
    for (const ScoreHolder& holder : holders) players.erase(holder.player);
    int most = 0;
    for (const Claimant& each : claimants_) most = std::max(most, strength(each.player));
    std::vector<ScoreHolder> unpaid;
    for (const std::string& player : players)
      unpaid.push_back({player, 0, {why_not(player, most)}});
    return unpaid;
  }

 private:
  // Why figures get nothing where the strongest player has `most`.
  Said why_not(const std::string& player, int most) const {
    const auto has_figure = [&](std::string_view whose, std::string_view figure) {
      return std::ranges::any_of(claimants_, [&](const Claimant& each) {
        return each.figure == figure && (whose.empty() || each.player == whose);
      });
    };
    if (facts_.word("barn") == "final" && has_figure({}, "barn"))
      return said("score-term.barn-instead");
    const int own = strength(player);
    if (own == 0 && facts_.scored == Scored::City && has_figure(player, "mayor"))
      return said("score-term.mayor-without-pennants");
    if (own == 0) return said("score-term.none-counts");
    if (own == most) return said("score-term.hill-decides");
    return said("score-term.outvoted", {{"own", own}, {"most", most}});
  }

  int strength(std::string_view player) const {
    int sum = 0;
    for (const Claimant& each : claimants_)
      if (player.empty() || each.player == player)
        sum += majority_strength(each.figure, kind_of(facts_.scored), facts_.count("pennants"));
    return sum;
  }

  // "2 of 3 knights, a tie, 3 by the pig".
  Said majority_words(const std::string& player, bool tie) const {
    Said why = said(majority_message(facts_), {{"own", strength(player)}, {"n", strength({})}});
    if (tie) why = said("score-term.with-a-tie", {{"majority", std::move(why)}});
    FeatureFacts facts = facts_;
    int points = total(formulas_.terms(facts));
    for (const Claimant& each : claimants_) {
      if (each.player != player || facts.holds(each.figure) || !formulas_.is_flag(each.figure))
        continue;
      facts.set(each.figure);
      const int more = total(formulas_.terms(facts)) - points;
      if (more != 0) why = with_points_of(each.figure, more, std::move(why));
      points += more;
    }
    return why;
  }

  const Formulas& formulas_;
  const FeatureFacts& facts_;
  std::vector<Claimant> claimants_;
};

// False if everything that the line counts comes with sets that are not in the game.
bool is_countable(const Scoring& scoring, const ScoringLine& line, const GuideQuestion& game) {
  if (line.each.empty()) return true;
  return std::any_of(line.each.begin(), line.each.end(), [&](const ScoreEach& each) {
    GuideScope brought;
    if (const ScoringFact* fact = scoring.find_fact(each.fact)) brought.any_of = fact->sets;
    return fit_of(brought, game) == ScopeFit::Applies;
  });
}

}  // namespace

Said ScoreHolder::why() const {
  return list_of(reasons, "list.next");
}

FeatureFacts facts_of(const ScoreQuestion& question) {
  FeatureFacts facts(parse_scored(question.feature).value_or(Scored::Game));
  for (const auto& [name, value] : question.facts) facts.set(name, value.count, value.word);
  return facts;
}

std::vector<const ScoringLine*> scoring_lines(const Scoring& scoring, const GuideQuestion& game,
                                              std::optional<ScoreMoment> when) {
  std::vector<const ScoringLine*> lines;
  for (const ScoringLine& line : scoring.lines)
    if ((!when || line.when == *when) && fit_of(line, game) == ScopeFit::Applies &&
        is_countable(scoring, line, game))
      lines.push_back(&line);
  return lines;
}

Result<ScoreAnswer> score(const Scoring& scoring, const ScoreQuestion& question,
                          const GuideQuestion& game) {
  const Formulas formulas = formulas_in(scoring, game);
  const FeatureFacts facts = facts_of(question);
  if (const ScoringFact* fact = formulas.missing(facts))
    return Error{.where = "fact",
                 .what = said("score-fault.nothing-says",
                              {{"name", fact->name}, {"meaning", fact->meaning}}),
                 .fix = said("score-fault.write-count", {{"name", fact->name}})};
  ScoreAnswer answer;
  answer.terms = formulas.terms(facts);
  for (const ScoreTerm& term : answer.terms) answer.formulas.push_back(term.formula);
  for (const PlayerTerm& each : formulas.player_terms(facts))
    answer.formulas.push_back(each.term.formula);
  answer.points = total(answer.terms);
  const Holders holders(formulas, facts, claimants_of(question));
  answer.holders = holders.paid();
  answer.unpaid = holders.unpaid(answer.holders);
  return answer;
}

}  // namespace cartulary
