#include "tests/cli/cli_run.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "cli/commands/commands.h"
#include "cli/line/app.h"
#include "tests/support/catch.h"

namespace cartulary::cli {
namespace {

namespace fs = std::filesystem;

const fs::path& scratch_folder() {
  static const fs::path folder = [] {
    fs::path path = fs::path(CARTULARY_BINARY_DIR) / "test_cli_scratch";
    fs::remove_all(path);
    fs::create_directories(path);
    return path;
  }();
  return folder;
}

Run run_with(const std::vector<std::string>& args, const RunOptions& options,
             const std::string& database) {
  std::istringstream in(options.input);
  std::ostringstream out;
  std::ostringstream err;
  World world{in,
              out,
              err,
              options.program_folder.empty() ? scratch_folder() : fs::path(options.program_folder),
              database,
              options.no_color,
              options.terminal,
              options.terminal,
              options.width};
  Run result;
  result.status = run(all_commands(), args, world);
  result.out = out.str();
  result.err = err.str();
  return result;
}

const std::string& real_database() {
  static const std::string file = [] {
    const std::string path = scratch("real.db");
    const std::string content = (fs::path(CARTULARY_SOURCE_DIR) / "content").string();
    const Run built = run_with({"build", "--content", content, "--db", path}, {}, "");
    if (built.status != 0) throw std::runtime_error("the content cannot be built: " + built.err);
    return path;
  }();
  return file;
}

}  // namespace

Run run_bare(const std::vector<std::string>& args, const RunOptions& options) {
  return run_with(args, options, scratch("none.db"));
}

Run run_cli(const std::vector<std::string>& args, const RunOptions& options) {
  return run_with(args, options, real_database());
}

Run run_alone(const std::vector<std::string>& args, const RunOptions& options) {
  return run_with(args, options, "");
}

std::vector<std::string> shell_words(std::string_view line) {
  std::vector<std::string> words(1);
  bool quoted = false;
  for (const char letter : line) {
    if (letter == '\'')
      quoted = !quoted;
    else if (letter == ' ' && !quoted)
      words.emplace_back();
    else
      words.back() += letter;
  }
  return words;
}

std::string scratch(const std::string& name) {
  return (scratch_folder() / name).string();
}

void write_text(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  REQUIRE(out.good());
}

std::string read_text(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace cartulary::cli
