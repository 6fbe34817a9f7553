// Publishing: shared by the commands that write a folder of data: the data and its source, the
// target folder, and the final report.
//
//   Result<Publishing> publishing = start_publishing(call);
//   ...write publishing->data to publishing->out...
//   report_written(call, *publishing, {"files", 12}, "12 files", "open index.html");
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

#include "cli/line/call.h"
#include "tiledb/library/library.h"

namespace cartulary::cli {

struct Publishing {
  std::string out;                 // --out as given
  std::filesystem::path database;  // that the data come from
  tiledb::Library data;
};

// Errors: --out is empty, the database or the game cannot be read.
Result<Publishing> start_publishing(Call& call);

// A JSON member that only this command reports.
struct ReportedFact {
  std::string_view key;
  std::variant<int, std::string_view> value;
};

// With --json, prints the fact, `out` and `content_hash`; otherwise "WHAT written to OUT" and, on
// the next line, what to do next.
void report_written(const Call& call, const Publishing& publishing, const ReportedFact& fact,
                    std::string_view what, std::string_view next);

}  // namespace cartulary::cli
