#include "engine/guide/score_answer.h"

#include <algorithm>
#include <optional>

#include "engine/guide/game_remarks.h"
#include "engine/position/majority.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr int last_stage = 3;

bool has(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

using Facts = std::map<std::string, FactValue, std::less<>>;

int count_of(const Facts& facts, std::string_view name) {
  const auto found = facts.find(name);
  return found == facts.end() ? 0 : found->second.count;
}

// "cathedral", "tiles=2", "tiles>2", "barn=placed".
bool holds(const Facts& facts, std::string_view condition) {
  const std::size_t sign = condition.find_first_of("=>");
  const auto found = facts.find(condition.substr(0, sign));
  if (sign == std::string_view::npos) return found != facts.end();
  const std::string_view value = condition.substr(sign + 1);
  const std::optional<int> number = parse_whole(value, 0, 9999);
  if (!number) return found != facts.end() && found->second.word == value;
  const int count = found == facts.end() ? 0 : found->second.count;
  return condition[sign] == '=' ? count == *number : count > *number;
}

bool is_asked(const ScoringLine& line, const std::string& feature, const Facts& facts) {
  if (!has(line.features, feature)) return false;
  const auto is_held = [&](const std::string& condition) { return holds(facts, condition); };
  return std::ranges::all_of(line.needs, is_held) && std::ranges::none_of(line.unless, is_held);
}

int tier_points(const ScoringLine& line, int count) {
  int each = 0;
  for (const ScoreTier& tier : line.tiers)
    if (count >= tier.from) each = tier.points;
  return each;
}

// Whether a line counts in the game: a group may not play by its rules.
bool counts_in(const GuideQuestion& game, const ScoringLine& line) {
  return fit_of(line, game) == ScopeFit::Applies && is_played(game.rulebook, line.rules);
}

class Sums {
 public:
  Sums(const Scoring& scoring, const Facts& facts) : scoring_(&scoring), facts_(&facts) {}

  void add(const ScoringLine& line) {
    const std::size_t before = terms_.size();
    if (line.halves) add_half(line, total());
    if (!line.times.empty()) return add_times(line);
    if (line.flat != 0) add(term_name(line), line.flat, line);
    for (const ScoreEach& each : line.each) add_each(each.fact, each.points, line);
    if (!line.tiers_of.empty())
      add_each(line.tiers_of, tier_points(line, count_of(*facts_, line.tiers_of)), line);
    if (!line.half_of.empty()) {
      const int whole = count_of(*facts_, line.half_of);
      add("half of " + std::to_string(whole) + ", rounded up", (whole + 1) / 2, line);
    }
    // What scores nothing is told as well: that is the answer then.
    const bool sums_up = !line.each.empty() || !line.tiers_of.empty() || line.halves;
    if (terms_.size() == before && !sums_up) add(term_name(line), 0, line);
  }
  // What would bring points is told, so that nobody wonders where they are.
  void add_not_played(const ScoringLine& line) {
    Sums alone(*scoring_, *facts_);
    alone.add(line);
    if (alone.total() != 0) add(line.what + ": not played", 0, line);
  }
  int total() const {
    int points = 0;
    for (const ScoredTerm& term : terms_) points += term.points;
    return points;
  }
  std::vector<ScoredTerm> take() && { return std::move(terms_); }

 private:
  static std::string term_name(const ScoringLine& line) {
    return line.term.empty() ? line.what : line.term;
  }
  void add(std::string what, int points, const ScoringLine& line) {
    terms_.push_back({std::move(what), points, &line});
  }
  void add_each(std::string_view fact, int points, const ScoringLine& line) {
    const int count = count_of(*facts_, fact);
    const ScoringFact* known = scoring_->find_fact(fact);
    if (count == 0 || known == nullptr) return;
    add(counted(count, known->one, known->many) + " at " + std::to_string(points), count * points,
        line);
  }
  // A sum for each of a counted fact, told as one term.
  void add_times(const ScoringLine& line) {
    int sum = line.flat;
    for (const ScoreEach& each : line.each) sum += count_of(*facts_, each.fact) * each.points;
    add_each(line.times, sum, line);
  }
  void add_half(const ScoringLine& line, int whole) {
    add(term_name(line), (whole + 1) / 2 - whole, line);
  }

  const Scoring* scoring_;
  const Facts* facts_;
  std::vector<ScoredTerm> terms_;
};

// The terms of all who hold the feature, or those of one player by the fact that names him.
std::vector<ScoredTerm> terms_of(const Scoring& scoring, const std::string& feature,
                                 const Facts& facts, const GuideQuestion& game,
                                 bool of_one_player) {
  Sums sums(scoring, facts);
  for (int stage = 1; stage <= last_stage; ++stage)
    for (const ScoringLine& line : scoring.lines)
      if (line.stage == stage && line.to.empty() != of_one_player &&
          fit_of(line, game) == ScopeFit::Applies && is_asked(line, feature, facts)) {
        if (is_played(game.rulebook, line.rules))
          sums.add(line);
        else
          sums.add_not_played(line);
      }
  return std::move(sums).take();
}

int total(const std::vector<ScoredTerm>& terms) {
  int points = 0;
  for (const ScoredTerm& term : terms) points += term.points;
  return points;
}

// What stands on such a feature is called: one, many.
std::pair<std::string_view, std::string_view> roles_of(const ScoreQuestion& question) {
  const std::string_view feature = question.feature;
  // When the game ends, barns score in place of farmers.
  if (const auto barn = question.facts.find("barn");
      barn != question.facts.end() && barn->second.word == "final")
    return {"barn", "barns"};
  if (feature == "city") return {"knight", "knights"};
  if (feature == "road") return {"thief", "thieves"};
  if (feature == "field") return {"farmer", "farmers"};
  if (feature == "shrine") return {"heretic", "heretics"};
  if (feature == "cloister" || feature == "abbey" || feature == "monastery")
    return {"monk", "monks"};
  return {"follower", "followers"};
}

FeatureKind kind_of(std::string_view feature) {
  if (feature == "german-castle") return FeatureKind::Castle;
  return parse_feature_kind(feature).value_or(FeatureKind::City);
}

class Holders {
 public:
  Holders(const Scoring& scoring, const ScoreQuestion& question, const GuideQuestion& game)
      : scoring_(scoring), question_(question), game_(game) {}

  std::vector<ScoreHolder> all() && {
    add_majority();
    add_players();
    std::vector<ScoreHolder> list;
    for (auto& [player, holder] : holders_) list.push_back(std::move(holder));
    return list;
  }

 private:
  int strength(const std::string& player) const {
    int sum = 0;
    for (const std::string& figure : question_.figures.at(player))
      sum += majority_strength(figure, kind_of(question_.feature),
                               count_of(question_.facts, "pennants"));
    return sum;
  }

  void add_majority() {
    std::vector<Claimant> claimants;
    int all = 0;
    for (const auto& [player, figures] : question_.figures) {
      const bool on_hill = has(figures, "hill");
      for (const std::string& figure : figures)
        if (figure != "hill") claimants.push_back({player, figure, on_hill});
      all += strength(player);
    }
    const auto [one, many] = roles_of(question_);
    const std::vector<std::string> owners =
        majority(claimants, kind_of(question_.feature), count_of(question_.facts, "pennants"));
    for (const std::string& player : owners) {
      std::string why = std::to_string(strength(player)) + " of " + counted(all, one, many);
      if (owners.size() > 1) why += ", a tie";
      int points = points_with(question_.facts);
      Facts facts = question_.facts;
      // Facts that are figures (pig) hold for the player who has one there.
      for (const std::string& figure : question_.figures.at(player)) {
        if (scoring_.find_fact(figure) == nullptr || facts.contains(figure)) continue;
        facts[figure] = {1, {}};
        const int more = points_with(facts) - points;
        if (more != 0) why += ", " + std::to_string(more) + " by the " + figure;
        points += more;
      }
      holders_[player] = {player, points, why};
    }
  }

  int points_with(const Facts& facts) const {
    return total(terms_of(scoring_, question_.feature, facts, game_, false));
  }

  // What goes to a player whom a fact names, majority or not.
  void add_players() {
    for (const ScoredTerm& term :
         terms_of(scoring_, question_.feature, question_.facts, game_, true)) {
      const std::string& player = question_.facts.find(term.line->to)->second.word;
      if (player.empty()) continue;
      ScoreHolder& holder = holders_[player];
      holder.player = player;
      holder.points += term.points;
      add_item(holder.why, term.what);
    }
  }

  const Scoring& scoring_;
  const ScoreQuestion& question_;
  const GuideQuestion& game_;
  std::map<std::string, ScoreHolder> holders_;
};

// Every fact that a sum counts and that such a feature must tell is told.
Status check_told(const Scoring& scoring, const ScoreQuestion& question,
                  const GuideQuestion& game) {
  for (const ScoringLine& line : scoring.lines) {
    if (!counts_in(game, line) || !is_asked(line, question.feature, question.facts)) continue;
    for (const ScoreEach& each : line.each) {
      const ScoringFact* fact = scoring.find_fact(each.fact);
      if (question.facts.contains(each.fact) || fact == nullptr ||
          !has(fact->needed_for, question.feature))
        continue;
      return Error{.where = "fact",
                   .what = "nothing says " + quoted(fact->name) + ": " + fact->meaning,
                   .fix = "write " + fact->name + "=N"};
    }
  }
  return Done{};
}

// False where all that the line counts comes with other sets.
bool is_countable(const Scoring& scoring, const ScoringLine& line, const GuideQuestion& game) {
  if (line.each.empty()) return true;
  return std::any_of(line.each.begin(), line.each.end(), [&](const ScoreEach& each) {
    GuideScope brought;
    if (const ScoringFact* fact = scoring.find_fact(each.fact)) brought.any_of = fact->sets;
    return fit_of(brought, game) == ScopeFit::Applies;
  });
}

}  // namespace

std::vector<const ScoringLine*> scoring_lines(const Scoring& scoring, const GuideQuestion& game,
                                              std::optional<ScoreMoment> when) {
  std::vector<const ScoringLine*> lines;
  for (const ScoringLine& line : scoring.lines)
    if ((!when || line.when == *when) && fit_of(line, game) == ScopeFit::Applies &&
        is_countable(scoring, line, game))
      lines.push_back(&line);
  return lines;
}

std::string_view ScoredTerm::rule() const {
  if (line == nullptr || line->rules.empty()) return {};
  const std::string_view id = line->rules.front();
  return id.substr(id.find('/') + 1);
}

Result<ScoreAnswer> score(const Scoring& scoring, const ScoreQuestion& question,
                          const GuideQuestion& game) {
  if (const Status told = check_told(scoring, question, game); !told) return told.error();
  ScoreAnswer answer;
  answer.terms = terms_of(scoring, question.feature, question.facts, game, false);
  for (const ScoredTerm& term : answer.terms) answer.lines.push_back(term.line);
  for (const ScoredTerm& term : terms_of(scoring, question.feature, question.facts, game, true))
    answer.lines.push_back(term.line);
  answer.holders = Holders(scoring, question, game).all();
  answer.points = total(answer.terms);
  return answer;
}

}  // namespace cartulary
