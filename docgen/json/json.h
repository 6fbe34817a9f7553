// JSON of the answers, as docs/json.md describes it. For the command line, the server and export.
//
// Each function gives one whole UTF-8 text, pretty-printed by two spaces with one row of a list
// on a line, ending in a newline; keys stand in a fixed order, numbers are the shortest decimal
// that reads back as the same double. No function fails. docs/json.md tells every key.
//
// An answer that has rows is also written to any AnswerWriter, which may give them as CSV.
//
//   std::fputs(fit_json(catalog, answer).c_str(), stdout);
//   std::fputs(written<CsvWriter>(put_fit, catalog, answer).c_str(), stdout);
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "engine/bag/counts.h"
#include "engine/bag/dead.h"
#include "engine/bag/fit.h"
#include "engine/bag/missing.h"
#include "engine/bag/tile_query.h"
#include "engine/bag/why.h"
#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "tiledb/database/database.h"
#include "tiledb/draft/claim.h"

namespace cartulary::docgen {

// The part of a list that is shown, and how to ask for the rest.
struct Paging {
  std::size_t offset = 0;
  std::size_t limit = 0;  // 0: all
  std::string next = {};  // opaque text for `next`, empty at the end; left out of CLI answers
};

void put_fit(AnswerWriter& json, const Catalog& catalog, const FitAnswer& answer);
void put_why(AnswerWriter& json, const WhyAnswer& answer);
void put_dead(AnswerWriter& json, const DeadAnswer& answer);
void put_counts(AnswerWriter& json, const CountsAnswer& answer);
void put_tiles(AnswerWriter& json, const Catalog& catalog, const TileHits& hits,
               const Paging& paging);
void put_sets(AnswerWriter& json, const Catalog& catalog, const Paging& paging);

std::string fit_json(const Catalog& catalog, const FitAnswer& answer);
std::string why_json(const WhyAnswer& answer);
std::string dead_json(const DeadAnswer& answer);
std::string counts_json(const CountsAnswer& answer);
std::string missing_json(const MissingAnswer& answer);
std::string tiles_json(const Catalog& catalog, const TileHits& hits, const Paging& paging);
std::string sets_json(const Catalog& catalog, const Paging& paging);
// One record of any kind with all that is known of it.
std::string set_json(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set);
std::string tile_json(const Catalog& catalog, const Tile& tile);
std::string source_json(const SourceDocument& source);
std::string ledger_entry_json(const LedgerEntry& entry);
std::string sources_json(const std::vector<SourceDocument>& sources);
std::string ledger_json(const std::vector<LedgerEntry>& entries);
std::string meta_json(const tiledb::Meta& meta);
// RFC 9457: type (about:blank: the status says it), title, status, detail; `where`, `excerpt`,
// `fix` and `suggestion` where there are any.
std::string problem_json(const Error& error, int status);

// RFC 4180 of the list `rows_key` in a JSON answer: header = keys, lists joined by `|`, nested
// keys by `.`, lines end in CRLF. The columns are those of all rows, in order of appearance.
// An object inside a list stands as its values joined by `:` ("tower:2|river:1"); null is an
// empty cell. Empty text where there are no rows. `json` is an answer of this file.
std::string csv_of(std::string_view json, std::string_view rows_key);

}  // namespace cartulary::docgen
