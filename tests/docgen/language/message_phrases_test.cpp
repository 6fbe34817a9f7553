#include "docgen/language/message_phrases.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::message_phrases_test {
namespace {

Messages messages(std::string_view text) {
  std::vector<MessageFault> faults;
  return read_messages(text, faults);
}

TEST_CASE("messages are phrases, but for those of templates and single words") {
  CHECK(message_phrases(messages("a = See <turn>the turn of {*who}</turn>\nb = {m} copies of {n}\n"
                                 "c = None\nd = not translated\nword.e = road\n"
                                 "f = {n, one: # box, other: # boxes}\n"),
                        messages("a = Siehe <turn>{who}s Zug</turn>\n"
                                 "b = von {n} {m} Exemplare\nc = Keine\nword.e = Straße\n"
                                 "f = {n, one: # Kasten, other: # Kästen}\n")) ==
        std::vector<Phrase>{{"{} copies of {}", "von {2} {1} Exemplare"},
                            {"None", "Keine"},
                            {"{#} boxes", "{} Kästen"},
                            {"{#} box", "{} Kasten"}});
}

TEST_CASE("walk: what joins two holes by a short word is no phrase, and leaves theirs to others") {
  CHECK(message_phrases(messages("a = {m} of {n}\nb = {m} with {n}\nc = {m}, and with {n}\n"),
                        messages("a = {m} von {n}\nb = {m} mit {n}\nc = {m} und mit {n}\n")) ==
        std::vector<Phrase>{{"{}, and with {}", "{} und mit {}"}});
}

TEST_CASE("of messages alike in English the first is the phrase, and none that stands elsewhere") {
  const Messages english = messages("common.search = Search\nsearch.search = Search\nc = Set\n");
  const Messages german = messages("common.search = Suche\nsearch.search = Suchen\nc = Set\n");
  CHECK(message_phrases(english, german, {{"Set", "Kasten"}}) ==
        std::vector<Phrase>{{"Search", "Suche"}});
}

}  // namespace
}  // namespace cartulary::docgen::message_phrases_test
