// Export: the whole data as files for other programs, with a data dictionary and checksums.
//
// A folder is written: the data, DATA-DICTIONARY.md, which tells every file and column, and
// SHA256SUMS, which `sha256sum -c` checks. The same data gives the same bytes.
//
//   Status done = export_data(data, "cartulary.db", ExportFormat::Csv, "out");
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/database/library.h"

namespace cartulary::docgen {

enum class ExportFormat { Json, Csv, Sqlite };
std::string_view to_text(ExportFormat format);  // "json", "csv", "sqlite"
// Error (`where` "--format") with suggestion.
Result<ExportFormat> parse_export_format(std::string_view text);

// A file of the export by its name in the folder.
struct ExportFile {
  std::string name;
  std::string text;
};

// The files of the JSON or CSV export, without dictionary and sums, by name.
// REQUIRES: format is not Sqlite, whose one file is the database itself.
std::vector<ExportFile> export_files(const tiledb::Library& data, ExportFormat format);

// The data dictionary of the format, as Markdown: files, columns, what each means.
std::string data_dictionary(ExportFormat format);

// Writes the folder `out`: made if missing; if it is there it must be empty or hold an earlier
// export, which is replaced. All or nothing: written beside, then renamed. `database` is the
// file that `data` was read from; only the SQLite export copies it.
Status export_data(const tiledb::Library& data, const std::filesystem::path& database,
                   ExportFormat format, const std::filesystem::path& out);

}  // namespace cartulary::docgen
