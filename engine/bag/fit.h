// The answer to "what fits this hole, and will it come?".
//
// FitAnswer points into the Catalog. All numbers that a chance came from stand beside it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/bag/bag.h"
#include "engine/bag/fit_index.h"
#include "engine/bag/odds.h"
#include "engine/bag/selection.h"
#include "engine/tile/pattern.h"

namespace cartulary {

// What was asked about the draws to come; absent where it was not asked.
struct OddsQuestion {
  std::optional<int> draws;    // 0 .. 1,000,000
  std::optional<int> players;  // 1 .. 100
  std::optional<int> turn;     // 0 .. 1,000,000; needs players
  std::optional<int> hidden;   // 0 .. 1,000,000
};

// The options as texts (CLI and HTTP alike); empty = not given. Errors name the option
// ("draws"), the value and the range; turn without players is an error.
struct OddsText {
  std::string draws, players, turn, hidden;
};
Result<OddsQuestion> parse_odds(const OddsText& text);

struct InDraws {
  int draws = 0;  // as asked, at most the bag
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

// REQUIRES: 0 <= fitting <= bag.
FitChance chances(int bag, int fitting, const OddsQuestion& question);

struct FittingTile {
  const Tile* tile = nullptr;
  int copies = 0;
  RotationSet rotations;
};

struct FitAnswer {
  Pattern pattern;
  Selection selection;
  std::map<std::string, Edition> fallback;
  int bag = 0;
  int copies = 0;
  int designs = 0;
  FitChance chance;
  std::vector<FittingTile> tiles;
  std::vector<OutsidePiece> outside;
};

// A selection made ready for many questions: bag and index. Heap-held parts move with it.
struct ReadyBag {
  Selection selection;
  std::map<std::string, Edition> fallback;
  Bag bag;
  FitIndex index;
};
Result<ReadyBag> ready_bag(const Catalog& catalog, const Selection& selection);

FitAnswer fit(const ReadyBag& ready, Pattern pattern, const OddsQuestion& question);

}  // namespace cartulary
