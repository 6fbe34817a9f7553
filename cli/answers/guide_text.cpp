#include "cli/answers/guide_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/answers/answer_text.h"
#include "cli/terminal/markdown_text.h"
#include "engine/guide/game_remarks.h"
#include "engine/guide/house_remarks.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::string_view must_sign = "●";
constexpr std::string_view may_sign = "○";
constexpr std::string_view together_sign = "+";
constexpr std::string_view differs_sign = "≠";
constexpr std::string_view dropped_sign = "×";
constexpr std::string_view new_line = " | ";
constexpr std::string_view usual_rule_set = "HiG";

std::string code_of(const Catalog& catalog, const std::string& set) {
  const TileSet* found = catalog.find_set(set);
  return found == nullptr ? set : found->code;
}

// The codes of the sets that add the line, "TO+PD"; alternative sets are listed only if there are
// few.
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

// Notes after a line: whose reading it is or, if a rule set was asked for, that others read it
// differently; its printings; and its status unless it is a plain one. Differences show in the
// readings.
std::string marks_of(const GuideQuestion& question, const GuideLine& line) {
  std::string marks = codes_of(question, line);
  if (question.rule_set.empty())
    add_item(marks, joined(line.only, "/"), " ");
  else if (!line.only.empty())
    marks += differs_sign;
  if (const std::string printings = printings_words(question, line); !printings.empty())
    add_item(marks, printings, " ");
  constexpr std::array plain = {RulingStatus::Unmarked, RulingStatus::Official,
                                RulingStatus::Difference};
  if (std::find(plain.begin(), plain.end(), line.status) == plain.end())
    add_item(marks, to_text(line.status), " ");
  if (!unread_words(question, line.rules).empty()) add_item(marks, unread_sign, " ");
  return std::string(trimmed(marks));
}

std::string sign_of(const GuideQuestion& question, const ChosenLine& chosen) {
  if (!is_played(question.rulebook, chosen.line->rules)) return std::string(dropped_sign);
  if (chosen.together) return std::string(together_sign);
  if (!chosen.line->must) return "·";
  return std::string(*chosen.line->must ? must_sign : may_sign);
}

// The nesting depth of a line.
std::size_t depth_of(const ChosenPart& part, const GuideLine& line) {
  if (line.under.empty()) return 0;
  const auto above = std::find_if(part.lines.begin(), part.lines.end(),
                                  [&](const ChosenLine& it) { return it.line->id == line.under; });
  return above == part.lines.end() ? 0 : 1 + depth_of(part, *above->line);
}

// The words of a line, followed by its marks, which are never broken across lines.
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
      std::string(1 + 2 * depth_of(part, *chosen.line), ' ') + sign_of(question, chosen) + ' ';
  return wrap_after(first, words_of(question, *chosen.line, style), width);
}

// The remarks of the group's own game on a line, below it.
std::string remarks_text(const GuideQuestion& question, const GuideLine& line, std::size_t depth,
                         std::size_t width) {
  std::string text;
  for (const GameRemark& remark : game_remarks(question.rulebook, question.selection, line.rules))
    text += wrap_after(std::string(3 + 2 * depth, ' ') + "> ", english(words_of(remark)), width);
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

// Wraps the first line at the full width and indents the others by two spaces.
std::string hanging(const std::string& paragraph, std::size_t width) {
  const std::vector<std::string> lines = wrap(paragraph, width);
  if (lines.size() == 1) return lines.front() + '\n';
  return lines.front() + '\n' + wrap_after("  ", paragraph.substr(lines.front().size() + 1), width);
}

// A line of a step with its items, each after its sign, to be joined with others.
struct RunningLines {
  std::string text;
  bool ends_in_items = false;
};

// Joins each line with the items below it.
std::vector<RunningLines> running_lines(const GuideQuestion& question, const ChosenPart& part,
                                        const Style& style) {
  std::vector<RunningLines> all;
  for (const ChosenLine& line : part.lines) {
    const std::string words =
        sign_of(question, line) + glue + words_of(question, *line.line, style);
    if (line.line->under.empty() || all.empty()) {
      all.push_back({words, false});
    } else {
      all.back().text += ' ' + words;
      all.back().ends_in_items = true;
    }
  }
  return all;
}

std::size_t rows_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

// Joins the lines [first, end) into one paragraph. After items it puts a bar, or the next line
// would be read as an item.
std::string paragraph_of(const std::vector<RunningLines>& lines, std::size_t first,
                         std::size_t end) {
  std::string text = lines[first].text;
  for (std::size_t i = first + 1; i < end; ++i)
    text.append(lines[i - 1].ends_in_items ? new_line : " ").append(lines[i].text);
  return text;
}

// Uses as few rows as possible and, among such layouts, the one in which most lines begin a row.
// Dynamic programming: the best layout up to each line follows from the best layouts up to those
// before it.
std::string fewest_rows(const std::vector<RunningLines>& lines, const std::string& title,
                        std::size_t width) {
  struct Way {
    std::size_t rows = 0;
    std::size_t paragraphs = 0;
    std::string text;
  };
  std::vector<Way> best(1);
  for (std::size_t end = 1; end <= lines.size(); ++end) {
    std::optional<Way> way;
    for (std::size_t first = 0; first < end; ++first) {
      const std::string text =
          hanging((first == 0 ? title : "") + paragraph_of(lines, first, end), width);
      const std::size_t rows = best[first].rows + rows_of(text);
      const std::size_t paragraphs = best[first].paragraphs + 1;
      if (!way || rows < way->rows || (rows == way->rows && paragraphs > way->paragraphs))
        way = Way{rows, paragraphs, best[first].text + text};
    }
    best.push_back(*std::move(way));
  }
  return best.back().text;
}

enum class Layout : std::uint8_t { Open, Close, Closest };

// Puts the title before the first line, and items after the line above them; in the closest layout
// also joins lines.
std::string close_part_text(const GuideQuestion& question, const ChosenPart& part, Layout layout,
                            std::size_t width, const Style& style) {
  std::string first = style.paint(Ink::Heading, part.part->title) + ' ';
  const std::vector<RunningLines> lines = running_lines(question, part, style);
  if (layout == Layout::Closest) return fewest_rows(lines, first, width);
  std::string text;
  for (const RunningLines& line : lines) {
    text += hanging(first + line.text, width);
    first.clear();
  }
  return text;
}

std::string layout_text(const GuideQuestion& question, const ChosenGuide& chosen, Layout layout,
                        std::size_t width, const Style& style) {
  std::string text;
  for (const ChosenPart& part : chosen.parts)
    text += layout == Layout::Open ? part_text(question, part, width, style)
                                   : close_part_text(question, part, layout, width, style);
  return text;
}

// For a release: its publishers and the sets in it; empty for other lines.
std::string release_text(const GuideLine& line, std::size_t width) {
  std::string words = joined(line.publishers);
  if (!line.includes.empty())
    words += (words.empty() ? "with " : "; with ") + joined(line.includes);
  if (!line.includes_note.empty()) words += " (" + plain_text(line.includes_note) + ')';
  return words.empty() ? words : wrap_after("   ", words, width);
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

template <class Test>
bool any_line(const ChosenGuide& chosen, const Test& test) {
  return std::ranges::any_of(
      chosen.parts, [&](const ChosenPart& part) { return std::ranges::any_of(part.lines, test); });
}

std::string unread_legend() {
  return fmt::format("{} told by other editions; no booklet of this one was read for it",
                     unread_sign);
}

// Explains the signs, and gives the number of lines left out.
std::string legend(const GuideQuestion& question, const ChosenGuide& chosen, int others,
                   bool bars) {
  std::string text = fmt::format("{} must, {} may", must_sign, may_sign);
  const auto is_dropped = [&](const ChosenLine& line) {
    return !is_played(question.rulebook, line.line->rules);
  };
  if (any_line(chosen, [](const ChosenLine& line) { return line.together; }))
    text += fmt::format(", {} sets meet", together_sign);
  if (others > 0) text += fmt::format(", {} see --rule-set", differs_sign);
  if (any_line(chosen, is_dropped)) text += fmt::format(", {} not played", dropped_sign);
  const auto is_unread = [&](const ChosenLine& line) {
    return !unread_words(question, line.line->rules).empty();
  };
  if (any_line(chosen, is_unread)) text += ", " + unread_legend();
  const auto is_of_some = [&](const ChosenLine& line) {
    return !printings_words(question, *line.line).empty();
  };
  if (question.selection != nullptr && any_line(chosen, is_of_some))
    text += ", C1 to C3.1 in these editions alone";
  if (bars) text += ", | new line";
  if (question.selection != nullptr)
    text += fmt::format("; {} left out", counted(chosen.left_out, "line"));
  return text + ".";
}

std::string name_of(const Rulebook& rulebook, const std::string& element) {
  const Element* found = rulebook.find_element(element);
  return found == nullptr ? element : found->name;
}

}  // namespace

std::string turn_text(const Guide& guide, const GuideQuestion& question, const std::string& head,
                      std::size_t width, const Style& style) {
  GuideQuestion asked = question;
  if (asked.rule_set.empty()) asked.rule_set = usual_rule_set;
  const ChosenGuide chosen = choose_lines(guide, asked);
  const int others = chosen.left_out - choose_lines(guide, question).left_out;
  std::string all;
  for (const Layout layout : {Layout::Open, Layout::Close, Layout::Closest}) {
    const std::string text = layout_text(asked, chosen, layout, width, style);
    const bool bars = text.find(new_line) != std::string::npos;
    all = head + text + wrap_after("", legend(asked, chosen, others, bars), width);
    if (has_game(question) || rows_of(all) <= screen_lines) break;
  }
  return all;
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
              release_text(*line.line, width) +
              remarks_text(question, *line.line, depth_of(part, *line.line), width);
  }
  return text + '\n' + wrap_after("", legend(question, chosen, 0, false), width);
}

std::string glossary_text(const Guide& guide, const std::vector<GlossaryEntry>& entries,
                          const Rulebook& rulebook, std::size_t width, const Style& style) {
  std::string text = style.paint(Ink::Heading, guide.title) + "\n\n";
  for (const GlossaryEntry& entry : entries) {
    std::vector<std::string> names;
    for (const std::string& element : entry.elements)
      names.push_back(full_id(RecordKind::Element, element));
    if (!entry.set.empty()) names.push_back(full_id(RecordKind::Set, entry.set));
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

// The remarks of the group's own game on the answers: "  dragon eats: house rule: The wagon is no
// food".
std::string remarks_text(const GuideQuestion& question,
                         const std::map<std::string_view, std::string_view>& short_of,
                         const ChosenFigure& figure, std::size_t width) {
  std::set<std::string> lines;
  for (const FigureCell* cell : figure.cells)
    for (const GameRemark& remark : cell_remarks(question, *cell))
      lines.insert(std::string(short_of.at(cell->question)) + ": " + english(words_of(remark)));
  std::string text;
  for (const std::string& line : lines) text += wrap_after("  ", line, width);
  return text;
}

// The answers of a figure, with equal answers on one line: "  yes road, city", "  counts: 1".
std::string answers_text(const GuideQuestion& question, const ChosenFigures& chosen,
                         const ChosenFigure& figure, std::size_t width) {
  std::map<std::string_view, std::string_view> short_of;
  for (const FigureQuestion* each : chosen.questions) short_of[each->id] = each->short_text;
  std::map<FigureAnswer, std::string> by_answer;
  std::vector<std::pair<std::string, std::string>> told;  // answers in words, with their questions
  for (const FigureCell* cell : figure.cells) {
    std::string item(short_of[cell->question]);
    if (question.rule_set.empty() && !cell->only.empty())
      item += " [" + joined(cell->only, "/") + "]";
    if (const std::string printings = printings_words(question, *cell); !printings.empty())
      item += " [" + printings + "]";
    if (!cell_remarks(question, *cell).empty()) item += " (see the house rule)";
    if (!unread_words(question, cell->rules).empty()) item += unread_sign;
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
  // A long list of questions leaves no room next to it for their answer.
  constexpr std::size_t most_beside = 40;
  for (const auto& [says, items] : told)
    text += items.size() < most_beside ? wrap_after("  " + items + ": ", says, width)
                                       : wrap_after("  ", items + ": " + says, width);
  return text + remarks_text(question, short_of, figure, width);
}

}  // namespace

std::string figures_text(const Rulebook& rulebook, const GuideQuestion& question,
                         const ChosenFigures& chosen, std::size_t width, const Style& style) {
  std::string text;
  for (const ChosenFigure& figure : chosen.figures) {
    std::string head = style.paint(Ink::Name, name_of(rulebook, figure.figure->element)) + ": " +
                       std::string(to_text(figure.figure->kind));
    if (!figure.set.empty()) head += "; " + question.catalog.title_of(figure.set);
    if (!figure.supply.empty()) head += "; " + english(figure.supply);
    text += (text.empty() ? "" : "\n") + wrap_after("", head, width);
    text += answers_text(question, chosen, figure, width);
  }
  if (question.selection == nullptr) return text;
  std::string foot = counted(chosen.left_out, "figure") + " of other sets left out.";
  const bool unread = std::ranges::any_of(chosen.figures, [&](const ChosenFigure& figure) {
    return std::ranges::any_of(figure.cells, [&](const FigureCell* cell) {
      return !unread_words(question, cell->rules).empty();
    });
  });
  if (unread) foot += ' ' + unread_legend() + '.';
  return text + '\n' + wrap_after("", foot, width);
}

}  // namespace cartulary::cli
