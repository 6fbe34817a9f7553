// What the readers make of the small good content: every value of an element, a rule, a ruling, a
// variant.
#include "engine/rule/rule.h"
#include "tests/support/catch.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb::rule_reader_test {
namespace {

TEST_CASE("an element is read with all its names") {
  const ContentRead read = ExampleContent().read_all();
  REQUIRE(read.content.library.rulebook.elements().size() == 2);
  Element herdsman;
  herdsman.id = "herdsman";
  herdsman.kind = ElementKind::Figure;
  herdsman.name = "herdsman";
  herdsman.german = "Hirte";
  herdsman.set = "meadow";
  herdsman.also = {"shepherd", "drover"};
  herdsman.marks = {"garden"};
  herdsman.definition = "The figure that counts sheep on a [meadow](element/pasture).";
  herdsman.see = {"pasture"};
  herdsman.sources = {{"rulebook-1.0", "page 3"}};
  CHECK(read.content.library.rulebook.elements()[0] == herdsman);
  CHECK(read.content.library.rulebook.elements()[1].german.empty());
  CHECK(read.content.library.rulebook.elements()[1].unknown == std::vector<std::string>{"german"});
}

TEST_CASE("a rule is read with its place in the turn and its choice") {
  const ContentRead read = ExampleContent().read_all();
  REQUIRE(read.content.library.rulebook.rules().size() == 3);
  Rule count;
  count.id = "meadow/count-sheep";
  count.aliases = {"meadow/counting"};
  count.set = "meadow";
  count.title = "Counting sheep";
  count.heading = "Sheep";
  count.step = Step::Score;
  count.text =
      "Count the sheep of the [pasture](element/pasture) with the\n"
      "[garden](tile/MEA-01); see [what a lamb is](ruling/meadow/lambs).\n";
  count.about = {"pasture", "herdsman"};
  count.with = {"brook"};
  count.editions = {Edition::C1};
  count.read_in = {Edition::C1, Edition::C2};
  count.rule_sets = {"HiG"};
  count.value = RuleValue{"lambs", {"0", "1"}, "1"};
  count.board = {"meadow/flock"};
  count.asked = {"how many woolly ones do I have", "Wie viele Schafe?"};
  count.sources = {{"rulebook-1.0", "page 3"}};
  count.note = "Nobody says how long it takes.";
  CHECK(read.content.library.rulebook.rules()[0] == count);
  const SetRules opening = {"meadow", "Sheep graze on [The Meadow](set/meadow).", "Ten tiles.",
                            "As usual, with sheep.", "A sheep is a point."};
  CHECK(read.content.library.rulebook.openings() == std::vector<SetRules>{opening});
}

TEST_CASE("of which printings a record was read follows from its documents, but for house rules") {
  const ContentRead read = ExampleContent().read_all();
  REQUIRE(read.content.library.rulebook.rulings().size() == 3);
  CHECK(read.content.library.rulebook.rulings()[1].id == "meadow/goats");
  CHECK(read.content.library.rulebook.rulings()[1].read_in.empty());
  CHECK(read.content.library.rulebook.rulings()[2].read_in ==
        std::vector{Edition::C1, Edition::C2});
  CHECK(read.content.library.rulebook.rulings()[2].single_source);
  CHECK_FALSE(read.content.library.rulebook.rulings()[1].single_source);
}

TEST_CASE("points of editions and titles in single editions are read") {
  const ContentRead read = ExampleContent().read_all();
  const std::vector<EditionPoint> points = {
      {"wool/lambs",
       {Edition::C1, Edition::C2},
       {"ruling/meadow/lambs", "rule/meadow/count-sheep", "set/meadow", "ledger/brook-land"},
       ""},
      {"wool/colour", {Edition::C2}, {}, "no rule speaks of it"}};
  CHECK(read.content.points == points);
  const TileSet* meadow = read.content.library.catalog.find_set("meadow");
  REQUIRE(meadow != nullptr);
  CHECK(meadow->titles ==
        std::vector<EditionTitle>{{Edition::C2, "The Green Meadow", "Die grüne Wiese"}});
  CHECK(meadow->title_in(Edition::C2) == "The Green Meadow");
  CHECK(meadow->title_in(Edition::C1) == "The Meadow");
  CHECK(read.content.library.catalog.find_set("the green meadow") == meadow);
  CHECK(read.content.library.catalog.find_set("Die grüne Wiese") == meadow);
}

TEST_CASE("a ruling is read with its sides and the notes that it carries") {
  const ContentRead read = ExampleContent().read_all();
  REQUIRE(read.content.library.rulebook.rulings().size() == 3);
  Ruling lambs;
  lambs.id = "meadow/lambs";
  lambs.set = "meadow";
  lambs.title = "A lamb is a sheep";
  lambs.status = RulingStatus::Difference;
  lambs.basis = "marked";
  lambs.question = "Is a lamb a sheep?";
  lambs.asked = {"do the small ones count"};
  lambs.text = "Yes, by the later rules.";
  lambs.annotates = {"meadow/count-sheep"};
  lambs.about = {"pasture"};
  lambs.with = {"brook"};
  lambs.editions = {Edition::C1, Edition::C2};
  lambs.read_in = {Edition::C1, Edition::C2};
  lambs.says = {{"HiG", Edition::C1, "first", "a lamb is half a sheep", false},
                {"HiG", Edition::C2, "", "a lamb is a sheep", true}};
  lambs.publisher = "HiG";
  lambs.date = "2002-03";
  lambs.supersedes = {"meadow/goats"};
  lambs.contradicts = {"meadow/shear"};
  lambs.notes = {{"rulebook-1.0", 1}, {"rulebook-1.0", 3}};
  lambs.note = "A kid is none.";
  CHECK(read.content.library.rulebook.rulings()[0] == lambs);
  CHECK(read.content.note_ranges ==
        std::vector<NoteRange>{{"rulebook-1.0", 1, 3, "Sheep"}, {"rulebook-1.0", 4, 4, "Weather"}});
  REQUIRE(read.content.left_out.size() == 1);
  CHECK(read.content.left_out[0].note == NoteNumber{"rulebook-1.0", 2});
  CHECK(read.content.left_out[0].reason == "a credit");
}

TEST_CASE("a variant is read with its author, null where it is official or nobody knows") {
  const ContentRead read = ExampleContent().read_all();
  REQUIRE(read.content.library.rulebook.variants().size() == 3);
  Variant night;
  night.id = "meadow/night-shift";
  night.aliases = {"meadow/late-shift"};
  night.set = "meadow";
  night.title = "The night shift";
  night.question = "May we go on at night?";
  night.asked = {"play after dark"};
  night.text = "The game goes on after [the night](rule/meadow/night).";
  night.annotates = {"meadow/night"};
  night.about = {"pasture"};
  night.with_any = {"brook", "chest"};
  night.author = "Ann Shepherd";
  night.date = "2004";
  night.sources = {{"deck", "card 4"}};
  night.note = "It may take long.";
  CHECK(read.content.library.rulebook.variants()[0] == night);
  CHECK_FALSE(night.official());
  CHECK(read.content.library.rulebook.variants()[1].official());
  CHECK(read.content.library.rulebook.variants()[2].unknown == std::vector<std::string>{"author"});
  CHECK_FALSE(read.content.library.rulebook.variants()[2].official());
}

TEST_CASE("names from a file that cannot be read are not reported as unknown") {
  const ExampleContent content;
  for (const char* file :
       {"elements.yaml", "rules/meadow.yaml", "rulings/meadow.yaml", "variants/meadow.yaml"}) {
    const std::string bytes = content.read(file);
    content.write(file, "a: [\n");
    INFO(file);
    CHECK(content.read_all().errors.size() == 1);
    content.write(file, bytes);
  }
}

}  // namespace
}  // namespace cartulary::tiledb::rule_reader_test
