#include "tiledb/database/game_rows.h"

#include "engine/rule/carried_game_members.h"
#include "tiledb/database/member_rows.h"

namespace cartulary::tiledb {

void write_games(SQLite::Database& database, const std::vector<CarriedGame>& games) {
  RecordWriter<CarriedGame> writer(database);
  for (const CarriedGame& game : games) writer.write(game);
}

std::vector<CarriedGame> load_games(SQLite::Database& database) {
  return load_records<CarriedGame>(database);
}

}  // namespace cartulary::tiledb
