// Selection: what a group plays with: sets with quantities, edition, whose rules, used tiles, house
// rules.
//
// A Selection is plain values with canonical ids, in the form that answers print. select() reads it
// from the texts of the options (or of the HTTP parameters of the same names). pieces_of() and
// bag_of() turn it into pieces (see bag.h).
//
//   SelectionText text;
//   text.sets = "base-game,IC*2,river@C2";
//   Result<Selection> s = select(catalog, text, DefaultSets::BaseGame);
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edition.h"

namespace cartulary {

// The longest text of an option, in bytes, and the largest number of copies of a set or tile.
inline constexpr std::size_t longest_option = 4096;
inline constexpr int most_copies = 99;

// Names the game of a group that plays its own.
struct GameName {
  std::string id;
  std::string title;
  std::string revision;  // may be empty
  friend bool operator==(const GameName&, const GameName&) = default;
};

struct Selection {
  std::map<std::string, int> sets;  // set id -> quantity, 1 to 99; boxes are taken apart
  Edition edition = Edition::C1;
  // Nothing was chosen: searches look at each tile in every edition. `edition` is then C1.
  bool every_edition = false;
  // No printing was chosen: the rules of all are shown, each marked. Copies and sums are those of
  // `edition`, C1.
  bool every_printing = false;
  std::map<std::string, Edition> editions;   // set id -> its edition, where given for the set
  std::map<std::string, int> tiles;          // tile id -> copies beyond those of the sets
  std::map<std::string, int> without;        // tile id -> copies that the group leaves in the box
  std::map<std::string, int> used;           // tile id -> copies on the table
  std::map<std::string, int> dropped;        // tile id -> copies that stay in the box (mega)
  std::string rule_set;                      // whose rules (rule_set.h); empty: every reading
  std::map<std::string, std::string> rules;  // house rules by name: see rule_choices.h
  // Sets of which a chosen box contains only some pieces: set id -> box id. They are reported, not
  // counted. Sets that are also chosen in whole are left out.
  std::map<std::string, std::string> in_part;
  std::optional<GameName> game;
  // Ids of rulings and variants that the group has adopted; they apply whatever the sets.
  std::set<std::string, std::less<>> adopted;

  friend bool operator==(const Selection&, const Selection&) = default;
};

// The raw texts of the options; empty if an option was not given.
struct SelectionText {
  std::string sets;           // "a,b*2,c@C2", "all", "mega"
  std::string edition;        // "C2"
  std::string used;           // "BA-15*2,start,river"
  std::string rules;          // "tiny-city=2,farm-scoring=1"
  std::string tiles = {};     // "IC-02,PD-03*2"
  std::string without = {};   // "BA-03,start"
  std::string rule_set = {};  // "RGG"
  // Ids as in Selection::adopted, added to those of the base. find_adopted() (adopted.h) makes them
  // from what a question says.
  std::string adopts = {};
  // As Selection::in_part, for boxes that `sets` names by the sets in them.
  std::map<std::string, std::string> in_part = {};
};

// The parts by the names that questions give them: parameters of the API and of pages, and options,
// which have "--" before the name and lack the last. Whoever reads a question goes through this
// list.
struct SelectionPart {
  std::string_view name;
  std::string SelectionText::* text;
  // Says what is played with; else only whose rules.
  bool chooses = true;
};
inline constexpr std::array<SelectionPart, 8> selection_parts = {
    {{"sets", &SelectionText::sets},
     {"edition", &SelectionText::edition},
     {"rule-set", &SelectionText::rule_set, false},
     {"used", &SelectionText::used},
     {"tiles", &SelectionText::tiles},
     {"without", &SelectionText::without},
     {"rule", &SelectionText::rules},
     {"adopts", &SelectionText::adopts}}};

// Fills these parts with the texts that `given` returns for their names.
template <class Given>
SelectionText stated_parts(const Given& given) {
  SelectionText text;
  for (const SelectionPart& part : selection_parts) text.*part.text = given(part.name);
  return text;
}
// Whether one of them says what is played with.
bool chooses_by_parts(const SelectionText& text);
// The items of a text such as "tiny-city=2, farm-scoring=1", trimmed, without empty ones.
std::vector<std::string_view> listed_items(std::string_view text);

// What to look at if nothing is chosen. Everything: every set in every edition, for searches. All:
// every set in C1, for counts.
enum class DefaultSets { BaseGame, All, Everything };

// Reads the texts over `base`, a selection from a file; an option that is given replaces its part
// of the base. If neither has sets, the default applies. Names may be ids, aliases, codes or
// titles, as Catalog::need_set() takes them. A box stands for the sets that it contains in whole,
// times the quantity; `all` for every set that is not a box; `mega` for the sets of CAR 7.4's Tile
// Overview with their drops. Several parts add up. `:` reads as `*`. `@` after a box applies to the
// sets in it. A box with one edition gives it to its sets. If all boxes agree and no edition is
// given, theirs is the edition of the selection as well.
//
// In `used` and `without`, `start` stands for the start tiles of every chosen set (copies times
// quantity) and `river` for all tiles with a river side, both as far as the bag has them besides
// the tiles that are named. The Selection holds the tile ids. `mega*2` drops twice as much. The
// game of the base stays, and its set counts as chosen whatever the texts say.
//
// The rule set limits readings alone: whoever names nothing else looks at every edition as without.
//
// Errors (`where` is "sets", "edition", "rule-set", "used", "tiles", "without" or "rule"): unknown
// set or tile (with suggestion), quantity not 0..99 (0: the set is left out), copies not 1..99,
// unknown edition or rule set, a set that is selected twice with different editions, more than
// 4,096 bytes, a rule without `=`, an unknown rule or value (with the list), `start` or `river` if
// no chosen set has one. bag_of() checks whether there are enough tiles to be used or left out.
Result<Selection> select(const Catalog& catalog, const SelectionText& text, DefaultSets defaults,
                         const Selection& base = {});

// Adds the sets of which the box contains only a part.
void add_parts(const TileSet& box, std::map<std::string, std::string>& in_part);

// The edition that was chosen for the set of that id: its entry in `editions`, else the selection's
// edition.
Edition asked_edition(const Selection& selection, const std::string& set);

// The edition in which the tiles of a set count: asked_edition(). If the set lacks it, the nearest
// earlier one (C1 < C2 < C3 < C3.1; WE counts as C2), else the set's earliest.
Edition edition_for(const Selection& selection, const TileSet& set);

// As edition_for(), but if no tile of that edition is recorded, as for the base game of 2025, the
// nearest earlier edition with recorded tiles.
Edition tile_edition_for(const Catalog& catalog, const Selection& selection, const TileSet& set);

// Whether a single printing was chosen for the set.
bool chooses_edition(const Selection& selection, const std::string& set);
// That printing, if the set lacks it and another one replaces it.
std::optional<Edition> lacking_edition(const Selection& selection, const TileSet& set);

// The sets of the selection whose edition_for() differs from the edition asked for: id -> edition
// taken. Empty if every edition is looked at. Sets without tiles are listed too, because their
// rules and figures also have printings. A set that names no edition takes any.
std::map<std::string, Edition> fallback(const Catalog& catalog, const Selection& selection);
// The same for tile_edition_for(), for answers that count tiles.
std::map<std::string, Edition> tile_fallback(const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
