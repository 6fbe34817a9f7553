// Auction: tracks the bids for one tile of a bazaar at a time and computes the resulting payment.
//
// CAR 7.4, "Bazaars": the player who picked the tile buys it from the highest bidder or sells it to
// them; if nobody else bids, the points of the bid are lost.
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
  // Records a bid for a tile of the bazaar. A bid for another tile first ends the current auction
  // and returns its payment.
  std::optional<Payment> bid(int player, int tile, int points);
  // Settles the auction by the choice of the player who picked the tile: BUY or SELL.
  std::optional<Payment> settle(std::string_view choice);
  // Ends the bazaar. An auction without a choice is settled as BUY.
  std::optional<Payment> end();

 private:
  int tile_ = -1;
  int picker_ = -1;
  int bidder_ = -1;
  int points_ = 0;
};

}  // namespace cartulary
