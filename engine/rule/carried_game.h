// CarriedGame: a summary of a group's own game. The content includes it, and a page shows it. It is
// not enough to play the game: for that, read the folder of the game, which gives the full
// GroupGame. The ids in the summary refer to content, except for records that the game itself adds.
//
// Owns its texts. The selection is stored as request parameters, so that a link can pass it on. The
// game's own sets appear only in `used`, because they are unknown without its folder.
//
//   for (const CarriedGame& game : library.games) ... game.title, game.drops
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

// A set that the game uses, in whole or as single tiles.
struct CarriedSet {
  std::string set;
  std::string title;
  std::string kind;  // content, own, or tiles: only single tiles of the set
  int copies = 0;    // land tiles of it in the game
  int unknown = 0;   // of these, those with an unknown side
  friend bool operator==(const CarriedSet&, const CarriedSet&) = default;
};

// A note on a record of content: the reason why a rule is not played, or a remark on an adopted
// record, which may be empty.
struct CarriedNote {
  std::string record;  // with its kind: "rule/tower/mine"
  std::string note;
  friend bool operator==(const CarriedNote&, const CarriedNote&) = default;
};

// A rule or ruling that the game adds.
struct CarriedRecord {
  std::string record;  // with its kind
  std::string set;     // the title of its set, or of the game if it is in none of its sets
  std::string title;
  std::string text;       // Markdown
  std::string annotates;  // rules that it changes, with their kind, separated by spaces
  friend bool operator==(const CarriedRecord&, const CarriedRecord&) = default;
};

// An entry of the game's ledger: an unclear point and its decision.
struct CarriedDoubt {
  std::string entry;
  std::string title;
  std::string kind;  // as in LedgerEntry
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
  std::string rule_set;  // empty: every reading
  // In the form that select() reads; `sets` omits the game's own.
  std::string sets, tiles, without, rules;
  std::vector<CarriedSet> used;        // in listing order
  std::vector<CarriedRecord> own;      // rules, then rulings, by set
  std::vector<CarriedNote> adopts;     // by id
  std::vector<CarriedNote> drops;      // by id
  std::vector<CarriedDoubt> ledger;    // by id
  std::vector<std::string> documents;  // ids of the documents that its own records cite, ascending
  friend bool operator==(const CarriedGame&, const CarriedGame&) = default;
};

// The number of land tiles in all its sets, and of those with an unknown side.
int land_tiles(const CarriedGame& game);
int unknown_tiles(const CarriedGame& game);
// The game with that id; null if there is none.
const CarriedGame* find_game(const std::vector<CarriedGame>& games, std::string_view id);

}  // namespace cartulary
