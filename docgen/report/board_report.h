// BoardReport: a board file with everything that `cartulary board`, the API and the pages show
// about it.
//
// Owns the board and its kit (the bag, the pieces owned and the formulas that score:
// engine/board/board_kit.h). Both point into the Catalog, which must outlive the report.
//
//   Result<BoardReport> report = board_report(catalog, {.text = text, .where = "game.jcz"});
//   std::fputs(board_json(*report).c_str(), stdout);
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/fit.h"
#include "engine/bag/selection.h"
#include "engine/board/board.h"
#include "engine/board/board_kit.h"
#include "engine/guide/guides.h"
#include "engine/guide/house_remarks.h"
#include "engine/position/board_figures.h"
#include "engine/referee/wrong_figures.h"
#include "engine/region/board_answer.h"
#include "engine/replay/game_record.h"
#include "engine/rule/rulebook.h"
#include "tiledb/board/board_file.h"

namespace cartulary::docgen {

// A board file and the question about it. The texts have the syntax of the command-line options;
// empty means not given.
struct BoardRequest {
  std::string_view text;               // the contents of the file
  std::string_view where;              // its name, for errors
  SelectionText selection = {};        // overrides the file's; base game if neither names sets
  const Selection* base = nullptr;     // replaces the file's selection
  const Rulebook* rulebook = nullptr;  // to check what the file's selection adopts; null: unchecked
  const Guides* guides = nullptr;  // scoring and figure rules; null: no points, no house remarks
  tiledb::NotationReader notation = nullptr;  // null: games in notation are no boards
  OddsText odds = {};
  std::string_view drawn = {};   // the id of a tile
  std::string_view region = {};  // "x,y x,y"
  bool turns = false;            // for a saved game: list the points turn by turn
  StopCheck stop = {};
};

// Reasons why the points in a report may be wrong.
struct PointDoubts {
  bool not_followed = false;          // an action that can change points was skipped
  std::vector<std::string> no_rules;  // sets on the board without known rules, sorted
  bool may_differ = false;
  bool left_out = false;
  bool illegal = false;  // a tile of a saved game contradicts the known sides of its neighbours
  bool wrong_figures = false;
  bool none() const {
    return !not_followed && no_rules.empty() && !may_differ && !left_out && !illegal &&
           !wrong_figures;
  }
};

// A board built from its file, with the figures on it.
struct LaidTable {
  tiledb::BoardFile file;
  std::unique_ptr<BoardKit> kit;
  std::unique_ptr<Board> board;
  std::vector<PositionFigure> figures;  // from the file, or after the last action of a saved game
  std::optional<GameRecord> record;     // for a saved game that names its players
  // Figures and tokens in play though no chosen set brings them: a saved game may use those of a
  // set without its tiles. `figure_sets` is the selection with sets that bring them.
  std::vector<std::string> elements;
  Selection figure_sets;
};
// Uses only `text`, `where`, `selection`, `base`, `rulebook` and `guides` of the request. Errors:
// those of parse_board_file, select, board_kit, lay_board and check_figures; an empty selection
// (`where` "sets"); the file adopts a record that does not exist.
Result<LaidTable> lay_table(const Catalog& catalog, const BoardRequest& request);

struct BoardReport {
  tiledb::BoardSource source = tiledb::BoardSource::Own;
  std::map<std::string, int> skipped;
  std::vector<tiledb::UnfollowedAction> may_differ;
  std::vector<tiledb::UnknownPart> left_out;
  std::vector<Cell> unsure;  // see BoardFile
  std::vector<PositionFigure> figures;
  std::vector<std::string> elements;       // see LaidTable
  std::optional<BoardFigures> held;        // if the board has figures
  std::vector<WrongFigure> wrong_figures;  // for a typed board
  std::vector<GamePlayer> players;         // for a saved game
  std::optional<GameRecord> record;        // for a saved game that names its players
  PointDoubts doubts;                      // none without figures or a record
  bool turns = false;                      // whether the turns of a saved game were asked for
  // House rules about what scores on this board and the figures on it; nothing unless a group's
  // game is being played.
  std::optional<std::vector<HouseRemark>> remarks;
  std::vector<Said> notes;
  std::map<std::string, Edition> fallback;
  std::unique_ptr<BoardKit> kit;
  std::unique_ptr<Board> board;
  BoardAnswer answer;

  // The parts of the saved game, or of the figures, that were not followed. REQUIRES: a record or
  // `held`.
  const std::vector<NotFollowed>& not_followed() const {
    return record ? record->not_followed : held->not_followed;
  }
};

// Errors: those of lay_table, parse_odds and parse_region; stopped_error(); an unknown tile
// (`where` "drawn").
Result<BoardReport> board_report(const Catalog& catalog, const BoardRequest& request);

}  // namespace cartulary::docgen
