// The sheet for the table and the score pad, of the project's own guides.
#include <string>
#include <vector>

#include "docgen/print/print_table.h"
#include "tests/docgen/html_page.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::sheet_test {
namespace {

std::string printed(std::string_view name, const std::string& sets, Paper paper = Paper::A4,
                    bool grey = false) {
  static const SiteIndex index(test::project_library());
  SelectionText text;
  text.sets = sets;
  text.edition = "C1";
  PrintRequest request;
  request.selection = *select(test::project_library().catalog, text, DefaultSets::BaseGame);
  request.paper = paper;
  request.grey = grey;
  return print_html(*find_print(name), {index, request});
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

int count(const std::string& text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

TEST_CASE("sheet: order of play, scoring and figures of the sets alone") {
  const std::string base = printed("sheet", "base-game");
  CHECK(contains(base, "<h1>Order of play <small>Base Game</small></h1>"));
  CHECK(contains(base, "<strong>Cloister</strong>: 9"));
  CHECK(contains(base, "<th>follower</th>"));
  CHECK_FALSE(contains(base, "<th>dragon eats</th>"));
  CHECK_FALSE(contains(base, "<th>large follower"));
  const std::string dragon = printed("sheet", "base-game,PD,IC");
  CHECK(contains(dragon, "<th>dragon eats</th>"));
  CHECK(contains(dragon, "<th>large follower <small>IC</small></th>"));
  CHECK(contains(dragon,
                 "<strong>City with a cathedral</strong>: 3 per tile, 3 per pennant "
                 "<small>IC</small>"));
}

TEST_CASE("walk: answers on a figure that differ by printing are told with their printings") {
  static const SiteIndex index(test::project_library());
  SelectionText text;
  text.sets = "base-game,IC,PD,TO,AM,AB";
  PrintRequest request;
  request.selection = *select(test::project_library().catalog, text, DefaultSets::BaseGame);
  const std::string page = print_html(*find_print("sheet"), {index, request});
  for (const char* twice : {"yes; yes", "no; no", "–; –"}) CHECK_FALSE(contains(page, twice));
  CHECK(contains(page, "yes (C1, C2); not known (C3.1)"));
}

TEST_CASE("sheet and score pad: what is taken over stands behind its lines and in a list") {
  static const SiteIndex index(test::project_library());
  PrintRequest request;
  SelectionText text;
  text.adopts = "base-game/house-small-cities-pay-two";
  request.selection = *select(test::project_library().catalog, text, DefaultSets::BaseGame);
  for (const char* name : {"sheet", "scorepad"}) {
    const std::string page = print_html(*find_print(name), {index, request});
    INFO(name);
    CHECK(contains(page, "<h1>House rules</h1>"));
    CHECK(contains(page, "<em class=\"told\">house rule: "));
    CHECK_FALSE(contains(page, "Not played"));
    CHECK_FALSE(contains(printed(name, "base-game"), "House rules"));
  }
}

TEST_CASE("sheet: letters are as large as leaves each side on a page, at 8 points or more") {
  CHECK(contains(printed("sheet", "base-game"), "<div class=\"size-7\">"));
  const std::string three = printed("sheet", "base-game,PD,AM");
  CHECK(contains(three, "<div class=\"size-5\">"));
  CHECK(contains(three, "<div class=\"size-7 sheet-back\">"));
  CHECK(contains(printed("sheet", "base-game,PD,AM", Paper::A5), "<div class=\"size-1\">"));
  // Where nothing fits on two sides the second does not begin on a page of its own.
  CHECK_FALSE(contains(printed("sheet", "all"), "sheet-back\">"));
}

TEST_CASE("score pad: a column for each colour, a row for each way to score") {
  const std::string base = printed("scorepad", "base-game");
  CHECK(contains(base, "<i class=\"pad-red\"></i> red"));
  CHECK(count(base, "<i class=\"pad-") == 5);
  CHECK(contains(base, "<th>City <small>2 per tile, 2 per pennant</small></th>"));
  CHECK_FALSE(contains(base, "<small>0</small>"));
  CHECK(contains(printed("scorepad", "base-game,IC"), "<i class=\"pad-grey\"></i> grey"));
  CHECK(contains(printed("scorepad", "base-game,IC@C2"), "<i class=\"pad-pink\"></i> pink"));
  CHECK(count(printed("scorepad", "base-game", Paper::A4, true), "<i class=\"pad-") == 0);
}

TEST_CASE("score pad: as many columns as play, numbered where the colours end") {
  static const SiteIndex index(test::project_library());
  const auto pad = [](const SiteIndex& of, std::string_view players) {
    PrintRequest request;
    request.selection = *select(test::project_library().catalog, {}, DefaultSets::BaseGame);
    request.players = parse_player_range(players);
    return print_html(*find_print("scorepad"), {of, request});
  };
  CHECK(count(pad(index, "3"), "<i class=\"pad-") == 3);
  CHECK(contains(pad(index, "2-6"), "<i class=\"pad-grey\"></i> grey</th></tr>"));
  CHECK(contains(pad(index, "8"), "grey</th><th>7</th><th>8</th></tr>"));
  CHECK(contains(pad(index, "3"), "<th colspan=\"4\">During the game</th>"));

  GroupGame game;
  game.id = "our-evenings";
  game.players = "2-4";
  tiledb::Library ours;
  ours.catalog = test::small_catalog();
  ours.rulebook = Rulebook({}, {}, {}, {}, {}, game);
  const SiteIndex played(ours);
  CHECK(count(pad(played, ""), "<i class=\"pad-") == 4);
  CHECK(count(pad(played, "2"), "<i class=\"pad-") == 2);
}

TEST_CASE("score pad: rows are as high as leaves all of them on one page") {
  CHECK(contains(printed("scorepad", "base-game"), "<table class=\"pad pad-roomy\">"));
  CHECK(contains(printed("scorepad", "base-game,PD,AM"), "<table class=\"pad\">"));
  CHECK(contains(printed("scorepad", "base-game,TO,AM,CKR"), "<table class=\"pad pad-tight\">"));
}

TEST_CASE("words: pairs in groups, whatever the sets") {
  const std::string words = printed("words", "base-game");
  CHECK(contains(words, "<i lang=\"de\">Straße</i>"));
  CHECK(words == printed("words", "base-game,tower"));
}

}  // namespace
}  // namespace cartulary::docgen::sheet_test
