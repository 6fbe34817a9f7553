#include "tiledb/database/guide_rows.h"

#include <algorithm>
#include <utility>

#include "engine/guide/variants_guide.h"
#include "tiledb/content/content.h"

namespace cartulary::tiledb {
namespace {

void write_cell_rules(Insert& insert, const GuideLine& line) {
  int position = 0;
  for (const GuideCell& cell : line.cells) {
    int ordinal = 0;
    for (const RecordId& rule : cell.rules)
      insert.row({line.id, position, ordinal++, to_text(rule)});
    ++position;
  }
}

void write_lines(SQLite::Database& database, const std::vector<Guide>& guides) {
  RecordWriter<Guide> records(database);
  RecordWriter<GuideLine> lines(database);
  Insert cell_rules(database, "guide_line_cell_rule", 4);
  for (const Guide& guide : guides) {
    if (guide.id == variants_guide_id) continue;
    records.write(guide);
    int position = 0;
    for (const GuidePart& part : guide.parts)
      for (const GuideLine& line : part.lines) {
        lines.write(line, position++);
        write_cell_rules(cell_rules, line);
      }
  }
}

void write_figures(SQLite::Database& database, const Guides& guides) {
  write_in_order(database, guides.questions);
  write_in_order(database, guides.figures);
  RecordWriter<FigureCell> cells(database);
  for (const GuideFigure& figure : guides.figures) {
    int position = 0;
    for (const FigureCell& cell : figure.cells) cells.write(cell, position++);
  }
}

std::vector<GuideLine> load_lines(SQLite::Database& database) {
  std::vector<GuideLine> lines = load_records<GuideLine>(database);
  const ById<GuideLine> by_id(lines);
  Select row(database,
             "SELECT guide_line_id, position, entry FROM guide_line_cell_rule "
             "ORDER BY guide_line_id, position, ordinal");
  while (row.next()) {
    std::vector<GuideCell>& cells = by_id.at(row).cells;
    const auto position = static_cast<std::size_t>(row.number(1));
    if (position >= cells.size()) throw DamagedRow("a line of a guide lacks a cell");
    cells[position].rules.push_back(record_id_of(row.text(2)));
  }
  return lines;
}

GuidePart& part_of(std::vector<Guide>& guides, const GuideLine& line) {
  for (Guide& guide : guides)
    if (guide.id == line.guide)
      for (GuidePart& part : guide.parts)
        if (part.id == line.part) return part;
  throw DamagedRow("a line of a guide names a part that is not there");
}

void load_cells(SQLite::Database& database, std::vector<GuideFigure>& figures) {
  for (FigureCell& cell : load_records<FigureCell>(database)) {
    const auto figure = std::find_if(figures.begin(), figures.end(), [&](const GuideFigure& each) {
      return each.element == cell.figure;
    });
    if (figure == figures.end()) throw DamagedRow("an answer names a figure that is not there");
    figure->cells.push_back(std::move(cell));
  }
}

}  // namespace

void write_sentences(SQLite::Database& database, const Content& content) {
  Insert sections(database, "sentence_section", 4);
  for (const SentenceSection& section : content.sections)
    sections.row({section.id, section.document, section.section, section.sentences});
  Insert left_out(database, "sentence_left_out", 3);
  for (const SentenceLeftOut& left : content.left_out_sentences)
    left_out.row({left.sentence.section, left.sentence.number, left.reason});
}

void write_guides(SQLite::Database& database, const Guides& guides) {
  write_lines(database, guides.guides);
  write_figures(database, guides);
  write_in_order(database, guides.words);
  write_in_order(database, guides.names);
  write_in_order(database, guides.glossary);
  write_in_order(database, guides.scoring.facts);
  write_in_order(database, guides.scoring.lines);
}

Guides load_guides(SQLite::Database& database) {
  Guides guides;
  guides.guides = load_records<Guide>(database);
  for (GuideLine& line : load_lines(database))
    part_of(guides.guides, line).lines.push_back(std::move(line));
  guides.questions = load_records<FigureQuestion>(database);
  guides.figures = load_records<GuideFigure>(database);
  load_cells(database, guides.figures);
  guides.words = load_records<WordPair>(database);
  guides.names = load_records<ForeignName>(database);
  guides.glossary = load_records<GlossaryEntry>(database);
  guides.scoring.facts = load_records<ScoringFact>(database);
  guides.scoring.lines = load_records<ScoringLine>(database);
  return guides;
}

}  // namespace cartulary::tiledb
