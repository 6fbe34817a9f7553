// What the README tells: worked examples as the program prints them, and how much there is.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::cli::readme_test {
namespace {

struct Example {
  std::string line;  // after "$ ./run "
  std::string output;
};

// Every fenced block that begins with "$ ./run ".
std::vector<Example> readme_examples() {
  const std::string prompt = "$ ./run ";
  std::ifstream file(CARTULARY_SOURCE_DIR "/README.md");
  std::vector<Example> examples;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```"))
      inside = false;
    else if (line.starts_with(prompt)) {
      examples.push_back({line.substr(prompt.size()), ""});
      inside = true;
    } else if (inside)
      examples.back().output += line + "\n";
  }
  return examples;
}

TEST_CASE("the examples of the README are what the program prints") {
  const auto examples = readme_examples();
  REQUIRE(examples.size() == 3);
  for (const Example& example : examples) {
    CAPTURE(example.line);
    const Run run = run_cli(shell_words(example.line));
    CHECK(run.status == 0);
    CHECK(run.out == example.output);
  }
}

// The README with every line end as a blank.
std::string readme_text() {
  std::ifstream file(CARTULARY_SOURCE_DIR "/README.md");
  std::ostringstream text;
  text << file.rdbuf();
  std::string plain = text.str();
  std::replace(plain.begin(), plain.end(), '\n', ' ');
  return plain;
}

TEST_CASE("the README tells how much there is") {
  const tiledb::Library& content = test::project_library();
  const auto is_box = [](const TileSet& set) { return set.kind == SetKind::Box; };
  const std::vector<TileSet>& sets = content.catalog.sets();
  const auto boxes = static_cast<std::size_t>(std::count_if(sets.begin(), sets.end(), is_box));
  const std::string readme = readme_text();
  for (const std::string& told :
       {std::to_string(content.catalog.tiles().size()) + " designs in " +
            std::to_string(sets.size() - boxes) + " sets and " + std::to_string(boxes) + " boxes",
        std::to_string(content.rulebook.rules().size()) + " rules and " +
            std::to_string(content.rulebook.rulings().size()) + " rulings"}) {
    CAPTURE(told);
    CHECK(readme.find(told) != std::string::npos);
  }
}

// Pieces of tiles with a side that nobody knows, and their sets: of each the most copies of an
// edition.
std::pair<int, std::size_t> unknown_pieces(const Catalog& catalog) {
  int pieces = 0;
  std::set<std::string> sets;
  for (const Tile& tile : catalog.tiles()) {
    if (tile.edges.find('?') == std::string::npos) continue;
    int most = 0;
    for (const auto& copies : tile.copies) most = std::max(most, copies.value_or(0));
    pieces += most;
    sets.insert(tile.set);
  }
  return {pieces, sets.size()};
}

TEST_CASE("the README's limits count what is unknown") {
  const tiledb::Library& content = test::project_library();
  const std::string readme = readme_text();
  const auto [pieces, sets] = unknown_pieces(content.catalog);
  const auto rulings = [&](RulingStatus status) {
    return std::to_string(std::ranges::count(content.rulebook.rulings(), status, &Ruling::status));
  };
  const auto without_rules = std::ranges::count_if(content.catalog.sets(), [&](const TileSet& set) {
    return set.kind != SetKind::Box &&
           std::ranges::find(content.rulebook.rules(), set.id, &Rule::set) ==
               content.rulebook.rules().end();
  });
  CHECK(sets == 7);  // told as a word
  for (const std::string& told :
       {std::to_string(pieces) + " pieces of seven sets have unknown sides",
        "Of " + std::to_string(without_rules) + " sets no rules are known here",
        rulings(RulingStatus::Open) + " rulings are open",
        "of " + rulings(RulingStatus::Unmarked) + " no mark tells whether they are official"}) {
    CAPTURE(told);
    CHECK(readme.find(told) != std::string::npos);
  }
}

}  // namespace
}  // namespace cartulary::cli::readme_test
