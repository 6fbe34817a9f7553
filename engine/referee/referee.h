// Referee: finds the moves that are allowed on a table now, and judges whether a given move is
// allowed, each with the rule.
//
// It reads its rules from content: the order of play says which move each line governs (`moves`),
// the table of figures says where each figure may stand. Rules that it does not know make its
// answers unsure: `known` is false, and `unknown` lists them. Points into guides, catalog and
// rulebook, which must outlive it.
//
//   const Referee referee(guides, {catalog, &board.kit().selection, "HiG", &rulebook});
//   const RefereeTable table{board, figures, moment};
//   referee.moves(table).tiles;                            // where the tile in hand may lie
//   referee.judge(table, *parse_move(catalog, guides, "mayor road E", "MOVE")).why;
//       // "A mayor may not be deployed to a road."
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide_selection.h"
#include "engine/referee/action_family.h"
#include "engine/referee/chosen_rules.h"
#include "engine/referee/figure_rules.h"
#include "engine/referee/move.h"
#include "engine/referee/referee_table.h"

namespace cartulary {

struct TileMoves {
  Cell cell;
  RotationSet rotations;
  RotationSet with_bridge;  // those of them that need a bridge at once
};

struct FigureMoves {
  std::string figure;
  std::vector<FigurePlace> places;  // by y, then x, then the order of spot_names(); never empty
};

// Another action that may or must be done. Without `places`, the referee does not say where. Each
// place is a move, with its `text`; by y, then x; never empty.
struct ActionMoves {
  std::string action;
  std::string text;  // the line of the order of play, in Markdown
  bool must = false;
  std::optional<std::vector<Move>> places;
  std::string rule;
};

struct Moves {
  GameMoment moment;
  bool may_pass = false;
  std::vector<TileMoves> tiles;      // by y, then x
  std::vector<FigureMoves> figures;  // in the order of the table of figures
  std::vector<ActionMoves> actions;  // in order of play
  bool known = true;
  std::vector<std::string> unknown;  // ids of sets, sorted; also "not-followed" for a saved game
};

// A choice under which the answer would be different.
struct OtherJudgement {
  std::string when;  // "edition C1", "rule set RGG", "princess-action=must"
  bool allowed = false;
  std::string rule;
};

struct Judgement {
  std::optional<bool> allowed = {};  // absent: nobody says, or the referee cannot judge
  Said why = {};                     // one sentence; for an allowed move, what the rule permits
  std::string rule = {};             // "rule/base-game/occupied"; may be empty
  RecordIds rulings = {};
  std::vector<OtherJudgement> otherwise = {};
  bool known = true;
  std::vector<std::string> unknown = {};
};

class Referee {
 public:
  Referee(const Guides& guides, const GuideQuestion& question);

  Moves moves(const RefereeTable& table) const;
  Judgement judge(const RefereeTable& table, const Move& move) const;
  // Whether these sets bring the figure.
  bool brings(std::string_view figure) const { return rules_.brings(figure); }

 private:
  std::vector<std::string> unknown_sets(const RefereeTable& table) const;
  std::vector<ActionMoves> actions(const RuledTable& ruled) const;
  // The action that the line offers by one of its moves.
  ActionMoves action_by(const GuideLine& line, const std::string& move,
                        const RuledTable& ruled) const;
  std::vector<FigureMoves> figures(const RuledTable& ruled) const;
  std::vector<TileMoves> tiles(const RefereeTable& table) const;
  bool is_offered(const ChosenPart& part, const GuideLine& line, const RefereeTable& table) const;
  bool is_of_the_tile(const GuideLine& line, const RefereeTable& table) const;
  bool may_pass(const RefereeTable& table, const std::vector<ActionMoves>& actions) const;
  // Why the tile waits for another time although it fits.
  std::optional<Refusal> tile_aside(const RefereeTable& table, const Tile& tile) const;
  // Why nothing else is done before an action that must be done now.
  std::optional<Refusal> not_in_game(const RefereeTable& table, const Move& move) const;
  std::optional<Refusal> duty(const RuledTable& ruled, const Move& move) const;

  // The judgement without unknown sets, rulings and other choices.
  Judgement judge_alone(const RefereeTable& table, const Move& move) const;
  // Whether the player may build a bridge with the tile in hand.
  bool may_bridge(const RefereeTable& table) const;
  Judgement judge_tile(const RefereeTable& table, const Move& move) const;
  Judgement judge_figure(const RuledTable& ruled, const Move& move) const;
  Judgement judge_action(const RuledTable& ruled, const Move& move) const;
  Judgement judge_pass(const RuledTable& ruled) const;
  Judgement verdict(bool allowed, Said why, std::string_view move) const;
  void ask_others(const RefereeTable& table, const Move& move, Judgement& judgement) const;

  const Guides& guides_;
  ChosenRules rules_;
};

}  // namespace cartulary
