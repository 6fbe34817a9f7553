#include "engine/text/said.h"

#include "engine/text/page_language.h"
#include "tests/support/catch.h"

namespace cartulary::said_test {
namespace {

TEST_CASE("a message is English wherever a text is asked for, and each language says it") {
  const Said taken = said("fault.twice", {{"name", "BA-15"}});
  CHECK(taken == "'BA-15' stands twice");
  CHECK(without_marks(words_of(taken, messages_of("de"))) == "„BA-15“ steht zweimal da");
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

TEST_CASE("a text that is no message is itself in every language, and may be empty") {
  const Said name = "Traders and Builders";
  CHECK(name == "Traders and Builders");
  CHECK(words_of(name, messages_of("de")) == "Traders and Builders");
  CHECK_FALSE(name.empty());
  CHECK(Said().empty());
  CHECK(Said("").empty());
  CHECK_FALSE(said("fault.write-once").empty());
}

}  // namespace
}  // namespace cartulary::said_test
