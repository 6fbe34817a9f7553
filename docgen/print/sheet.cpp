#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "docgen/base/markdown.h"
#include "docgen/print/house_print.h"
#include "docgen/print/print_builders.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/house_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/rule/rulebook.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

std::string code_of(const Catalog& catalog, const std::string& set) {
  const TileSet* found = catalog.find_set(set);
  return found == nullptr ? set : found->code;
}

// "TO+PD; HiG": the sets that a line needs and the publisher whose reading it is.
std::string mark_of(const GuideQuestion& question, const GuideScope& line, const RecordIds& rules) {
  std::string mark, any;
  for (const std::string& set : line.sets) add_item(mark, code_of(question.catalog, set), "+");
  int several = 0;
  for (const std::string& set : line.any_of) {
    if (question.selection != nullptr && !is_chosen(question.catalog, *question.selection, set))
      continue;
    ++several;
    add_item(any, code_of(question.catalog, set), "/");
  }
  if (several > 0 && several < 4) add_item(mark, any, "+");
  if (!line.only.empty()) add_item(mark, joined(line.only, "/"), "; ");
  if (const std::string printings = printings_words(question, line); !printings.empty())
    add_item(mark, printings, "; ");
  if (!unread_words(question, rules).empty()) add_item(mark, unread_sign, " ");
  return mark;
}

View line_view(const GuideQuestion& question, const ChosenLine& chosen) {
  const GuideLine& line = *chosen.line;
  View view;
  view.set("l_html", markdown_line(line.text, [](std::string_view) { return std::string(); }))
      .set("l_must", line.must.value_or(false))
      .set("l_may", line.must.has_value() && !*line.must)
      .set("l_item", !line.under.empty())
      .set("l_mark", mark_of(question, line, line.rules))
      .set("l_remarks", remarks_on(question, line.rules).value_or(""));
  return view;
}

View step_views(const GuideQuestion& question, const ChosenGuide& chosen) {
  View steps = View::list();
  for (const ChosenPart& part : chosen.parts) {
    View lines = View::list();
    for (const ChosenLine& line : part.lines)
      if (!is_for_championship(*line.line)) lines.add(line_view(question, line));
    View step;
    step.set("s_title", part.part->title).set("lines", std::move(lines));
    steps.add(std::move(step));
  }
  return steps;
}

View score_views(const GuideQuestion& question, const std::vector<const ScoringLine*>& lines,
                 ScoreMoment moment) {
  View list = View::list();
  for (const ScoringLine* line : lines) {
    if (line->when != moment || is_for_championship(*line)) continue;
    View view;
    view.set("c_what", line->what)
        .set("c_points", line->points)
        .set("c_mark", mark_of(question, *line, line->rules))
        .set("c_remarks", remarks_on(question, line->rules).value_or(""));
    list.add(std::move(view));
  }
  return list;
}

// Adds a star to an answer that a house rule of the group comments on.
std::string answer_words(const GuideQuestion& question, const FigureCell& cell) {
  std::string words = plain_text(cell.says);
  if (words.empty()) words = cell.answer == FigureAnswer::None ? "–" : to_text(cell.answer);
  if (!cell_remarks(question, cell).empty()) words += '*';
  return cell.only.empty() ? words : words + " (" + joined(cell.only, "/") + ")";
}

// The notes for the stars of the table: "large follower, city: house rule: Cities are for the
// small".
View house_notes(const GuideQuestion& question, const ChosenFigures& chosen) {
  View notes = View::list();
  std::set<std::string> told;
  for (const ChosenFigure& figure : chosen.figures)
    for (const FigureCell* cell : figure.cells)
      for (const GameRemark& remark : cell_remarks(question, *cell)) {
        const Element* element = question.rulebook->find_element(figure.figure->element);
        const auto asked = std::ranges::find(chosen.questions, cell->question, &FigureQuestion::id);
        std::string words = element == nullptr ? figure.figure->element : element->name;
        words += ", " + (*asked)->short_text + ": " + english(words_of(remark));
        if (!told.insert(words).second) continue;
        View note;
        note.set("h_words", words);
        notes.add(std::move(note));
      }
  return notes;
}

// Of a question with several answers, each with the printings that give it.
std::string answers_words(const GuideQuestion& asked, const ChosenFigure& chosen,
                          const FigureQuestion& question) {
  std::vector<std::pair<std::string, std::string>> answers;
  for (const FigureCell* cell : chosen.cells) {
    if (cell->question != question.id) continue;
    std::string words = answer_words(asked, *cell);
    const auto same =
        std::ranges::find(answers, words, &std::pair<std::string, std::string>::first);
    const std::string printings = printings_words(asked, *cell);
    if (same == answers.end())
      answers.emplace_back(std::move(words), printings);
    else
      add_item(same->second, printings);
  }
  if (answers.size() == 1) return answers.front().first;
  std::string all;
  for (const auto& [words, printings] : answers)
    add_item(all, printings.empty() ? words : words + " (" + printings + ')', "; ");
  return all;
}

View figure_view(const PrintContext& context, const GuideQuestion& asked,
                 const ChosenFigure& chosen, const std::vector<const FigureQuestion*>& questions) {
  // Equal long answers in adjacent columns share one cell.
  std::vector<std::pair<std::string, int>> answers;
  for (const FigureQuestion* question : questions) {
    std::string words = answers_words(asked, chosen, *question);
    if (!answers.empty() && words.size() > 6 && answers.back().first == words)
      ++answers.back().second;
    else
      answers.emplace_back(std::move(words), 1);
  }
  View cells = View::list();
  for (auto& [words, width] : answers) {
    View view;
    view.set("a_words", words).set("a_width", width);
    cells.add(std::move(view));
  }
  const Element* element = context.index.rulebook().find_element(chosen.figure->element);
  View view;
  view.set("f_name", element == nullptr ? chosen.figure->element : element->name)
      .set("f_mark",
           chosen.set.empty() ? std::string() : code_of(context.index.catalog(), chosen.set))
      .set("cells", std::move(cells));
  return view;
}

// ---- The size of the letters

// The space on a side of the sheet below its heading, in millimetres.
struct SheetSide {
  double column;  // the width of one of two
  double height;
};

SheetSide side_of(Paper paper) {
  switch (paper) {
    case Paper::A5:
      return {61, 172};
    case Paper::Letter:
      return {95, 243};
    case Paper::A4:
      break;
  }
  return {92, 260};
}

// The height of a text in one column at this size, in millimetres.
double line_height(std::string_view text, const SheetSide& side, double points) {
  const double letter = points * 0.3528 * 0.47;
  const double row = points * 0.3528 * 1.24;
  return std::ceil(static_cast<double>(text.size() + 6) * letter / side.column) * row + 0.35;
}

struct Size {
  double points;
  std::string_view name;  // a class of the style sheet
};
constexpr std::array<Size, 7> sizes = {{{15, "size-7"},
                                        {13, "size-6"},
                                        {11.5, "size-5"},
                                        {10.5, "size-4"},
                                        {9.5, "size-3"},
                                        {8.9, "size-2"},
                                        {8.4, "size-1"}}};

// The largest size at which the texts fit into the two columns of a side, where `taken` millimetres
// are already used; empty if none does.
std::string_view size_for(const std::vector<std::string>& texts, const SheetSide& side,
                          double taken) {
  for (const Size& size : sizes) {
    double height = 0;
    for (const std::string& text : texts) height += line_height(text, side, size.points);
    // The table of figures grows with larger letters.
    const double table = taken * std::max(1.0, size.points / 11.5);
    // The estimate is too high by a tenth or more, as nine selections on each paper showed.
    if (height <= 2 * (side.height - table) * 1.06) return size.name;
  }
  return {};
}

std::vector<std::string> texts_of(const GuideQuestion& question, const ChosenGuide& play) {
  std::vector<std::string> texts;
  for (const ChosenPart& part : play.parts) {
    texts.insert(texts.end(), 2, part.part->title);
    for (const ChosenLine& line : part.lines)
      texts.push_back(plain_text(line.line->text) +
                      remarks_on(question, line.line->rules).value_or(""));
  }
  return texts;
}

std::vector<std::string> texts_of(const GuideQuestion& question,
                                  const std::vector<const ScoringLine*>& lines) {
  std::vector<std::string> texts(4);
  for (const ScoringLine* line : lines)
    texts.push_back(line->what + ": " + line->points +
                    remarks_on(question, line->rules).value_or(""));
  return texts;
}

}  // namespace

namespace {

// The sheet shows only what is played. A separate list has what is not played, and why.
void leave_out_unplayed(const GuideQuestion& question, ChosenGuide& turn,
                        std::vector<const ScoringLine*>& lines) {
  std::erase_if(lines, [&](const ScoringLine* line) { return !remarks_on(question, line->rules); });
  std::set<std::string> gone;
  for (ChosenPart& part : turn.parts)
    std::erase_if(part.lines, [&](const ChosenLine& chosen) {
      const bool out =
          !remarks_on(question, chosen.line->rules) || gone.contains(chosen.line->under);
      if (out) gone.insert(chosen.line->id);
      return out;
    });
  std::erase_if(turn.parts, [](const ChosenPart& part) { return part.lines.empty(); });
}

}  // namespace

PrintPage sheet_print(const PrintContext& context) {
  const Guides& guides = context.index.library().guides;
  const GuideQuestion question = guide_question(context);
  const Guide* play = guides.find("order-of-play");
  ChosenGuide turn = play == nullptr ? ChosenGuide() : choose_lines(*play, question);
  auto lines = scoring_lines(guides.scoring, question);
  leave_out_unplayed(question, turn, lines);
  const ChosenFigures chosen = choose_figures(guides, question);
  View questions = View::list();
  for (const FigureQuestion* each : chosen.questions) {
    View view;
    view.set("q_short", each->short_text);
    questions.add(std::move(view));
  }
  View figures = View::list();
  for (const ChosenFigure& figure : chosen.figures)
    figures.add(figure_view(context, question, figure, chosen.questions));
  const SheetSide side = side_of(context.request.paper);
  // Beside English its lines take one that says so.
  const double note = context.language.is_english() ? 0 : 5;
  const std::string_view front = size_for(texts_of(question, turn), side, note);
  const double table = 22 + 7.5 * static_cast<double>(chosen.figures.size());
  const std::string_view back = size_for(texts_of(question, lines), side, table);
  PrintPage page;
  page.body = "print_sheet";
  page.title = said("print.sheet-title");
  page.view.set("sets_words", printed_sets_words(context))
      .set("front_size", front.empty() ? sizes.back().name : front)
      .set("back_size", back.empty() ? sizes.back().name : back)
      .set("two_sides", !front.empty() && !back.empty())
      .set("steps", step_views(question, turn))
      .set("during", score_views(question, lines, ScoreMoment::During))
      .set("after", score_views(question, lines, ScoreMoment::After))
      .set("questions", std::move(questions))
      .set("any_figures", figures.size() > 0)
      .set("figures", std::move(figures))
      .set("house_notes", house_notes(question, chosen));
  set_house_rules(context, page.view);
  return page;
}

}  // namespace cartulary::docgen
