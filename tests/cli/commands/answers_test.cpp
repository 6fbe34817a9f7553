// What the commands print, kept whole as goldens over the real content.
#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/commands/commands.h"
#include "cli/line/command.h"
#include "engine/text/text.h"
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"

namespace cartulary::cli::answers_test {
namespace {

void check_answer(const std::string& name, const std::vector<std::string>& args,
                  const RunOptions& options = {}) {
  const Run run = run_cli(args, options);
  INFO(name);
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  check_golden("cli/" + name, run.out);
}

std::string board_file(const std::string& name) {
  return std::string(CARTULARY_SOURCE_DIR) + "/tests/cli/boards/" + name;
}

std::size_t longest_line(const std::string& text) {
  std::size_t longest = 0;
  std::size_t width = 0;
  for (char byte : text) {
    if (byte == '\n')
      width = 0;
    else if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U)
      ++width;
    longest = std::max(longest, width);
  }
  return longest;
}

struct Kept {
  std::string name;
  std::vector<std::string> args;
};

const std::vector<Kept>& kept_answers() {
  static const std::vector<Kept> answers = {
      {"fit.txt", {"fit", "c?rf"}},
      {"fit-odds.txt",
       {"fit", "c?rf", "--draws", "10", "--players", "3", "--turn", "1", "--hidden", "4"}},
      {"fit-classes.txt", {"fit", "[cr]!c?f", "--sets", "IC,AM"}},
      {"fit-none.txt", {"fit", "cfrf"}},
      {"fit-many.txt", {"fit", "????", "--used", "start"}},
      {"fit.json", {"fit", "c?rf", "--draws", "10", "--players", "3", "--json"}},
      {"fit.csv", {"fit", "??ff", "--csv"}},
      {"why.txt", {"why", "BA-15", "c?cf"}},
      {"why-fits.txt", {"why", "ba-15", "?[cr]rf"}},
      {"why-inside.txt", {"why", "CO-09", "?[fr]cf"}},
      {"dead.txt", {"dead", "--sets", "BA"}},
      {"dead.csv", {"dead", "--sets", "BA", "--csv"}},
      {"tiles.txt", {"tiles", "has:inn", "--sets", "BA,IC,BB"}},
      {"tiles-limit.txt", {"tiles", "cloister", "--limit", "3", "--sets", "BA,IC"}},
      {"tiles-one.txt", {"tiles", "cloister", "--limit", "1", "--sets", "BA,IC"}},
      {"tiles-none.txt", {"tiles", "has:volcano", "--sets", "BA"}},
      {"tiles.csv", {"tiles", "has:inn", "--sets", "IC", "--csv"}},
      {"counts.txt", {"counts", "--by", "edges", "--sets", "BA"}},
      {"counts-feature.txt", {"counts", "--by", "feature,set", "--sets", "BA,IC"}},
      {"sets.txt", {"sets"}},
      {"completion.bash", {"completion", "bash"}},
      {"completion.zsh", {"completion", "zsh"}},
      {"completion.fish", {"completion", "fish"}},
      {"cartulary.1", {"man"}},
      {"help.txt", {"--help"}},
  };
  return answers;
}

void check_boards() {
  const std::string forty = board_file("forty.json"), game = board_file("game.jcz");
  check_answer("board.txt", {"board", forty});
  check_answer("board.csv", {"board", forty, "--csv"});
  check_answer("board-game.txt", {"board", game, "--hidden", "6", "--drawn", "BA-15"});
  check_answer("board-game.json", {"board", game, "--json"});
  check_answer("board-region.txt",
               {"board", forty, "--region", "-2,1 -1,1 -2,2", "--draws", "5", "--players", "2"});
  check_answer("board-region-open.txt", {"board", forty, "--region", "-2,2 -2,3 -1,3"});
}

// The hash of the content changes with each correction of it, so it is taken out.
void check_shown(const std::string& id, const std::string& name) {
  Run run = run_cli({"show", id});
  CHECK(run.status == 0);
  const std::size_t end = run.out.size() - 13;  // it stands last
  REQUIRE(run.out.find_first_not_of("0123456789abcdef", end) == run.out.size() - 1);
  run.out.replace(end, 12, "............");
  check_golden("cli/" + name, run.out);
}

}  // namespace

TEST_CASE("answers, help texts, completions and the manual page are as they are kept") {
  for (const Kept& answer : kept_answers()) check_answer(answer.name, answer.args);
  for (const Command* command : all_commands()) {
    const std::string name(command->name);
    check_answer("help-" + name + ".txt", {name, "--help"});
  }
  check_shown("BA-15", "show-tile.txt");
  check_shown("AM-14", "show-abbey.txt");
  check_shown("set/tower", "show-set.txt");
  check_shown("CKR", "show-box.txt");
  check_shown("car-7.4", "show-source.txt");
  check_shown("ledger/wheel-cfrr", "show-ledger.txt");
  check_shown("rule/tower/preparation", "show-rule.txt");
  check_shown("tower/tile-tower", "show-rule-annotated.txt");
  check_shown("ruling/tower/own-follower-can-be-captured", "show-ruling.txt");
  check_shown("element/tile-dispenser", "show-element.txt");
  check_shown("position/tower/range-one-piece", "show-position.txt");
  write_text(scratch("counted.txt"), "cccc 1\nfrfr 9  # one too many\nBA-01 4\n");
  check_answer("missing.txt", {"missing", "BA", scratch("counted.txt")});
  check_boards();
  check_no_stale_goldens("cli");
}

TEST_CASE("the answer stands before the hits, verdict first") {
  const Run run = run_cli({"rules", "does a ransom for the big meeple cost double?"});
  CHECK(run.out.starts_with("Answer in C1, C2: No: the ransom for a large follower is 3 points"));
  CHECK(run.out.find("official: The same ransom for every figure") != std::string::npos);
}

TEST_CASE("how many tiles there are in a set is the answer") {
  const Run run = run_cli({"rules", "how many tiles are in the tower?"});
  CHECK(run.out.starts_with(
      "Answer: 18 in C1, 18 in C2 (The Tower).\n    land tiles: The Tower 18 in C1, 18 in C2.\n"
      "    set/tower\n\n"));
}

TEST_CASE("the editions of a set stand side by side, only what differs") {
  const Run inns = run_cli({"editions", "IC"});
  CHECK(inns.status == 0);
  CHECK(inns.out.starts_with(
      "Inns and Cathedrals: C1 (2000), C2 (2014), C3 (2021), C3.1 (2025)\n\nTitle\n"
      "  C1, C2, C3  Inns and Cathedrals ["));
  CHECK(inns.out.find("  C3.1  An incomplete road with an inn (2025): ") != std::string::npos);
  CHECK(
      run_cli({"editions", "gq11"}).out.find("Nothing is known to differ between its editions.") !=
      std::string::npos);
  CHECK(run_cli({"editions", "no-such-set"}).status != 0);
}

TEST_CASE("the owner of a printing gets its rule, or hears that nobody read it") {
  const std::vector<std::string> asked = {"rules", "inn road not finished at the end", "--sets",
                                          "base-game,IC"};
  std::vector<std::string> later = asked;
  later.insert(later.end(), {"--edition", "2025"});
  CHECK(run_cli(later).out.starts_with("Answer in C3.1: In the 2025 printing, an incomplete road"));
  const std::string capture = run_cli({"show", "ruling/tower/ransom-is-flat"}).out;
  CHECK(capture.find("Told by the first edition; no booklet of 2016 was read for it.") !=
        std::string::npos);
}

TEST_CASE("what no entry has is told before the hits") {
  const Run run = run_cli({"rules", "zebra ransom"});
  CHECK(run.out.starts_with("No entry has 'zebra'.\n\n"));
}

TEST_CASE("newcomer: beside a wrong field stands what the rest of a query finds") {
  const Run rules = run_cli({"rules", "ransom status:oficial", "--limit", "1"});
  CHECK(rules.status == 1);
  CHECK(rules.out.find("ransom") != std::string::npos);
  CHECK(rules.err.find("did you mean 'official'?") != std::string::npos);
  const Run tiles = run_cli({"tiles", "cities:2 has:in", "--csv"});
  CHECK(tiles.status == 1);
  CHECK(tiles.out == run_cli({"tiles", "cities:2", "--csv"}).out);
  CHECK(tiles.err.find("did you mean 'inn'?") != std::string::npos);
  CHECK(run_cli({"tiles", "has:in"}).out.empty());
}

TEST_CASE("newcomer 10: the edition is that of the boxes, and an answer says which it is") {
  CHECK(run_cli({"fit", "c?rf", "--sets", "big-box-7", "--json"}).out.find("\"edition\": \"C3\"") !=
        std::string::npos);
  CHECK(run_cli({"fit", "c?rf", "--json"}).out.find("\"edition\": \"C1\"") != std::string::npos);
}

TEST_CASE("newcomer 11: German titles, names and questions are taken") {
  CHECK(run_cli({"fit", "c?rf", "--sets", "Wirtshäuser und Kathedralen", "--json"}).out ==
        run_cli({"fit", "c?rf", "--sets", "IC", "--json"}).out);
  for (const char* words : {"Wirtshaus", "Kloster"}) {
    const Run run = run_cli({"tiles", words, "--limit", "1"});
    INFO(words);
    CHECK(run.out.find("0 designs") == std::string::npos);
  }
  for (const char* words : {"Schweinehirt", "Fuhrwerk",
                            "Darf ich eine Wiese besetzen, auf der schon ein Bauer liegt?"}) {
    const Run run = run_cli({"rules", words, "--limit", "1"});
    INFO(words);
    CHECK(run.status == 0);
    CHECK(run.out.find("nothing found") == std::string::npos);
  }
}

TEST_CASE("newcomer: a field with a slip in its key is suggested") {
  const Run run = run_cli({"tiles", "hs:inn"});
  CHECK(run.status == 0);
  CHECK(run.out.find("Did you mean 'has:inn'?\n") != std::string::npos);
}

TEST_CASE("newcomer 1: how many points for a city gives the complete city first") {
  const Run run = run_cli({"rules", "How many points for a city", "--limit", "1"});
  CHECK(run.out.find("  1 rule: Scoring a completed city\n") != std::string::npos);
}

TEST_CASE("newcomer 14: common short names of sets are taken") {
  for (const char* name : {"base", "Inns & Cathedrals", "BCB", "Exp. 3", "mini 4",
                           "Count, King & Robber", "Wirtshäuser und Kathedralen, base*2"}) {
    INFO(name);
    CHECK(run_cli({"fit", "cccc", "--sets", name}).status == 0);
  }
}

TEST_CASE("newcomer: help COMMAND is the help of the command") {
  CHECK(run_cli({"help", "tiles"}).out == run_cli({"tiles", "--help"}).out);
  CHECK(run_cli({"help"}).out == run_cli({"--help"}).out);
  CHECK(run_cli({"counts", "--by", "edge-code"}).out == run_cli({"counts", "--by", "edges"}).out);
}

TEST_CASE("newcomer 40: what a box holds in part is told as not counted") {
  const auto tells = [](const std::vector<std::string>& arguments, const std::string& input = {}) {
    RunOptions given;
    given.input = input;
    std::string out = run_cli(arguments, given).out;
    std::ranges::replace(out, '\n', ' ');
    return out.find("ot counted: wheel-of-fortune, in part in big-box-5 (the wheel and twelve") !=
           std::string::npos;
  };
  CHECK(tells({"counts", "--sets", "Big Box 5"}));
  CHECK(tells({"tiles", "has:inn", "--sets", "Big Box 5"}));
  CHECK(tells({"missing", "BX5", "-"}, "cccc 1\n"));
  CHECK(tells({"dead", "--sets", "BX5"}));
  CHECK(run_cli({"fit", "rrrr", "--sets", "BX5"}).out.find("not counted: wheel-of-fortune") !=
        std::string::npos);
  CHECK(tells({"counts", "--sets", "@-"}, "boxes: {big-box-5: 1}"));
  CHECK_FALSE(tells({"counts", "--sets", "base-game"}));
  CHECK_FALSE(tells({"counts", "--sets", "BX5,wheel-of-fortune"}));
  CHECK(run_cli({"counts", "--sets", "BX5", "--json"})
            .out.find("\"in_part\": {\"wheel-of-fortune\": \"big-box-5\"}") != std::string::npos);
}

TEST_CASE("newcomer H8: fit and why tell what a bridge makes fit") {
  const auto head = [](const Run& run) { return run.out.substr(0, run.out.find("\n\n")); };
  CHECK(head(run_cli({"fit", "rfrf", "--sets", "base-game,BB", "--used", "start"})) ==
        "╭──r──╮  11 of 83 tiles fit: 13.25 % on the next draw\n"
        "f     f  5 more fit with a bridge on them (BA-01*4 and BB-06): 16 of 83, 19.28 %\n"
        "╰──r──╯  pattern rfrf in base-game, bridges-castles-and-bazaars; edition C1; 1\n"
        "         used tile away");
  CHECK(run_cli({"fit", "rfrf"}).out.find("bridge") == std::string::npos);
  CHECK(run_cli({"why", "BA-01", "rfrf"})
            .out.ends_with("\nWith a bridge over it (Bridges, Castles and Bazaars) it fits in any "
                           "turn.\n"));
  CHECK(run_cli({"why", "BA-01", "rcrf"}).out.find("bridge") == std::string::npos);
}

TEST_CASE("newcomer E6: tiles that go under hills are told, and are no draws where they are said") {
  const auto head = [](const Run& run) { return run.out.substr(0, run.out.find("\n\n")); };
  CHECK(head(run_cli({"fit", "cfrf", "--sets", "base-game,HS", "--used", "start"}))
            .ends_with("Under each of 8 hills in the bag goes one more tile that nobody sees;\n"
                       "         --hidden 8 leaves them out of the draws."));
  CHECK(head(run_cli({"fit", "cfrf", "--tiles", "HS-08", "--used", "start"}))
            .ends_with("Under the hill in the bag goes one more tile that nobody sees; --hidden\n"
                       "         1 leaves it out of the draws."));
  const std::string told = head(run_cli({"fit", "cfrf", "--sets", "base-game,HS", "--used", "start",
                                         "--hidden", "8", "--players", "3"}));
  CHECK(told.find("27 of the next 81 draws are yours") != std::string::npos);
  CHECK(told.find("hill") == told.find("hills-and-sheep"));
}

TEST_CASE("newcomer 26: figures tells of the one figure that is named, and of no other") {
  CHECK(run_cli({"figures", "wagon", "--sets", "base-game,AM"}).out ==
        "wagon: follower; Abbey and Mayor; 1 each player; in C3.1 none that is known\n"
        "  yes road [C1, C2], city [C1, C2], cloister [C1, C2]\n"
        "  no  farm [C1, C2]\n"
        "  road [C3.1], city [C3.1], farm [C3.1], cloister [C3.1], counts [C3.1]: not\n"
        "  known\n"
        "  counts [C1, C2]: 1\n"
        "\n22 figures of other sets left out.\n"
        "\nA follower for roads, cities and cloisters, but never for farms. After its\n"
        "feature is scored, it may move to a free, incomplete feature nearby instead of\n"
        "returning to its owner. `cartulary show wagon` lists its rules.\n");
  CHECK(run_cli({"figures", "wagon", "--sets", "base-game"}).err ==
        "figures: 'wagon' is no figure of these sets\n"
        "fix: leave it out to see all; `cartulary show 'wagon'` tells what it is\n");
}

TEST_CASE("owners of 2025: figures come with the sets and in the numbers of their printing") {
  const auto heads = [](const Run& run) {
    std::vector<std::string> found;
    for (const std::string_view line : split(run.out, '\n'))
      if (line.find(": follower") < 20 || line.find(": special") < 20 ||
          line.find(": neutral") < 20)
        found.emplace_back(line);
    return found;
  };
  CHECK(heads(run_cli({"figures", "barn", "--sets", "AM", "--edition", "C1"})) ==
        std::vector<std::string>{"barn: special; Abbey and Mayor; 1 each player"});
  CHECK(run_cli({"figures", "barn", "--sets", "AM", "--edition", "2025"}).err ==
        "figures: 'barn' is no figure of these sets\n"
        "fix: leave it out to see all; `cartulary show 'barn'` tells what it is\n");
  CHECK(heads(run_cli({"figures", "barn", "--sets", "BCB", "--edition", "2025"})) ==
        std::vector<std::string>{
            "barn: special; Bridges, Castles and Bazaars; 6 in all, with Castles & Bridges"});
  CHECK(heads(run_cli({"figures", "wagon", "--sets", "AM", "--edition", "2025"})) ==
        std::vector<std::string>{"wagon: follower; Abbey and Mayor; none that is known"});
}

TEST_CASE("owners of 2025: a figure is found where the printing alone is chosen") {
  CHECK(run_cli({"figures", "mayor", "--edition", "2025"}).out.starts_with("mayor: follower"));
}

TEST_CASE("a code that is a small word too stays a set of its own") {
  CHECK(run_cli({"turn", "--sets", "TO,BCB", "--edition", "C2"})
            .out.starts_with("tower, bridges-castles-and-bazaars; edition C2\n"));
  CHECK(run_cli({"turn", "--sets", "AM,BCB", "--edition", "C2"})
            .out.starts_with("abbey-and-mayor, bridges-castles-and-bazaars; edition C2\n"));
}

TEST_CASE("moves and judge answer on a typed board") {
  const std::string file = board_file("two_tiles.json");
  CHECK(run_cli({"moves", file}).out ==
        "Nobody's turn is told: a figure on the tile at 0,-1; it may be passed over.\n"
        "  follower: road W, city S, field WL and field WR (rule/base-game/deploy)\n"
        "  mayor: city S (rule/abbey-and-mayor/mayor-deploy)\n"
        "  wagon: road W and city S (rule/abbey-and-mayor/wagon-deploy)\n");
  CHECK(run_cli({"moves", file, "--drawn", "BA-07"}).out ==
        "Nobody's turn is told: a tile, BA-07 in hand.\n"
        "  tile: 1,-1 r0 r180 and 0,1 r90 r270\n");
  CHECK(run_cli({"judge", file, "mayor road W"})
            .out.starts_with("Not allowed: A mayor may not be deployed to a road.\n"
                             "  by rule/abbey-and-mayor/mayor-deploy\n"));
  const std::string judged = run_cli({"judge", file, "BA-07 1,0 r0", "--json"}).out;
  CHECK(judged.starts_with(R"({
  "move": "BA-07 1,0 r0",
  "allowed": false,
  "why": "West side is field, the tile there shows road.",
  "rule": "rule/base-game/match-sides",
  "rulings": ["ruling/base-game/)"));
  CHECK(judged.ends_with(R"(  "otherwise": [],
  "known": true,
  "unknown": []
}
)"));
  CHECK(run_cli({"judge", file, "dragon N"}).out ==
        "Not allowed: This game is played without the dragon.\n"
        "  by rule/princess-and-dragon/dragon-flight\n");
  CHECK(run_cli({"judge", file, "bid 3"}).out ==
        "Not sure: the referee does not know this move.\n"
        "Nobody says: The referee does not judge this move.\n");
  CHECK(run_cli({"judge", file, "duke road W"}).status == 1);
}

TEST_CASE("what one edition alone calls a set does not take its other names") {
  CHECK(run_cli({"words", "Princesse et Dragon", "--in", "fr,de"})
            .out.find("\nThe Princess and the Dragon  Princesse et Dragon*  Burgfräulein und") !=
        std::string::npos);
  CHECK(run_cli({"words", "Dragon & Fairy", "--in", "fr,de"})
            .out.starts_with("English         French  German\nDragon & Fairy  ?       ?\n"));
}

TEST_CASE("a table without an edition is judged by the first, and told so") {
  const std::string file = board_file("tower.json");
  CHECK(run_cli({"moves", file, "--drawn", "BA-03"}).out ==
        "Nobody's turn is told: a tile, BA-03 in hand.\n"
        "  tile: 0,-1 r180, -1,0 r0 r180, 1,0 r0 r180 and 0,1 r180\n"
        "  ransom: Once a turn you may buy back one of your followers: 3 points to its\n"
        "          captor. (rule/tower/ransom)\n"
        "By the rules of C1, as no edition was chosen.\n");
  CHECK(run_cli({"judge", file, "BA-03 5,5", "--json"}).out.ends_with(R"(  "known": true,
  "unknown": [],
  "assumed_edition": "C1"
}
)"));
  CHECK(run_cli({"judge", file, "BA-03 5,5", "--edition", "2025"})
            .out.starts_with("Not sure: the referee does not know all rules of tower.\n"));
}

TEST_CASE("newcomer 18: who counts pennants is told how many there are, not only their tiles") {
  const auto first_line = [](const Run& run) { return run.out.substr(0, run.out.find('\n')); };
  CHECK(first_line(run_cli({"counts", "pennants", "--sets", "base-game,AM"})) ==
        "15 land tiles with 16 pennants");
  CHECK(first_line(run_cli({"counts", "has:pennant", "--sets", "base-game,AM"})) ==
        "15 land tiles with 16 pennants");
  CHECK(first_line(run_cli({"counts", "crfr", "--sets", "base-game,AM"})) == "4 land tiles");
}

TEST_CASE("a count may come from standard input") {
  const RunOptions typed{.input = "cccc 2\nBA-01 4\n"};
  write_text(scratch("typed.txt"), typed.input);
  CHECK(run_cli({"missing", "BA", "-"}, typed).out ==
        run_cli({"missing", "BA", scratch("typed.txt")}).out);
}

TEST_CASE("a count with several bad lines is told all of them") {
  const Run run = run_cli({"missing", "BA", "-"}, {.input = "BA-15 3\nfoo\n2 xyz\n"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "standard input:2: this line is no count\n"
        "  foo\n"
        "  ^\n"
        "fix: write a name and a number: 'cfrf 3', '3 cfrf', 'IC-07 x1' or 'tower-piece 29'\n"
        "\n"
        "standard input:3: 'xyz' is no edge code, tile, figure or token\n"
        "  2 xyz\n"
        "    ^\n"
        "fix: write an edge code of c, f, r and s, or the id of a tile, or a figure or "
        "token: follower, scoreboard\n"
        "\n"
        "2 errors\n");
}

TEST_CASE("-h is --help") {
  for (const Command* command : all_commands()) {
    const std::string name(command->name);
    CHECK(run_bare({name, "-h"}).out == run_bare({name, "--help"}).out);
  }
}

TEST_CASE("every command has examples, and those that only ask are answered") {
  for (const Command* command : all_commands()) {
    CHECK_FALSE(command->examples.empty());
    if (command->section != "Ask" && command->section != "Look up") continue;
    // These ask about files that the reader has, or make some.
    constexpr std::array<std::string_view, 6> with_files = {"missing", "board", "game",
                                                            "moves",   "judge", "notation"};
    if (std::ranges::find(with_files, command->name) != with_files.end()) continue;
    for (const Example& example : command->examples) {
      INFO(example.line);
      CHECK(run_cli(shell_words(example.line)).status == 0);
    }
  }
}

// "am" is a German word that names of sets leave out, so "base-game,AM" once was the base game.
TEST_CASE("a code that is a German word stays a set of its own") {
  CHECK(run_cli({"fit", "cfrf", "--sets", "base-game,AM", "--json"})
            .out.find("\"sets\": {\"abbey-and-mayor\": 1, \"base-game\": 1}") != std::string::npos);
}

TEST_CASE("no line of an answer is wider than the terminal") {
  for (std::size_t width : {std::size_t{80}, std::size_t{60}}) {
    const RunOptions options{.width = width};
    CHECK(longest_line(run_cli({"fit", "c?rf", "--sets", "all"}, options).out) <= width);
    CHECK(longest_line(run_cli({"dead", "--river"}, options).out) <= width);
    CHECK(longest_line(run_cli({"show", "set/tower"}, options).out) <= width);
  }
  for (const Command* command : all_commands())
    CHECK(longest_line(run_bare({std::string(command->name), "--help"}).out) <= 80);
  CHECK(longest_line(run_cli({"sets"}).out) <= 80);
  for (const char* name : {"forty.json", "game.jcz"})
    CHECK(longest_line(run_cli({"board", board_file(name), "--drawn", "BA-15", "--region",
                                "2,3 1,4", "--hidden", "4", "--draws", "5", "--players", "3"})
                           .out) <= 80);
  CHECK(longest_line(run_cli({"tiles", ""}).out) <= 80);
}

namespace {

// What `--sets NAME` says: the sets that are taken, or the whole message.
std::string sets_taken(const std::string& name) {
  const Run run = run_cli({"tiles", "copies>=0", "--sets", name});
  const std::size_t second = run.out.find('\n') + 1;
  return run.status == 0 ? run.out.substr(second, run.out.find(';') - second) : run.err;
}

}  // namespace

TEST_CASE("a word that may be several sets is an error that lists them") {
  const auto several = [](const std::string& name, const std::string& sets) {
    return "--sets: '" + name + "' may be several sets\n  " + name + "\n  ^\nfix: write " + sets +
           "\n";
  };
  CHECK(sets_taken("monasteries") ==
        several("monasteries", "monasteries-in-germany or monasteries-in-netherlands-and-belgium"));
  CHECK(sets_taken("spiel") ==
        several("spiel", "spiel-2014-promo, spiel-promos or spiel-doch-2018"));
  CHECK(sets_taken("king") ==
        several("king", "king-and-robber-baron, count-king-and-robber or king-and-scout"));
  CHECK(sets_taken("count") == several("count", "count-of-carcassonne or count-king-and-robber"));
  CHECK(sets_taken("big box") ==
        several("big box",
                "big-box-1, big-box-2, big-box-3, big-box-4, big-box-5, big-box-6, "
                "big-box-7 or big-box-8"));
  CHECK(sets_taken("circles") == several("circles", "crop-circles-2 or crop-circles"));
  CHECK(sets_taken("siege") == several("siege", "siege-and-defense or cult-siege-and-creativity"));
}

TEST_CASE("the usual names of sets are no guesses") {
  CHECK(sets_taken("river") == "river");
  CHECK(sets_taken("Fluss") == "river");
  CHECK(sets_taken("Carcassonne") == "base-game");
  CHECK(sets_taken("German Monasteries") == "monasteries-in-germany");
  CHECK(sets_taken("crop circles") == "crop-circles");
  CHECK(sets_taken("inns") == "inns-and-cathedrals");
  CHECK(sets_taken("Exp. 5") == "abbey-and-mayor");
  for (const char* box : {"Count, King & Robber", "Big Box 2"})
    CHECK(run_cli({"tiles", "copies>=0", "--sets", box}).err.empty());
}

}  // namespace cartulary::cli::answers_test
