// My boxes: every set to tick, what boxes hold, choices and house rules; the rest is script.
#include "docgen/pages/site.h"
#include "engine/bag/rule_choices.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::my_boxes_page_test {
namespace {

std::string boxes_html(Audience audience) {
  const tiledb::Library data = test::small_library();
  const auto file = Site(data, audience).render("boxes.html");
  REQUIRE(file.has_value());
  return file->body;
}

TEST_CASE("my boxes: a set is ticked by its id, with its code for a game.yaml that has codes") {
  const std::string html = boxes_html(Audience::Files);
  CHECK(html.find("<input type=\"checkbox\" name=\"set\" value=\"base-game\" data-code=\"") !=
        std::string::npos);
  CHECK(html.find("name=\"adopt\" value=\"ruling/inns-and-cathedrals/house\"") !=
        std::string::npos);
  CHECK(html.find("name=\"adopt\" value=\"ruling/base-game/both\"") == std::string::npos);
}

TEST_CASE("my boxes: whose rules are played is chosen there") {
  CHECK(boxes_html(Audience::Files)
            .find("<select id=\"mine-rule-set\"><option value=\"\">everyone</option>"
                  "<option value=\"HiG\">Hans im Glück</option>"
                  "<option value=\"RGG\">Rio Grande Games</option>"
                  "<option value=\"ZMG\">Z-Man Games</option>"
                  "<option value=\"WC2012\">World Championship 2012</option></select>") !=
        std::string::npos);
}

TEST_CASE("my boxes: every choice of a rule is told in words, the usual value without a name") {
  const std::string html = boxes_html(Audience::Server);
  const auto words = [](const std::string& name) {
    const Message* message = messages_of("en").find("rule-choice." + name);
    REQUIRE(message != nullptr);
    return message->parts.at(0).text;
  };
  for (const RuleChoice& choice : rule_choices) {
    INFO(choice.name);
    const std::string name(choice.name);
    CHECK(html.find("<label for=\"mine-" + name + "\">" + words(name) + "</label>") !=
          std::string::npos);
    for (const std::string_view value : split(choice.choices, ' ')) {
      const std::string sent(value == choice.usual() ? std::string_view() : value);
      CHECK(html.find("<option value=\"" + sent + "\">" + words(name + '-' + std::string(value)) +
                      "</option>") != std::string::npos);
    }
  }
}

}  // namespace
}  // namespace cartulary::docgen::my_boxes_page_test
