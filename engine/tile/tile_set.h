// TileSet: what is sold or published under one name: base game, expansion, promo, or a box
// that contains sets.
//
// Owns its text. Its tiles stand in the Catalog. Example: "inns-and-cathedrals", code IC,
// major expansion 1 of 2002, editions C1 and C2.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

// In the order in which sets are listed.
enum class SetKind : std::uint8_t { Base, Major, Minor, Promo, SpinOff, Box };
std::string_view to_text(SetKind kind);  // "base", ..., "spin-off", "box"
std::optional<SetKind> parse_set_kind(std::string_view text);

// One line of what is in the box. `count` is absent where no source states it. `element`: which
// figure or token it is; empty for land tiles and for what no element is about. `kind_of`: the
// element that it is one kind of, where each kind has a line (wine, of trade goods). What a box
// lists itself is all that it has of the element, the sets in it included.
struct BoxItem {
  std::optional<int> count;
  std::string what;
  std::string note;
  std::optional<Edition> edition;
  std::string element;
  std::string kind_of;
  friend bool operator==(const BoxItem&, const BoxItem&) = default;
};

// A set inside a box. A partial one is told, but not counted when the box is selected.
struct ContainedSet {
  std::string set;
  std::optional<Edition> edition;
  int quantity = 1;
  bool partial = false;
  std::string note;
  friend bool operator==(const ContainedSet&, const ContainedSet&) = default;
};

// A tile that the game begins with, and the sets whose start tile it replaces.
struct StartTile {
  std::string tile;
  int copies = 1;
  std::vector<std::string> replaces;
  std::string note;
  friend bool operator==(const StartTile&, const StartTile&) = default;
};

// A set of JCloisterZone that is this one in a certain edition, or some of its tiles.
struct JczSet {
  std::string id;  // "inns-and-cathedrals:2"
  Edition edition = Edition::C1;
  std::vector<std::string> tiles;  // ids of the tiles that are in it; empty: all that have a jcz id
  friend bool operator==(const JczSet&, const JczSet&) = default;
};

// What a set is called in an edition, where not as in others: Dragon & Fairy.
struct EditionTitle {
  Edition edition = Edition::C1;
  std::string title;
  std::string german;  // empty: not known
  friend bool operator==(const EditionTitle&, const EditionTitle&) = default;
};

struct TileSet {
  std::string id;
  std::vector<std::string> aliases;
  std::string code;  // "IC"
  std::string title;
  std::string german;  // empty: not known, then `unknown` names it
  std::vector<EditionTitle> titles;
  std::vector<std::string> also;  // other names that players use, short or German: "Exp. 1"
  SetKind kind = SetKind::Minor;
  std::optional<int> number;
  int sort = 0;
  std::optional<int> year;
  std::vector<std::string> publishers;
  std::vector<Edition> editions;
  std::vector<BoxItem> contents;
  std::vector<ContainedSet> contains;  // boxes only
  std::vector<StartTile> start;
  bool in_mega = false;                   // stands in CAR 7.4's Tile Overview
  std::map<std::string, int> mega_drops;  // tile id -> copies that stay in the box then
  std::vector<JczSet> jcz;                // its names in JCloisterZone
  std::vector<SourcePlace> sources;
  std::string note;
  std::vector<std::string> unknown;

  bool has_edition(Edition edition) const;
  // The title of the edition, which is `title` where it has none of its own.
  const std::string& title_in(Edition edition) const;
  // What else it is called: `also`, and its titles and German titles in single editions.
  std::vector<std::string> other_names() const;
  friend bool operator==(const TileSet&, const TileSet&) = default;
};

// The listing order of sets: kind, number (sets without one last), sort, id.
bool listed_before(const TileSet& a, const TileSet& b);

}  // namespace cartulary
