#include "docgen/export/export.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "docgen/export/export_columns.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/temporary_folder.h"
#include "tiledb/file/sha256.h"

namespace cartulary::docgen::export_test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

CarriedGame small_game() {
  CarriedGame game;
  game.id = "our-evenings";
  game.title = "Our evenings";
  game.players = "2-5";
  game.edition = "C1";
  game.sets = "base-game,river";
  game.rules = "tiny-city=2";
  game.used = {{"base-game", "Carcassonne", "content", 12, 0}, {"our-grove", "Grove", "own", 2, 1}};
  game.own = {{"ruling/our-evenings/late", "Our evenings", "Late", "They wait.", ""}};
  game.adopts = {{"ruling/base-game/short-road", "On Sundays."}};
  game.drops = {{"rule/base-game/road", "No roads, \"ever\"."}};
  game.ledger = {{"our-evenings-count", "One or two", "slip", "Two", "They were counted."}};
  game.documents = {"car-7.4", "jcz-5"};
  return game;
}

tiledb::Library small_data() {
  tiledb::Library data;
  // With what most records do not have, and so leave out.
  const Catalog catalog = test::small_catalog();
  std::vector<TileSet> sets = catalog.sets();
  sets.front().titles = {{Edition::C2, "Carcassonne anew", ""}};
  data.catalog = Catalog(std::move(sets), catalog.tiles(), {}, catalog.language());
  const Rulebook book = test::small_rulebook();
  std::vector<Rule> rules = book.rules();
  std::vector<Ruling> rulings = book.rulings();
  std::vector<Variant> variants = book.variants();
  const auto fill = [](RuleRecord& record) {
    record.read_in = {Edition::C1};
    record.single_source = true;
  };
  fill(rules.front());
  fill(rulings.front());
  fill(variants.front());
  data.rulebook = Rulebook(book.elements(), book.openings(), std::move(rules), std::move(rulings),
                           std::move(variants));
  data.meta = {.schema_version = 1, .program_version = "0.1.0", .content_hash = "ab12"};
  SourceDocument source;
  source.id = "car-7.4";
  source.title = "Complete Annotated Rules";
  source.kind = "rules";
  data.sources = {source};
  LedgerEntry entry;
  entry.id = "bend-copies";
  entry.title = "Copies of the bend";
  entry.kind = "dispute";
  entry.sides = {{"3 tiles", {{"car-7.4", "page 12"}}}, {"2 tiles", {{"jcz-5", "BA/CRr"}}}};
  entry.decision = "3 tiles";
  entry.reason = "counted, twice";
  data.ledger = {entry};
  tiledb::ClaimResult claim;
  claim.count.classes = {"land"};
  claim.id = "edges/crrf/base-game";
  claim.count.sets = {"base-game"};
  claim.count.edges = "crrf";
  claim.copies = 3;
  claim.counted = 3;
  claim.source = {"car-7.4", "page 12"};
  data.claims = {claim};
  data.games = {small_game()};
  return data;
}

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

// A folder that goes with the value.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "cartulary-test-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  fs::path operator/(const char* name) const { return path_ / name; }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// Every line of SHA256SUMS is true, and every file but the sums and the marker stands in it.
void check_sums(const fs::path& folder) {
  std::ifstream sums(folder / "SHA256SUMS");
  std::set<std::string> named;
  std::string hash;
  std::string name;
  while (sums >> hash >> name) {
    CHECK(tiledb::sha256(file_bytes(folder / name)) == hash);
    named.insert(name);
  }
  std::set<std::string> there = names_in(folder);
  there.erase("SHA256SUMS");
  there.erase(".cartulary-export");
  CHECK(named == there);
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find("\r\n"));
}

std::string header_of(const DataTable& table) {
  std::string header;
  for (const DataColumn& column : table.columns)
    header += (header.empty() ? "" : ",") + std::string(column.name);
  return header;
}

}  // namespace

TEST_CASE("Every CSV file has the columns of the dictionary, in their order") {
  const std::vector<ExportFile> files = export_files(small_data(), ExportFormat::Csv);
  std::set<std::string> written;
  for (const ExportFile& file : files) {
    written.insert(file.name);
    for (const DataTable& table : data_tables(ExportFormat::Csv)) {
      if (table.file != file.name || file.text.empty()) continue;
      INFO(file.name);
      CHECK(first_line(file.text) == header_of(table));
    }
  }
  std::set<std::string> described;
  for (const DataTable& table : data_tables(ExportFormat::Csv))
    described.insert(std::string(table.file));
  CHECK(written == described);
}

TEST_CASE("Every record of a JSON file has keys that the dictionary names") {
  const std::vector<ExportFile> files = export_files(small_data(), ExportFormat::Json);
  REQUIRE(files.size() == data_tables(ExportFormat::Json).size());
  for (const DataTable& table : data_tables(ExportFormat::Json)) {
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const ExportFile& each) { return each.name == table.file; });
    REQUIRE(file != files.end());
    const Json whole = Json::parse(file->text);
    const Json records = table.rows.empty() ? Json::array({whole}) : whole[std::string(table.rows)];
    std::set<std::string> keys;
    for (const Json& record : records)
      for (const auto& [key, value] : record.items()) keys.insert(key);
    std::set<std::string> named;
    for (const DataColumn& column : table.columns) named.insert(std::string(column.name));
    INFO(table.file);
    CHECK(keys == named);
  }
}

TEST_CASE("Export: the CSV files and the dictionaries") {
  for (const ExportFile& file : export_files(small_data(), ExportFormat::Csv))
    check_golden("export/" + file.name, file.text);
  check_golden("export/dictionary-csv.md", data_dictionary(ExportFormat::Csv));
  check_golden("export/dictionary-json.md", data_dictionary(ExportFormat::Json));
  check_no_stale_goldens("export");
}

TEST_CASE("The database's dictionary is its schema") {
  const std::string text = data_dictionary(ExportFormat::Sqlite);
  CHECK(text.find("CREATE TABLE tile (") != std::string::npos);
  CHECK(text.find("CREATE TABLE ruling (") != std::string::npos);
  CHECK(text.find("sha256sum -c SHA256SUMS") != std::string::npos);
}

TEST_CASE("An export is a folder with dictionary and true sums, whatever the format") {
  const Folder folder;
  const tiledb::Library data = small_data();
  std::ofstream(folder / "source.db") << "the database";
  for (ExportFormat format : {ExportFormat::Json, ExportFormat::Csv, ExportFormat::Sqlite}) {
    const Status done = export_data(data, folder / "source.db", format, folder / "out");
    if (!done) FAIL(to_text(done.error()));
    check_sums(folder / "out");
  }
  CHECK(names_in(folder / "out") == std::set<std::string>{".cartulary-export", "DATA-DICTIONARY.md",
                                                          "SHA256SUMS", "cartulary.db"});
  CHECK(file_bytes(folder / "out/cartulary.db") == "the database");
  CHECK(names_in(folder.path()) == std::set<std::string>{"out", "source.db"});
}

TEST_CASE("The same data gives the same bytes") {
  const Folder folder;
  for (const char* name : {"a", "b"})
    REQUIRE(export_data(small_data(), {}, ExportFormat::Csv, folder / name).ok());
  CHECK(file_bytes(folder / "a/SHA256SUMS") == file_bytes(folder / "b/SHA256SUMS"));
}

TEST_CASE("A folder of somebody else's stays as it is") {
  const Folder folder;
  fs::create_directory(folder / "mine");
  std::ofstream(folder / "mine/diary.txt") << "dear";
  const Status done = export_data(small_data(), {}, ExportFormat::Csv, folder / "mine");
  REQUIRE_FALSE(done.ok());
  CHECK(to_text(done.error()) ==
        (folder / "mine").string() +
            ": the folder holds files that were not written by this command\nfix: name a folder "
            "that is new or empty; nothing was changed");
  CHECK(names_in(folder / "mine") == std::set<std::string>{"diary.txt"});
  std::ofstream(folder / "file") << "x";
  CHECK(export_data(small_data(), {}, ExportFormat::Csv, folder / "file").error().what ==
        "this is no folder");
  CHECK(export_data(small_data(), {}, ExportFormat::Csv, "").error().what == "no folder is named");
}

TEST_CASE("An export that fails leaves the old one whole") {
  const Folder folder;
  REQUIRE(export_data(small_data(), {}, ExportFormat::Csv, folder / "out").ok());
  const std::set<std::string> before = names_in(folder / "out");
  const Status done =
      export_data(small_data(), folder / "none.db", ExportFormat::Sqlite, folder / "out");
  REQUIRE_FALSE(done.ok());
  CHECK(done.error().where == (folder / "none.db").string());
  CHECK(names_in(folder / "out") == before);
  CHECK(names_in(folder.path()) == std::set<std::string>{"out"});
}

TEST_CASE("A format that is none is told with those that are") {
  CHECK(*parse_export_format("csv") == ExportFormat::Csv);
  CHECK(to_text(parse_export_format("sqlit").error()) ==
        "--format: there is no format 'sqlit'\ndid you mean 'sqlite'?\nfix: take json, csv, "
        "sqlite or suite");
}

}  // namespace cartulary::docgen::export_test
