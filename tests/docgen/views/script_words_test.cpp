#include "docgen/views/script_words.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::script_words_test {

TEST_CASE("A script gets the messages that it names, as they stand in their file") {
  std::vector<MessageFault> faults;
  const Messages messages = read_messages(
      "a.b = {n, one: # tile, other: # tiles} & <b>{#m}</b> “{*x}”\nc = <d/>\ne.f = no\n", faults);
  CHECK(faults == std::vector<MessageFault>());
  CHECK(with_words("say('a.b'); say('c'); say('a.b'); it's('e.g');", messages) ==
        "window.cartularyWords = Object.assign(window.cartularyWords || {}, "
        "{\"a.b\": \"{n, one: # tile, other: # tiles} \\u0026 \\u003cb\\u003e{m}\\u003c/b\\u003e "
        "“{x}”\",\n\"c\": \"\\u003cd/\\u003e\"});\nsay('a.b'); say('c'); say('a.b'); it's('e.g');");
  CHECK(with_words("say(1);", messages) == "say(1);");
}

}  // namespace cartulary::docgen::script_words_test
