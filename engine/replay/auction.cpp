#include "engine/replay/auction.h"

#include <utility>

namespace cartulary {

std::optional<Payment> Auction::bid(int player, int tile, int points) {
  std::optional<Payment> paid;
  if (tile != tile_ || picker_ < 0) {
    paid = end();
    tile_ = tile;
    picker_ = player;
  }
  bidder_ = player;
  points_ = points;
  return paid;
}

std::optional<Payment> Auction::settle(std::string_view choice) {
  if (picker_ < 0) return std::nullopt;
  const Auction held = std::exchange(*this, Auction());
  if (held.bidder_ == held.picker_) return Payment{held.picker_, -1, held.points_};
  if (choice == "BUY") return Payment{held.picker_, held.bidder_, held.points_};
  return Payment{held.bidder_, held.picker_, held.points_};
}

std::optional<Payment> Auction::end() {
  return settle("BUY");
}

}  // namespace cartulary
