#include "cli/commands/board_input.h"

#include "tiledb/board/notation_file.h"

namespace cartulary::cli {

docgen::BoardRequest BoardInput::request(const tiledb::Library& library) const {
  return {.text = text,
          .where = where,
          .selection = selection,
          .base = base ? &*base : nullptr,
          .rulebook = &library.rulebook,
          .guides = &library.guides,
          .notation = tiledb::read_notation};
}

Result<BoardInput> board_input(const Catalog& catalog, const Call& call) {
  const std::string file = call.text("FILE");
  Result<std::string> text = call.read(file, tiledb::max_board_bytes);
  if (!text) return text.error();
  BoardInput input;
  input.text = *std::move(text);
  input.where = file == "-" ? "standard input" : file;
  if (call.arguments().has("--selection")) {
    Result<Selection> read = call.selection_file(catalog);
    if (!read) return read.error();
    input.base = *std::move(read);
  } else if (call.game().game) {
    input.base = call.game();
  }
  Result<SelectionText> selection = call.selection_text(catalog);
  if (!selection) return selection.error();
  input.selection = *std::move(selection);
  return input;
}

}  // namespace cartulary::cli
