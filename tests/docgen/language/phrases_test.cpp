#include "docgen/language/phrases.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::phrases_test {
namespace {

const Phrases& small_phrases() {
  static const Phrases phrases({{"east", "Osten"},
                                {"south", "Süden"},
                                {"not known", "nicht bekannt"},
                                {"road from {} to {}", "Straße von {} nach {}"},
                                {"{} before {}", "nach {2} kommt {1}"},
                                {"{#} tiles", "{} Karten"},
                                {"What fits {*}", "Was passt in {}"},
                                {"Open", "Offen"},
                                {"The Abbot", ""},
                                {"Traders and Builders", "Händler und Baumeister"},
                                {"Counted otherwise: {*}.", "Anders gezählt: {}."},
                                {"Base Game", "Grundspiel"}},
                               {"und", "oder", ',', '.'});
  return phrases;
}

// The German, or "-".
std::string german(std::string_view text) {
  const auto said = small_phrases().say(text);
  return said ? said->text : "-";
}

TEST_CASE("A phrase is said in German, whole or with holes") {
  CHECK(german("east") == "Osten");
  CHECK(german("road from east to south") == "Straße von Osten nach Süden");
  CHECK(german("east before south") == "nach Süden kommt Osten");
  CHECK(german("What fits c?rf") == "Was passt in c?rf");
  CHECK(german("Open") == "Offen");
}

TEST_CASE("What is said again is said alike") {
  for (int i = 0; i < 2; ++i) {
    CHECK(german("road from south to east") == "Straße von Süden nach Osten");
    CHECK(german("Open and east") == "Offen und Osten");
    CHECK(german("Open.") == "Offen.");
    CHECK(german("road from here to east") == "-");
  }
}

TEST_CASE("Lists, first letters and signs around a phrase need no entries of their own") {
  CHECK(german("east and south; road from south to east") ==
        "Osten und Süden; Straße von Süden nach Osten");
  CHECK(german("Not known") == "Nicht bekannt");
  CHECK(german(", 3 tiles.") == ", 3 Karten.");
}

TEST_CASE("A name with a joint of lists within it is said whole") {
  CHECK(german("east and Traders and Builders") == "Osten und Händler und Baumeister");
  CHECK(german("Traders and Builders and east") == "Händler und Baumeister und Osten");
  CHECK(german("east and Traders and elsewhere") == "-");
}

TEST_CASE("A key takes a list of any length in it") {
  std::string names;
  for (int i = 0; i < 200; ++i) names += "a set, ";
  CHECK(german("Counted otherwise: " + names + "another.") ==
        "Anders gezählt: " + names + "another.");
}

TEST_CASE("Numbers are written as Germans do") {
  CHECK(german("1,200 tiles") == "1.200 Karten");
  CHECK(german("4.2 %") == "4,2 %");
  CHECK(german("4,2 %") == "4,2 %");
  CHECK(german("7.4") == "7.4");
}

TEST_CASE("Sentences one after another are said each") {
  const Phrases phrases({{"Counted: {}.", "Gezählt: {}."},
                         {"all sets", "alle Sets"},
                         {"Nothing is left out.", "Nichts fehlt."},
                         {"Download:", "Herunterladen:"}});
  CHECK(phrases.say("Counted: all sets. Nothing is left out. Download:")->text ==
        "Gezählt: alle Sets. Nichts fehlt. Herunterladen:");
  CHECK_FALSE(phrases.say("Counted: all sets. Something else. Download:").has_value());
}

TEST_CASE("walk: the full stop of a sentence is no part of its last hole") {
  const Phrases phrases(
      std::vector<Phrase>{{"{#} tiles cannot bear {*}", "{} Karten können kein {} tragen"},
                          {"{#} tiles cannot bear {*}.", "{} Karten können {} nicht tragen."}});
  CHECK(phrases.say("2 tiles cannot bear IC-07.")->text == "2 Karten können IC-07 nicht tragen.");
}

TEST_CASE("A text with a part that has no German has none itself") {
  CHECK(german("road from east to somewhere") == "-");
  CHECK(german("many tiles") == "-");
  CHECK(german("east and elsewhere") == "-");
  CHECK(german("") == "-");
}

TEST_CASE("Codes are the same in both, and a name without German is told to be English") {
  CHECK(german("BA-15") == "BA-15");
  CHECK(small_phrases().say("The Abbot")->in_english);
  CHECK_FALSE(small_phrases().say("Base Game")->in_english);
  CHECK(german("Base Game, The Abbot") == "Grundspiel, The Abbot");
}

}  // namespace
}  // namespace cartulary::docgen::phrases_test
