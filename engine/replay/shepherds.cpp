#include "engine/replay/shepherds.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/board/feature.h"
#include "engine/replay/table_facts.h"
#include "engine/text/said.h"

namespace cartulary {

namespace {

constexpr std::string_view shepherd_element = "shepherd";

// The bag of CAR 7.4, "Hills & Sheep": how many tokens show that many sheep; 0 is the wolf. In the
// order in which JCloisterZone numbers them.
struct SheepTokens {
  int sheep;
  int count;
};
constexpr std::array<SheepTokens, 5> sheep_bag = {{{1, 4}, {2, 5}, {3, 5}, {4, 2}, {0, 2}}};

}  // namespace

std::vector<FlockFault> Shepherds::begin(int player, int piece, GameChance& chance,
                                         std::vector<ScoredPoints>& scored) {
  std::vector<FlockFault> faults;
  std::vector<std::string> placed;
  undecided_.clear();
  forget_lost();
  const Cell laid = table_.board.pieces()[static_cast<std::size_t>(piece)].placement.cell;
  for (const TableFigure& figure : table_.figures) {
    if (figure.player != player || figure.element != shepherd_element || !figure.node) continue;
    if (figure.cell == laid)
      placed.push_back(figure.id);
    else if (table_.reaches(piece, *figure.node) && !is_undecided(figure))
      undecided_.push_back(figure.id);
  }
  for (const std::string& id : placed) draw(id, chance, faults);
  std::erase_if(undecided_, [&](const std::string& id) { return !is_left(id); });
  std::ranges::sort(undecided_);
  score_closed(scored, faults);
  return faults;
}

std::vector<FlockFault> Shepherds::decide(bool expand, GameChance& chance,
                                          std::vector<ScoredPoints>& scored) {
  if (undecided_.empty()) return {{said("followed.no-flock")}};
  std::vector<FlockFault> faults;
  const std::string shepherd = undecided_.front();
  undecided_.erase(undecided_.begin());
  if (expand)
    draw(shepherd, chance, faults);
  else
    score(shepherd, scored, faults);
  score_closed(scored, faults);
  return faults;
}

void Shepherds::forget_lost() {
  const auto lost =
      std::erase_if(flocks_, [&](const auto& each) { return table_.find(each.first) == nullptr; });
  if (lost > 0) bag_known_ = false;
}

std::optional<int> Shepherds::draw_token(GameChance& chance) const {
  if (!bag_known_ ||
      std::ranges::any_of(flocks_, [](const auto& each) { return !each.second.known; }))
    return std::nullopt;
  std::vector<int> tokens;
  for (const SheepTokens& kind : sheep_bag) {
    auto left = kind.count;
    for (const auto& [shepherd, flock] : flocks_)
      left -= static_cast<int>(std::ranges::count(flock.tokens, kind.sheep));
    tokens.insert(tokens.end(), static_cast<std::size_t>(std::max(left, 0)), kind.sheep);
  }
  // The wolves are always in the bag.
  const std::optional<int> drawn = chance.next(static_cast<int>(tokens.size()));
  if (!drawn) return std::nullopt;
  return tokens[static_cast<std::size_t>(*drawn)];
}

void Shepherds::draw(const std::string& shepherd, GameChance& chance,
                     std::vector<FlockFault>& faults) {
  const std::optional<int> token = draw_token(chance);
  if (!token) {
    flocks_[shepherd].known = false;
    faults.push_back({said("followed.drawn-sheep"), false});
  } else if (*token == 0) {
    send_home(beside(shepherd));
  } else {
    flocks_[shepherd].tokens.push_back(*token);
  }
}

void Shepherds::score(const std::string& shepherd, std::vector<ScoredPoints>& scored,
                      std::vector<FlockFault>& faults) {
  const std::vector<std::string> all = beside(shepherd);
  const Cell cell = table_.find(shepherd)->cell;
  int sheep = 0;
  bool known = true;
  std::set<int> players;
  for (const std::string& id : all) {
    const auto flock = flocks_.find(id);
    known = known && flock != flocks_.end() && flock->second.known;
    if (flock != flocks_.end())
      for (const int each : flock->second.tokens) sheep += each;
    players.insert(figure_player(id));
  }
  if (!known) faults.push_back({said("followed.sheep-of-flock")});
  if (known)
    for (const int player : players)
      add_points(table_, scored, player, "flock", cell, game_terms(table_, "sheep", sheep));
  send_home(all);
}

void Shepherds::score_closed(std::vector<ScoredPoints>& scored, std::vector<FlockFault>& faults) {
  std::vector<std::string> closed;
  for (const TableFigure& figure : table_.figures)
    if (figure.element == shepherd_element && figure.node && !is_undecided(figure) &&
        feature_of(table_.board, *figure.node).open_sides == 0)
      closed.push_back(figure.id);
  for (const std::string& id : closed)
    if (is_left(id)) score(id, scored, faults);
}

bool Shepherds::is_undecided(const TableFigure& shepherd) const {
  return std::ranges::any_of(undecided_, [&](const std::string& id) {
    const TableFigure* other = table_.find(id);
    return other != nullptr && other->node &&
           table_.board.forest().joined(*other->node, *shepherd.node);
  });
}

std::vector<std::string> Shepherds::beside(const std::string& shepherd) const {
  std::vector<std::string> all;
  const TableFigure* first = table_.find(shepherd);
  if (first == nullptr || !first->node) return all;
  for (const TableFigure& figure : table_.figures)
    if (figure.element == shepherd_element && figure.node &&
        table_.board.forest().joined(*figure.node, *first->node))
      all.push_back(figure.id);
  return all;
}

void Shepherds::send_home(const std::vector<std::string>& shepherds) {
  for (const std::string& id : shepherds) {
    flocks_.erase(id);
    table_.remove(id);
  }
}

}  // namespace cartulary
