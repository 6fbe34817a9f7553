// The keys of the answers about a bag: selection, fit, why, dead, counts, missing, and the lists of
// tiles and sets.
//
//   put_answer(json, fit(ready, pattern, {}), {.catalog = &catalog});
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/answer_room.h"
#include "docgen/json/answer_keys.h"
#include "engine/bag/dead.h"
#include "engine/bag/fit.h"
#include "engine/bag/missing.h"
#include "engine/bag/selection.h"
#include "engine/bag/why.h"
#include "engine/query/counts.h"
#include "engine/query/tile_query.h"
#include "engine/tile/catalog.h"
#include "engine/tile/kind_names.h"

namespace cartulary::docgen {

// ---- Tiles

// What names a tile wherever it is shown.
struct TileName {
  const Tile* tile;
};
constexpr auto answer_keys(Of<TileName>) {
  return key_group(
      key("id", through(&TileName::tile, &Tile::id), "the tile's id, which lasts"),
      key("set", through(&TileName::tile, &Tile::set), "id of its set"),
      key("title", through(&TileName::tile, &Tile::title), "its name, where it has one", omitted),
      key("edges", through(&TileName::tile, &Tile::edges),
          "a letter for each side, clockwise from the top: c city, f field, r road, s river, x "
          "inside a start piece, ? not known, * fits anything"));
}

// What a tile is as a piece.
struct TileForm {
  const Tile* tile;
};
constexpr auto answer_keys(Of<TileForm>) {
  return key_group(key("class", [](const TileForm& form) { return form.tile->cls; },
                       "as CAR's Tile Overview counts", {.words = kind_names::classes}),
                   key(
                       "shape", [](const TileForm& form) { return to_text(form.tile->shape); },
                       "square, double, triangle, block4x4, start-piece-part or card"));
}

template <class Answer>
constexpr TileName name_of(const Answer& answer) {
  return {answer.tile};
}
template <class Answer>
constexpr TileForm form_of(const Answer& answer) {
  return {answer.tile};
}
// A tile in words. The catalog has the English; other languages are said when they are asked for.
struct WordsOfTile {
  const Tile* tile;
};
void put_own_form(AnswerWriter& json, const WordsOfTile& words, const AnswerContext& context);

template <class Answer>
constexpr WordsOfTile words_of(const Answer& answer) {
  return {answer.tile};
}

// ---- Selection

constexpr auto answer_keys(Of<GameName>) {
  return answer_in_line("GameName", "A group's own game.", key("id", &GameName::id, "its id"),
                        key("title", &GameName::title, "its title"),
                        key("revision", &GameName::revision, "which revision of it", or_null));
}

// Values of house rules. Whole numbers are written as JSON numbers, as in {"tiny-city": 2}, but
// only in their usual spelling, so that no value changes on the way to JSON and back.
struct RuleValues {
  const std::map<std::string, std::string>& rules;
  bool empty() const { return rules.empty(); }
};
void put_own_form(AnswerWriter& json, const RuleValues& values, const AnswerContext&);

constexpr auto answer_keys(Of<Selection>) {
  return answer_in_lines(
      "Selection", "What is played with.",
      key("sets", &Selection::sets, "quantity of each set by id"),
      key(
          "edition",
          [](const Selection& selection) {
            return selection.every_edition ? std::nullopt : std::optional(selection.edition);
          },
          "the edition; null: every edition is looked at", or_null),
      key("editions", &Selection::editions, "sets with an edition of their own", omitted),
      key("rule_set", &Selection::rule_set, "whose rules are played", omitted),
      key("tiles", &Selection::tiles, "copies of single tiles beside the sets", omitted),
      key("without", &Selection::without, "copies left in the box", omitted),
      key("used", &Selection::used, "copies on the table", omitted),
      key("dropped", &Selection::dropped, "copies that `mega` leaves in the box", omitted),
      key("rules", [](const Selection& selection) { return RuleValues{selection.rules}; },
          "house rules by name", {.omitted = true, .type = "{integer|string}"}),
      key("in_part", &Selection::in_part, "sets of which a chosen box holds a part: not counted",
          omitted),
      key("adopts", &Selection::adopted,
          "ids of rulings and variants that are taken over, without kind",
          {.omitted = true, .one_line = true}));
}

// What was played with, as answers tell it.
struct PlayedWith {
  const Selection& selection;
  const std::map<std::string, Edition>& fallback;
};
constexpr auto answer_keys(Of<PlayedWith>) {
  return key_group(key(
                       "game", [](const PlayedWith& with) -> auto& { return with.selection.game; },
                       game_meaning, omitted),
                   key(
                       "selection", [](const PlayedWith& with) -> auto& { return with.selection; },
                       selection_meaning),
                   key(
                       "fallback", [](const PlayedWith& with) -> auto& { return with.fallback; },
                       fallback_meaning));
}
template <class Answer>
PlayedWith played_with(const Answer& answer) {
  return {answer.selection, answer.fallback};
}

constexpr auto answer_keys(Of<Elsewhere>) {
  return answer_in_line(
      "Elsewhere", "Where something would be found.",
      key("editions", &Elsewhere::editions, "copies in other editions of the chosen sets"),
      key("sets", &Elsewhere::sets, "copies in other sets, as `sets` takes them: tower@C2"));
}

constexpr auto answer_keys(Of<AnyPiece>) {
  return answer_in_line("Piece", "A tile, and how many of it.",
                        key("id", through(&AnyPiece::tile, &Tile::id), "id of the tile"),
                        key("copies", &AnyPiece::copies, "how many"));
}

// ---- Fit

constexpr auto answer_keys(Of<InDraws>) {
  return answer_in_line(
      "InDraws", "The chance within some draws.", key("draws", &InDraws::draws, "how many draws"),
      key("at_least_one", &InDraws::at_least_one, "chance that one of them fits"));
}
constexpr auto answer_keys(Of<MineChance>) {
  return answer_in_line(
      "Mine", "The chances of one of several players.",
      key("players", &MineChance::players, "how many draw in turn"),
      key("turn", &MineChance::turn, "draws before mine"),
      key("draws", &MineChance::draws, "how many draws are mine"),
      key("at_least_one", &MineChance::at_least_one, "chance that one of mine fits"),
      key("first", &MineChance::first, "chance that the first that fits is mine"));
}
constexpr auto answer_keys(Of<FitChance>) {
  return answer_in_lines(
      "Chance", "Exact chances of drawing what fits.",
      key("next_draw", &FitChance::next_draw, "chance that the next draw fits"),
      key("in_draws", &FitChance::in_draws, "if draws were asked for", omitted),
      key("mine", &FitChance::mine, "if players were told", omitted),
      key("before_end", &FitChance::before_end,
          "chance that any draw fits; of fit: where hidden tiles were told", omitted));
}
constexpr auto answer_keys(Of<FittingTile>) {
  return answer_in_line(
      "FitTile", "A tile that fits.", keys_of(name_of<FittingTile>),
      key("copies", &FittingTile::copies, "copies of it in the bag"),
      key("rotations", &FittingTile::rotations, "clockwise degrees that turn it into a fit"),
      key("words", words_of<FittingTile>, "the tile in words"));
}
constexpr auto answer_keys(Of<OutsidePiece>) {
  return answer_in_line("OutsidePiece", "A piece that is never drawn.",
                        keys_of(name_of<OutsidePiece>), keys_of(form_of<OutsidePiece>),
                        key("copies", &OutsidePiece::copies, "how many"),
                        key("reason", &OutsidePiece::reason, "why it is never drawn"));
}
constexpr auto answer_keys(Of<TableHint>) {
  return answer_in_line("UsuallyLaid", "Tiles that usually lie before the first draw.",
                        key("start", &TableHint::start, "start tiles"),
                        key("river", &TableHint::river, "river tiles"));
}
constexpr auto answer_keys(Of<FitAnswer>) {
  return answer_in_lines(
      "FitAnswer", "What fits a hole.",
      key(
          "pattern", [](const FitAnswer& answer) { return answer.pattern.text(); },
          "the sides asked for"),
      keys_of(
          [](const FitAnswer& answer) { return PlayedWith{*answer.selection, answer.fallback}; },
          &WrittenParts::selection),
      key("bag", &FitAnswer::bag, "tiles in the bag"),
      key("laid", &FitAnswer::laid, "tiles on the table that nobody knows, if told", omitted),
      key("copies", &FitAnswer::copies, "copies that fit"),
      key("designs", &FitAnswer::designs, "designs that fit"),
      key("state", &FitAnswer::state,
          "last: one copy left; any: only a piece that fits anything; dead: nothing",
          {.words = hole_state_names}),
      key("enclosed", &FitAnswer::enclosed, "whether four neighbours lie"),
      key("chance", &FitAnswer::chance, "whether it will come"),
      key("any", &FitAnswer::any, any_meaning, one_line),
      key("with_bridge", &FitAnswer::bridged,
          "where the boxes have bridges: what fits only with one on it, not counted in copies and "
          "chance",
          omitted),
      key("usually_laid", &FitAnswer::hint,
          "tiles of the bag that usually lie before the first draw"),
      key(
          "usually_hidden", [](const FitAnswer& answer) { return answer.hint.hills; },
          "tiles that go unseen under the hills of the bag, if all are drawn; 0 where hidden was "
          "told"),
      key("elsewhere", &FitAnswer::elsewhere, elsewhere_meaning),
      key("tiles", &FitAnswer::tiles, "what fits", csv_rows),
      key("outside", &FitAnswer::outside, "pieces that are never drawn", {},
          &WrittenParts::outside));
}

// ---- Why

constexpr auto answer_keys(Of<BlockedSide>) {
  return answer_in_line(
      "BlockedSide", "A side that does not fit.",
      key("side", &BlockedSide::side, "the side", {.type = "string=N,E,S,W"}),
      key(
          "shows", [](const BlockedSide& side) { return std::string_view(&side.shows, 1); },
          "what the tile shows there"),
      key("wants", &BlockedSide::wants, "what the pattern wants"));
}
constexpr auto answer_keys(Of<WhyTurn>) {
  return answer_in_line("WhyTurn", "A turn of a tile in a hole.",
                        key("rotation", &WhyTurn::rotation, "clockwise degrees"),
                        key("edges", &WhyTurn::edges, "the sides as turned"),
                        key("fits", &WhyTurn::fits, "whether it fits so"),
                        key("blocked", &WhyTurn::blocked, "the sides that do not"));
}
constexpr auto answer_keys(Of<WhyAnswer>) {
  return answer_in_lines(
      "WhyAnswer", "Why a tile fits or does not.",
      key("tile", through(&WhyAnswer::tile, &Tile::id), "id of the tile"),
      key("set", through(&WhyAnswer::tile, &Tile::set), "id of its set"),
      key("edges", through(&WhyAnswer::tile, &Tile::edges), "its sides"),
      key(
          "pattern", [](const WhyAnswer& answer) { return answer.pattern.text(); },
          "the sides asked for"),
      key("fits", &WhyAnswer::fits, "whether it fits in any turn"),
      key("summary", &WhyAnswer::summary, "in one sentence"),
      key("turns", &WhyAnswer::turns, "turn by turn", csv_rows),
      key("with_bridge", &WhyAnswer::bridged,
          "clockwise degrees in which it fits with a bridge on it"));
}

// ---- Dead

constexpr auto answer_keys(Of<Opener>) {
  return answer_in_line("OpeningSet", "A set that has a tile of a code.",
                        key("set", through(&Opener::set, &TileSet::id), "id of the set"),
                        key("copies", &Opener::copies, "of its tiles"));
}
constexpr auto answer_keys(Of<DeadCode>) {
  return answer_in_line(
      "DeadCode", "An edge code that no tile has.",
      key(
          "edges", [](const DeadCode& dead) { return dead.code.text(); }, "the edge code"),
      key("opened_by", &DeadCode::opened_by, "sets that have such a tile"));
}
constexpr auto answer_keys(Of<DeadAnswer>) {
  return answer_in_lines(
      "DeadAnswer", "Edge codes that no tile has.", keys_of(played_with<DeadAnswer>),
      key(
          "rivers", [](const DeadAnswer& answer) { return answer.rivers == Rivers::With; },
          "whether codes with rivers were looked at"),
      key("codes", &DeadAnswer::codes, "codes looked at"),
      key("living", &DeadAnswer::living, "codes that a tile has"),
      key("any", &DeadAnswer::any, any_meaning, one_line),
      key("dead", &DeadAnswer::dead, "codes that no tile has", csv_rows));
}

// ---- Counts

// A row with one of the keys `set`, `edges`, `feature` and `edition` for each thing counted by, in
// that order. Keys follow the question, so the row is written by its own function.
struct CountedRow {
  const CountRow* row;
  const std::vector<CountBy>* by;
};
void put_own_form(AnswerWriter& json, const CountedRow& row, const AnswerContext&);
std::vector<CountedRow> counted_rows(const CountsAnswer& answer);

constexpr auto answer_keys(Of<CountsAnswer>) {
  return answer_in_lines(
      "CountsAnswer", "Counts of land tiles.",
      key("by", &CountsAnswer::by, "what it was counted by",
          {.one_line = true, .type = "string[]"}),
      key("query", &CountsAnswer::query, "which tiles were counted; empty: all"),
      key("hint", &CountsAnswer::hint, hint_meaning, omitted),
      key("suggestion", &CountsAnswer::suggestion, suggestion_meaning, omitted),
      keys_of(played_with<CountsAnswer>), key("total", &CountsAnswer::total, "land tiles counted"),
      key("elsewhere", &CountsAnswer::elsewhere, elsewhere_meaning),
      key("rows", counted_rows, "the counts", {.rows = true, .type = "CountRow[]"}));
}

// ---- Missing

constexpr auto answer_keys(Of<OwnedSet>) {
  return answer_in_line("CountedSet", "A set that was counted.",
                        key("id", through(&OwnedSet::set, &TileSet::id), "id of the set"),
                        key(
                            "edition", [](const OwnedSet& owned) { return to_text(owned.edition); },
                            "the edition counted against"),
                        key("quantity", &OwnedSet::quantity, "how many of it"));
}
// The ids of the row's tiles.
std::vector<std::string> tile_ids(const MissingRow& row);
constexpr auto answer_keys(Of<MissingRow>) {
  return answer_in_line("Difference", "What differs between a count and the boxes.",
                        key("name", &MissingRow::name, "edge code, tile or element"),
                        key("kind", &MissingRow::kind, "which of them; piece: figures and tokens",
                            {.words = missing_kind_names}),
                        key("expected", &MissingRow::expected, "how many the boxes have"),
                        key("counted", &MissingRow::counted, "how many were counted"),
                        key("difference", &MissingRow::difference, "counted less expected"),
                        key("tiles", tile_ids, "ids of the tiles meant"));
}
// The set that was named, if it was one; the edition, if all sets have the same. Empty otherwise.
std::string only_set(const MissingAnswer& answer);
std::string only_edition(const MissingAnswer& answer);
constexpr auto answer_keys(Of<MissingAnswer>) {
  return answer_in_lines(
      "MissingAnswer", "What counted boxes lack.",
      key("set", only_set, "id of the set, where only one was named", or_null),
      key("edition", only_edition, "the edition, where all sets have the same", or_null),
      key("sets", &MissingAnswer::sets, "what was counted, boxes taken apart"),
      key("in_part", &MissingAnswer::in_part,
          "sets of which a box holds a part alone, with the box: not compared", omitted),
      key("expected", &MissingAnswer::expected, "pieces that the boxes have"),
      key("counted", &MissingAnswer::counted, "pieces that were counted"),
      key("complete", &MissingAnswer::complete, "whether they agree"),
      key("missing", &MissingAnswer::missing, "what there is too little of"),
      key("surplus", &MissingAnswer::surplus, "what there is too much of"),
      key("not_compared", &MissingAnswer::not_compared,
          "elements of which no source says how many a box has", one_line),
      key("unrecorded", &MissingAnswer::unrecorded,
          "sets whose land tiles nobody has recorded: these are not compared", one_line),
      key(
          "letter",
          [](const MissingAnswer& answer) {
            const PageLanguage* language = AnswerRoom::language();
            return language == nullptr ? missing_letter(answer) : missing_letter(answer, *language);
          },
          "the answer as text to send to the publisher"));
}

}  // namespace cartulary::docgen
