#include "tests/project/include_ladder.h"

#include <algorithm>
#include <compare>
#include <optional>
#include <sstream>
#include <utility>

namespace cartulary {
namespace {

using Names = std::vector<std::string_view>;

// A folder with its rooms; each may include those before it.
struct Folder {
  std::string_view name;
  Names rooms;
};

const std::vector<Folder>& ladder() {
  static const std::vector<Folder> folders = {
      {"engine",
       {"text", "tile", "bag", "query", "scoring", "board", "rule", "position", "replay", "region",
        "guide", "referee", "notation", "search"}},
      {"tiledb",
       {"file", "yaml", "draft", "library", "guide", "content", "database", "packed", "board",
        "group_game"}},
      {"docgen",
       {"base", "report", "drawing", "json", "export", "views", "language", "print", "guide",
        "pages"}},
      {"server", {"message", "http", "log", "api", "mcp", "service"}},
      {"browser", {"module"}},
      {"cli", {"terminal", "line", "answers", "completion", "commands"}},
  };
  return folders;
}

// A third-party header and the folders where it may stand.
struct Home {
  std::string_view prefix;
  std::vector<std::string_view> folders;
};

const std::vector<Home>& homes() {
  static const std::vector<Home> table = {
      {"SQLiteCpp/", {"tiledb"}},
      {"sqlite3.h", {"tiledb"}},
      {"yaml-cpp/", {"tiledb"}},
      {"openssl/", {"tiledb"}},
      {"nlohmann/", {"tiledb"}},
      {"kainjow/", {"docgen"}},
      {"mustache.hpp", {"docgen"}},
      {"zlib.h", {"docgen", "server"}},
      {"CLI/", {"cli"}},
      {"fmt/", {"tiledb", "docgen", "server", "cli"}},
      {"qrencode.h", {"cli"}},
      {"librsvg/", {"server"}},
      {"cairo.h", {"server"}},
      {"httplib.h", {"server"}},
  };
  return table;
}

// Where a path stands on the ladder: its folder, then its room. What lies in a folder beside the
// rooms stands above them.
struct Rung {
  std::size_t folder = 0;
  std::size_t room = 0;
  friend auto operator<=>(const Rung&, const Rung&) = default;
};

// "engine/tile/edge.h" to {"engine", "tile"}; an empty room for what lies in no room.
std::pair<std::string_view, std::string_view> folder_and_room(std::string_view path) {
  const std::size_t first = path.find('/');
  if (first == std::string_view::npos) return {path, {}};
  const std::size_t second = path.find('/', first + 1);
  if (second == std::string_view::npos) return {path.substr(0, first), {}};
  return {path.substr(0, first), path.substr(first + 1, second - first - 1)};
}

// Nothing for what is no folder of the ladder.
std::optional<Rung> rung_of(std::string_view path) {
  const auto [folder, room] = folder_and_room(path);
  const auto found = std::ranges::find(ladder(), folder, &Folder::name);
  if (found == ladder().end()) return std::nullopt;
  const auto place = std::ranges::find(found->rooms, room);
  return Rung{static_cast<std::size_t>(found - ladder().begin()),
              static_cast<std::size_t>(place - found->rooms.begin())};
}

// The name between the quotes or brackets of an include line, or nothing.
std::optional<std::string> included(const std::string& line) {
  const std::size_t start = line.find_first_not_of(" \t");
  if (start == std::string::npos || line.compare(start, 8, "#include") != 0) return std::nullopt;
  const std::size_t open = line.find_first_of("\"<", start);
  if (open == std::string::npos) return std::nullopt;
  const std::size_t close = line.find_first_of("\">", open + 1);
  return line.substr(open + 1, close - open - 1);
}

// What is wrong with `name` in a file of `folder`, or "".
std::string fault_of(std::string_view path, std::string_view folder, const std::string& name) {
  if (const auto target = rung_of(name)) {
    return *target > *rung_of(path) ? "includes " + name + ", which stands above" : "";
  }
  for (const Home& home : homes()) {
    if (!name.starts_with(home.prefix)) continue;
    if (std::find(home.folders.begin(), home.folders.end(), folder) == home.folders.end())
      return "includes " + name + ", which has its home elsewhere";
    if (!path.ends_with(".cpp")) return "includes " + name + ", which belongs into a .cpp file";
    return "";
  }
  const bool system = name.find('.') == std::string::npos || name.starts_with("sys/") ||
                      name.starts_with("arpa/") || name.starts_with("netinet/") ||
                      name.starts_with("net/") ||
                      (name.ends_with(".h") && name.find('/') == std::string::npos);
  if (!system) return "includes " + name + ", which no folder is the home of";
  if (folder == "engine" && name.find('.') != std::string::npos)
    return "includes " + name + ", but engine/ has the C++ standard library only";
  return "";
}

}  // namespace

std::string room_fault(std::string_view path) {
  const auto [folder, room] = folder_and_room(path);
  const auto found = std::ranges::find(ladder(), folder, &Folder::name);
  if (found == ladder().end() || path == "cli/main.cpp") return "";
  if (std::ranges::find(found->rooms, room) != found->rooms.end()) return "";
  std::string rooms;
  for (const std::string_view name : found->rooms)
    rooms += (rooms.empty() ? "" : ", ") + std::string(name);
  return std::string(path) + ": stands in none of the rooms of " + std::string(folder) +
         "/: " + rooms;
}

std::vector<std::string> ladder_faults(std::string_view path, std::string_view text) {
  std::vector<std::string> faults;
  if (!rung_of(path)) return faults;
  const std::string_view folder = path.substr(0, path.find('/'));
  std::istringstream lines{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const auto name = included(line);
    if (!name) continue;
    const std::string fault = fault_of(path, folder, *name);
    if (!fault.empty())
      faults.push_back(std::string(path) + ":" + std::to_string(number) + ": " + fault);
  }
  return faults;
}

}  // namespace cartulary
