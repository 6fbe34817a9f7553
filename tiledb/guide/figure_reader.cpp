#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/guide/guide_members.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/guide/guide_parts.h"
#include "tiledb/guide/guide_readers.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 7> figure_file_keys = {
    "id", "title", "summary", "note", "sources", "questions", "figures"};
constexpr std::array<std::string_view, 9> figure_keys = {
    "element", "kind", "sets", "supply", "each", "printings", "note", "carries", "cells"};

using Questions = std::vector<FigureQuestion>;

void check_question(const Record& record, const FigureCell& cell, const Questions& questions) {
  std::vector<std::string_view> known;
  for (const FigureQuestion& question : questions) known.emplace_back(question.id);
  if (cell.question.empty() || std::find(known.begin(), known.end(), cell.question) != known.end())
    return;
  report_unknown_name(record.place_of("question"), "question", cell.question, known,
                      record.errors());
}

// "mayor/deploy/road", followed by the rule sets and editions to which the answer is limited.
std::string id_of_cell(const FigureCell& cell) {
  std::string id = cell.figure + '/' + cell.question;
  for (const std::string& rule_set : cell.only) id += '+' + rule_set;
  for (const Edition edition : cell.editions) id += fmt::format("+{}", to_text(edition));
  return id;
}

FigureCell read_cell(const YamlNode& node, const std::string& figure, const Questions& questions,
                     std::vector<std::string>& before, ContentDraft& draft) {
  const Record record(node, keys_of<FigureCell>(), draft.errors);
  FigureCell cell;
  cell.figure = figure;
  read_members(record, cell, draft, carries_apart);
  cell.id = id_of_cell(cell);
  cell.carries = read_carries(record, cell.id, draft);
  check_question(record, cell, questions);
  check_rules_behind(record, "an answer");
  if (cell.answer == FigureAnswer::Conditional) record.need("says");
  if (std::find(before.begin(), before.end(), cell.id) != before.end())
    draft.errors.add(record.place(), fmt::format("{} answers {} twice", figure, cell.question),
                     "remove one of the two, or say in 'only' whose answer each is");
  before.push_back(cell.id);
  return cell;
}

void check_answered(const Record& record, const GuideFigure& figure, const Questions& questions) {
  std::vector<std::string_view> missing;
  for (const FigureQuestion& question : questions)
    if (std::none_of(figure.cells.begin(), figure.cells.end(),
                     [&](const FigureCell& cell) { return cell.question == question.id; }))
      missing.emplace_back(question.id);
  if (!missing.empty())
    record.errors().add(
        record.place(),
        fmt::format("{} does not answer {}", figure.element, fmt::join(missing, ", ")),
        "add a cell for each; 'answer: none' where the question does not arise");
}

// Sorts the cells by question, otherwise keeping their order.
void sort_cells(GuideFigure& figure, const Questions& questions) {
  const auto place = [&](const FigureCell& cell) {
    return std::find_if(
               questions.begin(), questions.end(),
               [&](const FigureQuestion& question) { return question.id == cell.question; }) -
           questions.begin();
  };
  std::stable_sort(figure.cells.begin(), figure.cells.end(),
                   [&](const FigureCell& a, const FigureCell& b) { return place(a) < place(b); });
}

GuideFigure read_figure(const YamlNode& node, const Questions& questions,
                        std::vector<std::string>& elements, ContentDraft& draft) {
  const Record record(node, {"a figure", figure_keys, {}}, draft.errors);
  GuideFigure figure;
  read_members(record, figure, draft, carries_apart);
  check_new(record, "element", "figure", elements);
  figure.carries = read_carries(record, "the figure " + figure.element, draft);
  need_list(record, "cells", "answer every question");
  std::vector<std::string> before;
  for (const YamlNode& item : record.list("cells"))
    figure.cells.push_back(read_cell(item, figure.element, questions, before, draft));
  check_answered(record, figure, questions);
  sort_cells(figure, questions);
  return figure;
}

void read_questions(const Record& record, Questions& questions, ContentDraft& draft) {
  need_list(record, "questions", "write at least one question");
  std::vector<std::string> before;
  for (const YamlNode& node : record.list("questions")) {
    const Record item(node, keys_of<FigureQuestion>(), draft.errors);
    check_new(item, "id", "question", before);
    read_members(item, questions.emplace_back(), draft);
  }
}

}  // namespace

void read_figures_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft) {
  const Record record(root, {"the guide of figures", figure_file_keys, {}}, draft.errors);
  Guide guide;
  read_members(record, guide, draft, parts_apart);
  guide.id = read_guide_id(record, stem);
  need_list(record, "sources", "name at least one source");
  Questions& questions = draft.guides.questions;
  read_questions(record, questions, draft);
  need_list(record, "figures", "write at least one figure");
  std::vector<std::string> before;
  for (const YamlNode& node : record.list("figures"))
    draft.guides.figures.push_back(read_figure(node, questions, before, draft));
  draft.guides.guides.push_back(std::move(guide));
}

}  // namespace cartulary::tiledb
