// print: what a new user writes, and what is said to it.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::print_test {
namespace {

namespace fs = std::filesystem;

TEST_CASE("print: sets as people call them, whatever the case of the file's end") {
  const std::string file = scratch("tonight.HTML");
  const Run run = run_cli({"print", "booklet", "--sets", "base, Tower, River", "--out", file});
  CHECK(run.err == "");
  CHECK(run.out == "Booklet of rules written to " + file + "\n");
  CHECK(read_text(file).find("<p class=\"sets\">Base Game, The Tower, The River</p>") !=
        std::string::npos);
}

TEST_CASE("print: a file without an end that says what it is gets one offered") {
  const Run bare = run_cli({"print", "booklet", "--out", "tonight"});
  CHECK(bare.status == 1);
  CHECK(bare.err ==
        "--out: 'tonight' ends in neither .pdf nor .html\n"
        "did you mean 'tonight.pdf'?\n"
        "fix: name a file: --out FILE.pdf or --out FILE.html\n");
  CHECK(run_cli({"print", "booklet", "--out", "tonight.doc"}).err.find("'tonight.pdf'?") !=
        std::string::npos);
  // Neither a folder nor standard output has a better name.
  for (const std::string& out : {fs::temp_directory_path().string(), std::string("-")})
    CHECK(run_cli({"print", "booklet", "--out", out}).err ==
          "--out: '" + out +
              "' ends in neither .pdf nor .html\n"
              "fix: name a file: --out FILE.pdf or --out FILE.html\n");
}

TEST_CASE("print: lost tiles alone, without the rest of any box") {
  const std::string file = scratch("lost.html");
  const Run run = run_cli({"print", "proxies", "--tiles", "IC-07,BA-03*2", "--out", file});
  CHECK(run.err == "");
  const std::string page = read_text(file);
  CHECK(page.find("<p>BA-03 ×2, IC-07</p>") != std::string::npos);
  CHECK(page.find("<p>BA-01") == std::string::npos);
}

TEST_CASE("print: lost tiles of a group's own game alone, without the sets of the game") {
  const std::string file = scratch("lost-of-game.html");
  const Run run = run_cli({"print", "proxies", "--tiles", "IC-07,BA-03*2", "--game",
                           CARTULARY_SOURCE_DIR "/content/games/our-carcassonne", "--out", file});
  CHECK(run.err == "");
  const std::string page = read_text(file);
  CHECK(page.find("<p>BA-03 ×2, IC-07</p>") != std::string::npos);
  CHECK(page.find("<p>BA-01") == std::string::npos);
}

TEST_CASE("print: a folder that is not there is told before anything is laid out") {
  const std::string file = scratch("no-such-folder") + "/tonight.pdf";
  const Run run = run_cli({"print", "booklet", "--out", file});
  CHECK(run.status == 1);
  CHECK(run.err == file +
                       ": cannot be written: No such file or directory\n"
                       "fix: name a file in a folder that exists and that you may write to\n");
}

TEST_CASE("print: without words, what can be printed is told") {
  const Run run = run_bare({"print"});
  CHECK(run.status == 2);
  CHECK(run.err ==
        "print: missing argument WHAT\n"
        "fix: write: cartulary print WHAT --out FILE [--paper NAME] [--grey] [--order NAME] "
        "[--rules-only] "
        "[--players N] [--in LANG,LANG] "
        "[SELECTION], with WHAT: booklet, rulebook, sheet, scorepad, tiles, manifest, checklist, "
        "editions, words or proxies\n");
  CHECK(
      run_cli({"print", "rules", "--out", "x.pdf"}).err ==
      "WHAT: nothing to print is called 'rules'\n"
      "fix: print one of booklet, rulebook, sheet, scorepad, tiles, manifest, checklist, editions, "
      "words, proxies; `cartulary print --help` tells what each is\n");
}

TEST_CASE("print: what no tile to cut out can be made of is told") {
  const std::string file = scratch("proxies") + ".html";
  CHECK(run_cli({"print", "proxies", "--sets", "IC", "--out", file}).out ==
        "Tiles to cut out written to " + file + "\nLeft out: IC-20 ×6 (no landscape)\n");
  CHECK(run_cli({"print", "proxies", "--sets", "IC", "--out", file, "--json"}).out ==
        "{\n  \"print\": \"proxies\",\n  \"out\": \"" + file +
            "\",\n  \"left_out\": \"IC-20 ×6 (no landscape)\"\n}\n");
  CHECK(run_cli({"print", "proxies", "--sets", "river", "--out", file}).out ==
        "Tiles to cut out written to " + file + "\n");
}

TEST_CASE("print: papers and orders that are none are told those that are") {
  CHECK(run_cli({"print", "sheet", "--paper", "A3", "--out", "x.pdf"}).err ==
        "--paper: unknown paper 'A3'\nfix: papers are A4, A5 and Letter\n");
  CHECK(run_cli({"print", "sheet", "--order", "chapters", "--out", "x.pdf"}).err ==
        "--order: unknown order 'chapters'\nfix: orders are set and turn\n");
}

TEST_CASE("print: words in two languages, those that both have, each once and marked") {
  const std::string out = scratch("words-fr.html");
  CHECK(run_cli({"print", "words", "--in", "en,fr", "--sets", "base-game,IC", "--out", out}).err ==
        "");
  const std::string page = read_text(out);
  CHECK(page.find("<h1>English and French words</h1>") != std::string::npos);
  CHECK(page.find("* marks a volunteer translation that is not printed on any box: "
                  "FanCloisterZone, the lists of its translators.") != std::string::npos);
  const std::string pair = "<span lang=\"en\">inn</span> <i lang=\"fr\">Auberge au lac*</i>";
  const std::size_t at = page.find(pair);
  REQUIRE(at != std::string::npos);
  CHECK(page.find(pair, at + 1) == std::string::npos);
  CHECK(page.find("Wirtshaus") == std::string::npos);
  CHECK(page.find(">?<") == std::string::npos);
}

TEST_CASE("walk: a word that is not known is a dash, which the foot explains") {
  const std::string foot = "<p><small>– stands for a word that is not known.</small></p>";
  const std::string out = scratch("words-not-known.html");
  CHECK(run_cli({"print", "words", "--sets", "tower", "--out", out}).status == 0);
  const std::string page = read_text(out);
  CHECK(page.find("tower base <i lang=\"de\">–</i>") != std::string::npos);
  CHECK(page.find(">?<") == std::string::npos);
  CHECK(page.find(foot) != std::string::npos);
  CHECK(run_cli({"print", "words", "--in", "en,fr", "--out", out}).status == 0);
  CHECK(read_text(out).find(foot) == std::string::npos);
}

TEST_CASE("print: languages are two that there are, and of words alone") {
  const auto fault = [](std::vector<std::string> line) {
    line.insert(line.end(), {"--out", "x.html"});
    const Run run = run_cli(line);
    CHECK(run.status == 1);
    return run.err;
  };
  CHECK(fault({"print", "words", "--in", "fr"}) ==
        "--in: words are printed in two languages, and 'fr' has 1\n"
        "fix: name two, as in en,fr\n");
  CHECK(fault({"print", "booklet", "--in", "en,fr"}) ==
        "--in: no booklet in other languages\n"
        "fix: print words: they alone are known in other languages\n");
  CHECK(fault({"print", "words", "--in", "en,klingon"})
            .starts_with("--in: no language has the code 'klingon'\n"));
}

TEST_CASE("newcomer G8: words are those of the chosen sets, all where none are chosen") {
  const auto printed = [](std::vector<std::string> options) {
    const std::string out = scratch("words.html");
    std::vector<std::string> line = {"print", "words", "--out", out};
    line.insert(line.end(), options.begin(), options.end());
    CHECK(run_cli(line).status == 0);
    std::ifstream file(out);
    return std::string(std::istreambuf_iterator<char>(file), {});
  };
  const std::string mine = printed({"--sets", "base-game,AM"});
  CHECK(mine.find(" from the game in general and from Base Game, Abbey and Mayor.") !=
        std::string::npos);
  CHECK(mine.find(">Wagen<") != std::string::npos);
  CHECK(mine.find(">Wirtshaus<") == std::string::npos);
  CHECK(mine.find(">Drache<") == std::string::npos);
  CHECK(printed({}).find(">Drache<") != std::string::npos);
  CHECK(printed({}) == printed({"--sets", "all"}));
}

TEST_CASE("print: sets that are parted by spaces are offered parted by commas") {
  const Run words =
      run_cli({"print", "sheet", "--sets", "base", "Tower", "River", "--out", "x.pdf"});
  CHECK(words.status == 2);
  CHECK(words.err ==
        "print: unexpected argument 'Tower'\n"
        "fix: write: cartulary print WHAT --out FILE [--paper NAME] [--grey] [--order NAME] "
        "[--rules-only] "
        "[--players N] [--in LANG,LANG] "
        "[SELECTION]; sets are parted by commas: --sets base,Tower,River\n");
  const Run commas =
      run_cli({"print", "sheet", "--sets", "base,", "Tower,", "River", "--out", "x.pdf"});
  CHECK(commas.err.find("commas: --sets base,Tower,River\n") != std::string::npos);
  CHECK(run_cli({"print", "sheet", "--sets", "base Tower River", "--out", "x.pdf"}).err ==
        "--sets: no set is called 'base Tower River'\n"
        "  base Tower River\n"
        "  ^\n"
        "did you mean 'base,Tower,River'?\n"
        "fix: take an id, a code or a title from the list of sets\n");
}

}  // namespace
}  // namespace cartulary::cli::print_test
