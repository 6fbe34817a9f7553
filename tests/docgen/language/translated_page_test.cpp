#include "docgen/language/translated_page.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::translated_page_test {
namespace {

const LanguageWords& small_words() {
  static const LanguageWords words(
      "de",
      read_catalogue("# names\n"
                     ":english .rule p.asked\n"
                     ":note Regeln stehen auf Englisch.\n:point ,\n:thousands .\n"
                     "Rules = Regeln\n"
                     "Search & find = Suchen & finden\n"
                     "of {#} tiles fit = von {} Karten passen\n"),
      {{"Base Game", "Grundspiel"}, {"The Abbot", ""}});
  return words;
}

std::string german(std::string_view html) {
  return translated_page(small_words(), html);
}

TEST_CASE("Texts and what is heard of a page are put into German, tags stay") {
  CHECK(german("<html lang=\"en\"><p class=\"Rules\"> Rules\n</p></html>") ==
        "<html lang=\"de\"><p class=\"Rules\"> Regeln\n</p></html>");
  CHECK(german("<p><b>3</b> of 72 tiles\n  fit <a href=\"x.html\">Base Game</a>.</p>") ==
        "<p><b>3</b> von 72 Karten passen <a href=\"x.html\">Grundspiel</a>.</p>");
  CHECK(german("<input value=\"Rules\" aria-label=\"Search &amp; find\">") ==
        "<input value=\"Rules\" aria-label=\"Suchen &amp; finden\">");
  CHECK(german("<code>Rules</code><span class=\"code\">Rules</span><i lang=\"en\">Rules</i>") ==
        "<code>Rules</code><span class=\"code\">Rules</span><i lang=\"en\">Rules</i>");
}

TEST_CASE("An element with a text that has no German says that it is English") {
  CHECK(german("<li><b>The Abbot</b> <b>said so</b></li><b>BA-15</b>") ==
        "<li><b lang=\"en\">The Abbot</b> <b lang=\"en\">said so</b></li><b>BA-15</b>");
  CHECK(german("<p>so far <b>Rules</b></p>") ==
        "<p><span lang=\"en\">so far</span> <b>Regeln</b></p>");
}

TEST_CASE("What messages said stays as it is, and what stands beside it is translated") {
  CHECK(german("<p>\x0Evon \x0F\x10"
               "1,200\x0F\x0E Karten aus \x0F"
               "Base Game</p>") == "<p>von 1.200 Karten aus Grundspiel</p>");
  CHECK(german("<p title=\"\x0ERules \x0F"
               "Rules\" data-x=\"\x0ERules\x0F\">\x0ERules\x0F so</p>") ==
        "<p title=\"Rules Regeln\" data-x=\"Rules\">Rules so</p>");
}

TEST_CASE("What the catalogue names stays English, and the page tells so once") {
  CHECK(
      german("<h1>Rules</h1><div class=\"a rule\"><p>Rules</p></div><p class=\"asked\">Rules</p>"
             "<div class=\"asked\">Rules</div>") ==
      "<h1>Regeln</h1>\n<p class=\"aside\" id=\"in-english\" lang=\"de\">Regeln stehen auf "
      "Englisch.</p>"
      "<div class=\"a rule\" lang=\"en\"><p>Rules</p></div><p class=\"asked\" lang=\"en\">Rules</p>"
      "<div class=\"asked\">Regeln</div>");
}

TEST_CASE("A mark of a status is German within what stays English") {
  CHECK(german(
            "<ul class=\"rule\"><li><span class=\"status open\">Rules</span> <b>Rules</b></li></ul>"
            "<p>Rules</p>") ==
        "<ul class=\"rule\" lang=\"en\"><li><span class=\"status open\" lang=\"de\">Regeln</span> "
        "<b>Rules</b></li></ul><p>Regeln</p>");
}

TEST_CASE("newcomer L: a word of ours is German within what stays English") {
  CHECK(german("<ul class=\"rule\"><li><details><summary class=\"own-word\">Rules</summary>"
               "<b>Rules</b></details></li></ul>") ==
        "<ul class=\"rule\" lang=\"en\"><li><details><summary class=\"own-word\" lang=\"de\">Regeln"
        "</summary><b>Rules</b></details></li></ul>");
}

TEST_CASE("What has no German is listed, but for codes and what stays English") {
  CHECK(texts_left(small_words(),
                   "<p>so far</p><p title=\"hovered\">BA-15</p><p class=\"rule\">it</p>"
                   "<i>so far</i>") == std::vector<std::string>{"so far", "hovered"});
}

}  // namespace
}  // namespace cartulary::docgen::translated_page_test
