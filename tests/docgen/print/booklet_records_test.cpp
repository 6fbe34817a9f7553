#include "docgen/print/booklet_records.h"

#include <algorithm>

#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::booklet_records_test {
namespace {

using Ids = std::vector<std::string>;

// Every rule and ruling of a booklet, in the order of reading.
Ids ids_of(const BookletRecords& records) {
  Ids ids;
  for (const BookletChapter& chapter : records.chapters()) {
    for (const BookletRule& entry : chapter.rules) {
      ids.push_back(entry.rule->id);
      for (const Ruling* ruling : entry.rulings) ids.push_back(ruling->id);
    }
    for (const Ruling* ruling : chapter.rulings_apart) ids.push_back(ruling->id);
  }
  return ids;
}

Ids sorted(Ids ids) {
  std::ranges::sort(ids);
  return ids;
}

// What the rulebook has for a selection, by another way than the booklet's.
Ids expected(const tiledb::Library& library, const Selection& selection) {
  Ids ids;
  const auto take = [&](const RuleRecord& record) {
    if (applies(record, library.catalog, selection) == Applies::Yes) ids.push_back(record.id);
  };
  for (const Rule& rule : library.rulebook.rules()) take(rule);
  for (const Ruling& ruling : library.rulebook.rulings()) take(ruling);
  return sorted(ids);
}

Selection chosen(const tiledb::Library& library, const std::string& sets) {
  SelectionText text;
  text.sets = sets;
  const Result<Selection> selection = select(library.catalog, text, DefaultSets::BaseGame);
  REQUIRE(selection);
  return *selection;
}

// The small library with a game that takes a ruling over and does not play a rule.
tiledb::Library with_game() {
  tiledb::Library library = test::small_library();
  GroupGame game;
  game.id = "tea";
  game.title = "Tea";
  game.adopts = {{{RecordKind::Ruling, "inns-and-cathedrals/open"}, ""}};
  game.drops = {{{RecordKind::Rule, "inns-and-cathedrals/lake"}, "No lakes."}};
  const Rulebook& book = library.rulebook;
  library.rulebook = Rulebook(book.elements(), book.openings(), book.rules(), book.rulings(),
                              book.variants(), std::move(game));
  return library;
}

TEST_CASE("booklet: a house rule of a game stands under the rule that it changes, in any set") {
  const tiledb::Library library = with_game();
  const SiteIndex index(library);
  PrintRequest request;
  request.whole = true;
  const BookletRecords records(index, request);
  CHECK(ids_of(records) == Ids{"base-game/place", "base-game/both", "base-game/road",
                               "inns-and-cathedrals/open", "inns-and-cathedrals/lake",
                               "inns-and-cathedrals/late"});
  CHECK(records.not_played() == 2);  // one on the lake, and a house rule of others
  CHECK_FALSE(records.has("inns-and-cathedrals/differ"));
}

TEST_CASE("booklet: a ruling is read under the first rule of its set that it annotates") {
  const tiledb::Library library = test::small_library();
  const SiteIndex index(library);
  PrintRequest request;
  request.whole = true;
  const BookletRecords records(index, request);
  CHECK(ids_of(records) == Ids{"base-game/place", "base-game/both", "base-game/road",
                               "inns-and-cathedrals/lake", "inns-and-cathedrals/differ",
                               "inns-and-cathedrals/late", "inns-and-cathedrals/house",
                               "inns-and-cathedrals/open"});
}

TEST_CASE("booklet: in the order of the turn it may be one of another set") {
  const tiledb::Library library = test::small_library();
  const SiteIndex index(library);
  PrintRequest request;
  request.whole = true;
  request.order = PrintOrder::Turn;
  const BookletRecords records(index, request);
  REQUIRE(records.chapters().size() == 1);
  CHECK(records.chapters()[0].step == Step::Score);
  CHECK(ids_of(records) == Ids{"base-game/place", "base-game/both", "base-game/road",
                               "inns-and-cathedrals/open", "inns-and-cathedrals/lake",
                               "inns-and-cathedrals/differ", "inns-and-cathedrals/late",
                               "inns-and-cathedrals/house"});
}

TEST_CASE("booklet: every rule and ruling that applies stands in it once, in both orders") {
  const tiledb::Library& library = test::project_library();
  const SiteIndex index(library);
  for (const char* sets :
       {"base-game", "base-game,tower,river", "base-game,IC,TB,river@C2,abbot", "all"})
    for (const PrintOrder order : {PrintOrder::Set, PrintOrder::Turn}) {
      INFO(sets);
      PrintRequest request;
      request.selection = chosen(library, sets);
      request.order = order;
      const BookletRecords records(index, request);
      CHECK(sorted(ids_of(records)) == expected(library, request.selection));
      CHECK(records.rule_count() + records.ruling_count() ==
            static_cast<int>(ids_of(records).size()));
    }
}

TEST_CASE("booklet: the whole leaves nothing out, and a part tells what it left out") {
  const tiledb::Library& library = test::project_library();
  const SiteIndex index(library);
  PrintRequest whole;
  whole.whole = true;
  const BookletRecords all(index, whole);
  CHECK(ids_of(all).size() == library.rulebook.rules().size() + library.rulebook.rulings().size());
  CHECK(all.without_set().count() + all.without_edition().count() == 0);

  PrintRequest part;
  part.selection = chosen(library, "base-game,tower");
  const BookletRecords records(index, part);
  Ids told;
  for (const SharedRecords* left :
       {&records.without_set(), &records.without_edition(), &records.without_rule_set()}) {
    for (const Rule* rule : left->rules) told.push_back(rule->id);
    for (const Ruling* ruling : left->rulings) told.push_back(ruling->id);
  }
  Ids of_sets = ids_of(records);
  of_sets.insert(of_sets.end(), told.begin(), told.end());
  Ids all_of_sets;
  for (const char* set : {"base-game", "tower"}) {
    for (const Rule& rule : library.rulebook.rules_of(set)) all_of_sets.push_back(rule.id);
    for (const Ruling& ruling : library.rulebook.rulings_of(set)) all_of_sets.push_back(ruling.id);
  }
  CHECK(sorted(of_sets) == sorted(all_of_sets));
}

TEST_CASE("booklet: what other publishers alone have is left out, with its name") {
  const tiledb::Library& library = test::project_library();
  const SiteIndex index(library);
  PrintRequest request;
  request.selection = chosen(library, "base-game,ferries,flier,crop-circles-2,river");
  const auto left_by = [&](std::string rule_set) {
    request.selection.rule_set = std::move(rule_set);
    const BookletRecords records(index, request);
    CHECK(sorted(ids_of(records)) == expected(library, request.selection));
    Ids ids;
    for (const Rule* rule : records.without_rule_set().rules) ids.push_back(rule->id);
    return sorted(ids);
  };
  const Ids of_zmg = {"crop-circles-2/add",          "ferries/change-third-edition",
                      "ferries/open-again",          "ferries/place-ferry-third-edition",
                      "flier/landing-third-edition", "river/bends"};
  CHECK(left_by("").empty());
  Ids of_cup;
  for (const Rule& rule : library.rulebook.rules())
    if (rule.rule_sets == Ids{"WC2012"}) of_cup.push_back(rule.id);
  REQUIRE_FALSE(of_cup.empty());
  CHECK(left_by("ZMG") == sorted(of_cup));
  of_cup.insert(of_cup.end(), of_zmg.begin(), of_zmg.end());
  CHECK(left_by("RGG") == sorted(of_cup));
  CHECK(left_by("WC2012") == of_zmg);
}

}  // namespace
}  // namespace cartulary::docgen::booklet_records_test
