// BoardFile: a board as a file tells it: the project's own board JSON, or a game saved by
// JCloisterZone 5 (.jcz). Which of the two it is shows in the content, not in the name.
//
//   own:  {"selection": {"sets": {"base-game": 1}, "edition": "C1"},
//          "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 90}],
//          "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city N"}],
//          "unsure": [[2, 1]]}
//   jcz:  {"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "start": [...]},
//          "replay": [{"type": "PLACE_TILE", "payload": {...}}, ...]}
//
// Owns its texts; tiles point into the Catalog, which must outlive it. Reading lays no tile:
//
//   Result<BoardFile> file = parse_board_file(catalog, text, "game.jcz");
//   Result<BoardKit> kit = board_kit(catalog, file->selection);
//   Result<Board> board = lay_board(*file, *kit);
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/board/board.h"
#include "engine/board/placement.h"
#include "engine/game/game.h"
#include "engine/position/position.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary::tiledb {

inline constexpr std::size_t max_board_bytes = 8'388'608;
inline constexpr int max_board_depth = 32;

enum class BoardSource { Own, Jcz };
// "own", "jcz"
std::string_view to_text(BoardSource source);

// A tile, and where the file says so, for messages: "game.jcz: /replay/3".
struct FiledTile {
  Placement placement;
  std::string where;
};

// An action that changes what lies on the table in a way that a Board does not follow.
struct UnfollowedAction {
  std::string action;       // "BRIDGE"
  std::vector<Cell> cells;  // that it may touch, sorted; empty if the file names none
  friend bool operator==(const UnfollowedAction&, const UnfollowedAction&) = default;
};

// A set, tile or action of a saved game that is not known here: all else is read without it.
struct UnknownPart {
  std::string kind;         // "set", "tile" or "action"
  std::string name;         // theirs
  std::vector<Cell> cells;  // where it lies, or that it names
  friend bool operator==(const UnknownPart&, const UnknownPart&) = default;
};

struct BoardFile {
  BoardSource source = BoardSource::Own;
  Selection selection;                  // without sets where the file names none
  std::vector<FiledTile> tiles;         // in the order in which they were laid
  std::vector<PositionFigure> figures;  // of our own boards
  // Cells where neither a tile can be told to lie against the rules nor what fits, sorted: there,
  // or beside it, a saved game was not followed.
  std::vector<Cell> unsure;
  // Of saved games alone: actions without effect on the tiles, by their type; actions that have
  // one which is not followed, as they stand; what is not known; and what a reader of the answer
  // must know.
  std::map<std::string, int> skipped;
  std::vector<UnfollowedAction> may_differ;
  std::vector<UnknownPart> left_out;
  std::vector<std::string> notes;
  std::optional<Game> game;  // its players and actions, where the file names players
};

// `where` names the text in errors. Errors: too long, too deep, a key twice, no JSON (each with
// line, column and caret); else `where: JSON pointer`: neither kind of file, a value of the wrong
// kind, a cell beyond the table; of our own boards an unknown key, set, tile, edition or rotation
// (with suggestion), or player; of saved games a version before 5.7.0, no set that is known, an
// UNDO with nothing to undo, more than 100,000 actions.
Result<BoardFile> parse_board_file(const Catalog& catalog, std::string_view text,
                                   std::string_view where);

// Lays the tiles on an empty board of the kit. Errors: those of Board::place, with the place in
// the file. REQUIRES: the kit's catalog is that of the file.
Result<Board> lay_board(const BoardFile& file, const BoardKit& kit);

}  // namespace cartulary::tiledb
