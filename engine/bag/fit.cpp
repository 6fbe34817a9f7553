#include "engine/bag/fit.h"

#include <algorithm>
#include <limits>

#include "engine/bag/bridge_fit.h"
#include "engine/text/contract.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// Whether a square with that code fits the hole in some turn.
bool fits_some_turn(const std::optional<EdgeCode>& code, Pattern pattern) {
  return code && std::any_of(all_rotations.begin(), all_rotations.end(),
                             [&](Rotation turn) { return pattern.fits(Pattern::of(*code), turn); });
}

constexpr int most_draws = 1'000'000;
constexpr int most_players = 100;

Status read_number(std::string_view option, std::string_view text, int least, int most,
                   std::optional<int>& value) {
  const std::string_view number = trimmed(text);
  if (number.empty()) return Done{};
  value = parse_whole(number, least, most);
  if (value) return Done{};
  return Error{
      .where = std::string(option),
      .what = said("fault.number-beyond",
                   {{"text", printable(number.substr(0, 40))}, {"least", least}, {"most", most}}),
      .fix = said("fault.in-digits")};
}

}  // namespace

Result<OddsQuestion> parse_odds(const OddsText& text) {
  OddsQuestion question;
  Status read = read_number("draws", text.draws, 0, most_draws, question.draws);
  if (read) read = read_number("players", text.players, 1, most_players, question.players);
  if (read) read = read_number("turn", text.turn, 0, most_draws, question.turn);
  if (read) read = read_number("hidden", text.hidden, 0, most_draws, question.hidden);
  if (read) read = read_number("laid", text.laid, 0, most_draws, question.laid);
  if (!read) return read.error();
  if (question.turn && !question.players)
    return Error{
        .where = "turn", .what = said("fault.turn-alone"), .fix = said("fault.add-players")};
  if (question.turn.value_or(0) >= question.players.value_or(1))
    return Error{.where = "turn",
                 .what = said("fault.draws-before",
                              {{"draws", *question.turn}, {"players", *question.players}}),
                 .fix = said("fault.turn-beyond", {{"most", *question.players - 1}})};
  return question;
}

Status check_odds(const OddsQuestion& question, int bag) {
  const int hidden = question.hidden.value_or(0);
  const int laid = question.laid.value_or(0);
  if (hidden > bag)
    return Error{.where = "hidden",
                 .what = said("fault.hidden-beyond", {{"hidden", hidden}, {"bag", bag}}),
                 .fix = said("fault.at-most", {{"most", bag}})};
  if (laid > bag - hidden)
    return Error{.where = "laid",
                 .what = hidden > 0 ? said("fault.laid-and-hidden-beyond",
                                           {{"laid", laid}, {"hidden", hidden}, {"bag", bag}})
                                    : said("fault.laid-beyond", {{"laid", laid}, {"bag", bag}}),
                 .fix = said("fault.at-most", {{"most", bag - hidden}})};
  return Done{};
}

FitChance chances(int bag, int fitting, const OddsQuestion& question) {
  CARTULARY_REQUIRES(0 <= fitting && fitting <= bag);
  FitChance chance;
  chance.next_draw = next_draw(bag, fitting);
  const int laid = question.laid.value_or(0);
  const int left = bag - laid - question.hidden.value_or(0);
  CARTULARY_REQUIRES(0 <= laid && laid <= bag && 0 <= left && left <= bag);
  const int draws = std::min(question.draws.value_or(left), left);
  if (question.draws || question.laid)
    chance.in_draws = InDraws{draws, at_least_one(bag, fitting, draws)};
  if (question.players) {
    const Seat seat{*question.players, question.turn.value_or(0)};
    MineChance mine;
    mine.players = *question.players;
    mine.turn = question.turn.value_or(0);
    mine.draws = static_cast<int>(my_draws(seat, draws));
    mine.at_least_one = one_is_mine(bag, fitting, draws, seat);
    mine.first = first_is_mine(bag, fitting, draws, seat);
    chance.mine = mine;
  }
  if (question.hidden) chance.before_end = before_end(bag, fitting, *question.hidden + laid);
  return chance;
}

Result<ReadyBag> ready_bag(const Catalog& catalog, const Selection& selection) {
  auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();
  FitIndex index(*bag);
  std::vector<AnyPiece> any = any_pieces(*bag);
  const TableHint hint = table_hint(catalog, selection, *bag);
  return ReadyBag{std::make_shared<const Selection>(selection),
                  tile_fallback(catalog, selection),
                  *std::move(bag),
                  std::move(index),
                  std::move(any),
                  hint,
                  has_bridges(catalog, selection),
                  &catalog};
}

std::string_view to_text(HoleState state) {
  return hole_state_names[static_cast<std::size_t>(state)];
}

HoleState hole_state(int copies, int any) {
  if (copies > 1) return HoleState::Open;
  if (copies == 1) return HoleState::Last;
  return any > 0 ? HoleState::Any : HoleState::Dead;
}

std::vector<AnyPiece> any_for(const std::vector<AnyPiece>& any, std::optional<int> players) {
  std::vector<AnyPiece> useful;
  int seats = players.value_or(std::numeric_limits<int>::max());
  for (const AnyPiece& piece : any) {
    const int copies = std::min(piece.copies, seats);
    seats -= copies;
    if (copies > 0) useful.push_back({piece.tile, copies});
  }
  return useful;
}

std::vector<FittingTile> bridged_tiles(const Bag& bag, Pattern hole) {
  std::vector<FittingTile> tiles;
  if (!takes_bridge(hole)) return tiles;
  for (const BagEntry& entry : bag.entries()) {
    const Pattern sides = Pattern::of(entry.code);
    if (!carries_bridge(sides)) continue;
    const bool fits = std::any_of(all_rotations.begin(), all_rotations.end(),
                                  [&](Rotation turn) { return hole.fits(sides, turn); });
    const RotationSet turns = fits ? RotationSet() : bridged_turns(sides, hole);
    if (!turns.empty()) tiles.push_back({entry.tile, entry.copies, turns});
  }
  return tiles;
}

int copies_of(const std::vector<FittingTile>& tiles) {
  int copies = 0;
  for (const FittingTile& tile : tiles) copies += tile.copies;
  return copies;
}

FitAnswer fit(const ReadyBag& ready, Pattern pattern, const OddsQuestion& question) {
  const FitList list = ready.index.find(pattern);
  FitAnswer answer;
  answer.pattern = pattern;
  answer.selection = ready.selection;
  answer.fallback = ready.fallback;
  answer.bag = ready.bag.size();
  answer.copies = list.copies();
  answer.designs = list.designs();
  answer.chance = chances(answer.bag, answer.copies, question);
  answer.tiles.reserve(list.entries().size());
  for (const FitEntry& entry : list.entries()) {
    const BagEntry& piece = ready.bag.entries()[entry.entry];
    answer.tiles.push_back({piece.tile, piece.copies, entry.rotations});
  }
  answer.outside = ready.bag.outside();
  answer.laid = question.laid;
  answer.enclosed = std::none_of(all_sides.begin(), all_sides.end(), [pattern](Side side) {
    return pattern.side(side) == EdgeSet::any();
  });
  answer.any = any_for(ready.any, question.players);
  if (ready.bridges) answer.bridged = bridged_tiles(ready.bag, pattern);
  answer.state = hole_state(answer.copies, answer.enclosed ? copies_of(answer.any) : 0);
  answer.hint = ready.hint;
  if (question.hidden) answer.hint.hills = 0;
  if (answer.copies == 0 && ready.catalog != nullptr)
    answer.elsewhere = elsewhere(*ready.catalog, *ready.selection, [&](const Tile& tile) {
      const Catalog& catalog = *ready.catalog;
      return tile.cls == TileClass::Land &&
             fits_some_turn(catalog.columns().row(catalog.index_of(&tile)).code, pattern);
    });
  return answer;
}

}  // namespace cartulary
