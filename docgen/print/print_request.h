// PrintRequest: the options of a print: boxes, paper, order, number of players.
//
// A plain value. Texts are read by parse_paper() and parse_print_order().
//
//   PrintRequest request{.selection = selection, .paper = Paper::A5};
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/rule/player_range.h"

namespace cartulary::docgen {

enum class Paper : std::uint8_t { A4, A5, Letter };
inline constexpr std::array<std::string_view, 3> paper_names = {"A4", "A5", "Letter"};
// Ignores case; nullopt for any other text.
std::optional<Paper> parse_paper(std::string_view text);
std::string_view to_text(Paper paper);

// Rules set by set in order of release, or step by step in the order of a turn.
enum class PrintOrder : std::uint8_t { Set, Turn };
inline constexpr std::array<std::string_view, 2> print_order_names = {"set", "turn"};
std::optional<PrintOrder> parse_print_order(std::string_view text);

struct PrintRequest {
  Selection selection;
  bool chosen = false;  // sets, tiles or a game were named; else the selection is the base game
  // Every set in every printing. Nothing is left out, and the tiles and the ledger follow the
  // rules.
  bool whole = false;
  Paper paper = Paper::A4;
  bool grey = false;
  bool rules_only = false;  // no rulings in booklets, except those that a group's game uses
  PrintOrder order = PrintOrder::Set;
  std::optional<PlayerRange> players = std::nullopt;  // the score pad has columns for the most
  std::vector<std::string> languages = {"en", "de"};  // two codes, for the words
};

}  // namespace cartulary::docgen
