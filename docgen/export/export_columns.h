// The columns of exported files with their meaning, in the order of the CSV files. The data
// dictionary is made from them. Internal to the export.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/export/export.h"

namespace cartulary::docgen {

struct DataColumn {
  std::string name;
  std::string_view meaning;
};

struct DataTable {
  std::string_view file;  // "tiles.csv", "tiles.json"
  std::string_view rows;  // the member of a JSON file that holds the records; else empty
  std::string_view meaning;
  std::vector<DataColumn> columns;
};

// The files of the format in dictionary order; none for SQLite.
std::vector<DataTable> data_tables(ExportFormat format);

}  // namespace cartulary::docgen
