#include "engine/guide/word_search.h"

#include "engine/guide/variants_guide.h"
#include "tests/engine/project_language.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::word_search_test {
namespace {

using Texts = std::vector<std::string>;

Guides small_words() {
  Guides guides;
  guides.words = {
      {"figures/mayor = Bürgermeister",
       "figures",
       "mayor",
       "Bürgermeister",
       {"RGG"},
       "",
       "",
       "",
       {},
       {}},
      {"things/road = Straße", "things", "road", "Straße", {}, "road", "", "", {}, {}},
      {"things/crossroads = Kreuzung", "things", "crossroads", "Kreuzung", {}, "", "", "", {}, {}}};
  return guides;
}

Texts english(std::string_view query) {
  static const Guides guides = small_words();
  static const Rulebook rulebook = test::small_rulebook();
  static const Catalog catalog = test::small_catalog();
  Texts found;
  for (const FoundWords& each : find_words({guides, rulebook, catalog}, query))
    found.push_back(each.english);
  return found;
}

TEST_CASE("words are found both ways, whatever the case and the umlauts") {
  CHECK(english("Mayor") == Texts{"mayor", "Abbey and Mayor"});
  CHECK(english("bürgermeister") == Texts{"mayor"});
  CHECK(english("Buergermeister") == Texts{"mayor"});
  CHECK(english("burgermeister") == Texts{"mayor"});
  CHECK(english("STRASSE") == Texts{"road"});
  CHECK(english("zebra") == Texts{});
}

TEST_CASE("of several names of a thing those of the chosen publisher are kept") {
  const auto word = [](std::string english, std::string german, Texts publishers) {
    return FoundWords{
        std::move(english), std::move(german), std::move(publishers), {}, {}, {}, {}, {}};
  };
  const auto kept = [&](std::string_view rule_set) {
    std::vector<FoundWords> words = {word("the figures", "Die Figuren", {"RGG", "CAR"}),
                                     word("the pawns", "Die Figuren", {"ZMG"}),
                                     word("trade symbol", "Warensymbol", {"CAR"}),
                                     word("road", "Straße", {})};
    keep_words_of(rule_set, words);
    Texts english;
    for (const FoundWords& each : words) english.push_back(each.english);
    return english;
  };
  CHECK(kept("RGG") == Texts{"the figures", "trade symbol", "road"});
  CHECK(kept("ZMG") == Texts{"the pawns", "trade symbol", "road"});
  for (const char* none : {"", "HiG"})
    CHECK(kept(none) == Texts{"the figures", "the pawns", "trade symbol", "road"});
}

TEST_CASE(
    "newcomer G8: a set without a German name is found by its own and by what else it is called") {
  const Guides guides;
  const Rulebook rulebook({}, {}, {}, {}, {}, {}, test::project_language());
  TileSet robbers;
  robbers.id = "robbers";
  robbers.title = "The Robbers";
  robbers.also = {"Räuber", "Mini 6"};
  const Catalog catalog({robbers}, {});
  const FoundWords found = {"The Robbers", "", {}, "set", "", "", "robbers", ""};
  for (const std::string_view query : {"robbers", "Räuber", "raeuber"})
    CHECK(find_words({guides, rulebook, catalog}, query) == std::vector<FoundWords>{found});
  CHECK(find_words({guides, rulebook, catalog}, "").empty());
}

TEST_CASE("a part of a word will do; words that begin with it come first") {
  CHECK(english("road") == Texts{"road", "crossroads"});
  CHECK(english("meister") == Texts{"mayor"});
}

TEST_CASE("other words for a figure lead to its names, behind all names") {
  CHECK(english("meeple") == Texts{"follower"});
}

// The road with a Dutch, a Polish and a volunteers' French name; a set without a German one.
Guides words_abroad() {
  Guides guides = small_words();
  guides.names = {{"fr/element/road", "fr", "", "road", "Route", "list"},
                  {"nl/element/road", "nl", "", "road", "Weg", "box"},
                  {"pl/set/river", "pl", "river", "", "Rzeka", "box"}};
  return guides;
}

TEST_CASE("words have their names in other languages, and say which are volunteers'") {
  const Guides guides = words_abroad();
  const Rulebook rulebook = test::small_rulebook();
  const Catalog catalog = test::small_catalog();
  SourceDocument list;
  list.id = "list";
  list.kind = "volunteers";
  const std::vector<SourceDocument> documents = {list};
  const std::vector<FoundWords> found =
      find_words({guides, rulebook, catalog, documents}, "strasse");
  REQUIRE(found.size() == 1);
  CHECK(found[0].names ==
        std::vector<WordIn>{{"fr", "Route", "list", true}, {"nl", "Weg", "box", false}});
  CHECK(word_in(found[0], "nl") == WordIn{"nl", "Weg", "box", false});
  CHECK(word_in(found[0], "en") == WordIn{"en", "road", "", false});
  CHECK(word_in(found[0], "de") == WordIn{"de", "Straße", "", false});
  CHECK(word_in(found[0], "it") == WordIn{"it", "", "", false});
}

TEST_CASE("a name in another language is found from its beginning, behind all others") {
  const Guides guides = words_abroad();
  const Rulebook rulebook = test::small_rulebook();
  const Catalog catalog = test::small_catalog();
  const auto found = [&](std::string_view query) {
    Texts texts;
    for (const FoundWords& each : find_words({guides, rulebook, catalog}, query))
      texts.push_back(each.english);
    return texts;
  };
  CHECK(found("ROUT") == Texts{"road"});
  CHECK(found("rzeka") == Texts{"The River"});
  CHECK(found("oute") == Texts{});
  CHECK(found("rz") == Texts{});
}

TEST_CASE("what is told in some languages stands once, and has a name in one of them") {
  FoundWords inn = {"inn", "Wirtshaus", {}, "", "", "", "", ""};
  inn.names = {{"fr", "Auberge", "", false}};
  FoundWords other = inn;
  other.german = "Gasthaus";
  const FoundWords hill = {"hill", "Hügel", {}, "", "", "", "", ""};
  const std::vector<FoundWords> all = {inn, other, hill};
  CHECK(told_in(all, Texts{"fr"}, false) == std::vector<FoundWords>{inn});
  CHECK(told_in(all, Texts{"en", "fr"}, true) == std::vector<FoundWords>{inn, hill});
  CHECK(told_in(all, Texts{"de", "fr"}, false) == all);
}

TEST_CASE("names of elements and sets stand behind the pairs, unless a pair has them") {
  const Guides guides = small_words();
  const Rulebook rulebook = test::small_rulebook();
  const Catalog catalog = test::small_catalog();
  const std::vector<FoundWords> all = find_words({guides, rulebook, catalog}, "");
  REQUIRE(all.size() >= 3);
  CHECK(all[1] == FoundWords{"road", "Straße", {}, "feature", "things", "road", "", ""});
  int roads = 0;
  for (const FoundWords& each : all) roads += each.element == "road" ? 1 : 0;
  CHECK(roads == 1);
}

TEST_CASE("variants are a guide, set by set, each with the rules that it changes") {
  const Guide guide = variants_guide(test::small_catalog(), test::small_rulebook());
  REQUIRE(guide.parts.size() == 1);
  REQUIRE(guide.parts[0].lines.size() == 2);
  const GuideLine& first = guide.parts[0].lines[0];
  CHECK(first.id == "variants/base-game/blindfold");
  CHECK(first.sets == Texts{"base-game"});
  CHECK(to_text(first.rules.front()) == "variant/base-game/blindfold");
  CHECK(guide.parts[0].lines[1].sets == Texts{"base-game", "river"});
}

TEST_CASE("a line without sources of its own is looked up in those of its guide") {
  Guide guide;
  guide.sources = {{"car-7.4", "section \"Order of Play\""}, {"deck", "card 1"}};
  GuideLine line;
  line.place = "step 3c";
  CHECK(places_of(guide, line) ==
        std::vector<SourcePlace>{{"car-7.4", "section \"Order of Play\", step 3c"},
                                 {"deck", "card 1"}});
  line.sources = {{"deck", "card 7"}};
  CHECK(places_of(guide, line) == line.sources);
  CHECK(id_in_guide("order-of-play/place/volcano") == "place/volcano");
}

}  // namespace
}  // namespace cartulary::word_search_test
