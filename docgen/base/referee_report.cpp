#include "docgen/base/referee_report.h"

#include <algorithm>

namespace cartulary::docgen {
namespace {

// A board with everything else that the referee needs; owns what its RefereeTable refers to.
struct Sitting {
  LaidTable laid;
  Selection selection;  // with the sets whose figures a saved game uses
  GameMoment moment;

  GuideQuestion question(const Catalog& catalog, const RefereeRequest& request) const {
    return guide_question(catalog, selection, request.board.rulebook);
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

void add_one_of(const std::vector<std::string>& sets, Selection& selection) {
  if (!sets.empty() && std::ranges::none_of(sets, [&](const std::string& set) {
        return selection.sets.contains(set);
      }))
    selection.sets[sets.front()] = 1;
}

// A saved game may use figures of a set without its tiles: those of the players, those of nobody,
// such as the fairy, and the pieces of towers or tokens of castles.
void add_sets_of_figures(const RefereeRequest& request, const Game& game, Selection& selection) {
  const Guides& guides = *request.board.guides;
  for (const auto& [element, each] : game.each)
    if (const GuideFigure* figure = guides.find_figure(element))
      add_one_of(figure->sets, selection);
  if (!game.elements) return;
  for (const std::string& element : *game.elements) {
    for (const std::string& name : {element, element + "-piece"}) {
      const GuideFigure* figure = guides.find_figure(name);
      if (figure != nullptr && figure->kind == FigureKind::Neutral)
        add_one_of(figure->sets, selection);
    }
    const Rulebook* rulebook = request.board.rulebook;
    const Element* token =
        rulebook == nullptr ? nullptr : rulebook->find_element(element + "-token");
    if (token != nullptr && !token->set.empty()) add_one_of({token->set}, selection);
  }
}

Result<Sitting> sit_down(const Catalog& catalog, const RefereeRequest& request) {
  Result<LaidTable> laid = lay_table(catalog, request.board);
  if (!laid) return laid.error();
  Sitting sitting{*std::move(laid), {}, {}};
  const LaidTable& table = sitting.laid;
  sitting.selection = table.kit->selection;
  if (table.file.game) add_sets_of_figures(request, *table.file.game, sitting.selection);
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

Result<Moves> moves_report(const Catalog& catalog, const RefereeRequest& request) {
  const Result<Sitting> sitting = sit_down(catalog, request);
  if (!sitting) return sitting.error();
  const Referee referee(*request.board.guides, sitting->question(catalog, request));
  return referee.moves(sitting->table());
}

Result<JudgeReport> judge_report(const Catalog& catalog, const RefereeRequest& request) {
  Result<Move> move = parse_move(catalog, *request.board.guides, request.move, request.move_where);
  if (!move) return move.error();
  const Result<Sitting> sitting = sit_down(catalog, request);
  if (!sitting) return sitting.error();
  const Referee referee(*request.board.guides, sitting->question(catalog, request));
  return JudgeReport{std::move(move->text), referee.judge(sitting->table(), *move)};
}

}  // namespace cartulary::docgen
