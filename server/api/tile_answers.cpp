#include "server/api/tile_answers.h"

#include <array>

#include "server/api/answer_key.h"

namespace cartulary::server {
namespace {

constexpr AnswerKey tile_id = {"id", "string", "the tile's id, which lasts"};
constexpr AnswerKey tile_set = {"set", "string", "id of its set"};
constexpr AnswerKey tile_title = {"title", "string", "its name, where it has one", false};
constexpr AnswerKey tile_edges = {
    "edges", "string",
    "a letter for each side, clockwise from the top: c city, f field, r road, s river, x inside a "
    "start piece, ? not known, * fits anything"};
constexpr AnswerKey tile_class = {"class", "string=land,extra,special",
                                  "as CAR's Tile Overview counts"};
constexpr AnswerKey tile_shape = {"shape", "string",
                                  "square, double, triangle, block4x4, start-piece-part or card"};
constexpr AnswerKey tile_words = {"words", "string", "the tile in words"};
constexpr AnswerKey copies_by_edition = {"copies", "{integer}",
                                         "by edition; one without the tile is left out"};
constexpr AnswerKey edition_copies = {"by_edition", "{integer}",
                                      "copies by edition, where every edition is looked at", false};

constexpr auto tile_source = std::to_array<AnswerKey>({
    {"fact", "string", "edges, interior, or the edition whose copies are meant"},
    {"document", "string", "id of the document"},
    {"place", "string", "where in the document"},
});
constexpr auto tile_hit = std::to_array<AnswerKey>({
    tile_id,
    tile_set,
    tile_title,
    tile_edges,
    {"copies", "integer", "of the selection; without one, of the edition with most"},
    edition_copies,
    tile_class,
    tile_shape,
    tile_words,
});
constexpr auto set_tile =
    std::to_array<AnswerKey>({tile_id, tile_set, tile_title, tile_edges, copies_by_edition,
                              tile_class, tile_shape, tile_words});
constexpr auto tiles_answer = std::to_array<AnswerKey>({
    {"query", "string", "as asked"},
    hint_key,
    suggestion_key,
    game_key,
    selection_key,
    fallback_key,
    {"copies", "integer", "land tiles among all hits"},
    edition_copies,
    {"designs", "integer", "land designs among all hits"},
    {"extra", "integer", "abbeys, start pieces, doubles and halves among all hits"},
    {"special", "integer", "pieces that are no landscape among all hits"},
    total_key,
    shown_key,
    elsewhere_key,
    {"tiles", "TileHit[]|Tile[]", "the hits, in listing order; `Tile` with full=true"},
    next_key,
});

constexpr auto mega_keys = std::to_array<AnswerKey>({
    {"in", "boolean", "whether it stands in CAR 7.4's Tile Overview"},
    {"drops", "{integer}", "tiles that stay in the box then, with copies"},
});
constexpr auto opening_keys = std::to_array<AnswerKey>({
    {"summary", "string|null", "what the set adds, in Markdown"},
    {"in_the_box", "string|null", "what its contents do not say, in Markdown"},
    {"turn", "string|null", "how the turn changes, in Markdown"},
    {"scoring", "string|null", "how scoring changes, in Markdown"},
});
constexpr auto sets_answer = std::to_array<AnswerKey>(
    {total_key, shown_key, {"sets", "SetSummary[]", "in listing order"}, next_key});

constexpr auto fit_tile = std::to_array<AnswerKey>({
    tile_id,
    tile_set,
    tile_title,
    tile_edges,
    {"copies", "integer", "copies of it in the bag"},
    {"rotations", "integer[]", "clockwise degrees that turn it into a fit"},
    tile_words,
});
constexpr auto outside_piece = std::to_array<AnswerKey>({
    tile_id,
    tile_set,
    tile_title,
    tile_edges,
    tile_class,
    tile_shape,
    {"copies", "integer", "how many"},
    {"reason", "string", "why it is never drawn"},
});
constexpr auto usually_laid = std::to_array<AnswerKey>({
    {"start", "integer", "start tiles"},
    {"river", "integer", "river tiles"},
});
constexpr auto fit_answer = std::to_array<AnswerKey>({
    {"pattern", "string", "the sides asked for"},
    game_key,
    selection_key,
    fallback_key,
    {"bag", "integer", "tiles in the bag"},
    {"laid", "integer", "tiles on the table that nobody knows, if told", false},
    {"copies", "integer", "copies that fit"},
    {"designs", "integer", "designs that fit"},
    {"state", "string=open,last,any,dead",
     "last: one copy left; any: only a piece that fits anything; dead: nothing"},
    {"enclosed", "boolean", "whether four neighbours lie"},
    {"chance", "Chance", "whether it will come"},
    any_key,
    {"with_bridge", "FitTile[]",
     "where the boxes have bridges: what fits only with one on it, not counted in copies and "
     "chance",
     false},
    {"usually_laid", "UsuallyLaid", "tiles of the bag that usually lie before the first draw"},
    {"usually_hidden", "integer",
     "tiles that go unseen under the hills of the bag, if all are drawn; 0 where hidden was told"},
    elsewhere_key,
    {"tiles", "FitTile[]", "what fits"},
    {"outside", "OutsidePiece[]", "pieces that are never drawn"},
});
constexpr auto blocked_side = std::to_array<AnswerKey>({
    {"side", "string=N,E,S,W", "the side"},
    {"shows", "string", "what the tile shows there"},
    {"wants", "string", "what the pattern wants"},
});
constexpr auto why_turn = std::to_array<AnswerKey>({
    {"rotation", "integer", "clockwise degrees"},
    {"edges", "string", "the sides as turned"},
    {"fits", "boolean", "whether it fits so"},
    {"blocked", "BlockedSide[]", "the sides that do not"},
});
constexpr auto why_answer = std::to_array<AnswerKey>({
    {"tile", "string", "id of the tile"},
    {"set", "string", "id of its set"},
    {"edges", "string", "its sides"},
    {"pattern", "string", "the sides asked for"},
    {"fits", "boolean", "whether it fits in any turn"},
    {"summary", "string", "in one sentence"},
    {"turns", "WhyTurn[]", "turn by turn"},
    {"with_bridge", "integer[]", "clockwise degrees in which it fits with a bridge on it"},
});
constexpr auto opened_by = std::to_array<AnswerKey>({
    {"set", "string", "id of the set"},
    {"copies", "integer", "of its tiles"},
});
constexpr auto dead_code = std::to_array<AnswerKey>({
    {"edges", "string", "the edge code"},
    {"opened_by", "OpeningSet[]", "sets that have such a tile"},
});
constexpr auto dead_answer = std::to_array<AnswerKey>({
    game_key,
    selection_key,
    fallback_key,
    {"rivers", "boolean", "whether codes with rivers were looked at"},
    {"codes", "integer", "codes looked at"},
    {"living", "integer", "codes that a tile has"},
    any_key,
    {"dead", "DeadCode[]", "codes that no tile has"},
});
constexpr auto count_row = std::to_array<AnswerKey>({
    {"set", "string", "id of the set, if counted by", false},
    {"edges", "string", "the edge code, if counted by", false},
    {"feature", "string", "the feature, if counted by", false},
    {"edition", "string", "the edition, if counted by", false},
    {"copies", "integer", "land tiles"},
    {"designs", "integer", "land designs"},
    {"marks", "integer", "symbols on them, by feature", false},
});
constexpr auto counts_answer = std::to_array<AnswerKey>({
    {"by", "string[]", "what it was counted by"},
    {"query", "string", "which tiles were counted; empty: all"},
    hint_key,
    suggestion_key,
    game_key,
    selection_key,
    fallback_key,
    {"total", "integer", "land tiles counted"},
    elsewhere_key,
    {"rows", "CountRow[]", "the counts"},
});
constexpr auto counted_set = std::to_array<AnswerKey>({
    {"id", "string", "id of the set"},
    {"edition", "string", "the edition counted against"},
    {"quantity", "integer", "how many of it"},
});
constexpr auto difference_keys = std::to_array<AnswerKey>({
    {"name", "string", "edge code, tile or element"},
    {"kind", "string=edges,tile,piece", "which of them; piece: figures and tokens"},
    {"expected", "integer", "how many the boxes have"},
    {"counted", "integer", "how many were counted"},
    {"difference", "integer", "counted less expected"},
    {"tiles", "string[]", "ids of the tiles meant"},
});
constexpr auto missing_answer = std::to_array<AnswerKey>({
    {"set", "string|null", "id of the set, where only one was named"},
    {"edition", "string|null", "the edition, where all sets have the same"},
    {"sets", "CountedSet[]", "what was counted, boxes taken apart"},
    {"in_part", "{string}", "sets of which a box holds a part alone, with the box: not compared",
     false},
    {"expected", "integer", "pieces that the boxes have"},
    {"counted", "integer", "pieces that were counted"},
    {"complete", "boolean", "whether they agree"},
    {"missing", "Difference[]", "what there is too little of"},
    {"surplus", "Difference[]", "what there is too much of"},
    {"not_compared", "string[]", "elements of which no source says how many a box has"},
    {"letter", "string", "the answer as text to send to the publisher"},
});

constexpr auto tile_objects = std::to_array<AnswerObject>({
    {"TileSource", "Which document states a fact of a tile.", tile_source},
    {"TileHit", "A tile that a query finds.", tile_hit},
    {"SetTile", "A tile in short.", set_tile},
    {"TilesAnswer", "Tiles that a query finds.", tiles_answer},
    {"Mega", "A set in the game with all sets.", mega_keys},
    {"Opening", "What opens the rules of a set.", opening_keys},
    {"SetsAnswer", "The sets.", sets_answer},
    {"FitTile", "A tile that fits.", fit_tile},
    {"OutsidePiece", "A piece that is never drawn.", outside_piece},
    {"UsuallyLaid", "Tiles that usually lie before the first draw.", usually_laid},
    {"FitAnswer", "What fits a hole.", fit_answer},
    {"BlockedSide", "A side that does not fit.", blocked_side},
    {"WhyTurn", "A turn of a tile in a hole.", why_turn},
    {"WhyAnswer", "Why a tile fits or does not.", why_answer},
    {"OpeningSet", "A set that has a tile of a code.", opened_by},
    {"DeadCode", "An edge code that no tile has.", dead_code},
    {"DeadAnswer", "Edge codes that no tile has.", dead_answer},
    {"CountRow", "A row of counts.", count_row},
    {"CountsAnswer", "Counts of land tiles.", counts_answer},
    {"CountedSet", "A set that was counted.", counted_set},
    {"Difference", "What differs between a count and the boxes.", difference_keys},
    {"MissingAnswer", "What counted boxes lack.", missing_answer},
});

}  // namespace

std::span<const AnswerObject> tile_answers() {
  return tile_objects;
}

}  // namespace cartulary::server
