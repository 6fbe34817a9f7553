// Words of players and ids of content stand in content. What text literals of the engine are words
// nevertheless is listed here, each with its reason: words of closed lists in headers apart.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::word_literals_test {
namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

struct FileWords {
  std::string_view file;
  std::vector<std::string_view> words;
};

struct Allowed {
  std::string_view reason;
  std::vector<FileWords> files;
};

// What people ask with, and what they are answered where it is wrong.
const std::vector<Allowed>& questions() {
  static const std::vector<Allowed> list = {
      {"the option, the part of a file or the list that an error is about",
       {{"engine/bag/collection.cpp", {"lost"}},
        {"engine/text/stop_check.cpp", {"computation"}},
        {"engine/bag/fit.cpp", {"draws", "hidden", "laid"}},
        {"engine/query/query.cpp", {"query"}},
        {"engine/query/tile_terms.cpp", {"query"}},
        {"engine/region/board_answer.cpp", {"laid"}},
        {"engine/region/region.cpp", {"region"}},
        {"engine/search/search_fields.cpp", {"query"}}}},
      {"nouns and verbs of errors that are counted in English",
       {{"engine/position/position_faults.cpp", {"has", "pennant", "point"}}}},
      {"keys, values and signs of the query language, of options and of facts that are told",
       {{"engine/query/query_pieces.cpp", {"or"}},
        {"engine/bag/selection.cpp", {"all"}},
        {"engine/bag/selection_sets.cpp", {"all"}},
        {"engine/query/tile_terms.cpp",
         {"has", "roads", "fields", "rivers", "pennant", "monastic"}},
        {"engine/query/tile_query.cpp", {"has"}},
        {"engine/guide/score_question.cpp", {"true", "false"}},
        {"engine/tile/tile.cpp", {"monastic", "pennant"}},
        {"engine/tile/tile_columns.cpp", {"pennant"}}}},
      {"the key of a board's text", {{"engine/board/board_text.cpp", {"order"}}}},
      {"the name of the game, under which its boxes are sold",
       {{"engine/bag/selection_sets.cpp", {"carcassonne"}}}},
  };
  return list;
}

// What records and guides of the content say, by which they are told apart.
const std::vector<Allowed>& records() {
  static const std::vector<Allowed> list = {
      {"what a group made of a rule, and what a verdict says",
       {{"engine/guide/game_remarks.cpp", {"dropped"}},
        {"engine/guide/house_remarks.cpp", {"dropped"}},
        {"engine/rule/adopted.cpp", {"adopted"}},
        {"engine/rule/group_game.cpp", {"dropped", "adopted"}},
        {"engine/search/search_document.cpp", {"dropped"}},
        {"engine/search/rule_search.cpp", {"depends"}}}},
      {"the language that sets and elements have names of in their own records",
       {{"engine/guide/foreign_name.cpp", {"de"}},
        {"engine/guide/word_search.cpp", {"de"}},
        {"engine/search/search_vocabulary.cpp", {"de"}},
        {"engine/tile/set_names.cpp", {"de"}}}},
      {"parts of the order of play, and places and questions of the table of figures",
       {{"engine/guide/house_remarks.cpp", {"farm"}},
        {"engine/referee/chosen_rules.cpp", {"farm"}},
        {"engine/referee/referee.cpp", {"begin", "draw"}},
        {"engine/referee/tower_rules.cpp", {"captured"}},
        {"engine/referee/wrong_figures.cpp", {"carcassonne"}}}},
  };
  return list;
}

// What a rule in code is about: the ids are those of content.
const std::vector<Allowed>& rules() {
  static const std::vector<Allowed> list = {
      {"symbols that code has the rule of",
       {{"engine/bag/bag.cpp", {"hill"}},
        {"engine/board/board_kit.cpp", {"volcano"}},
        {"engine/board/building.cpp", {"vineyard"}},
        {"engine/replay/game_replay.cpp", {"volcano", "hill"}},
        {"engine/replay/symbol_scoring.cpp", {"watchtower", "vodyanoy", "meeple"}},
        {"engine/replay/table_facts.cpp", {"hill"}},
        {"engine/position/occupied_feature.cpp", {"hill"}},
        {"engine/referee/figure_rules.cpp", {"volcano"}},
        {"engine/referee/referee.cpp", {"volcano"}}}},
      {"symbols whose rule no code has: positions name them as not followed",
       {{"engine/position/board_figures.cpp",
         {"watchtower", "acrobats", "razboynik", "vodyanoy", "bathhouse", "revolt"}}}},
      {"figures by what they count in a majority and where they may stand (CAR 7.4), and the hill "
       "that breaks ties",
       {{"engine/guide/score_answer.cpp", {"hill", "mayor"}},
        {"engine/guide/score_question.cpp", {"wagon", "mayor", "hill"}},
        {"engine/scoring/majority.cpp", {"wagon", "mayor"}}}},
      {"facts of scoring.yaml that code counts on a board or in a game",
       {{"engine/board/building.cpp", {"vineyards"}},
        {"engine/board/feature.cpp", {"bridges"}},
        {"engine/replay/end_scoring.cpp", {"goods", "king"}},
        {"engine/replay/shepherds.cpp", {"sheep"}},
        {"engine/replay/symbol_scoring.cpp", {"trapped"}},
        {"engine/replay/table_facts.cpp", {"vineyards"}},
        {"engine/position/board_farms.cpp", {"castles", "buildings"}},
        {"engine/position/tokens.cpp", {"castles"}}}},
      {"what the record of a game calls points of no feature, a step it waits for, and what it "
       "does not follow",
       {{"engine/replay/game_replay.cpp", {"wagon", "vodyanoy", "bazaar"}},
        {"engine/replay/bonus_scoring.cpp", {"king"}},
        {"engine/replay/end_scoring.cpp", {"king"}}}},
      {"the set that has the ferries", {{"engine/replay/game_replay.cpp", {"ferries"}}}},
  };
  return list;
}

// What other programs write.
const std::vector<Allowed>& saved_games() {
  static const std::vector<Allowed> list = {
      {"words of the files that JCloisterZone saves: elements, rules, figures, tokens and answers",
       {{"engine/notation/notation_reader.cpp",
         {"BUY", "SELL", "COMMIT", "PASS", "GOLD", "EXPAND", "SCORE"}},
        {"engine/notation/notation_table.cpp", {"small", "big"}},
        {"engine/notation/notation_writer.cpp", {"GOLD"}},
        {"engine/replay/auction.cpp", {"BUY"}},
        {"engine/replay/bonus_scoring.cpp", {"traders", "king", "robber"}},
        {"engine/replay/end_scoring.cpp", {"king", "robber"}},
        {"engine/replay/saved_game.cpp", {"small", "big"}},
        {"engine/replay/game_replay.cpp", {"GOLD", "ABBOT", "SCORE", "hill"}},
        {"engine/replay/table_actions.cpp", {"TOWER", "GOLD"}},
        {"engine/replay/table_facts.cpp", {"hill", "ignore", "false"}}}},
  };
  return list;
}

// The language of the records, and letters.
const std::vector<Allowed>& english() {
  static const std::vector<Allowed> list = {
      {"the letters before which an article changes", {{"engine/text/said.cpp", {"aeiou"}}}},
      {"letters of Unicode as they are folded",
       {{"engine/text/search_words.cpp", {"ae", "th", "ss", "ij", "oe"}}}},
      {"English endings, by which entries, names of pieces and questions are compared",
       {{"engine/text/search_words.cpp",
         {"ies", "sses", "xes", "ches", "shes", "zes", "ss", "us", "is", "ing", "ed", "ly"}},
        {"engine/bag/missing.cpp", {"ss"}}}},
      {"how English titles with & are read out",
       {{"engine/search/search_vocabulary.cpp", {"and"}}}},
      {"by which the head of an English table denies", {{"engine/text/markdown.cpp", {"cannot"}}}},
  };
  return list;
}

std::vector<Allowed> allowed() {
  std::vector<Allowed> all;
  for (const auto* list : {&questions(), &records(), &rules(), &saved_games(), &english()})
    all.insert(all.end(), list->begin(), list->end());
  return all;
}

// The names of holes in English messages. What holes a call gives, test_docgen checks.
const Words& holes() {
  static const Words names = [] {
    const fs::path file = fs::path(CARTULARY_SOURCE_DIR) / "content/language/en/messages.txt";
    const std::string text = file_bytes(file);
    static const std::regex hole("\\{(?:[A-Za-z|]+ )?[#*]?([A-Za-z_]+)[,}]");
    Words all;
    for (std::sregex_iterator at(text.begin(), text.end(), hole), end; at != end; ++at)
      all.insert(to_lower((*at)[1].str()));
    return all;
  }();
  return names;
}

// The literals of nothing but letters, two at least.
Words word_literals(const std::string& source) {
  static const std::regex passed_over("//[^\n]*|#include[^\n]*");
  static const std::regex literal("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  static const std::regex word("[A-Za-z]{2,}");
  const std::string code = std::regex_replace(source, passed_over, "");
  Words words;
  for (std::sregex_iterator at(code.begin(), code.end(), literal), end; at != end; ++at) {
    const std::string text = (*at)[1];
    const bool names_hole = at->prefix().str().ends_with('{') &&
                            at->suffix().str().starts_with(',') && holes().contains(text);
    if (std::regex_match(text, word) && !names_hole) words.insert(text);
  }
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

// Keys of members, and names of enums.
Words closed_lists() {
  Words closed;
  for (const auto& [file, words] : engine_literals(".h")) closed.insert(words.begin(), words.end());
  return closed;
}

TEST_CASE("literals of nothing but letters are read from source, but for holes of messages") {
  CHECK(
      word_literals("f(\"cow\"); // \"hen\"\n#include \"pig.h\"\ng(\"a b\", \"see\\n\", \"x\")") ==
      Words{"cow"});
  CHECK(word_literals("said(id, {{\"player\", \"red\"}, {\"cow\", hen}})") == Words{"cow", "red"});
}

TEST_CASE("a word in the engine is one of a closed list in a header, or has a reason") {
  const Words closed = closed_lists();
  Words without_reason;
  Words listed;
  for (const Allowed& row : allowed())
    for (const FileWords& each : row.files)
      for (const std::string_view word : each.words)
        listed.insert(std::string(each.file) + ": " + std::string(word));
  for (const auto& [file, words] : engine_literals(".cpp"))
    for (const std::string& word : words)
      if (!closed.contains(word) && !listed.contains(file + ": " + word))
        without_reason.insert(file + ": " + word);
  CHECK(without_reason == Words());
}

TEST_CASE("what is allowed is there, and needs its reason") {
  const auto found = engine_literals(".cpp");
  const Words closed = closed_lists();
  for (const Allowed& row : allowed()) {
    INFO(row.reason);
    CHECK_FALSE(row.reason.empty());
    for (const FileWords& each : row.files) {
      INFO(each.file);
      const auto file = found.find(std::string(each.file));
      REQUIRE(file != found.end());
      CHECK_FALSE(each.words.empty());
      for (const std::string_view word : each.words) {
        INFO(word);
        CHECK(file->second.contains(std::string(word)));
        CHECK_FALSE(closed.contains(std::string(word)));
      }
    }
  }
}

}  // namespace
}  // namespace cartulary::word_literals_test
