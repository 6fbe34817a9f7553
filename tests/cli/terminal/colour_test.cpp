// Colours: on a terminal only, unless told otherwise.
#include "cli/terminal/terminal.h"
#include "cli/terminal/text_table.h"
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::colour_test {
namespace {

bool coloured(const Run& run) {
  return (run.out + run.err).find('\x1b') != std::string::npos;
}

std::string without_escapes(const std::string& text) {
  std::string plain;
  bool inside = false;
  for (char letter : text) {
    if (letter == '\x1b') inside = true;
    if (!inside) plain += letter;
    if (letter == 'm') inside = false;
  }
  return plain;
}

}  // namespace

TEST_CASE("colours follow the terminal, NO_COLOR and --color, in this order") {
  CHECK_FALSE(coloured(run_bare({"--help"})));
  CHECK(coloured(run_bare({"--help"}, {.terminal = true})));
  CHECK_FALSE(coloured(run_bare({"--help"}, {.terminal = true, .no_color = true})));
  CHECK(coloured(run_bare({"--help", "--color", "always"}, {.no_color = true})));
  CHECK_FALSE(coloured(run_bare({"--help", "--color", "never"}, {.terminal = true})));
  CHECK(coloured(run_bare({"tyles"}, {.terminal = true})));
}

TEST_CASE("colours change nothing but the colours") {
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"fit", "c?rf"}, {"why", "BA-15", "c?cf"}, {"show", "BA-15"}}) {
    std::vector<std::string> painted = args;
    painted.insert(painted.end(), {"--color", "always"});
    CHECK(without_escapes(run_cli(painted).out) == run_cli(args).out);
    CHECK(run_cli(painted).out != run_cli(args).out);
  }
}

TEST_CASE("an unknown colour suggests the nearest") {
  const Run run = run_bare({"--color", "alwys", "sets"});
  CHECK(run.status == 1);
  CHECK(run.err == "--color: 'alwys' is none of auto, always and never\ndid you mean 'always'?\n");
}

TEST_CASE("words wrap by characters, not bytes") {
  CHECK(wrap("Käse aus Köln", 8) == std::vector<std::string>{"Käse aus", "Köln"});
  CHECK(wrap("", 8) == std::vector<std::string>{""});
  CHECK(wrap("unbreakable", 4) == std::vector<std::string>{"unbreakable"});
  CHECK(display_width("\x1b[1mKäse\x1b[0m") == 4);
}

TEST_CASE("a table aligns numbers to the right and wraps one column") {
  TextTable table({{.title = "id"}, {.title = "n", .right = true}, {.title = "w", .wraps = true}});
  table.add({"a", "7", "one two three four five six"});
  table.add({"long", "12", "short"});
  table.add_total({"total", "19", ""});
  CHECK(table.text(36, Style(false)) ==
        "id      n  w\n"
        "a       7  one two three four five\n"
        "           six\n"
        "long   12  short\n"
        "────────────────────────────────────\n"
        "total  19\n");
}

}  // namespace cartulary::cli::colour_test
