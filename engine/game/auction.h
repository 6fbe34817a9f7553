// Auction: the bids of a bazaar as they come, and who pays whom.
//
// CAR 7.4, "Bazaars": who picked the tile buys it from the highest bidder or sells it to them; if
// nobody else bids, the points of the bid are lost.
//
//   Auction auction;
//   auction.bid(0, 2, 5);                       // red takes tile 2 for 5
//   auto payment = auction.settle("SELL");
#pragma once

#include <optional>
#include <string_view>

namespace cartulary {

struct Payment {
  int payer = -1;
  int payee = -1;  // -1: nobody
  int points = 0;
  friend bool operator==(const Payment&, const Payment&) = default;
};

class Auction {
 public:
  // A bid for a tile of the bazaar. A bid for another tile ends the auction before it: then what
  // its only bidder pays.
  std::optional<Payment> bid(int player, int tile, int points);
  // What the one who picked the tile decides: BUY or SELL.
  std::optional<Payment> settle(std::string_view choice);
  // The bazaar is over.
  std::optional<Payment> end();

 private:
  int tile_ = -1;
  int picker_ = -1;
  int bidder_ = -1;
  int points_ = 0;
};

}  // namespace cartulary
