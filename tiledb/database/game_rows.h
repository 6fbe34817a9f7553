// The tables of game_schema.sql; written and read as sql.h says, which also tells what is thrown.
#pragma once

#include <vector>

#include "engine/rule/carried_game.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

void write_games(SQLite::Database& database, const std::vector<CarriedGame>& games);
// By id.
std::vector<CarriedGame> load_games(SQLite::Database& database);

}  // namespace cartulary::tiledb
