// BoardInput: the board that a command is asked about: its file and the selection in the options.
//
// Owns its texts; the result of request() refers to it and to the library.
//
//   const Result<BoardInput> input = board_input(library.catalog, call);
//   board_report(library.catalog, input->request(library));
#pragma once

#include <optional>
#include <string>

#include "cli/line/call.h"
#include "docgen/report/board_report.h"

namespace cartulary::cli {

struct BoardInput {
  std::string text;
  std::string where;  // the file's name, for errors
  SelectionText selection;
  // From --selection, or else --game; replaces the selection in the board's file.
  std::optional<Selection> base;

  docgen::BoardRequest request(const tiledb::Library& library) const;
};

// Reads the argument FILE. Errors: no such file; too large; an invalid selection.
Result<BoardInput> board_input(const Catalog& catalog, const Call& call);

}  // namespace cartulary::cli
