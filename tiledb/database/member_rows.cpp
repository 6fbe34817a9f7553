#include "tiledb/database/member_rows.h"

#include "engine/text/text.h"

namespace cartulary::tiledb {

std::vector<std::string> text_columns(std::string_view column, const MemberTraits& traits) {
  std::vector<std::string> names;
  if (!traits.shared.empty()) names.emplace_back(traits.shared);
  if (traits.either[0].empty())
    names.emplace_back(column);
  else
    names.insert(names.end(), traits.either.begin(), traits.either.end());
  return names;
}

void write_texts(Insert& insert, const std::string& id, std::string_view key,
                 const MemberTraits& traits, const std::vector<std::string>& texts,
                 const RuleIds& rules) {
  int position = 0;
  for (const std::string& text : texts) {
    std::vector<SqlValue> values = {id, position++};
    if (!traits.shared.empty()) values.emplace_back(key);
    if (traits.either[0].empty()) {
      values.emplace_back(text);
    } else {
      const bool is_rule = rules.contains(text);
      values.push_back(is_rule ? SqlValue(text) : SqlValue());
      values.push_back(is_rule ? SqlValue() : SqlValue(text));
    }
    insert.row(values);
  }
}

std::string list_query(std::string_view table, std::string_view key,
                       const std::vector<std::string>& columns) {
  const std::string by(key);
  return "SELECT " + by + ", " + joined(columns) + " FROM " + std::string(table) + " ORDER BY " +
         by + ", position";
}

std::string text_query(std::string_view table, std::string_view key, std::string_view list,
                       std::string_view column, const MemberTraits& traits) {
  const std::string by(key);
  const std::string value = traits.either[0].empty()
                                ? std::string(column)
                                : "coalesce(" + std::string(traits.either[0]) + ", " +
                                      std::string(traits.either[1]) + ")";
  std::string only;
  if (!traits.shared.empty())
    only = " WHERE " + std::string(traits.shared) + " = '" + std::string(list) + "'";
  return "SELECT " + by + ", " + value + " FROM " + std::string(table) + only + " ORDER BY " + by +
         ", position";
}

std::string record_query(std::string_view table, const std::vector<std::string>& columns,
                         std::string_view order) {
  return "SELECT " + joined(columns) + " FROM " + std::string(table) + " ORDER BY " +
         (order.empty() ? columns.front() : std::string(order));
}

}  // namespace cartulary::tiledb
