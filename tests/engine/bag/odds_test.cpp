#include "engine/bag/odds.h"

#include <algorithm>
#include <string>

#include "tests/engine/bag/exact.h"
#include "tests/support/catch.h"

namespace cartulary::odds_test {
using test::agrees;
using test::Big;
using test::falling;

namespace {

Big choose(const std::vector<std::vector<Big>>& rows, int n, int k) {
  if (n < 0 || k < 0 || k > n) return {};
  return rows[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

std::string name(int bag, int fitting, int draws) {
  return std::to_string(fitting) + " of " + std::to_string(bag) + " in " + std::to_string(draws);
}

// The first fitting tile lies at place k in C(N-1-k, K-1) of the C(N, K) ways to lay K.
Big ways_first_is_mine(const std::vector<std::vector<Big>>& rows, int bag, int fitting, int draws,
                       int players, int turn) {
  Big ways;
  for (int k = turn; k < draws; k += players) ways = ways + choose(rows, bag - 1 - k, fitting - 1);
  return ways;
}

}  // namespace

TEST_CASE("the figures that interfaces promise") {
  CHECK(next_draw(72, 3) == 0.041666666666666664);
  CHECK(at_least_one(72, 3, 10) == 0.3658618376928236);
  CHECK(my_draws({3, 0}, 10) == 4);
  CHECK(one_is_mine(72, 3, 10, {3, 0}) == 0.1596914822266935);
  CHECK(first_is_mine(72, 3, 10, {3, 0}) == 0.14644533869885984);
}

TEST_CASE("at least one in n draws equals exact fractions, for every question to small bags") {
  const auto rows = test::pascal(120);
  std::string first_wrong;
  int asked = 0;
  for (const int bag : {1, 2, 3, 5, 8, 13, 21, 34, 72, 120})
    for (int fitting = 0; fitting <= bag; ++fitting)
      for (int draws = 0; draws <= bag; ++draws) {
        const Big all = choose(rows, bag, draws);
        const Big some = all - choose(rows, bag - fitting, draws);
        ++asked;
        if (!agrees(at_least_one(bag, fitting, draws), some, all) && first_wrong.empty())
          first_wrong = name(bag, fitting, draws);
        const Big hidden_all = choose(rows, bag, bag - draws);
        const Big before = hidden_all - choose(rows, bag - fitting, bag - draws);
        if (!agrees(before_end(bag, fitting, draws), before, hidden_all) && first_wrong.empty())
          first_wrong = name(bag, fitting, draws) + " before the end";
      }
  CHECK(asked > 20000);
  CHECK(first_wrong == "");
}

TEST_CASE("the first that fits is mine: exact fractions for small bags") {
  const auto rows = test::pascal(72);
  std::string first_wrong;
  for (const int bag : {1, 2, 3, 7, 12, 30, 72})
    for (int fitting = 0; fitting <= bag; ++fitting)
      for (const int players : {1, 2, 3, 5})
        for (const int turn : {0, 1, 2, 4, 11})
          for (const int draws : {0, 1, 2, bag / 2, bag}) {
            const Big ways =
                ways_first_is_mine(rows, bag, fitting, std::min(draws, bag), players, turn);
            if (!agrees(first_is_mine(bag, fitting, draws, {players, turn}), ways,
                        choose(rows, bag, fitting)) &&
                first_wrong.empty())
              first_wrong = name(bag, fitting, draws) + ", player " + std::to_string(turn) +
                            " of " + std::to_string(players);
          }
  CHECK(first_wrong == "");
}

TEST_CASE("the seats' chances of the first fit add up to that of any fit") {
  for (const int players : {2, 3, 6}) {
    double sum = 0;
    for (int turn = 0; turn < players; ++turn) sum += first_is_mine(72, 5, 40, {players, turn});
    CHECK(sum == Approx(at_least_one(72, 5, 40)).epsilon(1e-14));
  }
}

TEST_CASE("large bags: a product of few factors, exactly") {
  struct Question {
    std::uint64_t bag, fitting, draws;
  };
  for (const Question q :
       {Question{1'000'000, 1, 1}, Question{1'000'000, 2, 3}, Question{1'000'000, 7, 500'000},
        Question{1'000'000, 500'000, 20}, Question{1'000'000, 999'000, 6},
        Question{1'000'000, 3'000, 1'000}, Question{1'000'000, 5'000, 5'000},
        Question{1'000'000, 7'000, 7'000}, Question{999'983, 2, 999'980},
        Question{1'000'000'000'000, 1, 1}, Question{1'000'000'000'000, 3, 2},
        Question{4'000'000'000, 40, 3'000'000'000}}) {
    const std::uint64_t factors = std::min(q.fitting, q.draws);
    const std::uint64_t other = std::max(q.fitting, q.draws);
    const Big all = falling(q.bag, factors);
    const Big none = falling(q.bag - other, factors);
    INFO(q.fitting << " of " << q.bag << " in " << q.draws);
    CHECK(
        agrees(at_least_one(static_cast<std::int64_t>(q.bag), static_cast<std::int64_t>(q.fitting),
                            static_cast<std::int64_t>(q.draws)),
               all - none, all));
  }
}

TEST_CASE("large bags: the first that fits is mine, by sums of whole numbers") {
  constexpr std::uint64_t bag = 1'000'000;
  for (const std::uint64_t players : {1U, 2U, 7U, 100U})
    for (const std::uint64_t turn : {0U, 5U, 999'900U}) {
      std::uint64_t one = 0, two = 0, three = 0;
      for (std::uint64_t k = turn; k < bag; k += players) {
        const std::uint64_t behind = bag - 1 - k;
        one += 1;
        two += behind;
        three += behind * (behind - 1) / 2;
      }
      const Seat seat{static_cast<std::int64_t>(players), static_cast<std::int64_t>(turn)};
      INFO(players << " players, turn " << turn);
      CHECK(agrees(first_is_mine(bag, 1, bag, seat), one, bag));
      CHECK(agrees(first_is_mine(bag, 2, bag, seat), two, bag * (bag - 1) / 2));
      CHECK(agrees(first_is_mine(bag, 3, bag, seat), three, bag * (bag - 1) * (bag - 2) / 6));
    }
}

TEST_CASE("certain, impossible and senseless questions have plain answers") {
  CHECK(at_least_one(10, 4, 7) == 1.0);
  CHECK(at_least_one(10, 10, 1) == 1.0);
  CHECK(at_least_one(10, 3, 99) == 1.0);
  CHECK(at_least_one(10, 0, 5) == 0.0);
  CHECK(at_least_one(10, 5, 0) == 0.0);
  CHECK(at_least_one(0, 0, 5) == 0.0);
  CHECK(at_least_one(-3, 2, 5) == 0.0);
  CHECK(at_least_one(10, 99, 1) == 1.0);
  CHECK(at_least_one(10, -1, -1) == 0.0);
  CHECK(next_draw(0, 0) == 0.0);
  CHECK(next_draw(4, 9) == 1.0);
  CHECK(first_is_mine(0, 0, 5, {2, 0}) == 0.0);
  CHECK(first_is_mine(10, 2, 5, {0, -1}) == at_least_one(10, 2, 5));
  CHECK(before_end(10, 3, 0) == 1.0);
  CHECK(before_end(10, 3, 10) == 0.0);
  CHECK(before_end(10, 3, 99) == 0.0);
}

TEST_CASE("my draws are every so many, from my turn on") {
  CHECK(my_draws({2, 0}, 5) == 3);
  CHECK(my_draws({2, 1}, 5) == 2);
  CHECK(my_draws({4, 3}, 3) == 0);
  CHECK(my_draws({4, 3}, 4) == 1);
  CHECK(my_draws({1, 0}, 0) == 0);
}

}  // namespace cartulary::odds_test
