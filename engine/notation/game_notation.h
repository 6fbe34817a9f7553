// GameNotation: a played game as lines of text, one for each turn, and back.
//
//   Players: red Ann, blue Bob
//   Sets: base-game, the-tower
//
//   1. BA-15 1,0 r90; follower city E      # Ann begins
//   2. BA-03 0,1
//
// docs/notation.md has the grammar. A line says what was done; whose turn it is, which of a
// player's figures is meant, and that a turn ends with its line follow from the game so far.
// Plain values; tiles point into the Catalog, which must outlive them.
//
//   Result<GameNotation> game = parse_notation(catalog, guides, text, "evening.txt");
//   Result<std::vector<NotationTurn>> turns = notation_turns(catalog, game->selection, game->game);
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/guide/guides.h"
#include "engine/replay/saved_game.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary {

inline constexpr std::size_t most_notation_bytes = 1'048'576;
inline constexpr std::size_t most_notation_actions = 5'000;

// Words of a move that move.h does not have.
namespace notation_word {
inline constexpr std::string_view done = "done";      // ends placing and deploying: Commit
inline constexpr std::string_view goes_on = "...";    // the turn is not finished
inline constexpr std::string_view from = "from";      // where the figure stood before
inline constexpr std::string_view beside = "beside";  // the figure that the fairy joins
inline constexpr std::string_view as_abbot = "as-abbot";
inline constexpr std::string_view as = "as";            // the reason for which it does
inline constexpr std::string_view on = "on";            // the tile that a bid is for
inline constexpr std::string_view diagram = "diagram";  // on a line of its own
inline constexpr std::string_view none = "none";
inline constexpr std::string_view back = "back";  // a figure comes home
inline constexpr std::string_view herd = "herd";  // confirms a shepherd
inline constexpr std::string_view confirm = "confirm";
inline constexpr std::string_view token = "token";
inline constexpr std::string_view count = "count";      // the Count moves
inline constexpr std::string_view unknown = "unknown";  // an action that no reader here knows
inline constexpr std::array<std::string_view, 2> trades = {"buy", "sell"};
}  // namespace notation_word

// A line of a turn, and what stands beside it.
struct NotationTurn {
  std::string player;              // colour; empty: whoever is next
  std::vector<std::string> moves;  // in order, the tile first; `done` and `...` where written
  std::string comment;             // without '#'; lines of it joined by '\n'
  bool diagram = false;            // "diagram" stands below it: a print shows the table there
  friend bool operator==(const NotationTurn&, const NotationTurn&) = default;
};

// What the head says of the evening, and no rule depends on.
struct NotationHead {
  std::string title;
  std::string date;
  std::string place;
  friend bool operator==(const NotationHead&, const NotationHead&) = default;
};

struct GameNotation {
  NotationHead head;
  Selection selection;
  SavedGame game;
  std::vector<int> lines;  // for each action, the line of the text, from 1
  // For each tile placed in a turn, in order: the comment and the diagram of its line.
  std::vector<NotationTurn> remarks;
};

// Whether a text is meant as notation: its first line that is no comment begins with a key of the
// head, such as "Players:".
bool is_notation(std::string_view text);

// Errors (`where`: "evening.txt:12"), each with the line, a caret and what to write: no players; an
// unknown key, set, tile, figure, colour or move; a cell without a tile; a figure that is nowhere.
// Too long: more than most_notation_bytes or most_notation_actions. Rules of play are not checked.
Result<GameNotation> parse_notation(const Catalog& catalog, const Guides& guides,
                                    std::string_view text, std::string_view where);

// The turns of a game as they are written. Actions before the first tile stand in a line of their
// own. Errors: those of board_kit().
Result<std::vector<NotationTurn>> notation_turns(const Catalog& catalog, const Selection& selection,
                                                 const SavedGame& game);

// The whole text. parse_notation() reads it back to an equal game: the same turns and points.
std::string notation_text(const NotationHead& head, const Selection& selection,
                          const SavedGame& game, const std::vector<NotationTurn>& turns);

}  // namespace cartulary
