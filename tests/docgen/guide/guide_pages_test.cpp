// Guides on pages: the turn for some sets, figures, words, the timeline as a drawing.
#include "docgen/guide/guide_pages.h"

#include "docgen/guide/timeline_svg.h"
#include "docgen/language/phrases.h"
#include "docgen/pages/site.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::guide_pages_test {
namespace {

GuideLine line(std::string id, std::string text, GuideScope scope = {}) {
  GuideLine made;
  static_cast<GuideScope&>(made) = std::move(scope);
  made.id = std::move(id);
  made.text = std::move(text);
  return made;
}

tiledb::Library library() {
  tiledb::Library data = test::small_library();
  Guide play;
  play.id = "order-of-play";
  play.title = "Order of play";
  play.sources = {{"car-7.4", "section \"Order of Play\""}};
  GuideLine place = line("order-of-play/place/tile", "Place it & look.");
  place.must = true;
  place.rules = {{RecordKind::Rule, "base-game/road"}};
  place.place = "step 2";
  GuideLine inn = line("order-of-play/place/inn", "Mind the [inn](element/inn).",
                       {.sets = {"inns-and-cathedrals"}, .only = {"HiG", "ZMG"}});
  inn.must = false;
  GuideLine item = line("order-of-play/place/both", "Together.", {.sets = {"river"}});
  item.under = inn.id;
  play.parts = {{"place", "Place", "", {place, inn, item}}};
  Guide years;
  years.id = "timeline";
  years.title = "Years <of> it";
  GuideLine river = line("timeline/early/river", "The River");
  river.date = "2001-05";
  river.set = "river";
  GuideLine pond = line("timeline/early/pond", "A pond");
  pond.date = "2003";
  years.parts = {{"early", "Early", "", {river, pond}}};
  Guide words;
  words.id = "words";
  words.parts = {{"x", "Things", "", {}}};
  data.guides.guides = {play, years, words};
  data.guides.questions = {{"deploy/road", "May it be deployed to a road?", "road"}};
  FigureCell cell;
  cell.question = "deploy/road";
  cell.answer = FigureAnswer::Yes;
  cell.note = "If it is free.";
  data.guides.figures = {{"follower", FigureKind::Follower, {}, "7 each", "", {}, {cell}},
                         {"inn", FigureKind::Neutral, {"inns-and-cathedrals"}, "", "", {}, {cell}}};
  data.guides.words = {{"x/road = Straße", "x", "road", "Straße", {"RGG"}, "road", "", "", {}, {}}};
  return data;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::string body(const Site& site, std::string_view path, const PageParameters& parameters = {}) {
  const auto page = site.render(path, parameters);
  REQUIRE(page.has_value());
  return page->body;
}

TEST_CASE("the page of a turn shows the base game, or the sets that are asked for") {
  const tiledb::Library data = library();
  const Site site(data);
  const std::string base = body(site, "play/turn.html");
  CHECK(contains(base, "<p class=\"lead\">For Carcassonne.</p>"));
  CHECK(contains(base, "Place it &amp; look."));
  CHECK(contains(base, "<span class=\"unseen own-word\">You must:</span>"));
  CHECK(contains(base, "href=\"../rules/base-game.html#road\""));
  CHECK(contains(base, "section &quot;Order of Play&quot;, step 2"));
  CHECK_FALSE(contains(base, "Mind the"));
  CHECK(contains(base, "2 lines for other games not shown."));

  const std::string inns = body(site, "play/turn.html", {{"own-inns-and-cathedrals", "1"}});
  CHECK(contains(inns, "Mind the <a class=\"term\" href=\"../elements/inn.html\">inn</a>."));
  CHECK(contains(inns, "data-who=\"HiG ZMG WC2012\""));
  CHECK_FALSE(contains(inns, "Together."));
  const std::string both = body(site, "play/turn.html", {{"sets", "base-game,IC,river"}});
  CHECK(contains(both,
                 "depth-1\" id=\"place-both\" data-who=\"HiG ZMG WC2012\" data-sets=\"river\" "
                 "data-under=\"place-inn\""));
  CHECK(contains(both, "<p class=\"g-by g-together\">"));
}

TEST_CASE("a faulty choice is told on the page, which then is of the base game") {
  const tiledb::Library data = library();
  const Site site(data);
  const auto page = site.render("play/turn.html", {{"sets", "towr"}});
  REQUIRE(page.has_value());
  CHECK(page->status == 400);
  CHECK(contains(page->body, "no set is called"));
  CHECK(site.render("play/turn.html", {{"rule-set", "RIO"}})->status == 400);
}

TEST_CASE("on a site of files the turn is whole, for a script to choose from") {
  const tiledb::Library data = library();
  const Site site = Site(data).for_files();
  const std::string page = body(site, "play/turn.html");
  CHECK(contains(page, "Mind the"));
  CHECK(contains(page, "Together."));
  CHECK(contains(page, "<div id=\"guide-sets\" hidden>"));
  CHECK(contains(page, "assets/guide-sets.js"));
}

TEST_CASE("figures stand in a table, with notes below it") {
  const tiledb::Library data = library();
  const Site site(data);
  const std::string all = body(site, "play/figures.html");
  CHECK(contains(all,
                 "<td data-q=\"road\"><span class=\"answer-yes\">yes<sup>"
                 "<a href=\"#note-1\">1</a></sup></span> </td>"));
  CHECK(contains(all, "<li id=\"note-1\">If it is free.</li>"));
  CHECK(contains(all, "data-any=\"inns-and-cathedrals\""));
  const std::string base = body(site, "play/figures.html", {{"sets", "base-game"}});
  CHECK(contains(base, "1 figure from other sets not shown."));
}

TEST_CASE("words are looked up on a server, and all there in files") {
  const tiledb::Library data = library();
  const Site site(data);
  CHECK(contains(body(site, "words.html", {{"q", "strasse"}}), "<td lang=\"de\">Straße</td>"));
  CHECK(contains(body(site, "words.html", {{"q", "zebra"}}), "No matches for “zebra”."));
  CHECK(contains(body(site.for_files(), "words.html"), "assets/words.js"));
  CHECK(body(site, "words.csv")
            .starts_with("english,german,publisher,kind,group,element,set,note\r\n"
                         "road,Straße,RGG,term,x,road,,\r\n"));
}

TEST_CASE("names of another language have a page, which the page of words leads to") {
  tiledb::Library data = library();
  CHECK_FALSE(contains(body(Site(data), "words.html"), "Other languages:"));
  SourceDocument list;
  list.id = "list";
  list.title = "A list";
  list.kind = "volunteers";
  data.sources.push_back(list);
  data.guides.names = {{"fr/element/road", "fr", "", "road", "Route", "list"},
                       {"nl/element/road", "nl", "", "road", "Weg", "car-7.4"}};
  const Site site(data);
  CHECK(contains(body(site, "words.html"), "<a href=\"words/fr.html\">French</a>"));
  const std::string french = body(site, "words/fr.html");
  CHECK(contains(french, "<h1>Names in French</h1>"));
  CHECK(contains(french, "<th scope=\"row\" lang=\"fr\">Route*</th>"));
  CHECK(contains(french, "<td lang=\"de\">Straße</td>"));
  CHECK(contains(french, "<a href=\"../sources.html#list\" lang=\"en\">A list</a>"));
  CHECK(contains(french, "<a href=\"../words/nl.html\">Dutch</a>"));
  CHECK_FALSE(contains(french, "words/fr.html\">French"));
  CHECK(contains(body(site, "words/nl.html"), "<th scope=\"row\" lang=\"nl\">Weg</th>"));
  CHECK_FALSE(site.render("words/it.html").has_value());
  CHECK_FALSE(site.render("words/de.html").has_value());
  CHECK(body(site, "words.csv")
            .starts_with("english,german,publisher,kind,group,element,set,note,names.fr.text,"
                         "names.fr.source,names.nl.text,names.nl.source\r\n"
                         "road,Straße,RGG,term,x,road,,,Route,list,Weg,car-7.4\r\n"));
}

TEST_CASE("each guide has a page, JSON and CSV; one that is none has not") {
  const tiledb::Library data = library();
  const Site site(data);
  CHECK(contains(body(site, "guides/order-of-play.html"), "Together."));
  CHECK(contains(body(site, "guides/order-of-play.json"), "\"id\": \"place/inn\""));
  CHECK(body(site, "guides/timeline.csv").starts_with("part,id,text,must,together,"));
  CHECK(contains(body(site, "guides/index.html"), "href=\"../guides/timeline.html\""));
  CHECK_FALSE(site.render("guides/words.html").has_value());
  CHECK_FALSE(site.render("guides/none.json").has_value());
}

TEST_CASE("the timeline is drawn year by year, empty years too") {
  const tiledb::Library data = library();
  const std::string svg = timeline_svg(*data.guides.find("timeline"), data.catalog);
  CHECK(contains(svg, "aria-label=\"Years &lt;of&gt; it\""));
  CHECK(contains(svg, "<a href=\"../sets/river.html\"><g class=\"release minor\""));
  CHECK(contains(svg, "<title>The River, 2001-05, small expansion</title>"));
  CHECK(contains(svg, ">May</text>"));
  for (const char* year : {">2001</text>", ">2002</text>", ">2003</text>"})
    CHECK(contains(svg, year));
  CHECK_FALSE(contains(svg, "<style>"));
  const Site site(data);
  CHECK(contains(body(site, "guides/timeline.html"), "<svg class=\"timeline\""));
  CHECK(contains(body(site, "guides/timeline.svg"), "<style>"));
}

TEST_CASE("in a German timeline boxes are said in German, and others tell that they are not") {
  TileSet river;
  river.id = "river";
  river.title = "The River";
  river.german = "Der Fluss";
  const Catalog catalog({river}, {});
  const tiledb::Library data = library();
  const Guide& timeline = *data.guides.find("timeline");
  const Phrases phrases(std::vector<Phrase>{{"The River", "Der Fluss"}});
  const PageLanguage german("de", messages_of("de"), &phrases);
  const std::string svg = timeline_svg(timeline, catalog, SvgUse::InPage, german);
  CHECK(contains(svg, "<text x=\"5\" y=\"27\">Der Fluss</text></g>"));
  CHECK(contains(svg, "<g lang=\"en\"><text x=\"5\" y=\"27\">A pond</text></g>"));
  CHECK_FALSE(contains(timeline_svg(timeline, catalog), "lang="));
}

TEST_CASE("the base game does not run out of its box in the timeline") {
  tiledb::Library data = library();
  for (Guide& guide : data.guides.guides)
    if (guide.id == "timeline")
      guide.parts.front().lines.front().text = "Carcassonne, the base game in a pit";
  const std::string svg = timeline_svg(*data.guides.find("timeline"), data.catalog);
  std::vector<std::string> lines;
  const std::string_view begin = "<text x=\"5\"";
  for (std::size_t at = svg.find(begin); at != std::string::npos; at = svg.find(begin, at + 1)) {
    const std::size_t text = svg.find('>', at) + 1;
    lines.push_back(svg.substr(text, svg.find('<', text) - text));
  }
  CHECK(lines == std::vector<std::string>{"Carcassonne,", "the base", "game in a pit", "A pond"});
}

}  // namespace
}  // namespace cartulary::docgen::guide_pages_test
