// How the values of the content lie in the tables of schema.sql, rule_schema.sql and
// position_schema.sql: for each group of tables one function that writes it and one that reads it
// back, notes apart. All throw as sql.h says.
#pragma once

#include <vector>

#include "engine/position/position.h"
#include "engine/rule/rule.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

struct Content;

// tile_set and the tables of a set, start tiles and mega drops included.
void write_sets(SQLite::Database& database, const Catalog& catalog);
std::vector<TileSet> read_sets(SQLite::Database& database);

// tile and the tables of a tile, segments included.
void write_tiles(SQLite::Database& database, const Catalog& catalog);
std::vector<Tile> read_tiles(SQLite::Database& database);

// segment and its tables; read_segments fills in tiles that are sorted by id.
void write_segments(SQLite::Database& database, const Catalog& catalog);
void read_segments(SQLite::Database& database, std::vector<Tile>& tiles);

void write_sources(SQLite::Database& database, const std::vector<SourceDocument>& documents);
std::vector<SourceDocument> read_sources(SQLite::Database& database);

void write_ledger(SQLite::Database& database, const std::vector<LedgerEntry>& ledger);
std::vector<LedgerEntry> read_ledger(SQLite::Database& database);

void write_claims(SQLite::Database& database, const std::vector<ClaimResult>& claims,
                  const std::vector<UncountedFigure>& uncounted);
std::vector<ClaimResult> read_claims(SQLite::Database& database);
std::vector<UncountedFigure> read_uncounted(SQLite::Database& database);

// The rules with what opens a set's rules, the rulings with the notes that they carry, and the
// ranges of notes with those left out, which nothing but SQL reads back.
void write_elements(SQLite::Database& database, const std::vector<Element>& elements);
void write_rules(SQLite::Database& database, const Content& content);
void write_rulings(SQLite::Database& database, const Content& content);
void write_notes(SQLite::Database& database, const Content& content);
std::vector<Element> read_elements(SQLite::Database& database);
std::vector<SetRules> read_set_rules(SQLite::Database& database);
std::vector<Rule> read_rules(SQLite::Database& database);
std::vector<Ruling> read_rulings(SQLite::Database& database);

// board_position and the tables of a position.
void write_positions(SQLite::Database& database, const Content& content);
std::vector<Position> read_positions(SQLite::Database& database);

// The rows of the full-text search, made from all of the above.
void write_search(SQLite::Database& database, const Content& content);

}  // namespace cartulary::tiledb
