// JSON of the answers, which docs/json.md tells key by key. For the command line, the server and
// export.
//
// Each function gives one whole UTF-8 text, pretty-printed by two spaces with one row of a list
// on a line, ending in a newline; keys stand in a fixed order, numbers are the shortest decimal
// that reads back as the same double. No function fails.
// An answer that has rows is also written to any AnswerWriter, which may give them as CSV.
//
//   std::fputs(fit_json(catalog, answer).c_str(), stdout);
//   std::fputs(written<CsvWriter>(put_fit, catalog, answer).c_str(), stdout);
//
// This header brings them all, for those who write answers of every kind.
#pragma once

#include "docgen/json/json_answers.h"
#include "docgen/json/json_records.h"
#include "docgen/json/json_sets.h"
#include "docgen/json/json_tiles.h"
