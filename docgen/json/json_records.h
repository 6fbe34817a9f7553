// JSON of sources, of the ledger, of the facts about the database, and of errors. Layout, key order
// and numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(problem_json(error, 404).c_str(), stdout);
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "engine/text/result.h"
#include "engine/tile/source.h"
#include "tiledb/database/database.h"
#include "tiledb/draft/claim.h"

namespace cartulary::docgen {

std::string source_json(const SourceDocument& source);
std::string ledger_entry_json(const LedgerEntry& entry);
std::string sources_json(const std::vector<SourceDocument>& sources);
std::string ledger_json(const std::vector<LedgerEntry>& entries);
std::string meta_json(const tiledb::Meta& meta, const tiledb::RecordCounts& counts);
// RFC 9457: type (about:blank, as the status says it all), title, status and detail; `where`,
// `excerpt`, `fix` and `suggestion` if they are not empty. If the function `instead` is given, it
// writes the member `instead`, an alternative answer.
std::string problem_json(const Error& error, int status,
                         const std::function<void(AnswerWriter&)>& instead = {});

}  // namespace cartulary::docgen
