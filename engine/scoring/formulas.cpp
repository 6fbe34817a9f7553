#include "engine/scoring/formulas.h"

#include <algorithm>
#include <utility>

#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary {

namespace {

int tier_points(const Formula& formula, int count) {
  int each = 0;
  for (const ScoreTier& tier : formula.tiers)
    if (count >= tier.from) each = tier.points;
  return each;
}

}  // namespace

int total(const std::vector<ScoreTerm>& terms) {
  int points = 0;
  for (const ScoreTerm& term : terms) points += term.points;
  return points;
}

class Formulas::Sums {
 public:
  Sums(const Formulas& formulas, const ToldFacts& told) : formulas_(&formulas), told_(&told) {}

  void add(const Line& line) {
    if (line.played)
      add_formula(line);
    else
      add_not_played(line);
  }
  // Adds "no completed city", if nothing that the formula counts is present.
  void add_none_of(const Formula& formula) {
    if (formula.each.empty()) return;
    if (const auto number = formulas_->number_of(formula.each.front().fact))
      add(formulas_->words_[*number].none(), 0, formula);
  }
  bool empty() const { return terms_.empty(); }
  std::vector<ScoreTerm> take() && { return std::move(terms_); }

 private:
  void add_formula(const Line& line) {
    const Formula& formula = *line.formula;
    const std::size_t before = terms_.size();
    if (formula.halves) add_half(formula, total(terms_));
    if (!formula.times.empty()) return add_times(line);
    if (formula.flat != 0) add(formula.term_name(), formula.flat, formula);
    for (const Count& each : line.each) add_each(each.fact, each.points, line);
    if (!formula.tiers_of.empty())
      add_each(formulas_->number_or_none(formula.tiers_of),
               tier_points(formula, count_of(formula.tiers_of)), line);
    if (!formula.half_of.empty()) {
      const int whole = count_of(formula.half_of);
      add(said("score-term.half", {{"whole", whole}}), (whole + 1) / 2, formula);
    }
    // A formula that scores nothing still yields a term, because that is then the answer.
    const bool sums_up = !formula.each.empty() || !formula.tiers_of.empty() || formula.halves;
    if (terms_.size() == before && !sums_up) add(formula.term_name(), 0, formula);
  }
  // Lists what would have scored, so that nobody wonders where the points are.
  void add_not_played(const Line& line) {
    Sums alone(*formulas_, *told_);
    alone.add_formula(line);
    if (total(alone.terms_) != 0)
      add(said("score-term.not-played", {{"scored", line.formula->what}}), 0, *line.formula);
  }
  int count_of(std::string_view fact) const {
    return (*told_)[formulas_->number_or_none(fact)].count;
  }
  void add(Said what, int points, const Formula& formula) {
    terms_.push_back({std::move(what), points, formula.rule(), &formula});
  }
  void add_each(FactNumber fact, int points, const Line& line) {
    const int count = (*told_)[fact].count;
    if (count == 0) return;
    Said told = formulas_->words_[fact].counted(count);
    // Another term counts the same without them.
    for (const FactNumber with : line.with) told = formulas_->words_[with].with(std::move(told));
    add(said("score-term.each-at", {{"counted", std::move(told)}, {"each", points}}),
        count * points, *line.formula);
  }
  // A sum for each unit of a counted fact, reported as one term.
  void add_times(const Line& line) {
    int sum = line.formula->flat;
    for (const Count& each : line.each) sum += (*told_)[each.fact].count * each.points;
    add_each(formulas_->number_or_none(line.formula->times), sum, line);
  }
  void add_half(const Formula& formula, int whole) {
    add(formula.term_name(), (whole + 1) / 2 - whole, formula);
  }

  const Formulas* formulas_;
  const ToldFacts* told_;
  std::vector<ScoreTerm> terms_;
};

Formulas::Formulas(const std::vector<ScoringFact>& facts) : facts_(&facts) {
  for (FactNumber number = 0; number < facts.size(); ++number) {
    const std::string_view name = facts[number].name;
    by_name_.emplace_back(name, number);
    words_.emplace_back(facts[number]);
    if (name.starts_with(own_symbol) && name.substr(own_symbol.size()).starts_with(':'))
      own_symbols_.push_back(name);
  }
  std::ranges::sort(by_name_);
}

void Formulas::add(const Formula& formula, bool played) {
  Line line{&formula, played, {}, {}, {}, {}};
  for (const std::string& condition : formula.needs) {
    add_condition(condition, line.needs);
    if (const auto number = number_of(condition)) line.with.push_back(*number);
  }
  for (const std::string& condition : formula.unless) add_condition(condition, line.unless);
  for (const ScoreEach& each : formula.each)
    line.each.push_back({number_or_none(each.fact), each.points});
  for (const std::string& feature : formula.features) {
    const auto scored = parse_scored(feature);
    if (!scored) continue;
    std::vector<Line>& lines = by_scored_[static_cast<std::size_t>(*scored)];
    const auto later = std::ranges::find_if(
        lines, [&](const Line& each) { return each.formula->stage > formula.stage; });
    lines.insert(later, line);
  }
}

// Parses "cathedral", "tiles=2", "tiles>2", "barn=placed".
void Formulas::add_condition(std::string_view text, std::vector<Condition>& to) const {
  const std::size_t sign = text.find_first_of("=>");
  Condition condition;
  condition.fact = number_or_none(text.substr(0, sign));
  if (sign != std::string_view::npos) {
    condition.word = text.substr(sign + 1);
    const auto number = parse_whole(condition.word, 0, 9999);
    condition.number = number.value_or(0);
    condition.sign = !number ? Sign::IsWord : text[sign] == '=' ? Sign::Equals : Sign::Above;
  }
  to.push_back(condition);
}

std::optional<Formulas::FactNumber> Formulas::number_of(std::string_view name) const {
  const auto found =
      std::ranges::lower_bound(by_name_, name, {}, &std::pair<std::string_view, FactNumber>::first);
  if (found == by_name_.end() || found->first != name) return std::nullopt;
  return found->second;
}

Formulas::FactNumber Formulas::number_or_none(std::string_view name) const {
  return number_of(name).value_or(by_name_.size());
}

Formulas::ToldFacts Formulas::told(const FeatureFacts& facts) const {
  ToldFacts told(by_name_.size() + 1);
  for (const Fact& fact : facts.all())
    if (const auto number = number_of(fact.name)) told[*number] = {fact.count, true, fact.word};
  return told;
}

bool Formulas::holds(const Condition& condition, const ToldFacts& facts) {
  const Told& told = facts[condition.fact];
  switch (condition.sign) {
    case Sign::Holds:
      return told.holds;
    case Sign::Equals:
      return told.count == condition.number;
    case Sign::Above:
      return told.count > condition.number;
    case Sign::IsWord:
      return told.holds && told.word == condition.word;
  }
  return false;
}

bool Formulas::is_asked(const Line& line, const ToldFacts& facts) {
  const auto is_held = [&](const Condition& condition) { return holds(condition, facts); };
  return std::ranges::all_of(line.needs, is_held) && std::ranges::none_of(line.unless, is_held);
}

std::vector<ScoreTerm> Formulas::terms(const FeatureFacts& facts) const {
  if (facts_ == nullptr) return {};
  const ToldFacts all = told(facts);
  Sums sums(*this, all);
  const Formula* first = nullptr;
  for (const Line& line : by_scored_[static_cast<std::size_t>(facts.scored)]) {
    if (!line.formula->to.empty() || !is_asked(line, all)) continue;
    if (first == nullptr) first = line.formula;
    sums.add(line);
  }
  if (sums.empty() && first != nullptr && facts.scored != Scored::Game) sums.add_none_of(*first);
  return std::move(sums).take();
}

std::vector<PlayerTerm> Formulas::player_terms(const FeatureFacts& facts) const {
  std::vector<PlayerTerm> terms;
  if (facts_ == nullptr) return terms;
  const ToldFacts all = told(facts);
  for (const Line& line : by_scored_[static_cast<std::size_t>(facts.scored)]) {
    if (line.formula->to.empty() || !is_asked(line, all)) continue;
    for (const Fact& fact : facts.all()) {
      if (fact.name != line.formula->to || fact.word.empty()) continue;
      Sums sums(*this, all);
      sums.add(line);
      for (ScoreTerm& term : std::move(sums).take()) terms.push_back({fact.word, std::move(term)});
    }
  }
  return terms;
}

bool Formulas::is_flag(std::string_view name) const {
  const auto number = number_of(name);
  return number && (*facts_)[*number].kind == FactKind::Flag;
}

const ScoringFact* Formulas::missing(const FeatureFacts& facts) const {
  const ToldFacts all = told(facts);
  for (const Line& line : by_scored_[static_cast<std::size_t>(facts.scored)]) {
    if (!line.played || !is_asked(line, all)) continue;
    for (const ScoreEach& each : line.formula->each) {
      const auto number = number_of(each.fact);
      if (!number || all[*number].holds) continue;
      const std::vector<std::string>& needed = (*facts_)[*number].needed_for;
      if (std::ranges::find(needed, to_text(facts.scored)) != needed.end())
        return &(*facts_)[*number];
    }
  }
  return nullptr;
}

}  // namespace cartulary
