// Selection: what a group plays with: sets with quantities, edition, used tiles, house rules.
//
// A Selection is plain values with canonical ids, as answers print it. It is read from the
// texts of the options (or of the HTTP parameters of the same names) by select(), and turned
// into pieces by pieces_of() and bag_of() (see bag.h).
//
//   SelectionText text;
//   text.sets = "base-game,IC*2,river@C2";
//   Result<Selection> s = select(catalog, text, DefaultSets::BaseGame);
#pragma once

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

// The longest text of an option, in bytes, and the most copies of a set or tile.
inline constexpr std::size_t longest_option = 4096;
inline constexpr int most_copies = 99;

// Whose game it is, where a group plays one of its own.
struct GameName {
  std::string id;
  std::string title;
  std::string revision;  // may be empty
  friend bool operator==(const GameName&, const GameName&) = default;
};

struct Selection {
  std::map<std::string, int> sets;  // set id -> quantity, 1 to 99; boxes are taken apart
  Edition edition = Edition::C1;
  // Nothing was chosen: what searches looks at each tile in every edition. `edition` is then C1.
  bool every_edition = false;
  // No printing was chosen: rules of all are told, each marked. Copies and sums are those of
  // `edition`, C1.
  bool every_printing = false;
  std::map<std::string, Edition> editions;   // sets with an edition of their own
  std::map<std::string, int> tiles;          // tile id -> copies beyond those of the sets
  std::map<std::string, int> without;        // tile id -> copies that the group leaves in the box
  std::map<std::string, int> used;           // tile id -> copies on the table
  std::map<std::string, int> dropped;        // tile id -> copies that stay in the box (mega)
  std::map<std::string, std::string> rules;  // house rules by name: see rule_choices.h
  // Sets of which a chosen box holds some pieces alone: set id -> box id. Told, not counted; none
  // that is chosen in whole as well.
  std::map<std::string, std::string> in_part;
  std::optional<GameName> game;
  // Ids of rulings and variants that the group has taken over: they apply whatever the sets.
  std::set<std::string, std::less<>> adopted;

  friend bool operator==(const Selection&, const Selection&) = default;
};

// The raw texts of the options. Empty: the option was not given.
struct SelectionText {
  std::string sets;                // "a,b*2,c@C2", "all", "mega"
  std::string edition;             // "C2"
  std::string used;                // "BA-15*2,start,river"
  std::vector<std::string> rules;  // each "NAME=VALUE"
  std::string tiles = {};          // "IC-02,PD-03*2"
  std::string without = {};        // "BA-03,start"
  // What is taken over, beside that of the base: ids as Selection::adopted has them, known to be
  // there (adopted.h).
  std::set<std::string> adopted = {};
  // As Selection::in_part, of boxes that `sets` tells by the sets in them.
  std::map<std::string, std::string> in_part = {};
};

// What is looked at where nothing is chosen. Everything: every set in every edition, for what
// searches; All: every set in C1, for what counts.
enum class DefaultSets { BaseGame, All, Everything };

// Reads the texts over `base` (a selection from a file; an option that is given replaces its
// part). With no sets anywhere, takes the default. Names may be ids, aliases or codes; boxes
// give the sets they contain in whole, times the quantity; `all` is every set that is no box;
// `mega` the sets of CAR 7.4's Tile Overview with their drops; several parts add up. `:` reads
// as `*`. `@` after a box applies to the sets in it. A box with one edition gives it to its sets;
// where all boxes agree and no edition is given, it is that of the selection as well.
//
// In `used` and `without`, `start` stands for the start tiles of every chosen set (copies times
// quantity) and `river` for all tiles with a river side, both as far as the bag has them beside
// the tiles that are named; the Selection holds the tile ids. `mega*2` drops twice as much. The
// game of the base stays, and its set is chosen whatever the texts say.
//
// Errors (`where` is "sets", "edition", "used", "tiles", "without" or "rule"): unknown set or tile
// (with suggestion), quantity not 0..99 (0: the set is left out), copies not 1..99, unknown
// edition, a set that stands in the selection twice with different editions, more than 4,096 bytes,
// a rule without `=`, an unknown rule or value (with the list), `start` or `river` where no chosen
// set has one. Whether tiles are there to be used or left out is for bag_of to say.
Result<Selection> select(const Catalog& catalog, const SelectionText& text, DefaultSets defaults,
                         const Selection& base = {});

// Adds the sets of which the box holds a part alone.
void add_parts(const TileSet& box, std::map<std::string, std::string>& in_part);

// The edition that was chosen for the set of that id: its own from `editions`, else the
// selection's.
Edition asked_edition(const Selection& selection, const std::string& set);

// The edition in which a set's tiles count: its own from `editions`, else the selection's; if
// the set lacks that, the nearest earlier (C1 < C2 < C3 < C3.1; WE counts as C2), else its
// earliest.
Edition edition_for(const Selection& selection, const TileSet& set);

// The edition whose tiles are counted for it: where no tile of edition_for's is recorded, as of the
// base game of 2025, the nearest earlier of which some are.
Edition tile_edition_for(const Catalog& catalog, const Selection& selection, const TileSet& set);

// Whether one printing was chosen for the set.
bool chooses_edition(const Selection& selection, const std::string& set);
// That printing, where the set has none of it and another stands in.
std::optional<Edition> lacking_edition(const Selection& selection, const TileSet& set);

// The sets of the selection whose edition_for differs from the edition asked for: id -> edition
// taken; none where every edition is looked at. Sets without tiles are listed as well: their rules
// and figures have printings too. A set that names no edition takes any.
std::map<std::string, Edition> fallback(const Catalog& catalog, const Selection& selection);
// The same of tile_edition_for, for answers that count tiles.
std::map<std::string, Edition> tile_fallback(const Catalog& catalog, const Selection& selection);

}  // namespace cartulary
