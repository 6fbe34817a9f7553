#include "tests/support/golden.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string_view>

#include "tests/support/catch.h"

namespace cartulary {
namespace {

namespace fs = std::filesystem;

const fs::path& golden_folder() {
  static const fs::path folder = fs::path(CARTULARY_SOURCE_DIR) / "tests" / "golden";
  return folder;
}

std::set<std::string>& checked_names() {
  static std::set<std::string> names;
  return names;
}

bool updating() {
  const char* value = std::getenv("CARTULARY_UPDATE_GOLDEN");
  return value != nullptr && std::string_view(value) == "1";
}

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// "line 3\n  golden: ...\n  actual: ..." of the first line that differs.
std::string first_difference(const std::string& golden, const std::string& actual) {
  std::istringstream golden_lines(golden);
  std::istringstream actual_lines(actual);
  std::string golden_line;
  std::string actual_line;
  for (int line = 1;; ++line) {
    const bool more_golden = static_cast<bool>(std::getline(golden_lines, golden_line));
    const bool more_actual = static_cast<bool>(std::getline(actual_lines, actual_line));
    if (more_golden && more_actual && golden_line == actual_line) continue;
    if (!more_golden && !more_actual) return "in the line ends";
    return "line " + std::to_string(line) +
           "\n  golden: " + (more_golden ? golden_line : "(end of file)") +
           "\n  actual: " + (more_actual ? actual_line : "(end of file)");
  }
}

}  // namespace

void check_golden(const std::string& name, const std::string& actual) {
  checked_names().insert(name);
  const fs::path path = golden_folder() / name;
  if (updating()) {
    fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << actual;
    CHECK(out.good());
    return;
  }
  INFO("tests/golden/" << name << " (CARTULARY_UPDATE_GOLDEN=1 rewrites it)");
  if (!fs::exists(path)) {
    FAIL_CHECK("the golden is missing");
    return;
  }
  const std::string golden = read_text(path);
  if (golden != actual) FAIL_CHECK("the golden differs at " << first_difference(golden, actual));
}

void check_no_stale_goldens(const std::string& folder) {
  const fs::path root = golden_folder() / folder;
  if (!fs::exists(root)) return;
  std::set<fs::path> stale;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
    const std::string name = entry.path().lexically_relative(golden_folder()).generic_string();
    if (entry.is_regular_file() && !checked_names().contains(name)) stale.insert(entry.path());
  }
  for (const fs::path& path : stale) {
    if (updating())
      fs::remove(path);
    else
      FAIL_CHECK("no test asks for the golden " << path.lexically_relative(golden_folder()));
  }
}

}  // namespace cartulary
