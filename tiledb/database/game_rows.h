// Writes and reads the tables of game_schema.sql: the summaries of groups' own games that the
// content includes. Conventions and exceptions as in sql.h.
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
