#include "docgen/report/referee_report.h"

namespace cartulary::docgen {
namespace {

// A board with everything else that the referee needs; owns what its RefereeTable refers to.
struct Sitting {
  LaidTable laid;
  GameMoment moment;
  std::string assumed_edition;

  GuideQuestion question(const Catalog& catalog, const RefereeRequest& request) const {
    return guide_question(catalog, laid.figure_sets, request.board.rulebook);
  }
  RefereeTable table() const {
    RefereeTable table{*laid.board, laid.figures, moment};
    if (laid.record) table.prisoners = laid.record->prisoners;
    if (laid.file.game) {
      table.each = laid.file.game->each;
      if (laid.file.game->elements) table.elements = &*laid.file.game->elements;
    }
    table.followed = laid.file.may_differ.empty() && laid.file.left_out.empty() &&
                     (!laid.record || laid.record->not_followed.empty());
    return table;
  }
};

Result<Sitting> sit_down(const Catalog& catalog, const RefereeRequest& request) {
  Result<LaidTable> laid = lay_table(catalog, request.board);
  if (!laid) return laid.error();
  Sitting sitting{*std::move(laid), {}, {}};
  LaidTable& table = sitting.laid;
  // A line of the first edition and its counterpart of another would else hold side by side.
  if (table.figure_sets.every_printing) {
    table.figure_sets.every_printing = false;
    sitting.assumed_edition = to_text(table.figure_sets.edition);
  }
  GameMoment& moment = sitting.moment;
  if (table.record) moment = table.record->moment;
  const Tile* drawn = nullptr;
  if (!request.board.drawn.empty()) {
    const Result<const Tile*> tile = catalog.need_tile(request.board.drawn, "drawn");
    if (!tile) return tile.error();
    drawn = *tile;
  }
  if (!table.record && drawn == nullptr && !table.file.tiles.empty()) {
    moment.step = GameStep::Figure;
    moment.laid = table.file.tiles.back().placement.cell;
  }
  if (drawn != nullptr && moment.step == GameStep::Tile) moment.drawn = drawn;
  return sitting;
}

}  // namespace

Result<MovesReport> moves_report(const Catalog& catalog, const RefereeRequest& request) {
  const Result<Sitting> sitting = sit_down(catalog, request);
  if (!sitting) return sitting.error();
  const Referee referee(*request.board.guides, sitting->question(catalog, request));
  return MovesReport{referee.moves(sitting->table()), sitting->assumed_edition};
}

Result<JudgeReport> judge_report(const Catalog& catalog, const RefereeRequest& request) {
  Result<Move> move = parse_move(catalog, *request.board.guides, request.move, request.move_where);
  if (!move) return move.error();
  const Result<Sitting> sitting = sit_down(catalog, request);
  if (!sitting) return sitting.error();
  const Referee referee(*request.board.guides, sitting->question(catalog, request));
  return JudgeReport{std::move(move->text), referee.judge(sitting->table(), *move),
                     sitting->assumed_edition};
}

}  // namespace cartulary::docgen
