// ChosenRules: what content says about moves in one game: the lines of the order of play that apply
// to it, and the table of figures.
//
// Points into the Guides and the question's values, which must outlive it.
//
//   const ChosenRules rules(guides, question);
//   rules.rule_of("portal");                       // "rule/princess-and-dragon/magic-portal"
//   rules.says("mayor", "deploy/road")->answer;    // FigureAnswer::No
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/guide/guide_selection.h"
#include "engine/scoring/feature_kind.h"
#include "engine/text/said.h"

namespace cartulary {

// Why a move is not allowed.
struct Refusal {
  enum class Kind {
    Refused,  // the rules forbid it
    Open,     // no source settles it
    Untold,   // the board does not tell what would decide it
  };
  Said why;  // one sentence
  std::string rule;
  Kind kind = Kind::Refused;
};

class ChosenRules {
 public:
  ChosenRules(const Guides& guides, const GuideQuestion& question);

  // Whether a line has the referee make this move, which it must or may then do.
  bool knows(std::string_view move) const { return moves_.contains(move); }
  // The rule that the referee cites for it: in this game, else in one with the sets that have it.
  // Empty if no line has it.
  std::string rule_of(std::string_view move) const;
  // Whether lines have it, but those of sets alone that are not in this game.
  bool is_of_other_sets(std::string_view move) const;
  bool must(std::string_view move) const;
  // The line that tells of the move; null if it is not known.
  const GuideLine* line_of(std::string_view move) const;

  // The answer of the table of figures. If readings differ, one that allows it. Null if the figure
  // does not come with these sets or the question does not arise.
  const FigureCell* says(std::string_view figure, std::string_view question) const;
  bool brings(std::string_view figure) const;
  // How many sets that bring the figure are chosen, two copies of one as two; 1 without a
  // selection.
  int times_brought(const GuideFigure& figure) const;
  // How many one player has. Absent if it does not come with these sets, or their printing does not
  // tell.
  std::optional<int> each(std::string_view figure) const;
  // The rule by which a figure may be put on such a feature. For followers it is the general one;
  // for other figures the table of figures names it.
  std::string deploy_rule(std::string_view figure, FeatureKind kind) const;
  // The rule by which some set has the figure, whether it is in this game or not.
  std::string rule_of_figure(std::string_view figure) const;
  // Why a figure that no set of the game brings is none of its figures.
  Refusal not_brought(std::string_view figure) const;

  Refusal refusal(Said sentence, std::string_view move) const;
  // Makes a sentence of the clause.
  Refusal refused(Said clause, std::string_view move) const;
  // Whether the line holds in this game. If no rule set is asked for, what rule sets have in
  // different ways is played as Hans im Glück has it, unless the selection chooses the reading.
  bool plays(const GuideLine& line) const;

  const ChosenGuide& turn() const { return turn_; }
  const ChosenFigures& figures() const { return figures_; }
  const GuideQuestion& question() const { return question_; }

 private:
  struct MoveRule {
    std::string_view rule;
    const GuideLine* line = nullptr;
  };
  const MoveRule* find(std::string_view move) const;
  const ChosenFigure* find_figure(std::string_view figure) const;

  const Guides& guides_;
  GuideQuestion question_;
  ChosenFigures figures_;
  ChosenGuide turn_;
  std::map<std::string_view, MoveRule> moves_;
};

// The question of the table of figures about this kind of feature: "deploy/city".
std::string_view deploy_question(FeatureKind kind);
// What the sentences call the feature: "farm".
std::string_view called(FeatureKind kind);

// The rule of a cell of the table of figures, or empty.
std::string first_rule(const FigureCell& cell);

}  // namespace cartulary
