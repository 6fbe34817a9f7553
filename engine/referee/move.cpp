#include "engine/referee/move.h"

#include <algorithm>
#include <vector>

#include "engine/position/position.h"
#include "engine/position/tokens.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr int highest_bid = 9999;

using Words = std::vector<std::string_view>;

Error move_error(std::string_view where, Said what, Said fix = said("referee.move-examples"),
                 std::string suggestion = {}) {
  return Error{.where = std::string(where),
               .what = std::move(what),
               .fix = std::move(fix),
               .suggestion = std::move(suggestion)};
}

std::optional<Rotation> parse_turn(std::string_view text) {
  if (text.empty() || to_lower(text.substr(0, 1)) != "r") return std::nullopt;
  for (const Rotation rotation : all_rotations)
    if (text.substr(1) == std::to_string(degrees(rotation))) return rotation;
  return std::nullopt;
}

std::optional<Side> parse_side(std::string_view text) {
  for (const Side side : all_sides)
    if (same_letters(text, std::string(1, to_char(side)))) return side;
  return std::nullopt;
}

Result<Move> tile_move(Move move, const Words& words, std::string_view where) {
  move.kind = Move::Kind::Tile;
  if (words.size() < 2 || words.size() > 3) return move_error(where, said("referee.move-of-tile"));
  move.cell = parse_cell(words[1]);
  if (!move.cell)
    return move_error(where, said("referee.no-cell", {{"text", printable(words[1])}}),
                      said("referee.write-cell"));
  if (words.size() == 2) return move;
  const std::optional<Rotation> turn = parse_turn(words[2]);
  if (!turn)
    return move_error(where, said("referee.no-turn", {{"text", printable(words[2])}}),
                      said("referee.write-turn"));
  move.rotation = *turn;
  return move;
}

Result<Move> figure_move(Move move, const Words& words, std::string_view where) {
  move.kind = Move::Kind::Figure;
  std::size_t next = 1;
  if (next < words.size()) move.cell = parse_cell(words[next]);
  if (move.cell) ++next;
  for (; next < words.size(); ++next) add_item(move.place, std::string(words[next]), " ");
  if (move.place.empty())
    return move_error(where, said("referee.place-is-missing", {{"figure", move.figure}}),
                      said("referee.write-place"));
  return move;
}

// Reads the parts of an action one after the other.
class ActionReader {
 public:
  ActionReader(const Guides& guides, const ActionForm& form, const Words& words,
               std::string_view where)
      : guides_(guides), form_(form), words_(words), where_(where) {}

  Result<Move> read(Move move) {
    move.kind = Move::Kind::Action;
    move.action = form_.action;
    for (const MovePart part : form_.parts)
      if (std::optional<Error> error = take(part, move)) return *std::move(error);
    if (next_ < words_.size())
      return error(said("referee.nothing-behind", {{"text", printable(words_[next_ - 1])}}));
    return move;
  }

 private:
  Error error(Said what, std::string suggestion = {}) const {
    return move_error(where_, std::move(what),
                      said("referee.write-as", {{"text", printable(form_.example)}}),
                      std::move(suggestion));
  }
  // The messages of a part that is missing, and of a word that is none.
  std::optional<Error> wrong(std::string_view missing, std::string_view other) const {
    if (next_ >= words_.size()) return error(said(missing));
    return error(said(other, {{"text", printable(words_[next_])}}));
  }
  std::string_view word() const { return next_ < words_.size() ? words_[next_] : ""; }

  std::optional<Error> take(MovePart part, Move& move) {
    switch (part) {
      case MovePart::None:
        return std::nullopt;
      case MovePart::Figure:
        return take_figure(move);
      case MovePart::Cell:
        move.cell = parse_cell(word());
        return move.cell ? step() : wrong("move-fault.no-cell-given", "referee.no-cell");
      case MovePart::CellOrAway:
        if (same_letters(word(), going_away)) {
          move.choice = going_away;
          return step();
        }
        move.cell = parse_cell(word());
        return move.cell ? step() : wrong("move-fault.no-cell-given", "referee.no-cell");
      case MovePart::Place:
        for (; next_ < words_.size(); ++next_) add_item(move.place, words_[next_], " ");
        return std::nullopt;
      case MovePart::Side:
        move.side = parse_side(word());
        return move.side ? step() : wrong("move-fault.no-side-given", "move-fault.no-side");
      case MovePart::Axis:
        move.side = parse_axis(word());
        return move.side ? step()
                         : wrong("move-fault.no-direction-given", "move-fault.no-direction");
      case MovePart::Ends:
        move.ends = parse_ends(word());
        return move.ends ? step() : wrong("move-fault.no-roads-given", "move-fault.no-roads");
      case MovePart::Number:
        move.number = parse_whole(word(), 0, highest_bid);
        return move.number ? step() : wrong("move-fault.no-number-given", "move-fault.no-number");
      case MovePart::Pair:
        move.number = parse_whole(word(), 1, most_tunnel_pairs);
        return move.number ? step() : std::nullopt;
      case MovePart::Flock:
        move.choice = to_lower(word());
        return std::ranges::count(flock_choices, move.choice) > 0
                   ? step()
                   : wrong("move-fault.no-choice-given", "move-fault.no-choice");
      case MovePart::Building:
        move.choice = to_lower(word());
        return std::ranges::count(little_buildings, move.choice, &LittleBuilding::element) > 0
                   ? step()
                   : wrong("move-fault.no-building-given", "move-fault.no-building");
    }
    return std::nullopt;
  }

  std::optional<Error> step() {
    ++next_;
    return std::nullopt;
  }

  std::optional<Error> take_figure(Move& move) {
    move.player = to_lower(word());
    const auto colours = player_names();
    if (std::ranges::find(colours, move.player) == colours.end()) {
      if (move.player.empty()) return error(said("move-fault.no-colour-given"));
      const std::vector<std::string> known(colours.begin(), colours.end());
      return error(said("referee.no-colour", {{"text", printable(word())}}),
                   nearest(move.player, known));
    }
    ++next_;
    move.figure = to_lower(word());
    if (guides_.find_figure(move.figure) != nullptr) return step();
    if (move.figure.empty()) return error(said("move-fault.no-figure-given"));
    std::vector<std::string> known;
    for (const GuideFigure& figure : guides_.figures) known.push_back(figure.element);
    return error(said("referee.no-figure", {{"text", printable(word())}}),
                 nearest(move.figure, known));
  }

  const Guides& guides_;
  const ActionForm& form_;
  const Words& words_;
  std::string_view where_;
  std::size_t next_ = 1;
};

}  // namespace

Result<Move> parse_move(const Catalog& catalog, const Guides& guides, std::string_view text,
                        std::string_view where) {
  if (text.size() > longest_move)
    return move_error(where, said("referee.long-move", {{"most", longest_move}}));
  Move move;
  move.text = std::string(trimmed(text));
  Words words = split(trimmed(text), ' ');
  std::erase_if(words, [](std::string_view word) { return word.empty(); });
  if (words.empty()) return move_error(where, said("wrong-file.is-empty"));
  const std::string first = to_lower(words.front());
  if (first == passing) {
    if (words.size() > 1) return move_error(where, said("referee.nothing-behind-pass"));
    return move;
  }
  const auto form = std::ranges::find(action_forms, first, &ActionForm::action);
  if (form != action_forms.end())
    return ActionReader(guides, *form, words, where).read(std::move(move));
  if (const Tile* tile = catalog.find_tile(words.front())) {
    move.tile = tile;
    return tile_move(std::move(move), words, where);
  }
  if (guides.find_figure(first) != nullptr) {
    move.figure = first;
    return figure_move(std::move(move), words, where);
  }
  std::vector<std::string> known;
  for (const ActionForm& each : action_forms) known.emplace_back(each.action);
  known.emplace_back(passing);
  for (const GuideFigure& figure : guides.figures) known.push_back(figure.element);
  return move_error(where, said("referee.no-move", {{"text", printable(words.front())}}),
                    said("referee.move-examples"), nearest(first, known));
}

std::string written(const Move& action) {
  std::string text = action.action;
  const auto form = std::ranges::find(action_forms, action.action, &ActionForm::action);
  if (form == action_forms.end()) return text;
  for (const MovePart part : form->parts) {
    if (part == MovePart::Figure) text += ' ' + action.player + ' ' + action.figure;
    const bool cell = part == MovePart::Cell || part == MovePart::CellOrAway;
    if (cell && action.cell) text += ' ' + to_text(*action.cell);
    if (part == MovePart::Place && !action.place.empty()) text += ' ' + action.place;
    if (part == MovePart::Side && action.side) text += std::string{' ', to_char(*action.side)};
    if (part == MovePart::Axis && action.side) text += ' ' + axis_name(*action.side);
    if (part == MovePart::Ends && action.ends) text += ' ' + ends_name(*action.ends);
    if (part == MovePart::Number && action.number) text += ' ' + std::to_string(*action.number);
    if (part == MovePart::Pair && action.number.value_or(1) > 1)
      text += ' ' + std::to_string(*action.number);
    if (!action.choice.empty() &&
        (part == MovePart::Flock || part == MovePart::Building || part == MovePart::CellOrAway))
      text += ' ' + action.choice;
  }
  return text;
}

}  // namespace cartulary
