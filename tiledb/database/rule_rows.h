// Writes and reads the tables of rule_schema.sql: elements, rules, rulings, variants and the
// numbered notes that rulings carry. Conventions and exceptions as in sql.h.
#pragma once

#include <vector>

#include "engine/rule/rule_members.h"
#include "tiledb/database/member_rows.h"
#include "tiledb/library/library.h"

namespace SQLite {
class Database;
}

namespace cartulary::tiledb {

// One row per choice. Each row repeats the name and says whether the choice is the default.
template <>
struct ListRows<std::optional<RuleValue>> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view) {
    return {"name", "choice", "is_default"};
  }
  static void write(Insert& insert, const std::string& id, const std::optional<RuleValue>& value) {
    if (!value) return;
    int position = 0;
    for (const std::string& choice : value->choices)
      insert.row({id, position++, value->name, choice, choice == value->default_choice});
  }
  static void take(const Select& row, std::optional<RuleValue>& value) {
    if (!value) value = RuleValue{row.text(1), {}, {}};
    value->choices.push_back(row.text(2));
    if (row.flag(3)) value->default_choice = row.text(2);
  }
};

struct Content;

// write_rules also writes the introductions of the sets. write_notes writes the ranges of notes and
// the notes left out, which only SQL reads back.
void write_elements(SQLite::Database& database, const std::vector<Element>& elements);
void write_rules(SQLite::Database& database, const Library& library);
void write_rulings(SQLite::Database& database, const Library& library);
void write_variants(SQLite::Database& database, const Library& library);
void write_notes(SQLite::Database& database, const Content& content);
std::vector<Element> load_elements(SQLite::Database& database);
std::vector<SetRules> load_set_rules(SQLite::Database& database);
std::vector<Rule> load_rules(SQLite::Database& database);
std::vector<Ruling> load_rulings(SQLite::Database& database);
std::vector<Variant> load_variants(SQLite::Database& database);

}  // namespace cartulary::tiledb
