// Export: writes the whole data as files for other programs, with a data dictionary and checksums.
//
// The result is a folder with the data, DATA-DICTIONARY.md, which describes every file and column,
// and SHA256SUMS, which `sha256sum -c` checks. The same data gives the same bytes.
//
//   Status done = export_data(data, "cartulary.db", ExportFormat::Csv, "out");
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

enum class ExportFormat { Json, Csv, Sqlite, Suite };
std::string_view to_text(ExportFormat format);  // "json", "csv", "sqlite", "suite"
// Error: `where` is "--format", with a suggestion.
Result<ExportFormat> parse_export_format(std::string_view text);

// A file of the export. `name` is relative to the folder.
struct ExportFile {
  std::string name;
  std::string text;
};

// The files of the JSON, CSV or suite export, sorted by name, without the dictionary and checksums.
// REQUIRES: format is not Sqlite, whose single file is the database itself.
std::vector<ExportFile> export_files(const tiledb::Library& data, ExportFormat format);

// The data dictionary of the format, as Markdown: files, columns, and the meaning of each.
std::string data_dictionary(ExportFormat format);

// Writes the folder `out`, creating it if needed. An existing folder must be empty or hold an
// earlier export, which is replaced. All or nothing: the export is written next to `out`, then
// renamed. `database` is the file that `data` was read from; only the SQLite export copies it.
Status export_data(const tiledb::Library& data, const std::filesystem::path& database,
                   ExportFormat format, const std::filesystem::path& out);

}  // namespace cartulary::docgen
