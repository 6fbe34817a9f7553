// PrintRequest: what a reader asks of a print: for which boxes, on which paper, in which order,
// for how many.
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
// Whatever the case; nothing for any other text.
std::optional<Paper> parse_paper(std::string_view text);
std::string_view to_text(Paper paper);

// Rules set by set as the boxes came out, or step by step as the turn goes.
enum class PrintOrder : std::uint8_t { Set, Turn };
inline constexpr std::array<std::string_view, 2> print_order_names = {"set", "turn"};
std::optional<PrintOrder> parse_print_order(std::string_view text);

struct PrintRequest {
  Selection selection;
  bool chosen = false;  // sets, tiles or a game were named; else the selection is the base game
  // Every set in every printing: nothing is left out, and tiles and ledger follow the rules.
  bool whole = false;
  // The rules of this set alone, in every printing and whatever they are played with; empty: all
  // of the selection.
  std::string only_set = {};
  Paper paper = Paper::A4;
  bool grey = false;
  bool rules_only = false;  // booklets without rulings, but for those that a group's game plays by
  PrintOrder order = PrintOrder::Set;
  std::optional<PlayerRange> players = std::nullopt;  // the score pad has a column for the most
  std::vector<std::string> languages = {"en", "de"};  // the two of the words, by code
};

}  // namespace cartulary::docgen
