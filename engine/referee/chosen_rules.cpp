#include "engine/referee/chosen_rules.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/bag/collection.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view play = "order-of-play";

// The lines of the order of play that have the move, whatever sets they need.
std::vector<const GuideLine*> lines_with(const Guides& guides, std::string_view move) {
  std::vector<const GuideLine*> lines;
  const Guide* guide = guides.find(play);
  if (guide == nullptr) return lines;
  for (const GuidePart& part : guide->parts)
    for (const GuideLine& line : part.lines)
      if (std::ranges::count(line.moves, move, &LineMove::move) > 0) lines.push_back(&line);
  return lines;
}

bool allows(const FigureCell& cell) {
  return cell.answer == FigureAnswer::Yes || cell.answer == FigureAnswer::Conditional;
}

}  // namespace

std::string_view deploy_question(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::City:
      return "deploy/city";
    case FeatureKind::Road:
      return "deploy/road";
    case FeatureKind::Field:
      return "deploy/farm";
    case FeatureKind::Garden:
      return "deploy/garden";
    default:
      return "deploy/cloister";
  }
}

std::string_view called(FeatureKind kind) {
  return kind == FeatureKind::Field ? "farm" : to_text(kind);
}

std::string first_rule(const FigureCell& cell) {
  return cell.rules.empty() ? std::string() : to_text(cell.rules.front());
}

ChosenRules::ChosenRules(const Guides& guides, const GuideQuestion& question)
    : guides_(guides), question_(question), figures_(choose_figures(guides, question)) {
  if (const Guide* guide = guides.find(play)) turn_ = choose_lines(*guide, question);
  for (const ChosenPart& part : turn_.parts)
    for (const ChosenLine& chosen : part.lines) {
      if (!plays(*chosen.line)) continue;
      for (const LineMove& move : chosen.line->moves)
        moves_.emplace(move.move, MoveRule{move.rule, chosen.line});
    }
}

bool ChosenRules::plays(const GuideLine& line) const {
  return !question_.rule_set.empty() || line.only.empty() || contains(line.only, first_publisher) ||
         reading_is_chosen(line, question_);
}

const ChosenRules::MoveRule* ChosenRules::find(std::string_view move) const {
  const auto found = moves_.find(move);
  return found == moves_.end() ? nullptr : &found->second;
}

std::string ChosenRules::rule_of(std::string_view move) const {
  if (const MoveRule* found = find(move)) return std::string(found->rule);
  // Never that of another printing.
  for (const GuideLine* line : lines_with(guides_, move))
    if (fit_of(*line, question_) == ScopeFit::OtherSet)
      return std::ranges::find(line->moves, move, &LineMove::move)->rule;
  return {};
}

bool ChosenRules::is_of_other_sets(std::string_view move) const {
  const std::vector<const GuideLine*> lines = lines_with(guides_, move);
  return !lines.empty() && std::ranges::all_of(lines, [&](const GuideLine* line) {
    return fit_of(*line, question_) == ScopeFit::OtherSet;
  });
}

bool ChosenRules::must(std::string_view move) const {
  const MoveRule* found = find(move);
  return found != nullptr && found->line->must.value_or(false);
}

const GuideLine* ChosenRules::line_of(std::string_view move) const {
  const MoveRule* found = find(move);
  return found == nullptr ? nullptr : found->line;
}

const ChosenFigure* ChosenRules::find_figure(std::string_view figure) const {
  const auto found = std::ranges::find_if(
      figures_.figures, [&](const ChosenFigure& each) { return each.figure->element == figure; });
  return found == figures_.figures.end() ? nullptr : &*found;
}

bool ChosenRules::brings(std::string_view figure) const {
  return find_figure(figure) != nullptr;
}

int ChosenRules::times_brought(const GuideFigure& figure) const {
  const Selection* selection = question_.selection;
  if (selection == nullptr) return 1;
  if (figure.sets.empty()) return std::max(1, count_in(selection->sets, "base-game"));
  int sum = 0;
  for (const std::string& set : figure.sets) sum += count_in(selection->sets, set);
  return std::max(1, sum);
}

std::optional<int> ChosenRules::each(std::string_view figure) const {
  const ChosenFigure* chosen = find_figure(figure);
  if (chosen == nullptr || chosen->figure->each == 0 || chosen->supply != chosen->figure->supply)
    return std::nullopt;
  return chosen->figure->each * times_brought(*chosen->figure);
}

const FigureCell* ChosenRules::says(std::string_view figure, std::string_view question) const {
  const ChosenFigure* chosen = find_figure(figure);
  if (chosen == nullptr) return nullptr;
  const FigureCell* found = nullptr;
  for (const FigureCell* cell : chosen->cells) {
    if (cell->question != question) continue;
    if (allows(*cell)) return cell;
    found = cell;
  }
  return found;
}

std::string ChosenRules::deploy_rule(std::string_view figure, FeatureKind kind) const {
  const ChosenFigure* chosen = find_figure(figure);
  if (chosen != nullptr && !chosen->figure->sets.empty())
    for (const FigureCell* cell : chosen->cells)
      if (cell->question == deploy_question(kind) && !cell->rules.empty())
        return to_text(cell->rules.front());
  return rule_of("deploy");
}

std::string ChosenRules::rule_of_figure(std::string_view figure) const {
  const Selection* selection = question_.selection;
  const auto is_of_printing = [&](const FigureCell& cell) {
    return cell.editions.empty() || selection == nullptr ||
           std::ranges::count(cell.editions, selection->edition) > 0;
  };
  std::string other;
  if (const GuideFigure* found = guides_.find_figure(figure))
    for (const FigureCell& cell : found->cells) {
      if (!cell.question.starts_with("deploy/") || !allows(cell) || cell.rules.empty()) continue;
      if (is_of_printing(cell)) return first_rule(cell);
      if (other.empty()) other = first_rule(cell);
    }
  return other.empty() ? rule_of("deploy") : other;
}

Refusal ChosenRules::not_brought(std::string_view figure) const {
  return {said("referee.not-in-sets", {{"figure", spaced(figure)}}), rule_of_figure(figure)};
}

Refusal ChosenRules::refusal(Said sentence, std::string_view move) const {
  return {std::move(sentence), rule_of(move)};
}

Refusal ChosenRules::refused(Said clause, std::string_view move) const {
  return refusal(said("referee.clause", {{"clause", std::move(clause)}}), move);
}

}  // namespace cartulary
