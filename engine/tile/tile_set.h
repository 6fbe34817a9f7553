// TileSet: what is sold or published under one name: a base game, an expansion, a promo, or a box
// that contains sets.
//
// Owns its text. Its tiles are in the Catalog. Example: "inns-and-cathedrals", code IC, major
// expansion 1 of 2002, editions C1 and C2.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/record_id.h"
#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

// In listing order.
enum class SetKind : std::uint8_t { Base, Major, Minor, Promo, SpinOff, Box };
std::string_view to_text(SetKind kind);  // "base", ..., "spin-off", "box"
std::optional<SetKind> parse_set_kind(std::string_view text);

// One line of the contents of a box. `count` is absent if no source gives it. `element` is the
// figure or token on the line; it is empty for land tiles and for anything that is not an element.
// `kind_of` is the element of which this is one kind, if every kind has its own line (wine, a kind
// of trade goods). If a box lists an element itself, that line is the total for the box, including
// the sets in it.
struct BoxItem {
  std::optional<int> count;
  std::string what;
  std::string note;
  std::optional<Edition> edition;
  std::string element;
  std::string kind_of;
  friend bool operator==(const BoxItem&, const BoxItem&) = default;
};

// What an item of a box says, but for what an item before it has said.
struct BoxTexts {
  std::string_view what;
  std::string_view note;
};

// A set inside a box. A partial one is reported, but not counted when the box is selected.
struct ContainedSet {
  std::string set;
  std::optional<Edition> edition;
  int quantity = 1;
  bool partial = false;
  std::string note;
  friend bool operator==(const ContainedSet&, const ContainedSet&) = default;
};

// A tile with which the game begins, and the sets whose start tile it replaces.
struct StartTile {
  std::string tile;
  int copies = 1;
  std::vector<std::string> replaces;
  std::string note;
  friend bool operator==(const StartTile&, const StartTile&) = default;
};

// A set of JCloisterZone that matches this set, or some of its tiles, in one edition.
struct JczSet {
  std::string id;  // "inns-and-cathedrals:2"
  Edition edition = Edition::C1;
  std::vector<std::string> tiles;  // ids of the tiles in it; empty: all that have a jcz id
  friend bool operator==(const JczSet&, const JczSet&) = default;
};

// The titles of a set in an edition that calls it differently: Dragon & Fairy.
struct EditionTitle {
  Edition edition = Edition::C1;
  std::string title;
  std::string german;  // empty if not known
  friend bool operator==(const EditionTitle&, const EditionTitle&) = default;
};

struct TileSet {
  static constexpr RecordKind record_kind = RecordKind::Set;
  std::string id;
  std::vector<std::string> aliases;
  std::string code;  // "IC"
  std::string title;
  std::string german;  // empty if not known; `unknown` then lists it
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
  bool in_mega = false;                   // is in CAR 7.4's Tile Overview
  std::map<std::string, int> mega_drops;  // tile id -> copies that `mega` leaves in the box
  std::vector<JczSet> jcz;                // the matching sets of JCloisterZone
  std::vector<SourcePlace> sources;
  std::string note;
  std::vector<std::string> unknown;

  bool has_edition(Edition edition) const;
  // The title in that edition; `title` if the edition has no different one.
  const std::string& title_in(Edition edition) const;
  // All other names: `also`, and the titles and German titles of single editions.
  std::vector<std::string> other_names() const;
  // The texts of `contents`, each once, since several printings list the same things.
  std::vector<BoxTexts> box_texts() const;
  friend bool operator==(const TileSet&, const TileSet&) = default;
};

// The listing order of sets: by kind, number (sets without one last), sort, id.
bool listed_before(const TileSet& a, const TileSet& b);

}  // namespace cartulary
