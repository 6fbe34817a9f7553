#include <map>
#include <string_view>

#include "tiledb/database/rows.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

// Records by id, for rows that name the one that they belong to.
template <class Record>
class ById {
 public:
  explicit ById(std::vector<Record>& records) {
    for (Record& record : records) by_id_.emplace(record.id, &record);
  }
  // The record that a row names in column 0.
  Record& at(const Select& row) const {
    const auto found = by_id_.find(row.text(0));
    if (found == by_id_.end()) throw DamagedRow("a row names a record that is not there");
    return *found->second;
  }

 private:
  std::map<std::string_view, Record*> by_id_;
};

// Calls `take` with each row of "SELECT columns FROM table ORDER BY its key" and its record.
template <class Record, class Take>
void each_row(SQLite::Database& database, const ById<Record>& records, const std::string& table,
              const std::string& columns, const std::string& key, Take take) {
  const std::string sql =
      "SELECT " + key + ", " + columns + " FROM " + table + " ORDER BY " + key + ", position";
  Select row(database, sql.c_str());
  while (row.next()) take(records.at(row), row);
}

template <class Record, class Owner>
void read_texts(SQLite::Database& database, const ById<Record>& records, const std::string& table,
                const std::string& column, const std::string& key,
                std::vector<std::string> Owner::* list) {
  each_row(database, records, table, column, key,
           [list](Record& record, const Select& row) { (record.*list).push_back(row.text(1)); });
}

// The tables that rules and rulings both have, named after one of the two.
template <class Record>
void read_record_tables(SQLite::Database& database, const ById<Record>& records,
                        const std::string& name) {
  const std::string key = name + "_id";
  const auto texts = [&](const char* part, const char* column,
                         std::vector<std::string> RuleRecord::* list) {
    read_texts(database, records, name + part, column, key, list);
  };
  texts("_alias", "alias", &RuleRecord::aliases);
  texts("_element", "element_id", &RuleRecord::about);
  texts("_with", "set_id", &RuleRecord::with);
  texts("_rule_set", "rule_set", &RuleRecord::rule_sets);
  texts("_board", "board", &RuleRecord::board);
  texts("_asked", "asked", &RuleRecord::asked);
  each_row(database, records, name + "_edition", "edition", key,
           [](Record& record, const Select& row) {
             record.editions.push_back(undamaged(parse_edition(row.text(1)), "an edition is none"));
           });
  each_row(database, records, name + "_source", "document_id, place", key,
           [](Record& record, const Select& row) {
             record.sources.push_back({row.text(1), row.text(2)});
           });
}

void read_choices(SQLite::Database& database, const ById<Rule>& rules) {
  each_row(database, rules, "rule_choice", "name, choice, is_default", "rule_id",
           [](Rule& rule, const Select& row) {
             if (!rule.value) rule.value = RuleValue{row.text(1), {}, {}};
             rule.value->choices.push_back(row.text(2));
             if (row.flag(3)) rule.value->default_choice = row.text(2);
           });
}

void read_relations(SQLite::Database& database, const ById<Ruling>& rulings) {
  each_row(database, rulings, "ruling_relation", "relation, coalesce(to_rule, to_ruling)",
           "ruling_id", [](Ruling& ruling, const Select& row) {
             auto& list = row.text(1) == "supersedes" ? ruling.supersedes : ruling.contradicts;
             list.push_back(row.text(2));
           });
}

RulingSide side_at(const Select& row) {
  RulingSide side{row.text(1), {}, row.text(3), row.text(4), row.flag(5)};
  if (const std::string edition = row.text(2); !edition.empty())
    side.edition = undamaged(parse_edition(edition), "an edition is none");
  return side;
}

}  // namespace

std::vector<Element> read_elements(SQLite::Database& database) {
  std::vector<Element> elements;
  Select row(database,
             "SELECT id, kind, name, german, set_id, definition, note FROM element ORDER BY id");
  while (row.next()) {
    Element& element = elements.emplace_back();
    element.id = row.text(0);
    element.kind = undamaged(parse_element_kind(row.text(1)), "a kind of element is none");
    element.name = row.text(2);
    element.german = row.text(3);
    element.set = row.text(4);
    element.definition = row.text(5);
    element.note = row.text(6);
  }
  const ById<Element> by_id(elements);
  const std::string key = "element_id";
  read_texts(database, by_id, "element_name", "name", key, &Element::also);
  read_texts(database, by_id, "element_mark", "mark", key, &Element::marks);
  read_texts(database, by_id, "element_see", "see_id", key, &Element::see);
  read_texts(database, by_id, "element_unknown", "key", key, &Element::unknown);
  each_row(database, by_id, "element_source", "document_id, place", key,
           [](Element& element, const Select& source) {
             element.sources.push_back({source.text(1), source.text(2)});
           });
  return elements;
}

std::vector<SetRules> read_set_rules(SQLite::Database& database) {
  std::vector<SetRules> openings;
  Select row(database,
             "SELECT set_id, summary, in_the_box, turn, scoring FROM set_rules ORDER BY set_id");
  while (row.next())
    openings.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4)});
  return openings;
}

std::vector<Rule> read_rules(SQLite::Database& database) {
  std::vector<Rule> rules;
  Select row(database,
             "SELECT id, set_id, title, heading, step, text, note FROM rule "
             "ORDER BY set_id, position");
  while (row.next()) {
    Rule& rule = rules.emplace_back();
    rule.id = row.text(0);
    rule.set = row.text(1);
    rule.title = row.text(2);
    rule.heading = row.text(3);
    rule.step = undamaged(parse_step(row.text(4)), "a step of the turn is none");
    rule.text = row.text(5);
    rule.note = row.text(6);
  }
  const ById<Rule> by_id(rules);
  read_record_tables(database, by_id, "rule");
  read_choices(database, by_id);
  return rules;
}

std::vector<Ruling> read_rulings(SQLite::Database& database) {
  std::vector<Ruling> rulings;
  Select row(database,
             "SELECT id, set_id, title, status, basis, question, text, publisher, proposer, date, "
             "note FROM ruling ORDER BY set_id, position");
  while (row.next()) {
    Ruling& ruling = rulings.emplace_back();
    ruling.id = row.text(0);
    ruling.set = row.text(1);
    ruling.title = row.text(2);
    ruling.status = undamaged(parse_ruling_status(row.text(3)), "a status is none");
    ruling.basis = row.text(4);
    ruling.question = row.text(5);
    ruling.text = row.text(6);
    ruling.publisher = row.text(7);
    ruling.by = row.text(8);
    ruling.date = row.text(9);
    ruling.note = row.text(10);
  }
  const ById<Ruling> by_id(rulings);
  const std::string key = "ruling_id";
  read_record_tables(database, by_id, "ruling");
  read_texts(database, by_id, "ruling_rule", "rule_id", key, &Ruling::annotates);
  read_texts(database, by_id, "ruling_unknown", "key", key, &Ruling::unknown);
  read_relations(database, by_id);
  each_row(database, by_id, "ruling_side", "who, edition, printing, text, current", key,
           [](Ruling& ruling, const Select& side) { ruling.says.push_back(side_at(side)); });
  // The key of this table is the note, so that each is carried once; its order is the ruling's.
  each_row(database, by_id, "ruling_note", "document_id, note", key,
           [](Ruling& ruling, const Select& note) {
             ruling.notes.push_back({note.text(1), note.number(2)});
           });
  return rulings;
}

}  // namespace cartulary::tiledb
