#include "engine/query/counts.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::counts_test {
namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

CountsAnswer ask(const std::string& by, const SelectionText& text) {
  const auto selection = select(shelf(), text, DefaultSets::All);
  REQUIRE(selection.ok());
  const auto answer = counts(shelf(), *selection, *parse_count_by(by));
  REQUIRE(answer.ok());
  return *answer;
}

CountRow row(std::vector<std::string> keys, int copies, int designs,
             std::optional<int> marks = std::nullopt) {
  return {std::move(keys), copies, designs, marks};
}

std::string by_error(std::string_view text) {
  const auto by = parse_count_by(text);
  return by ? "no error" : to_text(by.error());
}

}  // namespace

TEST_CASE("land is counted by set, in listing order") {
  const CountsAnswer answer = ask("set", {"all", "", "", {}});
  CHECK(answer.total == 27);
  CHECK(answer.rows == std::vector<CountRow>{row({"base-game"}, 15, 6),
                                             row({"inns-and-cathedrals"}, 3, 2),
                                             row({"abbey-and-mayor"}, 1, 1), row({"river"}, 4, 3),
                                             row({"halflings"}, 2, 1), row({"winter"}, 2, 1)});
  CHECK(answer.fallback ==
        std::map<std::string, Edition>{{"phantom", Edition::C2}, {"winter", Edition::WE}});
}

TEST_CASE("edge codes ascend, those not known last") {
  CHECK(ask("edges", {"IC,RI,HA", "", "RI-02", {}}).rows ==
        std::vector<CountRow>{row({"cccc"}, 2, 1), row({"ccfr"}, 1, 1), row({"fffs"}, 2, 2),
                              row({"fsfs"}, 1, 1), row({"f???"}, 2, 1)});
}

TEST_CASE("two keys make one row for each pair") {
  CHECK(ask("edges,set", {"BA,IC", "", "BA-02*2,BA-03*4,BA-15,BA-20,BA-21*4", {}}).rows ==
        std::vector<CountRow>{
            row({"cccc", "base-game"}, 1, 1), row({"cccc", "inns-and-cathedrals"}, 2, 1),
            row({"ccfr", "inns-and-cathedrals"}, 1, 1), row({"crrf", "base-game"}, 2, 1)});
}

TEST_CASE("by feature a tile stands in a row for each, with the symbols on it") {
  const CountsAnswer answer = ask("feature", {"BA*2,RI,AM", "", "BA-21", {}});
  CHECK(answer.total == 29 + 4 + 1);
  CHECK(answer.rows ==
        std::vector<CountRow>{row({"cloister"}, 7, 1, 7), row({"crop-circle"}, 1, 1, 1),
                              row({"crop-circle:shield"}, 1, 1, 1), row({"monastic"}, 7, 1, 7),
                              row({"pennant"}, 2, 1, 2), row({"river-lake"}, 1, 1, 1),
                              row({"river-spring"}, 1, 1, 1), row({"volcano"}, 1, 1, 1)});
}

TEST_CASE("by edition every edition counts, whatever was asked for") {
  const CountsAnswer answer = ask("edition,set", {"IC*2,WE", "C2", "IC-01", {}});
  CHECK(answer.rows == std::vector<CountRow>{row({"C1", "inns-and-cathedrals"}, 5, 2),
                                             row({"C2", "inns-and-cathedrals"}, 7, 3),
                                             row({"WE", "winter"}, 2, 1)});
  CHECK(answer.total == 14);
  CHECK(answer.fallback.empty());
}

TEST_CASE("mega leaves its drops out") {
  CHECK(ask("set", {"mega", "", "", {}}).total == 19);
}

TEST_CASE("a used tile that is not there is an error") {
  Selection selection;
  selection.sets = {{"base-game", 1}};
  selection.used = {{"BA-01", 2}};
  const auto answer = counts(shelf(), selection, {CountBy::Set});
  REQUIRE_FALSE(answer.ok());
  CHECK(answer.error().what == "BA-01 is used 2 times, but the selection has 1");
}

TEST_CASE("what to count by is read from text") {
  CHECK(*parse_count_by("") == std::vector<CountBy>{CountBy::Set});
  CHECK(*parse_count_by("Edges, set,feature,edition") ==
        std::vector<CountBy>{CountBy::Edges, CountBy::Set, CountBy::Feature, CountBy::Edition});
  CHECK(by_error("set,edge") ==
        "by: nothing is counted by 'edge'\n"
        "  set,edge\n"
        "      ^\n"
        "did you mean 'edges'?\n"
        "fix: write set, edges, feature or edition, with commas between");
  CHECK(by_error("set,,edges") ==
        "by: a name is missing\n"
        "  set,,edges\n"
        "      ^\n"
        "fix: write set, edges, feature or edition, with commas between");
  CHECK(by_error("set,set") ==
        "by: 'set' stands twice\n"
        "  set,set\n"
        "      ^\n"
        "fix: write it once");
}

TEST_CASE("a count of zero says which edition or set has some") {
  const auto one_set = select(shelf(), {"IC", "C1", "", {}}, DefaultSets::All);
  const auto none = counts(shelf(), *one_set, {CountBy::Set}, "id:IC-12");
  CHECK(none->total == 0);
  CHECK(none->elsewhere.editions == std::map<Edition, int>{{Edition::C2, 1}});
  const auto other = counts(shelf(), *one_set, {CountBy::Set}, "has:cloister");
  CHECK(other->elsewhere.sets == std::vector<std::pair<std::string, int>>{{"base-game", 4}});
  CHECK(counts(shelf(), *one_set, {CountBy::Set}, "has:inn")->elsewhere.empty());
}

TEST_CASE("newcomer 14: a query says what is counted, an edge code alone is one") {
  const auto selection = select(shelf(), {"all", "", "", {}}, DefaultSets::All);
  const auto ask_for = [&](std::string_view by, std::string_view query) {
    return counts(shelf(), *selection, *parse_count_by(by), query);
  };
  CHECK(ask_for("edges", "fcrr")->rows == std::vector<CountRow>{row({"crrf"}, 3, 1)});
  CHECK(ask_for("set", "edges:cccc")->rows ==
        std::vector<CountRow>{row({"base-game"}, 1, 1), row({"inns-and-cathedrals"}, 2, 1)});
  CHECK(ask_for("set", "has:cathedral or has:cloister")->total == 6);
  // A tile of the second edition alone is found where every edition is counted.
  CHECK(ask_for("edition", "id:IC-12")->rows == std::vector<CountRow>{row({"C2"}, 1, 1)});
  CHECK(ask_for("set", "class:red").error().where == "query");
}

}  // namespace cartulary::counts_test
