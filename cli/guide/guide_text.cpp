#include "cli/guide/guide_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/answers/answer_text.h"
#include "cli/terminal/markdown_text.h"
#include "cli/terminal/text_table.h"
#include "engine/guide/game_remarks.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view must_sign = "●";
constexpr std::string_view may_sign = "○";
constexpr std::string_view together_sign = "+";
constexpr std::string_view differs_sign = "≠";
constexpr std::string_view usual_rule_set = "HiG";

std::string code_of(const Catalog& catalog, const std::string& set) {
  const TileSet* found = catalog.find_set(set);
  return found == nullptr ? set : found->code;
}

std::string title_of(const Catalog& catalog, const std::string& set) {
  const TileSet* found = catalog.find_set(set);
  return found == nullptr ? set : found->title;
}

// "TO+PD": the sets that bring the line; those of which one is needed where they are few.
std::string codes_of(const GuideQuestion& question, const GuideLine& line) {
  std::vector<std::string> codes;
  for (const std::string& set : line.sets) codes.push_back(code_of(question.catalog, set));
  std::vector<std::string> any;
  for (const std::string& set : line.any_of)
    if (question.selection == nullptr || is_chosen(question.catalog, *question.selection, set))
      any.push_back(code_of(question.catalog, set));
  if (!any.empty() && any.size() <= 3) codes.push_back(joined(any, "/"));
  return joined(codes, "+");
}

// Whose reading it is, or that others have another where a rule set was asked for; the status where
// that is no plain one. A difference shows in the readings.
std::string marks_of(const GuideQuestion& question, const GuideLine& line) {
  std::string marks = codes_of(question, line);
  if (question.rule_set.empty())
    add_item(marks, joined(line.only, "/"), " ");
  else if (!line.only.empty())
    marks += differs_sign;
  if (question.selection == nullptr)
    for (const Edition edition : line.editions) add_item(marks, to_text(edition), " ");
  constexpr std::array plain = {RulingStatus::Unmarked, RulingStatus::Official,
                                RulingStatus::Difference};
  if (std::find(plain.begin(), plain.end(), line.status) == plain.end())
    add_item(marks, to_text(line.status), " ");
  return std::string(trimmed(marks));
}

std::string sign_of(const ChosenLine& chosen) {
  if (chosen.together) return std::string(together_sign);
  if (!chosen.line->must) return "·";
  return std::string(*chosen.line->must ? must_sign : may_sign);
}

// How deep a line stands below others.
std::size_t depth_of(const ChosenPart& part, const GuideLine& line) {
  if (line.under.empty()) return 0;
  const auto above = std::find_if(part.lines.begin(), part.lines.end(),
                                  [&](const ChosenLine& it) { return it.line->id == line.under; });
  return above == part.lines.end() ? 0 : 1 + depth_of(part, *above->line);
}

// The words of a line with its marks behind, which no line break parts.
std::string words_of(const GuideQuestion& question, const GuideLine& line, const Style& style) {
  std::string text = line.date.empty() ? "" : line.date + ": ";
  text += plain_text(line.text);
  if (const std::string marks = marks_of(question, line); !marks.empty()) {
    std::string glued = "(" + marks + ")";
    std::replace(glued.begin(), glued.end(), ' ', glue);
    text += ' ' + style.paint(Ink::Faint, glued);
  }
  return text;
}

std::string line_text(const GuideQuestion& question, const ChosenPart& part,
                      const ChosenLine& chosen, std::size_t width, const Style& style) {
  const std::string first =
      std::string(1 + 2 * depth_of(part, *chosen.line), ' ') + sign_of(chosen) + ' ';
  return wrap_after(first, words_of(question, *chosen.line, style), width);
}

// What the group's own game says of the line, below it.
std::string remarks_text(const GuideQuestion& question, const GuideLine& line, std::size_t depth,
                         std::size_t width) {
  std::string text;
  for (const GameRemark& remark : game_remarks(question.rulebook, question.selection, line.rules))
    text += wrap_after(std::string(3 + 2 * depth, ' ') + "> ", words_of(remark), width);
  return text;
}

std::string part_text(const GuideQuestion& question, const ChosenPart& part, std::size_t width,
                      const Style& style) {
  std::string text = style.paint(Ink::Heading, part.part->title) + '\n';
  for (const ChosenLine& line : part.lines)
    text += line_text(question, part, line, width, style) +
            remarks_text(question, *line.line, depth_of(part, *line.line), width);
  return text;
}

// The first line as wide as it may be, those below it behind two blanks.
std::string hanging(const std::string& paragraph, std::size_t width) {
  const std::vector<std::string> lines = wrap(paragraph, width);
  if (lines.size() == 1) return lines.front() + '\n';
  return lines.front() + '\n' + wrap_after("  ", paragraph.substr(lines.front().size() + 1), width);
}

// The title before the first line, items behind the line above them.
std::string close_part_text(const GuideQuestion& question, const ChosenPart& part,
                            std::size_t width, const Style& style) {
  std::string first = style.paint(Ink::Heading, part.part->title) + ' ';
  std::string text, paragraph;
  const auto finish = [&] {
    if (paragraph.empty()) return;
    text += hanging(first + paragraph, width);
    first.clear();
    paragraph.clear();
  };
  for (const ChosenLine& line : part.lines) {
    if (line.line->under.empty()) finish();
    if (!paragraph.empty()) paragraph += ' ';
    paragraph += sign_of(line) + glue + words_of(question, *line.line, style);
  }
  finish();
  return text;
}

std::string cells_text(const GuideLine& line, std::size_t width) {
  std::string text;
  for (const GuideCell& cell : line.cells)
    text += wrap_after("     " + cell.who + ": ", plain_text(cell.says), width);
  return text;
}

bool has_game(const GuideQuestion& question) {
  return question.rulebook != nullptr && question.rulebook->game() != nullptr;
}

bool any_together(const ChosenGuide& chosen) {
  return std::any_of(chosen.parts.begin(), chosen.parts.end(), [](const ChosenPart& part) {
    return std::any_of(part.lines.begin(), part.lines.end(),
                       [](const ChosenLine& line) { return line.together; });
  });
}

// What the signs mean, and how many lines there are beside these.
std::string legend(const GuideQuestion& question, const ChosenGuide& chosen, int others) {
  std::string text = fmt::format("{} must, {} may", must_sign, may_sign);
  if (any_together(chosen)) text += fmt::format(", {} sets meet", together_sign);
  if (others > 0) text += fmt::format(", {} rule sets differ (--rule-set)", differs_sign);
  if (question.selection != nullptr)
    text += fmt::format("; {} left out", counted(chosen.left_out, "line"));
  return text + ".";
}

std::string name_of(const Rulebook& rulebook, const std::string& element) {
  const Element* found = rulebook.find_element(element);
  return found == nullptr ? element : found->name;
}

}  // namespace

std::string turn_text(const Guide& guide, const GuideQuestion& question, std::size_t width,
                      const Style& style) {
  GuideQuestion asked = question;
  if (asked.rule_set.empty()) asked.rule_set = usual_rule_set;
  const ChosenGuide chosen = choose_lines(guide, asked);
  const int others = chosen.left_out - choose_lines(guide, question).left_out;
  const std::string last = wrap_after("", legend(asked, chosen, others), width);
  std::string open, close;
  for (const ChosenPart& part : chosen.parts) {
    open += part_text(asked, part, width, style);
    close += close_part_text(asked, part, width, style);
  }
  // One line more tells the sets.
  const bool fits = std::count(open.begin(), open.end(), '\n') + 1 < screen_lines;
  return (fits || has_game(question) ? open : close) + last;
}

std::string guide_text(const GuideQuestion& question, const ChosenGuide& chosen, std::size_t width,
                       const Style& style) {
  const Guide& guide = *chosen.guide;
  std::string text = style.paint(Ink::Heading, guide.title) + "\n\n";
  text += markdown_text(guide.summary, width, style);
  for (const ChosenPart& part : chosen.parts) {
    text += '\n' + style.paint(Ink::Heading, part.part->title) + '\n';
    if (!part.part->note.empty()) text += markdown_text(part.part->note, width, style);
    for (const ChosenLine& line : part.lines)
      text += line_text(question, part, line, width, style) + cells_text(*line.line, width) +
              remarks_text(question, *line.line, depth_of(part, *line.line), width);
  }
  return text + '\n' + wrap_after("", legend(question, chosen, 0), width);
}

std::string glossary_text(const Guide& guide, const std::vector<GlossaryEntry>& entries,
                          const Rulebook& rulebook, std::size_t width, const Style& style) {
  std::string text = style.paint(Ink::Heading, guide.title) + "\n\n";
  for (const GlossaryEntry& entry : entries) {
    std::vector<std::string> names;
    for (const std::string& element : entry.elements) names.push_back("element/" + element);
    if (!entry.set.empty()) names.push_back("set/" + entry.set);
    std::string says = entry.left_out;
    if (!entry.elements.empty())
      if (const Element* element = rulebook.find_element(entry.elements.front()))
        says = plain_text(element->definition);
    if (!names.empty()) add_item(says, "(" + joined(names) + ")", " ");
    text += wrap_after(style.paint(Ink::Name, entry.entry) + "  ", says, width);
  }
  return text;
}

namespace {

// "  yes road, city", "  counts: 1": the answers of a figure, those that are alike on one line.
std::string answers_text(const GuideQuestion& question, const ChosenFigures& chosen,
                         const ChosenFigure& figure, std::size_t width) {
  std::map<std::string_view, std::string_view> short_of;
  for (const FigureQuestion* each : chosen.questions) short_of[each->id] = each->short_text;
  std::map<FigureAnswer, std::string> by_answer;
  std::vector<std::pair<std::string, std::string>> told;  // in words, and of which questions
  for (const FigureCell* cell : figure.cells) {
    std::string item(short_of[cell->question]);
    if (question.rule_set.empty() && !cell->only.empty())
      item += " [" + joined(cell->only, "/") + "]";
    const std::string says = plain_text(cell->says);
    const auto alike = std::ranges::find(told, says, &std::pair<std::string, std::string>::first);
    if (says.empty())
      add_item(by_answer[cell->answer], item);
    else if (alike != told.end())
      add_item(alike->second, item);
    else
      told.emplace_back(says, item);
  }
  std::string text;
  for (const auto& [answer, sign] :
       {std::pair(FigureAnswer::Yes, "  yes "), std::pair(FigureAnswer::No, "  no  "),
        std::pair(FigureAnswer::Conditional, "  if  ")})
    if (const auto found = by_answer.find(answer); found != by_answer.end())
      text += wrap_after(sign, found->second, width);
  for (const auto& [says, items] : told) text += wrap_after("  " + items + ": ", says, width);
  return text;
}

}  // namespace

std::string figures_text(const Rulebook& rulebook, const GuideQuestion& question,
                         const ChosenFigures& chosen, std::size_t width, const Style& style) {
  std::string text;
  for (const ChosenFigure& figure : chosen.figures) {
    std::string head = style.paint(Ink::Name, name_of(rulebook, figure.figure->element)) + ": " +
                       std::string(to_text(figure.figure->kind));
    if (!figure.set.empty()) head += "; " + title_of(question.catalog, figure.set);
    if (!figure.figure->supply.empty()) head += "; " + figure.figure->supply;
    text += (text.empty() ? "" : "\n") + wrap_after("", head, width);
    text += answers_text(question, chosen, figure, width);
  }
  if (question.selection != nullptr)
    text += '\n' +
            wrap_after("", counted(chosen.left_out, "figure") + " of other sets left out.", width);
  return text;
}

std::string words_text(const std::vector<FoundWords>& words, std::size_t width,
                       const Style& style) {
  if (words.empty()) return "No word is like it.\n";
  TextTable table({{.title = "English", .wraps = true},
                   {.title = "German", .wraps = true},
                   {.title = "who", .ink = Ink::Faint},
                   {.title = "kind", .ink = Ink::Faint}});
  for (const FoundWords& each : words)
    table.add({each.english.empty() ? "?" : each.english, each.german.empty() ? "?" : each.german,
               joined(each.publishers), each.kind});
  return table.text(width, style);
}

}  // namespace cartulary::cli
