#include "docgen/report/board_report.h"

#include <algorithm>
#include <set>

#include "engine/guide/table_formulas.h"
#include "engine/replay/replay_game.h"
#include "engine/rule/adopted.h"

namespace cartulary::docgen {
namespace {

Result<BoardQuestion> question_of(const Catalog& catalog, const BoardRequest& request) {
  BoardQuestion question{.stop = request.stop};
  const Result<OddsQuestion> odds = parse_odds(request.odds);
  if (!odds) return odds.error();
  question.odds = *odds;
  if (!request.drawn.empty()) {
    const Result<const Tile*> tile = catalog.need_tile(request.drawn, "drawn");
    if (!tile) return tile.error();
    if ((*tile)->shape == Shape::Card)
      return Error{.where = "drawn",
                   .what = said("record-fault.card-drawn", {{"tile", (*tile)->id}}),
                   .fix = said("record-fault.name-a-tile")};
    question.drawn = *tile;
  }
  if (!request.region.empty()) {
    Result<std::vector<Cell>> cells = parse_region(request.region);
    if (!cells) return cells.error();
    question.region = *std::move(cells);
  }
  return question;
}

// Cells of a saved game that could not be followed: no tile there counts as illegal, and it is not
// known what fits there.
void leave_open(const std::vector<Cell>& unsure, BoardAnswer& answer) {
  const auto is_unsure = [&](Cell cell) {
    return std::binary_search(unsure.begin(), unsure.end(), cell);
  };
  std::erase_if(answer.illegal,
                [&](const IllegalTile& tile) { return is_unsure(tile.placement.cell); });
  for (HoleAnswer& hole : answer.holes) hole.unknown = hole.unknown || is_unsure(hole.cell);
}

// Builds bridges, tunnels and ferries and checks where the figures stand.
Status stand_figures(Board& board, std::vector<PositionFigure>& figures, bool followed) {
  if (Status built = build_tokens(board, figures); !built) return built;
  // A figure of a saved game on a cell without a known tile cannot be shown.
  if (followed)
    std::erase_if(figures,
                  [&](const PositionFigure& figure) { return !check_figures(board, {figure}); });
  return check_figures(board, figures);
}

// Sets the figures: those of the file, or those after the last action of a saved game.
Status play(const BoardRequest& request, LaidTable& table) {
  table.figures = std::move(table.file.figures);
  if (table.file.game) {
    table.record = replay_game(*table.file.game, *table.kit);
    table.figures = table.record->figures;
  }
  const Status stand = stand_figures(*table.board, table.figures, table.record.has_value());
  if (stand) return stand;
  Error error = stand.error();
  error.where = std::string(request.where) + ": " + error.where;
  return error;
}

// The sets of which any brings the figure or token; empty for those of the base game, and for what
// is neither.
std::vector<std::string> sets_bringing(const BoardRequest& request, const std::string& element) {
  if (const GuideFigure* figure = request.guides->find_figure(element)) return figure->sets;
  const Element* token =
      request.rulebook == nullptr ? nullptr : request.rulebook->find_element(element);
  if (token == nullptr || token->set.empty()) return {};
  return {token->set};
}

// The figures and tokens of a saved game: those of the players, those of nobody, such as the fairy,
// and the pieces of towers or tokens of castles.
std::vector<std::string> elements_of(const Guides& guides, const SavedGame& game) {
  std::vector<std::string> elements;
  for (const auto& [element, each] : game.each) elements.push_back(element);
  if (!game.elements) return elements;
  for (const std::string& element : *game.elements) {
    for (const std::string& name : {element, element + "-piece"}) {
      const GuideFigure* figure = guides.find_figure(name);
      if (figure != nullptr && figure->kind == FigureKind::Neutral) elements.push_back(name);
    }
    elements.push_back(element + "-token");
  }
  return elements;
}

// Sets `elements` and `figure_sets`.
void add_sets_of_figures(const BoardRequest& request, LaidTable& table) {
  table.figure_sets = table.kit->selection;
  if (request.guides == nullptr) return;
  const std::vector<std::string> all =
      table.file.game ? elements_of(*request.guides, *table.file.game) : table.file.elements;
  for (const std::string& element : all) {
    const std::vector<std::string> sets = sets_bringing(request, element);
    const bool chosen = std::ranges::any_of(
        sets, [&](const std::string& set) { return table.kit->selection.sets.contains(set); });
    if (sets.empty() || chosen) continue;
    table.elements.push_back(element);
    table.figure_sets.sets.try_emplace(sets.front(), 1);
  }
}

// Whether the set of the tile has no rules and at least one mark of the tile has none either.
bool lacks_rules(const Rulebook& rulebook, const Tile& tile) {
  return rulebook.rules_of(tile.set).empty() &&
         std::ranges::any_of(mark_names(tile), [&](const std::string& mark) {
           return rulebook.rules_about(mark).empty();
         });
}

std::vector<std::string> sets_without_rules(const Rulebook* rulebook, const Board& board) {
  std::set<std::string> sets;
  for (const Board::Piece& piece : board.pieces())
    if (rulebook != nullptr && lacks_rules(*rulebook, *piece.placement.tile))
      sets.insert(piece.placement.tile->set);
  return {sets.begin(), sets.end()};
}

void doubt(const Rulebook* rulebook, BoardReport& report) {
  if (!report.record && !report.held) return;
  report.doubts = {
      .not_followed = report.record ? !report.record->sure : !report.held->not_followed.empty(),
      .no_rules = sets_without_rules(rulebook, *report.board),
      .may_differ = !report.may_differ.empty(),
      .left_out = !report.left_out.empty(),
      .illegal = !report.answer.illegal.empty(),
      .wrong_figures = !report.wrong_figures.empty()};
  if (!report.record) return;
  // Nothing tells since which turn what is left out counts.
  bool known = !report.doubts.left_out && !report.doubts.may_differ;
  for (TurnRecord& turn : report.record->turns) {
    const Tile* tile = turn.placement.tile;
    known = known && (tile == nullptr || rulebook == nullptr || !lacks_rules(*rulebook, *tile));
    turn.sure = turn.sure && known;
  }
}

RecordIds rules_of(const BoardReport& report) {
  std::set<RecordId> rules;
  const auto add = [&](const std::vector<ScoreTerm>& terms) {
    for (const ScoreTerm& term : terms)
      if (term.formula != nullptr && !term.formula->rules.empty())
        rules.insert(term.formula->rules.front());
  };
  for (const Feature& feature : report.answer.features) {
    add(feature.terms);
    add(feature.terms_complete);
  }
  if (report.held)
    for (const PlayerTotal& player : report.held->players) add(player.terms);
  if (!report.record) return {rules.begin(), rules.end()};
  for (const TurnRecord& turn : report.record->turns)
    for (const ScoredPoints& scored : turn.scored) add(scored.terms);
  if (report.record->end)
    for (const ScoredPoints& scored : report.record->end->scored) add(scored.terms);
  for (const ScoredPoints& scored : report.record->still) add(scored.terms);
  return {rules.begin(), rules.end()};
}

void remark(const Catalog& catalog, const BoardRequest& request, BoardReport& report) {
  const GuideQuestion question = guide_question(catalog, report.kit->selection, request.rulebook);
  if (request.guides == nullptr || !has_remarks(request.rulebook, question.selection)) return;
  HouseRemarks remarks(*request.guides, question);
  remarks.add_rules(rules_of(report));
  for (const PositionFigure& figure : report.figures)
    remarks.add_figure(figure.figure, std::string_view(figure.at).substr(0, figure.at.find(' ')));
  report.remarks = remarks.list();
}

}  // namespace

Result<LaidTable> lay_table(const Catalog& catalog, const BoardRequest& request) {
  Result<tiledb::BoardFile> file = tiledb::parse_board_file(
      catalog, request.text, request.where, {.guides = request.guides, .read = request.notation});
  if (!file) return file.error();
  if (request.rulebook != nullptr && request.base == nullptr)
    if (const Status known =
            check_adopted(*request.rulebook, std::string(request.where) + ": /selection: adopts",
                          file->selection);
        !known)
      return known.error();
  const Selection& base = request.base != nullptr ? *request.base : file->selection;
  const Result<Selection> selection =
      select(catalog, request.selection, DefaultSets::BaseGame, base);
  if (!selection) return selection.error();
  // Every set may have quantity 0. Without any set there is no bag, and the board written back to a
  // file would be read as one of the base game.
  if (selection->sets.empty())
    return Error{.where = "sets",
                 .what = said("record-fault.no-set-chosen"),
                 .fix = said("record-fault.choose-a-set")};
  Formulas formulas;
  if (request.guides != nullptr)
    formulas = table_formulas(catalog, request.guides->scoring, *selection, request.rulebook);
  Result<BoardKit> kit = board_kit(catalog, *selection, std::move(formulas),
                                   tiledb::has_tunnel_tokens(*file, *selection));
  if (!kit) return kit.error();

  LaidTable table;
  table.file = *std::move(file);
  table.kit = std::make_unique<BoardKit>(*std::move(kit));
  Result<Board> board = tiledb::lay_board(table.file, *table.kit);
  if (!board) return board.error();
  table.board = std::make_unique<Board>(*std::move(board));
  if (const Status played = play(request, table); !played) return played.error();
  add_sets_of_figures(request, table);
  return table;
}

Result<BoardReport> board_report(const Catalog& catalog, const BoardRequest& request) {
  Result<BoardQuestion> question = question_of(catalog, request);
  if (!question) return question.error();
  Result<LaidTable> table = lay_table(catalog, request);
  if (!table) return table.error();
  tiledb::BoardFile& file = table->file;

  BoardReport report;
  report.kit = std::move(table->kit);
  report.board = std::move(table->board);
  report.figures = std::move(table->figures);
  report.elements = std::move(table->elements);
  report.record = std::move(table->record);
  if (file.game) report.players = file.game->players;
  report.turns = file.game && request.turns;
  if (request.turns && !file.game) report.notes.push_back(said("wrong-file.no-turns"));
  if (!report.figures.empty())
    question->score_again = [&](const Board& board, std::optional<Node> node, Feature& feature) {
      OccupiedFeature occupied{std::move(feature), node, {}};
      score_with_tokens(occupied, board, report.figures);
      feature = std::move(occupied.feature);
    };
  Result<BoardAnswer> answer = board_answer(*report.board, *question);
  if (!answer) return answer.error();
  report.answer = *std::move(answer);
  report.source = file.source;
  report.skipped = std::move(file.skipped);
  report.may_differ = std::move(file.may_differ);
  report.left_out = std::move(file.left_out);
  if (!report.figures.empty()) {
    report.held = board_figures(*report.board, report.figures);
    for (std::size_t i = 0; i < report.answer.features.size(); ++i)
      report.answer.features[i] = report.held->features[i].feature;
  }
  if (request.guides != nullptr && !report.record && !report.figures.empty())
    report.wrong_figures =
        wrong_figures(*request.guides, {catalog, &table->figure_sets, {}, request.rulebook},
                      *report.board, report.figures);
  doubt(request.rulebook, report);
  report.unsure = std::move(file.unsure);
  leave_open(report.unsure, report.answer);
  report.notes.insert(report.notes.begin(), file.notes.begin(), file.notes.end());
  report.fallback = tile_fallback(catalog, report.kit->selection);
  remark(catalog, request, report);
  return report;
}

}  // namespace cartulary::docgen
