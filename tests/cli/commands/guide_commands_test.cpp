// Orders of play, figures, words and guides over the small content of tests/bad_content/good.
#include <algorithm>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::guide_commands_test {
namespace {

const std::string& small_database() {
  static const std::string file = [] {
    std::string made = scratch("guides.db");
    const std::string content = std::string(CARTULARY_SOURCE_DIR) + "/tests/bad_content/good";
    const Run built = run_bare({"build", "--content", content, "--db", made});
    INFO(built.err);
    REQUIRE(built.status == 0);
    return made;
  }();
  return file;
}

Run run_small(std::vector<std::string> args) {
  args.insert(args.end(), {"--db", small_database()});
  return run_bare(args);
}

TEST_CASE("a turn is told line by line, with what sets bring together and what differs") {
  CHECK(run_small({"turn", "--sets", "meadow"}).out ==
        "meadow; every edition\n"
        "Graze\n"
        " ● Let your sheep graze.\n"
        "The night\n"
        " · Sleep.\n"
        "● must, ○ may; 1 line left out.\n");
  CHECK(run_small({"turn", "--sets", "meadow,brook", "--rule", "tiny-city=2"}).out ==
        "meadow, brook; every edition; rule tiny-city = 2\n"
        "Graze\n"
        " ● Let your sheep graze.\n"
        "   + Let the lambs graze beside them. (MEA+BRO≠ C1)\n"
        "● must, ○ may, + sets meet, C1 to C3.1 in these editions alone; 1 line left out.\n");
}

TEST_CASE("the readings of another rule set are counted, and told when it is asked for") {
  const std::vector<std::string> asked = {"turn",        "--sets",     "meadow,brook", "--rule",
                                          "tiny-city=2", "--rule-set", "RGG"};
  CHECK(run_small(asked).out ==
        "meadow, brook; rules of Rio Grande Games; every edition; rule tiny-city = 2\n"
        "Graze\n"
        " ● Let your sheep graze.\n"
        "● must, ○ may; 2 lines left out.\n");
}

TEST_CASE("a turn as JSON has every reading with what stands behind it") {
  CHECK(run_small({"turn", "--sets", "meadow,brook", "--rule", "tiny-city=2", "--json"}).out ==
        R"({
  "selection": {
    "sets": {"brook": 1, "meadow": 1},
    "edition": "C1",
    "rules": {"tiny-city": 2}
  },
  "fallback": {},
  "rule_set": null,
  "steps": [
    {
      "id": "graze",
      "title": "Graze",
      "note": "The sheep do it.",
      "lines": [
        {"id": "graze/sheep", "text": "Let your sheep graze.", "must": true, "together": false, "sets": [], "any_of": [], "not_with": [], "only": [], "editions": [], "rule_value": [], "under": null, "status": "unmarked", "basis": null, "rules": ["rule/meadow/shear"], "no_rule": null, "sources": [{"document": "rulebook-1.0", "place": "page 2, step 1"}], "note": null},
        {"id": "graze/lambs", "text": "Let the lambs graze beside them.", "must": false, "together": true, "sets": ["meadow"], "any_of": ["brook"], "not_with": [], "only": ["HiG"], "editions": ["C1"], "rule_value": [{"name": "tiny-city", "choice": "2"}], "under": "graze/sheep", "status": "difference", "basis": "marked", "rules": ["ruling/meadow/lambs"], "no_rule": null, "sources": [{"document": "deck", "place": "card 3"}], "note": "A kid is none."}
      ]
    }
  ],
  "left_out": 1
}
)");
}

TEST_CASE("figures tell what they can do, and what they are worth") {
  CHECK(run_small({"figures"}).out ==
        "herdsman: follower; The Meadow; 1 each player\n"
        "  yes grass\n"
        "  worth [HiG]: as many as the sheep\n"
        "  worth [RGG] [C1]: 1\n");
  CHECK(run_small({"figures", "--csv"})
            .out.starts_with(
                "figure,kind,sets,id,answer,says,note,rules,no_rule,only,editions\r\n"
                "herdsman,follower,meadow|brook,stand/grass,yes,,,rule/meadow/shear,,,\r\n"));
}

// Here the herdsman alone has answers; the sheep is a token.
TEST_CASE("newcomer 26: figures tells of one figure that is named") {
  CHECK(run_small({"figures", "herdsman"}).out.starts_with(run_small({"figures"}).out + "\n"));
  CHECK(run_small({"figures", "Hirte", "--json"}).out == run_small({"figures", "--json"}).out);
  CHECK(run_small({"figures", "herdsmn"}).err ==
        "figures: no element is called 'herdsmn'\n"
        "did you mean 'herdsman'?\n"
        "fix: write an id such as element/follower; searches tell ids\n");
}

TEST_CASE("words are looked up both ways") {
  CHECK(run_small({"words", "hirt"}).out ==
        "English   German  who       kind\n"
        "herdsman  Hirte   RGG, CAR  figure\n");
  CHECK(run_small({"words", "zebra"}).out == "No word is like it.\n");
  CHECK(run_small({"words", "hurte"}).out == "No word is like it; did you mean 'Hirte'?\n");
  CHECK(run_small({"words", "goat", "--json"}).out ==
        R"({
  "query": "goat",
  "total": 1,
  "words": [
    {"english": "goat", "german": null, "publisher": null, "kind": null, "group": "beasts", "element": null, "set": null, "note": null, "names": {}}
  ]
}
)");
}

TEST_CASE("words are told in the languages asked for") {
  CHECK(run_small({"words", "herd", "--in", "nl"}).out ==
        "English   Dutch\n"
        "herdsman  Herder\n");
  CHECK(run_small({"words", "--in", "nl,de"}).out ==
        "English    Dutch     German\n"
        "herdsman   Herder    Hirte\n"
        "meadow     De Weide  Wiese\n"
        "The Chest  ?         Die Truhe\n");
  CHECK(run_small({"words", "herder", "--in", "nl,de", "--json"}).out ==
        R"({
  "query": "herder",
  "total": 1,
  "words": [
    {"english": "herdsman", "german": "Hirte", "publisher": "RGG, CAR", "kind": "figure", "group": "beasts", "element": "herdsman", "set": null, "note": null, "names": {"nl": {"text": "Herder", "source": "deck"}, "de": {"text": "Hirte", "source": null}}}
  ]
}
)");
  CHECK(run_small({"words", "goat", "--csv"}).out ==
        "english,german,publisher,kind,group,element,set,note,names.nl.text,names.nl.source\r\n"
        "goat,,,,beasts,,,,,\r\n");
}

TEST_CASE("a language that is none is an error with the nearest and the list") {
  const Run run = run_small({"words", "--in", "fr,frensh"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "--in: no language has the code 'frensh'\n"
        "did you mean 'fr'?\n"
        "fix: languages are en, de, ca, cs, el, es, fi, fr, hu, it, ja, lt, nl, pl, ro, ru, sk, "
        "sl, zh\n");
}

TEST_CASE("a guide is told whole, with what rule sets say") {
  CHECK(run_small({"guide", "timeline"}).out ==
        "Years\n"
        "\n"
        "When what was sold.\n"
        "\n"
        "The first years\n"
        " · 2001-05: The Meadow\n"
        "   Meadow Games; with brook (a part of it)\n"
        " · 2002: A pond, never sold\n"
        " · Is a lamb a sheep?\n"
        "     pre-hig: half a sheep\n"
        "     latest-hig: a sheep\n"
        "\n"
        "● must, ○ may.\n");
  CHECK(run_small({"guide", "glossary", "--csv"}).out ==
        "entry,elements,set,left_out,note\r\n"
        "Herdsman,herdsman,,,also a shepherd\r\n"
        "Meadow,,meadow,,\r\n"
        "Goat,,,goats are guests,\r\n");
}

TEST_CASE("a guide that is none is told with those that there are") {
  const Run run = run_small({"guide", "time-line"});
  CHECK(run.status == 1);
  CHECK(run.err ==
        "ID: no guide is called 'time-line'\n"
        "did you mean 'timeline'?\n"
        "fix: guides: glossary, order-of-play, timeline, variants\n");
  CHECK(run_small({"guide", "words"}).err ==
        "ID: 'words' has an answer of its own\n"
        "fix: ask for words itself; guides: glossary, order-of-play, timeline, variants\n");
  CHECK(run_small({"turn", "--sets", "meadow", "--rule-set", "RIO"}).err ==
        "--rule-set: no rule set is called 'RIO'\n"
        "fix: write HiG, RGG, ZMG or WC2012\n");
}

}  // namespace
}  // namespace cartulary::cli::guide_commands_test
