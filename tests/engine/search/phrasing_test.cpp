// What players type is never refused: sentences as they stand in forums, put together from pieces
// by a generator with a fixed seed, with the punctuation that people use.
#include <array>
#include <random>
#include <string>
#include <string_view>

#include "engine/query/tile_query.h"
#include "engine/search/search.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::phrasing_test {
namespace {

constexpr int sentences = 5000;

constexpr auto openings = std::to_array<std::string_view>({"",
                                                           "",
                                                           "",
                                                           "Hi all, ",
                                                           "Q: ",
                                                           "Question - ",
                                                           "[Rules] ",
                                                           "Re: ",
                                                           "Tower: ",
                                                           "1) ",
                                                           "- ",
                                                           "* ",
                                                           "-> ",
                                                           "Base game (1st edition): ",
                                                           "Frage: ",
                                                           "Hallo! ",
                                                           "@all: ",
                                                           "\"Inns\" -- ",
                                                           "#5: ",
                                                           "set: ",
                                                           "Edition: ",
                                                           "Source: BGG - ",
                                                           "re:re: ",
                                                           "\u201eHallo\u201c, ",
                                                           "> ",
                                                           ">> ",
                                                           "kind of urgent: ",
                                                           "about: "});

constexpr auto questions =
    std::to_array<std::string_view>({"can I capture my own meeple",
                                     "does the dragon eat the fairy",
                                     "who scores the farm",
                                     "is it 1 point or 2",
                                     "what happens if the city is closed",
                                     "wie viele Punkte gibt das",
                                     "darf der Bauer auf die Wiese",
                                     "mayor vs. knight",
                                     "can a road end in a (finished) city",
                                     "how many roads:3 or 4",
                                     "do we count it as the start of the turn",
                                     "pig=1 point",
                                     "is the big one stronger",
                                     "my set says otherwise",
                                     "the date on the box is 2014",
                                     "what kind of tile is this",
                                     "which source do you trust",
                                     "status quo",
                                     "about the abbot",
                                     "must I place it with no legal spot",
                                     "edges and corners",
                                     "does set 2 have it",
                                     "3 > 2, right",
                                     "copies: two",
                                     "fields (all of them) or just mine"});

constexpr auto asides = std::to_array<std::string_view>({"",
                                                         "",
                                                         "",
                                                         " (his and mine)",
                                                         " (see page 5)",
                                                         " - or not",
                                                         " -- really",
                                                         " \u2013 again",
                                                         " e.g. a city/road",
                                                         " \"as written\"",
                                                         " 'as it stands'",
                                                         " 3 > 2",
                                                         " <3",
                                                         " => no",
                                                         " at 10:30",
                                                         " => 4 points",
                                                         " (or 2",
                                                         " or 2)",
                                                         " ((both))",
                                                         " [sic]",
                                                         " {edit}",
                                                         " 50%",
                                                         " +1",
                                                         " -1",
                                                         " & so on",
                                                         " http://example.org/a?b=c&d=e#f",
                                                         " a=b",
                                                         " x!=y",
                                                         " 6\" tile",
                                                         " \u00ab Ja \u00bb",
                                                         " :-)",
                                                         " :(",
                                                         " ;-(",
                                                         " ^^",
                                                         " or",
                                                         " OR else",
                                                         " \\o/",
                                                         " ~3",
                                                         " *sigh*",
                                                         " _very_",
                                                         " 1:1",
                                                         " 2:1",
                                                         " i.e.: that",
                                                         " @ home",
                                                         " sets=2 boxes=1",
                                                         " #1"});

constexpr auto endings = std::to_array<std::string_view>(
    {"",    "?",          "??",        "?!",          "...",
     "!",   ".",          " ?",        " :)",         " :-(",
     " -",  " -- thanks", "; thanks!", ": thoughts?", " (thanks)",
     " \"", " '",         " or",       " (",          " )",
     "?)",  "\u2026",     " <-",       "\n- Tom",     "\n> quoted\nno",
     " :",  " =",         " ?? :D"});

template <class Pieces>
std::string_view one_of(const Pieces& pieces, std::mt19937& random) {
  return pieces[random() % pieces.size()];
}

std::string sentence(std::mt19937& random) {
  std::string text(one_of(openings, random));
  text += one_of(questions, random);
  text += one_of(asides, random);
  if (random() % 3 == 0) {
    text += random() % 2 == 0 ? ", " : ": ";
    text += one_of(questions, random);
  }
  text += one_of(asides, random);
  text += one_of(endings, random);
  return text;
}

TEST_CASE("no sentence as people write them is refused, whatever its punctuation") {
  const Catalog catalog = test::small_catalog();
  const Rulebook rulebook = test::small_rulebook();
  const Search search(catalog, rulebook, {}, {});
  const Selection all = *select(catalog, {}, DefaultSets::All);
  std::mt19937 random(7);
  int refused = 0;
  for (int i = 0; i < sentences; ++i) {
    const std::string text = sentence(random);
    const bool rules = search.find(text).ok();
    const bool tiles = find_tiles(catalog, all, text).ok();
    INFO(text);
    if (!rules || !tiles) ++refused;
    CHECK(rules);
    CHECK(tiles);
  }
  CHECK(refused == 0);
}

}  // namespace
}  // namespace cartulary::phrasing_test
