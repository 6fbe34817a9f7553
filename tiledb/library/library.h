// Library: every record of the content as values, linked and indexed. Pages, server and commands
// answer from it. Records: the same values in plain lists, as they are stored and sent.
//
// Records come from content files, a database, a group's own game or the bytes of a site. All of
// these fill in Records and pass them to library_of(), so that equal records give equal libraries.
//
// A Library owns its records. Indexes and pages point into it, so it must not move while they are
// used.
//
//   Library library = library_of(std::move(records));
//   const Tile* tile = library.catalog.find_tile("IC-07");
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/guide/guides.h"
#include "engine/position/position.h"
#include "engine/rule/carried_game.h"
#include "engine/rule/rulebook.h"
#include "engine/text/search_word.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"
#include "tiledb/draft/claim.h"

namespace cartulary::tiledb {

// Where records come from. The numbers are 0 and the version empty unless a database was read.
struct Meta {
  int schema_version = 0;
  std::string program_version;  // version of the program that built the database
  std::string content_hash;     // SHA-256, in hex
};

// Without what is made from other records: indexes, and the guide of variants.
struct Records {
  Meta meta;
  std::vector<SearchWord> words;
  std::vector<TileSet> sets;            // in any order; Catalog has one
  std::vector<Tile> tiles;              // in any order; Catalog has one
  std::vector<Element> elements;        // by id
  std::vector<SetRules> openings;       // by set
  std::vector<Rule> rules;              // by set, then in the order in which they are read
  std::vector<Ruling> rulings;          // by set, then in the order of their file
  std::vector<Variant> variants;        // by set, then in the order of their file
  std::optional<GroupGame> game;        // the one being played
  std::vector<SourceDocument> sources;  // by id
  std::vector<LedgerEntry> ledger;      // by id
  std::vector<ClaimResult> claims;      // in the order of their files
  std::vector<Position> positions;      // by id
  Guides guides;
  std::vector<CarriedGame> games;  // by id; includes the game being played, if any
};

struct Library {
  Meta meta;
  Catalog catalog;  // includes the words of the search, catalog.language()
  Rulebook rulebook;
  std::vector<SourceDocument> sources;
  std::vector<LedgerEntry> ledger;
  std::vector<ClaimResult> claims;
  std::vector<Position> positions = {};  // by id
  Guides guides = {};                    // includes the guide of variants
  std::vector<CarriedGame> games = {};
};

// REQUIRES: ids are unique (content is checked).
Library library_of(Records records);
// A copy of all that the library was made of.
Records records_of(const Library& library);

struct RecordCounts {
  int sets = 0;
  int tiles = 0;
  int rules = 0;
  int rulings = 0;
  int variants = 0;
  int elements = 0;
  int positions = 0;
  int ledger = 0;  // entries
};
RecordCounts counts_of(const Library& library);

}  // namespace cartulary::tiledb
