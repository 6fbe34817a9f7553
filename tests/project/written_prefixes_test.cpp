// Ids with their kind are made and read by engine/text/record_id.h. A text literal that begins with
// the prefix of a kind, "rule/" and the like, is listed here with its reason.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/record_id.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::written_prefixes_test {
namespace {

namespace fs = std::filesystem;

struct Written {
  std::string_view file;
  int times;
  std::string_view reason;
};

constexpr auto written = std::to_array<Written>({
    {"cli/commands/show_command.cpp", 1, "what --help gives as examples"},
    {"engine/rule/rule_members.h", 4, "what the data dictionary says of the key id"},
    {"server/api/api_parameters.h", 2, "an example in openapi.json"},
    {"server/api/routes.cpp", 1, "an example in openapi.json"},
    {"tiledb/board/selection_file.cpp", 1, "the advice of an error"},
});

int written_prefixes(const std::string& source) {
  static const std::regex comment("//[^\n]*");
  std::string kinds;
  for (const std::string_view kind : record_kind_names) (kinds += '|') += kind;
  const std::regex prefix("\"(" + kinds.substr(1) + ")/");
  const std::string code = std::regex_replace(source, comment, "");
  return static_cast<int>(
      std::distance(std::sregex_iterator(code.begin(), code.end(), prefix), {}));
}

std::map<std::string, int> prefixes_in_code() {
  const fs::path root = CARTULARY_SOURCE_DIR;
  std::map<std::string, int> found;
  for (const char* folder : {"engine", "tiledb", "docgen", "server", "browser", "cli"})
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const fs::path& path = entry.path();
      if (path.extension() != ".h" && path.extension() != ".cpp") continue;
      if (const int times = written_prefixes(file_bytes(path)); times > 0)
        found[fs::relative(path, root).string()] = times;
    }
  return found;
}

TEST_CASE("prefixes are found in literals alone") {
  CHECK(written_prefixes(
            "f(\"rule/\" + id);  // \"rule/\"\ng(\"ruling/tower/mine\", \"rules/\");") == 2);
}

TEST_CASE("the prefix of a kind of record is written only where there is a reason") {
  std::map<std::string, int> expected;
  for (const Written& each : written) expected[std::string(each.file)] = each.times;
  CHECK(prefixes_in_code() == expected);
}

}  // namespace
}  // namespace cartulary::written_prefixes_test
