// Runs a program of tools/ as a person would, for what it prints.
//
//   CHECK(run_tool("cut-sentences", "").status == 2);
#pragma once

#include <string>

namespace cartulary::test {

struct Output {
  std::string text;  // standard output and standard error together
  int status = 0;
};

// ARGUMENTS is read by the shell; the tool reads INPUT, none when it is empty.
Output run_tool(const std::string& name, const std::string& arguments,
                const std::string& input = "");

}  // namespace cartulary::test
