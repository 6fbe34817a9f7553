// BoardReport: a board file with all that can be told about it: what `cartulary board`, the API
// and the pages show.
//
// Owns the kit and the board; both point into the Catalog, which must outlive the report.
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
#include "engine/game/game_record.h"
#include "engine/guide/guides.h"
#include "engine/guide/house_remarks.h"
#include "engine/position/board_figures.h"
#include "engine/referee/referee.h"
#include "engine/region/board_answer.h"
#include "engine/rule/rulebook.h"
#include "tiledb/board/board_file.h"

namespace cartulary::docgen {

// A board and what is asked of it. Texts are those of the options; empty: not given.
struct BoardRequest {
  std::string_view text;               // the file
  std::string_view where;              // its name, for errors
  SelectionText selection = {};        // over the file's selection; the base game if both say none
  const Selection* base = nullptr;     // takes the place of the file's selection
  const Rulebook* rulebook = nullptr;  // what the file's selection may take over; null: unchecked
  const Guides* guides = nullptr;      // what features bring, which rules figures stand by; null:
                                       // nothing brings points, and no house remarks
  OddsText odds = {};
  std::string_view drawn = {};   // a tile
  std::string_view region = {};  // "x,y x,y"
  bool turns = false;            // of a saved game: turn by turn what was scored
  StopCheck stop = {};
};

// Why points may be wrong.
struct PointDoubts {
  bool not_followed = false;          // an action that can change points
  std::vector<std::string> no_rules;  // sets on the table of which no rules are known, sorted
  bool may_differ = false;
  bool left_out = false;
  bool illegal = false;  // a tile of a saved game lies against what is known of its sides
  bool none() const {
    return !not_followed && no_rules.empty() && !may_differ && !left_out && !illegal;
  }
};

// A board file laid out: its kit, its board, and what stands on it.
struct LaidTable {
  tiledb::BoardFile file;
  std::unique_ptr<BoardKit> kit;
  std::unique_ptr<Board> board;
  std::vector<PositionFigure> figures;  // of the file, or after the last action of a saved game
  std::optional<GameRecord> record;     // of a saved game that names its players
};
// Of the request text, where, selection, base, rulebook and guides count. Errors: those of
// parse_board_file, select, board_kit, lay_board, check_figures; no set at all (`where` "sets");
// what the file takes over is not there.
Result<LaidTable> lay_table(const Catalog& catalog, const BoardRequest& request);

struct BoardReport {
  tiledb::BoardSource source = tiledb::BoardSource::Own;
  std::map<std::string, int> skipped;
  std::vector<tiledb::UnfollowedAction> may_differ;
  std::vector<tiledb::UnknownPart> left_out;
  std::vector<Cell> unsure;  // see BoardFile
  std::vector<PositionFigure> figures;
  std::optional<BoardFigures> held;                 // where the board has figures
  std::vector<Referee::WrongFigure> wrong_figures;  // of a typed board
  std::vector<GamePlayer> players;                  // of a saved game
  std::optional<GameRecord> record;                 // of a saved game that names its players
  PointDoubts doubts;                               // where there are players
  bool turns = false;                               // whether its turns are asked for
  // House rules on what scores and stands there; nothing where no group's game is played.
  std::optional<std::vector<HouseRemark>> remarks;
  std::vector<std::string> notes;
  std::map<std::string, Edition> fallback;
  std::unique_ptr<BoardKit> kit;
  std::unique_ptr<Board> board;
  BoardAnswer answer;
};

// Errors: those of lay_table, parse_odds, region; stopped_error(); an unknown tile (`where`
// "drawn").
Result<BoardReport> board_report(const Catalog& catalog, const BoardRequest& request);

}  // namespace cartulary::docgen
