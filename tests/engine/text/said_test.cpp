#include "engine/text/said.h"

#include <optional>

#include "engine/text/page_language.h"
#include "engine/text/said_list.h"
#include "tests/support/catch.h"

namespace cartulary::said_test {
namespace {

TEST_CASE("a message is English wherever a text is asked for, and each language says it") {
  const Said taken = said("fault.twice", {{"name", "BA-15"}});
  CHECK(taken == "'BA-15' stands twice");
  CHECK(words_of(taken, PageLanguage("de")) == "„BA-15“ steht zweimal da");
  CHECK(taken == said("fault.twice", {{"name", "BA-15"}}));
  CHECK_FALSE(taken == said("fault.twice", {{"name", "BA-16"}}));
}

TEST_CASE("a hole holds another message, a text or a number, below 0 as well") {
  CHECK(said("tile-words.city-at", {{"side", said("tile-words.north")}}) == "city north");
  CHECK(said("fault.at-most", {{"most", 3}}) == "write at most 3");
  CHECK(said("fault.at-most", {{"most", -1}}) == "write at most -1");
  CHECK(said_count("tile-words.pennants", 1) == "a pennant");
  CHECK(said_count("tile-words.pennants", 2) == "2 pennants");
}

// Knows one name, and writes numbers with a comma.
struct SmallTexts : OtherTexts {
  std::optional<Translated> say(std::string_view text) const override {
    return text == "road" ? std::optional(Translated{"Straße"}) : std::nullopt;
  }
  std::string number(std::string_view text) const override {
    return std::string(text.substr(0, text.find('.'))) + ',' +
           std::string(text.substr(text.find('.') + 1));
  }
};

TEST_CASE(
    "what holes hold is said in the language too, and what stays English is a part of its own") {
  std::vector<MessageFault> faults;
  const Messages messages = read_messages(
      "a = {name}: {*code} zu {#share}, {n, one: # Karte, other: # Karten}\nb = in {name}\n",
      faults);
  const SmallTexts texts;
  const PageLanguage german("de", messages, &texts);
  const auto parts = [&](const Said& said) {
    std::string all;
    for (const Translated& part : parts_of(said, german))
      all += (part.in_english ? '<' : '[') + part.text + (part.in_english ? '>' : ']');
    return all;
  };
  CHECK(parts(said("a", {{"name", "road"}, {"code", "road"}, {"share", "4.2"}, {"n", 2}})) ==
        "[Straße: road zu 4,2, 2 Karten]");
  CHECK(parts(said("b", {{"name", "The Abbot"}})) == "[in ]<The Abbot>");
  CHECK(parts(said("b", {{"name", said("b", {{"name", "road"}})}})) == "[in in Straße]");
  CHECK(parts(Said("The Abbot")) == "<The Abbot>");
  CHECK(parts(Said()).empty());
}

TEST_CASE("a text that is no message is itself in every language, and may be empty") {
  const Said name = "Traders and Builders";
  CHECK(name == "Traders and Builders");
  CHECK(words_of(name, PageLanguage("de")) == "Traders and Builders");
  CHECK_FALSE(name.empty());
  CHECK(Said().empty());
  CHECK(Said("").empty());
  CHECK_FALSE(said("fault.write-once").empty());
}

TEST_CASE("the message for a name from the content is found by its group") {
  CHECK(message_id("symbol.", "wheel") == "symbol.wheel");
  CHECK(message_id("seat.", "brown").empty());
  CHECK(message_id("", "").empty());
}

TEST_CASE("messages are joined to a list, each by the message of its joint") {
  Said list;
  add_item(list, said("tile-words.north"));
  CHECK(list == "north");
  add_item(list, said("tile-words.east"));
  add_item(list, "BA-15", "list.last");
  CHECK(list == "north, east and BA-15");
  CHECK(words_of(list, PageLanguage("de")) == "Norden, Osten und BA-15");
}

TEST_CASE("a list has a joint of its own before its last item, and none for one item or no item") {
  CHECK(list_of({}).empty());
  CHECK(list_of({"north"}) == "north");
  CHECK(list_of({"north", "east", "south"}) == "north, east and south");
  CHECK(list_of({"north", "east", "south"}, "list.or") == "north, east or south");
  CHECK(list_of({"north", "east", "south"}, "list.part", "list.part") == "north; east; south");
}

}  // namespace
}  // namespace cartulary::said_test
