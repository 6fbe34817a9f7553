// tools/cut-sentences: the numbers that content/guides names stay what they are.
#include <string>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tool_output.h"

namespace cartulary::cut_sentences_test {
namespace {

using test::Output;

// Python comes with the packages that the tests of printing need.
Output cut_sentences(const std::string& arguments) {
  return test::run_tool("cut-sentences", arguments);
}

TEST_CASE("a section is cut into numbered sentences") {
  const TemporaryFolder folder;
  folder.write(
      "seed.txt",
      "Before the section.\n"
      "**Order of Play**\n"
      "\n"
      "- Draw a tile. (If it fits nowhere, e.g. Late in the game, draw again.) Why? Nobody "
      "knows.\n"
      "1. Place it¹². Step B. follows; see St. Nicholas.\n"
      "who\twhat\n"
      "----\n"
      "After the section.\n");
  const Output output = cut_sentences((folder / "seed.txt").string() + " 2 7");
  CHECK(output.status == 0);
  CHECK(output.text ==
        "1\t2\tOrder of Play\n"
        "2\t4\tDraw a tile.\n"
        "3\t4\t(If it fits nowhere, e.g. Late in the game, draw again.)\n"
        "4\t4\tWhy?\n"
        "5\t4\tNobody knows.\n"
        "6\t5\t1.\n"
        "7\t5\tPlace it.\n"
        "8\t5\tStep B. follows; see St. Nicholas.\n"
        "9\t6\twho | what\n");
}

TEST_CASE("what cut-sentences cannot read is told") {
  CHECK(cut_sentences("").text == "usage: tools/cut-sentences FILE FROM TO\n");
  CHECK(cut_sentences("").status == 2);
  CHECK(cut_sentences("nowhere.txt 1 2").text == "nowhere.txt: No such file or directory\n");
  const TemporaryFolder folder;
  folder.write("seed.txt", "One.\nTwo.\n");
  const std::string file = (folder / "seed.txt").string();
  CHECK(cut_sentences(file + " 2 9").text == "lines 2 to 9: " + file + " has 3 lines\n");
  CHECK(cut_sentences(file + " 2 9").status == 1);
}

}  // namespace
}  // namespace cartulary::cut_sentences_test
