#include "engine/bag/fit.h"

#include <algorithm>

#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr int most_draws = 1'000'000;
constexpr int most_players = 100;

Status read_number(std::string_view option, std::string_view text, int least, int most,
                   std::optional<int>& value) {
  const std::string_view number = trimmed(text);
  if (number.empty()) return Done{};
  value = parse_whole(number, least, most);
  if (value) return Done{};
  return Error{.where = std::string(option),
               .what = quoted(number.substr(0, 40)) + " is no whole number from " +
                       std::to_string(least) + " to " + std::to_string(most),
               .fix = "write it in digits, for example " + std::string(option) + " 3"};
}

}  // namespace

Result<OddsQuestion> parse_odds(const OddsText& text) {
  OddsQuestion question;
  Status read = read_number("draws", text.draws, 0, most_draws, question.draws);
  if (read) read = read_number("players", text.players, 1, most_players, question.players);
  if (read) read = read_number("turn", text.turn, 0, most_draws, question.turn);
  if (read) read = read_number("hidden", text.hidden, 0, most_draws, question.hidden);
  if (!read) return read.error();
  if (question.turn && !question.players)
    return Error{.where = "turn",
                 .what = "my turn means nothing without the number of players",
                 .fix = "add players"};
  return question;
}

FitChance chances(int bag, int fitting, const OddsQuestion& question) {
  CARTULARY_REQUIRES(0 <= fitting && fitting <= bag);
  FitChance chance;
  chance.next_draw = next_draw(bag, fitting);
  const int draws = std::min(question.draws.value_or(bag), bag);
  if (question.draws) chance.in_draws = InDraws{draws, at_least_one(bag, fitting, draws)};
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
  if (question.hidden) chance.before_end = before_end(bag, fitting, *question.hidden);
  return chance;
}

Result<ReadyBag> ready_bag(const Catalog& catalog, const Selection& selection) {
  auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();
  FitIndex index(*bag);
  return ReadyBag{selection, fallback(catalog, selection), *std::move(bag), std::move(index)};
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
  return answer;
}

}  // namespace cartulary
