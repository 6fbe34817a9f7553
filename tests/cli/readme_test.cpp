// The worked examples of the README are what the program prints.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary {
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

}  // namespace
}  // namespace cartulary
