#include <array>

#include "docgen/json/tile_answer_keys.h"
#include "server/api/answer_key.h"
#include "server/api/answer_schema.h"
#include "server/api/answers.h"

namespace cartulary::server {
namespace {

constexpr auto opening_keys = std::to_array<AnswerKey>({
    {"summary", "string|null", "what the set adds, in Markdown"},
    {"in_the_box", "string|null", "what its contents do not say, in Markdown"},
    {"turn", "string|null", "how the turn changes, in Markdown"},
    {"scoring", "string|null", "how scoring changes, in Markdown"},
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
constexpr auto tile_objects = std::to_array<AnswerObject>({
    {"Opening", "What opens the rules of a set.", opening_keys},
    {"CountRow", "A row of counts.", count_row},
});

}  // namespace

std::span<const AnswerObject> tile_answers() {
  return tile_objects;
}

std::vector<SchemaObject> tile_schemas() {
  using namespace docgen;
  return schemas_of<GameName, Selection, AnyPiece, Elsewhere, TileSource, TileHit, SetTile,
                    TilesPage, MegaSet, SetsPage, InDraws, MineChance, FitChance, FittingTile,
                    OutsidePiece, TableHint, FitAnswer, BlockedSide, WhyTurn, WhyAnswer, Opener,
                    DeadCode, DeadAnswer, CountsAnswer, OwnedSet, MissingRow, MissingAnswer>();
}

}  // namespace cartulary::server
