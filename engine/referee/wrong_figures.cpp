#include "engine/referee/wrong_figures.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/bag/collection.h"
#include "engine/guide/guides.h"
#include "engine/position/tokens.h"
#include "engine/referee/chosen_rules.h"
#include "engine/referee/figure_rules.h"
#include "engine/referee/seen_table.h"
#include "engine/replay/saved_game.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// How many pieces of each kind the chosen sets bring.
class Supply {
 public:
  explicit Supply(const ChosenRules& rules) : rules_(rules) {
    if (selection() == nullptr) return;
    Collection owned;
    owned.boxes = selection()->sets;
    owned.editions = selection()->editions;
    owned.edition = selection()->edition;
    for (const OwnedPiece& piece : owned_pieces(rules.question().catalog, owned))
      if (piece.count) in_all_[piece.element] = *piece.count;
  }

  bool brings(const std::string& figure, const GuideFigure* known) const {
    if (known != nullptr) return rules_.brings(figure);
    if (selection() == nullptr) return true;
    bool told = false;
    for (const TileSet& set : rules_.question().catalog.sets())
      for (const BoxItem& item : set.contents) {
        if (item.element != figure && item.kind_of != figure) continue;
        if (selection()->sets.contains(set.id)) return true;
        told = true;
      }
    return !told;
  }

  // Whether a set brings just one, which all players share.
  bool is_only_one(const GuideFigure& figure) const {
    return in_all(figure.element) == rules_.times_brought(figure);
  }

  // How many there are for all players together. Absent if no source tells.
  std::optional<int> in_all(const std::string& figure) const {
    const auto found = in_all_.find(figure);
    return found == in_all_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  const Selection* selection() const { return rules_.question().selection; }

  const ChosenRules& rules_;
  std::map<std::string, int> in_all_;
};

// Checks the figures in turn against what the players and the sets have.
class Numbers {
 public:
  Numbers(const Guides& guides, const ChosenRules& rules)
      : guides_(guides), rules_(rules), supply_(rules) {}

  std::optional<Refusal> refusal(const PositionFigure& figure) {
    const GuideFigure* known = guides_.find_figure(figure.figure);
    if (!supply_.brings(figure.figure, known)) return rules_.not_brought(figure.figure);
    const bool owned = known != nullptr &&
                       (known->kind == FigureKind::Follower || known->kind == FigureKind::Special);
    if (owned && figure.player.empty())
      return rules_.refusal(said("wrong-figure.of-a-player", {{"figure", spaced(figure.figure)}}),
                            "deploy");
    if (auto shared = shared_refusal(figure, known)) return shared;
    const std::optional<int> each = rules_.each(figure.figure);
    if (!each) return surplus(figure, "", supply_.in_all(figure.figure));
    return figure.player.empty() ? std::nullopt : surplus(figure, figure.player, each);
  }

 private:
  // The one dragon of a game has no owner.
  std::optional<Refusal> shared_refusal(const PositionFigure& figure,
                                        const GuideFigure* known) const {
    if (known == nullptr || known->kind != FigureKind::Neutral || figure.player.empty() ||
        !supply_.is_only_one(*known))
      return std::nullopt;
    return rules_.refusal(said("wrong-figure.of-nobody", {{"figure", spaced(figure.figure)}}),
                          "deploy");
  }

  std::optional<Refusal> surplus(const PositionFigure& figure, const std::string& player,
                                 std::optional<int> most) {
    int& number = standing_[{player, figure.figure}];
    number += figure.count;
    if (!most || number <= *most) return std::nullopt;
    const std::string name = spaced(figure.figure);
    return rules_.refusal(
        player.empty() ? said("wrong-figure.more-than-sets", {{"figure", name}, {"n", *most}})
                       : said("wrong-figure.more-than-player",
                              {{"figure", name}, {"player", player}, {"n", *most}}),
        "deploy");
  }

  const Guides& guides_;
  const ChosenRules& rules_;
  Supply supply_;
  std::map<std::pair<std::string, std::string>, int> standing_;
};

bool is_magic(const PositionFigure& figure) {
  return std::ranges::find(magic_figures, figure.figure) != magic_figures.end();
}

std::optional<Refusal> magic_refusal_of(const ChosenRules& rules, const SeenTable& seen,
                                        std::size_t i) {
  const std::optional<FeatureRef>& place = seen.place(i);
  if (!place || !is_magic(seen.figures()[i])) return std::nullopt;
  for (std::size_t other = 0; other < i; ++other)
    if (is_magic(seen.figures()[other]) && seen.place(other) &&
        seen.same(*place, *seen.place(other)))
      return rules.refusal(said("wrong-figure.mage-and-witch", {{"feature", called(place->kind)}}),
                           "mage-apart");
  return std::nullopt;
}

// A figure of nobody whose place is the City of Carcassonne, as the Count's is, and no tile beside
// it.
std::optional<Refusal> kept_off(const Guides& guides, const ChosenRules& rules,
                                const SeenTable& seen, const PositionFigure& figure) {
  const GuideFigure* known = guides.find_figure(figure.figure);
  const Tile* tile = seen.tile_at(figure.cell);
  if (known == nullptr || known->kind != FigureKind::Neutral || tile == nullptr ||
      tile->shape == Shape::StartPiecePart)
    return std::nullopt;
  const FigureCell* city = rules.says(figure.figure, "carcassonne");
  const FigureCell* road = rules.says(figure.figure, deploy_question(FeatureKind::Road));
  if (city == nullptr || road == nullptr || city->answer != FigureAnswer::Yes ||
      road->answer != FigureAnswer::No)
    return std::nullopt;
  return Refusal{said("wrong-figure.kept-off", {{"figure", spaced(figure.figure)}}),
                 first_rule(*city)};
}

// Why the figure cannot stand on that place, whoever stands elsewhere.
std::optional<Refusal> place_refusal(const ChosenRules& rules, const SeenTable& seen,
                                     std::size_t i) {
  const std::span<const PositionFigure> figures = seen.figures();
  const PositionFigure& figure = figures[i];
  if (figure.figure == tower_piece_element)
    if (const Tile* tile = seen.tile_at(figure.cell))
      if (!has_symbol(*tile, foundation_symbol))
        return rules.refusal(said("wrong-figure.no-foundation", {{"cell", to_text(figure.cell)}}),
                             "tower");
  if (auto refusal = magic_refusal_of(rules, seen, i)) return refusal;
  const std::optional<FeatureRef>& place = seen.place(i);
  if (!place || figure.player.empty()) return std::nullopt;
  if (figure.figure != "barn")
    if (auto refusal = kind_refusal(rules, figure.figure, place->kind)) return refusal;
  if (auto refusal = lonely_refusal(rules, seen, figure, *place)) return refusal;
  if (!is_follower(figure.figure)) return std::nullopt;
  // Farmers go home as soon as a barn is on their farm, whichever of them came first.
  if (place->kind == FeatureKind::Field && rules.knows("barn-farm"))
    for (const std::size_t other : seen.on(*place))
      if (figures[other].figure == "barn")
        return rules.refusal(said("referee.barn-on-farm"), "barn-farm");
  if (place->node) return std::nullopt;
  for (const std::size_t other : seen.on(*place))
    if (other < i && is_follower(figures[other].figure))
      return rules.refusal(said("wrong-figure.two-followers", {{"feature", called(place->kind)}}),
                           "occupied");
  return std::nullopt;
}

}  // namespace

std::vector<WrongFigure> wrong_figures(const Guides& guides, const GuideQuestion& question,
                                       const Board& board,
                                       std::span<const PositionFigure> figures) {
  const ChosenRules rules(guides, question);
  const SeenTable seen(board, figures);
  Numbers numbers(guides, rules);
  std::vector<WrongFigure> wrong;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    std::optional<Refusal> refusal = numbers.refusal(figures[i]);
    if (!refusal) refusal = kept_off(guides, rules, seen, figures[i]);
    if (!refusal) refusal = place_refusal(rules, seen, i);
    if (refusal) wrong.push_back({i, std::move(refusal->why), std::move(refusal->rule)});
  }
  return wrong;
}

}  // namespace cartulary
