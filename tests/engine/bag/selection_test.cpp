#include "engine/bag/selection.h"

#include "engine/bag/bag.h"
#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::selection_test {
using Sets = std::map<std::string, int>;
using Editions = std::map<std::string, Edition>;

namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

Selection chosen(const SelectionText& text, DefaultSets defaults = DefaultSets::BaseGame) {
  const auto selection = select(shelf(), text, defaults);
  INFO((selection ? "" : to_text(selection.error())));
  REQUIRE(selection.ok());
  return *selection;
}

std::string error_of(const SelectionText& text) {
  const auto selection = select(shelf(), text, DefaultSets::BaseGame);
  return selection ? "no error" : to_text(selection.error());
}

const std::string fix_with_all_rules =
    "fix: house rules that change an answer: tiny-city=4 or 2; farm-scoring=3, 1 or 2; "
    "little-buildings=equal or by-kind; gq11-pig-herd=no or yes; labyrinth-variant=basic or "
    "advanced; king-and-robber=each, ten, fifteen-or-forty or at-once; princess-action=printed, "
    "may or must; fairy-placement=printed, beside or on-tile; dragon-move=printed, "
    "before-scoring or after-scoring";

std::string sets_error(const std::string& sets) {
  return error_of({sets, "", "", {}});
}
std::string used_error(const std::string& used) {
  return error_of({"", "", used, {}});
}

int bag_size(const Selection& selection) {
  const auto bag = bag_of(shelf(), selection);
  return bag ? bag->size() : -1;
}

}  // namespace

TEST_CASE("without sets a command takes the base game or every set") {
  CHECK(chosen({}).sets == Sets{{"base-game", 1}});
  CHECK(chosen({}, DefaultSets::All).sets == Sets{{"abbey-and-mayor", 1},
                                                  {"base-game", 1},
                                                  {"halflings", 1},
                                                  {"inns-and-cathedrals", 1},
                                                  {"phantom", 1},
                                                  {"river", 1},
                                                  {"winter", 1}});
  CHECK(chosen({"all", "", "", {}}) == chosen({}, DefaultSets::All));
}

TEST_CASE("sets are named by id, code or old id, with copies and an edition") {
  const Selection selection = chosen({" basic , ic*2, RI @ c1,Am:3@C2", "", "", {}});
  CHECK(selection.sets ==
        Sets{{"base-game", 1}, {"inns-and-cathedrals", 2}, {"river", 1}, {"abbey-and-mayor", 3}});
  CHECK(selection.editions == Editions{{"river", Edition::C1}, {"abbey-and-mayor", Edition::C2}});
  CHECK(chosen({"IC@C2*2", "", "", {}}) == chosen({"IC*2@C2", "", "", {}}));
}

TEST_CASE("newcomer A6: a set may have the game's name before its own, as its box has") {
  CHECK(
      chosen(
          {"Carcassonne: The River,Carcassonne - Inns and Cathedrals*2,carcassonne winter edition",
           "",
           "",
           {}})
          .sets == Sets{{"river", 1}, {"inns-and-cathedrals", 2}, {"winter", 1}});
  CHECK(chosen({"Carcassonne:2", "", "", {}}).sets == Sets{{"base-game", 2}});
  CHECK(sets_error("Carcassonne: The Flood") ==
        "sets: 'The Flood' is no number of copies\n"
        "  Carcassonne: The Flood\n"
        "              ^\n"
        "fix: write a whole number from 0 to 99");
}

TEST_CASE("parts that name one set add up") {
  CHECK(chosen({"BA,IC,BA*2", "", "", {}}).sets ==
        Sets{{"base-game", 3}, {"inns-and-cathedrals", 1}});
}

TEST_CASE("a box gives the sets that it contains in whole, times the quantity") {
  const Selection box = chosen({"BB*2", "C2", "", {}});
  CHECK(box.sets == Sets{{"base-game", 2}, {"inns-and-cathedrals", 4}});
  CHECK(box.editions == Editions{{"base-game", Edition::C2}});
  const Selection old = chosen({"BB@C1", "", "", {}});
  CHECK(old.editions == Editions{{"base-game", Edition::C1}, {"inns-and-cathedrals", Edition::C1}});
}

TEST_CASE("mega takes the sets of the overview and leaves their drops in the box") {
  const Selection mega = chosen({"mega", "", "", {}});
  CHECK(mega.sets == Sets{{"base-game", 1}, {"inns-and-cathedrals", 1}, {"river", 1}});
  CHECK(mega.dropped == std::map<std::string, int>{{"BA-03", 1}, {"RI-01", 1}, {"RI-03", 1}});
  CHECK(bag_size(mega) == 15 - 1 + 3 + 4 - 2);
  CHECK(chosen({"mega*2", "", "", {}}).dropped ==
        std::map<std::string, int>{{"BA-03", 2}, {"RI-01", 2}, {"RI-03", 2}});
  CHECK(chosen({"mega,WE", "", "", {}}).sets.count("winter") == 1);
}

TEST_CASE("used tiles are named with copies, which add up") {
  CHECK(chosen({"", "", "BA-15*2, ba-01:1,BA-15", {}}).used ==
        std::map<std::string, int>{{"BA-01", 1}, {"BA-15", 3}});
}

TEST_CASE("start takes the start tiles of every chosen set, as often as it is chosen") {
  CHECK(chosen({"BA*2,RI", "", "start", {}}).used ==
        std::map<std::string, int>{{"BA-03", 2}, {"RI-01", 1}});
  CHECK(chosen({"BA", "", "start,BA-03", {}}).used == std::map<std::string, int>{{"BA-03", 2}});
}

TEST_CASE("start takes no more than the bag has left") {
  CHECK(chosen({"BA,RI", "", "BA-03*4,start", {}}).used ==
        std::map<std::string, int>{{"BA-03", 4}, {"RI-01", 1}});
  CHECK(chosen({"mega", "", "start", {}}).used == std::map<std::string, int>{{"BA-03", 1}});
}

TEST_CASE("river takes all tiles with a river edge, wherever it stands") {
  const std::map<std::string, int> river = {{"RI-01", 1}, {"RI-02", 2}, {"RI-03", 1}};
  CHECK(chosen({"BA,RI", "", "river", {}}).used == river);
  CHECK(chosen({"BA,RI", "", "river,RI-02", {}}).used == river);
  CHECK(chosen({"BA,RI", "", "RI-02,START,River", {}}).used ==
        std::map<std::string, int>{{"BA-03", 1}, {"RI-01", 1}, {"RI-02", 2}, {"RI-03", 1}});
}

TEST_CASE("house rules are kept as given") {
  CHECK(chosen({"", "", "", "tiny-city=4, gq11-pig-herd = yes ,tiny-city=2"}).rules ==
        std::map<std::string, std::string>{{"tiny-city", "2"}, {"gq11-pig-herd", "yes"}});
}

TEST_CASE("newcomer 7: house rules and values that change nothing are errors") {
  CHECK(error_of({"", "", "", {"farmers=off"}}) ==
        "rule: no house rule is called 'farmers'\n" + fix_with_all_rules);
  CHECK(error_of({"", "", "", {"tiny-citi=2"}}) ==
        "rule: no house rule is called 'tiny-citi'\n"
        "did you mean 'tiny-city'?\n" +
            fix_with_all_rules);
  CHECK(error_of({"", "", "", {"tiny-city=7"}}) ==
        "rule: '7' is no value of the house rule 'tiny-city'\n"
        "fix: write tiny-city=4 or tiny-city=2");
}

TEST_CASE("a box with one edition gives it to its sets, and to the selection where all agree") {
  const Selection box = chosen({"BB", "", "", {}});
  CHECK(box.edition == Edition::C2);
  CHECK(box.editions == Editions{{"base-game", Edition::C2}});
  CHECK(chosen({"BB,AM", "", "", {}}).edition == Edition::C2);
  CHECK(chosen({"BB*0,AM", "", "", {}}).edition == Edition::C1);
  const Selection asked = chosen({"BB,AM", "C1", "", {}});
  CHECK(asked.edition == Edition::C1);
  CHECK(asked.editions ==
        Editions{{"base-game", Edition::C2}, {"inns-and-cathedrals", Edition::C2}});
  CHECK(chosen({"BB@C1", "", "", {}}).edition == Edition::C1);
}

TEST_CASE("where nothing is chosen, what searches looks at every edition") {
  CHECK(chosen({}, DefaultSets::Everything).every_edition);
  CHECK(chosen({}, DefaultSets::Everything).sets == chosen({}, DefaultSets::All).sets);
  CHECK_FALSE(chosen({}, DefaultSets::All).every_edition);
  for (const SelectionText& text : std::vector<SelectionText>{{"all", "", "", {}},
                                                              {"", "C1", "", {}},
                                                              {"", "", "BA-01", {}},
                                                              {"", "", "", {"tiny-city=2"}},
                                                              {"", "", "", {}, "BA-01"},
                                                              {"", "", "", {}, "", "BA-01"}})
    CHECK_FALSE(chosen(text, DefaultSets::Everything).every_edition);
  const Selection before = chosen({}, DefaultSets::Everything);
  CHECK(*select(shelf(), {}, DefaultSets::Everything, before) == before);
  CHECK_FALSE(select(shelf(), {}, DefaultSets::BaseGame, before)->every_edition);
}

TEST_CASE("a printing of rules is chosen by an edition, or by boxes of one") {
  CHECK(chosen({"BA", "", "", {}}).every_printing);
  CHECK(chosen({}, DefaultSets::All).every_printing);
  CHECK_FALSE(chosen({"BA", "C1", "", {}}).every_printing);
  CHECK_FALSE(chosen({"BA", "2025", "", {}}).every_printing);
  CHECK_FALSE(chosen({"BB", "", "", {}}).every_printing);
  const Selection own = chosen({"BA,IC@C2", "", "", {}});
  CHECK(chooses_edition(own, "inns-and-cathedrals"));
  CHECK_FALSE(chooses_edition(own, "base-game"));
  const Selection before = chosen({"BA", "C1", "", {}});
  CHECK_FALSE(select(shelf(), {"IC", "", "", {}}, DefaultSets::BaseGame, before)->every_printing);
}

TEST_CASE("single tiles are added and left out in the notation of used tiles") {
  const Selection selection = chosen({"BA,RI", "", "", {}, "ic-12, AM-03:2", "BA-15*2,start"});
  CHECK(selection.tiles == std::map<std::string, int>{{"AM-03", 2}, {"IC-12", 1}});
  CHECK(selection.without == std::map<std::string, int>{{"BA-03", 1}, {"BA-15", 2}, {"RI-01", 1}});
  CHECK(selection.sets == Sets{{"base-game", 1}, {"river", 1}});
  CHECK(bag_size(selection) == 15 + 4 + 3 - 4);
  CHECK(*select(shelf(), {}, DefaultSets::BaseGame, selection) == selection);
  CHECK(error_of({"BA", "", "", {}, "start", ""}) ==
        "tiles: no tile is called 'start'\n"
        "  start\n"
        "  ^\n"
        "fix: take an id from the list of tiles, such as BA-15");
}

TEST_CASE("start and river need a set that has one") {
  CHECK(error_of({"BA", "", "BA-01,river", {}}) ==
        "used: no chosen set has a river\n"
        "  BA-01,river\n"
        "        ^\n"
        "fix: leave 'river' out, or choose a set with one, such as river");
  CHECK(error_of({"IC", "", "start", {}}) ==
        "used: no chosen set has a start tile\n"
        "  start\n"
        "  ^\n"
        "fix: leave 'start' out, or choose a set with one, such as base-game");
  CHECK(error_of({"BA", "", "", {}, "", "river"}) ==
        "without: no chosen set has a river\n"
        "  river\n"
        "  ^\n"
        "fix: leave 'river' out, or choose a set with one, such as river");
}

TEST_CASE("options replace the parts of a selection from a file") {
  Selection base;
  base.sets = {{"IC", 2}, {"river", 1}};
  base.editions = {{"IC", Edition::C2}};
  base.edition = Edition::C2;
  base.used = {{"ri-02", 1}};
  base.rules = {{"tiny-city", "2"}};
  const auto as_is = select(shelf(), {}, DefaultSets::All, base);
  REQUIRE(as_is.ok());
  CHECK(as_is->sets == Sets{{"inns-and-cathedrals", 2}, {"river", 1}});
  CHECK(as_is->editions == Editions{{"inns-and-cathedrals", Edition::C2}});
  CHECK(as_is->used == std::map<std::string, int>{{"RI-02", 1}});
  CHECK(as_is->rules == base.rules);
  const auto over =
      select(shelf(), {"BA", "C1", "BA-01", {"gq11-pig-herd=no"}}, DefaultSets::All, base);
  REQUIRE(over.ok());
  Selection expected;
  expected.sets = {{"base-game", 1}};
  expected.used = {{"BA-01", 1}};
  expected.rules = {{"gq11-pig-herd", "no"}};
  CHECK(*over == expected);
}

TEST_CASE("a selection survives being given again as a file's") {
  for (const char* sets : {"mega", "BB,RI*3", "all@C2", "BA@C2,IC,RI"}) {
    const Selection first = chosen({sets, "C1", "start,river", {"tiny-city=4"}});
    const auto again = select(shelf(), {}, DefaultSets::BaseGame, first);
    INFO(sets);
    REQUIRE(again.ok());
    CHECK(*again == first);
  }
}

TEST_CASE("a faulty selection from a file is refused") {
  const auto error = [](const Selection& base) {
    const auto read = select(shelf(), {}, DefaultSets::All, base);
    return read ? "no error" : to_text(read.error());
  };
  Selection base;
  base.sets = {{"base-game", -1}};
  CHECK(error(base) ==
        "sets: 'base-game' stands in the selection -1 times\n"
        "fix: write a whole number from 0 to 99");
  base.sets = {{"base-game", 1}};
  base.editions = {{"river", Edition::C1}};
  CHECK(error(base) ==
        "sets: an edition is given for 'river', which is not in the selection\n"
        "fix: add the set or leave its edition out");
  base.editions.clear();
  base.used = {{"BA-01", -1}};
  CHECK(error(base) ==
        "used: BA-01 stands there -1 times\n"
        "fix: write a whole number from 1 to 99");
}

TEST_CASE("a set that is taken no times is left out") {
  SelectionText text;
  text.sets = "BA*0,RI*2,BB*0@C2";
  const auto read = select(shelf(), text, DefaultSets::All);
  REQUIRE(read);
  Selection expected;
  expected.sets = {{"river", 2}};
  expected.every_printing = true;
  CHECK(*read == expected);
}

TEST_CASE("wrong sets name the part and the fix") {
  CHECK(sets_error("BA,rivr") ==
        "sets: no set is called 'rivr'\n"
        "  BA,rivr\n"
        "     ^\n"
        "did you mean 'river'?\n"
        "fix: take an id, a code or a title from the list of sets");
  CHECK(sets_error("BA,,RI") ==
        "sets: a set is missing\n"
        "  BA,,RI\n"
        "     ^\n"
        "fix: write SET, SET*n or SET@C2 between commas");
  CHECK(sets_error("BA*-1") ==
        "sets: '-1' is no number of copies\n"
        "  BA*-1\n"
        "     ^\n"
        "fix: write a whole number from 0 to 99");
  CHECK(sets_error("BA*99,BA") ==
        "sets: 'base-game' stands in the selection more than 99 times\n"
        "  BA*99,BA\n"
        "        ^\n"
        "fix: write a smaller number of copies");
  CHECK(sets_error("BA@C4") ==
        "sets: no edition is called 'C4'\n"
        "  BA@C4\n"
        "     ^\n"
        "fix: write C1, C2, C3, C3.1 or WE");
  CHECK(sets_error("BA@C1,BB") ==
        "sets: 'base-game' stands in the selection in two editions, C1 and C2\n"
        "  BA@C1,BB\n"
        "        ^\n"
        "fix: take the set in one edition");
  CHECK(sets_error(std::string(5000, 'x')) == "sets: the text is longer than 4096 bytes");
}

TEST_CASE("wrong used tiles, editions and rules name the fix") {
  CHECK(used_error("BA-15*x") ==
        "used: 'x' is no number of copies\n"
        "  BA-15*x\n"
        "        ^\n"
        "fix: write a whole number from 1 to 99");
  CHECK(used_error("start,BA-51") ==
        "used: no tile is called 'BA-51'\n"
        "  start,BA-51\n"
        "        ^\n"
        "did you mean 'BA-01'?\n"
        "fix: take an id from the list of tiles, such as BA-15; or 'start' or 'river'");
  CHECK(used_error("BA-15,") ==
        "used: a tile is missing\n"
        "  BA-15,\n"
        "        ^\n"
        "fix: write TILE or TILE*n between commas");
  CHECK(error_of({"", "C7", "", {}}) ==
        "edition: no edition is called 'C7'\n"
        "did you mean 'C1'?\n"
        "fix: write C1, C2, C3, C3.1 or WE");
  CHECK(error_of({"", "", "", {"tiny-city"}}) ==
        "rule: 'tiny-city' has no '='\n"
        "fix: write NAME=VALUE");
  CHECK(error_of({"", "", "", {"Tiny=1"}}) ==
        "rule: no house rule is called 'Tiny'\n"
        "did you mean 'tiny-city'?\n" +
            fix_with_all_rules);
}

TEST_CASE("a set without the edition counts in the nearest earlier, else in its earliest") {
  const auto taken = [](std::vector<Edition> editions, Edition asked) {
    TileSet set;
    set.id = "set";
    set.editions = std::move(editions);
    Selection selection;
    selection.edition = asked;
    return edition_for(selection, set);
  };
  using enum Edition;
  CHECK(taken({C1, C2, C3}, C2) == C2);
  CHECK(taken({C1, C2}, C3) == C2);
  CHECK(taken({C1}, C3) == C1);
  CHECK(taken({C2, C3}, C1) == C2);
  CHECK(taken({C3, WE}, C2) == C3);
  CHECK(taken({WE}, C1) == WE);
  CHECK(taken({C1, WE}, WE) == WE);
  CHECK(taken({C1, C2, C3}, WE) == C2);
  CHECK(taken({C3}, WE) == C3);
  CHECK(taken({}, C2) == C2);
}

TEST_CASE("the sets that fall back are listed, also those without tiles") {
  CHECK(fallback(shelf(), chosen({"all", "C2", "", {}})) ==
        Editions{{"halflings", Edition::C1}, {"river", Edition::C1}, {"winter", Edition::WE}});
  CHECK(fallback(shelf(), chosen({"PH,BA", "C1", "", {}})) == Editions{{"phantom", Edition::C2}});
  CHECK(fallback(shelf(), chosen({"RI@C3,BA", "C1", "", {}})) == Editions{{"river", Edition::C1}});
}

TEST_CASE("each part of a selection is filled by its name, and all but whose rules choose sets") {
  const SelectionText named = stated_parts([](std::string_view name) { return name; });
  CHECK(named.sets == "sets");
  CHECK(named.edition == "edition");
  CHECK(named.rule_set == "rule-set");
  CHECK(named.used == "used");
  CHECK(named.tiles == "tiles");
  CHECK(named.without == "without");
  CHECK(named.rules == "rule");
  CHECK(named.adopts == "adopts");
  for (const SelectionPart& part : selection_parts) {
    SelectionText alone;
    alone.*part.text = "x";
    CHECK(chooses_by_parts(alone) == (part.name != "rule-set"));
  }
  CHECK_FALSE(chooses_by_parts({}));
}

TEST_CASE("the items of a list are read without empty ones") {
  CHECK(listed_items(",tiny-city=2, , farm-scoring=1 ,") ==
        std::vector<std::string_view>{"tiny-city=2", "farm-scoring=1"});
  CHECK(listed_items("").empty());
  Selection base;
  base.rules = {{"tiny-city", "2"}};
  SelectionText text;
  text.rules = ",";
  CHECK(select(shelf(), text, DefaultSets::All, base)->rules == base.rules);
}

}  // namespace cartulary::selection_test
