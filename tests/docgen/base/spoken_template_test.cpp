#include "docgen/base/spoken_template.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::spoken_template_test {
namespace {

std::string spoken(std::string_view text) {
  return spoken_template(text, "de");
}

TEST_CASE("what readers read or hear is said in the language, all else stays") {
  CHECK(
      spoken(
          "<html lang=\"en\"><p class=\"{{c}}\" title=\"{{t}} x\">so {{a}}, {{{b}}}</p></html>") ==
      "<html lang=\"de\"><p class=\"{{c}}\" title=\"{{~t}} x\">so {{{~in:a}}}, {{{b}}}</p></html>");
  CHECK(spoken("<input value=\"{{v}}\" aria-label=\"{{*code}} {{%n}}\"{{#on}} checked{{/on}}>") ==
        "<input value=\"{{v}}\" aria-label=\"{{code}} {{%n}}\"{{#on}} checked{{/on}}>");
  CHECK(
      spoken("<meta name=\"x\" content=\"{{a}}\"><meta name=\"description\" content=\"{{a}}\">") ==
      "<meta name=\"x\" content=\"{{a}}\"><meta name=\"description\" content=\"{{~a}}\">");
}

TEST_CASE("an element that holds one text says itself what stays English") {
  CHECK(spoken("<li><b>{{a}}</b>: {{b}}</li>") ==
        "<li><b{{{~lang:a}}}>{{{~all:a}}}</b>: {{{~in:b}}}</li>");
  CHECK(spoken("<title>{{a}}</title><option value=\"{{a}}\">{{a}}</option>") ==
        "<title>{{~a}}</title><option value=\"{{a}}\">{{~a}}</option>");
  CHECK(spoken("<svg><text>{{a}}</text></svg>") == "<svg><text>{{~a}}</text></svg>");
}

TEST_CASE("codes, and what has a language of its own, stay as they are") {
  CHECK(spoken("<code>{{a}}</code><span class=\"code\">{{*a}}</span><i lang=\"fr\">{{a}}</i>") ==
        "<code>{{a}}</code><span class=\"code\">{{a}}</span><i lang=\"fr\">{{a}}</i>");
  CHECK(spoken("{{#rows}}<td>{{%n}} {{*a}}</td>{{/rows}}") ==
        "{{#rows}}<td>{{%n}} {{a}}</td>{{/rows}}");
}

TEST_CASE("texts of records stay English, and marks and words of ours within them do not") {
  CHECK(spoken("<h1>{{a}}</h1><div class=\"x rule\"><p>{{a}}</p></div>{{b}}") ==
        "<h1{{{~lang:a}}}>{{{~all:a}}}</h1>{{{~note:}}}<div class=\"x rule\"{{{~english:}}}>"
        "<p>{{a}}</p></div>{{~b}}");
  CHECK(
      spoken("<ul class=\"rule\"><li><span class=\"status {{s}}\">{{a}}</span> {{b}}</li></ul>") ==
      "<ul class=\"rule\"{{{~english:}}}><li><span class=\"status {{s}}\" lang=\"de\">"
      "{{{~in:a}}}</span> {{b}}</li></ul>");
  CHECK(spoken("<p class=\"remark own-word\">{{a}}</p>") ==
        "<p class=\"remark own-word\"{{{~lang:a}}}>{{{~all:a}}}</p>");
  CHECK(spoken("<p class=\"a\"{{!rule}}>{{a}} <b{{!own-word}}>{{b}}</b></p>") ==
        "<p class=\"a\"{{{~english:}}}>{{a}} <b lang=\"de\">{{{~in:b}}}</b></p>");
}

}  // namespace
}  // namespace cartulary::docgen::spoken_template_test
