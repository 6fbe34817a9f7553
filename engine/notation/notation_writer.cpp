#include <algorithm>
#include <span>

#include "engine/notation/game_notation.h"
#include "engine/notation/notation_table.h"
#include "engine/position/position.h"
#include "engine/position/tokens.h"
#include "engine/referee/move.h"
#include "engine/replay/table_actions.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

using Actions = std::vector<GameAction>;

// Writes the moves of a game one after the other, beside the table as it is before each.
class MoveWriter {
 public:
  MoveWriter(const SavedGame& game, const BoardKit& kit) : game_(game), table_(game, kit) {}

  std::string write(const GameAction& action) {
    std::string text = words_of(action);
    table_.apply(action);
    return text;
  }

 private:
  std::string words_of(const GameAction& action) {
    switch (action.type) {
      case GameActionType::Place:
        return tile_words(action.tile);
      case GameActionType::Deploy:
        return deploy_words(action);
      case GameActionType::Return:
        return return_words(action);
      case GameActionType::Neutral:
        return neutral_words(action);
      case GameActionType::Token:
        return token_words(action);
      case GameActionType::Capture:
        return captured_words(action);
      case GameActionType::Exchange:
        return "exchange " + figure_words(action.figure);
      case GameActionType::Ransom:
        return "ransom " + figure_words(action.figure);
      case GameActionType::Bid: {
        std::string text = "bid " + std::to_string(action.number);
        if (action.item >= 0)
          text += ' ' + std::string(notation_word::on) + ' ' + std::to_string(action.item + 1);
        return text;
      }
      case GameActionType::Trade:
        return to_lower(action.value);
      case GameActionType::Flock:
        return "flock " + to_lower(action.value) + chance_words(action);
      case GameActionType::Shepherd:
        return std::string(notation_word::herd) + chance_words(action);
      case GameActionType::Commit:
        return std::string(notation_word::done) + chance_words(action);
      case GameActionType::Pass:
        return std::string(passing);
      case GameActionType::Confirm:
        return std::string(notation_word::confirm) + chance_words(action);
      case GameActionType::Unknown:
        break;
    }
    return unknown_words(action);
  }

  static std::string unknown_words(const GameAction& action) {
    return std::string(notation_word::unknown) + ' ' + (action.name.empty() ? "?" : action.name);
  }

  static std::string tile_words(const Placement& lies) {
    std::string text = lies.tile->id + ' ' + to_text(lies.cell);
    if (lies.rotation != Rotation::R0) text += " r" + std::to_string(degrees(lies.rotation));
    return text;
  }

  // The number from which JCloisterZone draws sheep; nothing else hangs on it.
  std::string chance_words(const GameAction& action) const {
    return herds() && action.chance ? ' ' + number_text(*action.chance) : "";
  }
  bool herds() const { return game_.plays("shepherd"); }

  std::string place_words(Cell cell, const std::string& at) {
    const Placement* lies = table_.lying(cell);
    if (at.empty() || is_sideless_place(at) || lies == nullptr) return at;
    return place_as_it_lies(*lies->tile, lies->rotation, at).value_or(at);
  }
  // " 2,1 city N"
  std::string there(const GameAction& action) {
    std::string text;
    if (!action.cell) return text;
    add_item(text, to_text(*action.cell), " ");
    if (const std::string at = place_words(*action.cell, action.at); !at.empty())
      add_item(text, at, " ");
    return ' ' + text;
  }
  // As there(), without the cell of the tile just laid.
  std::string on_the_tile(const GameAction& action) {
    if (action.cell && action.cell == table_.laid() && !action.at.empty())
      return ' ' + place_words(*action.cell, action.at);
    return there(action);
  }

  std::string figure_words(const std::string& id) const {
    const int player = figure_player(id);
    const bool known = player >= 0 && player < static_cast<int>(game_.players.size());
    return (known ? game_.players[static_cast<std::size_t>(player)].colour + ' ' : "") +
           figure_element(id);
  }

  std::string deploy_words(const GameAction& action) {
    if (!action.cell || action.at.empty()) return unknown_words(action);
    std::string text = figure_element(action.figure) + on_the_tile(action);
    if (action.as_abbot) text += ' ' + std::string(notation_word::as_abbot);
    const TableFigure* stands = table_.find(action.figure);
    if (stands == nullptr || stands->at == game_place::flier) return text;
    return text + ' ' + std::string(notation_word::from) + ' ' + to_text(stands->cell) + ' ' +
           place_words(stands->cell, stands->at);
  }

  // "blue mayor 2,1 city N"; empty if the figure is not on the table.
  std::string standing_words(const std::string& id) {
    const TableFigure* stands = table_.find(id);
    if (stands == nullptr) return "";
    return figure_words(id) + ' ' + to_text(stands->cell) + ' ' +
           place_words(stands->cell, stands->at);
  }

  std::string captured_words(const GameAction& action) {
    const std::string figure = standing_words(action.figure);
    return figure.empty() ? unknown_words(action) : "capture " + figure;
  }

  std::string return_words(const GameAction& action) {
    const std::string figure = standing_words(action.figure);
    if (figure.empty()) return unknown_words(action);
    for (const ReturnWord& word : words_of_return)
      if (action.value == word.reason) return std::string(word.word) + ' ' + figure;
    std::string text = std::string(notation_word::back) + ' ' + figure;
    return action.value.empty() ? text
                                : text + ' ' + std::string(notation_word::as) + ' ' + action.value;
  }

  std::string neutral_words(const GameAction& action) {
    if (action.figure == "dragon" && action.cell) {
      if (const auto from = table_.neutral_at("dragon"))
        for (const Side side : all_sides)
          if (beside(*from, side) == *action.cell) return std::string("dragon ") + to_char(side);
      return "dragon " + to_text(*action.cell);
    }
    if (action.figure == "fairy" && action.cell && !action.beside.empty()) {
      std::string text = "fairy " + to_text(*action.cell) + ' ' +
                         std::string(notation_word::beside) + ' ' + figure_words(action.beside);
      if (!action.at.empty()) text += ' ' + place_words(*action.cell, action.at);
      return text;
    }
    const bool magic = std::ranges::count(magic_figures, action.figure) > 0;
    if (magic && !action.cell) return action.figure + ' ' + std::string(going_away);
    if (magic || action.figure == "fairy" || action.figure == notation_word::count)
      return action.figure + there(action);
    return unknown_words(action);
  }

  std::string token_words(const GameAction& action) {
    if (is_tower_piece(action)) return "tower " + to_text(*action.cell);
    if (action.value == "GOLD") return "gold" + there(action);
    if (action.value == game_token::castle) return "castle" + there(action);
    if (action.value == game_token::bridge) return "bridge" + there(action);
    if (action.value == game_token::ferry) return "ferry" + there(action);
    if (is_tunnel_token(action.value)) {
      const int pair = action.value.back() - 'A' + 1;
      return "tunnel" + (pair > 1 ? ' ' + std::to_string(pair) : std::string()) + there(action);
    }
    for (const LittleBuilding& building : little_buildings)
      if (action.value == building.token)
        return "building " + std::string(building.element) +
               (action.cell == table_.laid() ? "" : there(action));
    return std::string(notation_word::token) + ' ' + action.value + there(action);
  }

  const SavedGame& game_;
  NotationTable table_;
};

// Whether the reader adds the same by itself to a line without `done` and `...`: a pass to a tile
// alone, and `done` at the end.
bool is_plain(std::span<const GameAction> turn) {
  const auto commits = std::ranges::count(turn, GameActionType::Commit, &GameAction::type);
  if (turn.size() < 3 || turn.front().type != GameActionType::Place || commits != 1 ||
      turn.back().type != GameActionType::Commit)
    return false;
  return std::ranges::all_of(turn, [&](const GameAction& action) {
    return action.player == turn.front().player && !comes_after_done(action);
  });
}

NotationTurn written_turn(MoveWriter& writer, const SavedGame& game,
                          std::span<const GameAction> actions) {
  NotationTurn turn;
  const int player = actions.front().player;
  if (player >= 0 && player < static_cast<int>(game.players.size()))
    turn.player = game.players[static_cast<std::size_t>(player)].colour;
  for (const GameAction& action : actions) {
    std::string text = writer.write(action);
    const bool other = action.player != player && action.player >= 0 &&
                       action.player < static_cast<int>(game.players.size());
    if (other) text = game.players[static_cast<std::size_t>(action.player)].colour + ' ' + text;
    turn.moves.push_back(std::move(text));
  }
  if (is_plain(actions) && turn.moves.back() == notation_word::done) {
    turn.moves.pop_back();
    if (turn.moves.size() == 2 && turn.moves.back() == passing) turn.moves.pop_back();
  } else if (std::ranges::count(actions, GameActionType::Commit, &GameAction::type) == 0) {
    turn.moves.emplace_back(notation_word::goes_on);
  }
  return turn;
}

std::string counted_item(const std::string& name, int count) {
  return count == 1 ? name : name + '*' + std::to_string(count);
}

std::string counted_list(const std::map<std::string, int>& items) {
  std::string text;
  for (const auto& [name, count] : items) add_item(text, counted_item(name, count));
  return text;
}

std::string named_list(const std::map<std::string, std::string>& items) {
  std::string text;
  for (const auto& [name, value] : items) add_item(text, name + '=' + value);
  return text;
}

// The head, a line for each key with a value.
class HeadWriter {
 public:
  void add(std::string_view key, const std::string& value) {
    if (!value.empty()) text_ += std::string(key) + ": " + value + '\n';
  }

  void add_selection(const Selection& selection) {
    std::string sets;
    for (const auto& [set, count] : selection.sets) {
      std::string item = counted_item(set, count);
      if (const auto edition = selection.editions.find(set); edition != selection.editions.end())
        item += '@' + std::string(to_text(edition->second));
      add_item(sets, item);
    }
    add(head_key::sets, sets);
    add(head_key::edition, std::string(to_text(selection.edition)));
    add(head_key::rule_set, selection.rule_set);
    add(head_key::tiles, counted_list(selection.tiles));
    std::map<std::string, int> without = selection.without;
    for (const auto& [tile, count] : selection.dropped) without[tile] += count;
    add(head_key::without, counted_list(without));
    add(head_key::rules, named_list(selection.rules));
  }

  void add_game(const SavedGame& game) {
    if (game.elements)
      add(head_key::elements,
          game.elements->empty() ? std::string(notation_word::none) : joined(*game.elements));
    add(head_key::figures, counted_list(game.each));
    add(head_key::readings, named_list(game.rules));
    if (game.end_after) add(head_key::ends, std::to_string(*game.end_after));
    if (game.chance && game.plays("shepherd")) add(head_key::chance, number_text(*game.chance));
    std::string start;
    for (const Placement& lies : game.start) {
      std::string tile = lies.tile->id + ' ' + to_text(lies.cell);
      if (lies.rotation != Rotation::R0) tile += " r" + std::to_string(degrees(lies.rotation));
      add_item(start, tile, "; ");
    }
    add(head_key::start, start.empty() ? std::string(notation_word::none) : start);
    constexpr std::size_t a_line = 12;
    for (std::size_t first = 0; first < game.draw_order.size(); first += a_line) {
      std::string draws;
      const std::size_t end = std::min(first + a_line, game.draw_order.size());
      for (std::size_t i = first; i < end; ++i)
        add_item(draws, game.draw_order[i] == nullptr ? "?" : game.draw_order[i]->id, " ");
      add(head_key::draws, draws);
    }
  }

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void add_comment(std::string& text, const std::string& comment) {
  for (const std::string_view line : split(comment, '\n'))
    if (!line.empty()) text += "# " + std::string(line) + '\n';
}

}  // namespace

Result<std::vector<NotationTurn>> notation_turns(const Catalog& catalog, const Selection& selection,
                                                 const SavedGame& game) {
  const Result<BoardKit> kit = notation_kit(catalog, selection, game);
  if (!kit) return kit.error();
  MoveWriter writer(game, *kit);
  std::vector<NotationTurn> turns;
  const std::span<const GameAction> actions = game.actions;
  for (std::size_t first = 0; first < actions.size();) {
    std::size_t end = first + 1;
    while (end < actions.size() && actions[end].type != GameActionType::Place) ++end;
    turns.push_back(written_turn(writer, game, actions.subspan(first, end - first)));
    first = end;
  }
  return turns;
}

std::string notation_text(const NotationHead& head, const Selection& selection,
                          const SavedGame& game, const std::vector<NotationTurn>& turns) {
  HeadWriter writer;
  writer.add(head_key::title, head.title);
  writer.add(head_key::date, head.date);
  writer.add(head_key::place, head.place);
  std::string players;
  for (const GamePlayer& player : game.players)
    add_item(players, player.name.empty() ? player.colour : player.colour + ' ' + player.name);
  writer.add(head_key::players, players);
  writer.add_selection(selection);
  writer.add_game(game);
  std::string text = writer.take() + '\n';
  int number = 0;
  for (const NotationTurn& turn : turns) {
    if (turn.comment.find('\n') != std::string::npos) add_comment(text, turn.comment);
    text += std::to_string(++number) + ". ";
    if (!turn.player.empty()) text += turn.player + ' ';
    text += joined(turn.moves, "; ");
    if (!turn.comment.empty() && turn.comment.find('\n') == std::string::npos)
      text += "  # " + turn.comment;
    text += '\n';
    if (turn.diagram) text += std::string(notation_word::diagram) + '\n';
  }
  return text;
}

}  // namespace cartulary
