#include "engine/text/record_id.h"

#include <array>

#include "engine/position/position.h"
#include "engine/rule/rule.h"
#include "engine/tile/tile_set.h"
#include "tests/support/catch.h"

namespace cartulary::record_id_test {
namespace {

template <class Record>
std::string full_id_called(std::string_view name) {
  Record record;
  record.id = name;
  CHECK(to_text(id_of(record)) == full_id(record));
  return full_id(record);
}

TEST_CASE("the type of a record says the kind of its id") {
  CHECK(full_id_called<Rule>("tower/ransom") == "rule/tower/ransom");
  CHECK(full_id_called<Ruling>("tower/flat") == "ruling/tower/flat");
  CHECK(full_id_called<Variant>("tower/low") == "variant/tower/low");
  CHECK(full_id_called<Element>("mayor") == "element/mayor");
  CHECK(full_id_called<TileSet>("tower") == "set/tower");
  CHECK(full_id_called<Tile>("TO-01") == "tile/TO-01");
  CHECK(full_id_called<LedgerEntry>("wheel") == "ledger/wheel");
  CHECK(full_id_called<Position>("tower/range") == "position/tower/range");
}

TEST_CASE("every kind is read back from its text") {
  for (const std::string_view kind : record_kind_names) {
    const auto id = parse_record_id(std::string(kind) + "/tower/mine");
    REQUIRE(id.has_value());
    CHECK(to_text(id->kind) == kind);
    CHECK(id->name == "tower/mine");
    CHECK(is_id_of(id->kind, to_text(*id)));
  }
}

TEST_CASE("a text without a kind or a name is no id") {
  for (const std::string_view text :
       {"", "/", "rule", "rule/", "tower/mine", "rules/mine", "Rule/mine", "/mine"}) {
    INFO(text);
    CHECK_FALSE(parse_record_id(text).has_value());
    CHECK_FALSE(is_id_of(RecordKind::Rule, text));
  }
  CHECK_FALSE(is_id_of(RecordKind::Rule, "ruling/mine"));
}

TEST_CASE("ids of different kinds with one name differ, rules before rulings before variants") {
  const RecordId rule{RecordKind::Rule, "tower/mine"};
  const RecordId ruling{RecordKind::Ruling, "tower/mine"};
  CHECK(rule != ruling);
  CHECK(rule < ruling);
  CHECK(ruling < RecordId{RecordKind::Variant, "tower/first"});
}

TEST_CASE("kinds are named for messages") {
  constexpr std::array kinds = {RecordKind::Rule, RecordKind::Ruling, RecordKind::Variant};
  CHECK(words_of(kinds) == "rule/, ruling/ or variant/");
}

}  // namespace
}  // namespace cartulary::record_id_test
