#include "docgen/language/message_phrases.h"

#include "docgen/base/template_messages.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::message_phrases_test {
namespace {

Messages messages(std::string_view text) {
  std::vector<MessageFault> faults;
  return read_messages(text, faults);
}

TEST_CASE("the pieces of two messages are phrases") {
  CHECK(message_phrases(messages("a = See <turn>the turn of {*who}</turn> {#n}: <code/>, {n}.\n"
                                 "b = {m} copies of {n}\nc = None\nd = not translated\n"),
                        messages("a = Siehe <turn>{who}s Zug</turn> {n}: <code/>, {n}.\n"
                                 "b = von {n} {m} Exemplare\nc = Keine\n")) ==
        std::vector<Phrase>{{"See", "Siehe"},
                            {"the turn of {*}", "{}s Zug"},
                            {"{} copies of {}", "von {2} {1} Exemplare"},
                            {"None", "Keine"}});
}

TEST_CASE("walk: what joins two holes by a short word is no phrase, and leaves theirs to others") {
  CHECK(message_phrases(messages("a = {m} of {n}\nb = {m} with {n}\nc = {m}, and with {n}\n"),
                        messages("a = {m} von {n}\nb = {m} mit {n}\nc = {m} und mit {n}\n")) ==
        std::vector<Phrase>{{"{}, and with {}", "{} und mit {}"}});
}

TEST_CASE("messages alike in English are told apart by the tags around them") {
  const Messages english = messages_of("en");
  REQUIRE(english.find("search.search") != nullptr);
  const std::vector<Phrase> found =
      message_phrases(messages("common.search = Search\nsearch.search = Search\n"),
                      messages("common.search = Suche\nsearch.search = Suchen\n"));
  CHECK(found == std::vector<Phrase>{{"Search", "Suche"}, {"<button>Search", "Suchen"}});
}

}  // namespace
}  // namespace cartulary::docgen::message_phrases_test
