#include <set>
#include <string_view>

#include "tiledb/content/content.h"
#include "tiledb/database/rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

// The tables that rules and rulings both have, named after one of the two.
class RecordTables {
 public:
  RecordTables(SQLite::Database& database, const std::string& name)
      : aliases_(database, name + "_alias", 3),
        elements_(database, name + "_element", 3),
        sets_(database, name + "_with", 3),
        editions_(database, name + "_edition", 3),
        rule_sets_(database, name + "_rule_set", 3),
        boards_(database, name + "_board", 3),
        asked_(database, name + "_asked", 3),
        sources_(database, name + "_source", 4) {}

  void write(const RuleRecord& record) {
    write_texts(aliases_, record.id, record.aliases);
    write_texts(elements_, record.id, record.about);
    write_texts(sets_, record.id, record.with);
    write_texts(rule_sets_, record.id, record.rule_sets);
    write_texts(boards_, record.id, record.board);
    write_texts(asked_, record.id, record.asked);
    int position = 0;
    for (const Edition edition : record.editions)
      editions_.row({record.id, position++, to_text(edition)});
    position = 0;
    for (const SourcePlace& source : record.sources)
      sources_.row({record.id, position++, source.document, source.place});
  }

  static void write_texts(Insert& insert, const std::string& id,
                          const std::vector<std::string>& texts) {
    int position = 0;
    for (const std::string& text : texts) insert.row({id, position++, text});
  }

 private:
  Insert aliases_;
  Insert elements_;
  Insert sets_;
  Insert editions_;
  Insert rule_sets_;
  Insert boards_;
  Insert asked_;
  Insert sources_;
};

// Counts the records of each set, which stand together.
class Positions {
 public:
  int next(const std::string& set) {
    if (set != set_) position_ = 0;
    set_ = set;
    return position_++;
  }

 private:
  std::string set_;
  int position_ = 0;
};

void write_choices(Insert& insert, const Rule& rule) {
  if (!rule.value) return;
  int position = 0;
  for (const std::string& choice : rule.value->choices)
    insert.row(
        {rule.id, position++, rule.value->name, choice, choice == rule.value->default_choice});
}

void write_relation(Insert& insert, const Ruling& ruling, const char* relation,
                    const std::vector<std::string>& others,
                    const std::set<std::string_view>& rules) {
  int position = 0;
  for (const std::string& other : others) {
    const bool is_rule = rules.count(other) > 0;
    insert.row({ruling.id, relation, position++, is_rule ? SqlValue(other) : SqlValue(),
                is_rule ? SqlValue() : SqlValue(other)});
  }
}

void write_sides(Insert& sides, Insert& notes, const Ruling& ruling) {
  int position = 0;
  for (const RulingSide& side : ruling.says)
    sides.row({ruling.id, position++, side.who,
               side.edition ? SqlValue(to_text(*side.edition)) : SqlValue(), or_null(side.printing),
               side.text, side.current});
  position = 0;
  for (const NoteNumber& note : ruling.notes)
    notes.row({note.document, note.number, ruling.id, position++});
}

}  // namespace

void write_rules(SQLite::Database& database, const Content& content) {
  Insert openings(database, "set_rules", 5);
  for (const SetRules& opening : content.set_rules)
    openings.row(
        {opening.set, opening.summary, or_null(opening.in_the_box), opening.turn, opening.scoring});
  Insert insert(database, "rule", 8);
  Insert choices(database, "rule_choice", 5);
  RecordTables tables(database, "rule");
  Positions positions;
  for (const Rule& rule : content.rules) {
    insert.row({rule.id, rule.set, positions.next(rule.set), rule.title, rule.heading,
                to_text(rule.step), rule.text, or_null(rule.note)});
    tables.write(rule);
    write_choices(choices, rule);
  }
}

void write_rulings(SQLite::Database& database, const Content& content) {
  std::set<std::string_view> rules;
  for (const Rule& rule : content.rules) rules.insert(rule.id);
  Insert insert(database, "ruling", 12);
  Insert annotated(database, "ruling_rule", 3);
  Insert unknown(database, "ruling_unknown", 3);
  Insert relations(database, "ruling_relation", 5);
  Insert sides(database, "ruling_side", 7);
  Insert notes(database, "ruling_note", 4);
  RecordTables tables(database, "ruling");
  Positions positions;
  for (const Ruling& ruling : content.rulings) {
    insert.row({ruling.id, ruling.set, positions.next(ruling.set), ruling.title,
                to_text(ruling.status), ruling.basis, or_null(ruling.question), ruling.text,
                or_null(ruling.publisher), or_null(ruling.by), or_null(ruling.date),
                or_null(ruling.note)});
    tables.write(ruling);
    RecordTables::write_texts(annotated, ruling.id, ruling.annotates);
    RecordTables::write_texts(unknown, ruling.id, ruling.unknown);
    write_relation(relations, ruling, "supersedes", ruling.supersedes, rules);
    write_relation(relations, ruling, "contradicts", ruling.contradicts, rules);
    write_sides(sides, notes, ruling);
  }
}

void write_notes(SQLite::Database& database, const Content& content) {
  Insert ranges(database, "note_range", 5);
  Positions positions;
  for (const NoteRange& range : content.note_ranges)
    ranges.row(
        {range.document, positions.next(range.document), range.first, range.last, range.section});
  Insert left_out(database, "note_left_out", 3);
  for (const LeftOut& left : content.left_out)
    left_out.row({left.note.document, left.note.number, left.reason});
}

}  // namespace cartulary::tiledb
