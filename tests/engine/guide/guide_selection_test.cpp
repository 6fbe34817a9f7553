#include "engine/guide/guide_selection.h"

#include <array>
#include <random>

#include "tests/engine/small_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::guide_selection_test {
namespace {

using test::small_catalog;
using Texts = std::vector<std::string>;

GuideLine line(std::string id, GuideScope scope = {}, std::string under = {}) {
  GuideLine made;
  static_cast<GuideScope&>(made) = std::move(scope);
  made.id = std::move(id);
  made.under = std::move(under);
  return made;
}

// The turn of a small game: inns, abbeys and a river.
Guide small_guide() {
  Guide guide;
  guide.id = "play";
  guide.parts = {
      {"play/place",
       "Place",
       "",
       {line("play/place/tile"), line("play/place/inn", {.sets = {"inns-and-cathedrals"}}),
        line("play/place/both", {.sets = {"inns-and-cathedrals", "abbey-and-mayor"}}),
        line("play/place/item", {.sets = {"abbey-and-mayor"}}, "play/place/inn")}},
      {"play/draw",
       "Draw",
       "",
       {line("play/draw/river", {.any_of = {"river", "halflings"}}),
        line("play/draw/first", {.editions = {Edition::C2}}),
        line("play/draw/rgg", {.only = {"RGG"}})}}};
  return guide;
}

Selection selection(const Texts& sets, Edition edition = Edition::C1) {
  Selection made;
  for (const std::string& set : sets) made.sets[set] = 1;
  made.edition = edition;
  return made;
}

Texts ids(const ChosenGuide& chosen) {
  Texts list;
  for (const ChosenPart& part : chosen.parts)
    for (const ChosenLine& each : part.lines)
      list.push_back(std::string(id_in_guide(each.line->id)) + (each.together ? "+" : ""));
  return list;
}

TEST_CASE("only what applies to the sets is left, in its order") {
  const Catalog catalog = small_catalog();
  const Guide guide = small_guide();
  const Selection base = selection({"base-game"});
  const ChosenGuide alone = choose_lines(guide, {catalog, &base});
  CHECK(ids(alone) == Texts{"place/tile", "draw/rgg"});
  CHECK(alone.left_out == 5);

  const Selection inns = selection({"base-game", "inns-and-cathedrals"}, Edition::C2);
  CHECK(ids(choose_lines(guide, {catalog, &inns})) ==
        Texts{"place/tile", "place/inn", "draw/first", "draw/rgg"});
}

TEST_CASE("what two sets bring together is told apart, an item with what it stands under") {
  const Catalog catalog = small_catalog();
  const Guide guide = small_guide();
  const Selection both = selection({"base-game", "inns-and-cathedrals", "abbey-and-mayor"});
  CHECK(ids(choose_lines(guide, {catalog, &both})) ==
        Texts{"place/tile", "place/inn", "place/both+", "place/item+", "draw/rgg"});
  CHECK(sets_together({.sets = {"base-game", "river"}}) == 1);
  CHECK(sets_together({.sets = {"river"}, .any_of = {"phantom", "halflings"}}) == 2);
  CHECK(sets_together({.sets = {"river"}, .any_of = {"river", "halflings"}}) == 1);
}

TEST_CASE("an item falls away with the line above it") {
  const Catalog catalog = small_catalog();
  const Guide guide = small_guide();
  const Selection abbeys = selection({"base-game", "abbey-and-mayor"});
  CHECK(ids(choose_lines(guide, {catalog, &abbeys})) == Texts{"place/tile", "draw/rgg"});
}

TEST_CASE("a rule set keeps its own readings and what all share") {
  const Catalog catalog = small_catalog();
  const Guide guide = small_guide();
  const Selection river = selection({"base-game", "river"});
  CHECK(ids(choose_lines(guide, {catalog, &river, "HiG"})) == Texts{"place/tile", "draw/river"});
  CHECK(ids(choose_lines(guide, {catalog, &river, "RGG"})) ==
        Texts{"place/tile", "draw/river", "draw/rgg"});
}

TEST_CASE("without a selection all lines are left") {
  const Catalog catalog = small_catalog();
  CHECK(choose_lines(small_guide(), {catalog}).left_out == 0);
}

TEST_CASE("a choice of the selection decides, else the usual one") {
  const Catalog catalog = small_catalog();
  Selection base = selection({"base-game"});
  const GuideScope two = {.rule_value = {{"tiny-city", "2"}}};
  const GuideScope four = {.rule_value = {{"tiny-city", "4"}}};
  CHECK(fit_of(two, {catalog, &base}) == ScopeFit::OtherChoice);
  CHECK(fit_of(four, {catalog, &base}) == ScopeFit::Applies);
  base.rules["tiny-city"] = "2";
  CHECK(fit_of(two, {catalog, &base}) == ScopeFit::Applies);
  CHECK(fit_of(four, {catalog, &base}) == ScopeFit::OtherChoice);
}

TEST_CASE("a line about a set stands where that is in the game") {
  const Catalog catalog = small_catalog();
  Guide guide = small_guide();
  guide.parts.resize(1);
  guide.parts[0].lines = {line("play/place/about")};
  guide.parts[0].lines[0].set = "river";
  const Selection base = selection({"base-game"});
  const Selection river = selection({"base-game", "river"});
  CHECK(choose_lines(guide, {catalog, &base}).left_out == 1);
  CHECK(choose_lines(guide, {catalog, &river}).left_out == 0);
}

TEST_CASE("an unknown rule set and an unknown guide are told with what there is") {
  CHECK(*parse_rule_set("rgg", "rule_set") == "RGG");
  CHECK(*parse_rule_set("", "rule_set") == "");
  CHECK(to_text(parse_rule_set("RIO", "rule_set").error()) ==
        "rule_set: no rule set is called 'RIO'\nfix: write HiG, RGG, ZMG or WC2012");
  CHECK(to_text(parse_rule_set("RGX", "rule_set").error()) ==
        "rule_set: no rule set is called 'RGX'\n"
        "did you mean 'RGG'?\n"
        "fix: write HiG, RGG, ZMG or WC2012");
  Guides guides;
  guides.guides = {small_guide()};
  CHECK((*need_guide(guides, "play", "id"))->id == "play");
  CHECK(to_text(need_guide(guides, "plays", "id").error()) ==
        "id: no guide is called 'plays'\ndid you mean 'play'?\nfix: guides: play");
}

// ---- By brute force: every selection of four sets, both printings, every rule set.

constexpr std::array<const char*, 4> some_sets = {"base-game", "inns-and-cathedrals",
                                                  "abbey-and-mayor", "river"};
constexpr std::array<const char*, 3> some_rule_sets = {"", "HiG", "RGG"};

// A scope as bits: which of the four sets are needed, of which one is, which must not be there.
struct Bits {
  unsigned all = 0, any = 0, none = 0, rule_sets = 0;
  bool second_printing = false;
};

GuideScope scope_of(const Bits& bits) {
  GuideScope scope;
  for (unsigned i = 0; i < some_sets.size(); ++i) {
    if ((bits.all >> i & 1U) != 0) scope.sets.emplace_back(some_sets[i]);
    if ((bits.any >> i & 1U) != 0) scope.any_of.emplace_back(some_sets[i]);
    if ((bits.none >> i & 1U) != 0) scope.not_with.emplace_back(some_sets[i]);
  }
  for (unsigned i = 1; i < some_rule_sets.size(); ++i)
    if ((bits.rule_sets >> i & 1U) != 0) scope.only.emplace_back(some_rule_sets[i]);
  if (bits.second_printing) scope.editions = {Edition::C2};
  return scope;
}

// The river has no second printing. Of several sets that are needed the first one's counts.
bool in_second_printing(const Bits& bits, unsigned chosen, bool second) {
  constexpr unsigned printed_twice = 0b0111;
  const unsigned named = bits.all != 0 ? bits.all & (~bits.all + 1U) : bits.any;
  const unsigned asked = named != 0 ? named : (chosen & 1U) != 0 ? 1U : chosen;
  return second && (asked & chosen & printed_twice) != 0;
}

bool expected(const Bits& bits, unsigned chosen, bool second, unsigned rule_set) {
  if ((bits.all & ~chosen) != 0 || (bits.none & chosen) != 0) return false;
  if (bits.any != 0 && (bits.any & chosen) == 0) return false;
  if (bits.second_printing && !in_second_printing(bits, chosen, second)) return false;
  return rule_set == 0 || bits.rule_sets == 0 || (bits.rule_sets >> rule_set & 1U) != 0;
}

TEST_CASE("lines are chosen as brute force chooses them") {
  const Catalog catalog = small_catalog();
  std::mt19937 random(20261122);
  const auto bits = [&](unsigned bound) { return static_cast<unsigned>(random()) % bound; };
  int applied = 0;
  for (int round = 0; round < 200; ++round) {
    // Five lines, each of which may be an item of one before it.
    std::vector<Bits> asked;
    std::vector<int> above;
    GuidePart part{"p", "P", "", {}};
    for (int i = 0; i < 5; ++i) {
      asked.push_back({bits(16) & bits(16), bits(3) == 0 ? bits(16) : 0,
                       bits(4) == 0 ? bits(16) & bits(16) : 0, bits(3) == 0 ? bits(8) & 6U : 0,
                       bits(5) == 0});
      above.push_back(i > 0 && bits(2) == 0 ? static_cast<int>(bits(static_cast<unsigned>(i)))
                                            : -1);
      const std::string under = above.back() < 0 ? "" : "g/p/" + std::to_string(above.back());
      part.lines.push_back(line("g/p/" + std::to_string(i), scope_of(asked.back()), under));
    }
    Guide guide;
    guide.parts = {part};
    for (unsigned chosen = 1; chosen < 16; ++chosen)
      for (const bool second : {false, true})
        for (unsigned rule_set = 0; rule_set < some_rule_sets.size(); ++rule_set) {
          Selection group;
          group.edition = second ? Edition::C2 : Edition::C1;
          for (unsigned i = 0; i < some_sets.size(); ++i)
            if ((chosen >> i & 1U) != 0) group.sets[some_sets[i]] = 1;
          Texts wanted;
          std::vector<bool> stands;
          for (std::size_t i = 0; i < asked.size(); ++i) {
            const bool below = above[i] < 0 || stands[static_cast<std::size_t>(above[i])];
            stands.push_back(below && expected(asked[i], chosen, second, rule_set));
            if (stands.back()) wanted.push_back("g/p/" + std::to_string(i));
          }
          const ChosenGuide got = choose_lines(guide, {catalog, &group, some_rule_sets[rule_set]});
          Texts found;
          for (const ChosenPart& each : got.parts)
            for (const ChosenLine& it : each.lines) found.push_back(it.line->id);
          REQUIRE(found == wanted);
          REQUIRE(got.left_out == static_cast<int>(5 - wanted.size()));
          applied += static_cast<int>(wanted.size());
        }
  }
  CHECK(applied > 5000);
}

// ---- Figures

FigureCell cell(std::string question, FigureAnswer answer, Texts only = {},
                std::vector<Edition> editions = {}) {
  FigureCell made;
  made.question = std::move(question);
  made.answer = answer;
  made.only = std::move(only);
  made.editions = std::move(editions);
  return made;
}

TEST_CASE("figures come with their sets, their answers with rule sets and printings") {
  const Catalog catalog = small_catalog();
  Guides guides;
  guides.questions = {{"road", "On a road?", "road"}, {"value", "Worth?", "worth"}};
  guides.figures = {
      {"follower", FigureKind::Follower, {}, "", "", {}, {cell("road", FigureAnswer::Yes)}},
      {"mayor",
       FigureKind::Follower,
       {"abbey-and-mayor", "phantom"},
       "",
       "",
       {},
       {cell("road", FigureAnswer::No, {"HiG"}), cell("road", FigureAnswer::Yes, {"RGG"}),
        cell("value", FigureAnswer::Yes, {}, {Edition::C2})}}};
  const Selection base = selection({"base-game"});
  const ChosenFigures alone = choose_figures(guides, {catalog, &base});
  REQUIRE(alone.figures.size() == 1);
  CHECK(alone.figures[0].figure->element == "follower");
  CHECK(alone.figures[0].set == "");
  CHECK(alone.left_out == 1);

  const Selection abbeys = selection({"base-game", "abbey-and-mayor"});
  const ChosenFigures both = choose_figures(guides, {catalog, &abbeys, "RGG"});
  REQUIRE(both.figures.size() == 2);
  CHECK(both.figures[1].set == "abbey-and-mayor");
  REQUIRE(both.figures[1].cells.size() == 1);
  CHECK(both.figures[1].cells[0]->answer == FigureAnswer::Yes);
  const Selection later = selection({"base-game", "abbey-and-mayor"}, Edition::C2);
  CHECK(choose_figures(guides, {catalog, &later}).figures[1].cells.size() == 3);
  CHECK(choose_figures(guides, {catalog}).figures.size() == 2);
}

TEST_CASE("a question that a set makes arise is asked with that set alone") {
  const Catalog catalog = small_catalog();
  Guides guides;
  guides.questions = {{"road", "On a road?", "road"},
                      {"escape", "May it escape?", "escape", {"abbey-and-mayor"}}};
  guides.figures = {{"follower",
                     FigureKind::Follower,
                     {},
                     "",
                     "",
                     {},
                     {cell("road", FigureAnswer::Yes), cell("escape", FigureAnswer::Yes)}}};
  const Selection base = selection({"base-game"});
  const ChosenFigures alone = choose_figures(guides, {catalog, &base});
  REQUIRE(alone.questions.size() == 1);
  CHECK(alone.questions[0]->id == "road");
  REQUIRE(alone.figures[0].cells.size() == 1);
  CHECK(alone.figures[0].cells[0]->question == "road");
  const Selection abbeys = selection({"base-game", "abbey-and-mayor"});
  CHECK(choose_figures(guides, {catalog, &abbeys}).questions.size() == 2);
  CHECK(choose_figures(guides, {catalog}).figures[0].cells.size() == 2);
}

TEST_CASE("the World Championship plays as Hans im Glück in what it does not name") {
  const Catalog catalog = small_catalog();
  GuideScope scope;
  const auto fits = [&](std::vector<std::string> only, std::string rule_set) {
    scope.only = std::move(only);
    return fit_of(scope, {catalog, nullptr, std::move(rule_set)}) == ScopeFit::Applies;
  };
  CHECK(fits({"HiG"}, "WC2012"));
  CHECK(fits({"WC2012"}, "WC2012"));
  CHECK(fits({}, "WC2012"));
  CHECK_FALSE(fits({"RGG", "ZMG"}, "WC2012"));
  CHECK_FALSE(fits({"WC2012"}, "HiG"));
}

}  // namespace
}  // namespace cartulary::guide_selection_test
