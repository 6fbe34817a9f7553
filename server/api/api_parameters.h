// The parameters of the API's routes: rows shared by routes, combined for each route. Internal to
// the table of routes.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/bag/rule_choices.h"
#include "engine/bag/selection.h"
#include "engine/tile/edition.h"
#include "engine/tile/rule_set.h"
#include "server/api/route.h"

namespace cartulary::server {

using enum ParameterKind;
using ParameterRows = std::span<const ParameterRow>;

inline constexpr std::string_view of_boxes =
    ", or its year; unless told that of the boxes chosen, else C1";
inline constexpr auto edition_of_searches = edition_texts::Text::joined(
    {edition_texts::any, of_boxes,
     "; what searches looks at every edition where nothing is chosen."});
inline constexpr auto edition_of_counted = edition_texts::Text::joined(
    {edition_texts::any, ", for those without one of their own; C1 unless told."});
inline constexpr auto edition_of_boxes =
    edition_texts::Text::joined({edition_texts::any, of_boxes, "."});

inline constexpr auto chosen_rules = rule_texts::Text::joined(
    {"House rules NAME=VALUE, joined by ',', the first value unless told: ", rule_texts::meanings,
     "."});

inline constexpr auto whose_rules = rule_set_texts::Text::joined(
    {"Whose rules, where they differ: ", rule_set_texts::any, "; all unless told."});
inline constexpr ParameterRow rule_set_row = {"rule-set",         Text,           false, 0, 8,
                                              whose_rules.view(), first_publisher};

inline constexpr auto selection_rows = std::to_array<ParameterRow>({
    {"sets", Text, false, 0, 4096,
     "The sets played with: ids, codes or boxes, joined by ','; '*2' takes one twice, '@C2' in "
     "an edition of its own; 'all', 'mega'.",
     "base-game,IC*2"},
    {"edition", Text, false, 0, 8, edition_of_searches.view(), "C2"},
    rule_set_row,
    {"used", Text, false, 0, 4096,
     "Tiles on the table, joined by ','; '*2' for two; 'start', 'river'.", "BA-15*2,start"},
    {"tiles", Text, false, 0, 4096,
     "Copies of single tiles beside those of the sets, joined by ','; '*2' for two.", "IC-11"},
    {"without", Text, false, 0, 4096,
     "Tiles left in the box for the whole game, joined by ','; '*2' for two; 'start', 'river'.",
     "BA-03"},
    {"rule", Text, false, 0, 1024, chosen_rules.view(), "tiny-city=2"},
    {"adopts", Text, false, 0, 4096,
     "House rules, rulings and variants that are taken over, by id, joined by ','.",
     "ruling/base-game/house-small-cities-pay-two"},
});

static_assert(std::ranges::equal(selection_parts, selection_rows, {}, &SelectionPart::name,
                                 &ParameterRow::name),
              "these are the parts of a selection, in the order of their list");

inline constexpr auto odds_rows = std::to_array<ParameterRow>({
    {"draws", Integer, false, 0, 1'000'000, "How many draws to look ahead.", "10"},
    {"players", Integer, false, 1, 100, "How many draw in turn, I among them.", "3"},
    {"turn", Integer, false, 0, 1'000'000, "Draws before mine, less than players; needs players.",
     "0"},
    {"hidden", Integer, false, 0, 1'000'000, "Tiles that will never be drawn, at most the bag.",
     "6"},
});
inline constexpr auto laid_rows = std::to_array<ParameterRow>({
    {"laid", Integer, false, 0, 1'000'000,
     "More tiles on the table, nobody knows which: the chance of the next draw stays, fewer draws "
     "are left.",
     "10"},
});

inline constexpr ParameterRow next_row = {
    "next", Text, false, 0, 64, "The `next` of the answer before, for the page after it.", ""};
inline constexpr auto paging_rows = std::to_array<ParameterRow>({
    {"limit", Integer, false, 1, 1000, "How many entries a page of the list has; 100 unless told.",
     "20"},
    next_row,
});
inline constexpr auto search_paging_rows = std::to_array<ParameterRow>({
    {"limit", Integer, false, 1, 100, "How many hits a page has; 20 unless told.", "10"},
    next_row,
});

inline constexpr ParameterRow pattern_row = {
    "pattern",
    Text,
    true,
    1,
    64,
    "The four sides N E S W of the hole: c f r s, ? for any, !c for not, [cr] for one of.",
    "c?rf"};
inline constexpr auto fit_rows = std::to_array<ParameterRow>({pattern_row});
inline constexpr auto why_rows = std::to_array<ParameterRow>({
    {"tile", Text, true, 1, 64, "The tile's id.", "BA-15"},
    pattern_row,
});
inline constexpr auto tiles_rows = std::to_array<ParameterRow>({
    {"q", Text, false, 0, 1024, "A query in the query language; empty finds all.", "has:inn"},
    {"full", Boolean, false, 0, 0,
     "Whether each tile is told whole, as by itself: with segments, sources and the rest.", "true"},
});
inline constexpr auto dead_rows = std::to_array<ParameterRow>({
    {"river", Boolean, false, 0, 0, "Whether the 70 edge codes with rivers are looked at.", "true"},
});
inline constexpr auto counts_rows = std::to_array<ParameterRow>({
    {"by", Text, false, 0, 64,
     "Any of set, edges, feature, edition, joined by ','; set unless told.", "set,edges"},
    {"q", Text, false, 0, 1024, "A query for the tiles to count; empty counts all.", "has:inn"},
});
inline constexpr auto missing_rows = std::to_array<ParameterRow>({
    {"sets", Text, false, 0, 4096,
     "The sets and boxes that were counted, as in other questions; base-game unless told.",
     "base-game,IC*2"},
    {"set", Text, false, 0, 128, "One more of them.", "river"},
    {"edition", Text, false, 0, 8, edition_of_counted.view(), "C2"},
});
inline constexpr auto scoring_rows = std::to_array<ParameterRow>({
    {"when", Text, false, 0, 16, "during or after the game; both unless told.", "after"},
});
inline constexpr auto score_rows = std::to_array<ParameterRow>({
    {"feature", Text, true, 1, 32,
     "What is scored: road, city, field (or farm), cloister, shrine, monastery, church, garden, "
     "abbey, castle, german-castle, hut, or game.",
     "road"},
    {"facts", Text, false, 0, 2048,
     "What is told of it, as on the command line, joined by ',': name=value, a bare name for what "
     "is so, a player's colour with figures. Each may be a parameter of its own as well.",
     "tiles=4,complete,red=2"},
    {"sets", Text, false, 0, 4096, "The sets played with; every set unless told.", "base-game,IC"},
    {"edition", Text, false, 0, 8, edition_of_boxes.view(), "C2"},
    rule_set_row,
    {"rule", Text, false, 0, 1024, "House rules NAME=VALUE, joined by ','.", "tiny-city=2"},
    {"adopts", Text, false, 0, 4096, "What is taken over of house rules, by id, joined by ','.",
     "ruling/base-game/house-small-cities-pay-two"},
});
inline constexpr auto board_rows = std::to_array<ParameterRow>({
    {"drawn", Text, false, 0, 64, "A tile that was drawn: adds `placements`.", "BA-15"},
    {"region", Text, false, 0, 256,
     "Empty cells 'x,y x,y ...', at most 8, to be filled together: adds `region`.", "1,0 2,0"},
    {"turns", Boolean, false, 0, 0, "Of a saved game: adds `turns` and `end`.", "true"},
});
inline constexpr auto search_rows = std::to_array<ParameterRow>({
    {"q", Text, false, 0, 1024,
     "A question, a few words or a query in the query language; the last word may be the beginning "
     "of one.",
     "cathedral"},
});
inline constexpr auto rules_rows = std::to_array<ParameterRow>({
    {"q", Text, false, 0, 1024,
     "A question, a few words or a query in the query language; empty finds all.",
     "ransom status:official"},
});

inline constexpr auto ask_rows = std::to_array<ParameterRow>({
    {"q", Text, true, 0, 1024, "A question, as at the table.", "can my mayor stand on a tower?"},
});

inline constexpr std::span<const ParameterRows> no_parameters;
inline constexpr auto paging_only = std::to_array<ParameterRows>({paging_rows});
inline constexpr auto tiles_parameters =
    std::to_array<ParameterRows>({tiles_rows, selection_rows, paging_rows});
inline constexpr auto fit_parameters =
    std::to_array<ParameterRows>({fit_rows, selection_rows, odds_rows, laid_rows});
inline constexpr auto why_parameters = std::to_array<ParameterRows>({why_rows});
inline constexpr auto dead_parameters = std::to_array<ParameterRows>({dead_rows, selection_rows});
inline constexpr auto counts_parameters =
    std::to_array<ParameterRows>({counts_rows, selection_rows});
inline constexpr auto missing_parameters = std::to_array<ParameterRows>({missing_rows});
inline constexpr auto board_parameters =
    std::to_array<ParameterRows>({board_rows, selection_rows, odds_rows});
inline constexpr auto drawn_rows = std::to_array<ParameterRow>({
    {"drawn", Text, false, 0, 64, "The tile in hand, where a saved game does not tell it.",
     "BA-15"},
});
inline constexpr auto moves_parameters = std::to_array<ParameterRows>({drawn_rows, selection_rows});
inline constexpr auto judge_parameters = std::to_array<ParameterRows>({selection_rows});
inline constexpr auto notation_rows = std::to_array<ParameterRow>({
    {"as", Text, false, 0, 8,
     "json: the turns, and the notation as text; jcz: the game as JCloisterZone 5 saves it.",
     "json"},
});
inline constexpr auto notation_parameters = std::to_array<ParameterRows>({notation_rows});
inline constexpr auto scoring_parameters =
    std::to_array<ParameterRows>({scoring_rows, selection_rows});
inline constexpr auto score_parameters = std::to_array<ParameterRows>({score_rows});
inline constexpr auto words_rows = std::to_array<ParameterRow>({
    {"q", Text, false, 0, 200,
     "A word or a part of one, English or German, or the beginning of one in another language; "
     "empty finds all.",
     "Wagen"},
    {"in", Text, false, 0, 80,
     "Codes of languages joined by commas, whose names each word has; all that are known unless "
     "told.",
     "fr,nl"},
});
inline constexpr auto guide_parameters = std::to_array<ParameterRows>({selection_rows});
inline constexpr auto rule_set_only = std::to_array<ParameterRow>({rule_set_row});
inline constexpr auto words_parameters = std::to_array<ParameterRows>({words_rows, rule_set_only});
inline constexpr auto editions_parameters = std::to_array<ParameterRows>({rule_set_only});
inline constexpr auto search_parameters =
    std::to_array<ParameterRows>({search_rows, selection_rows, search_paging_rows});
inline constexpr auto ask_parameters = std::to_array<ParameterRows>({ask_rows, selection_rows});
inline constexpr auto rules_parameters =
    std::to_array<ParameterRows>({rules_rows, selection_rows, search_paging_rows});

}  // namespace cartulary::server
