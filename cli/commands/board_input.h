// BoardInput: the board that a command is asked about: its file and the selection that the options
// tell.
//
// Owns its texts; what request() gives refers to it and to the library.
//
//   const Result<BoardInput> input = board_input(library.catalog, call);
//   board_report(library.catalog, input->request(library));
#pragma once

#include <optional>
#include <string>

#include "cli/line/call.h"
#include "docgen/base/board_report.h"

namespace cartulary::cli {

struct BoardInput {
  std::string text;
  std::string where;  // the file's name, for errors
  SelectionText selection;
  // Of --selection, else of --game: takes the place of the selection in the board's file.
  std::optional<Selection> base;

  docgen::BoardRequest request(const tiledb::Library& library) const;
};

// Reads the argument FILE. Errors: no such file, too large; a selection that is none.
Result<BoardInput> board_input(const Catalog& catalog, const Call& call);

}  // namespace cartulary::cli
