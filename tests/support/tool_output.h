// Runs a program of tools/ from the shell and captures its output.
//
//   CHECK(run_tool("cut-sentences", "").status == 2);
#pragma once

#include <string>

namespace cartulary::test {

struct Output {
  std::string text;  // standard output and standard error together
  int status = 0;
};

// `arguments` is parsed by the shell. `input` becomes the tool's standard input, which is empty by
// default.
Output run_tool(const std::string& name, const std::string& arguments,
                const std::string& input = "");

}  // namespace cartulary::test
