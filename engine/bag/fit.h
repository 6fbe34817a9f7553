// Answers "what fits this hole, and will it come?": the tiles that fit a pattern, their copies in
// the bag, and the chance that one of them is drawn.
//
// FitAnswer points into the Catalog. It contains every number from which a chance was computed.
#pragma once

#include <array>
#include <map>
#include <memory>
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

// A question about the draws to come. Members are absent if not asked.
struct OddsQuestion {
  std::optional<int> draws;      // 0 .. 1,000,000
  std::optional<int> players;    // 1 .. 100
  std::optional<int> turn;       // 0 .. 1,000,000; needs players
  std::optional<int> hidden;     // 0 .. 1,000,000
  std::optional<int> laid = {};  // unknown tiles on the table: 0 .. 1,000,000
};

// The options as texts (CLI and HTTP alike); empty = not given. Errors name the option ("draws"),
// the value and the range. It is also an error to give a turn without players, or a turn that is
// not below the number of players.
struct OddsText {
  std::string draws, players, turn, hidden, laid = {};
};
Result<OddsQuestion> parse_odds(const OddsText& text);

// Errors (`where` "hidden" or "laid"): more such tiles than the bag has, alone or together.
Status check_odds(const OddsQuestion& question, int bag);

struct InDraws {
  int draws = 0;  // as asked, at most the tiles still to be drawn
  double at_least_one = 0;
};

struct MineChance {
  int players = 0;
  int turn = 0;
  int draws = 0;  // how many of these draws are mine
  double at_least_one = 0;
  double first = 0;
};

struct FitChance {
  double next_draw = 0;
  std::optional<InDraws> in_draws;
  std::optional<MineChance> mine;
  std::optional<double> before_end;  // that a fitting tile comes at all if some stay hidden
};

// Hidden tiles and unknown tiles on the table do not change the chance of the next draw, but they
// reduce the number of draws. If `laid` is given, `in_draws` covers all remaining draws unless
// `draws` says otherwise. REQUIRES: 0 <= fitting <= bag, and check_odds holds.
FitChance chances(int bag, int fitting, const OddsQuestion& question);

// The state of a hole.
enum class HoleState { Open, Last, Any, Dead };
// Last: one copy left that fits. Any: only a piece that fits anything.
inline constexpr std::array<std::string_view, 4> hole_state_names = {"open", "last", "any", "dead"};
std::string_view to_text(HoleState state);
// `any`: copies of the pieces that fit anything and may be placed there.
HoleState hole_state(int copies, int any);

struct FittingTile {
  const Tile* tile = nullptr;
  int copies = 0;
  RotationSet rotations;
};

// The tiles of the bag that fit only with a bridge on them, in listing order.
std::vector<FittingTile> bridged_tiles(const Bag& bag, Pattern hole);
// The total number of copies.
int copies_of(const std::vector<FittingTile>& tiles);

struct FitAnswer {
  Pattern pattern;
  std::shared_ptr<const Selection> selection;  // that of the ReadyBag, not null
  std::map<std::string, Edition> fallback;
  int bag = 0;
  int copies = 0;
  int designs = 0;
  std::optional<int> laid;  // as asked
  FitChance chance;
  std::vector<FittingTile> tiles;
  std::vector<OutsidePiece> outside;
  bool enclosed = false;      // no side is open: the hole has four neighbours
  std::vector<AnyPiece> any;  // outside the bag; they fill the hole if it is enclosed
  // The tiles that fit only with a bridge on them, with the turns; nullopt if the boxes have no
  // bridges. Copies, chances and state do not count them.
  std::optional<std::vector<FittingTile>> bridged;
  HoleState state = HoleState::Dead;
  TableHint hint;       // no hills if the number of hidden tiles was given
  Elsewhere elsewhere;  // if nothing fits: what would
};

// A selection prepared for many questions: bag and index. Views into both stay valid when it is
// moved. Points into the Catalog.
struct ReadyBag {
  // Shared with every answer, because a selection of all sets is large. Not null.
  std::shared_ptr<const Selection> selection;
  std::map<std::string, Edition> fallback;
  Bag bag;
  FitIndex index;
  std::vector<AnyPiece> any = {};
  TableHint hint = {};
  bool bridges = false;              // whether the boxes contain bridges
  const Catalog* catalog = nullptr;  // null: only the bag is known
};
Result<ReadyBag> ready_bag(const Catalog& catalog, const Selection& selection);

// The pieces that fit anything and are of use for one hole with that many players: at most one per
// player.
std::vector<AnyPiece> any_for(const std::vector<AnyPiece>& any, std::optional<int> players);

// REQUIRES: check_odds(question, ready.bag.size()) holds.
FitAnswer fit(const ReadyBag& ready, Pattern pattern, const OddsQuestion& question);

}  // namespace cartulary
