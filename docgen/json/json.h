// JSON of the answers, for the command line, the server and export. docs/json.md describes every
// key.
//
// Each function returns one complete UTF-8 text that ends in a newline. It is indented by two
// spaces, and each row of a list takes one line. Keys have a fixed order; numbers are the shortest
// decimal that reads back as the same double. No function fails. An answer that has rows can also
// be written to any AnswerWriter, such as one for CSV.
//
//   std::fputs(fit_json(catalog, answer).c_str(), stdout);
//   std::fputs(written<CsvWriter>(put_fit, catalog, answer).c_str(), stdout);
//
// This header includes the headers on bags, sets, tiles, sources, the ledger and problems. Rules,
// guides, scoring, boards, positions and searches have headers of their own in this folder, which
// follow the same form.
#pragma once

#include "docgen/json/json_answers.h"
#include "docgen/json/json_records.h"
#include "docgen/json/json_sets.h"
#include "docgen/json/json_tiles.h"
