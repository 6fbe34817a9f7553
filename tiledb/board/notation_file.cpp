#include "tiledb/board/notation_file.h"

namespace cartulary::tiledb {

Result<BoardFile> read_notation(const Catalog& catalog, const Guides& guides, std::string_view text,
                                std::string_view where) {
  Result<GameNotation> notation = parse_notation(catalog, guides, text, where);
  if (!notation) return notation.error();
  BoardFile file;
  file.source = BoardSource::Notation;
  file.selection = std::move(notation->selection);
  file.head = std::move(notation->head);
  file.remarks = std::move(notation->remarks);
  file.game = std::move(notation->game);
  for (const Placement& start : file.game->start)
    file.tiles.push_back({start, std::string(where) + ": Start"});
  for (std::size_t i = 0; i < file.game->actions.size(); ++i)
    if (const GameAction& action = file.game->actions[i]; action.type == GameActionType::Place)
      file.tiles.push_back(
          {action.tile, std::string(where) + ':' + std::to_string(notation->lines[i])});
  return file;
}

}  // namespace cartulary::tiledb
