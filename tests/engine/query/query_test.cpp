#include "engine/query/query.h"

#include <array>

#include "tests/support/catch.h"

namespace cartulary::query_test {
namespace {

// The tree in one line: (and a (not b)), terms as key op value, quoted where they were.
std::string shown(const QueryNode& node) {
  if (node.kind == QueryNode::Kind::Term) {
    const std::string value = node.quoted ? "\"" + node.value + "\"" : node.value;
    return node.key + std::string(to_text(node.op)) + value;
  }
  std::string text = node.kind == QueryNode::Kind::And  ? "(and"
                     : node.kind == QueryNode::Kind::Or ? "(or"
                                                        : "(not";
  for (const QueryNode& child : node.children) text += " " + shown(child);
  return text + ")";
}

constexpr std::array<QueryKeyHelp, 8> keys = {
    {{"has", "has:inn", ""},
     {"set", "set:tower", ""},
     {"edges", "edges:c?rf", "", QueryValues::Pattern},
     {"pennants", "pennants>=1", "", QueryValues::Ordered},
     {"cities", "", "", QueryValues::Ordered},
     {"roads", "", "", QueryValues::Ordered},
     {"fields", "", "", QueryValues::Ordered},
     {"copies", "", "", QueryValues::Ordered}}};

Result<Query> parsed(std::string_view text) {
  return parse_query(text, keys);
}

// The tree, or what is wrong with the query.
std::string tree(std::string_view text) {
  const auto query = parsed(text);
  if (!query) return to_text(query.error());
  return query->fault ? to_text(*query->fault) : shown(query->root);
}

}  // namespace

TEST_CASE("an empty query matches all") {
  CHECK(tree("") == "(and)");
  CHECK(tree(" \t ") == "(and)");
}

TEST_CASE("side by side means and, which binds closer than or") {
  CHECK(tree("inn road") == "(and inn road)");
  CHECK(tree("a b or c d or e") == "(or (and a b) (and c d) (and e))");
  CHECK(tree("a OR b") == "(or (and a) (and b))");
  CHECK(tree("a \"or\" b oracle") == "(and a \"or\" b oracle)");
}

TEST_CASE("terms have keys, comparisons and quoted values") {
  CHECK(tree("Has:inn pennants>=1 cities!=2 roads<3 fields<=4 copies>1 set=IC") ==
        "(and has:inn pennants>=1 cities!=2 roads<3 fields<=4 copies>1 set=IC)");
  CHECK(tree("set:\"The River\" \"two  words\"") == "(and set:\"The River\" \"two  words\")");
  CHECK(tree("has:crop-circle:shield edges:!c[cr]?f edges=!crf?") ==
        "(and has:crop-circle:shield edges:!c[cr]?f edges=!crf?)");
}

TEST_CASE("a minus excludes a term or a group") {
  CHECK(tree("-has:inn") == "(and (not has:inn))");
  CHECK(tree("a -(b or -c)") == "(and a (not (or (and b) (and (not c)))))");
  CHECK(tree("-\"two words\" inns-and") == "(and (not \"two words\") inns-and)");
}

TEST_CASE("parentheses group where they hold a field or an or, or follow a minus") {
  CHECK(tree("(a or b) c") == "(and (or (and a) (and b)) c)");
  CHECK(tree("a (has:inn b)") == "(and a (and has:inn b))");
  CHECK(tree("-(a b)") == "(and (not (and a b)))");
  CHECK(tree("((has:inn))") == "(and (and (and has:inn)))");
}

TEST_CASE("parentheses around plain words are text") {
  CHECK(tree("my farmer (his and mine) scores") == "(and my farmer his and mine scores)");
  CHECK(tree("((a))") == "(and a)");
  CHECK(tree("a(b)c") == "(and a b c)");
  CHECK(tree("a () -() b") == "(and a b)");
  CHECK(tree("a (b") == "(and a b)");
  CHECK(tree("a) b :) :-( ;)") == "(and a b : :- ;)");
  const std::string deep = std::string(33, '(') + "a or b" + std::string(33, ')');
  CHECK(parsed(deep).ok());
}

TEST_CASE("terms know their columns in characters") {
  const auto query = parsed("ö has:\"ä b\" -x");
  REQUIRE(query.ok());
  const QueryNode& has = query->root.children[1];
  CHECK(has.key_column == 2);
  CHECK(has.value_column == 6);
  CHECK(query->root.children[2].children[0].value_column == 13);
}

TEST_CASE("newcomer: a text that reads like a field, but for a slip in its key, is told") {
  const auto likely = [](std::string_view text) { return likely_field(*parsed(text), keys); };
  CHECK(likely("hs:inn") == "has:inn");
  CHECK(likely("road -(penants>=2 or road)") == "pennants>=2");
  CHECK(likely("has:inn") == "");
  for (const char* plain :
       {"tower: can I", "10:30", "http://has", "x:1", "wonderful:day", "hs:", "\"hs:inn\"", ""})
    CHECK(likely(plain) == "");
}

TEST_CASE("walk: a word that looks like a field of no known key is told where nothing is found") {
  const auto hint = [](std::string_view text) { return unknown_key_hint(*parsed(text), keys); };
  CHECK(hint("road foo:bar") ==
        "'foo' is no key, so 'foo:bar' is looked for as words. Keys are has, set, edges, pennants, "
        "cities, roads, fields and copies.");
  for (const char* plain : {"tower: can I", "10:30", "http://has", "x:1", "has:inn", "\"foo:bar\""})
    CHECK(hint(plain) == "");
}

TEST_CASE("a colon or a sign behind what is no key is text") {
  CHECK(tree("tower: can I") == "(and tower: can I)");
  CHECK(tree("score at 10:30 or later") == "(or (and score at 10:30) (and later))");
  CHECK(tree("pig=1 point? a>=b :x") == "(and pig=1 point? a>=b :x)");
  CHECK(tree("mayor > knight? 3 > 2") == "(and mayor > knight? 3 > 2)");
  CHECK(tree("Wirtshäuser ä:b") == "(and Wirtshäuser ä:b)");
}

TEST_CASE("a key without a value before words of a sentence is text, and a comparison of names") {
  CHECK(tree("the set: which one") == "(and the set: which one)");
  CHECK(tree("set=>b set::x set") == "(and set=>b set::x set)");
  CHECK(tree("set>3") == "(and set>3)");
  CHECK(tree("set:( I lost it") == "(and set: I lost it)");
}

TEST_CASE("a field without a value is left out, and the hint says so") {
  const auto mended = [](std::string_view text) {
    return tree(text) + ' ' + english(parsed(text)->hint);
  };
  const std::string no_edges = "'edges:' has no value and is left out: write edges:c?rf.";
  CHECK(mended("edges:") == "(and) " + no_edges + " Nothing else is asked, so nothing is listed.");
  CHECK(mended("edges: inn") == "(and inn) " + no_edges);
  CHECK(mended("inn -has: pennants>=") ==
        "(and inn) 'has:' has no value and is left out: write has:inn. 'pennants>=' has no value "
        "and is left out: write pennants>=1.");
  CHECK(mended("has:inn set:?") ==
        "(and has:inn) 'set:' has no value and is left out: write set:tower.");
  CHECK(parsed("the set: which one")->hint.empty());
  CHECK(parsed("has:inn")->hint.empty());
}

TEST_CASE("walk: a colon before a comparison is left out, and the hint says so") {
  CHECK(tree("pennants:>=2 inn") == "(and pennants>=2 inn)");
  CHECK(parsed("pennants:>=2 inn")->hint == "':' before '>=' is left out: pennants>=2.");
  CHECK(parsed("pennants:=2")->hint == "':' before '=' is left out: pennants=2.");
  CHECK(tree("set:>3") == "(and set:>3)");
}

TEST_CASE("a parenthesis around fields that is not closed ends with the query, as the hint says") {
  const auto mended = [](std::string_view text) {
    return tree(text) + ' ' + english(parsed(text)->hint);
  };
  const std::string open = "A '(' is not closed: it is read as if it ended with the query.";
  CHECK(mended("(set:IC") == "(and (and set:IC)) " + open);
  CHECK(mended("inn (set:IC or set:TO") == "(and inn (or (and set:IC) (and set:TO))) " + open);
  CHECK(mended("set:IC) inn") == "(and set:IC inn) A ')' closes nothing and is left out.");
  CHECK(mended("my farmer (his") == "(and my farmer his) ");
  CHECK(mended("set:IC inn (his") == "(and set:IC inn his) ");
}

TEST_CASE("the punctuation of the sentence is no part of a value") {
  CHECK(tree("has:inn, set:tower? set:river!") == "(and has:inn set:tower set:river)");
  CHECK(tree("edges:?rf?") == "(and edges:?rf?)");
}

TEST_CASE("a dash before a blank, a figure or a dash is text") {
  CHECK(tree("dragon - does it") == "(and dragon - does it)");
  CHECK(tree("- a -3 --b -") == "(and - a -3 --b -)");
  CHECK(tree("-\"open -b") == "(and - open (not b))");
}

TEST_CASE("a quotation mark that holds nothing or is not closed is text") {
  CHECK(tree("a \"b c") == "(and a b c)");
  CHECK(tree("a \"\" \" \" b") == "(and a b)");
}

TEST_CASE("an or beside nothing is a word") {
  CHECK(tree("or a") == "(and or a)");
  CHECK(tree("a or") == "(and a or)");
  CHECK(tree("a or or b") == "(or (and a or) (and b))");
  CHECK(tree("(has:inn or ) b") == "(and (and has:inn or) b)");
  CHECK(tree("or") == "(and or)");
}

TEST_CASE("what is plainly meant for the language and is not in it shows the place") {
  CHECK(tree("a -(b") == "query: this '(' is not closed\n  a -(b\n     ^\nfix: add ')'");
  CHECK(tree("ö set:\"b") ==
        "query: this quotation mark is not closed\n  ö set:\"b\n        ^\nfix: add '\"'");
  CHECK(tree("set:\"\"") ==
        "query: nothing stands between the quotation marks\n  set:\"\"\n      ^");
  CHECK(tree("set:(a or b)") ==
        "query: 'set' takes no group\n  set:(a or b)\n      ^\nfix: write (set:a or set:b)");
}

TEST_CASE("the rest of a query stands beside what is wrong with it") {
  CHECK(shown(parsed("a -(b c")->root) == "(and a b c)");
  CHECK(shown(parsed("a set:\"b c")->root) == "(and a b c)");
}

TEST_CASE("queries are bounded") {
  CHECK(tree(std::string(1025, 'a')) == "query: a query has at most 1024 bytes, this has 1025");
  CHECK(tree(std::string(1024, 'a')) == "(and " + std::string(1024, 'a') + ")");
  std::string many;
  for (int i = 0; i < 256; ++i) many += "a ";
  CHECK(parsed(many).ok());
  const auto more = parsed(many + "a");
  REQUIRE_FALSE(more.ok());
  CHECK(more.error().what == "a query has at most 256 terms");
}

TEST_CASE("bytes that are no text are refused") {
  CHECK(tree("a\x01") == "query: a control character (byte 0x01) stands in the query\n  a \n   ^");
  CHECK(tree("a\xFF") == "query: the query is not valid UTF-8");
}

}  // namespace cartulary::query_test
