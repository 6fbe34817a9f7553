// The answer to "what fits this hole, and will it come?".
//
// FitAnswer points into the Catalog. All numbers that a chance came from stand beside it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/elsewhere.h"
#include "engine/bag/fit_index.h"
#include "engine/bag/odds.h"
#include "engine/bag/selection.h"
#include "engine/tile/pattern.h"

namespace cartulary {

// What was asked about the draws to come; absent where it was not asked.
struct OddsQuestion {
  std::optional<int> draws;      // 0 .. 1,000,000
  std::optional<int> players;    // 1 .. 100
  std::optional<int> turn;       // 0 .. 1,000,000; needs players
  std::optional<int> hidden;     // 0 .. 1,000,000
  std::optional<int> laid = {};  // tiles on the table that nobody knows: 0 .. 1,000,000
};

// The options as texts (CLI and HTTP alike); empty = not given. Errors name the option
// ("draws"), the value and the range; so are turn without players, and turn beyond the players.
struct OddsText {
  std::string draws, players, turn, hidden, laid = {};
};
Result<OddsQuestion> parse_odds(const OddsText& text);

// Errors (`where` "hidden" or "laid"): more such tiles, or both together, than the bag has.
Status check_odds(const OddsQuestion& question, int bag);

struct InDraws {
  int draws = 0;  // as asked, at most the tiles still to be drawn
  double at_least_one = 0;
};

struct MineChance {
  int players = 0;
  int turn = 0;
  int draws = 0;  // my draws among those looked at
  double at_least_one = 0;
  double first = 0;
};

struct FitChance {
  double next_draw = 0;
  std::optional<InDraws> in_draws;
  std::optional<MineChance> mine;
  std::optional<double> before_end;  // that one comes at all, with tiles that stay hidden
};

// Tiles that stay hidden, and those that lie on the table unknown, leave the chance of the next
// draw as it is and lower the number of draws. With tiles laid, `in_draws` looks at all draws that
// are left unless told. REQUIRES: 0 <= fitting <= bag, and check_odds holds.
FitChance chances(int bag, int fitting, const OddsQuestion& question);

// What is to be said of a hole.
enum class HoleState { Open, Last, Any, Dead };
// "open", "last" (one copy left that fits), "any" (only a piece that fits anything), "dead".
std::string_view to_text(HoleState state);
// `any`: copies of pieces that fit anything and may lie there.
HoleState hole_state(int copies, int any);

struct FittingTile {
  const Tile* tile = nullptr;
  int copies = 0;
  RotationSet rotations;
};

// The tiles of the bag that fit in no turn but with a bridge on them, in listing order.
std::vector<FittingTile> bridged_tiles(const Bag& bag, Pattern hole);
// Copies of all of them together.
int copies_of(const std::vector<FittingTile>& tiles);

struct FitAnswer {
  Pattern pattern;
  Selection selection;
  std::map<std::string, Edition> fallback;
  int bag = 0;
  int copies = 0;
  int designs = 0;
  std::optional<int> laid;  // as asked
  FitChance chance;
  std::vector<FittingTile> tiles;
  std::vector<OutsidePiece> outside;
  bool enclosed = false;      // no side is open: four neighbours lie
  std::vector<AnyPiece> any;  // beside the bag; they fill the hole where it is enclosed
  // What fits only with a bridge on it, in which turns; nothing where the boxes have no bridges.
  // Copies, chances and state do not count it.
  std::optional<std::vector<FittingTile>> bridged;
  HoleState state = HoleState::Dead;
  TableHint hint;       // no hills where hidden tiles were told
  Elsewhere elsewhere;  // where nothing fits: what would
};

// A selection made ready for many questions: bag and index. Heap-held parts move with it; points
// into the Catalog.
struct ReadyBag {
  Selection selection;
  std::map<std::string, Edition> fallback;
  Bag bag;
  FitIndex index;
  std::vector<AnyPiece> any = {};
  TableHint hint = {};
  bool bridges = false;              // whether the boxes have some
  const Catalog* catalog = nullptr;  // null: nothing is known beyond the bag
};
Result<ReadyBag> ready_bag(const Catalog& catalog, const Selection& selection);

// The pieces that fit anything of which a hole has use when so many play: at most one a player.
std::vector<AnyPiece> any_for(const std::vector<AnyPiece>& any, std::optional<int> players);

// REQUIRES: check_odds(question, ready.bag.size()) holds.
FitAnswer fit(const ReadyBag& ready, Pattern pattern, const OddsQuestion& question);

}  // namespace cartulary
