#include "tiledb/database/database.h"

#include <random>

#include <SQLiteCpp/SQLiteCpp.h>
#include <unistd.h>

#include "engine/text/version.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/example_content.h"
#include "tiledb/database/database_writer.h"
#include "tiledb/file/file_digest.h"
#include "tiledb/file/open_file.h"

namespace cartulary::tiledb::database_test {
namespace {

// The real content in a database of its own.
struct Built {
  TemporaryFolder folder;
  Built() { REQUIRE(write_database(test::project_content(), folder / "cartulary.db").ok()); }
  std::filesystem::path file() const { return folder / "cartulary.db"; }
  Database open() const {
    Result<Database> database = Database::open(file());
    REQUIRE(database.ok());
    return std::move(*database);
  }
};

std::string open_error(const std::filesystem::path& file) {
  const Result<Database> database = Database::open(file);
  REQUIRE_FALSE(database.ok());
  return to_text(database.error());
}

// Prints which tile differs, not all of them.
void compare(const Library& read, const Library& content) {
  CHECK(read.catalog.sets() == content.catalog.sets());
  REQUIRE(read.catalog.tiles().size() == content.catalog.tiles().size());
  for (std::size_t i = 0; i < read.catalog.tiles().size(); ++i) {
    INFO(content.catalog.tiles()[i].id);
    CHECK(read.catalog.tiles()[i] == content.catalog.tiles()[i]);
  }
  CHECK(read.catalog.language().words() == content.catalog.language().words());
  CHECK(read.rulebook.elements() == content.rulebook.elements());
  CHECK(read.rulebook.openings() == content.rulebook.openings());
  CHECK(read.rulebook.rules() == content.rulebook.rules());
  CHECK(read.rulebook.rulings() == content.rulebook.rulings());
  CHECK(read.rulebook.variants() == content.rulebook.variants());
  CHECK(read.sources == content.sources);
  CHECK(read.ledger == content.ledger);
  CHECK(read.claims == content.claims);
  CHECK(read.positions == content.positions);
  CHECK(read.guides == content.guides);
  CHECK(read.games == content.games);
  CHECK(read.meta.content_hash == content.meta.content_hash);
}

TEST_CASE("what is read from the database equals the content, in all values") {
  const Built built;
  const Database database = built.open();
  const Result<Library> library = database.library();
  REQUIRE(library.ok());
  compare(*library, test::project_library());
  CHECK(library->meta.schema_version == schema_version);
  CHECK(library->meta.program_version == program_version);
  CHECK(database.catalog()->tiles() == test::project_library().catalog.tiles());
  CHECK(*database.elements() == test::project_library().rulebook.elements());
  CHECK(*database.uncounted() == test::project_content().uncounted);
}

TEST_CASE("small content with every kind of value comes back as it was") {
  const ExampleContent example;
  const ContentRead read = example.read_all();
  const TemporaryFolder folder;
  REQUIRE(write_database(read.content, folder / "small.db").ok());
  const Result<Database> database = Database::open(folder / "small.db");
  REQUIRE(database.ok());
  REQUIRE(read.content.library.positions.size() == 1);
  REQUIRE(read.content.library.games.size() == 1);
  compare(*database->library(), read.content.library);
}

TEST_CASE("the same content gives the same bytes, read and written again") {
  const Built built;
  const ContentRead again = read_content(std::filesystem::path(CARTULARY_SOURCE_DIR) / "content");
  REQUIRE(write_database(again.content, built.folder / "again.db").ok());
  const bool same = built.folder.read("cartulary.db") == built.folder.read("again.db");
  CHECK(same);
}

TEST_CASE("the file is sound by SQLite's own checks") {
  const Built built;
  SQLite::Database connection(built.file().string());
  CHECK(connection.execAndGet("PRAGMA integrity_check").getString() == "ok");
  SQLite::Statement foreign(connection, "PRAGMA foreign_key_check");
  CHECK_FALSE(foreign.executeStep());
  CHECK(connection.execAndGet("PRAGMA application_id").getInt() == application_id);
  CHECK(connection.execAndGet("PRAGMA journal_mode").getString() == "delete");
}

TEST_CASE("the views answer in SQL what the program answers") {
  const Built built;
  SQLite::Database connection(built.file().string());
  CHECK(connection
            .execAndGet("SELECT copies FROM set_total WHERE set_id = 'base-game' "
                        "AND edition = 'C1' AND class = 'land'")
            .getInt() == 72);
  CHECK(connection
            .execAndGet("SELECT copies FROM edge_code_count WHERE edge_code = 'crrf' "
                        "AND set_id = 'base-game' AND edition = 'C1'")
            .getInt() == 3);
  CHECK(connection
            .execAndGet("SELECT sum(marks) FROM tile_mark JOIN tile ON tile.id = tile_id "
                        "WHERE mark = 'inn' AND set_id = 'inns-and-cathedrals' AND tile_id IN "
                        "(SELECT tile_id FROM tile_copy WHERE edition = 'C1')")
            .getInt() == 6);
  int unmet = 0;
  for (const ClaimResult& claim : test::project_library().claims) unmet += claim.met() ? 0 : 1;
  CHECK(connection.execAndGet("SELECT count(DISTINCT id) FROM claim_difference").getInt() == unmet);
}

TEST_CASE("elements, rules, rulings and notes stand in their tables, with what they link to") {
  const ExampleContent example;
  const TemporaryFolder folder;
  REQUIRE(write_database(example.read_all().content, folder / "small.db").ok());
  SQLite::Database connection((folder / "small.db").string());
  const auto answer = [&](const char* sql) {
    return std::string(connection.execAndGet(sql).getString());
  };
  CHECK(answer("SELECT group_concat(name) FROM (SELECT name FROM element_name WHERE element_id = "
               "'herdsman' ORDER BY position)") == "shepherd,drover");
  CHECK(answer("SELECT group_concat(id) FROM (SELECT id FROM rule WHERE set_id = 'meadow' "
               "ORDER BY position)") == "meadow/count-sheep,meadow/shear,meadow/night");
  CHECK(answer("SELECT choice FROM rule_choice WHERE rule_id = 'meadow/count-sheep' "
               "AND is_default") == "1");
  CHECK(answer("SELECT group_concat(ruling_id) FROM (SELECT ruling_id FROM ruling_rule "
               "WHERE rule_id = 'meadow/night' ORDER BY ruling_id)") == "meadow/goats,meadow/rain");
  CHECK(answer("SELECT to_ruling FROM ruling_relation WHERE relation = 'supersedes'") ==
        "meadow/goats");
  CHECK(answer("SELECT to_rule FROM ruling_relation WHERE relation = 'contradicts'") ==
        "meadow/shear");
  CHECK(answer("SELECT text FROM ruling_side WHERE current") == "a lamb is a sheep");
  CHECK(answer("SELECT ruling_id FROM ruling_note WHERE document_id = 'rulebook-1.0' "
               "AND note = 3") == "meadow/lambs");
  CHECK(answer("SELECT note || ' ' || reason FROM note_left_out") == "2 a credit");
  CHECK(answer("SELECT key FROM ruling_unknown WHERE ruling_id = 'meadow/goats'") == "by");
}

TEST_CASE("guides come back as they were read, and the tables hold what is left out") {
  const ExampleContent example;
  const ContentRead read = example.read_all();
  REQUIRE(read.errors.empty());
  const TemporaryFolder folder;
  REQUIRE(write_database(read.content, folder / "example.db").ok());
  const Result<Library> library = Database::open(folder / "example.db")->library();
  REQUIRE(library.ok());
  const Guides* guides = &library->guides;
  CHECK(*guides == read.content.library.guides);
  CHECK(guides->guides.size() == 7);  // with that of variants
  CHECK(guides->scoring.lines.size() == 4);
  CHECK(guides->find("order-of-play")->parts[0].lines[1].rule_value ==
        std::vector<ChosenValue>{{"tiny-city", "2"}});
  CHECK(guides->find("timeline")->parts[0].lines[2].cells[0].rules ==
        RecordIds{{RecordKind::Ruling, "meadow/lambs"}});
  CHECK(guides->find_figure("herdsman")->cells[1].id == "herdsman/value+HiG");
  SQLite::Database connection((folder / "example.db").string());
  CHECK(connection.execAndGet("SELECT sentences FROM sentence_section").getInt() == 7);
  CHECK(connection.execAndGet("SELECT count(*) FROM sentence_left_out").getInt() == 2);
}

TEST_CASE("the tables hold all rules and rulings of the content") {
  const Built built;
  SQLite::Database connection(built.file().string());
  const Library& content = test::project_library();
  const auto rows = [&](const char* table) {
    return static_cast<std::size_t>(
        connection.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt());
  };
  CHECK(rows("element") == content.rulebook.elements().size());
  CHECK(rows("set_rules") == content.rulebook.openings().size());
  CHECK(rows("rule") == content.rulebook.rules().size());
  CHECK(rows("ruling") == content.rulebook.rulings().size());
  CHECK(rows("variant") == content.rulebook.variants().size());
  CHECK(content.rulebook.variants().size() > 10);
  CHECK(rows("note_range") == test::project_content().note_ranges.size());
  CHECK(rows("note_left_out") == test::project_content().left_out.size());
  CHECK(content.rulebook.rules().size() > 200);
  CHECK(content.rulebook.rulings().size() > 400);
}

TEST_CASE("a build that fails leaves the old database and no temporary") {
  const TemporaryFolder folder;
  folder.write("cartulary.db", "the old one");
  std::vector<TileSet> sets(1);
  sets[0].id = "meadow";  // its code is too short for the table
  Content content;
  content.library.catalog = Catalog(std::move(sets), {});
  const Status written = write_database(content, folder / "cartulary.db");
  REQUIRE_FALSE(written.ok());
  CHECK(to_text(written.error()) ==
        (folder / "cartulary.db").string() +
            ": the database cannot be written: CHECK constraint failed: length(code) BETWEEN 2 "
            "AND 4\nfix: look at the space left on the disk; if there is enough, "
            "the program is at fault");
  CHECK(folder.read("cartulary.db") == "the old one");
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()),
                      std::filesystem::directory_iterator()) == 1);
}

TEST_CASE("what is no database of cartulary is refused with the way out") {
  const TemporaryFolder folder;
  const auto missing = folder / "missing.db";
  CHECK(open_error(missing) ==
        missing.string() +
            ": there is no database here\n"
            "fix: run `cartulary build` to make it, or name another with --db");
  folder.write("text.db",
               "this is a text, and no database, of more than a hundred bytes: "
               "................................................................");
  CHECK(open_error(folder / "text.db") ==
        (folder / "text.db").string() +
            ": this is no database\n"
            "fix: name another file, or run `cartulary build` to make one");
  CHECK(open_error(folder.path()) ==
        folder.path().string() + ": this is no file\nfix: name the file of a database");
  folder.write("empty.db", "");
  CHECK(open_error(folder / "empty.db") ==
        (folder / "empty.db").string() +
            ": this SQLite database was not made by cartulary\n"
            "fix: name another file, or run `cartulary build` to make one");
}

TEST_CASE("a database of another schema is refused") {
  const Built built;
  {
    SQLite::Database connection(built.file().string(), SQLite::OPEN_READWRITE);
    connection.exec("PRAGMA user_version = 999");
  }
  CHECK(open_error(built.file()) ==
        built.file().string() +
            ": the database has schema version 999, this program reads version " +
            std::to_string(schema_version) + "\nfix: run `cartulary build` to make it anew");
}

std::string changed_text(const std::filesystem::path& file) {
  return file.string() +
         ": the database was changed or damaged after it was built\n"
         "fix: run `cartulary build` to make it anew";
}

TEST_CASE("a database cut short or changed by other tools is refused") {
  const Built built;
  const std::string bytes = built.folder.read("cartulary.db");
  built.folder.write("cut.db", std::string_view(bytes).substr(0, bytes.size() / 3));
  CHECK(open_error(built.folder / "cut.db") == changed_text(built.folder / "cut.db"));
  {
    SQLite::Database connection(built.file().string(), SQLite::OPEN_READWRITE);
    connection.exec("UPDATE tile_set SET year = 1999 WHERE id = 'base-game'");
  }
  CHECK(open_error(built.file()) == changed_text(built.file()));
}

TEST_CASE("foreign values under a digest that holds give errors, not crashes") {
  const Built built;
  {
    SQLite::Database connection(built.file().string(), SQLite::OPEN_READWRITE);
    connection.exec(
        "PRAGMA ignore_check_constraints = ON; "
        "UPDATE tile SET shape = 'hexagon' WHERE id = 'BA-03'");
  }
  std::string bytes = built.folder.read("cartulary.db");
  REQUIRE(state_digest(bytes));
  built.folder.write("cartulary.db", bytes);
  const Result<Catalog> catalog = built.open().catalog();
  REQUIRE_FALSE(catalog.ok());
  CHECK(to_text(catalog.error()) == built.file().string() +
                                        ": the database cannot be read: a tile's shape is none\n"
                                        "fix: run `cartulary build` to make it anew");
}

TEST_CASE("300 flipped bits: each is an error, none a changed answer") {
  const Built built;
  const std::string bytes = built.folder.read("cartulary.db");
  const OpenFile file = OpenFile::open(built.file(), O_WRONLY);
  std::mt19937 random(300);
  std::uniform_int_distribution<std::size_t> place_of(0, bytes.size() - 1);
  for (int flip = 0; flip < 300; ++flip) {
    const std::size_t place = place_of(random);
    const char damaged = static_cast<char>(bytes[place] ^ (1 << (flip % 8)));
    INFO("byte " << place << ", bit " << flip % 8);
    REQUIRE(::pwrite(file.descriptor(), &damaged, 1, static_cast<off_t>(place)) == 1);
    CHECK_FALSE(Database::open(built.file()).ok());
    REQUIRE(::pwrite(file.descriptor(), &bytes[place], 1, static_cast<off_t>(place)) == 1);
  }
  CHECK(Database::open(built.file()).ok());
}

TEST_CASE("the database cannot be written to through the program") {
  const Built built;
  const std::string before = built.folder.read("cartulary.db");
  {
    const Database database = built.open();
    CHECK(database.catalog().ok());
  }
  const bool same = built.folder.read("cartulary.db") == before;
  CHECK(same);
}

// The table is for people who open the file with their own tools: the program has a search of its
// own (engine/search/search.h).
std::string first_found(SQLite::Database& connection, const std::string& match) {
  SQLite::Statement row(connection,
                        "SELECT kind || '/' || id FROM search WHERE search MATCH ? "
                        "ORDER BY bm25(search, 0, 0, 0, 10, 1), kind, id");
  row.bind(1, match);
  return row.executeStep() ? row.getColumn(0).getString() : "nothing";
}

TEST_CASE("the full-text table finds records of every kind, names first, without accents") {
  const Built built;
  SQLite::Database connection(built.file().string());
  CHECK(first_found(connection, "inns cathedrals") == "set/inns-and-cathedrals");
  CHECK(first_found(connection, "wirtshauser") == "set/inns-and-cathedrals");
  CHECK(first_found(connection, "\"IC-07\"") == "tile/IC-07");
  CHECK(first_found(connection, "TTSCarcassonne") == "source/tts-carcassonne");
  CHECK(first_found(connection, "\"wheel-cfrr\"") == "ledger/wheel-cfrr");
  CHECK(first_found(connection, "B\u00fcrgermeister") == "element/mayor");
  CHECK(first_found(connection, "buying prison*") == "rule/tower/ransom");
  CHECK(first_found(connection, "\"cost double to buy\"") == "ruling/tower/ransom-is-flat");
  CHECK(first_found(connection, "zebra") == "nothing");
}

}  // namespace
}  // namespace cartulary::tiledb::database_test
