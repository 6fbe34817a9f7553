// ActionFamily: the rules of one kind of action, such as moving the fairy. candidates() lists the
// moves of the kind that come into question on a table; refusal() says why one is not allowed.
//
//   const ActionFamily* fairy = find_family("fairy");
//   for (const Move& move : *fairy->candidates(ruled))
//     if (!fairy->refusal(ruled, move)) ... written(move) ...
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/referee/chosen_rules.h"
#include "engine/referee/move.h"
#include "engine/referee/referee_table.h"
#include "engine/referee/seen_table.h"

namespace cartulary {

// A table with what content says about it.
struct RuledTable {
  const ChosenRules& rules;
  const RefereeTable& table;
  const SeenTable& seen;
};

struct ActionFamily {
  // Waiting: while the game waits for it (GameMoment::waits_for). Turn: at any time of the turn.
  // Laid: at any time between the tile and the scoring.
  enum class When { Tile, Figure, Waiting, Turn, Laid };

  std::string_view action;   // the first word of its moves, and the `move` of its lines
  std::string_view element;  // without it in play, no such move is made
  When when = When::Figure;
  std::string_view permits;   // the id of the sentence on a move that is allowed
  std::string_view untimely;  // for Waiting and Laid: the id of the sentence on why not now
  // Each move once, allowed or not; nothing if the board does not tell them.
  std::optional<std::vector<Move>> (*candidates)(const RuledTable& ruled) = nullptr;
  // REQUIRES: the move has the parts that its form asks for.
  std::optional<Refusal> (*refusal)(const RuledTable& ruled, const Move& move) = nullptr;
  std::string_view waits_for = {};  // what the game waits for, if not named as the action
  std::string_view timing = {};     // the move whose rule says when it comes, if not the action

  std::string_view awaited() const { return waits_for.empty() ? action : waits_for; }
};

// Null: the referee has no rules for this action.
const ActionFamily* find_family(std::string_view action);

// A move of that action on a cell.
Move action_on(std::string_view action, Cell cell);
// A move of that action with one of its choices.
Move action_with(std::string_view action, std::string_view choice);
// A move of that action on a figure of the table, with its cell and, where that is needed to tell
// it from others of its kind, its place.
Move action_on(const RuledTable& ruled, std::string_view action, std::size_t figure);
// The figures that the move means: of its colour and element, on its cell and place. A move without
// a place means all such on the cell.
std::vector<std::size_t> figures_meant(const RuledTable& ruled, const Move& move);
// The refusal of a move that means no figure.
Refusal nobody_there(const RuledTable& ruled, const Move& move);

// The Tower: pieces, captures, the exchange of prisoners, ransom (tower_rules.cpp).
std::span<const ActionFamily> tower_families();
// The Princess and the Dragon: the dragon's steps, the fairy, the princess (dragon_rules.cpp).
std::span<const ActionFamily> dragon_families();
// The landscape: abbeys, bridges, tunnels, ferries, castles, gold, flocks of sheep
// (land_rules.cpp).
std::span<const ActionFamily> land_families();
// The family of a move on the landscape: its action, but "ferry-change" for a ferry that lies
// already.
std::string_view land_action(const RuledTable& ruled, const Move& move);

}  // namespace cartulary
