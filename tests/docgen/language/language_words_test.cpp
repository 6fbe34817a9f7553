// The catalogue against the pages: what has no German yet, and what German nobody says.
#include "docgen/language/language_words.h"

#include <algorithm>
#include <filesystem>

#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "docgen/language/translated_page.h"
#include "docgen/pages/page_table.h"
#include "docgen/pages/site.h"
#include "engine/guide/guides.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"
#include "tests/docgen/project_library.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/content.h"
#include "tests/support/golden.h"
#include "tests/support/temporary_folder.h"
#include "tiledb/board/board_file.h"

namespace cartulary::docgen::language_words_test {
namespace {

namespace fs = std::filesystem;

const LanguageWords& project_words() {
  static const LanguageWords words(test::project_library(), "de");
  return words;
}

const Site& project_site() {
  static const Site site = Site(test::project_library()).in_language("de");
  return site;
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
  if (key.starts_with('<')) key.remove_prefix(key.find('>') + 1);
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
  check_golden("german/index.html",
               translated_page(LanguageWords(data, "de"),
                               site.in_language("de").render("index.html")->body));
}

TEST_CASE("newcomer H8: sets of one German name are told apart by their codes") {
  std::vector<std::string> halves;
  for (const Phrase& name : names_in(test::project_library(), "de"))
    if (name.said.starts_with("Halb so Wild")) halves.push_back(name.said);
  CHECK(halves == std::vector<std::string>{"Halb so Wild (HL1)", "Halb so Wild (HL2)"});
}

TEST_CASE("Pages say nothing in English but names and what content says") {
  std::vector<std::string> missing;
  for (const Asked& page : asked_pages()) {
    const auto found = project_site().render(page.path, page.parameters);
    const SiteFile file = found ? *found : project_site().not_found(page.path);
    for (const std::string& text : texts_left(project_words(), file.body))
      if (!stands_in_content(text)) missing.push_back(page.path + ": " + text);
  }
  CHECK(missing == std::vector<std::string>());
}

// Headings and labels are short: what content has somewhere would hide that they lack German.
TEST_CASE("What stands alone between two tags of a template has German") {
  std::vector<std::string> missing;
  for (const std::string_view path : template_paths()) {
    if (!path.ends_with(".mustache") || path.starts_with("print_")) continue;
    const std::string page =
        expand_messages(template_text(path).value_or(""), messages_of("en")).text;
    for (std::size_t at = 0; (at = page.find('>', at)) != std::string::npos;) {
      const std::size_t open = page.rfind('<', at);
      const std::size_t end = page.find_first_of("<>{}", ++at);
      if (end == std::string::npos) break;
      if (page[end] != '<' || open == std::string::npos) continue;
      const std::string tag = page.substr(open, page.find_first_of(" \n>", open) - open) + '>';
      const std::string text = (tag.starts_with("</") ? "" : tag) + page.substr(at, end - at);
      for (const std::string& each : texts_left(project_words(), text))
        missing.push_back(std::string(path) + ": " + each);
    }
  }
  CHECK(missing == std::vector<std::string>());
}

TEST_CASE("Every term of a score has German") {
  const Scoring& scoring = test::project_library().guides.scoring;
  std::vector<std::string> missing;
  const auto ask = [&](const std::string& term) {
    if (!project_words().phrases.say(term)) missing.push_back(term);
  };
  for (const ScoringFact& fact : scoring.facts) {
    if (fact.one.empty()) continue;
    const bool counts = fact.kind == FactKind::Count;
    ask(counts ? "1 " + fact.one + " at 3" : "2 tiles with " + fact.one + " at 1");
    if (counts && !fact.many.empty()) ask("field at 1,-2: 12 " + fact.many + " at 3");
  }
  for (const ScoringLine& line : scoring.lines) ask(line.term_name());
  CHECK(missing == std::vector<std::string>());
  CHECK(project_words().phrases.say("field at 0,-1: 1 completed city at 3")->text ==
        "Wiese bei 0,-1: 1 vollendete Stadt zu je 3");
}

TEST_CASE("walk: the full stop of a sentence is no part of its last hole") {
  const auto german = [](std::string_view text) { return translated_page(project_words(), text); };
  CHECK(german("<p>2 tiles cannot bear 9 pennants.</p>") ==
        "<p>2 Karten können keine 9 Wappen tragen.</p>");
  CHECK(german("<p>a complete cloister has 9 tiles, not 3.</p>") ==
        "<p>vollendet hat es (Kloster) 9 Karten, nicht 3.</p>");
}

TEST_CASE("walk: a player is chosen by a German name and told by the id that the program reads") {
  const auto page = project_site().render("play/score.html", {{"feature", "cloister"}});
  REQUIRE(page);
  CHECK(translated_page(project_words(), page->body).find("<option value=\"red\">Rot</option>") !=
        std::string::npos);
}

// Of a text that content changed, the German would stand alone.
TEST_CASE("walk: guides say in German what they are for") {
  std::vector<std::string> missing;
  for (const Guide& guide : test::project_library().guides.guides) {
    if (guide.id == "scoring" || guide.id == "words") continue;  // their pages begin with a message
    for (const std::string& text :
         texts_left(project_words(), "<p>" + std::string(plain_text(guide.summary)) + "</p>"))
      missing.push_back(guide.id + ": " + text);
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
    for (const std::string told : {read.error().what, read.error().fix})
      if (!told.empty() && !project_words().phrases.say(told))
        missing.push_back(std::string(text) + ": " + told);
  }
  CHECK(missing == std::vector<std::string>());
  CHECK(project_words().phrases.say("'7' is no value of the house rule 'tiny-city'")->text ==
        "„7“ ist kein Wert der Hausregel „tiny-city“");
}

TEST_CASE("No line of the catalogue is told twice, and none for words that no page has") {
  std::string said = text_of("templates", {".mustache", ".js", ".md"});
  for (const std::string_view folder : {"docgen", "engine", "server", "tiledb"})
    said += text_of(folder, {".cpp", ".h"});
  for (std::size_t at = said.find("\" \""); at != std::string::npos; at = said.find("\" \"", at))
    said.erase(at, 3);
  std::vector<std::string> keys, faults;
  for (const Phrase& phrase : catalogue_of("de").phrases) {
    if (std::ranges::find(keys, phrase.english) != keys.end())
      faults.push_back("twice: " + phrase.english);
    keys.push_back(phrase.english);
  }
  for (const Phrase& phrase : read_catalogue(*language_text("de/phrases.txt")).phrases) {
    if (!is_told(phrase.english, said)) faults.push_back("unused: " + phrase.english);
    if (std::ranges::count(phrase.english, '{') < std::ranges::count(phrase.said, '{'))
      faults.push_back("holes: " + phrase.english);
    // In German a hole is {} or {2}; what kind it has, the English says.
    for (const char* kind : {"{#}", "{*}"})
      if (phrase.said.find(kind) != std::string::npos) faults.push_back("kind: " + phrase.english);
  }
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("A catalogue as a text is read as it was, with the names of the content") {
  const Catalogue whole = read_catalogue(catalogue_text(test::project_library(), "de"));
  const Catalogue read = catalogue_of("de");
  std::vector<Phrase> phrases = read.phrases;
  for (const Phrase& name : names_in(test::project_library(), "de")) phrases.push_back(name);
  CHECK(whole.phrases == phrases);
  CHECK(whole.english_parts == read.english_parts);
  CHECK(whole.note == read.note);
  CHECK(whole.notation.point == ',');
}

}  // namespace cartulary::docgen::language_words_test
