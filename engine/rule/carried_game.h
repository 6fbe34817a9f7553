// CarriedGame: a group's own game as content carries it beside its own records: what its page
// tells. Whoever plays it reads its folder (GroupGame, with all that comes with it); this is its
// extract, whose ids name what content has, but for those that the game itself adds.
//
// Owns its texts. The selection stands as the parameters of a request, so that a link can hand it
// on; own sets stand in `used` alone, since without the game's folder nobody knows them.
//
//   for (const CarriedGame& game : library.games) ... game.title, game.drops
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

// A set that is played with, or of which single tiles are.
struct CarriedSet {
  std::string set;
  std::string title;
  std::string kind;  // content, own; tiles: single tiles of a set that is not played
  int copies = 0;    // land tiles of it that are played with
  int unknown = 0;   // of these, those of which a side is not known
  friend bool operator==(const CarriedSet&, const CarriedSet&) = default;
};

// What is said of a record of content: the reason why a rule is not played, a remark on what is
// taken over, which may be empty.
struct CarriedNote {
  std::string record;  // with its kind: "rule/tower/mine"
  std::string note;
  friend bool operator==(const CarriedNote&, const CarriedNote&) = default;
};

// A rule or ruling of the game's own.
struct CarriedRecord {
  std::string record;  // with its kind
  std::string set;     // its title; that of the game where it belongs to none of its sets
  std::string title;
  std::string text;       // Markdown
  std::string annotates;  // rules that it changes, with their kind, parted by spaces
  friend bool operator==(const CarriedRecord&, const CarriedRecord&) = default;
};

// An entry of the game's ledger.
struct CarriedDoubt {
  std::string entry;
  std::string title;
  std::string kind;  // as of LedgerEntry
  std::string decision;
  std::string reason;
  friend bool operator==(const CarriedDoubt&, const CarriedDoubt&) = default;
};

struct CarriedGame {
  std::string id;
  std::string title;
  std::string revision;  // may be empty
  std::string players;   // "2-5"; may be empty
  std::string note;      // Markdown; may be empty
  std::string edition;
  // As select() reads them, sets without the game's own.
  std::string sets, tiles, without, rules;
  std::vector<CarriedSet> used;        // as listed
  std::vector<CarriedRecord> own;      // rules, then rulings, by set
  std::vector<CarriedNote> adopts;     // by id
  std::vector<CarriedNote> drops;      // by id
  std::vector<CarriedDoubt> ledger;    // by id
  std::vector<std::string> documents;  // ids of those that its own records name, ascending
  friend bool operator==(const CarriedGame&, const CarriedGame&) = default;
};

// The land tiles of all its sets together.
int land_tiles(const CarriedGame& game);
int unknown_tiles(const CarriedGame& game);
// Null if none is called so.
const CarriedGame* find_game(const std::vector<CarriedGame>& games, std::string_view id);

}  // namespace cartulary
