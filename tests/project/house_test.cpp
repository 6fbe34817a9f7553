// The rules of the house that a program can keep: who includes whom, and that a header says what it
// is for.
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/project/include_ladder.h"
#include "tests/support/catch.h"

namespace cartulary::house_test {
namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

struct SourceFile {
  std::string path;
  std::string text;
};

constexpr std::array<const char*, 6> program_folders = {"engine", "tiledb",  "docgen",
                                                        "server", "browser", "cli"};

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::vector<SourceFile> sources() {
  const fs::path root = CARTULARY_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (const char* folder : program_folders) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".h" && extension != ".cpp") continue;
      if (entry.path().string().find("node_modules") != std::string::npos) continue;
      files.push_back({fs::relative(entry.path(), root).string(), text_of(entry.path())});
    }
  }
  return files;
}

TEST_CASE("an include that climbs the ladder is named with its line") {
  CHECK(ladder_faults("engine/odds.cpp", "#include <cmath>\n\n#include \"tiledb/content.h\"\n") ==
        Lines{"engine/odds.cpp:3: includes tiledb/content.h, which stands above"});
  CHECK(ladder_faults("server/server.cpp", "#include \"docgen/json.h\"\n") == Lines{});
}

TEST_CASE("an include that climbs from room to room is named with its line") {
  CHECK(ladder_faults("engine/tile/tile.h", "#include \"engine/bag/bag.h\"\n") ==
        Lines{"engine/tile/tile.h:1: includes engine/bag/bag.h, which stands above"});
  CHECK(ladder_faults("engine/bag/bag.h", "#include \"engine/tile/tile.h\"\n") == Lines{});
  // The name of a room counts within its folder alone: tiledb/board/ is below docgen/base/.
  CHECK(ladder_faults("docgen/base/view.h", "#include \"tiledb/board/json_node.h\"\n") == Lines{});
}

TEST_CASE("a file beside the rooms is named with the rooms that there are") {
  CHECK(room_fault("server/api/route.h").empty());
  CHECK(room_fault("cli/main.cpp").empty());
  CHECK(room_fault("server/route.h") ==
        "server/route.h: stands in none of the rooms of server/: message, http, log, api, mcp, "
        "service");
  CHECK(
      room_fault("server/misc/route.h") ==
      "server/misc/route.h: stands in none of the rooms of server/: message, http, log, api, mcp, "
      "service");
}

TEST_CASE("a third-party header stands in a .cpp file of its home folder only") {
  CHECK(ladder_faults("tiledb/page.h", "#include <nlohmann/json.hpp>\n") ==
        Lines{"tiledb/page.h:1: includes nlohmann/json.hpp, which belongs into a .cpp file"});
  CHECK(ladder_faults("cli/build.cpp", "#include <yaml-cpp/yaml.h>\n") ==
        Lines{"cli/build.cpp:1: includes yaml-cpp/yaml.h, which has its home elsewhere"});
  CHECK(ladder_faults("engine/tile.cpp", "#include <fmt/format.h>\n") ==
        Lines{"engine/tile.cpp:1: includes fmt/format.h, which has its home elsewhere"});
  CHECK(ladder_faults("cli/x.cpp", "#include <boost/any.hpp>\n") ==
        Lines{"cli/x.cpp:1: includes boost/any.hpp, which no folder is the home of"});
  CHECK(
      ladder_faults("engine/tile.cpp", "#include <unistd.h>\n") ==
      Lines{"engine/tile.cpp:1: includes unistd.h, but engine/ has the C++ standard library only"});
}

TEST_CASE("the ladder holds in every file") {
  const auto files = sources();
  REQUIRE(files.size() > 20);
  Lines faults;
  for (const SourceFile& file : files)
    for (const std::string& fault : ladder_faults(file.path, file.text)) faults.push_back(fault);
  CHECK(faults == Lines{});
}

TEST_CASE("every file stands in a room") {
  Lines faults;
  for (const SourceFile& file : sources())
    if (std::string fault = room_fault(file.path); !fault.empty()) faults.push_back(fault);
  CHECK(faults == Lines{});
}

// The rooms that a row of the table in docs/architecture.md names: each in backquotes, before what
// it holds or at the end.
std::string rooms_told(const std::string& row) {
  static const std::regex room("`([a-z_]+)`(?=[:;]| \\|)");
  std::string told;
  for (std::sregex_iterator found(row.begin(), row.end(), room), end; found != end; ++found)
    told += (told.empty() ? "" : ", ") + (*found)[1].str();
  return told;
}

TEST_CASE("docs/architecture.md names the rooms in the order of the ladder") {
  const std::string text = text_of(fs::path(CARTULARY_SOURCE_DIR) / "docs/architecture.md");
  const std::string table = text.substr(text.find("| folder | rooms, from left to right |"));
  for (const std::string folder : program_folders) {
    INFO(folder);
    const std::size_t row = table.find("| `" + folder + "/` |");
    REQUIRE(row != std::string::npos);
    const std::size_t rooms = table.find(" | ", row);
    CHECK(room_fault(folder + "/x.h") ==
          folder + "/x.h: stands in none of the rooms of " + folder +
              "/: " + rooms_told(table.substr(rooms, table.find('\n', rooms) - rooms)));
  }
}

// The headers that declare a whole list: what several files of their room define.
constexpr std::array<std::string_view, 13> list_headers = {"cli/commands/commands.h",
                                                           "cli/completion/completion.h",
                                                           "docgen/drawing/icon_tables.h",
                                                           "docgen/drawing/plan_steps.h",
                                                           "docgen/pages/page_builders.h",
                                                           "docgen/print/print_builders.h",
                                                           "engine/notation/game_notation.h",
                                                           "engine/referee/action_family.h",
                                                           "server/api/answers.h",
                                                           "server/api/api_handlers.h",
                                                           "tiledb/content/content_checks.h",
                                                           "tiledb/content/content_readers.h",
                                                           "tiledb/guide/guide_readers.h"};

bool is_listed(const SourceFile& file) {
  return std::ranges::any_of(list_headers, [&](std::string_view header) {
    return fs::path(header).parent_path() == fs::path(file.path).parent_path() &&
           file.text.find("#include \"" + std::string(header) + '"') != std::string::npos;
  });
}

TEST_CASE("every .cpp file has a header of its own name, or one of its room that lists it") {
  const auto files = sources();
  std::set<std::string> paths;
  for (const SourceFile& file : files) paths.insert(file.path);
  Lines without;
  for (const SourceFile& file : files)
    if (file.path.ends_with(".cpp") && file.path != "cli/main.cpp" &&
        !paths.contains(fs::path(file.path).replace_extension(".h").string()) && !is_listed(file))
      without.push_back(file.path);
  CHECK(without == Lines{});
}

TEST_CASE("the engine knows no option of the command line") {
  const auto names_an_option = [](const std::string& line) {
    for (std::size_t at = line.find('"'); at != std::string::npos; at = line.find('"', at + 1)) {
      const std::size_t end = std::min(line.find('"', at + 1), line.size());
      for (std::size_t dash = line.find("--", at); dash < end; dash = line.find("--", dash + 2))
        if (std::isalpha(static_cast<unsigned char>(line[dash + 2])) != 0) return true;
      at = end;
    }
    return false;
  };
  CHECK(names_an_option("  return Error{.where = \"--used\"};"));
  CHECK(names_an_option("  fix(\"\", \"add --players\");"));
  CHECK_FALSE(names_an_option("  return \"a -- b\" + text[--end];"));
  Lines faults;
  for (const SourceFile& file : sources()) {
    if (!file.path.starts_with("engine/")) continue;
    std::istringstream lines(file.text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      if (!names_an_option(line)) continue;
      faults.push_back(file.path + ':' + std::to_string(number) + ": " + line);
    }
  }
  CHECK(faults == Lines{});
}

TEST_CASE("every header opens with what it is for") {
  Lines silent;
  for (const SourceFile& file : sources())
    if (file.path.ends_with(".h") && !file.text.starts_with("// ")) silent.push_back(file.path);
  CHECK(silent == Lines{});
}

}  // namespace
}  // namespace cartulary::house_test
