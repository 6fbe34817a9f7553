// content/FORMAT.md describes every key and every feature that the readers know.
#include <set>

#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/tiledb/example_content.h"
#include "tiledb/draft/symbol_table.h"

namespace cartulary::tiledb::format_test {
namespace {

std::string format_text() {
  return file_bytes(std::filesystem::path(CARTULARY_SOURCE_DIR) / "content" / "FORMAT.md");
}

bool is_described(const std::string& format, std::string_view name) {
  const std::string word(name);
  return format.find("`" + word + "`") != std::string::npos ||
         format.find("`" + word + ":") != std::string::npos;
}

struct Spot {
  const char* file;
  const char* before;  // a text of the file in front of which an unknown key is put
};

// The keys of a record as the error about an unknown one lists them.
std::vector<std::string> keys_of(const Spot& record) {
  const ExampleContent content;
  std::string text = content.read(record.file);
  const std::size_t place = text.find(record.before);
  REQUIRE(place != std::string::npos);
  text.insert(place, std::string("qqqq: 1") + (record.before[0] == '{' ? "" : ", "));
  content.write(record.file, text);
  for (const Error& error : content.read_all().errors) {
    constexpr std::string_view begin = "its keys are: ";
    const std::string fix = error.fix;
    if (!fix.starts_with(begin)) continue;
    std::vector<std::string> keys;
    for (const std::string_view key : split(std::string_view(fix).substr(begin.size()), ','))
      keys.emplace_back(trimmed(key));
    return keys;
  }
  FAIL("no error lists the keys of " << record.file << " at " << record.before);
  return {};
}

TEST_CASE("every key that a reader knows is described in FORMAT.md") {
  const std::string format = format_text();
  // Records on one line, where a key can be put in front.
  const std::vector<Spot> records = {
      {"sets/meadow.yaml", "count: 10"},
      {"sets/meadow.yaml", "tile: MEA-02"},
      {"sets/meadow.yaml", "in: true"},
      {"sets/brook.yaml", "id: brook, edition"},
      {"sets/meadow.yaml", "edition: C2, title"},
      {"sets/meadow.yaml", "document: rulebook"},
      {"sets/meadow.yaml", "id: ME/RCr"},
      {"sets/meadow.yaml", "interior: [deck]"},
      {"sets/chest.yaml", "set: meadow"},
      {"claims/rulebook.yaml", "id: land/meadow"},
      {"claims/rulebook.yaml", "set: meadow"},
      {"claims/rulebook.yaml", "id: sheep"},
      {"claims/editions.yaml", "id: wool/lambs"},
      {"ledger.yaml", "says: 2 tiles"},
      {"rules/meadow.yaml", "name: lambs"},
      {"rulings/meadow.yaml", "who: HiG, edition: C1"},
      {"notes/rulebook-1.0.yaml", "from: 1"},
      {"notes/rulebook-1.0.yaml", "note: 2"},
      {"boards/meadow/flock.yaml", "sets: {meadow"},
      {"boards/meadow/flock.yaml", "tile: MEA-02"},
      {"boards/meadow/flock.yaml", "player: red"},
      {"boards/meadow/flock.yaml", "kind: road"},
      {"boards/meadow/flock.yaml", "x: 1, y: 1, pattern"},
      {"boards/meadow/flock.yaml", "x: 0, y: 1, corner"},
      {"guides/timeline.yaml", "who: pre-hig"},
      {"guides/figures.yaml", "id: stand/grass, text"},
      {"guides/figures.yaml", "question: stand/grass, answer"},
      {"guides/words.yaml", "english: goat"},
      {"guides/glossary.yaml", "entry: Goat"},
      {"guides/sentences/turn.yaml", "sentences: [6, 7]"},
      {"language/nl/names.yaml", "set: meadow"},
  };
  std::set<std::string> keys;
  for (const Spot& record : records)
    for (const std::string& key : keys_of(record)) keys.insert(key);
  CHECK(keys.size() > 25);
  for (const std::string& key : keys) {
    INFO(key);
    CHECK(is_described(format, key));
  }
}

TEST_CASE("every key of the records that span lines is described in FORMAT.md") {
  const std::string format = format_text();
  for (const Spot& record : {Spot{"sets/meadow.yaml", "code: MEA"},
                             Spot{"sets/meadow.yaml", "    edges: ffff"},
                             Spot{"sources.yaml", "  title: Rules"},
                             Spot{"claims/rulebook.yaml", "place: page 2"},
                             Spot{"ledger.yaml", "  title: Land"},
                             Spot{"elements.yaml", "  kind: figure"},
                             Spot{"rules/meadow.yaml", "summary: Sheep"},
                             Spot{"rules/meadow.yaml", "    title: Shearing"},
                             Spot{"rulings/meadow.yaml", "rulings:"},
                             Spot{"rulings/meadow.yaml", "    title: Rain"},
                             Spot{"variants/meadow.yaml", "variants:"},
                             Spot{"variants/meadow.yaml", "    title: Silence"},
                             Spot{"notes/rulebook-1.0.yaml", "ranges:"},
                             Spot{"boards/meadow/flock.yaml", "shows: [meadow"},
                             Spot{"boards/meadow/flock.yaml", "  features:"},
                             Spot{"guides/order-of-play.yaml", "title: Order"},
                             Spot{"guides/order-of-play.yaml", "    title: The night"},
                             Spot{"guides/order-of-play.yaml", "        text: Sleep"},
                             Spot{"guides/figures.yaml", "summary:"},
                             Spot{"guides/figures.yaml", "    kind: follower"},
                             Spot{"guides/words.yaml", "title: Words"},
                             Spot{"guides/words.yaml", "    title: Beasts"},
                             Spot{"guides/glossary.yaml", "title: Glossary"},
                             Spot{"guides/sentences/turn.yaml", "section: The turn"},
                             Spot{"language/en/search.yaml", "function_words:"},
                             Spot{"language/nl/names.yaml", "names:"},
                             Spot{"games/picnic/game.yaml", "title:"},
                             Spot{"games/picnic/game.yaml", "  tiles:"},
                             Spot{"games/picnic/sections.yaml", "  lines:"},
                             Spot{"games/picnic/rulings/game.yaml", "rulings:"}}) {
    const ExampleContent content;
    std::string text = content.read(record.file);
    const std::string_view before = record.before;
    const std::string indent(before.find_first_not_of(' '), ' ');
    text.insert(text.find(before), indent + "qqqq: 1\n");
    content.write(record.file, text);
    const std::vector<Error> errors = content.read_all().errors;
    REQUIRE(errors.size() == 1);
    const std::string fix = errors[0].fix;
    for (const std::string_view key : split(std::string_view(fix).substr(14), ',')) {
      INFO(record.file << ": " << key);
      CHECK(is_described(format, trimmed(key)));
    }
  }
}

TEST_CASE("every word for kinds of elements, steps and statuses is described in FORMAT.md") {
  const std::string format = format_text();
  const auto check = [&](std::string_view word) {
    INFO(word);
    CHECK(is_described(format, word));
  };
  for (const std::string_view word : element_kind_names) check(word);
  for (const std::string_view word : step_names) check(word);
  for (const std::string_view word : ruling_status_names) check(word);
  for (const std::string_view word : figure_kind_names) check(word);
  for (const std::string_view word : figure_answer_names) check(word);
}

TEST_CASE("every feature and its details are described in FORMAT.md") {
  const std::string format = format_text();
  for (const SymbolRule& rule : symbol_rules()) {
    INFO(rule.name);
    CHECK(is_described(format, rule.name));
    for (const std::string_view detail : rule.details) CHECK(is_described(format, detail));
  }
}

}  // namespace
}  // namespace cartulary::tiledb::format_test
