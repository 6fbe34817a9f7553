// Rules that several sets have in common stand in the files of one of them: whoever has only
// another of these sets must find them all the same.
#include <algorithm>

#include "engine/rule/interactions.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::real_rules_test {
namespace {

// Sets whose rules stand in part in the files of another.
struct Served {
  std::string_view set, by;
};
constexpr Served served[] = {
    {"besiegers", "cathars"},
    {"cult-siege-and-creativity", "cathars"},
    {"cult-siege-and-creativity", "shrines-and-heretics"},
    {"spielbox-almanac", "shrines-and-heretics"},
    {"monasteries-in-netherlands-and-belgium", "monasteries-in-germany"},
    {"crop-circles", "crop-circles-2"},
    {"halflings-2", "halflings-1"},
};

// All sets but that one.
Selection all_but(std::string_view set) {
  Selection selection;
  for (const TileSet& each : test::project_library().catalog.sets())
    if (each.contains.empty() && each.id != set) selection.sets[each.id] = 1;
  return selection;
}

template <class Record>
const Record* find(const std::vector<Record>& records, std::string_view id) {
  const auto found = std::ranges::find(records, id, &Record::id);
  return found == records.end() ? nullptr : &*found;
}

// The ids of the records of a set to which a text links.
std::vector<std::string> links_to(std::string_view set, std::string_view text) {
  std::vector<std::string> ids;
  for (const std::string& opening :
       {"](rule/" + std::string(set) + "/", "](ruling/" + std::string(set) + "/"})
    for (std::size_t at = text.find(opening); at != std::string_view::npos;
         at = text.find(opening, at + 1)) {
      const std::size_t begin = text.find('/', at) + 1;
      ids.emplace_back(text.substr(begin, text.find(')', begin) - begin));
    }
  return ids;
}

const RuleRecord& record_of(const std::string& id) {
  const Library& content = test::project_library();
  const RuleRecord* record = find(content.rulebook.rules(), id);
  if (record == nullptr) record = find(content.rulebook.rulings(), id);
  REQUIRE(record != nullptr);
  return *record;
}

// What is said of both sets together needs both.
bool needs(const RuleRecord& record, std::string_view set) {
  return std::ranges::find(record.with, set) != record.with.end();
}

TEST_CASE("what a set's texts refer to in a set with common rules applies without that set") {
  for (const Served& pair : served) {
    const std::string_view set = pair.set;
    const std::string_view by = pair.by;
    const Selection selection = all_but(by);
    int links = 0;
    const auto check = [&](const RuleRecord& record) {
      if (record.set != set) return;
      for (const std::string& id : links_to(by, record.text)) {
        const RuleRecord& named = record_of(id);
        if (needs(named, set)) continue;
        INFO(record.id << " refers to " << id);
        CHECK(applies(named, test::project_library().catalog, selection) == Applies::Yes);
        ++links;
      }
    };
    for (const Rule& rule : test::project_library().rulebook.rules()) check(rule);
    for (const Ruling& ruling : test::project_library().rulebook.rulings()) check(ruling);
    INFO(set << " by " << by);
    CHECK(links > 0);
  }
}

TEST_CASE("a ruling on the rules of a set applies without the set that tells it") {
  for (const Served& pair : served) {
    const std::string_view set = pair.set;
    const std::string_view by = pair.by;
    Selection selection = all_but(by);
    for (const Ruling& ruling : test::project_library().rulebook.rulings()) {
      const auto is_on_set = [&](const std::string& id) {
        return id.starts_with(std::string(set) + '/');
      };
      if (ruling.set != by || needs(ruling, set) ||
          !std::ranges::any_of(ruling.annotates, is_on_set))
        continue;
      INFO(ruling.id << " on rules of " << set);
      CHECK(applies(ruling, test::project_library().catalog, selection) == Applies::Yes);
    }
  }
}

TEST_CASE("rules for a selection with The Besiegers alone are complete") {
  const Library& content = test::project_library();
  Selection selection;
  selection.sets = {{"base-game", 1}, {"besiegers", 1}, {"abbey-and-mayor", 1}};
  std::vector<std::string> rules, rulings;
  for (const Rule& rule : content.rulebook.rules())
    if (rule.set != "base-game" && rule.set != "abbey-and-mayor" &&
        applies(rule, content.catalog, selection) == Applies::Yes)
      rules.push_back(rule.id);
  for (const Ruling& ruling : content.rulebook.rulings())
    if (std::ranges::find(ruling.about, "besieged-city") != ruling.about.end() &&
        ruling.status == RulingStatus::Official &&
        applies(ruling, content.catalog, selection) == Applies::Yes)
      rulings.push_back(ruling.id);
  CHECK(rules == std::vector<std::string>{"besiegers/preparation", "besiegers/besieged-city",
                                          "besiegers/escape", "besiegers/farms", "cathars/releases",
                                          "cathars/besieged-city", "cathars/besieged-city-complete",
                                          "cathars/besieged-city-incomplete", "cathars/escape",
                                          "cathars/who-can-escape", "cathars/besieged-city-farm"});
  CHECK(rulings == std::vector<std::string>{"abbey-and-mayor/escape-by-an-abbey",
                                            "abbey-and-mayor/mayor-and-wagon-escape",
                                            "abbey-and-mayor/besieged-cities-and-barns",
                                            "cathars/abbey-and-shrine-serve",
                                            "cathars/one-knight-a-turn"});
}

}  // namespace

}  // namespace cartulary::tiledb::real_rules_test
