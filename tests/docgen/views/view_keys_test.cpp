// The keys of views against the templates that read them.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::view_keys_test {
namespace {

namespace fs = std::filesystem;

std::set<std::string> first_groups(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (auto match = std::sregex_iterator(text.begin(), text.end(), pattern);
       match != std::sregex_iterator(); ++match)
    found.insert((*match)[1]);
  return found;
}

// The keys that the folder's sources set by name, as in `view.set("title", ...)`.
std::set<std::string> keys_set_in(const fs::path& folder) {
  std::set<std::string> keys;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    keys.merge(first_groups(text, std::regex(R"re([.]set\(\s*"([a-z0-9_]+)")re")));
  }
  return keys;
}

std::set<std::string> keys_read_by_templates() {
  std::set<std::string> keys;
  for (const std::string_view path : template_paths())
    if (path.ends_with(".mustache"))
      keys.merge(first_groups(expand_messages(*template_text(path), PageLanguage()).text,
                              std::regex(R"re(\{\{\{?[#^]?\s*([a-z0-9_]+)\s*\})re")));
  return keys;
}

TEST_CASE("views: every key that a page sets is read by some template") {
  const std::set<std::string> read = keys_read_by_templates();
  std::set<std::string> unread;
  for (const char* room : {"base", "views", "pages"})
    for (const std::string& key : keys_set_in(fs::path(CARTULARY_SOURCE_DIR) / "docgen" / room))
      if (!read.contains(key)) unread.insert(key);
  CHECK(unread == std::set<std::string>());
}

TEST_CASE("views: the keys of pages and templates are found in their sources") {
  const std::set<std::string> read = keys_read_by_templates();
  CHECK(read.contains("hit_href"));
  CHECK(read.contains("r_html"));
  CHECK(keys_set_in(CARTULARY_SOURCE_DIR "/docgen/pages").contains("hit_href"));
  CHECK(keys_set_in(CARTULARY_SOURCE_DIR "/docgen/views").contains("r_html"));
}

}  // namespace
}  // namespace cartulary::docgen::view_keys_test
