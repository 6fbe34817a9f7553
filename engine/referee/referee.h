// Referee: what may be done on a table now, and of a move whether it is allowed, each with the
// rule.
//
// It reads its rules from content: from the lines of the order of play what it does by them
// (`moves`), from the table of figures where each may stand. What it does not know makes its
// answers unsure: `known` is false, and `unknown` names it. Points into guides, catalog and
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

#include "engine/board/board.h"
#include "engine/game/game_record.h"
#include "engine/guide/guide_selection.h"
#include "engine/position/position.h"
#include "engine/referee/move.h"

namespace cartulary {

// What lies and stands, and whose turn it is. Refers to board and figures.
struct RefereeTable {
  const Board& board;
  std::span<const PositionFigure> figures;
  GameMoment moment;
  std::map<std::string, int> each = {};  // figures that a player has, where the game tells it
  bool followed = true;                  // nothing of the game is unknown
};

struct TileMoves {
  Cell cell;
  RotationSet rotations;
};

struct FigurePlace {
  Cell cell;
  std::string at;    // by the sides as stored
  std::string lies;  // by the sides as they lie; empty for pieces that are no squares
  std::string rule;  // "rule/base-game/deploy"
};

struct FigureMoves {
  std::string figure;
  std::vector<FigurePlace> places;  // by y, x, then place; never empty
};

// What else may or must be done. Without places the referee does not say where.
struct ActionMoves {
  std::string action;
  std::string text;                         // the line of the order of play, in Markdown
  std::optional<std::vector<Cell>> places;  // by y, then x
  std::string rule;
};

struct Moves {
  GameMoment moment;
  bool may_pass = false;
  std::vector<TileMoves> tiles;      // by y, then x
  std::vector<FigureMoves> figures;  // in the order of the table of figures
  std::vector<ActionMoves> actions;  // in the order of play
  bool known = true;
  std::vector<std::string> unknown;  // ids of sets, sorted; "not-followed" for a saved game
};

// Under which choice the answer would be another.
struct OtherJudgement {
  std::string when;  // "edition C1", "rule set RGG"
  bool allowed = false;
  std::string rule;
};

struct Judgement {
  std::optional<bool> allowed = {};  // nothing: nobody says
  std::string why = {};   // one sentence; of what is allowed what the rule lets a player do
  std::string rule = {};  // "rule/base-game/occupied"; may be empty
  std::vector<std::string> rulings = {};
  std::vector<OtherJudgement> otherwise = {};
  bool known = true;
  std::vector<std::string> unknown = {};
};

class Referee {
 public:
  Referee(const Guides& guides, const GuideQuestion& question);

  Moves moves(const RefereeTable& table) const;
  Judgement judge(const RefereeTable& table, const Move& move) const;

  // Why a figure cannot stand where it does, whoever put it there when: its kind may not stand
  // there, another player's follower is in the same building, a player has more of them than there
  // are. One entry a figure at most.
  struct WrongFigure {
    std::size_t figure = 0;  // its place in the list
    std::string why;
    std::string rule;
  };
  std::vector<WrongFigure> wrong_figures(const Board& board,
                                         std::span<const PositionFigure> figures) const;

 private:
  class Check;
  // Whether the order of play chosen has a line that the referee does this by; its rule, or
  // empty.
  bool knows(std::string_view move) const { return rules_.contains(move); }
  std::string rule_of(std::string_view move) const;
  std::vector<std::string> unknown_sets(const RefereeTable& table) const;
  std::vector<ActionMoves> actions(const RefereeTable& table) const;
  bool is_of_the_tile(const GuideLine& line, const RefereeTable& table) const;
  std::string deploy_rule(std::string_view figure, FeatureKind kind) const;
  // Without unknown sets, rulings and other choices.
  Judgement judge_alone(const RefereeTable& table, const Move& move) const;
  Judgement judge_tile(const RefereeTable& table, const Move& move) const;
  Judgement judge_figure(const RefereeTable& table, const Move& move) const;
  Judgement judge_action(const RefereeTable& table, const Move& move) const;
  Judgement verdict(bool allowed, std::string why, std::string_view move) const;

  const Guides& guides_;
  GuideQuestion question_;
  ChosenFigures figures_;
  ChosenGuide turn_;
  std::map<std::string_view, std::string_view> rules_;  // by move
};

}  // namespace cartulary
