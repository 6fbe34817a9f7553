#include "engine/bag/query.h"

#include "tests/support/catch.h"

using namespace cartulary;

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

std::string tree(std::string_view text) {
  const auto query = parse_query(text);
  return query ? shown(query->root) : to_text(query.error());
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
  CHECK(tree("Wirtshäuser ä:b") == "(and Wirtshäuser ä:b)");
}

TEST_CASE("a minus excludes a term or a group") {
  CHECK(tree("-has:inn") == "(and (not has:inn))");
  CHECK(tree("a -(b or -c)") == "(and a (not (or (and b) (and (not c)))))");
  CHECK(tree("-\"two words\" inns-and") == "(and (not \"two words\") inns-and)");
}

TEST_CASE("parentheses group") {
  CHECK(tree("(a or b) c") == "(and (or (and a) (and b)) c)");
  CHECK(tree("((a))") == "(and (and (and a)))");
  CHECK(tree("a(b)c") == "(and a (and b) c)");
}

TEST_CASE("terms know their columns in characters") {
  const auto query = parse_query("ö has:\"ä b\" -x");
  REQUIRE(query.ok());
  const QueryNode& has = query->root.children[1];
  CHECK(has.key_column == 2);
  CHECK(has.value_column == 6);
  CHECK(query->root.children[2].children[0].value_column == 13);
}

TEST_CASE("a malformed query shows the place") {
  CHECK(tree("a (b") == "query: this '(' is not closed\n  a (b\n    ^\nfix: add ')'");
  CHECK(tree("a) b") == "query: this ')' closes nothing\n  a) b\n   ^");
  CHECK(tree("ö \"b") == "query: this quotation mark is not closed\n  ö \"b\n    ^\nfix: add '\"'");
  CHECK(tree("a ()") == "query: nothing stands between the parentheses\n  a ()\n    ^");
  CHECK(tree("a \"\"") == "query: nothing stands between the quotation marks\n  a \"\"\n    ^");
}

TEST_CASE("or stands between two terms") {
  const std::string fix = "\nfix: name what else may match";
  CHECK(tree("or a") == "query: 'or' stands between two terms\n  or a\n  ^" + fix);
  CHECK(tree("a or") == "query: 'or' stands between two terms\n  a or\n    ^" + fix);
  CHECK(tree("a or or b") == "query: 'or' stands between two terms\n  a or or b\n    ^" + fix);
  CHECK(tree("(a or ) b") == "query: 'or' stands between two terms\n  (a or ) b\n     ^" + fix);
  CHECK(tree("or") == "query: 'or' stands between two terms\n  or\n  ^" + fix);
}

TEST_CASE("a key has a value, a value has a key, a minus has a term") {
  CHECK(tree("has: inn") ==
        "query: 'has' has no value\n  has: inn\n      ^\nfix: write it without a space");
  CHECK(tree("a >=2") ==
        "query: a key is missing before '>='\n  a >=2\n    ^\n"
        "fix: write key>=value, or the text in quotes");
  CHECK(tree("a - b") ==
        "query: '-' excludes nothing\n  a - b\n    ^\n"
        "fix: write it before a term, without a space");
  CHECK(tree("a -") ==
        "query: '-' excludes nothing\n  a -\n    ^\n"
        "fix: write it before a term, without a space");
  CHECK(tree("--a") == "query: '-' stands twice\n  --a\n   ^\nfix: write it once");
}

TEST_CASE("queries are bounded") {
  CHECK(tree(std::string(1025, 'a')) == "query: a query has at most 1024 bytes, this has 1025");
  CHECK(tree(std::string(1024, 'a')) == "(and " + std::string(1024, 'a') + ")");
  const std::string deep = std::string(33, '(') + "a" + std::string(33, ')');
  CHECK(tree(deep) == "query: parentheses stand more than 32 deep\n  " + deep + "\n  " +
                          std::string(32, ' ') + "^");
  CHECK(parse_query(deep.substr(1, deep.size() - 2)).ok());
  std::string many;
  for (int i = 0; i < 256; ++i) many += "a ";
  CHECK(parse_query(many).ok());
  const auto more = parse_query(many + "a");
  REQUIRE_FALSE(more.ok());
  CHECK(more.error().what == "a query has at most 256 terms");
}

TEST_CASE("bytes that are no text are refused") {
  CHECK(tree("a\x01") == "query: a control character (byte 0x01) stands in the query\n  a \n   ^");
  CHECK(tree("a\xFF") == "query: the query is not valid UTF-8");
}
