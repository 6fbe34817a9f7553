// BoardFile: the board that a file describes. The file is the project's own board JSON, a game
// saved by JCloisterZone 5 (.jcz), or a game in notation (engine/notation). The content decides
// which, not the file name.
//
//   own:  {"selection": {"sets": {"base-game": 1}, "edition": "C1"},
//          "tiles": [{"tile": "BA-03", "x": 0, "y": 0, "rotation": 90}],
//          "figures": [{"player": "red", "figure": "follower", "x": 0, "y": 0, "at": "city N"}],
//          "elements": ["wagon"], "unsure": [[2, 1]]}
//   jcz:  {"appVersion": "5.7.0", "setup": {"sets": {"basic:1": 1}, "start": [...]},
//          "replay": [{"type": "PLACE_TILE", "payload": {...}}, ...]}
//
// Owns its texts; tiles point into the Catalog, which must outlive it. Parsing does not lay the
// tiles; lay_board() does:
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
#include "engine/guide/guides.h"
#include "engine/notation/game_notation.h"
#include "engine/position/position.h"
#include "engine/replay/saved_game.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"

namespace cartulary::tiledb {

inline constexpr std::size_t max_board_bytes = 8'388'608;
inline constexpr int max_board_depth = 32;

enum class BoardSource { Own, Jcz, Notation };
// "own", "jcz", "notation"
std::string_view to_text(BoardSource source);

// A tile, and its place in the file for messages: "game.jcz: /replay/3".
struct FiledTile {
  Placement placement;
  std::string where;
};

// An action that changes the laid tiles in a way that a Board does not model.
struct UnfollowedAction {
  std::string action;       // "BRIDGE"
  std::vector<Cell> cells;  // cells that it may touch, sorted; empty if the file names none
  friend bool operator==(const UnfollowedAction&, const UnfollowedAction&) = default;
};

// A set, tile or action of a saved game that Cartulary does not know and leaves out.
struct UnknownPart {
  std::string kind;         // "set", "tile" or "action"
  std::string name;         // as JCloisterZone calls it
  std::vector<Cell> cells;  // the tile's cell, or the cells that the action names
  friend bool operator==(const UnknownPart&, const UnknownPart&) = default;
};

struct BoardFile {
  BoardSource source = BoardSource::Own;
  Selection selection;                  // has no sets if the file names none
  std::vector<FiledTile> tiles;         // in the order in which they were laid
  std::vector<PositionFigure> figures;  // own boards only
  std::vector<std::string> elements;    // own boards only: in play though no chosen set brings them
  // Cells in or next to which a saved game contains something that the Board does not model,
  // sorted. For these, neither a breach of the rules nor the fitting tiles can be determined.
  std::vector<Cell> unsure;
  // Of a game in notation: its head, and what stands beside its turns.
  NotationHead head;
  std::vector<NotationTurn> remarks;
  // Saved games only: how often each type of action without effect on the tiles occurs; actions
  // whose effect is not modelled; unknown parts; and remarks that belong with every answer.
  std::map<std::string, int> skipped;
  std::vector<UnfollowedAction> may_differ;
  std::vector<UnknownPart> left_out;
  std::vector<Said> notes;
  std::optional<SavedGame>
      game;  // played games only: players and actions, if the file names players
};

// Reads a game in notation: read_notation() (notation_file.h).
using NotationReader = Result<BoardFile> (*)(const Catalog&, const Guides&, std::string_view text,
                                             std::string_view where);
// What notation is read with; without either it is no board.
struct NotationSupport {
  const Guides* guides = nullptr;  // name the figures
  NotationReader read = nullptr;
};

// `where` names the text in errors. A JSON object whose member "notation" is a text holds that game
// in notation. Errors with line, column and caret: text that is too long or
// too deep, a repeated key, invalid JSON. Errors at `where: JSON pointer`: neither kind of file, a
// value of the wrong kind, a cell beyond the table. For own boards also an unknown key, set, tile,
// edition or rotation (with suggestion), or player; for saved games a version before 5.7.0, no
// known set, an UNDO with nothing to undo, more than 100,000 actions.
// For notation those of parse_notation().
Result<BoardFile> parse_board_file(const Catalog& catalog, std::string_view text,
                                   std::string_view where, const NotationSupport& notation = {});

// Whether roads end at tunnel openings, for the board's kit: the game is played with the tokens,
// the selection has their set, or the board has some.
bool has_tunnel_tokens(const BoardFile& file, const Selection& selection);

// Lays the tiles on an empty board of the kit. Errors: those of Board::place, located in the file.
// REQUIRES: `file` and `kit` use the same catalog.
Result<Board> lay_board(const BoardFile& file, const BoardKit& kit);

}  // namespace cartulary::tiledb
