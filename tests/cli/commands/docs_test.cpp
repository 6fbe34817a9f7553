// docs/cli.md is the help texts, and every command and option stands in it.
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/line/command.h"
#include "cli/line/help.h"
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::docs_test {
namespace {

std::string document() {
  std::string text =
      "# The command line\n\n"
      "Made from `cartulary --help` and `cartulary COMMAND --help`, and held to them by a test;\n"
      "`CARTULARY_UPDATE_GOLDEN=1` rewrites it.\n\n"
      "```text\n" +
      run_bare({"--help"}).out +
      "```\n\n"
      "Exit status: 0 success, also when nothing is found; 1 what an argument says is wrong\n"
      "(pattern, set, query, id, file, content); 2 wrong use (unknown command or option, missing\n"
      "argument). Errors go to standard error, with `--json` as problem+json (RFC 9457). An\n"
      "argument that begins with one hyphen and names no option is the query; `--` ends options.\n";
  for (const Command* command : all_commands())
    text += "\n## " + std::string(command->name) + "\n\n```text\n" +
            run_bare({std::string(command->name), "--help"}).out + "```\n";
  return text;
}

std::string file() {
  return std::string(CARTULARY_SOURCE_DIR) + "/docs/cli.md";
}

bool updating() {
  const char* value = std::getenv("CARTULARY_UPDATE_GOLDEN");
  return value != nullptr && std::string_view(value) == "1";
}

}  // namespace

TEST_CASE("docs/cli.md is what --help prints") {
  if (updating()) write_text(file(), document());
  CHECK(read_text(file()) == document());
}

TEST_CASE("newcomer A6: what the help gives as an example works as it stands") {
  // Those that write, serve or read files of the user's own are tried in their own tests.
  const std::set<std::string_view> with_files = {
      "board", "build", "check",   "completion", "diff",     "export", "game",  "judge",
      "man",   "mcp",   "missing", "moves",      "notation", "print",  "serve", "site"};
  std::size_t tried = 0;
  for (const Command* command : all_commands()) {
    if (with_files.contains(command->name)) continue;
    for (const Example& example : command->examples) {
      CAPTURE(example.line);
      const Run run = run_cli(shell_words(example.line));
      CHECK(run.status == 0);
      CHECK(run.err.empty());
      ++tried;
    }
  }
  CHECK(tried > 40);
}

TEST_CASE("every command, argument and option is documented, and told in the manual page") {
  const std::string docs = read_text(file());
  const std::string man = run_bare({"man"}).out;
  const auto in_man = [&](std::string_view name) {
    std::string escaped;
    for (char letter : name) escaped += letter == '-' ? "\\-" : std::string(1, letter);
    return man.find("\\fB" + escaped + "\\fR") != std::string::npos;
  };
  for (const Command* command : all_commands()) {
    const std::string name(command->name);
    const std::size_t begin = docs.find("\n## " + name + "\n");
    REQUIRE(begin != std::string::npos);
    const std::string section = docs.substr(begin + 4, docs.find("\n## ", begin + 4) - begin - 4);
    for (const ArgumentRow& row : command->arguments)
      CHECK(section.find("\n  " + std::string(row.name)) != std::string::npos);
    for (const OptionGroup& group : command->groups)
      for (const OptionRow& row : group.rows) {
        INFO(name << ' ' << row.name);
        CHECK(section.find("\n  " + std::string(row.name)) != std::string::npos);
        CHECK(in_man(row.name));
      }
    for (const OptionRow& row : common_options().rows)
      CHECK(section.find("\n  " + std::string(row.name)) != std::string::npos);
    CHECK(man.find(".SS \"" + name + "\"") != std::string::npos);
  }
}

TEST_CASE("every option of the table is one that the parser takes") {
  for (const Command* command : all_commands())
    for (const OptionGroup& group : command->groups)
      for (const OptionRow& row : group.rows) {
        std::vector<std::string> args = {std::string(command->name), std::string(row.name)};
        if (!row.value.empty()) args.emplace_back("x");
        args.emplace_back("--help");
        INFO(command->name << ' ' << row.name);
        CHECK(run_bare(args).status == 0);
      }
}

}  // namespace cartulary::cli::docs_test
