// Tiles that lie on the table and nobody knows which, against every order of a small bag.
#include <algorithm>
#include <vector>

#include "engine/bag/fit.h"
#include "tests/support/catch.h"

namespace cartulary::laid_test {
namespace {

// Among how many orders of the bag `holds` is true, as a share. The first `fitting` tiles fit.
template <class Holds>
double share(int bag, int fitting, Holds holds) {
  std::vector<char> order(static_cast<std::size_t>(bag), 'x');
  std::fill_n(order.begin(), fitting, 'k');
  std::sort(order.begin(), order.end());
  int all = 0, some = 0;
  do {
    ++all;
    some += holds(order) ? 1 : 0;
  } while (std::next_permutation(order.begin(), order.end()));
  return static_cast<double>(some) / all;
}

// Whether one that fits stands at places from..to, every `step`.
bool comes(const std::vector<char>& order, int from, int to, int step = 1) {
  for (int place = from; place < to; place += step)
    if (order[static_cast<std::size_t>(place)] == 'k') return true;
  return false;
}

bool first_is_at(const std::vector<char>& order, int from, int to, int turn, int players) {
  for (int place = from; place < to; ++place)
    if (order[static_cast<std::size_t>(place)] == 'k')
      return place - from >= turn && (place - from - turn) % players == 0;
  return false;
}

bool near(double a, double b) {
  return std::abs(a - b) < 1e-12;
}

}  // namespace

TEST_CASE(
    "--laid N and --hidden H: chances equal those over every order of bags of up to nine tiles") {
  std::string wrong;
  int asked = 0;
  for (int bag = 1; bag <= 9; ++bag)
    for (int fitting = 0; fitting <= bag; ++fitting)
      for (int laid = 0; laid <= bag; ++laid)
        for (int draws = 0; draws <= bag; ++draws)
          for (int players = 1; players <= 3; ++players) {
            const int turn = (bag + draws) % players, hidden = (bag - laid) / 2;
            OddsQuestion question{draws, players, turn, hidden};
            question.laid = laid;
            const FitChance chance = chances(bag, fitting, question);
            const int end = std::min(bag - hidden, laid + draws);
            const bool good =
                near(chance.next_draw,
                     share(bag, fitting, [](const auto& order) { return comes(order, 0, 1); })) &&
                near(chance.in_draws->at_least_one,
                     share(bag, fitting,
                           [&](const auto& order) { return comes(order, laid, end); })) &&
                near(chance.mine->at_least_one, share(bag, fitting,
                                                      [&](const auto& order) {
                                                        return comes(order, laid + turn, end,
                                                                     players);
                                                      })) &&
                near(chance.mine->first, share(bag, fitting,
                                               [&](const auto& order) {
                                                 return first_is_at(order, laid, end, turn,
                                                                    players);
                                               })) &&
                near(*chance.before_end, share(bag, fitting, [&](const auto& order) {
                  return comes(order, laid, bag - hidden);
                }));
            ++asked;
            if (!good && wrong.empty())
              wrong = std::to_string(fitting) + " of " + std::to_string(bag) + ", laid " +
                      std::to_string(laid) + ", draws " + std::to_string(draws);
          }
  CHECK(asked > 5000);
  CHECK(wrong == "");
}

TEST_CASE("--laid N: the draws looked at are those that are left, unless fewer are asked for") {
  OddsQuestion question;
  question.laid = 20;
  const FitChance all = chances(72, 3, question);
  REQUIRE(all.in_draws.has_value());
  CHECK(all.in_draws->draws == 52);
  CHECK(all.next_draw == chances(72, 3, {}).next_draw);
  question.draws = 60;
  CHECK(chances(72, 3, question).in_draws->draws == 52);
  question.draws = 10;
  CHECK(chances(72, 3, question).in_draws->at_least_one == at_least_one(72, 3, 10));
}

TEST_CASE("newcomer E6: what stays hidden is no draw of anybody") {
  OddsQuestion question;
  question.players = 3;
  question.hidden = 8;
  const FitChance chance = chances(90, 1, question);
  CHECK(chance.mine->draws == 28);  // of 82
  CHECK(chance.mine->at_least_one == one_is_mine(90, 1, 82, {3, 0}));
  CHECK_FALSE(chance.in_draws.has_value());
  question.draws = 90;
  CHECK(chances(90, 1, question).in_draws->draws == 82);
}

TEST_CASE("tiles hidden and laid cannot be more than the bag") {
  const auto error = [](std::optional<int> hidden, std::optional<int> laid) {
    OddsQuestion question;
    question.hidden = hidden;
    question.laid = laid;
    const Status possible = check_odds(question, 72);
    return possible ? "no error" : to_text(possible.error());
  };
  CHECK(error(72, {}) == "no error");
  CHECK(error(30, 42) == "no error");
  CHECK(error(73, {}) ==
        "hidden: 73 tiles never drawn, but the bag has 72 tiles\n"
        "fix: write at most 72");
  CHECK(error({}, 80) ==
        "laid: 80 tiles on the table, but the bag has 72 tiles\n"
        "fix: write at most 72");
  CHECK(error(30, 43) ==
        "laid: 43 tiles on the table and 30 never drawn, but the bag has 72 tiles\n"
        "fix: write at most 42");
}

}  // namespace cartulary::laid_test
