#include "tiledb/database/rule_rows.h"

#include "tiledb/content/content.h"

namespace cartulary::tiledb {

namespace {

// Numbers the records of each set from 0. The records of a set must be adjacent.
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

}  // namespace

void write_elements(SQLite::Database& database, const std::vector<Element>& elements) {
  RecordWriter<Element> writer(database);
  for (const Element& element : elements) writer.write(element);
}

void write_rules(SQLite::Database& database, const Library& library) {
  RecordWriter<SetRules> openings(database);
  for (const SetRules& opening : library.rulebook.openings()) openings.write(opening);
  RecordWriter<Rule> rules(database);
  Positions positions;
  for (const Rule& rule : library.rulebook.rules()) rules.write(rule, positions.next(rule.set));
}

void write_rulings(SQLite::Database& database, const Library& library) {
  RuleIds rules;
  for (const Rule& rule : library.rulebook.rules()) rules.insert(rule.id);
  RecordWriter<Ruling> rulings(database, std::move(rules));
  Positions positions;
  for (const Ruling& ruling : library.rulebook.rulings())
    rulings.write(ruling, positions.next(ruling.set));
}

void write_variants(SQLite::Database& database, const Library& library) {
  RecordWriter<Variant> variants(database);
  Positions positions;
  for (const Variant& variant : library.rulebook.variants())
    variants.write(variant, positions.next(variant.set));
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

std::vector<Element> load_elements(SQLite::Database& database) {
  return load_records<Element>(database);
}

std::vector<SetRules> load_set_rules(SQLite::Database& database) {
  return load_records<SetRules>(database);
}

std::vector<Rule> load_rules(SQLite::Database& database) {
  return load_records<Rule>(database);
}

std::vector<Ruling> load_rulings(SQLite::Database& database) {
  return load_records<Ruling>(database);
}

std::vector<Variant> load_variants(SQLite::Database& database) {
  return load_records<Variant>(database);
}

}  // namespace cartulary::tiledb
