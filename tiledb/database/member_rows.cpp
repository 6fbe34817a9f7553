#include "tiledb/database/member_rows.h"

#include "engine/text/text.h"

namespace cartulary::tiledb {

std::vector<std::string> text_columns(std::string_view column, bool relation) {
  if (relation) return {"relation", "to_rule", "to_ruling"};
  return {std::string(column)};
}

void write_texts(Insert& insert, const std::string& id, const std::vector<std::string>& texts) {
  int position = 0;
  for (const std::string& text : texts) insert.row({id, position++, text});
}

void write_relation(Insert& insert, const std::string& id, std::string_view relation,
                    const std::vector<std::string>& others, const RuleIds& rules) {
  int position = 0;
  for (const std::string& other : others) {
    const bool is_rule = rules.count(other) > 0;
    insert.row({id, position++, relation, is_rule ? SqlValue(other) : SqlValue(),
                is_rule ? SqlValue() : SqlValue(other)});
  }
}

std::string list_query(std::string_view table, std::string_view key,
                       const std::vector<std::string>& columns) {
  const std::string by(key);
  return "SELECT " + by + ", " + joined(columns) + " FROM " + std::string(table) + " ORDER BY " +
         by + ", position";
}

std::string relation_query(std::string_view table, std::string_view key,
                           std::string_view relation) {
  const std::string by(key);
  return "SELECT " + by + ", coalesce(to_rule, to_ruling) FROM " + std::string(table) +
         " WHERE relation = '" + std::string(relation) + "' ORDER BY " + by + ", position";
}

std::string record_query(std::string_view table, const std::vector<std::string>& columns,
                         std::string_view order) {
  return "SELECT " + joined(columns) + " FROM " + std::string(table) + " ORDER BY " +
         (order.empty() ? columns.front() : std::string(order));
}

}  // namespace cartulary::tiledb
