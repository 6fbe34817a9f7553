#include "tiledb/file/temporary_name.h"

#include <algorithm>
#include <random>
#include <system_error>

#include <fmt/format.h>

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t random_letters = 8;
constexpr std::size_t longest_name = 255;  // bytes, in all common file systems

// Cuts a long target name, to leave room for the rest.
std::string name_start(const fs::path& target, std::string_view kind) {
  const std::string end = fmt::format(".cartulary-{}-", kind);
  const std::string name = target.filename().string();
  return "." + name.substr(0, longest_name - 1 - end.size() - random_letters) + end;
}

bool is_ours(const std::string& name, const std::string& start) {
  return name.size() == start.size() + random_letters && name.starts_with(start) &&
         name.find_first_not_of(letters, start.size()) == std::string::npos;
}

}  // namespace

fs::path folder_of(const fs::path& target) {
  return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

fs::path temporary_beside(const fs::path& target, std::string_view kind) {
  std::random_device random;
  std::uniform_int_distribution<std::size_t> letter(0, letters.size() - 1);
  std::string name = name_start(target, kind);
  for (std::size_t i = 0; i < random_letters; ++i) name += letters[letter(random)];
  return folder_of(target) / name;
}

std::vector<fs::path> temporaries_beside(const fs::path& target, std::string_view kind) {
  const std::string start = name_start(target, kind);
  std::vector<fs::path> found;
  std::error_code fault;
  fs::directory_iterator entry(folder_of(target), fault);
  for (; !fault && entry != fs::directory_iterator(); entry.increment(fault))
    if (is_ours(entry->path().filename().string(), start)) found.push_back(entry->path());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace cartulary::tiledb
