#include "cli/answers/rule_text.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "cli/answers/answer_text.h"
#include "cli/terminal/board_picture.h"
#include "cli/terminal/markdown_text.h"
#include "cli/terminal/text_table.h"
#include "docgen/base/status_mark.h"
#include "docgen/drawing/position_svg.h"
#include "docgen/json/rule_json.h"
#include "docgen/report/position_found.h"
#include "docgen/views/rule_views.h"
#include "engine/board/board_kit.h"
#include "engine/position/position_faults.h"
#include "engine/rule/reading.h"
#include "engine/text/markdown.h"
#include "engine/text/page_language.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t text_indent = 2;

std::string_view step_words(Step step) {
  switch (step) {
    case Step::Preparation:
      return "before the game";
    case Step::StartOfTurn:
      return "at the start of a turn";
    case Step::Place:
      return "in step 1 of a turn: placing a tile";
    case Step::Deploy:
      return "in step 2 of a turn: deploying a figure";
    case Step::Score:
      return "in step 3 of a turn: scoring";
    case Step::EndOfTurn:
      return "at the end of a turn";
    case Step::EndOfGame:
      return "when the game ends";
    case Step::FinalScoring:
      return "in the final scoring";
    case Step::General:
      return "at any time";
  }
  return "";
}

std::string element_name(const tiledb::Library& records, std::string_view id) {
  const Element* element = records.rulebook.find_element(id);
  return element == nullptr ? std::string(id) : element->name;
}

// The names of the values in one line.
template <class Values, class Name>
std::string names_of(const Values& values, const Name& name) {
  std::string text;
  for (const auto& value : values) add_item(text, name(value));
  return text;
}

void add_places(RecordSheet& sheet, const std::vector<SourcePlace>& places) {
  for (const SourcePlace& place : places) sheet.add("sources", place_text(place));
}

void add_head(RecordSheet& sheet, std::string_view id, std::string_view title) {
  sheet.raw(sheet.style().paint(Ink::Name, id) + '\n');
  for (const std::string& line : wrap(title, sheet.width()))
    sheet.raw(sheet.style().paint(Ink::Heading, line) + '\n');
  sheet.raw("\n");
}

// The sets and figures that must be in play for the record to apply.
void add_scope(RecordSheet& sheet, const tiledb::Library& records, const RuleRecord& record) {
  const auto title = [&](const std::string& id) { return records.catalog.title_of(id); };
  sheet.add("set", title(record.set));
  sheet.add("holds for", names_of(record.serves, title));
  sheet.add("only with", names_of(record.with, title));
  std::vector<std::string> any;
  for (const std::string& set : record.with_any) any.push_back(title(set));
  sheet.add("only with", joined(any, ", ", " or "));
  sheet.add("editions", edition_list(record.editions));
  sheet.add("rule sets", joined(record.rule_sets));
  sheet.add("read", english(reading_words(record, records.catalog, nullptr)));
}

// Adds the status of the record in the group's own game.
void add_standing(RecordSheet& sheet, const tiledb::Library& records, const RecordId& id) {
  if (const auto standing = standing_in(records.rulebook.game(), id))
    sheet.add("in this game", english(words_of(*standing)));
}

void add_text(RecordSheet& sheet, std::string_view heading, std::string_view markdown) {
  if (markdown.empty()) return;
  sheet.raw("\n");
  if (!heading.empty()) sheet.heading(heading);
  sheet.raw(
      indented(markdown_text(markdown, sheet.width() - text_indent, sheet.style()), text_indent));
}

void add_says(RecordSheet& sheet, const std::vector<RulingSide>& says) {
  if (says.empty()) return;
  const bool editions =
      std::any_of(says.begin(), says.end(), [](const auto& side) { return side.edition; });
  const bool printings = std::any_of(says.begin(), says.end(),
                                     [](const auto& side) { return !side.printing.empty(); });
  std::vector<Column> columns = {{.title = "who"}};
  if (editions) columns.push_back({.title = "edition"});
  if (printings) columns.push_back({.title = "printing"});
  columns.push_back({.title = "says", .wraps = true});
  TextTable table(std::move(columns));
  for (const RulingSide& side : says) {
    std::vector<std::string> cells = {side.who + (side.current ? " *" : "")};
    if (editions) cells.emplace_back(side.edition ? to_text(*side.edition) : "");
    if (printings) cells.push_back(side.printing);
    cells.push_back(plain_text(side.text));
    table.add(std::move(cells));
  }
  sheet.raw("\n");
  sheet.heading("Who says what (* the rule's text follows this)");
  sheet.raw(indented(table.text(sheet.width() - text_indent, sheet.style()), text_indent));
}

std::string link_text(const Rule& rule) {
  return full_id(rule) + ": " + rule.title;
}

std::string link_text(const Ruling& ruling) {
  return full_id(ruling) + " (" + std::string(to_text(ruling.status)) + "): " + ruling.title;
}

void add_named(RecordSheet& sheet, std::string_view label, const tiledb::Library& records,
               const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    if (const Rule* rule = records.rulebook.find_rule(id))
      sheet.add(label, link_text(*rule));
    else if (const Ruling* ruling = records.rulebook.find_ruling(id))
      sheet.add(label, link_text(*ruling));
  }
}

void add_challengers(RecordSheet& sheet, const tiledb::Library& records, const std::string& id) {
  const auto names = [&](const std::vector<std::string>& ids) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  const auto challengers = records.rulebook.challengers_of(id);
  for (const Ruling* ruling : challengers)
    if (names(ruling->supersedes)) sheet.add("superseded by", link_text(*ruling));
  for (const Ruling* ruling : challengers)
    if (names(ruling->contradicts)) sheet.add("contradicted", "by " + link_text(*ruling));
}

void add_positions(RecordSheet& sheet, const std::vector<const Position*>& positions) {
  for (const Position* position : positions)
    sheet.add("positions", full_id(*position) + ": " + position->title);
}

void add_about(RecordSheet& sheet, const tiledb::Library& records, const RuleRecord& record) {
  sheet.add("about", names_of(record.about,
                              [&](const std::string& id) { return element_name(records, id); }));
  add_positions(sheet, positions_showing(records.positions, record));
}

void add_foot(RecordSheet& sheet, const std::string& note,
              const std::vector<std::string>& aliases = {},
              const std::vector<std::string>& unknown = {}) {
  sheet.add("note", plain_text(note));
  sheet.add("former ids", joined(aliases));
  sheet.add("unknown", joined(unknown));
}

// The picture of the board; empty if it cannot be laid out, which checked content rules out.
std::string picture_of(const tiledb::Library& records, const Position& position, std::size_t width,
                       const Style& style) {
  Result<BoardKit> kit = board_kit(records.catalog, position.selection);
  if (!kit) return {};
  docgen::BoardReport report;
  report.kit = std::make_unique<BoardKit>(*std::move(kit));
  Result<Board> board = lay_position(position, *report.kit);
  if (!board) return {};
  report.board = std::make_unique<Board>(*std::move(board));
  return board_picture(report, width, style);
}

}  // namespace

void tell_rule(RecordSheet& sheet, const tiledb::Library& records, const Rule& rule) {
  add_head(sheet, full_id(rule), rule.title);
  add_standing(sheet, records, id_of(rule));
  add_scope(sheet, records, rule);
  sheet.add("read under", rule.heading);
  sheet.add("applies", step_words(rule.step));
  add_text(sheet, "", rule.text);
  sheet.raw("\n");
  if (rule.value)
    sheet.add("choice", "--rule " + rule.value->name + "=" + listed(rule.value->choices) + "; " +
                            rule.value->default_choice + " if nothing is said");
  for (const Ruling* ruling : records.rulebook.rulings_on(rule.id))
    sheet.add("rulings", link_text(*ruling));
  add_challengers(sheet, records, rule.id);
  add_about(sheet, records, rule);
  add_places(sheet, rule.sources);
  add_foot(sheet, rule.note, rule.aliases);
}

void tell_ruling(RecordSheet& sheet, const tiledb::Library& records, const Ruling& ruling) {
  add_head(sheet, full_id(ruling), ruling.title);
  sheet.add("status", std::string(to_text(ruling.status)) + ": " +
                          english(docgen::status_meaning(ruling.status)));
  sheet.add("ruled by", ruling.publisher);
  sheet.add("proposed by", ruling.by);
  sheet.add("date", ruling.date);
  add_standing(sheet, records, id_of(ruling));
  add_scope(sheet, records, ruling);
  add_text(sheet, "Question", ruling.question);
  add_text(sheet, ruling.question.empty() ? "Ruling" : "Answer", told_text(ruling));
  add_says(sheet, ruling.says);
  sheet.raw("\n");
  add_named(sheet, "annotates", records, ruling.annotates);
  add_named(sheet, "supersedes", records, ruling.supersedes);
  add_named(sheet, "contradicts", records, ruling.contradicts);
  add_challengers(sheet, records, ruling.id);
  add_about(sheet, records, ruling);
  add_places(sheet, places_of(ruling));
  sheet.add("status from",
            ruling.basis == "marked" ? "the sign that the source sets to it" : ruling.basis);
  add_foot(sheet, ruling.note, ruling.aliases, ruling.unknown);
}

void tell_variant(RecordSheet& sheet, const tiledb::Library& records, const Variant& variant) {
  add_head(sheet, full_id(variant), variant.title);
  sheet.add("variant", docgen::author_words(variant));
  sheet.add("date", variant.date);
  add_standing(sheet, records, id_of(variant));
  add_scope(sheet, records, variant);
  add_text(sheet, "Question", variant.question);
  add_text(sheet, variant.question.empty() ? "" : "Answer", variant.text);
  sheet.raw("\n");
  add_named(sheet, "changes", records, variant.annotates);
  add_about(sheet, records, variant);
  add_places(sheet, variant.sources);
  add_foot(sheet, variant.note, variant.aliases, variant.unknown);
}

void tell_element(RecordSheet& sheet, const tiledb::Library& records, const Element& element) {
  add_head(sheet, full_id(element), element.name);
  sheet.add("kind", to_text(element.kind));
  sheet.add("German", element.german);
  sheet.add("also called", joined(element.also));
  if (!element.set.empty()) sheet.add("set", records.catalog.title_of(element.set));
  sheet.add("editions", edition_list(element.editions));
  add_text(sheet, "", element.definition);
  sheet.raw("\n");
  for (const std::string& mark : element.marks) {
    const int designs = docgen::designs_with(records.catalog, mark);
    sheet.add("on tiles", counted(designs, "design", "designs") + ": cartulary tiles has:" + mark);
  }
  sheet.add("see also", names_of(element.see,
                                 [&](const std::string& id) { return element_name(records, id); }));
  for (const Rule* rule : records.rulebook.rules_about(element.id))
    sheet.add("rules", link_text(*rule));
  for (const Ruling* ruling : records.rulebook.rulings_about(element.id))
    sheet.add("rulings", link_text(*ruling));
  add_positions(sheet, positions_with(records.positions, element.id));
  add_places(sheet, element.sources);
  add_foot(sheet, element.note, {}, element.unknown);
}

void tell_position(RecordSheet& sheet, const tiledb::Library& records, const Position& position) {
  add_head(sheet, full_id(position), position.title);
  sheet.add("set", records.catalog.title_of(position.set()));
  sheet.add("played with", selection_text(records.catalog, position.selection, {}));
  add_text(sheet, "", position.text);
  sheet.raw("\n");
  sheet.raw(picture_of(records, position, sheet.width(), sheet.style()));
  sheet.raw("\n");
  for (const PositionTile& tile : position.tiles)
    sheet.add("tiles", tile.tile + " on " + to_text(tile.cell) +
                           (tile.rotation == Rotation::R0
                                ? ""
                                : ", turned " + std::to_string(degrees(tile.rotation)) + "°"));
  for (const PositionFigure& figure : position.figures)
    sheet.add("figures", docgen::figure_words(figure) + " on " + to_text(figure.cell) +
                             (figure.at.empty() ? "" : ", " + figure.at));
  for (const Said& words : docgen::found_words(position)) sheet.add("found", english(words));
  add_named(sheet, "shows", records, position.shows);
  add_places(sheet, position.sources);
  add_foot(sheet, position.note);
}

}  // namespace cartulary::cli
