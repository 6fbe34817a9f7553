#include "tiledb/yaml/yaml_node.h"

#include <algorithm>

#include "tests/support/catch.h"

namespace cartulary::tiledb::yaml_node_test {
namespace {

struct Parsed {
  TextFile file;
  ErrorList errors;
  std::optional<YamlNode> root;
  explicit Parsed(const std::string& text)
      : file("file.yaml", text), root(parse_yaml(file, errors)) {}
  std::vector<std::string> messages() const {
    std::vector<std::string> found;
    for (const Error& error : errors.sorted())
      found.push_back(error.where + ": " + english(error.what));
    return found;
  }
};

using Messages = std::vector<std::string>;

TEST_CASE("a map keeps its keys in order, each with its place in characters") {
  const Parsed parsed("über: 1\nb: [x, 'y z']\n");
  REQUIRE(parsed.root);
  REQUIRE(parsed.root->entries.size() == 2);
  CHECK(parsed.root->entries[0].key == "über");
  CHECK(parsed.root->entries[0].value.place.where() == "file.yaml:1:7");
  const YamlNode& list = parsed.root->entries[1].value;
  REQUIRE(list.items.size() == 2);
  CHECK(list.items[0].text == "x");
  CHECK_FALSE(list.items[0].quoted);
  CHECK(list.items[1].text == "y z");
  CHECK(list.items[1].quoted);
  CHECK(list.items[1].place.where() == "file.yaml:2:8");
}

TEST_CASE("a value that is not written stands where its key does; a null where it stands") {
  const Parsed parsed("a:\nb: null\nc: ~\nd: ''\n");
  REQUIRE(parsed.root);
  const std::vector<YamlEntry>& entries = parsed.root->entries;
  REQUIRE(entries.size() == 4);
  CHECK(entries[0].value.absent);
  CHECK(entries[0].value.place.where() == "file.yaml:1:1");
  CHECK_FALSE(entries[1].value.absent);
  CHECK(entries[1].value.place.where() == "file.yaml:2:4");
  CHECK(entries[2].value.kind == YamlNode::Kind::Null);
  CHECK(entries[3].value.kind == YamlNode::Kind::Scalar);
}

TEST_CASE("of a key that stands twice the first is kept and the second reported") {
  const Parsed parsed("a: 1\nb: 2\na: 3\n");
  REQUIRE(parsed.root);
  CHECK(parsed.root->entries.size() == 2);
  CHECK(parsed.root->entries[0].value.text == "1");
  CHECK(parsed.messages() == Messages{"file.yaml:3:1: key 'a' stands twice, first in line 1"});
}

TEST_CASE("aliases are not expanded, be they ever so many") {
  std::string text = "a: &a [x, x]\n";
  for (char c = 'b'; c < 'z'; ++c)
    text += std::string(1, c) + ": &" + c + " [*" + char(c - 1) + ", *" + char(c - 1) + "]\n";
  const Parsed parsed(text);
  CHECK(parsed.errors.size() == 25 + 2 * 24);
}

TEST_CASE("brackets may nest 16 deep and no deeper, however many there are") {
  CHECK(Parsed(std::string(16, '[') + std::string(16, ']')).messages().empty());
  CHECK(Parsed(std::string(17, '[') + std::string(17, ']')).messages() ==
        Messages{"file.yaml:1:17: nested deeper than 16 levels"});
  std::string brackets;
  for (int i = 0; i < 10000; ++i) brackets += std::string(99, '[') + '\n';
  const Parsed parsed(brackets);
  REQUIRE(parsed.errors.size() == 1);
  CHECK(parsed.errors.sorted()[0].what == "nested deeper than 16 levels");
  std::string dashes;
  for (int i = 0; i < 1000; ++i) dashes += "- ";
  CHECK(Parsed(dashes).messages() == Messages{"file.yaml:1:33: nested deeper than 16 levels"});
}

TEST_CASE("a line over 4,000 bytes is refused") {
  CHECK(Parsed("a: " + std::string(3997, 'x') + "\n").messages().empty());
  CHECK(Parsed("\na: " + std::string(3998, 'x') + "\n").messages() ==
        Messages{"file.yaml:2:1: the line is longer than 4000 bytes"});
}

TEST_CASE("a megabyte of keys that are none is given up after 100 faults") {
  std::string text;
  while (text.size() < 1'000'000) text += "? ? ?\n";
  const Parsed parsed(text);
  CHECK_FALSE(parsed.root);
  const Messages messages = parsed.messages();
  REQUIRE(messages.size() == 101);
  const auto is_last = [](const std::string& message) {
    return message.ends_with(": more than 100 faults; the rest is not read");
  };
  CHECK(std::count_if(messages.begin(), messages.end(), is_last) == 1);
}

TEST_CASE("a second document is refused, a mark at the beginning is not") {
  CHECK(Parsed("---\na: 1\n").messages().empty());
  const Parsed parsed("a: 1\n---\nb: 2\n");
  CHECK_FALSE(parsed.root);
  CHECK(parsed.messages() == Messages{"file.yaml:2:1: a second document begins here"});
}

TEST_CASE("what is no YAML is reported where the parser stops") {
  CHECK(Parsed("a: [1, 2\n").messages() ==
        Messages{"file.yaml:2:1: not YAML: end of sequence flow not found"});
  CHECK(Parsed("a: 'x\n").messages() ==
        Messages{"file.yaml:1:4: not YAML: the quote that opens here is never closed"});
  CHECK(Parsed("a: b: c\n").messages() == Messages{"file.yaml:1:5: not YAML: illegal map value"});
  CHECK(Parsed("").messages() == Messages{"file.yaml:1:1: the file is empty"});
}

}  // namespace
}  // namespace cartulary::tiledb::yaml_node_test
