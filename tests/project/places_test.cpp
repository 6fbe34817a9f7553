// docs/how-to-add.md counts the files that a key takes. The keys of its table are real ones, and
// this holds the table to the files that name them.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::places_test {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path root = CARTULARY_SOURCE_DIR;

bool is_letter(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end])))
      return true;
  }
  return false;
}

// The files that make values, read and keep them, and tell them.
Names files_with(std::string_view word) {
  Names names;
  for (const char* folder :
       {"engine", "tiledb", "docgen/json", "docgen/export", "docgen/report", "server/api"})
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".h" && extension != ".cpp" && extension != ".sql") continue;
      if (has_word(file_bytes(entry.path()), word))
        names.insert(fs::relative(entry.path(), root).generic_string());
    }
  return names;
}

// The texts between backquotes in a row of a table.
std::vector<std::string> texts_between_backquotes(const std::string& row) {
  std::vector<std::string> texts;
  for (std::size_t begin = row.find('`'); begin != std::string::npos;
       begin = row.find('`', begin)) {
    const std::size_t end = row.find('`', begin + 1);
    if (end == std::string::npos) break;
    texts.push_back(row.substr(begin + 1, end - begin - 1));
    begin = end + 1;
  }
  return texts;
}

struct Place {
  std::string key;
  Names files;
};

std::vector<Place> table_of(std::string_view what) {
  const std::string text = file_bytes(root / "docs" / "how-to-add.md");
  const std::string opening = "<!-- places of " + std::string(what) + " -->\n";
  const std::size_t begin = text.find(opening);
  REQUIRE(begin != std::string::npos);
  const std::size_t end = text.find("<!-- end of places -->", begin);
  REQUIRE(end != std::string::npos);
  std::istringstream lines(text.substr(begin, end - begin));
  std::vector<Place> places;
  for (std::string line; std::getline(lines, line);)
    if (const std::vector<std::string> texts = texts_between_backquotes(line); texts.size() > 1)
      places.push_back({texts.front(), Names(texts.begin() + 1, texts.end())});
  return places;
}

TEST_CASE("a key of an answer takes the files that how-to-add.md names, three at most") {
  const std::vector<Place> places = table_of("keys of answers");
  CHECK(places.size() == 5);
  for (const Place& place : places) {
    INFO(place.key);
    CHECK(files_with(place.key) == place.files);
    CHECK(place.files.size() <= 3);
  }
}

TEST_CASE("a key of a record takes the files that how-to-add.md names") {
  const std::vector<Place> places = table_of("keys of records");
  CHECK(places.size() >= 2);
  for (const Place& place : places) {
    INFO(place.key);
    CHECK(files_with(place.key) == place.files);
  }
}

TEST_CASE("a word is found whole alone") {
  CHECK(has_word("{.living = 1}", "living"));
  CHECK(has_word("living", "living"));
  CHECK_FALSE(has_word("outliving livings living_room", "living"));
}

}  // namespace
}  // namespace cartulary::places_test
