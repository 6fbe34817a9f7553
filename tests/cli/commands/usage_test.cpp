// How a command line is read: commands, options, words, and what is wrong with them.
#include "cli/line/options.h"
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::usage_test {
TEST_CASE("an unknown command or option is wrong use, with the nearest name") {
  const Run command = run_bare({"tyles"});
  CHECK(command.status == 2);
  CHECK(command.out.empty());
  CHECK(command.err ==
        "cartulary: unknown command 'tyles'\n"
        "did you mean 'tiles'?\n"
        "fix: `cartulary rules WORDS` searches; `cartulary --help` lists the commands\n");

  const Run option = run_bare({"fit", "c?rf", "--edtion", "C2"});
  CHECK(option.status == 2);
  CHECK(option.err ==
        "fit: unknown option '--edtion'\n"
        "did you mean '--edition'?\n"
        "fix: `cartulary fit --help` lists the options\n");

  const Run before = run_bare({"--jsn", "sets"});
  CHECK(before.status == 2);
  CHECK(before.err ==
        "sets: unknown option '--jsn'\n"
        "did you mean '--json'?\n"
        "fix: `cartulary sets --help` lists the options\n");
}

TEST_CASE("an option belongs to the commands that take it") {
  const Run run = run_bare({"sets", "--limit", "3"});
  CHECK(run.status == 2);
  CHECK(run.err ==
        "sets: unknown option '--limit'\n"
        "fix: `cartulary sets --help` lists the options\n");
}

TEST_CASE("whose rules and which edition are meant is asked alike wherever sets are chosen") {
  const std::vector<std::vector<std::string>> takers = {
      {"rules", "ransom"}, {"turn"},          {"scoring"},      {"score", "city", "tiles=2"},
      {"figures"},         {"guide", "mega"}, {"tiles", "inn"}, {"fit", "c?rf"},
      {"counts"},          {"dead"}};
  for (const std::vector<std::string>& args : takers) {
    INFO(args.front());
    const auto run_by = [&](const std::string& option, const std::string& value) {
      std::vector<std::string> all = args;
      all.insert(all.end(), {option, value, "--json"});
      return run_cli(all);
    };
    CHECK(run_by("--rule-set", "rgg").status == 0);
    CHECK(run_by("--edition", "C2").status == 0);
    const Run rule_set = run_by("--rule-set", "RGX");
    CHECK(rule_set.status == 1);
    CHECK(rule_set.err.find(R"("suggestion": "RGG")") != std::string::npos);
    const Run edition = run_by("--edition", "C9");
    CHECK(edition.status == 1);
    CHECK(edition.err.find(R"("suggestion": "C1")") != std::string::npos);
  }
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"words", "pawn"},
        {"editions", "tower"},
        {"print", "sheet", "--out", scratch("no-sheet.html")}}) {
    INFO(args.front());
    std::vector<std::string> wrong = args;
    wrong.insert(wrong.end(), {"--rule-set", "RGX"});
    CHECK(run_cli(wrong).err ==
          "--rule-set: no rule set is called 'RGX'\n"
          "did you mean 'RGG'?\n"
          "fix: write HiG, RGG, ZMG or WC2012\n");
  }
}

TEST_CASE("what is an argument is not written as an option") {
  CHECK(run_bare({"missing", "--sets", "IC", "counted.txt"}).err ==
        "missing: unknown option '--sets'\n"
        "fix: SETS stands by itself here: cartulary missing SETS FILE [--letter] [--game DIR]\n");
}

TEST_CASE("a missing argument, option or value is wrong use") {
  const Run argument = run_bare({"why", "BA-15"});
  CHECK(argument.status == 2);
  CHECK(argument.err ==
        "why: missing argument PATTERN\n"
        "fix: write: cartulary why TILE PATTERN [--game DIR] [--csv], with PATTERN: the hole, as "
        "for fit: "
        "'c?rf'\n");

  const Run option = run_bare({"site"});
  CHECK(option.status == 2);
  CHECK(option.err ==
        "site: missing option --out\n"
        "fix: write: cartulary site --out DIR [--game DIR]\n");

  const Run value = run_bare({"fit", "c?rf", "--sets"});
  CHECK(value.status == 2);
  CHECK(value.err == "--sets: needs a value\n");
}

TEST_CASE("a guide without its name lists the guides, a set without --sets is told its place") {
  CHECK(run_bare({"guide"}).err ==
        "guide: missing argument ID\n"
        "fix: write: cartulary guide ID [SELECTION] [--csv], with ID: mega "
        "(large games), rule-sets, history, timeline, collections, checklist, variants, glossary, "
        "order-of-play; or the guide's title\n");
  CHECK(run_bare({"dead", "base"}).err ==
        "dead: unexpected argument 'base'\n"
        "fix: write: cartulary dead [SELECTION] [--river] [--csv]; if 'base' is a set, "
        "write --sets base; if not, `cartulary show base` tells of it\n");
  CHECK(
      run_bare({"sets", "hills-and-sheep"}).err ==
      "sets: unexpected argument 'hills-and-sheep'\n"
      "fix: write: cartulary sets [--game DIR] [--csv]; `cartulary show hills-and-sheep` tells of "
      "one set\n");
}

TEST_CASE("newcomer 41: an export without its format is told the formats") {
  CHECK(run_bare({"export", "--out", "exp"}).err ==
        "export: missing option --format\n"
        "fix: write: cartulary export --format NAME --out PATH [--game DIR], with --format: json, "
        "csv, sqlite, or suite: cases for engines\n");
}

TEST_CASE("too many words, an option twice and two forms at once are wrong use") {
  CHECK(run_bare({"fit", "c?rf", "cccc"}).err ==
        "fit: unexpected argument 'cccc'\n"
        "fix: write: cartulary fit PATTERN [SELECTION] [ODDS] [--csv]; a set is named by --sets "
        "cccc\n");
  CHECK(run_bare({"fit", "c?rf", "cccc"}).status == 2);
  CHECK(run_bare({"fit", "c?rf", "--sets", "IC", "--sets", "BA"}).err ==
        "--sets: given 2 times\nfix: give it once\n");
  CHECK(run_bare({"sets", "--csv=no"}).err == "--csv: takes no value\nfix: write: --csv\n");
  const Run both = run_bare({"sets", "--csv", "--json"});
  CHECK(both.status == 2);
  CHECK(both.err.find("\"title\"") != std::string::npos);
  CHECK(both.err.find("stands beside --json") != std::string::npos);
}

TEST_CASE("without a command the help stands on standard error") {
  const Run run = run_bare({});
  CHECK(run.status == 2);
  CHECK(run.out.empty());
  CHECK(run.err == run_bare({"--help"}).out);
}

TEST_CASE("common options may stand before the command") {
  const Run before = run_cli({"--json", "tiles", "id:BA-15"});
  CHECK(before.status == 0);
  CHECK(before.out == run_cli({"tiles", "id:BA-15", "--json"}).out);
}

TEST_CASE("a word with one hyphen that is no option is the query") {
  const Run inns = run_cli({"tiles", "-has:inn", "--sets", "IC", "--json"});
  CHECK(inns.status == 0);
  CHECK(inns.out.find("\"query\": \"-has:inn\"") != std::string::npos);
  CHECK(run_cli({"tiles", "--sets", "IC", "--json", "--", "-has:inn"}).out == inns.out);
  // After `--` even the name of an option is a word, here one that no tile has.
  CHECK(run_cli({"tiles", "--", "--json"}).out.starts_with("0 designs"));
}

TEST_CASE("words of a query may stand side by side, in brackets too") {
  CHECK(run_cli({"tiles", "set:IC", "(has:inn", "or", "-has:cathedral)", "--json"}).out ==
        run_cli({"tiles", "set:IC (has:inn or -has:cathedral)", "--json"}).out);
  CHECK(run_cli({"fit", "[cr][cr]ff", "--json"}).out.find("\"pattern\": \"[cr][cr]ff\"") !=
        std::string::npos);
  // The name of a command is a word like any other once the command is known.
  CHECK(run_bare({"completion", "tiles"}).err ==
        "shell: no completion for 'tiles'\nfix: shells are bash, zsh and fish\n");
}

TEST_CASE("an empty value is a value") {
  const Run run = run_cli({"fit", "c?rf", "--sets="});
  CHECK(run.status == 1);
  CHECK(run.err == "--sets: is empty\nfix: give it a value or leave it out\n");
}

TEST_CASE("arguments are bounded") {
  const Run one = run_bare({"tiles", std::string(8'193, 'a')});
  CHECK(one.status == 1);
  CHECK(one.err == "argument 2: 8193 bytes are too many\nfix: give at most 8192\n");
  const Run many = run_bare(std::vector<std::string>(257, "tiles"));
  CHECK(many.status == 1);
  CHECK(many.err == "cartulary: 257 arguments\nfix: give at most 256\n");
}

TEST_CASE("numbers of options say their range") {
  CHECK(run_cli({"tiles", "inn", "--limit", "-3"}).err ==
        "--limit: '-3' is no whole number from 0 to 1000000\n");
  CHECK(run_cli({"tiles", "inn", "--limit", "-3"}).status == 1);
  CHECK(run_cli({"serve", "--port", "70000"}).err ==
        "--port: '70000' is no whole number from 0 to 65535\n");
}

TEST_CASE("control characters of an argument do not reach the terminal") {
  const Run run = run_bare({"\x1b[31mred"});
  CHECK(run.status == 2);
  CHECK(run.err.find('\x1b') == std::string::npos);
}

TEST_CASE("an input of the engine is called by its option, in the place and in the fix") {
  CHECK(with_option_names({.where = "used", .what = "no tile is called 'x'", .fix = "look"}) ==
        Error{.where = "--used", .what = "no tile is called 'x'", .fix = "look"});
  CHECK(with_option_names({.where = "turn", .what = "alone", .fix = "add players"}) ==
        Error{.where = "--turn", .what = "alone", .fix = "add --players"});
  CHECK(with_option_names({.where = "draws", .fix = "write digits, for example draws 3"}) ==
        Error{.where = "--draws", .fix = "write digits, for example --draws 3"});
  const Error file{.where = "content", .what = "x", .fix = "add the set, for example c?rf"};
  CHECK(with_option_names(file) == file);
}

}  // namespace cartulary::cli::usage_test
