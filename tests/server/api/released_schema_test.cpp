// What readers of the data rely on, compared with the last release: tables and columns of the
// database, files and keys of the exports, addresses, parameters and keys of the API.
// docs/releases.md tells the rule. CARTULARY_RECORD_SCHEMA=1 records a release, with the version of
// CMakeLists.txt; CARTULARY_RELEASE=1 asks for what a release needs, additions included.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include "docgen/export/export_columns.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "tests/server/small_server.h"
#include "tests/support/catch.h"
#include "tiledb/database/schema.h"

namespace cartulary::server::released_schema_test {
namespace {

using Json = nlohmann::ordered_json;
using Lines = std::set<std::string>;
using Version = std::array<int, 3>;

constexpr const char* record = CARTULARY_SOURCE_DIR "/tests/golden/release/schema.txt";

struct Released {
  std::string version;
  Lines schema;
};

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && std::string(value) == "1";
}

// "table tile.id TEXT"; of a view without the type, which each version of SQLite works out anew.
void add_tables(Lines& lines) {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  for (const std::string_view name : tiledb::schema_order)
    database.exec(std::string(tiledb::schema_text(name).value()));
  SQLite::Statement column(
      database,
      "SELECT t.name, c.name, iif(t.type = 'view', '', c.type) FROM pragma_table_list t, "
      "pragma_table_info(t.name) c WHERE t.schema = 'main' AND t.type IN "
      "('table', 'view', 'virtual') AND t.name NOT LIKE 'sqlite%'");
  while (column.executeStep()) {
    const std::string type = column.getColumn(2).getString();
    lines.insert("table " + column.getColumn(0).getString() + '.' +
                 column.getColumn(1).getString() + (type.empty() ? "" : ' ' + type));
  }
}

// "csv tiles.csv id", "json tiles.json tiles[].id"
void add_exports(Lines& lines) {
  for (const docgen::DataTable& table : docgen::data_tables(docgen::ExportFormat::Csv))
    for (const docgen::DataColumn& column : table.columns)
      lines.insert("csv " + std::string(table.file) + ' ' + column.name);
  for (const docgen::DataTable& table : docgen::data_tables(docgen::ExportFormat::Json))
    for (const docgen::DataColumn& column : table.columns)
      lines.insert("json " + std::string(table.file) + ' ' +
                   (table.rows.empty() ? "" : std::string(table.rows) + "[].") + column.name);
}

std::string type_of(const Json& schema) {
  if (schema.contains("$ref")) {
    const std::string name = schema["$ref"];
    return name.substr(name.rfind('/') + 1);
  }
  if (!schema.contains("type")) return "any";
  const Json& type = schema["type"];
  if (type.is_string()) return type;
  std::string all;
  for (const Json& one : type) add_item(all, one.get<std::string>(), "|");
  return all;
}

// The keys of an object and of all within it that has no name of its own.
void add_keys(Lines& lines, const std::string& where, const Json& schema) {
  if (schema.contains("items")) {
    const std::string place = where + "[]";
    lines.insert(place + ' ' + type_of(schema["items"]));
    add_keys(lines, place, schema["items"]);
  }
  if (!schema.contains("properties")) return;
  for (const auto& [key, value] : schema["properties"].items()) {
    const std::string place = where + '.' + key;
    lines.insert(place + ' ' + type_of(value));
    add_keys(lines, place, value);
  }
}

// "api GET /api/v1/fit ?pattern", "answer FitAnswer.bag integer"
void add_api(Lines& lines) {
  const Json description = Json::parse(*test::SmallService().get("/openapi.json").body);
  for (const auto& [path, methods] : description["paths"].items()) {
    for (const auto& [method, operation] : methods.items()) {
      const std::string place = "api " + method + ' ' + path;
      lines.insert(place);
      for (const Json& parameter : operation["parameters"])
        if (parameter["in"] == "query")
          lines.insert(place + " ?" + parameter["name"].get<std::string>());
    }
  }
  for (const auto& [name, schema] : description["components"]["schemas"].items())
    add_keys(lines, "answer " + name, schema);
}

Lines present_schema() {
  Lines lines;
  add_tables(lines);
  add_exports(lines);
  add_api(lines);
  return lines;
}

Released last_release() {
  Released released;
  std::ifstream file(record);
  std::getline(file, released.version);
  for (std::string line; std::getline(file, line);) released.schema.insert(line);
  return released;
}

void write_release(const Lines& schema) {
  std::ofstream file(record);
  file << program_version << '\n';
  for (const std::string& line : schema) file << line << '\n';
}

Version parse_version(std::string_view text) {
  Version version{};
  const auto parts = split(text, '.');
  REQUIRE(parts.size() == version.size());
  for (std::size_t i = 0; i < version.size(); ++i)
    version[i] = parse_whole(parts[i], 0, 9999).value();
  return version;
}

enum class Step { Nothing, Addition, Break };

// Whether `now` may follow `last` after such a step. Before 1.0.0 the second number stands for the
// first, and the third for the second.
bool may_follow(std::string_view now, std::string_view last, Step step) {
  const Version later = parse_version(now);
  const Version earlier = parse_version(last);
  if (step == Step::Nothing) return later >= earlier;
  std::size_t place = step == Step::Break ? 0 : 1;
  if (earlier[0] == 0 && later[0] == 0) ++place;
  return std::lexicographical_compare(earlier.begin(), earlier.begin() + 1 + place, later.begin(),
                                      later.begin() + 1 + place);
}

Lines without(const Lines& lines, const Lines& others) {
  Lines rest;
  std::set_difference(lines.begin(), lines.end(), others.begin(), others.end(),
                      std::inserter(rest, rest.end()));
  return rest;
}

}  // namespace

TEST_CASE("a version says whether readers of the data break") {
  CHECK(may_follow("1.2.3", "1.2.3", Step::Nothing));
  CHECK_FALSE(may_follow("1.2.2", "1.2.3", Step::Nothing));
  CHECK(may_follow("1.3.0", "1.2.3", Step::Addition));
  CHECK(may_follow("2.0.0", "1.2.3", Step::Addition));
  CHECK_FALSE(may_follow("1.2.4", "1.2.3", Step::Addition));
  CHECK(may_follow("2.0.0", "1.2.3", Step::Break));
  CHECK_FALSE(may_follow("1.3.0", "1.2.3", Step::Break));
  CHECK(may_follow("0.2.4", "0.2.3", Step::Addition));
  CHECK_FALSE(may_follow("0.2.3", "0.2.3", Step::Addition));
  CHECK(may_follow("0.3.0", "0.2.3", Step::Break));
  CHECK_FALSE(may_follow("0.2.4", "0.2.3", Step::Break));
  CHECK(may_follow("1.0.0", "0.2.3", Step::Break));
}

TEST_CASE("what readers of the last release rely on is there, or the version says that it went") {
  const Lines now = present_schema();
  for (const char* line : {"table tile.id TEXT", "csv tiles.csv id", "json tiles.json tiles[].id",
                           "api get /api/v1/fit ?pattern", "answer FitAnswer.bag integer"})
    CHECK(now.contains(line));
  if (is_set("CARTULARY_RECORD_SCHEMA")) write_release(now);
  const Released last = last_release();
  const Lines gone = without(last.schema, now);
  const Lines added = without(now, last.schema);
  INFO("last release " << last.version << ", now " << program_version
                       << "; docs/releases.md tells how versions follow");
  if (!may_follow(program_version, last.version, Step::Break)) CHECK(gone == Lines());
  if (is_set("CARTULARY_RELEASE") && !may_follow(program_version, last.version, Step::Addition))
    CHECK(added == Lines());
  CHECK(may_follow(program_version, last.version, Step::Nothing));
}

}  // namespace cartulary::server::released_schema_test
