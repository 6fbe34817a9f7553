// NotationTable: the table as far as a notation has been read or written: which figures are meant,
// and where things lie. Internal to engine/notation.
//
// Refers to the game, whose players and elements must be known; actions are given one by one.
//
//   NotationTable table(game, kit);
//   table.apply(action);
//   table.free_figure(0, "follower");      // "0.small.2"
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/board/board_kit.h"
#include "engine/replay/game_replay.h"
#include "engine/replay/saved_game.h"
#include "engine/text/result.h"

namespace cartulary {

inline constexpr int most_figures_of_a_kind = 30;

class NotationTable {
 public:
  NotationTable(const SavedGame& game, const BoardKit& kit) : replay_(game, kit) {}

  void apply(const GameAction& action);

  // Index of the player whose turn it is.
  int player() const { return replay_.player(); }
  // The cell of the last tile placed.
  std::optional<Cell> laid() const { return laid_; }
  const Placement* lying(Cell cell);
  std::optional<Cell> neutral_at(const std::string& element);

  const TableFigure* find(const std::string& id) { return replay_.table().find(id); }
  // The figure of the player there; null if there is none. Without a place, any on the tile.
  const TableFigure* figure(int player, std::string_view element, Cell cell, std::string_view at);
  const TableFigure* on_flier(int player, std::string_view element);
  // The id of the figure of that player that is held by another; empty if there is none.
  std::string prisoner(int player, std::string_view element);
  // The first of the player's figures that is neither on the table nor held; empty if there are
  // more than most_figures_of_a_kind.
  std::string free_figure(int player, std::string_view element);

 private:
  GameReplay replay_;
  std::optional<Cell> laid_;
};

// The keys of the head, in the order in which they are written.
namespace head_key {
inline constexpr std::string_view title = "Title";
inline constexpr std::string_view date = "Date";
inline constexpr std::string_view place = "Place";
inline constexpr std::string_view players = "Players";
inline constexpr std::string_view sets = "Sets";
inline constexpr std::string_view edition = "Edition";
inline constexpr std::string_view rule_set = "Rule-set";
inline constexpr std::string_view tiles = "Tiles";
inline constexpr std::string_view without = "Without";
inline constexpr std::string_view rules = "Rules";
inline constexpr std::string_view elements = "Elements";
inline constexpr std::string_view figures = "Figures";
inline constexpr std::string_view readings = "Readings";
inline constexpr std::string_view ends = "Ends";
inline constexpr std::string_view chance = "Chance";
inline constexpr std::string_view start = "Start";
inline constexpr std::string_view draws = "Draws";
}  // namespace head_key
inline constexpr std::array<std::string_view, 17> head_keys = {
    head_key::title,    head_key::date,     head_key::place,    head_key::players, head_key::sets,
    head_key::edition,  head_key::rule_set, head_key::tiles,    head_key::without, head_key::rules,
    head_key::elements, head_key::figures,  head_key::readings, head_key::ends,    head_key::chance,
    head_key::start,    head_key::draws};

// The kit by which figures are followed: of the game's sets, without points.
Result<BoardKit> notation_kit(const Catalog& catalog, const Selection& selection,
                              const SavedGame& game);

// The first word of a figure that comes home, and the reason as saved games have it.
struct ReturnWord {
  std::string_view word, reason;
};
inline constexpr std::array<ReturnWord, 3> words_of_return = {
    {{"princess", "PRINCESS"}, {"festival", "FESTIVAL"}, {"abbot-back", "ABBOT_RETURN"}}};

// Whether the action can only follow the end of placing and deploying, so that no `done` need stand
// before it: the dragon's steps and the auction of a bazaar.
bool comes_after_done(const GameAction& action);

// The shortest decimal that reads back as the same number.
std::string number_text(double number);

// The id of a figure as saved games have it: "0.small.1".
std::string figure_id(int player, std::string_view element, int number);

// The places that have no side, and are called alike however the tile lies: "tower", "hut".
bool is_sideless_place(std::string_view place);

}  // namespace cartulary
