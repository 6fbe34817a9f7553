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

#include "engine/board/board.h"
#include "engine/game/game_record.h"
#include "engine/guide/guide_selection.h"
#include "engine/position/position.h"
#include "engine/referee/move.h"

namespace cartulary {

// The board, the figures on it, and whose turn it is. Refers to board and figures.
struct RefereeTable {
  const Board& board;
  std::span<const PositionFigure> figures;
  GameMoment moment;
  std::map<std::string, int> each = {};  // figures of each kind per player, if known
  bool followed = true;                  // everything that happened in the game is known
};

struct TileMoves {
  Cell cell;
  RotationSet rotations;
};

struct FigurePlace {
  Cell cell;
  std::string at;    // by the sides of the tile as stored
  std::string lies;  // by the sides as it lies; empty for pieces that are not squares
  std::string rule;  // "rule/base-game/deploy"
};

struct FigureMoves {
  std::string figure;
  std::vector<FigurePlace> places;  // by y, then x, then the order of spot_names(); never empty
};

// Another action that may or must be done. Without `places`, the referee does not say where.
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
  std::vector<ActionMoves> actions;  // in order of play
  bool known = true;
  std::vector<std::string> unknown;  // ids of sets, sorted; also "not-followed" for a saved game
};

// A choice under which the answer would be different.
struct OtherJudgement {
  std::string when;  // "edition C1", "rule set RGG"
  bool allowed = false;
  std::string rule;
};

struct Judgement {
  std::optional<bool> allowed = {};  // absent: the referee cannot judge
  std::string why = {};              // one sentence; for an allowed move, what the rule permits
  std::string rule = {};             // "rule/base-game/occupied"; may be empty
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

  // Why a figure cannot be where it is, regardless of who put it there and when: its kind may not
  // stand there, two followers share a building, a builder or pig has no follower of its player, or
  // a player has more of them than exist. At most one entry for each figure.
  struct WrongFigure {
    std::size_t figure = 0;  // index in the list
    std::string why;
    std::string rule;
  };
  std::vector<WrongFigure> wrong_figures(const Board& board,
                                         std::span<const PositionFigure> figures) const;

 private:
  class Check;
  // Whether the chosen order of play has a line for this move; rule_of() returns its rule, or
  // empty.
  bool knows(std::string_view move) const { return rules_.contains(move); }
  std::string rule_of(std::string_view move) const;
  std::vector<std::string> unknown_sets(const RefereeTable& table) const;
  std::vector<ActionMoves> actions(const RefereeTable& table) const;
  bool is_of_the_tile(const GuideLine& line, const RefereeTable& table) const;
  std::string deploy_rule(std::string_view figure, FeatureKind kind) const;
  // The judgement without unknown sets, rulings and other choices.
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
