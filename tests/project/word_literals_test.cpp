// Words of players and ids of content stand in content. What text literals of the engine are words
// nevertheless is listed here, each with its reason.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::word_literals_test {
namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

// A file, or a folder that ends in '/', whose literals may be these words; none: any.
struct Allowed {
  std::string_view path;
  std::string_view reason;
  std::vector<std::string_view> words;
};

const std::vector<Allowed>& allowed() {
  static const std::vector<Allowed> list = {
      {"engine/search/contents_answer.cpp", "how contents of boxes call tiles", {"tile"}},
      {"engine/search/contents_question.cpp", "the element that is no part of a box", {"tile"}},
      {"engine/search/rule_search.cpp", "words of verdicts", {"yes", "no", "depends"}},
      {"engine/search/search_document.cpp", "a game's standing", {"dropped"}},
      {"engine/search/search_fields.cpp", "keys of the query language", {"with", "query"}},
      {"engine/search/search_fields.cpp", "holes of messages", {"first", "second"}},
      {"engine/text/said_list.cpp", "holes of messages", {"list", "item"}},
      {"engine/search/search_vocabulary.cpp", "languages of titles in sets", {"en", "de"}},
      {"engine/search/search_vocabulary.cpp", "how English titles with & are read out", {"and"}},
      {"engine/text/search_words.cpp", "letters of Unicode", {"ae", "th", "ss", "ij", "oe"}},
      {"engine/text/markdown.cpp", "a word of an error", {"cannot"}},
      {"engine/text/search_words.cpp",
       "English endings, by which the entries are indexed",
       {"ies", "sses", "xes", "ches", "shes", "zes", "ss", "us", "is", "ing", "ed", "ly"}},
      {"engine/bag/", "keys and words of the query language and of options", {}},
      {"engine/board/", "facts of scoring.yaml that a board tells, ids that its rules need", {}},
      {"engine/game/", "words of JCloisterZone's files, ids that replaying needs", {}},
      {"engine/guide/", "words of the questions on scores: not yet content", {}},
      {"engine/position/", "ids of figures and colours that positions need: not yet content", {}},
      {"engine/referee/referee.cpp",
       "parts of the order of play, and ids that its tests on a board need",
       {"begin", "draw", "dragon", "volcano"}},
      {"engine/referee/chosen_rules.cpp", "what players call a field with farmers", {"farm"}},
      {"engine/referee/figure_rules.cpp",
       "places of barns, and the symbol that bars figures",
       {"corner", "volcano"}},
      {"engine/referee/tower_rules.cpp", "a question of the table of figures", {"captured"}},
      {"engine/referee/wrong_figures.cpp", "a question of the table of figures", {"carcassonne"}},
      {"engine/region/", "what errors are about", {}},
      {"engine/rule/", "what changes of a game are called", {}},
      {"engine/scoring/", "facts and roles of scoring.yaml", {}},
      {"engine/tile/", "words in which tiles are described: messages, not yet content", {}},
  };
  return list;
}

// The literals of nothing but letters, two at least.
Words word_literals(const std::string& source) {
  static const std::regex passed_over("//[^\n]*|#include[^\n]*");
  static const std::regex literal("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  static const std::regex word("[A-Za-z]{2,}");
  const std::string code = std::regex_replace(source, passed_over, "");
  Words words;
  for (std::sregex_iterator at(code.begin(), code.end(), literal), end; at != end; ++at)
    if (const std::string text = (*at)[1]; std::regex_match(text, word)) words.insert(text);
  return words;
}

std::map<std::string, Words> engine_literals(std::string_view extension) {
  const fs::path root = CARTULARY_SOURCE_DIR;
  std::map<std::string, Words> found;
  for (const auto& entry : fs::recursive_directory_iterator(root / "engine"))
    if (entry.path().extension() == extension)
      found[fs::relative(entry.path(), root).string()] = word_literals(file_bytes(entry.path()));
  return found;
}

bool covers(const Allowed& row, const std::string& file, const std::string& word) {
  const bool is_of = row.path.ends_with('/') ? file.starts_with(row.path) : file == row.path;
  return is_of && (row.words.empty() || std::ranges::find(row.words, word) != row.words.end());
}

TEST_CASE("literals of nothing but letters are read from source") {
  CHECK(
      word_literals("f(\"cow\"); // \"hen\"\n#include \"pig.h\"\ng(\"a b\", \"see\\n\", \"x\")") ==
      Words{"cow"});
}

TEST_CASE("a word in the engine is one of a closed list in a header, or has a reason") {
  Words closed;  // keys of members, and names of enums
  for (const auto& [file, words] : engine_literals(".h")) closed.insert(words.begin(), words.end());
  Words without_reason;
  for (const auto& [file, words] : engine_literals(".cpp"))
    for (const std::string& word : words)
      if (!closed.contains(word) && std::ranges::none_of(allowed(), [&](const Allowed& row) {
            return covers(row, file, word);
          }))
        without_reason.insert(file + ": " + word);
  CHECK(without_reason == Words());
}

TEST_CASE("what is allowed is there") {
  const auto found = engine_literals(".cpp");
  for (const Allowed& row : allowed()) {
    INFO(row.path);
    CHECK_FALSE(row.reason.empty());
    if (row.words.empty()) continue;
    const auto file = found.find(std::string(row.path));
    REQUIRE(file != found.end());
    for (const std::string_view word : row.words) {
      INFO(word);
      CHECK(file->second.contains(std::string(word)));
    }
  }
}

}  // namespace
}  // namespace cartulary::word_literals_test
