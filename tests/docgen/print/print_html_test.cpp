#include <algorithm>
#include <set>

#include "docgen/language/language_words.h"
#include "docgen/print/print_table.h"
#include "tests/docgen/html_page.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::print_html_test {
namespace {

PrintRequest request_for(const std::string& sets) {
  SelectionText text;
  text.sets = sets;
  const Result<Selection> selection =
      select(test::project_library().catalog, text, DefaultSets::BaseGame);
  REQUIRE(selection);
  PrintRequest request;
  request.selection = *selection;
  return request;
}

std::string printed(std::string_view name, const PrintRequest& request,
                    const PageLanguage& language = PageLanguage()) {
  static const SiteIndex index(test::project_library());
  const PrintKind* kind = find_print(name);
  REQUIRE(kind != nullptr);
  return print_html(*kind, {index, request, "", language});
}

// Links that lead to no id of the document, ids that stand twice, and what is not nested well.
std::vector<std::string> faults_of(const std::string& html) {
  std::vector<std::string> faults = test::nesting_faults(html);
  const std::vector<std::string> ids = test::attribute_values(html, "id");
  const std::set<std::string> once(ids.begin(), ids.end());
  if (once.size() != ids.size()) faults.emplace_back("an id twice");
  for (const std::string& link : test::attribute_values(html, "href"))
    if (link.starts_with('#') && !once.contains(link.substr(1))) faults.push_back("no " + link);
  for (const std::string& source : test::attribute_values(html, "src"))
    if (!source.starts_with("data:image/svg+xml,")) faults.push_back("no drawing: " + source);
  if (html.find("{{") != std::string::npos) faults.emplace_back("a tag of a template");
  return faults;
}

// The sum of all numbers that stand between `before` and `after`.
int sum_between(std::string_view html, std::string_view before, std::string_view after) {
  int sum = 0;
  for (std::size_t at = html.find(before); at != std::string_view::npos;
       at = html.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    sum += std::stoi(std::string(html.substr(begin, html.find(after, begin) - begin)));
  }
  return sum;
}

std::string text_between(const std::string& html, const std::string& before,
                         const std::string& after) {
  const std::size_t begin = html.find(before);
  REQUIRE(begin != std::string::npos);
  const std::size_t end = html.find(after, begin + before.size());
  return html.substr(begin + before.size(), end - begin - before.size());
}

TEST_CASE("print: a rule tells the value that was chosen, not the usual one") {
  PrintRequest request = request_for("base-game");
  CHECK(printed("booklet", request).find("tiny-city: 2 or 4; here 4") != std::string::npos);
  request.selection.rules = {{"tiny-city", "2"}};
  CHECK(printed("booklet", request).find("tiny-city: 2 or 4; here 2") != std::string::npos);
  // In a rulebook it stands among the house rules as well.
  const std::string rulebook = printed("rulebook", request);
  const std::size_t house = rulebook.find("<h1 id=\"adopts\">House rules</h1>");
  REQUIRE(house != std::string::npos);
  CHECK(rulebook.find("</b>: tiny-city: 2 or 4; here 2", house) != std::string::npos);
}

TEST_CASE("print: every print of several selections is one well-formed file whose links lead on") {
  for (const char* sets : {"base-game", "base-game,tower,river", "IC,TB@C2,abbot,halflings-1"})
    for (const PrintKind& kind : print_table())
      for (const PrintOrder order : {PrintOrder::Set, PrintOrder::Turn}) {
        INFO(sets << ' ' << kind.name);
        PrintRequest request = request_for(sets);
        request.order = order;
        CHECK(faults_of(printed(kind.name, request)) == std::vector<std::string>());
      }
}

TEST_CASE("print: in German the words are German, and what stays English is marked") {
  const LanguageWords words(test::project_library(), "de");
  PrintRequest request = request_for("base-game,tower");
  for (const PrintKind& kind : print_table()) {
    INFO(kind.name);
    const std::string html = printed(kind.name, request, words.language());
    CHECK(html.find("<html lang=\"de\">") != std::string::npos);
    CHECK(faults_of(html) == std::vector<std::string>());
  }
  const std::string booklet = printed("booklet", request, words.language());
  for (const char* part :
       {"<h1>Regeln für unsere Kästen</h1>", "<h1>Inhalt</h1>", "<h1 id=\"index\">Register</h1>",
        "<article class=\"rule\" lang=\"en\">", "<i lang=\"en\">city</i>"}) {
    INFO(part);
    CHECK(booklet.find(part) != std::string::npos);
  }
  // "Straße" before "Wiese".
  CHECK(booklet.find("<i lang=\"en\">road</i>") < booklet.find("<i lang=\"en\">farm</i>"));
}

TEST_CASE("print: the whole booklet is well-formed, tiles and ledger included") {
  PrintRequest request = request_for("all");
  request.whole = true;
  const std::string html = printed("booklet", request);
  CHECK(faults_of(html) == std::vector<std::string>());
  std::vector<std::string> missing;
  for (const Tile& tile : test::project_library().catalog.tiles())
    if (html.find("<b>" + tile.id + "</b>") == std::string::npos) missing.push_back(tile.id);
  CHECK(missing == std::vector<std::string>());
}

TEST_CASE("print: every line of the contents and the index names what stands where it leads") {
  const std::string html = printed("booklet", request_for("base-game,tower"));
  const std::size_t toc = html.find("<nav class=\"toc\">");
  const std::size_t rules = html.find("<section class=\"chapter-body\">");
  REQUIRE(toc < rules);
  int lines = 0;
  for (std::size_t at = html.find("<a href=\"#", toc); at < rules;
       at = html.find("<a href=\"#", at + 1)) {
    const std::size_t begin = at + 10;
    const std::string id = html.substr(begin, html.find('"', begin) - begin);
    const std::size_t open = html.find('>', begin) + 1;
    const std::string title = html.substr(open, html.find('<', open) - open);
    INFO(id);
    CHECK(html.find("id=\"" + id + "\">" + title + "</h") != std::string::npos);
    ++lines;
  }
  CHECK(lines > 10);
}

// What stands between `before` and `after`, each time.
std::vector<std::string> all_between(std::string_view html, std::string_view before,
                                     std::string_view after) {
  std::vector<std::string> found;
  for (std::size_t at = html.find(before); at != std::string_view::npos;
       at = html.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    found.emplace_back(html.substr(begin, html.find(after, begin) - begin));
  }
  return found;
}

TEST_CASE("walk: editions side by side have no empty column, and tell who has no entry") {
  const std::string html = printed("editions", request_for("shrines-and-heretics"));
  CHECK(faults_of(html) == std::vector<std::string>());
  CHECK(all_between(html, "<thead><tr>", "</tr>") == std::vector<std::string>(4, "<th>C1</th>"));
  CHECK(all_between(html, "</table>\n<p><small>", "</small></p>") ==
        std::vector<std::string>(4, "C2: no entry. "));
  CHECK(html.find("<td></td>") == std::string::npos);
}

TEST_CASE("print: a decision of the ledger and sets without rules are parted from what follows") {
  PrintRequest request = request_for("all");
  request.whole = true;
  const std::string html = printed("booklet", request);
  const std::vector<LedgerEntry>& ledger = test::project_library().ledger;
  for (const LedgerEntry& entry : ledger)
    CHECK(html.find(", " + entry.id + "</small></h3>") != std::string::npos);
  const auto porxada = std::ranges::find(ledger, "la-porxada-control", &LedgerEntry::id);
  REQUIRE(porxada != ledger.end());
  CHECK(html.find("<b>Decided:</b> " + porxada->decision + ". " + porxada->reason.substr(0, 20)) !=
        std::string::npos);
  CHECK(all_between(html, "gives the rules of <i>", ".</p>") ==
        std::vector<std::string>{
            "The River, 20th Anniversary Edition; CutCassonne; Spiel doch! Promo "
            "2018; Ukraine Promo</i>"});
}

TEST_CASE("print: of tiles to cut out, those are named that cannot be") {
  const std::string html = printed("proxies", request_for("IC,signposts,wheel-of-fortune"));
  CHECK(all_between(html, "Left out: ", ".</p>") ==
        std::vector<std::string>{"IC-20 ×6 (no landscape); WF-39 (four tiles wide, 18 cm); "
                                 "SG-01 ×12 (sides not known)"});
  // Where there is no tile it has a page of its own.
  CHECK(all_between(printed("proxies", request_for("signposts")),
                    "<section class=\"cards\"><p>Left out: ", ".</p>")
            .size() == 1);
  CHECK(all_between(printed("proxies", request_for("river")), "Left out: ", "<").empty());
}

TEST_CASE("walk: what is left out has a page of its own only where small paper has no row free") {
  const auto pages_for = [](const std::string& sets) {
    PrintRequest small = request_for(sets);
    small.paper = Paper::A5;
    const std::string html = printed("proxies", small);
    return std::pair(all_between(html, "Left out: ", ".</p>").size(),
                     all_between(html, "<section class=\"cards\"><p>Left out: ", ".</p>").size());
  };
  CHECK(pages_for("IC") == std::pair<std::size_t, std::size_t>(1, 0));  // 18 tiles
  CHECK(pages_for("IC,crop-circles") == std::pair<std::size_t, std::size_t>(1, 1));
}

TEST_CASE("print: a double to cut out takes two squares of one row, with two backs") {
  const std::string html = printed("proxies", request_for("school,castles-in-germany"));
  CHECK(all_between(html, "<td class=\"double\"", ">") ==
        std::vector<std::string>(7, " colspan=\"2\""));
  CHECK(all_between(html, "back of a tile", "\"").size() == 14);
}

TEST_CASE("print: copies in the tile reference add up to what counts has") {
  for (const char* sets : {"base-game", "base-game*2,IC,TB", "mega", "all"}) {
    INFO(sets);
    PrintRequest request = request_for(sets);
    const std::string html = printed("tiles", request);
    const Result<Bag> bag = bag_of(test::project_library().catalog, request.selection);
    REQUIRE(bag);
    CHECK(sum_between(html, "<span class=\"sum\">", " ") == bag->size());
    int land = 0;
    const Result<std::vector<HeldPiece>> pieces =
        pieces_of(test::project_library().catalog, request.selection);
    REQUIRE(pieces);
    for (const HeldPiece& piece : *pieces)
      if (piece.tile->cls == TileClass::Land) land += piece.copies * piece.tile->pieces;
    CHECK(sum_between(html, "<tr class=\"total\"><td>Total</td><td></td><td>", "<") == land);
  }
}

TEST_CASE("print: the manifest has a box for each copy in the bag, twice over") {
  const PrintRequest request = request_for("base-game,IC");
  const std::string html = printed("manifest", request);
  const Result<Bag> bag = bag_of(test::project_library().catalog, request.selection);
  REQUIRE(bag);
  int ticks = 0;
  for (std::size_t at = html.find("class=\"tick\""); at != std::string::npos;
       at = html.find("class=\"tick\"", at + 1))
    ++ticks;
  CHECK(ticks == 2 * bag->size());
}

TEST_CASE("print: the manifest names what keeps pieces out of the bag once for all of them") {
  const std::string html = printed("manifest", request_for("base-game,IC,messages"));
  CHECK(html.find(">Never in the bag: IC-20 ×6, ME-01, ME-02, ME-03, ME-04, ME-05, ME-06, ME-07, "
                  "ME-08 (special piece: no landscape).<") != std::string::npos);
}

// All that stands between `before` and `after`, in its order.
std::vector<std::string> between(std::string_view html, std::string_view before,
                                 std::string_view after) {
  std::vector<std::string> found;
  for (std::size_t at = html.find(before); at != std::string_view::npos;
       at = html.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    found.emplace_back(html.substr(begin, html.find(after, begin) - begin));
  }
  return found;
}

TEST_CASE("print: figures are numbered in the order in which they are read") {
  const std::vector<std::string> numbers =
      between(printed("booklet", request_for("base-game,IC,river")), "<b>Figure ", ".");
  std::vector<std::string> in_order;
  for (std::size_t i = 0; i < numbers.size(); ++i) in_order.push_back(std::to_string(i + 1));
  CHECK(numbers.size() > 30);
  CHECK(numbers == in_order);
}

// The chapters that begin a page.
std::vector<std::string> page_heads(const PrintRequest& request) {
  std::vector<std::string> heads;
  for (const std::string& head :
       between(printed("booklet", request), "<section class=\"chapter-body\">\n<div", "</h1>"))
    heads.push_back(head.substr(head.rfind('>') + 1));
  return heads;
}

TEST_CASE("print: a chapter of a booklet follows the one before it on its last page") {
  CHECK(page_heads(request_for("base-game,IC,river,abbot")) ==
        std::vector<std::string>{"Base Game"});
  PrintRequest request = request_for("all");
  request.whole = true;
  CHECK(page_heads(request) ==
        std::vector<std::string>{"Base Game", "Inns and Cathedrals", "The Flier", "Russian Promos",
                                 "Winter Edition", "Count, King and Robber"});
}

TEST_CASE("print: the text of a figure stands beside it where it is narrow") {
  const std::string html = printed("booklet", request_for("base-game"));
  CHECK(html.find("<figure id=\"figure/base-game/side-does-not-match\" class=\"rows-2 wide-2\">") !=
        std::string::npos);
}

TEST_CASE("print: where an entry comes from stands before its drawings, which may go overleaf") {
  const std::string html = printed("booklet", request_for("base-game,IC"));
  std::vector<std::string> torn;
  for (const std::string& entry : between(html, "<div class=\"law\">", "</div>")) {
    const std::size_t cited = entry.find("<p class=\"cited\">");
    for (const std::string_view drawing : {"<p class=\"pictures\">", "<figure "})
      if (entry.find(drawing) < cited) torn.push_back(entry);
  }
  CHECK(torn == std::vector<std::string>());
}

TEST_CASE("print: a note's links lead on, with the page") {
  const std::string html = printed("booklet", request_for("base-game,TB,AM"));
  CHECK(html.find("That follows from the <a href=\"#traders-and-builders/pig-stays\">") !=
        std::string::npos);
  CHECK(html.find("](rul") == std::string::npos);
}

TEST_CASE("print: a table goes on overleaf where it is long, and else stays whole") {
  const std::string html = printed("booklet", request_for("base-game,AM"));
  std::vector<std::size_t> rows;
  for (const std::string& table : between(html, "<table class=\"told long\">", "</table>"))
    rows.push_back(between(table, "<tr>", "</tr>").size());
  // The three figures at a glance.
  CHECK(rows == std::vector<std::size_t>{12});
  for (const std::string& table : between(html, "<table class=\"told\">", "</table>"))
    CHECK(between(table, "<tr>", "</tr>").size() <= 10);
}

TEST_CASE("print: the title page shows two rows of tiles, of each set what there is most to see") {
  const auto shown = [](const std::string& sets) {
    const std::string html = printed("booklet", request_for(sets));
    return between(html.substr(0, html.find("<h1>")), "<img ", "alt=").size();
  };
  CHECK(shown("base-game") == 12);
  CHECK(shown("base-game,IC,river") == 12);
  CHECK(shown("abbot") == 0);
}

TEST_CASE("print: a booklet of rules alone has no ruling, and says how many were left out") {
  PrintRequest request = request_for("base-game,tower");
  const std::string with = printed("booklet", request);
  request.rules_only = true;
  const std::string alone = printed("booklet", request);
  CHECK(faults_of(alone) == std::vector<std::string>());
  const std::string rules = text_between(with, "<p class=\"sums\">", ",");
  const std::string rulings = text_between(with, rules + ", ", ";");
  CHECK(rules.ends_with(" rules"));
  CHECK(text_between(alone, "<p class=\"sums\">", ";") == rules + ", 0 rulings");
  CHECK(text_between(alone, "<h2>Rulings</h2><p>", "</p>") ==
        rulings + " on these rules. You chose to print the rules only.");
}

TEST_CASE("print: a grey booklet has no colour in its drawings") {
  PrintRequest request = request_for("base-game");
  request.grey = true;
  std::vector<std::string> coloured;
  for (const std::string& source : test::attribute_values(printed("tiles", request), "src"))
    for (std::size_t at = source.find("%23"); at != std::string::npos;
         at = source.find("%23", at + 1)) {
      const std::string digits = source.substr(at + 3, 6);
      if (digits.substr(0, 2) != digits.substr(2, 2) || digits.substr(2, 2) != digits.substr(4, 2))
        coloured.push_back(digits);
    }
  CHECK(coloured == std::vector<std::string>());
}

TEST_CASE("newcomer B6: a checklist has what the own printing has, and how often it is owned") {
  const std::string html = printed("checklist", request_for("base-game*2@C1"));
  CHECK(text_between(html, "<h3><span class=\"tick\"></span>", " <small>") == "Base Game ×2");
  CHECK(text_between(html, "; tiles ", "</p>") == "C1 72");
  CHECK(html.find("48 followers") != std::string::npos);
  CHECK(html.find("meeples") == std::string::npos);
}

}  // namespace
}  // namespace cartulary::docgen::print_html_test
