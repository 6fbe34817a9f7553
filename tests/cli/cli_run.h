// Runs the program in this process, over a database that is built from the real content once.
//
//   Run r = run_cli({"fit", "c?rf"});
//   CHECK(r.status == 0);
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary::cli {

struct Run {
  int status = 0;
  std::string out;
  std::string err;
};

struct RunOptions {
  std::string input = {};  // standard input
  bool terminal = false;
  bool no_color = false;
  std::size_t width = 80;
  std::string program_folder = {};  // where the program lies; empty: the scratch folder
};

// The arguments as given, without a database.
Run run_bare(const std::vector<std::string>& args, const RunOptions& options = {});
// With $CARTULARY_DB naming the database of the real content.
Run run_cli(const std::vector<std::string>& args, const RunOptions& options = {});

// Without $CARTULARY_DB: the program looks for its database itself.
Run run_alone(const std::vector<std::string>& args, const RunOptions& options = {});

// The arguments of a line as a shell would split it, as far as the examples of the project's own
// texts need it: spaces, single quotes.
std::vector<std::string> shell_words(std::string_view line);

// A folder of this test program's own, made empty when it starts.
std::string scratch(const std::string& name);
void write_text(const std::string& file, const std::string& text);
std::string read_text(const std::string& file);

}  // namespace cartulary::cli
