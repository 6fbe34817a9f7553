// Selections from files, standard input, exports and sites, and faults of files.
#include <filesystem>
#include <thread>

#include <sys/stat.h>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::files_test {
TEST_CASE("an answer's selection can be given again, and options win over it") {
  const Run first = run_cli({"fit", "c?rf", "--sets", "IC*2", "--edition", "C2", "--json"});
  REQUIRE(first.status == 0);
  write_text(scratch("answer.json"), first.out);
  const Run again = run_cli({"fit", "c?rf", "--selection", scratch("answer.json"), "--json"});
  CHECK(again.out == first.out);
  const RunOptions piped{.input = first.out};
  CHECK(run_cli({"fit", "c?rf", "--selection", "-", "--json"}, piped).out == first.out);
  const Run other =
      run_cli({"fit", "c?rf", "--selection", "-", "--edition", "C1", "--json"}, piped);
  CHECK(other.out == run_cli({"fit", "c?rf", "--sets", "IC*2", "--edition", "C1", "--json"}).out);
}

TEST_CASE("a selection that is none is told with its place") {
  write_text(scratch("bad.json"), "{\"sets\": {\"towr\": 1}}");
  const Run run = run_cli({"fit", "c?rf", "--selection", scratch("bad.json")});
  CHECK(run.status == 1);
  CHECK(run.err.starts_with(scratch("bad.json") + ": sets: "));
  CHECK(run.err.find("did you mean 'tower'?") != std::string::npos);
}

TEST_CASE("a selection's house rules are checked, and told again") {
  const std::string file = scratch("house.json");
  write_text(file, R"({"adopts": ["ruling/base-game/house-small-cities-pay-two"]})");
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"fit", "c?rf"}, {"counts"}, {"dead"}, {"turn"}, {"scoring"}}) {
    std::vector<std::string> words = command;
    words.insert(words.end(), {"--selection", file, "--json"});
    INFO(command.front());
    CHECK(run_cli(words).out.find("\"adopts\": [\"base-game/house-small-cities-pay-two\"]") !=
          std::string::npos);
  }
  write_text(file, R"({"adopts": ["ruling/base-game/house-small-cities-pay-to"]})");
  const Run run = run_cli({"fit", "c?rf", "--selection", file});
  CHECK(run.status == 1);
  CHECK(run.err == file +
                       ": adopts: no rule, ruling or variant is called "
                       "'base-game/house-small-cities-pay-to'\n"
                       "did you mean 'ruling/base-game/house-small-cities-pay-two'?\n"
                       "fix: write an id such as rule/tower/ransom; searches tell ids\n");
}

TEST_CASE("files that are not there, are folders or are too long") {
  CHECK(run_cli({"missing", "BA", scratch("no such file")}).err ==
        scratch("no such file") + ": cannot be read\nfix: name a file, or - for standard input\n");
  CHECK(run_cli({"missing", "BA", scratch("")}).err ==
        scratch("") + ": is a folder\nfix: name a file, or - for standard input\n");
  const RunOptions long_input{.input = std::string(65'537, '#')};
  const Run run = run_cli({"missing", "BA", "-"}, long_input);
  CHECK(run.status == 1);
  CHECK(run.err == "standard input: is longer than 65536 bytes\n");
}

TEST_CASE("a set may stand with its edition, a wrong one suggests") {
  CHECK(run_cli({"missing", "IC@C4", "-"}).err ==
        "SETS: no edition is called 'C4'\n"
        "  IC@C4\n"
        "     ^\n"
        "fix: write C1, C2, C3, C3.1 or WE\n");
  const RunOptions empty{};
  CHECK(run_cli({"missing", "IC@c2", "-", "--json"}, empty).out.find("\"edition\": \"C2\"") !=
        std::string::npos);
}

TEST_CASE("show lists all records of a name, and suggests for none") {
  CHECK(run_cli({"show", "towr"}).err ==
        "id: nothing is called 'towr'\ndid you mean 'tower'?\n"
        "fix: `cartulary sets` and `cartulary tiles` list ids\n");
  CHECK(run_cli({"show", "set/towr"}).err ==
        "id: no set 'towr'\ndid you mean 'set/tower'?\n"
        "fix: `cartulary sets` and `cartulary tiles` list ids\n");
  CHECK(run_cli({"show", "tyle/BA-15"}).err ==
        "id: no kind of record 'tyle'\ndid you mean 'tile'?\n"
        "fix: kinds are tile, set, rule, ruling, variant, element, position, source and ledger\n");
  CHECK(run_cli({"show", "tyle/BA-15"}).status == 1);
}

TEST_CASE("show finds rules and rulings by id, and elements by any of their names") {
  const auto first_line = [](const std::string& id) {
    const std::string out = run_cli({"show", id}).out;
    return out.substr(0, out.find('\n'));
  };
  CHECK(first_line("rule/tower/capture") == "rule/tower/capture");
  CHECK(first_line("Tower/Capture") == "rule/tower/capture");
  CHECK(first_line("tower/capture-before-the-dragon") == "ruling/tower/capture-before-the-dragon");
  CHECK(first_line("element/tower") == "element/tower");
  CHECK(first_line("mayor") == "element/mayor");
  CHECK(first_line("bürgermeister") == "element/mayor");
  CHECK(first_line("Meeple") == "element/follower");
}

TEST_CASE("show tells a variant, with who proposed it") {
  const std::string out = run_cli({"show", "variant/count-of-carcassonne/count-follows"}).out;
  CHECK(
      out.starts_with("variant/count-of-carcassonne/count-follows\n"
                      "The Count follows the follower\n"
                      "\n"
                      "variant        official\n"
                      "set            The Count of Carcassonne\n"));
  CHECK(run_cli({"show", "count-of-carcassonne/variant-with-the-follower"}).out == out);
  CHECK(run_cli({"show", "variant/base-game/architects"})
            .out.find("variant        by Tobias Stapelfeldt\n") != std::string::npos);
  CHECK(run_cli({"show", "variant/base-game/prisoners"})
            .out.find("variant        author not named in the source\n") != std::string::npos);
}

TEST_CASE("newcomer B6: of what shares a name show takes the box, and names the other") {
  CHECK(run_cli({"show", "tower"}).out == run_cli({"show", "set/tower"}).out);
  CHECK(run_cli({"show", "tower"}).out.find("cartulary show element/tower\n") != std::string::npos);
  CHECK(run_cli({"show", "big-box-3"}).out.find("cartulary show source/big-box-3\n") !=
        std::string::npos);
}

TEST_CASE("show suggests rules with their kind") {
  CHECK(run_cli({"show", "tower/captur"}).err ==
        "id: no rule, ruling or variant is called 'tower/captur'\n"
        "did you mean 'rule/tower/capture'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids\n");
  CHECK(run_cli({"show", "ruling/tower/capture"}).err ==
        "id: no rule, ruling or variant is called 'ruling/tower/capture'\n"
        "did you mean 'rule/tower/capture'?\n"
        "fix: write an id such as rule/tower/ransom; searches tell ids\n");
  CHECK(run_cli({"show", "capture-before-the-dragon"}).err ==
        "id: nothing is called 'capture-before-the-dragon'\n"
        "did you mean 'ruling/tower/capture-before-the-dragon'?\n"
        "fix: `cartulary sets` and `cartulary tiles` list ids\n");
  CHECK(run_cli({"show", "element/mayer"}).err ==
        "id: no element 'mayer'\n"
        "did you mean 'element/mayor'?\n"
        "fix: `cartulary rules` finds elements by what they are called\n");
}

TEST_CASE("show finds positions by id, and suggests them where they are nearly named") {
  const std::string id = "position/tower/range-one-piece";
  const Run found = run_cli({"show", id});
  CHECK(found.status == 0);
  CHECK(found.out.starts_with(id + "\n"));
  CHECK(run_cli({"show", "tower/range-one-piece"}).out == found.out);
  CHECK(run_cli({"show", "Position/Tower/Range-One-Piece"}).status == 1);
  CHECK(run_cli({"show", "position/TOWER/range-one-piece"}).out == found.out);
  CHECK(run_cli({"show", "position/tower/range-one-pice"}).err ==
        "id: no position 'tower/range-one-pice'\n"
        "did you mean '" +
            id +
            "'?\n"
            "fix: `cartulary show` of a rule or ruling lists its positions\n");
  for (const char* near :
       {"tower/range-one-pice", "rule/tower/range-one-piece", "ruling/tower/range-one-pice"})
    CHECK(run_cli({"show", near}).err ==
          "id: no rule, ruling or variant is called '" + std::string(near) +
              "'\n"
              "did you mean '" +
              id +
              "'?\n"
              "fix: write an id such as rule/tower/ransom; searches tell ids\n");
  CHECK(run_cli({"show", "element/tower/range-one-piece"}).err.find("'" + id + "'?\n") !=
        std::string::npos);
  CHECK(run_cli({"show", "range-one-piece"}).err.find("'" + id + "'?\n") != std::string::npos);
  const std::string json = run_cli({"show", id, "--json"}).out;
  CHECK(json.starts_with("{\n  \"id\": \"" + id + "\",\n"));
}

TEST_CASE("the site and the export are written, and say what they wrote") {
  const Run site = run_cli({"site", "--out", scratch("site")});
  CHECK(site.err.empty());
  CHECK(site.status == 0);
  CHECK(std::filesystem::exists(scratch("site/index.html")));
  CHECK(site.out.ends_with(" files written to " + scratch("site") + "\nopen " +
                           scratch("site/index.html") + '\n'));
  const std::string count = site.out.substr(0, site.out.find(' '));
  CHECK(run_cli({"site", "--out", scratch("site"), "--json"})
            .out.starts_with("{\n  \"files\": " + count + ",\n  \"out\": \"" + scratch("site") +
                             "\",\n  \"content_hash\": \""));
  for (const std::string format : {"json", "csv", "sqlite"}) {
    const std::string out = scratch("export-" + format);
    const Run run = run_cli({"export", "--format", format, "--out", out});
    CHECK(run.err.empty());
    CHECK(run.status == 0);
    CHECK(std::filesystem::exists(out + "/SHA256SUMS"));
    CHECK(run.out == format + " written to " + out +
                         "\nDATA-DICTIONARY.md tells what stands where; `sha256sum -c SHA256SUMS` "
                         "checks the files\n");
  }
  CHECK(run_cli({"export", "--format", "csv", "--out", ""}).err ==
        "--out: is empty\nfix: name a folder: --out DIR\n");
  const Run other = run_cli({"export", "--format", "jsn", "--out", scratch("export-x")});
  CHECK(other.status == 1);
  CHECK(other.err.find("did you mean 'json'?") != std::string::npos);
}

TEST_CASE("an empty --db is refused before any work") {
  for (const std::vector<std::string>& line : {std::vector<std::string>{"build"},
                                               {"site", "--out", scratch("no-site")},
                                               {"serve"},
                                               {"sets"}}) {
    std::vector<std::string> args = line;
    args.insert(args.end(), {"--db", ""});
    const Run run = run_cli(args);
    CHECK(run.status == 1);
    CHECK(run.err == "--db: is empty\nfix: name a file: --db FILE\n");
  }
}

TEST_CASE("an installed program finds its database, and one beside it first") {
  const std::string bin = scratch("prefix/bin");
  const std::string share = scratch("prefix/share/cartulary");
  std::filesystem::create_directories(bin);
  std::filesystem::create_directories(share);
  const auto ask = [&] { return run_alone({"show", "tile/BA-15"}, {.program_folder = bin}); };
  CHECK(ask().err.find(bin + "/cartulary.db") != std::string::npos);
  REQUIRE(run_cli({"export", "--format", "sqlite", "--out", scratch("prefix/out")}).status == 0);
  std::filesystem::copy_file(scratch("prefix/out/cartulary.db"), share + "/cartulary.db");
  CHECK(ask().out == run_cli({"show", "tile/BA-15"}).out);
  write_text(bin + "/cartulary.db", "no database");
  CHECK(ask().err.find(bin + "/cartulary.db") != std::string::npos);
}

TEST_CASE("a database is not written over a device") {
  const Run run = run_cli(
      {"build", "--content", CARTULARY_SOURCE_DIR "/tests/bad_content/good", "--db", "/dev/null"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "/dev/null: cannot be written: is a device\n"
        "fix: name a file in a folder that exists and that you may write to\n");
  CHECK(std::filesystem::is_character_file("/dev/null"));
}

TEST_CASE("a board's picture is written through a device") {
  const std::string board = CARTULARY_SOURCE_DIR "/tests/cli/boards/forty.json";
  const Run run = run_cli({"board", board, "--svg", "/dev/null", "--export", "/dev/null"});
  CHECK(run.err.empty());
  CHECK(run.status == 0);
  CHECK(std::filesystem::is_character_file("/dev/null"));
}

TEST_CASE("a board comes from a pipe, but is not waited for where nobody writes") {
  const std::string pipe = scratch("pipe");
  REQUIRE(::mkfifo(pipe.c_str(), 0666) == 0);
  CHECK(run_cli({"board", pipe}).err ==
        pipe + ": is a pipe into which nobody writes\nfix: name a file, or - for standard input\n");
  const std::string board = read_text(CARTULARY_SOURCE_DIR "/tests/cli/boards/forty.json");
  std::thread writer([&] { write_text(pipe, board); });
  const Run run = run_cli({"board", pipe, "--json"});
  writer.join();
  CHECK(run.err.empty());
  CHECK(run.out ==
        run_cli({"board", CARTULARY_SOURCE_DIR "/tests/cli/boards/forty.json", "--json"}).out);
}

TEST_CASE("newcomer 13: several sets, figures and any order of a count") {
  const RunOptions typed{.input = "18 land\n"};
  CHECK(run_cli({"missing", "BA,TO", "-"}, typed).err.starts_with("standard input:1: 'land' is "));
  const RunOptions counted{.input = "29 tower pieces, meeples: 48\nscoreboard x1\n"};
  CHECK(run_cli({"missing", "BA,TO", "-"}, counted).out ==
        "2 sets (Base Game, edition C1; The Tower, edition C1): 78 counted of 80 expected\n"
        "\n"
        "Missing\n"
        "counted as      expected  counted  difference  which\n"
        "tile-dispenser         1        0          -1  holds the tiles you draw\n"
        "tower-piece           30       29          -1\n");
  CHECK(run_cli({"missing", "BA,TO", "-", "--letter"}, counted).out ==
        "Carcassonne, counted against\n"
        "- Base Game (C1)\n"
        "- The Tower (C1)\n"
        "\n"
        "Missing:\n"
        "- 1 x tile-dispenser\n"
        "- 1 x tower-piece\n");
}

TEST_CASE("a collection is counted, and played with") {
  write_text(scratch("shelf.yaml"),
             "boxes: {base-game: 1, tower: 2}\neditions: {tower: C2}\nlost: {tower-piece: 1}\n");
  const RunOptions counted{.input = "tower-piece 59\nscoreboard 1\nfollower 48\ntile-tower 2\n"};
  const std::string shelf = "@" + scratch("shelf.yaml");
  CHECK(run_cli({"missing", shelf, "-"}, counted).out ==
        "2 sets (Base Game, edition C1; The Tower, edition C2, 2 times): complete\n");
  const Run fit = run_cli({"fit", "c?rf", "--sets", shelf, "--json"});
  CHECK(fit.out.find("\"sets\": {\"base-game\": 1, \"tower\": 2}") != std::string::npos);
  CHECK(fit.out.find("\"tower\": \"C2\"") != std::string::npos);
  write_text(scratch("shelf.yaml"), "boxes: {towr: 2}\n");
  CHECK(run_cli({"tiles", "has:inn", "--sets", shelf}).err ==
        scratch("shelf.yaml") +
            ":1:9: no set is called 'towr'\n"
            "  boxes: {towr: 2}\n"
            "          ^\n"
            "did you mean 'tower'?\n"
            "fix: take an id, a code or a title from the list of sets\n");
}

TEST_CASE("single tiles of a collection are played with, and those that are gone are not") {
  write_text(scratch("mine.yaml"),
             "boxes: {base-game: 1}\ntiles: {IC-02: 1}\nwithout: {BA-03: 2}\n");
  const std::string mine = "@" + scratch("mine.yaml");
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"fit", "cccr"}, std::vector<std::string>{"counts"},
        std::vector<std::string>{"tiles", "has:inn"}}) {
    std::vector<std::string> by_file = asked;
    by_file.insert(by_file.end(), {"--sets", mine, "--json"});
    std::vector<std::string> by_options = asked;
    by_options.insert(by_options.end(), {"--sets", "base-game@C1", "--tiles", "IC-02", "--without",
                                         "BA-03*2", "--json"});
    const Run run = run_cli(by_file);
    CHECK(run.err.empty());
    CHECK(run.out == run_cli(by_options).out);
  }
  const Run more = run_cli({"fit", "cccr", "--sets", mine, "--tiles", "IC-02,PD-03", "--json"});
  CHECK(more.out.find("\"tiles\": {\"IC-02\": 2, \"PD-03\": 1}") != std::string::npos);
}

TEST_CASE("newcomer 14: counts takes a query behind its keys") {
  CHECK(run_cli({"counts", "--by", "edges", "cfcf", "--csv"})
            .out.starts_with("edges,copies,designs\r\ncfcf,"));
  CHECK(run_cli({"counts", "--by", "set", "has:inn", "set:IC", "--csv"}).out ==
        "set,copies,designs\r\ninns-and-cathedrals,6,6\r\n");
  CHECK(run_cli({"counts", "class:red"}).status == 1);
}

TEST_CASE("two databases are compared record by record") {
  const std::string same = scratch("same.db");
  REQUIRE(run_bare({"build", "--content", CARTULARY_SOURCE_DIR "/content", "--db", same}).status ==
          0);
  const Run none = run_bare({"diff", same, same});
  CHECK(none.out.ends_with(": nothing changed\n"));
  CHECK(run_bare({"diff", same, scratch("none.db")}).err ==
        scratch("none.db") +
            ": there is no database here\n"
            "fix: name two databases that this version of the program has built\n");
}

}  // namespace cartulary::cli::files_test
