// Pages on the rules of a small rulebook: goldens, selections, pairs, hostile text.
#include "docgen/pages/site.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::rule_pages_test {
namespace {

std::string page(const tiledb::Library& data, std::string_view path,
                 const PageParameters& parameters = {}) {
  const auto file = Site(data).render(path, parameters);
  REQUIRE(file.has_value());
  return file->body;
}

bool holds(const std::string& html, std::string_view part) {
  return html.find(part) != std::string::npos;
}

TEST_CASE("rule pages: goldens") {
  const tiledb::Library data = test::small_library();
  const Site files = Site(data).for_files();
  const auto golden = [&files](const std::string& path, const std::string& name) {
    const auto file = files.render(path);
    REQUIRE(file.has_value());
    check_golden("rule_pages/" + name, file->body);
  };
  golden("rules/index.html", "index.html");
  golden("rules/base-game.html", "rules-base-game.html");
  golden("rules/inns-and-cathedrals.html", "rules-inns-and-cathedrals.html");
  golden("rules/differences.html", "differences.html");
  golden("rulings/base-game/both.html", "ruling-both.html");
  golden("elements/index.html", "elements.html");
  golden("elements/inn.html", "element-inn.html");
  golden("status/open.html", "status-open.html");
  golden("rulings/base-game/each.html", "moved.html");
  golden("with/index.html", "with.html");
  golden("with/inn+road.html", "with-inn-road.html");
  check_golden("rule_pages/rules-selection.html",
               page(data, "rules/inns-and-cathedrals.html",
                    {{"sets", "base-game,inns-and-cathedrals"}, {"publisher", "rgg"}}));
  check_no_stale_goldens("rule_pages");
}

TEST_CASE("rule pages: a rule tells the value that was chosen, in the address or in the game") {
  const tiledb::Library& whole = test::project_library();
  CHECK(holds(page(whole, "rules/base-game.html"), "tiny-city: 2 or 4; here 4"));
  CHECK(holds(page(whole, "rules/base-game.html", {{"rule", "tiny-city=2"}}),
              "tiny-city: 2 or 4; here 2"));
  tiledb::Library data = test::small_library();
  GroupGame game;
  game.id = "our-evenings";
  game.selection.game = GameName{"our-evenings", "Our evenings", {}};
  game.selection.sets = {{"base-game", 1}, {"inns-and-cathedrals", 1}};
  game.selection.rules = {{"tiny-city", "2"}};
  const Rulebook& book = data.rulebook;
  std::vector<Rule> rules = book.rules();
  for (Rule& rule : rules)
    if (rule.id == "inns-and-cathedrals/lake") rule.value = RuleValue{"tiny-city", {"2", "4"}, "4"};
  data.rulebook = Rulebook(book.elements(), book.openings(), std::move(rules), book.rulings(),
                           book.variants(), std::move(game));
  CHECK(holds(page(data, "rules/inns-and-cathedrals.html"), "tiny-city: 2 or 4; here 2"));
}

// Inns serve the river, which has rules of its own too.
tiledb::Library library_with_a_served_set() {
  tiledb::Library data = test::small_library();
  Rule inn = test::page_rule("inns-and-cathedrals/bend", "Scoring", "Inns pay.", {});
  inn.serves = {"river"};
  Rule lake = test::page_rule("inns-and-cathedrals/lake", "The water", "Lakes pay.", {});
  lake.serves = {"river"};
  lake.step = Step::Place;
  lake.with_any = {"base-game", "abbey-and-mayor", "phantom"};
  Rule bend = test::page_rule("river/bend", "Scoring", "Bends pay.", {});
  Ruling both = test::page_ruling("inns-and-cathedrals/both", RulingStatus::Official,
                                  {"inns-and-cathedrals/lake", "river/bend"}, "Both.", {});
  both.serves = {"river"};
  data.rulebook = Rulebook({},
                           {{"inns-and-cathedrals", "Inns.", "", "As before.", "As before."},
                            {"river", "A river.", "", "As before.", "As before."}},
                           {std::move(inn), std::move(lake), std::move(bend)}, {std::move(both)});
  return data;
}

std::vector<std::string> anchors_of(const std::string& html) {
  std::vector<std::string> found;
  for (const std::string_view opening :
       {"<section class=\"part\">\n<h2 id=\"h-", "<article class=\"rule\" id=\"",
        "<details class=\"ruling official\" id=\""})
    for (std::size_t at = html.find(opening); at != std::string::npos;
         at = html.find(opening, at + 1)) {
      const std::size_t begin = at + opening.size();
      found.push_back(html.substr(begin, html.find('"', begin) - begin));
    }
  return found;
}

TEST_CASE("rule pages: a set is read with the rules of others that serve it, in their places") {
  const tiledb::Library data = library_with_a_served_set();
  const std::string river = page(data, "rules/river.html");
  CHECK(anchors_of(river) ==
        std::vector<std::string>{"the_water", "scoring", "inns-and-cathedrals.lake", "bend",
                                 "inns-and-cathedrals.bend", "inns-and-cathedrals.both"});
  CHECK(holds(river, "3 rules, 1 ruling."));
  const std::string alone = page(data, "rules/river.html", {{"sets", "base-game,river"}});
  CHECK(anchors_of(alone) == anchors_of(river));
  const std::string none = page(data, "rules/river.html", {{"sets", "river"}});
  CHECK_FALSE(holds(none, "Lakes pay."));
  CHECK(holds(none, "Inns pay."));
  const std::string inns = page(data, "rules/inns-and-cathedrals.html");
  CHECK(anchors_of(inns) ==
        std::vector<std::string>{"scoring", "the_water", "bend", "lake", "both"});
}

TEST_CASE("rule pages: what other publishers alone have is folded below, with its mark") {
  const tiledb::Library data = test::small_library_of_publishers();
  const std::string rgg = page(data, "rules/base-game.html", {{"rule-set", "rgg"}});
  CHECK(holds(rgg,
              "<b>For all sets, rules of Rio Grande Games.</b> Left out: 1 rule or ruling, 0 "
              "for sets you did not choose, 0 for other editions, 1 from other publishers."));
  CHECK(holds(rgg, "Lanes of two tiles</a> <span class=\"tag\">WC2012 only</span></li>"));
  CHECK(holds(rgg, "value=\"RGG\" id=\"who-RGG\" checked>"));
  const std::string cup = page(data, "rules/base-game.html", {{"rule-set", "WC2012"}});
  CHECK(holds(cup, "Nothing is left out."));
  const std::string former = page(data, "rules/base-game.html", {{"publisher", "rgg"}});
  CHECK(holds(former, "1 from other publishers."));
}

TEST_CASE("rule pages: tags name the sets of which one is needed, and those that are served") {
  const tiledb::Library data = library_with_a_served_set();
  const std::string river = page(data, "rules/river.html");
  CHECK(holds(river,
              "<span class=\"tag\">with <a href=\"../sets/base-game.html\">Carcassonne</a>, <a "
              "href=\"../sets/abbey-and-mayor.html\">Abbey and Mayor</a> or <a "
              "href=\"../sets/phantom.html\">The Phantom</a></span>"));
  CHECK(holds(river,
              "<span class=\"tag\">from <a href=\"../rules/inns-and-cathedrals.html\">Inns "
              "and Cathedrals</a></span>"));
  const std::string inns = page(data, "rules/inns-and-cathedrals.html");
  CHECK(holds(inns,
              "<span class=\"tag\">also for <a href=\"../rules/river.html\">The "
              "River</a></span>"));
  CHECK_FALSE(holds(inns, "from <a href"));
}

TEST_CASE("rule pages: variants stand apart under a heading of their own") {
  tiledb::Library data = test::small_library();
  Variant late;
  late.id = "base-game/late";
  late.aliases = {"base-game/dark"};
  late.set = "base-game";
  late.title = "Late";
  late.text = "Play [late](variant/base-game/official).";
  late.annotates = {"base-game/road"};
  late.author = "Ann & Bob";
  Variant official = late;
  official.id = "base-game/official";
  official.title = "Official";
  official.author.clear();
  official.aliases.clear();
  Variant nobody = official;
  nobody.id = "base-game/nobody";
  nobody.title = "Nobody";
  nobody.unknown = {"author"};
  nobody.with = {"phantom"};
  data.rulebook =
      Rulebook({}, data.rulebook.openings(), data.rulebook.rules(), {}, {late, official, nobody});
  const std::string html = page(data, "rules/base-game.html");
  CHECK(holds(html, "2 rules, 0 rulings, 3 variants."));
  CHECK(holds(html, "<li><a href=\"#h-variants\">Variants</a></li>"));
  CHECK(holds(html, "<h3><span id=\"dark\"></span>Late <small>by Ann &amp; Bob</small>"));
  CHECK(holds(html, "<a href=\"../rules/base-game.html#official\">late</a>"));
  CHECK(holds(html, "Official <small>official</small>"));
  CHECK(holds(html, "Nobody <small>author not named in the source</small>"));
  CHECK(html.find("id=\"h-variants\"") > html.find("id=\"road\""));
  const std::string chosen = page(data, "rules/base-game.html", {{"sets", "base-game"}});
  CHECK(holds(chosen, "2 variants."));
  CHECK_FALSE(holds(chosen, "Nobody <small>"));
}

TEST_CASE("rule pages: the address of a former id tells where the record stands now") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  const auto location = [&site](std::string_view path) {
    const auto file = site.render(path);
    return file ? std::to_string(file->status) + ' ' + file->location : "none";
  };
  CHECK(location("rulings/base-game/each.html") == "308 rulings/base-game/both.html");
  CHECK(location("rules/base-game/way.html") == "308 rules/base-game.html#road");
  CHECK(location("rules/river/way.html") == "308 rules/base-game.html#road");
  CHECK(location("rulings/base-game/both.html") == "200 ");
  CHECK(location("rules/base-game/road.html") == "none");
  CHECK(location("rulings/base-game/way.html") == "none");
  // On the page of the set that it had then, its anchor stays.
  const std::string rules = page(data, "rules/base-game.html");
  CHECK(holds(rules, "<h3><span id=\"way\"></span>Rule road "));
  CHECK(holds(rules, "<h4><span id=\"each\"></span>Ruling both</h4>"));
}

TEST_CASE("rule pages: a ruling on two rules is read at the first and linked from the second") {
  const tiledb::Library data = test::small_library();
  const std::string html = page(data, "rules/base-game.html");
  const std::size_t second = html.find("<article class=\"rule\" id=\"road\">");
  REQUIRE(second != std::string::npos);
  const std::size_t full = html.find("<details class=\"ruling official\" id=\"both\"");
  CHECK(full < second);
  CHECK(html.find("Yes &amp; no.", second) == std::string::npos);
  CHECK(html.find("href=\"../rules/base-game.html#both\">Ruling both</a>", second) !=
        std::string::npos);
  // Of another set: a link to its page, and the set's name.
  CHECK(html.find("href=\"../rulings/inns-and-cathedrals/open.html\">Ruling open</a> "
                  "<small class=\"own-word\"><span>Inns and Cathedrals</span></small>",
                  second) != std::string::npos);
}

TEST_CASE("rule pages: for owners of one edition the box holds what theirs holds") {
  const std::string html = page(test::project_library(), "rules/princess-and-dragon.html",
                                {{"sets", "base-game,princess-and-dragon"}, {"edition", "C3.1"}});
  CHECK(holds(html, "Dragon &amp; Fairy"));
  CHECK(holds(html, "26×"));
  CHECK_FALSE(holds(html, "30×"));
}

TEST_CASE("rule pages: a selection shows what applies and says what is left out") {
  const tiledb::Library data = test::small_library();
  const std::string first = page(data, "rules/inns-and-cathedrals.html",
                                 {{"sets", "base-game,inns-and-cathedrals"}, {"edition", "C1"}});
  // C1: `late` is of C2, `open` needs the phantom; `house` on `late` applies, but stands nowhere.
  CHECK(holds(first,
              "Left out: 2 rules and rulings, 1 for sets you did not choose, 1 for other "
              "editions."));
  CHECK_FALSE(holds(first, "id=\"late\""));
  CHECK_FALSE(holds(first, "id=\"open\""));
  CHECK(holds(first, "id=\"differ\""));
  CHECK(holds(first, "id=\"house\""));

  // Without an edition every printing is told.
  CHECK(holds(
      page(data, "rules/inns-and-cathedrals.html", {{"sets", "base-game,inns-and-cathedrals"}}),
      "id=\"late\""));
  const std::string second = page(data, "rules/inns-and-cathedrals.html",
                                  {{"own-inns-and-cathedrals", "1"}, {"edition", "C2"}});
  CHECK(holds(second, "id=\"late\""));

  const std::string other = page(data, "rules/inns-and-cathedrals.html", {{"sets", "river"}});
  CHECK(holds(other, "Inns and Cathedrals is not one of these sets, so nothing here applies."));

  const auto fault = Site(data).render("rules/base-game.html", {{"sets", "bse-game"}});
  REQUIRE(fault.has_value());
  CHECK(fault->status == 400);
  CHECK(holds(fault->body, "Did you mean <b>base-game</b>?"));
  CHECK(holds(fault->body, "id=\"road\""));
}

TEST_CASE("rule pages: two sets, two elements, in either order; none is said plainly") {
  const tiledb::Library data = test::small_library();
  CHECK(holds(page(data, "with/road+inn.html"), "Ruling open"));
  CHECK(holds(page(data, "with/phantom+inns-and-cathedrals.html"), "Ruling open"));
  CHECK(holds(page(data, "with/inn+phantom.html"), "One as a set, the other as a term"));
  CHECK(holds(page(data, "with/river+phantom.html"), "No rule or ruling mentions both."));
  const Site site(data);
  CHECK_FALSE(site.render("with/inn+nothing.html").has_value());
  CHECK_FALSE(site.render("with/inn.html").has_value());
  CHECK_FALSE(site.render("rules/river.html").has_value());
  CHECK_FALSE(site.render("rulings/base-game/none.html").has_value());
  CHECK_FALSE(site.render("status/none.html").has_value());
}

TEST_CASE("rule pages: text of records is escaped wherever it stands") {
  tiledb::Library data = test::small_library();
  std::vector<Rule> rules = data.rulebook.rules();
  std::vector<Ruling> rulings = data.rulebook.rulings();
  const std::string evil = "<img src=x onerror=alert(1)>\"'";
  for (Rule& rule : rules) rule.title = rule.heading = rule.note = rule.text = evil;
  for (Ruling& ruling : rulings) {
    ruling.title = ruling.question = ruling.text = ruling.note = ruling.basis = evil;
    ruling.publisher = ruling.by = ruling.date = evil;
    for (RulingSide& side : ruling.says) side.who = side.printing = side.text = evil;
  }
  std::vector<Element> elements = data.rulebook.elements();
  for (Element& element : elements) {
    element.name = element.german = element.definition = element.note = evil;
    element.also = {evil};
  }
  std::vector<SetRules> openings = data.rulebook.openings();
  for (SetRules& opening : openings)
    opening.summary = opening.in_the_box = opening.turn = opening.scoring = evil;
  data.rulebook = Rulebook(elements, openings, rules, rulings);
  const Site site(data);
  for (const std::string& path : site.paths())
    if (path.ends_with(".html")) {
      INFO(path);
      CHECK_FALSE(holds(site.render(path)->body, "<img src=x"));
    }
}

TEST_CASE("rule pages: sets, tiles and features lead to what the rules say of them") {
  const tiledb::Library data = test::small_library();
  const std::string set = page(data, "sets/inns-and-cathedrals.html");
  CHECK(holds(set, "href=\"../rules/inns-and-cathedrals.html\">Read the rules</a>"));
  CHECK(set.find("Roads pay.") < set.find("class=\"cards\""));
  CHECK(holds(page(data, "tiles/BA-15.html"),
              "href=\"../rules/base-game.html#place\">Rule place</a>"));
  CHECK(holds(page(data, "tiles/IC-11.html"), "href=\"../elements/inn.html\">inn</a>"));
  CHECK(holds(page(data, "features/inn.html"), "href=\"../elements/inn.html\""));
}

}  // namespace
}  // namespace cartulary::docgen::rule_pages_test
