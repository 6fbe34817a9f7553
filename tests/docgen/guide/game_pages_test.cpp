// The pages of the games that content carries.
#include "docgen/guide/game_pages.h"

#include "docgen/pages/site.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::game_pages_test {
namespace {

tiledb::Library library() {
  tiledb::Library data = test::small_library();
  CarriedGame game;
  game.id = "picnic";
  game.title = "Our <picnic>";
  game.revision = "2";
  game.players = "2-4";
  game.edition = "C1";
  game.sets = "base-game,inns-and-cathedrals*2";
  game.tiles = "BA-15";
  game.rules = "tiny-city=2";
  game.used = {{"base-game", "Carcassonne", "content", 12, 0},
               {"picnic-blanket", "Blanket", "own", 5, 3}};
  game.own = {
      {"rule/picnic-blanket/lie", "Blanket", "Lying down", "Lie [here](rule/picnic-blanket/lie).",
       ""},
      {"ruling/picnic/late", "Our <picnic>", "Late comers", "They wait.", "rule/base-game/road"}};
  game.drops = {{"rule/base-game/city", "Nobody lives there."},
                {"rule/base-game/road", "We have no roads."}};
  game.ledger = {{"picnic-count", "Four or five", "slip", "Five", "They were counted."}};
  game.documents = {"car-7.4"};
  data.games = {game};
  return data;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::string body(const Site& site, std::string_view path) {
  const auto page = site.render(path);
  REQUIRE(page.has_value());
  return page->body;
}

TEST_CASE("the list of games names each with what it takes") {
  const tiledb::Library data = library();
  const Site site(data);
  const std::string page = body(site, "games/index.html");
  CHECK(contains(
      page,
      "<li><a href=\"../games/picnic/index.html\"><b>Our &lt;picnic&gt;</b></a><p>Revision "
      "2; for 2-4 players. 17 land tiles from 2 sets, 1 house rule.</p></li>"));
  CHECK(
      contains(body(Site(test::small_library()), "games/index.html"), "There are none here yet."));
}

TEST_CASE("a game's page has its house rules beside what they change, and what it leaves out") {
  const tiledb::Library data = library();
  const std::string page = body(Site(data), "games/picnic/index.html");
  CHECK(contains(page, "The sides of 3 tiles are no longer known"));
  CHECK(contains(page, "<h3>Late comers</h3>\n<p>They wait.</p>"));
  CHECK(contains(page, "<b class=\"own-word\">Not played:</b> We have no roads."));
  CHECK(contains(page, "href=\"../../rules/base-game.html#road\">See the rule in context</a>"));
  CHECK(contains(page, "<h3>Lying down</h3>\n<p>Lie here.</p>"));
  CHECK(contains(page, "<td class=\"num\"><b>17</b></td><td class=\"num\">3</td>"));
  CHECK(contains(page, "<p><b>Decided:</b> <span class=\"quoted-text\">Five</span></p>"));
  CHECK(contains(page, "href=\"../../boxes.html#edition=C1&amp;rule=tiny-city"));
  CHECK(contains(page, "<p>Chosen: <span class=\"quoted-text\">tiny-city=2</span>.</p>"));
  CHECK(contains(page, "sets=base-game,inns-and-cathedrals"));
  CHECK_FALSE(Site(data).render("games/tea/index.html").has_value());
}

TEST_CASE("the order of play of a game leaves out what it does not play") {
  tiledb::Library data = library();
  Guide play;
  play.id = "order-of-play";
  play.title = "Order of play";
  GuideLine city, road, tile;
  city.id = "order-of-play/place/city";
  city.text = "Mind the city.";
  city.rules = {{RecordKind::Rule, "base-game/city"}};
  road.id = "order-of-play/place/road";
  road.text = "Mind the road.";
  road.rules = {{RecordKind::Rule, "base-game/road"}};
  tile.id = "order-of-play/place/tile";
  tile.text = "Place a tile.";
  play.parts = {{"place", "Place", "", {city, road, tile}}};
  data.guides.guides = {play};
  const std::string page = body(Site(data), "games/picnic/turn.html");
  CHECK(contains(page, "Place a tile."));
  CHECK_FALSE(contains(page, "Mind the city."));
  // A house rule of its own stands on this one.
  CHECK(contains(page, "Mind the road."));
}

}  // namespace
}  // namespace cartulary::docgen::game_pages_test
