// Maps a record to rows by the list of its members (engine/text/members.h). Single values are
// columns of the record's table. Each list has a separate table with the record's id, a position
// and the columns of an item. Table and column names follow from the list; a test checks that they
// match schema.sql and the other schema files, which describe the same tables in SQL.
//
//   RecordWriter<Ruling> rulings(database);
//   rulings.write(ruling, position);
//   std::vector<Ruling> again = load_records<Ruling>(database);
#pragma once

#include <array>
#include <concepts>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/text/members.h"
#include "engine/text/record_id.h"
#include "engine/text/text.h"
#include "engine/tile/cell.h"
#include "engine/tile/edition.h"
#include "engine/tile/rotation.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {

// Ids of all rules, to tell rules from rulings in lists that may name either.
using RuleIds = std::set<std::string_view>;

// ---- Single values

template <class Value>
  requires std::is_enum_v<Value>
SqlValue sql_value(const Value& value, bool) {
  return to_text(value);
}
inline SqlValue sql_value(const std::string& value, bool may_be_empty) {
  return may_be_empty ? or_null(value) : SqlValue(value);
}
inline SqlValue sql_value(bool value, bool) {
  return value;
}
inline SqlValue sql_value(int value, bool) {
  return value;
}
inline SqlValue sql_value(const std::optional<int>& value, bool) {
  return value;
}
inline SqlValue sql_value(Rotation turn, bool) {
  return static_cast<int>(turn);
}
// "0,0 1,0"
inline SqlValue sql_value(const std::vector<Cell>& cells, bool) {
  std::string text;
  for (const Cell cell : cells) add_item(text, to_text(cell), " ");
  return SqlValue(std::move(text));
}
inline SqlValue sql_value(const std::optional<std::vector<std::string>>& names, bool) {
  return names ? SqlValue(joined(*names, " ")) : SqlValue();
}
// Whether they are told; a table of their own has them.
inline SqlValue sql_value(const std::optional<std::map<std::string, int>>& numbers, bool) {
  return numbers.has_value();
}
// The edition; tables of their own have the rest.
inline SqlValue sql_value(const Selection& selection, bool) {
  return to_text(selection.edition);
}
inline SqlValue sql_value(const std::optional<bool>& value, bool) {
  return value ? SqlValue(*value) : SqlValue();
}
template <class Value>
  requires std::is_enum_v<Value>
SqlValue sql_value(const std::optional<Value>& value, bool) {
  return value ? SqlValue(to_text(*value)) : SqlValue();
}

template <class Value>
  requires std::is_enum_v<Value>
void take_value(const Select& row, int column, Value& value) {
  value = undamaged(WordsOf<Value>::parse(row.text(column)), WordsOf<Value>::damaged);
}
inline Edition edition_of(const std::string& text) {
  return undamaged(parse_edition(text), "an edition is none");
}
inline void take_value(const Select& row, int column, std::string& value) {
  value = row.text(column);
}
inline void take_value(const Select& row, int column, bool& value) {
  value = row.flag(column);
}
template <std::integral Number>
void take_value(const Select& row, int column, Number& value) {
  value = static_cast<Number>(row.number(column));
}
inline void take_value(const Select& row, int column, std::optional<int>& value) {
  value = row.number_or_null(column);
}
inline void take_value(const Select& row, int column, Rotation& value) {
  value = static_cast<Rotation>(row.number(column) & 3);
}
inline void take_value(const Select& row, int column, Edition& value) {
  value = edition_of(row.text(column));
}
inline void take_value(const Select& row, int column, std::optional<bool>& value) {
  if (const std::optional<int> flag = row.number_or_null(column)) value = *flag != 0;
}
inline void take_value(const Select& row, int column, std::vector<Cell>& cells) {
  const std::string text = row.text(column);
  if (text.empty()) return;
  for (const std::string_view word : split(text, ' '))
    cells.push_back(undamaged(parse_cell(word), "a cell is none"));
}
inline void take_value(const Select& row, int column,
                       std::optional<std::vector<std::string>>& names) {
  if (row.is_null(column)) return;
  names.emplace();
  const std::string text = row.text(column);
  if (text.empty()) return;
  for (const std::string_view name : split(text, ' ')) names->emplace_back(name);
}
inline void take_value(const Select& row, int column,
                       std::optional<std::map<std::string, int>>& numbers) {
  if (row.flag(column)) numbers.emplace();
}
inline void take_value(const Select& row, int column, Selection& selection) {
  selection.edition = edition_of(row.text(column));
}
template <class Value>
  requires std::is_enum_v<Value>
void take_value(const Select& row, int column, std::optional<Value>& value) {
  if (!row.is_null(column)) take_value(row, column, value.emplace());
}

// The value of a member, and a row's value for it. Turns that content tells in degrees are in
// degrees here, too.
template <class M, class R>
SqlValue column_value(const M& member, const R& record) {
  if constexpr (std::is_same_v<typename M::Type, Rotation>)
    if (in_degrees(member.traits)) return degrees(member.of(record));
  return sql_value(member.of(record), member.may_be_empty());
}
template <class M, class R>
void take_column(const Select& row, int column, const M& member, R& record) {
  if constexpr (std::is_same_v<typename M::Type, Rotation>)
    if (in_degrees(member.traits)) {
      member.of(record) = undamaged(rotation_of_degrees(row.number(column)), "a rotation is none");
      return;
    }
  take_value(row, column, member.of(record));
}

inline RecordId record_id_of(const std::string& text) {
  return undamaged(parse_record_id(text), "an id says no kind");
}

// ---- Lists

// How a list is stored in its table: `columns` besides id and position, `write` for an item, and
// `take` for a row, whose first such column is number 1. Unspecialized: the value is a single one.
template <class Value>
struct ListRows {
  static constexpr bool is_list = false;
};

// Specialized in the header of the record that has one, so that all its users see the same.
template <HasMembers Part>
struct ListRows<std::optional<Part>>;

template <>
struct ListRows<std::vector<std::string>> {
  static constexpr bool is_list = true;
};

template <>
struct ListRows<std::vector<Edition>> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view column) { return {std::string(column)}; }
  static void write(Insert& insert, const std::string& id, const std::vector<Edition>& list) {
    int position = 0;
    for (const Edition edition : list) insert.row({id, position++, to_text(edition)});
  }
  static void take(const Select& row, std::vector<Edition>& list) {
    list.push_back(edition_of(row.text(1)));
  }
};

template <>
struct ListRows<RecordIds> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view column) { return {std::string(column)}; }
  static void write(Insert& insert, const std::string& id, const RecordIds& list) {
    int position = 0;
    for (const RecordId& each : list) insert.row({id, position++, to_text(each)});
  }
  static void take(const Select& row, RecordIds& list) {
    list.push_back(record_id_of(row.text(1)));
  }
};

// Calls `take` with the members that are lists, or with those that are single values. Those of a
// part that is always there are stored as the record's own.
template <class R, bool lists, class Take>
void for_each_kind(Take take) {
  const auto one = [&](const auto& member) {
    using Value = typename std::remove_cvref_t<decltype(member)>::Type;
    if constexpr (ListRows<Value>::is_list == lists) take(member);
  };
  for_each_member<R>([&](const auto& member) {
    using Value = typename std::remove_cvref_t<decltype(member)>::Type;
    if constexpr (HasMembers<Value>)
      spread(member.place, MembersOf<Value>::list).each(one);
    else
      one(member);
  });
}

// Lists within a part are not written here: their separate tables are up to the writer of the
// record.
template <HasMembers Part>
struct ListRows<std::vector<Part>> {
  static constexpr bool is_list = true;
  static std::vector<std::string> columns(std::string_view) {
    std::vector<std::string> names;
    for_each_kind<Part, false>([&](const auto& member) { names.emplace_back(member.column()); });
    return names;
  }
  static void write(Insert& insert, const std::string& id, const std::vector<Part>& list) {
    int position = 0;
    for (const Part& part : list) {
      std::vector<SqlValue> values = {id, position++};
      for_each_kind<Part, false>(
          [&](const auto& member) { values.push_back(column_value(member, part)); });
      insert.row(values);
    }
  }
  static void take(const Select& row, std::vector<Part>& list) {
    Part& part = list.emplace_back();
    int column = 1;
    for_each_kind<Part, false>(
        [&](const auto& member) { take_column(row, column++, member, part); });
  }
};

// Whether an optional part is stored in columns of the record itself, which are NULL if the part is
// missing. Prefixed: `jcz_id` and `jcz_turn` for the member `jcz`; Bare: by the names of the part.
enum class PartColumns : std::uint8_t { None, Prefixed, Bare };
template <class Value>
inline constexpr PartColumns part_columns = PartColumns::None;

// Calls `take` with the name of each column of the member.
template <class M, class Take>
void for_each_column(const M& member, Take take) {
  if constexpr (part_columns<typename M::Type> != PartColumns::None) {
    const bool bare = part_columns<typename M::Type> == PartColumns::Bare;
    const std::string prefix = bare ? "" : std::string(member.column()) + '_';
    for_each_member<typename M::Type::value_type>(
        [&](const auto& part) { take(prefix + std::string(part.column())); });
  } else {
    take(std::string(member.column()));
  }
}
template <class M, class R>
void put_columns(std::vector<SqlValue>& values, const M& member, const R& record) {
  if constexpr (part_columns<typename M::Type> != PartColumns::None)
    for_each_member<typename M::Type::value_type>([&](const auto& inside) {
      const auto& part = member.of(record);
      values.push_back(part ? column_value(inside, *part) : SqlValue());
    });
  else
    values.push_back(column_value(member, record));
}
template <class M, class R>
void take_columns(const Select& row, int& column, const M& member, R& record) {
  if constexpr (part_columns<typename M::Type> != PartColumns::None) {
    typename M::Type::value_type part;
    const bool there = !row.is_null(column);
    for_each_member<typename M::Type::value_type>(
        [&](const auto& inside) { take_column(row, column++, inside, part); });
    if (there) member.of(record) = std::move(part);
  } else {
    take_column(row, column++, member, record);
  }
}

// Extra columns at the end, for users of plain SQL: their names, and their values for a record,
// NULL if empty. Specialized for records that have any.
template <class R>
struct DerivedColumns {
  static constexpr std::array<std::string_view, 0> names = {};
  static std::array<std::string, 0> values(const R&) { return {}; }
};

// Lists of texts, one per row. Lists that share a table have a column that tells them apart; names
// that may be rules or rulings have a column for each.
std::vector<std::string> text_columns(std::string_view column, const MemberTraits& traits);
void write_texts(Insert& insert, const std::string& id, std::string_view key,
                 const MemberTraits& traits, const std::vector<std::string>& texts,
                 const RuleIds& rules);
// "SELECT key, columns FROM table ORDER BY key, position".
std::string list_query(std::string_view table, std::string_view key,
                       const std::vector<std::string>& columns);
// The same for the texts of the list that content calls `list`.
std::string text_query(std::string_view table, std::string_view key, std::string_view list,
                       std::string_view column, const MemberTraits& traits);
std::string record_query(std::string_view table, const std::vector<std::string>& columns,
                         std::string_view order);

template <class R, class M>
std::string table_of(const M& member) {
  if (!member.traits.whole_table.empty()) return std::string(member.traits.whole_table);
  // "ruling_id" refers to the record, "ruling_asked" holds its list `asked`.
  std::string_view key = MembersOf<R>::record.key;
  key.remove_suffix(std::string_view("id").size());
  return std::string(key) + std::string(member.table());
}

// ---- Records

template <class R>
const std::string& own_id(const R& record) {
  return MembersOf<R>::list.first().of(record);
}

template <class R>
std::vector<std::string> record_columns() {
  std::vector<std::string> names;
  for_each_kind<R, false>([&](const auto& member) {
    for_each_column(member, [&](std::string name) { names.push_back(std::move(name)); });
  });
  return names;
}

// Includes the columns that are never read back.
template <class R>
std::vector<std::string> written_columns() {
  std::vector<std::string> names = record_columns<R>();
  if (!MembersOf<R>::record.order.empty()) names.emplace_back("position");
  for (const std::string_view name : DerivedColumns<R>::names) names.emplace_back(name);
  return names;
}

template <class M>
std::vector<std::string> list_columns(const M& member) {
  using Value = typename M::Type;
  if constexpr (std::is_same_v<Value, std::vector<std::string>>)
    return text_columns(member.column(), member.traits);
  else
    return ListRows<Value>::columns(member.column());
}

template <class R>
class RecordWriter {
 public:
  explicit RecordWriter(SQLite::Database& database, RuleIds rules = {})
      : record_(database, MembersOf<R>::record.table, written_columns<R>()),
        rules_(std::move(rules)) {
    for_each_kind<R, true>([&](const auto& member) {
      std::vector<std::string> names = {std::string(MembersOf<R>::record.key), "position"};
      for (std::string& name : list_columns(member)) names.push_back(std::move(name));
      lists_.emplace_back(database, table_of<R>(member), names);
    });
  }

  // `position` orders the records of kinds that have an order.
  void write(const R& record, int position = 0) {
    std::vector<SqlValue> values;
    for_each_kind<R, false>([&](const auto& member) { put_columns(values, member, record); });
    if (!MembersOf<R>::record.order.empty()) values.emplace_back(position);
    const auto derived = DerivedColumns<R>::values(record);
    for (const std::string& text : derived) values.push_back(or_null(text));
    record_.row(values);
    std::size_t next = 0;
    for_each_kind<R, true>([&](const auto& member) { write_list(lists_[next++], member, record); });
  }

 private:
  template <class M>
  void write_list(Insert& insert, const M& member, const R& record) const {
    using Value = typename M::Type;
    if constexpr (std::is_same_v<Value, std::vector<std::string>>)
      write_texts(insert, own_id(record), member.key(), member.traits, member.of(record), rules_);
    else
      ListRows<Value>::write(insert, own_id(record), member.of(record));
  }

  Insert record_;
  std::deque<Insert> lists_;
  RuleIds rules_;
};

// Writes records with their positions in the list.
template <class R>
void write_in_order(SQLite::Database& database, const std::vector<R>& records) {
  RecordWriter<R> writer(database);
  int position = 0;
  for (const R& record : records) writer.write(record, position++);
}

// Finds records by id, for rows that refer to the record they belong to.
template <class R>
class ById {
 public:
  explicit ById(std::vector<R>& records) {
    for (R& record : records) by_id_.emplace(own_id(record), &record);
  }
  // The record whose id is in column 0. Throws DamagedRow if there is none.
  R& at(const Select& row) const {
    const auto found = by_id_.find(row.text(0));
    if (found == by_id_.end()) throw DamagedRow("a row names a record that is not there");
    return *found->second;
  }

 private:
  std::map<std::string_view, R*> by_id_;
};

template <class R, class M>
void load_list(SQLite::Database& database, const ById<R>& records, const M& member) {
  using Value = typename M::Type;
  const std::string table = table_of<R>(member);
  const std::string_view key = MembersOf<R>::record.key;
  std::string query;
  if constexpr (std::is_same_v<Value, std::vector<std::string>>)
    query = text_query(table, key, member.key(), member.column(), member.traits);
  else
    query = list_query(table, key, list_columns(member));
  Select row(database, query.c_str());
  while (row.next()) {
    Value& list = member.of(records.at(row));
    if constexpr (std::is_same_v<Value, std::vector<std::string>>)
      list.push_back(row.text(1));
    else
      ListRows<Value>::take(row, list);
  }
}

template <class R>
std::vector<R> load_records(SQLite::Database& database) {
  std::vector<R> records;
  const std::string query =
      record_query(MembersOf<R>::record.table, record_columns<R>(), MembersOf<R>::record.order);
  Select row(database, query.c_str());
  while (row.next()) {
    R& record = records.emplace_back();
    int column = 0;
    for_each_kind<R, false>([&](const auto& member) { take_columns(row, column, member, record); });
  }
  const ById<R> by_id(records);
  for_each_kind<R, true>([&](const auto& member) { load_list(database, by_id, member); });
  return records;
}

}  // namespace cartulary::tiledb
