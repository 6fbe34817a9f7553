#include "tests/support/tool_output.h"

#include <cstdio>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::test {

Output run_tool(const std::string& name, const std::string& arguments, const std::string& input) {
  const TemporaryFolder folder;
  folder.write("input", input);
  const std::string command = std::string(CARTULARY_SOURCE_DIR) + "/tools/" + name + ' ' +
                              arguments + " 2>&1 <" + (folder / "input").string();
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  Output output;
  char buffer[256];
  while (const std::size_t got = fread(buffer, 1, sizeof buffer, pipe))
    output.text.append(buffer, got);
  output.status = pclose(pipe) / 256;
  return output;
}

}  // namespace cartulary::test
