// The catalogue against the pages: what has no German yet, and what German nobody says.
#include "docgen/language/language_words.h"

#include <algorithm>
#include <filesystem>

#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "docgen/pages/page_table.h"
#include "docgen/pages/site.h"
#include "engine/guide/guides.h"
#include "engine/scoring/fact_words.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"
#include "engine/tile/tile_words.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/project_library.h"
#include "tests/support/temporary_folder.h"
#include "tiledb/board/board_file.h"

namespace cartulary::docgen::language_words_test {
namespace {

namespace fs = std::filesystem;

const LanguageWords& project_words() {
  static const LanguageWords words(test::project_library(), "de");
  return words;
}

PageLanguage german() {
  return project_words().language();
}

const Site& project_site() {
  static const Site site = Site(test::project_library()).in_language(german());
  return site;
}

// The words of the language, and what was asked of them without an answer.
struct AskedTexts : OtherTexts {
  std::optional<Translated> say(std::string_view text) const override {
    const auto said = project_words().phrases.say(text);
    if (!said && std::ranges::search_n(text, 3, true, {}, is_small).size() == 3)
      missing.emplace_back(text);
    return said;
  }
  std::string number(std::string_view text) const override {
    return project_words().phrases.number(text);
  }
  static bool is_small(char c) { return c >= 'a' && c <= 'z'; }

  mutable std::vector<std::string> missing;
};

// What stays English of a text in German.
void add_english(const Said& said, std::vector<std::string>& missing) {
  for (const Translated& part : parts_of(said, german()))
    if (part.in_english &&
        std::ranges::search_n(part.text, 3, true, {}, AskedTexts::is_small).size() == 3)
      missing.push_back(english(said));
}

// Every file below a folder of the project with one of the endings, as one text with single blanks.
std::string text_of(std::string_view folder, const std::vector<std::string>& endings) {
  std::vector<fs::path> paths;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(CARTULARY_SOURCE_DIR) / folder))
    if (std::ranges::find(endings, entry.path().extension().string()) != endings.end())
      paths.push_back(entry.path());
  std::string all;
  for (const fs::path& path : paths)
    for (const char c : file_bytes(path)) {
      const bool blank = c == '\n' || c == ' ';
      if (!blank || !all.ends_with(' ')) all += blank ? ' ' : c;
    }
  return all;
}

// "[the first](rule/x)" becomes "the first", as where a page tells a text without its links.
std::string without_links(std::string_view text) {
  std::string plain;
  for (std::size_t at; (at = text.find("](")) != std::string_view::npos;) {
    const std::size_t open = text.rfind('[', at);
    const std::size_t end = text.find(')', at);
    if (open == std::string_view::npos || end == std::string_view::npos) break;
    plain.append(text.substr(0, open)).append(text.substr(open + 1, at - open - 1));
    text.remove_prefix(end + 1);
  }
  return plain.append(text);
}

// Texts that stand in a record are no words of the pages.
const std::string& content_text() {
  static const std::string text = [] {
    std::string all = to_lower(text_of("content", {".yaml"}));
    all += without_links(all);
    for (std::size_t at = all.find("''"); at != std::string::npos; at = all.find("''", at + 1))
      all.erase(at, 1);
    return all;
  }();
  return text;
}

bool stands_in_content(std::string_view text) {
  constexpr std::string_view named = " · Cartulary";
  if (text.ends_with(named)) text.remove_suffix(named.size());
  for (const std::string_view arrow : {"← ", " →"}) {
    if (text.starts_with(arrow)) text.remove_prefix(arrow.size());
    if (text.ends_with(arrow)) text.remove_suffix(arrow.size());
  }
  const std::size_t begin = std::min(text.find_first_not_of(" ,.;:()"), text.size());
  const std::size_t end = text.find_last_not_of(" ,.;:()") + 1;
  return end > begin &&
         content_text().find(to_lower(text.substr(begin, end - begin))) != std::string::npos;
}

struct Asked {
  std::string path;
  PageParameters parameters = {};
};

// Questions that are answered by 400, and addresses that no page has.
std::vector<Asked> faulty_pages() {
  return {{"fit/c_rf.html", {{"sets", "base-gam"}}},
          {"fit/c_rf.html", {{"sets", "base-game"}, {"players", "x"}}},
          {"fit/c_rf.html", {{"sets", "base-game"}, {"players", "3"}, {"turn", "999"}}},
          {"fit/c_rf.html", {{"edition", "C9"}}},
          {"tiles/index.html", {{"q", "has:in"}}},
          {"tiles/index.html", {{"q", "(inn"}}},
          {"search.html", {{"q", "kind:x"}}},
          {"search.html", {{"q", "\"inn"}}},
          {"rules/selection.html", {{"sets", "towr"}}},
          {"play/turn.html", {{"sets", "towr"}}},
          {"play/figures.html", {{"sets", "towr"}}},
          {"counts/set-edges.html", {{"q", "has:in"}}},
          {"fit/zzzz.html"},
          {"fit/c.html"},
          {"sets/towr.html"},
          {"tiles/BA-99.html"},
          {"nowhere.html"},
          {"with/farm~nobody.html"}};
}

// Of each kind of page the first, the last and some between, and some with questions.
std::vector<Asked> asked_pages() {
  const SiteIndex index(test::project_library());
  std::vector<Asked> pages;
  for (const PageKind& kind : page_table()) {
    if (kind.names == nullptr) {
      pages.push_back({kind.path.of()});
      continue;
    }
    const std::vector<std::string> names = kind.names(index);
    if (!names.empty()) pages.push_back({kind.path.of(names.back())});
    for (std::size_t at = 0; at + 1 < names.size(); at += names.size() / 12 + 1)
      pages.push_back({kind.path.of(names[at])});
  }
  pages.push_back(
      {"fit/c_rf.html", {{"sets", "base-game,river"}, {"players", "3"}, {"turn", "1"}}});
  pages.push_back({"fit/rrrr.html", {{"sets", "abbey-and-mayor"}}});
  pages.push_back({"fit/frfr.html", {{"sets", "all"}}});
  pages.push_back({"fit/rfrf.html", {{"sets", "bridges-castles-and-bazaars,hills-and-sheep"}}});
  pages.push_back({"tiles/index.html", {{"q", "has:inn"}, {"sets", "inns-and-cathedrals"}}});
  pages.push_back({"tiles/index.html", {{"q", "zzz"}}});
  pages.push_back({"search.html", {{"q", "wagen"}}});
  pages.push_back({"search.html", {{"q", "qqqqqq"}}});
  pages.push_back({"words.html", {{"q", "qqq"}}});
  pages.push_back({"counts/set-edges.html", {{"q", "has:inn"}}});
  pages.push_back({"play/turn.html", {{"sets", "base-game"}}});
  for (const Asked& page : faulty_pages()) pages.push_back(page);
  return pages;
}

// The texts of a key between its holes.
std::vector<std::string> parts_of(std::string_view key) {
  std::vector<std::string> parts;
  while (!key.empty()) {
    const std::size_t open = std::min(key.find('{'), key.size());
    if (open > 0) parts.emplace_back(key.substr(0, open));
    key.remove_prefix(open == key.size() ? open : key.find('}', open) + 1);
  }
  return parts;
}

// Whether each word of a key stands somewhere in what pages are made of.
bool is_told(std::string_view key, std::string_view sources) {
  constexpr std::string_view signs = " .,:;()°×·“”";
  for (const std::string& part : parts_of(key)) {
    for (std::size_t at = part.find_first_not_of(signs); at != std::string::npos;) {
      const std::size_t end = std::min(part.find_first_of(signs, at), part.size());
      const std::string word = part.substr(at, end - at);
      if (sources.find(word) == std::string_view::npos && !stands_in_content(word)) return false;
      at = part.find_first_not_of(signs, end);
    }
  }
  return true;
}

}  // namespace

TEST_CASE("The first page in German") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  const LanguageWords words(data, "de");
  check_golden("german/index.html", site.in_language(words.language()).render("index.html")->body);
}

TEST_CASE("A page with texts of records says once that they are English, any other does not") {
  constexpr std::string_view note =
      "<p class=\"aside\" id=\"in-english\">Regeln, Entscheidungen und";
  const std::string rules = project_site().render("rules/tower.html")->body;
  REQUIRE(rules.find(note) != std::string::npos);
  CHECK(rules.find(note, rules.find(note) + 1) == std::string::npos);
  CHECK(rules.find("</h1>\n<p class=\"aside\" id=\"in-english\">") != std::string::npos);
  CHECK(project_site().render("fit/c_rf.html")->body.find(note) == std::string::npos);
}

TEST_CASE("newcomer H8: sets of one German name are told apart by their codes") {
  std::vector<std::string> halves;
  for (const Phrase& name : names_in(test::project_library(), "de"))
    if (name.said.starts_with("Halb so Wild")) halves.push_back(name.said);
  CHECK(halves == std::vector<std::string>{"Halb so Wild (HL1)", "Halb so Wild (HL2)"});
}

TEST_CASE("Answers of the API tell tiles in German, part by part") {
  std::vector<std::string> missing;
  const Catalog& catalog = test::project_library().catalog;
  for (const Tile& tile : catalog.tiles()) {
    if (tile_words(tile) != tile.title) add_english(tile_words(tile), missing);
    for (const Segment& segment : tile.segments) add_english(segment_words(tile, segment), missing);
  }
  CHECK(missing == std::vector<std::string>());
  CHECK(words_of(tile_words(*catalog.find_tile("BA-15")), german()) ==
        "Stadt im Norden; Straße von Osten nach Süden");
}

TEST_CASE("Pages say nothing in English but names and what content says") {
  std::vector<std::string> missing;
  AskedTexts texts;
  const Site site = project_site().in_language({"de", messages_of("de"), &texts});
  for (const Asked& page : asked_pages()) {
    texts.missing.clear();
    if (!site.render(page.path, page.parameters)) site.not_found(page.path);
    for (const std::string& text : texts.missing)
      if (!stands_in_content(text)) missing.push_back(page.path + ": " + text);
  }
  CHECK(missing == std::vector<std::string>());
}

TEST_CASE("Every term of a score has German") {
  const Scoring& scoring = test::project_library().guides.scoring;
  std::vector<std::string> missing;
  for (const ScoringFact& fact : scoring.facts) {
    if (fact.one.empty()) continue;
    const FactWords words(fact);
    const bool counts = fact.kind == FactKind::Count;
    add_english(counts ? words.counted(12) : words.with(said_count("count.tile", 2)), missing);
  }
  for (const ScoringLine& line : scoring.lines) add_english(line.term_name(), missing);
  CHECK(missing == std::vector<std::string>());
  const ScoringFact& cities = *scoring.find_fact("cities");
  CHECK(words_of(
            said("position.term-at",
                 {{"feature", "field"}, {"cell", "0,-1"}, {"what", FactWords(cities).counted(1)}}),
            german()) == "Wiese bei 0,-1: 1 vollendete Stadt");
}

TEST_CASE("Every fact of a score has its messages, and every such message its fact") {
  const Scoring& scoring = test::project_library().guides.scoring;
  std::vector<std::string> faults;
  for (const ScoringFact& fact : scoring.facts) {
    const FactWords words(fact);
    const Said told = fact.kind == FactKind::Count ? words.counted(2) : words.with("2 tiles");
    const bool lacks = words.title().id.empty() || (!fact.one.empty() && told.id.empty());
    if (lacks) faults.push_back("no message: " + fact.name);
    for (const std::string& word : fact.words)
      if (FactWords::value(word).id.empty()) faults.push_back("no message: " + word);
  }
  for (const Message& message : messages_of("en").all()) {
    const bool title = message.id.starts_with("word.fact.");
    if (!title && !message.id.starts_with("counted.")) continue;
    const bool none = message.id.starts_with("counted.no-");
    const std::size_t before = title ? message.id.rfind('.') : message.id.find(none ? '-' : '.');
    const ScoringFact* fact = scoring.find_fact(message.id.substr(before + 1));
    if (fact == nullptr || (none && FactWords(*fact).none().id != message.id))
      faults.push_back("no fact: " + message.id);
  }
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("walk: a player is chosen by a German name and told by the id that the program reads") {
  const auto page = project_site().render("play/score.html", {{"feature", "cloister"}});
  REQUIRE(page);
  CHECK(page->body.find("<option value=\"red\">Rot</option>") != std::string::npos);
}

// Of a text that content changed, the German would stand alone.
TEST_CASE("walk: guides say in German what they are for") {
  std::vector<std::string> missing;
  for (const Guide& guide : test::project_library().guides.guides) {
    if (guide.id == "scoring" || guide.id == "words") continue;  // their pages begin with a message
    if (german().say(plain_text(guide.summary)).in_english) missing.push_back(guide.id);
  }
  CHECK(missing == std::vector<std::string>());
}

TEST_CASE("What is wrong with a board file is told in German") {
  const Catalog& catalog = test::project_library().catalog;
  std::vector<std::string> missing;
  for (
      const std::string_view text :
      {"", "{", "{]", "[]", "{\"a\": 1, \"a\": 2}", "{}", R"({"setup": {"sets": {}}})",
       R"({"tiles": 1})", R"({"tiles": [], "tile": 1})", R"({"tiles": [{"tile": "BA-01"}]})",
       R"({"tiles": [{"tile": "BA-01", "x": 1551, "y": 0}]})",
       R"({"tiles": [{"tile": "BA-01", "x": 0, "y": 0, "rotation": 45}]})",
       R"({"tiles": [], "figures": [{"player": "crimson", "figure": "follower", "x": 0, "y": 0}]})",
       R"({"tiles": [], "figures": [{"figure": "knave", "x": 0, "y": 0}]})",
       R"({"tiles": [], "unsure": [[1]]})", R"({"tiles": [], "selection": {"sets": {"imns": 1}}})",
       R"({"tiles": [], "selection": {"edition": "C9"}})",
       R"({"tiles": [], "selection": {"rules": {"tiny-city": 7}}})"}) {
    const auto read = tiledb::parse_board_file(catalog, text, "a.json");
    if (read) continue;
    add_english(read.error().what, missing);
    add_english(read.error().fix, missing);
  }
  CHECK(missing == std::vector<std::string>());
  CHECK(words_of(said("fault.no-rule-value", {{"value", "7"}, {"name", "tiny-city"}}), german()) ==
        "„7“ ist kein Wert der Hausregel „tiny-city“");
}

TEST_CASE("No name and no text of a record is told twice, and no name that no page has") {
  std::string told = text_of("templates", {".mustache", ".js", ".md"});
  for (const std::string_view folder : {"docgen", "engine", "server", "tiledb"})
    told += text_of(folder, {".cpp", ".h"});
  std::vector<std::string> keys, faults;
  for (const Message& message : messages_of("en").all())
    if (message.id.starts_with("name.")) keys.push_back(plain_words(messages_of("en"), message.id));
  for (const std::string& name : keys)
    if (!is_told(name, told)) faults.push_back("unused: " + name);
  for (const Phrase& pair : record_pairs("de")) {
    keys.push_back(pair.english);
    if (std::ranges::count(pair.english, '{') < std::ranges::count(pair.said, '{'))
      faults.push_back("holes: " + pair.english);
    // In German a hole is {} or {2}; what kind it has, the English says.
    for (const char* kind : {"{#}", "{*}"})
      if (pair.said.find(kind) != std::string::npos) faults.push_back("kind: " + pair.english);
  }
  std::ranges::sort(keys);
  for (std::size_t at = 1; at < keys.size(); ++at)
    if (keys[at] == keys[at - 1]) faults.push_back("twice: " + keys[at]);
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("The pairs of a language are read as they were, with the names of the content") {
  std::vector<Phrase> pairs = record_pairs("de");
  for (const Phrase& name : names_in(test::project_library(), "de")) pairs.push_back(name);
  CHECK(read_pairs(pairs_text(test::project_library(), "de")) == pairs);
  CHECK(german().number("1,200.5") == "1.200,5");
}

}  // namespace cartulary::docgen::language_words_test
